/* Random play of Kardinal in C: the rules and the order of moves of our engine, nothing else.

   It shows how fast these rules can be played at all. Checked against the engine: the same number
   of positions at every depth, the same matches from the same seeds.

     kardinal perft PLAYERS DEPTH        how many positions lie DEPTH decisions deep
     kardinal play PLAYERS SEED          one match: decisions, sum of all choices, scores
     kardinal speed PLAYERS SECONDS SEED decisions, matches and seconds of CPU time           */

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { HOUSE, TOWER, COURT };
enum { BUILDING, STONE, CARDINAL, OVER };
enum {
    WIDTH = 72,
    SQUARES = WIDTH * WIDTH,
    DOM = 35 * WIDTH + 35,
    NAVE = DOM + 1,
    NO_COLOUR = 4,
    FOURTH_COLOUR = 3,
    ALL_BUILDINGS = 24,
    BUILT = 128,
    DECLINE = 16 * SQUARES,
    TAKE_STONE = DECLINE + 1,
    KEEP_CARDINAL = TAKE_STONE + 4,
    MOVE_CARDINAL = KEEP_CARDINAL + 1,
    MOST_EDGE = 160,
    MOST_MOVES = 4096
};

static const int STEPS[4] = {1, -1, WIDTH, -WIDTH};
static const int SHAPE_OF_WAY[4] = {HOUSE, TOWER, COURT, COURT};
static const int SECOND_SQUARE[4] = {0, 0, 1, WIDTH};
static const int SHAPE_BIT[3] = {1, 2, 4};
static const int COLOUR_BIT[5] = {8, 16, 32, 64, 0};
static const int OWN_COLOURS[5][4] = {{0}, {0}, {5, 10}, {1, 2, 4}, {1, 2, 4, 8}};

static uint8_t single_allowed[256], court_allowed[256];
static int kinds_of_seat[5][4];

typedef struct {
    uint64_t x;
} Rng;

typedef struct {
    int players, turn, phase, idle, declined, cardinal, last_shape, last_colour;
    int in_stock, built, edges, choices;
    int8_t stock[12], stones[16], supply[4];
    int16_t edge[MOST_EDGE];
    uint8_t squares[SQUARES];
    int legal[MOST_MOVES];
} State;

/* ---- the generator of gildehuis.core.rng */

static Rng seeded(uint64_t seed) {
    return (Rng){seed % ((1073717895ULL << 30) - 2) + 1};
}

static int below(Rng *rng, int n) {
    const uint64_t low = (1 << 30) - 1;
    uint64_t x = 1073717895ULL * (rng->x & low) + (rng->x >> 30);
    rng->x = x;
    return (int)((((x >> 30) ^ x) & low) * (uint64_t)n >> 30);
}

/* ---- tables */

static int may_stand(int shape, int colour, int borders) {
    return borders != 0                                         /* K6 */
           && !(borders & BUILT)
           && (shape == HOUSE || (borders & SHAPE_BIT[HOUSE]))  /* K9, K10 */
           && !(borders & SHAPE_BIT[shape])                     /* K11 */
           && !(borders & COLOUR_BIT[colour]);                  /* K12 */
}

static int allowed(int shape, int borders) {
    int bits = 0;
    for (int colour = 0; colour < 4; colour++)
        if (may_stand(shape, colour, borders)) bits |= 1 << colour;
    return bits;
}

static void tabulate(void) {
    for (int borders = 0; borders < 256; borders++) {
        single_allowed[borders] = (uint8_t)(allowed(HOUSE, borders) | allowed(TOWER, borders) << 4);
        court_allowed[borders] = (uint8_t)allowed(COURT, borders);
    }
    for (int players = 2; players < 5; players++)
        for (int seat = 0; seat < players; seat++) {
            int colours = OWN_COLOURS[players][seat];
            if (players == 3) colours |= 1 << FOURTH_COLOUR; /* K31 */
            kinds_of_seat[players][seat] = colours | colours << 4 | colours << 8;
        }
}

/* ---- what may be done */

static int add_moves(State *s, int count, int bits, int first_kind, int square) {
    for (int i = 0; bits; i++, bits >>= 1)
        if (bits & 1) s->legal[count++] = (first_kind + i) * SQUARES + square;
    return count;
}

