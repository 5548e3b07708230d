// boardgame.io's MCTS bot on Connect Four, its own settings: node search.cjs SECONDS SEED
const { MCTSBot } = require("boardgame.io/ai");
const { InitializeGame } = require("boardgame.io/internal");

const [WIDTH, HEIGHT, ITERATIONS] = [7, 6, 100];
const STEPS = [[1, 0], [0, 1], [1, 1], [1, -1]];

function won(cells, column, row) {
  const mine = cells[column][row];
  const run = (x, y, dx, dy) => {
    let length = 0;
    while (cells[x + dx]?.[y + dy] === mine) (length++, (x += dx), (y += dy));
    return length;
  };
  return STEPS.some(([dx, dy]) => run(column, row, dx, dy) + run(column, row, -dx, -dy) >= 3);
}

const ConnectFour = {
  setup: () => ({ cells: Array.from({ length: WIDTH }, () => []), won: false }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      if (G.cells[column].length >= HEIGHT) return "INVALID_MOVE";
      G.cells[column].push(playerID);
      G.won = won(G.cells, column, G.cells[column].length - 1);
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.won) return { winner: ctx.currentPlayer };
    if (G.cells.every((column) => column.length === HEIGHT)) return { draw: true };
  },
  ai: {
    enumerate: (G) =>
      G.cells.flatMap((column, x) => (column.length < HEIGHT ? [{ move: "drop", args: [x] }] : [])),
  },
};

async function main(seconds, seed) {
  const state = InitializeGame({ game: ConnectFour });
  const think = async (number) => {
    const bot = new MCTSBot({
      game: ConnectFour, enumerate: ConnectFour.ai.enumerate, seed: String(number), iterations: ITERATIONS,
    });
    bot.setOpt("async", false);
    await bot.play(state, "0");
  };
  const spent = (since) => { const used = process.cpuUsage(since); return (used.user + used.system) / 1e6; };
  await think(seed);
  const start = process.cpuUsage();
  let decisions = 0;
  while (spent(start) < seconds) await think(seed + ++decisions);
  console.log(JSON.stringify({ simulations_per_second: (decisions * ITERATIONS) / spent(start) }));
}

main(Number(process.argv[2]), Number(process.argv[3]));
