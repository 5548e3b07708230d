// What is shown of Flandern. Written by `make generate` from the game's schema.py; edit that.
import type { SeatId } from "./protocol";

export type Asked =
  | "choose"
  | "town"
  | "site"
  | "golden_town"
  | "golden_site"
  | "cathedral"
  | "master"
  | "influence_guild"
  | "turn"
  | "own_card"
  | "pile_card"
  | "pile_town"
  | "pile_site"
  | "over";

export const CARDS = [
  "town:brugge",
  "town:gent",
  "town:ieper",
  "town:leuven",
  "town:utrecht",
  "town:luik",
  "site",
  "pickup",
  "cathedral",
  "master",
  "influence",
] as const;
/** F7 */
export type Card = (typeof CARDS)[number];

export const TOWN_NAMES = ["brugge", "gent", "ieper", "leuven", "utrecht", "luik"] as const;
/** F1 */
export type TownName = (typeof TOWN_NAMES)[number];

export const GUILDS = ["blue", "yellow", "green", "red", "grey"] as const;
/** In the order of the seats */
export type Guild = (typeof GUILDS)[number];

export type End = "board_full" | "golden_empty" | "no_space" | "influenced_only" | "standstill";

/** Of the edition: "XN"; "ZN+1" was added by a special */
export type SpaceName = string;

export const ARMS = ["blue", "yellow", "green", "red", "grey", "church"] as const;
export type Arms = (typeof ARMS)[number];

export const SPECIALS = ["A", "B", "C", "D"] as const;
/** F28 */
export type Special = (typeof SPECIALS)[number];

export const SHAPES = ["X", "Y", "Z"] as const;
/** F4 */
export type Shape = (typeof SHAPES)[number];

export const ACTION_CARDS = [
  "town:brugge",
  "town:gent",
  "town:ieper",
  "town:leuven",
  "town:utrecht",
  "town:luik",
  "site",
  "pickup",
] as const;
/** F2 */
export type ActionCard = (typeof ACTION_CARDS)[number];

/** F41: its arms, then its card: "green:town:gent" */
export type PileCard = string;

/** Masters on a district: none, one or two (F6, F29) */
export type Printed = boolean | 2;

/** The card being carried out; all is null if none is. */
export type CurrentCard = {
  card: Card | null; // town:…, site, cathedral, master
  town: TownName | null; // null where the card is for any town
  guild: Guild | null; // that counts as own; null with golden cards
};

/** A guild in a town, as if the town were scored now, or as it was. */
export type Standing = {
  guild: Guild;
  districts: number; // finished ones
  masters: number;
  rank: number; // guilds that are tied share the worst of their ranks (F34)
  points: number;
};

/** A space of a town. All from `guild` on is there only where a district is laid. */
export type Space = {
  space: SpaceName;
  shape: "X" | "Y" | "Z" | "C"; // C is the centre
  state: "free" | "covered" | "swallowed" | "laid"; // D swallows a space (F28)
  guild?: Arms;
  masters?: number; // printed
  special?: Special | null;
  finished?: boolean;
  site?: boolean; // has a building-site piece; neither this nor finished: scored
  figures?: number; // guild masters placed on it
  cathedral?: boolean;
};

/** A town. All six are laid out alike. */
export type Town = {
  town: TownName;
  in_play: boolean; // false: out of the game with three players (F10)
  scored: boolean; // has its cylinder
  value: number; // of its finished districts now (F32)
  free: number; // free spaces
  guilds: Standing[]; // by rank
  spaces: Space[]; // the centre, printed spaces, then those that specials added
};

/** Districts of one shape and arms in stock. */
export type Tiles = {
  plain: number; // without a printed master
  master: number; // with one
  two: number; // with two
};

/** Pieces in stock. */
export type Pieces = {
  building_sites: number;
  cathedrals: number;
  guild_masters: number;
};

/** What a seat chose (F12). */
export type Choice = {
  card: ActionCard;
  influence: number; // influence cards added to it
};

/** What a seat has. Its cards are known to all: what does not lie open is in hand. */
export type Seat = {
  guild: Guild;
  influenced: Guild | null; // two players: the guild under influence; null before F40
  points: number; // of its guilds on the track
  score: number; // the same; with the influence bonus once the match is over (F38)
  hand: ActionCard[]; // not lying open, a card chosen in secret included
  open: ActionCard[]; // lying open
  influence: number; // influence cards in hand, those chosen in secret included
  has_chosen: boolean;
  choice: Choice | null; // own at once, others' when all have chosen (F12)
};