static int buildings(State *s, int seat) { /* K2-K14 */
    int kinds = s->in_stock & kinds_of_seat[s->players][seat];
    if (s->last_shape >= 0) kinds &= ~(0xF << s->last_shape * 4 | 0x111 << s->last_colour);
    int singles = kinds & 0xFF, courts = kinds >> 8, n = 0;
    uint8_t *squares = s->squares, beneath = 0;
    if (s->cardinal >= 0) { /* K8 */
        beneath = squares[s->cardinal];
        squares[s->cardinal] = BUILT;
    }
    for (int e = 0; e < s->edges; e++) {
        int square = s->edge[e], here = squares[square];
        n = add_moves(s, n, single_allowed[here] & singles, 0, square);
        if (courts && here < BUILT) {
            n = add_moves(s, n, court_allowed[here | squares[square + 1]] & courts, 8, square);
            n = add_moves(s, n, court_allowed[here | squares[square + WIDTH]] & courts, 12, square);
            int bits = court_allowed[here] & courts;
            if (bits && !squares[square - 1]) n = add_moves(s, n, bits, 8, square - 1);
            if (bits && !squares[square - WIDTH]) n = add_moves(s, n, bits, 12, square - WIDTH);
        }
    }
    if (s->cardinal >= 0) squares[s->cardinal] = beneath;
    return n;
}

static int may_decline(const State *s, int seat) { /* K33 */
    return s->players == 3 && !(s->stock[seat] || s->stock[4 + seat] || s->stock[8 + seat]);
}

static void ask_cardinal(State *s) { /* K22, K23 */
    s->phase = CARDINAL;
    s->choices = s->edges;
    for (int e = 0; e < s->edges; e++)
        s->legal[e] = s->edge[e] == s->cardinal ? KEEP_CARDINAL : MOVE_CARDINAL + s->edge[e];
}

/* ---- what a move does */

static void occupy(State *s, int square, int shape, int colour) {
    int bits = SHAPE_BIT[shape] | COLOUR_BIT[colour];
    if (s->squares[square]) {
        int e = 0;
        while (s->edge[e] != square) e++;
        s->edges--;
        memmove(s->edge + e, s->edge + e + 1, (size_t)(s->edges - e) * sizeof s->edge[0]);
    }
    s->squares[square] = (uint8_t)(BUILT + shape * 5 + colour);
    for (int i = 0; i < 4; i++) {
        int beside = square + STEPS[i], known = s->squares[beside];
        if (known == 0) s->edge[s->edges++] = (int16_t)beside;
        if (known < BUILT) s->squares[beside] = (uint8_t)(known | bits);
    }
}

static void take_stones(State *s, int square) { /* K16, K17, K19, K34 */
    int giving = s->players == 3 ? FOURTH_COLOUR : NO_COLOUR;
    for (int i = 0; i < 4; i++) {
        int beside = s->squares[square + STEPS[i]];
        if (beside < BUILT) continue;
        int colour = (beside - BUILT) % 5;
        if (colour < giving && s->supply[colour]) {
            s->supply[colour]--;
            s->stones[s->turn * 4 + colour]++;
        }
    }
}

static void finish(State *s) {
    s->phase = OVER;
    s->choices = 0;
}

static void end_turn(State *s) { /* K15, K37 */
    while (s->idle < s->players) {
        s->turn = (s->turn + 1) % s->players;
        s->choices = buildings(s, s->turn);
        if (s->choices) {
            s->phase = BUILDING;
            if (may_decline(s, s->turn)) s->legal[s->choices++] = DECLINE;
            return;
        }
        s->idle++;
    }
    finish(s); /* K24, K35, K39 */
}

static void build(State *s, int move) {
    int kind = move / SQUARES, square = move % SQUARES;
    int way = kind >> 2, colour = kind & 3, shape = SHAPE_OF_WAY[way], second = SECOND_SQUARE[way];
    take_stones(s, square);
    if (second) take_stones(s, square + second);
    occupy(s, square, shape, colour);
    if (second) occupy(s, square + second, shape, colour);
    if (!--s->stock[shape * 4 + colour]) s->in_stock &= ~(1 << (shape * 4 + colour));
    s->last_shape = shape;
    s->last_colour = colour;
    s->idle = s->declined = 0;
    s->built++;
    if (s->built == ALL_BUILDINGS) {
        finish(s); /* K24 */
    } else if (s->built == 1) { /* K18 */
        s->phase = STONE;
        s->choices = s->players == 3 ? 3 : 4;
        for (int c = 0; c < s->choices; c++) s->legal[c] = TAKE_STONE + c;
    } else {
        ask_cardinal(s);
    }
}

