// What is shown of Nieuwstad. Written by `make generate` from the game's schema.py; edit that.
import type { SeatId } from "./protocol";

/** What goes on between questions; `over` once the match has ended. */
export type StepWord =
  | "opening_tiles"
  | "opening_buildings"
  | "choose"
  | "houthakker"
  | "bouwmeester"
  | "boer"
  | "schout_buy"
  | "schout_draw"
  | "schout_event"
  | "schout_play"
  | "schout_guard"
  | "schout_steal"
  | "schout_festival"
  | "handelaar"
  | "rentmeester"
  | "round_end"
  | "income"
  | "over";

/** The table of questions, Q1 to Q24. */
export type Asked =
  | "opening_tile"
  | "opening_building"
  | "place"
  | "role"
  | "copy"
  | "tile"
  | "build"
  | "pay"
  | "discount"
  | "partners"
  | "owner"
  | "share"
  | "answer"
  | "extra"
  | "buy_cards"
  | "play"
  | "burn"
  | "quarter"
  | "guard"
  | "steal"
  | "join"
  | "pledge_florins"
  | "pledge_goods"
  | "trade"
  | "tax";

/** N50, N51 */
export type End = "points" | "rounds";

export const ROLE_NAMES = [
  "houthakker",
  "bouwmeester",
  "boer",
  "schout",
  "handelaar",
  "rentmeester",
  "graaf",
] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

/** Of 2 × 2 cells */
export type Slot = [number, number];

export const TILES = ["www", "wwww", "wwg"] as const;
/** Forest: w 1 wood, g 1 game */
export type Tile = (typeof TILES)[number];

export const BUILDING_NAMES = [
  "huis",
  "graanveld",
  "boot",
  "weide",
  "herenhuis",
  "houthandel",
  "houtzagerij",
  "bakkerij",
  "slagerij",
  "visboer",
  "herberg",
  "handelshuis",
  "stadspoort",
  "kantoor",
  "jachthut",
  "boshut",
  "kerk",
  "stadhuis",
  "gevangenis",
  "hospitium",
  "wachttoren",
] as const;
/** In the order of the overview (N1). */
export type BuildingName = (typeof BUILDING_NAMES)[number];

/** X, y from the NW */
export type Cell = [number, number];

export const QUARTER_NAMES = ["a", "b", "c", "d"] as const;
export type QuarterName = (typeof QUARTER_NAMES)[number];

export const GOODS = [
  "wood",
  "planks",
  "fish",
  "grain",
  "cattle",
  "game",
  "bread",
  "meat",
  "game_meat",
  "smoked_fish",
] as const;
export type Good = (typeof GOODS)[number];

export const STALL_NAMES = [
  "markt",
  "houthandel",
  "houtzagerij",
  "bakkerij",
  "slagerij",
  "visboer",
  "herberg",
] as const;
/** The Market, then the stalls that come with the building of the same name (N19, N27). */
export type StallName = (typeof STALL_NAMES)[number];

export const WISHS = [
  "botenbouw",
  "brand",
  "burgerwacht",
  "buurtfeest",
  "criminaliteit",
  "houthakkersfeest",
  "huizenbouw",
  "inkomstenbelasting",
  "kennis_is_macht",
  "midzomernachtfestival",
  "rotte_vis",
  "schilderij",
  "sprinkhanenplaag",
  "standbeeld",
  "wolventerreur",
  "sprokkelaar",
  "wijkfeest",
] as const;
export type Wish = (typeof WISHS)[number];

export const EVENT_CARDS = [
  "kleine_geboortegolf",
  "grote_geboortegolf",
  "kruistocht",
  "zwarte_dood",
  "vikingen",
] as const;
export type EventCard = (typeof EVENT_CARDS)[number];

/** N28 */
export type WoodTrade = "bought" | "sold";

export type Card = Wish | EventCard;

/** What Criminaliteit takes (N37) */
export type Loot = "florin" | "wood";