/** A golden card that all have seen. */
export type SeenCard = {
  card: Card;
  to: "hand" | "discards" | "removed"; // where it went (F11, F15)
};

/** The golden pile of three and four players. */
export type Golden = {
  starter: SeatId;
  order: SeatId[]; // of play this round, once revealed (F13)
  acted: number; // how many of that order have begun their action
  left: number; // cards in the pile
  face_down: boolean; // a golden card lies before the starting player
  card: Card | null; // that card; null for all but the starting player
  drawn: SeenCard[]; // oldest first
};

/** The pile of two players: all know which cards are in it, nobody in which order. */
export type Pile = {
  left: number;
  cards: PileCard[]; // sorted
  discards: PileCard[];
  removed: PileCard[]; // of scored towns (F43)
  card: PileCard | null; // being carried out
  own_done: boolean; // the own action of this turn
  pile_done: boolean; // the action with a card drawn
  built: boolean; // something was laid or finished in this turn
  idle: number; // turns in a row without
  standstill: number; // so many of them end the match (F46)
};

/** A guild is any arms but `church`; seats have the guilds in the order of the arms. */
export type Position = {
  asking: Asked; // what is decided now
  turn: SeatId | null; // the seat asked; null while all choose, and at the end of 3–4 players
  round: number; // 3–4 players: the round; 2 players: the turn (0 before the first)
  card: CurrentCard;
  end: End | null; // once it is over
  towns: Town[]; // always six, in the order of F1
  stock: Record<Arms, Record<Shape, Tiles>>;
  specials: Special[]; // in stock
  pieces: Pieces;
  points: Record<Guild, number>; // on the scoring track
  free_spaces: number; // on the whole board: at most 1 ends the match of 3–4 players (F37)
  seats: Seat[];
  golden: Golden | null; // null with two players
  pile: Pile | null; // null with three and four players
};

/** What a choice shows, or how a town would stand after an action there. */
export type Preview = {
  cards?: number; // of a choice: how many are laid down
  value?: number; // change of the town's value
  points?: Partial<Record<Guild, number>>;
  free?: number; // free spaces the town would have left; 0: it will be scored
};

/** F12. */
export type ChooseMove = {
  type: "choose";
  card: ActionCard;
  influence: number;
};

/** F17. */
export type BuildMove = {
  type: "build";
  town: TownName;
  space: SpaceName;
  guild: Arms;
  master: Printed;
  special: Special | null;
};

/** As a building site (F18). */
export type SetUpMove = {
  type: "set_up";
  town: TownName;
  space: SpaceName;
  guild: Arms;
  master: Printed;
  special: Special | null;
};

/** F17. */
export type FinishMove = {
  type: "finish";
  town: TownName;
  space: SpaceName;
};

/** F21. */
export type CathedralMove = {
  type: "cathedral";
  town: TownName;
  space: SpaceName;
};

/** F22. */
export type MasterMove = {
  type: "master";
  town: TownName;
  space: SpaceName;
};

/** F40. */
export type InfluenceGuildMove = {
  type: "influence_guild";
  guild: Arms;
};

/** F42. */
export type PlayCardMove = {
  type: "play_card";
  card: ActionCard;
};

/** F42. */
export type DrawCardMove = {
  type: "draw_card";
};

export type RoundBeganEvent = {
  type: "round_began";
  seat: SeatId; // the starting player
  round: number;
};

/** F11. */
export type GoldenDrawnEvent = {
  type: "golden_drawn";
  seat: SeatId;
  left: number;
  known: 0 | 1; // 1 to the starting player, who knows the card
  card?: Card;
};

/** Its town is scored (F11). */
export type GoldenRemovedEvent = {
  type: "golden_removed";
  seat: SeatId;
  card: Card;
};

/** F12. */
export type ChoseEvent = {
  type: "chose";
  seat: SeatId;
  known: 0 | 1; // 1 to the seat itself, which knows what
  card?: ActionCard;
  influence?: number;
};

/** One per seat, in the order of play (F13). */
export type RevealedEvent = {
  type: "revealed";
  seat: SeatId;
  card: ActionCard;
  influence: number;
};

/** The card's action lapses (F14). */
export type ImpossibleEvent = {
  type: "impossible";
  seat: SeatId;
  card: Card;
};

/** F17. */
export type BuiltEvent = {
  type: "built";
  seat: SeatId;
  town: TownName;
  space: SpaceName;
  guild: Arms; // whose district lies there
  master: Printed;
  special: Special | null;
};