static void play(State *s, int move) { /* K37 */
    if (move < DECLINE) {
        build(s, move);
    } else if (move == DECLINE) {
        s->idle++;
        s->declined = 1;
        end_turn(s);
    } else if (move < KEEP_CARDINAL) { /* K18, K20 */
        s->supply[move - TAKE_STONE]--;
        s->stones[s->turn * 4 + move - TAKE_STONE]++;
        ask_cardinal(s);
    } else {
        if (move != KEEP_CARDINAL) s->cardinal = move - MOVE_CARDINAL;
        end_turn(s);
    }
}

static void start(State *s, int players) { /* K4 */
    memset(s, 0, offsetof(State, legal));
    s->players = players;
    s->cardinal = s->last_shape = s->last_colour = -1;
    memset(s->stock, 2, sizeof s->stock);
    memset(s->supply, 12, sizeof s->supply);
    s->in_stock = (1 << 12) - 1;
    occupy(s, DOM, TOWER, NO_COLOUR);
    occupy(s, NAVE, HOUSE, NO_COLOUR);
    s->choices = buildings(s, 0);
}

static int score(const State *s, int seat) { /* K25, K26, K30 */
    int sum = 0, most = 0;
    for (int c = 0; c < 4; c++) {
        int own = OWN_COLOURS[s->players][seat] >> c & 1;
        int stones = s->stones[seat * 4 + c] + (own ? s->supply[c] : 0);
        sum += stones;
        if (stones > most) most = stones;
    }
    return sum + most;
}

/* ---- the commands */

static unsigned long long perft(const State *s, int depth) {
    if (s->phase == OVER) return 1;
    if (depth == 1) return (unsigned long long)s->choices;
    unsigned long long leaves = 0;
    for (int i = 0; i < s->choices; i++) {
        State after;
        memcpy(&after, s, offsetof(State, legal));
        play(&after, s->legal[i]);
        leaves += perft(&after, depth - 1);
    }
    return leaves;
}

static int playout(State *s, Rng *rng, long long *choices) {
    int decisions = 0;
    for (; s->phase != OVER; decisions++) {
        *choices += s->choices;
        play(s, s->legal[below(rng, s->choices)]);
    }
    return decisions;
}

static void speed(int players, double seconds, uint64_t seed) {
    static State s;
    Rng rng = seeded(seed);
    long long decisions = 0, matches = 0, choices = 0;
    clock_t begun = clock(), end = begun + (clock_t)(seconds * CLOCKS_PER_SEC);
    do {
        for (int i = 0; i < 64; i++, matches++) {
            start(&s, players);
            decisions += playout(&s, &rng, &choices);
        }
    } while (clock() < end);
    printf("%lld %lld %.6f\n", decisions, matches, (double)(clock() - begun) / CLOCKS_PER_SEC);
}

int main(int count, char **words) {
    static State s;
    tabulate();
    if (count >= 4) {
        int players = atoi(words[2]);
        start(&s, players);
        if (!strcmp(words[1], "perft")) {
            printf("%llu\n", perft(&s, atoi(words[3])));
            return 0;
        }
        if (!strcmp(words[1], "play")) {
            Rng rng = seeded(strtoull(words[3], NULL, 10));
            long long choices = 0;
            int decisions = playout(&s, &rng, &choices);
            printf("%d %lld", decisions, choices);
            for (int seat = 0; seat < players; seat++) printf(" %d", score(&s, seat));
            printf("\n");
            return 0;
        }
        if (!strcmp(words[1], "speed") && count == 5) {
            speed(players, atof(words[3]), strtoull(words[4], NULL, 10));
            return 0;
        }
    }
    fprintf(stderr, "kardinal perft PLAYERS DEPTH | play PLAYERS SEED | speed PLAYERS SECONDS SEED\n");
    return 2;
}