/** In the order in which a deal shares it out (N17) */
export type Shared = "florins" | "wood" | "points";

export type Gift = Good | "florin" | "point";

/** One of the seven roles. */
export type RoleCard = {
  role: RoleName;
  in_play: boolean; // Rentmeester and Graaf come with their buildings (N8)
  chosen_by: SeatId | null; // this round; null: free
};

/** The role being carried out. */
export type Phase = {
  role: RoleName | null;
  chooser: SeatId;
  privilege: number; // its units (N18, N39)
  picked: number; // roles chosen this round
  picks: number; // how many are chosen in a round
};

/** What never changes in a match; 14 × 8 cells for 3 and 4 players, 8 × 8 for 2. */
export type BoardPlan = {
  map: string[]; // a string per row: . outskirts, a b c d quarters, M Market
  market: string; // the roads of the Market N E S W: Z sand, K cobble
  printed_boats: number;
  loose_boats: number;
};

/** A place of the forest: it covers the cells 2px, 2px+1 × 2py, 2py+1. */
export type ForestSlot = {
  slot: Slot;
  standing: boolean;
  tile: Tile | null; // what was found there; null while it stands
};

/** A building that stands. */
export type Building = {
  building: BuildingName;
  cell: Cell; // its north-west one
  turn: number; // quarter turns, clockwise
  size: [number, number]; // width and height as laid
  edges: string; // its roads as laid N E S W, "" without roads
  owner: SeatId | null; // null: the town's (blue)
  quarters: QuarterName[]; // none in the outskirts
  at_water: boolean;
  good: Good | null; // what grows there
  amount: number; // how much of it lies on the field
};

/** A boat with a seal. */
export type Boat = {
  owner: SeatId;
  loose: boolean;
};

/** The boats on the lake. */
export type Boats = {
  sealed: Boat[];
  printed_left: number;
  loose_left: number;
};

/** A kind of building in the supply. */
export type ForSale = {
  left: number;
  florins: number;
  wood: number;
  points: number;
  poorters: number;
  blue: boolean; // built by a deal, for the town (N16)
};

/** A quarter of the city. */
export type QuarterFacts = {
  cells: number;
  built: number; // cells built on
  full: boolean;
  own: number[]; // sealed buildings there, by seat
};

/** A stall, or the Market. */
export type StallFacts = {
  stands: boolean;
  owner: SeatId | null;
  slots: number[]; // how many Poorters open each; none: no limit
  open: number;
  sold: number; // this phase
};

/** What a seat has; the last four only to itself, and to all once the match is over (N51). */
export type Seat = {
  florins: number;
  goods: Record<Good, number>;
  light_seals: number;
  dark_seals: number;
  cards: number;
  kennis_is_macht: boolean; // lies open
  gate_points: number;
  hand: Wish[] | null;
  points: number | null;
  card_points: number | null;
  total: number | null;
};

/** The building being built. */
export type BeingBuilt = {
  building: BuildingName;
  cell: Cell | null; // null: its place is not chosen yet; a Boot has none
  turn: number | null;
  together: boolean; // as a joint build (N20)
};

/** What a seat pays and gets. */
export type ShareOfDeal = {
  florins: number;
  wood: number;
  points: number;
};

/** A deal, blue or joint (N17, N20); after a refusal only the number of proposals. */
export type Deal = {
  proposals: number; // made this turn
  florins?: number; // the price after the discount
  wood?: number;
  points?: number;
  partners?: SeatId[];
  owner?: SeatId | null; // of a joint build; null: the town's, or not named
  shares?: ShareOfDeal[]; // so far, by seat
  step?: number; // how far it is: florins, wood, points, then answers, by seat
};

/** While a privilege of the Boer is chosen. */
export type Production = {
  extras: number; // still to choose
  produced: Good[];
  received: Good[]; // of those, what came into his goods
};

/** While cards are drawn. */
export type Purchase = {
  bought: number;
  drawn: number;
  to_draw: number;
};