/** F18. */
export type SiteSetUpEvent = {
  type: "set_up";
  seat: SeatId;
  town: TownName;
  space: SpaceName;
  guild: Arms; // whose district lies there
  master: Printed;
  special: Special | null;
};

/** By a special (F28). */
export type SpaceAddedEvent = {
  type: "space_added";
  seat: SeatId;
  town: TownName;
  space: SpaceName;
};

/** Swallowed by a special (F28). */
export type SpaceGoneEvent = {
  type: "space_gone";
  seat: SeatId;
  town: TownName;
  space: SpaceName;
};

/** F17. */
export type FinishedEvent = {
  type: "finished";
  seat: SeatId;
  town: TownName;
  space: SpaceName;
  guild: Arms; // whose district lies there
};

/** F19. */
export type PickedUpEvent = {
  type: "picked_up";
  seat: SeatId;
  cards: ActionCard[];
};

/** F15. */
export type GoldenTurnedEvent = {
  type: "golden_turned";
  seat: SeatId;
  card: Card;
};

/** F20. */
export type InfluenceGainedEvent = {
  type: "influence_gained";
  seat: SeatId;
};

/** F21. */
export type CathedralBuiltEvent = {
  type: "cathedral_built";
  seat: SeatId;
  town: TownName;
  space: SpaceName;
};

/** F22. */
export type MasterPlacedEvent = {
  type: "master_placed";
  seat: SeatId;
  town: TownName;
  space: SpaceName;
  guild: Arms; // whose district lies there
};

/** F30. */
export type CoveredEvent = {
  type: "covered";
  town: TownName;
  space: SpaceName;
};

/** F31. */
export type TownScoredEvent = {
  type: "town_scored";
  town: TownName;
  value: number;
};

/** One per guild that is ranked, best first (F33). */
export type GuildScoredEvent = {
  type: "guild_scored";
  town: TownName;
  guild: Arms;
  districts: number;
  masters: number;
  rank: number;
  points: number;
};

/** F38. */
export type InfluenceBonusEvent = {
  type: "influence_bonus";
  seat: SeatId;
  points: number;
};

/** F40. */
export type GuildTakenEvent = {
  type: "guild_taken";
  seat: SeatId;
  guild: Arms;
};

/** F42. */
export type TurnBeganEvent = {
  type: "turn_began";
  seat: SeatId;
  turn: number;
};

/** F42. */
export type CardPlayedEvent = {
  type: "card_played";
  seat: SeatId;
  card: ActionCard;
};

/** F42. */
export type CardDrawnEvent = {
  type: "card_drawn";
  seat: SeatId;
  pile_card: PileCard;
  guild: Arms;
  card: ActionCard;
};

/** Its town is scored (F43). */
export type CardRemovedEvent = {
  type: "card_removed";
  seat: SeatId;
  pile_card: PileCard;
  guild: Arms;
  card: ActionCard;
};

/** F43. */
export type PileShuffledEvent = {
  type: "pile_shuffled";
  seat: SeatId;
  cards: number; // how many
};

/** F43. */
export type PileEmptyEvent = {
  type: "pile_empty";
  seat: SeatId;
};

export type EndedEvent = {
  type: "ended";
  end: End;
};

export type Moves =
  | ChooseMove
  | BuildMove
  | SetUpMove
  | FinishMove
  | CathedralMove
  | MasterMove
  | InfluenceGuildMove
  | PlayCardMove
  | DrawCardMove;

export type Events =
  | RoundBeganEvent
  | GoldenDrawnEvent
  | GoldenRemovedEvent
  | ChoseEvent
  | RevealedEvent
  | ImpossibleEvent
  | BuiltEvent
  | SiteSetUpEvent
  | SpaceAddedEvent
  | SpaceGoneEvent
  | FinishedEvent
  | PickedUpEvent
  | GoldenTurnedEvent
  | InfluenceGainedEvent
  | CathedralBuiltEvent
  | MasterPlacedEvent
  | CoveredEvent
  | TownScoredEvent
  | GuildScoredEvent
  | InfluenceBonusEvent
  | GuildTakenEvent
  | TurnBeganEvent
  | CardPlayedEvent
  | CardDrawnEvent
  | CardRemovedEvent
  | PileShuffledEvent
  | PileEmptyEvent
  | EndedEvent;

export type Flandern = {
  position: Position;
  move: Moves;
  event: Events;
  preview: Preview;
};