/** The wish played last. */
export type WishPlayed = {
  played: number; // wishes played this turn
  card: Wish;
  quarter: QuarterName | null; // named for it
};

/** What a seat has pledged to avert an event (N49). */
export type Pledge = {
  florins: number;
  fish: number;
  grain: number;
  cattle: number;
  game: number;
};

/** An event that may still be averted. */
export type Threat = {
  card: EventCard;
  missing_florins: number;
  missing_goods: number;
  pledges: Pledge[]; // by seat
};

/** What the seat at turn has done as Handelaar. */
export type Trade = {
  entered: StallName[];
  processed: Record<StallName, number>;
  wood_trade: WoodTrade | null;
};

/** The secret question of the income (N42). */
export type Tax = {
  waiting: SeatId[]; // who still owes an answer
  own: boolean | null; // true: played it, false: passed; null: not answered
};

/** What was seen of the cards since the deck was last shuffled. */
export type Shuffled = {
  pack: Partial<Record<Card, number>>; // the deck of then
  held: number[]; // the hands' sizes then, by seat
  played: Wish[][]; // since, by seat
  drawn: Wish[] | null; // the viewer's own; null for a spectator
};

/** All a viewer may know. What is null is unknown to him or not going on. Seats are numbers, clockwise from 0. Cells are `[x, y]` from the north-west. */
export type Position = {
  round: number; // from 1
  start: SeatId; // who holds the start pawn
  step: StepWord; // what goes on
  asked: Asked | null; // the question; null once the match is over
  seat: SeatId | null; // who is asked; null at the secret tax question and at the end
  turn: number; // how many seats of the circuit are done
  other: number; // how many of the circuit of a card or event
  end: End | null;
  roles: RoleCard[]; // all seven
  phase: Phase;
  poorters: number;
  board: BoardPlan;
  forest: ForestSlot[]; // 27, with 2 players 15
  buildings: Building[]; // in the order in which they were built
  boats: Boats;
  supply: Record<BuildingName, ForSale>;
  quarters: Record<QuarterName, QuarterFacts>;
  stalls: Record<StallName, StallFacts>;
  seats: Seat[];
  building: BeingBuilt | null;
  deal: Deal | null;
  production: Production | null;
  purchase: Purchase | null;
  wish: WishPlayed | null;
  event: Threat | null;
  trade: Trade | null;
  tax: Tax | null;
  draws: (EventCard | null)[]; // the last purchase in order: null a wish, or the event
  deck: number; // cards left in it
  discards: Card[];
  shuffled: Shuffled;
};

/** What a move would bring (+) or cost (−), where it is certain. */
export type Preview = {
  privilege?: number; // units of the role's
  florins?: number;
  wood?: number;
  planks?: number;
  fish?: number;
  grain?: number;
  cattle?: number;
  game?: number;
  bread?: number;
  meat?: number;
  game_meat?: number;
  smoked_fish?: number;
  points?: number;
  poorters?: number;
  cards?: number;
  quarters?: QuarterName[]; // in which a place lies
  at_water?: boolean; // does it
  left?: number; // of what is shared out
  own?: number[]; // buildings in the quarter, by seat
};

/** Do nothing, where that is allowed. */
export type PassMove = {
  type: "pass";
};

/** Play or trade no more. */
export type DoneMove = {
  type: "done";
};

/** A partner agrees to a deal (N17). */
export type AcceptMove = {
  type: "accept";
};

/** A partner does not. */
export type RefuseMove = {
  type: "refuse";
};

/** Play it against a Criminaliteit (N40). */
export type BurgerwachtMove = {
  type: "burgerwacht";
};

/** Play it, so that nobody has income (N42). */
export type InkomstenbelastingMove = {
  type: "inkomstenbelasting";
};

/** At the Houthandel (N28). */
export type BuyWoodMove = {
  type: "buy_wood";
};

export type RoleMove = {
  type: "role";
  role: RoleName;
};

/** What the Graaf does (N34). */
export type CopyMove = {
  type: "copy";
  role: RoleName;
};

export type BuildMove = {
  type: "build";
  building: BuildingName;
};

/** Propose a building that is not blue as a deal, under the option `together` (N20). */
export type BuildTogetherMove = {
  type: "build_together";
  building: BuildingName;
};

/** The start building (N5). */
export type StartMove = {
  type: "start";
  building: BuildingName;
};

/** The privilege of the Boer (N22). */
export type ExtraMove = {
  type: "extra";
  good: Good;
};

export type BuyCardsMove = {
  type: "buy_cards";
  number: number;
};

export type PlayMove = {
  type: "play";
  card: Card;
};

export type QuarterMove = {
  type: "quarter";
  quarter: QuarterName;
};

export type StealMove = {
  type: "steal";
  seat: SeatId;
  what: Loot;
};

export type JoinMove = {
  type: "join";
  good: Good;
};

export type EnterMove = {
  type: "enter";
  stall: StallName;
};

export type PartnersMove = {
  type: "partners";
  seats: SeatId[];
};

/** Whose a joint build becomes (N20). */
export type OwnerMove = {
  type: "owner";
  seat: SeatId;
};

export type DiscountMove = {
  type: "discount";
  florins: number;
  wood: number;
};

export type PledgeGoodsMove = {
  type: "pledge_goods";
  fish: number;
  grain: number;
  cattle: number;
  game: number;
};

export type ProcessMove = {
  type: "process";
  stall: StallName;
  good: Good;
};

export type SellMove = {
  type: "sell";
  stall: StallName;
  good: Good;
};

export type ClearMove = {
  type: "clear";
  slot: Slot;
};

export type PlaceMove = {
  type: "place";
  cell: Cell; // the north-west one
  turn: number; // quarter turns, clockwise
};

export type BurnMove = {
  type: "burn";
  cell: Cell; // the north-west one of the Huis
};

export type ShareMove = {
  type: "share";
  seat: SeatId;
  what: Shared;
  amount: number;
};

export type PledgeFlorinsMove = {
  type: "pledge_florins";
  amount: number;
};

export type PayMove = {
  type: "pay";
  florins: number;
  wood: number;
  planks: number;
  huizenbouw: boolean; // with that card (N41)
};

export type ClearedEvent = {
  type: "cleared";
  seat: SeatId;
  slot: Slot;
  tile: Tile;
  wood: number;
  game: number;
};

/** A start building; cell and turn are null for a Boot. */
export type StartedEvent = {
  type: "started";
  seat: SeatId;
  building: BuildingName;
  cell: Cell | null;
  turn: number | null;
};

/** None of the start buildings finds a place (N5). */
export type StartSkippedEvent = {
  type: "start_skipped";
  seat: SeatId;
};

export type RoleChosenEvent = {
  type: "role_chosen";
  seat: SeatId;
  role: RoleName;
};

export type RoleCopiedEvent = {
  type: "role_copied";
  seat: SeatId;
  role: RoleName;
};

export type RoleAvailableEvent = {
  type: "role_available";
  role: RoleName;
};

export type PrivilegeEvent = {
  type: "privilege";
  seat: SeatId;
  what: Gift;
  amount: number;
};

export type HutEvent = {
  type: "hut";
  seat: SeatId;
  building: BuildingName;
  good: Good;
};

export type PassedEvent = {
  type: "passed";
  seat: SeatId;
};

export type BuiltEvent = {
  type: "built";
  seat: SeatId;
  building: BuildingName;
  cell: Cell | null;
  turn: number | null;
  florins: number;
  wood: number;
  planks: number;
  points: number;
  poorters: number; // by how many they changed
};

export type StallOpenedEvent = {
  type: "stall_opened";
  seat: SeatId; // the owner
  stall: StallName;
};

/** Then `OwnerNamed` if it is joint, and `Offered` for each in the deal; a Boot has no cell. */
export type ProposedEvent = {
  type: "proposed";
  seat: SeatId;
  building: BuildingName;
  cell: Cell | null;
  turn: number | null;
  partners: SeatId[];
  joint: boolean; // not blue: somebody's (N20)
};

/** Whose a joint build would become. */
export type OwnerNamedEvent = {
  type: "owner_named";
  seat: SeatId;
  building: BuildingName;
};

export type OfferedEvent = {
  type: "offered";
  seat: SeatId;
  florins: number;
  wood: number;
  points: number;
};

export type AcceptedEvent = {
  type: "accepted";
  seat: SeatId;
};

export type RefusedEvent = {
  type: "refused";
  seat: SeatId;
};

/** Then `SealLaid` if it is joint, and `Contributed` for each in the deal. */
export type BuiltTogetherEvent = {
  type: "built_together";
  seat: SeatId;
  building: BuildingName;
  cell: Cell | null;
  turn: number | null;
  partners: SeatId[];
  joint: boolean; // not blue: somebody's (N20)
  poorters: number;
};

/** Whose a joint build has become. */
export type SealLaidEvent = {
  type: "seal_laid";
  seat: SeatId;
  building: BuildingName;
};

export type ContributedEvent = {
  type: "contributed";
  seat: SeatId;
  florins: number;
  wood: number;
  points: number;
};

export type CaughtEvent = {
  type: "caught";
  seat: SeatId;
  fish: number;
};

export type GrownEvent = {
  type: "grown";
  seat: SeatId;
  good: Good;
  amount: number;
};

export type HarvestedEvent = {
  type: "harvested";
  seat: SeatId;
  good: Good;
  amount: number;
};

export type BoughtCardsEvent = {
  type: "bought_cards";
  seat: SeatId;
  number: number;
  florins: number;
};

/** The cards ran out (N26). */
export type PaidBackEvent = {
  type: "paid_back";
  seat: SeatId;
  florins: number;
};

export type ReshuffledEvent = {
  type: "reshuffled";
  cards: number;
};

export type DrewEvent = {
  type: "drew";
  seat: SeatId;
  card: Wish | "hidden"; // hidden to others
};

export type CardPlayedEvent = {
  type: "card_played";
  seat: SeatId;
  card: Card;
};

export type BoatBuiltEvent = {
  type: "boat_built";
  seat: SeatId;
};

export type GainedEvent = {
  type: "gained";
  seat: SeatId;
  good: Good;
  amount: number;
};

export type SpoiledEvent = {
  type: "spoiled";
  seat: SeatId;
  good: Good;
  amount: number;
};

export type BurnedEvent = {
  type: "burned";
  seat: SeatId; // the owner
  by: SeatId;
  cell: Cell;
  poorters: number;
};

export type QuarterNamedEvent = {
  type: "quarter_named";
  seat: SeatId;
  quarter: QuarterName;
};

export type GuardedEvent = {
  type: "guarded";
  seat: SeatId;
  quarter: QuarterName;
};

export type StolenEvent = {
  type: "stolen";
  seat: SeatId; // the victim
  by: SeatId;
  what: Loot;
};

export type JoinedEvent = {
  type: "joined";
  seat: SeatId;
  good: Good;
  points: number;
};

export type StayedAwayEvent = {
  type: "stayed_away";
  seat: SeatId;
  points: number;
};

export type EventDrawnEvent = {
  type: "event_drawn";
  seat: SeatId;
  card: EventCard;
};

export type EventHarmlessEvent = {
  type: "event_harmless";
  card: EventCard;
};

export type EventThreatensEvent = {
  type: "event_threatens";
  card: EventCard;
  florins: number;
  goods: number;
};

export type EventAvertedEvent = {
  type: "event_averted";
  card: EventCard;
};

export type EventHappenedEvent = {
  type: "event_happened";
  card: EventCard;
  poorters: number;
};

export type LostPointsEvent = {
  type: "lost_points";
  seat: SeatId;
  points: number;
};

export type BoatLostEvent = {
  type: "boat_lost";
  seat: SeatId;
};

export type PledgedFlorinsEvent = {
  type: "pledged_florins";
  seat: SeatId;
  amount: number;
};

export type PledgedGoodsEvent = {
  type: "pledged_goods";
  seat: SeatId;
  fish: number;
  grain: number;
  cattle: number;
  game: number;
};

export type EnteredEvent = {
  type: "entered";
  seat: SeatId;
  stall: StallName;
  owner: SeatId;
  florins: number;
};

export type FeeReceivedEvent = {
  type: "fee_received";
  seat: SeatId; // the owner
  stall: StallName;
  florins: number;
};

export type ProcessedEvent = {
  type: "processed";
  seat: SeatId;
  stall: StallName;
  good: Good;
  product: Good;
};

export type SoldEvent = {
  type: "sold";
  seat: SeatId;
  stall: StallName;
  good: Good;
  points: number;
  florins: number;
};

export type BoughtWoodEvent = {
  type: "bought_wood";
  seat: SeatId;
  florins: number;
};

export type RentEvent = {
  type: "rent";
  seat: SeatId;
  points: number;
};

export type IncomeEvent = {
  type: "income";
  seat: SeatId;
  florins: number;
};

export type RoundBeginsEvent = {
  type: "round_begins";
  seat: SeatId;
  round: number;
};

export type EndedEvent = {
  type: "ended";
  end: End;
};

export type Moves =
  | PassMove
  | DoneMove
  | AcceptMove
  | RefuseMove
  | BurgerwachtMove
  | InkomstenbelastingMove
  | BuyWoodMove
  | RoleMove
  | CopyMove
  | BuildMove
  | BuildTogetherMove
  | StartMove
  | ExtraMove
  | BuyCardsMove
  | PlayMove
  | QuarterMove
  | StealMove
  | JoinMove
  | EnterMove
  | PartnersMove
  | OwnerMove
  | DiscountMove
  | PledgeGoodsMove
  | ProcessMove
  | SellMove
  | ClearMove
  | PlaceMove
  | BurnMove
  | ShareMove
  | PledgeFlorinsMove
  | PayMove;

export type Events =
  | ClearedEvent
  | StartedEvent
  | StartSkippedEvent
  | RoleChosenEvent
  | RoleCopiedEvent
  | RoleAvailableEvent
  | PrivilegeEvent
  | HutEvent
  | PassedEvent
  | BuiltEvent
  | StallOpenedEvent
  | ProposedEvent
  | OwnerNamedEvent
  | OfferedEvent
  | AcceptedEvent
  | RefusedEvent
  | BuiltTogetherEvent
  | SealLaidEvent
  | ContributedEvent
  | CaughtEvent
  | GrownEvent
  | HarvestedEvent
  | BoughtCardsEvent
  | PaidBackEvent
  | ReshuffledEvent
  | DrewEvent
  | CardPlayedEvent
  | BoatBuiltEvent
  | GainedEvent
  | SpoiledEvent
  | BurnedEvent
  | QuarterNamedEvent
  | GuardedEvent
  | StolenEvent
  | JoinedEvent
  | StayedAwayEvent
  | EventDrawnEvent
  | EventHarmlessEvent
  | EventThreatensEvent
  | EventAvertedEvent
  | EventHappenedEvent
  | LostPointsEvent
  | BoatLostEvent
  | PledgedFlorinsEvent
  | PledgedGoodsEvent
  | EnteredEvent
  | FeeReceivedEvent
  | ProcessedEvent
  | SoldEvent
  | BoughtWoodEvent
  | RentEvent
  | IncomeEvent
  | RoundBeginsEvent
  | EndedEvent;

export type Nieuwstad = {
  position: Position;
  move: Moves;
  event: Events;
  preview: Preview;
};
