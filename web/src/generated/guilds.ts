// What is shown of Guilds. Written by `make generate` from the game's schema.py; edit that.
import type { SeatId } from "./protocol";

export type Phase = "start" | "recruit" | "exchange" | "build" | "end" | "scoring" | "over";

export type Asked =
  | "divining"
  | "recruit"
  | "second_zone"
  | "forced_take"
  | "assassin"
  | "cutpurse"
  | "buying"
  | "build"
  | "placing"
  | "second_room"
  | "reserving"
  | "herald"
  | "illusionist"
  | "cat";

export type End = "rounds" | "full";

/** G05 */
export type GoalId = string;

export const ZONE_IDS = ["Z1", "Z2", "Z3", "Z4", "Z5", "Z6"] as const;
export type ZoneId = (typeof ZONE_IDS)[number];

/** W1 */
export type CharacterId = string;

/** S24 a small one, l03 a large one */
export type RoomId = string;

export type Size = "small" | "large";

export const EDGES = ["N", "E", "S", "W", "aN", "bN", "bE", "bS", "aS", "aW"] as const;
export type Edge = (typeof EDGES)[number];

/** Of a plot: B2; row 1 lies along the street */
export type Cell = string;

/** A quarter turn clockwise each: at 0 cell a of a large room lies west of b, at 1 north (G63). */
export type Turn = number;

export type Faction = string;

/** What the Palace Cat counts as: woman, or a people */
export type CatKind = string;

/** Of a cell as it lies */
export type Side = "N" | "E" | "S" | "W";

export type RoomType = string;

export type People = string;

export type Declinable = "divining" | "assassin" | "cutpurse" | "second_room" | "herald";

export type MarkerReason = "herald" | "florins" | "gold" | "left";

/** A goal and how everybody stands with it. */
export type GoalInPlay = {
  goal: GoalId;
  measure: string; // what it counts, as the edition writes it: symbol:noble
  first: number; // points of the first place
  second: number | null; // of the second; null where it pays nothing (G34)
  counts: number[]; // per seat, now
  points: number[]; // per seat, if the match ended now
};

/** A zone of the plaza. */
export type Zone = {
  zone: ZoneId;
  slots: number; // card places in this layout; 0: not used (G6)
  characters: CharacterId[]; // still to be had
  tents: number[]; // florins per seat
  leader: SeatId | null; // whose offer is highest
  least: (number | null)[]; // florins each seat must add to lead; null where nobody lies (G13)
};

/** A room on display. */
export type RoomOnOffer = {
  room: RoomId;
  size: Size;
  price: number;
  costs: number[]; // per seat, with discounts (G41)
  reserved: boolean;
};

/** Where a room lay. */
export type Spot = {
  cell: Cell;
  turn: Turn;
};

/** The room that the seat `turn` must place at once (G23). */
export type RoomInHand = {
  room: RoomId;
  size: Size;
  doors: Edge[]; // as printed or bent
  lifted: Spot | null; // where it lay, if it was surveyed (G54)
};

/** The room whose edge the Wallbender changed for good (G44). */
export type BentRoom = {
  room: RoomId;
  doors: Edge[]; // since then, at turn 0
};

/** How many are left in the stacks. */
export type Stacks = {
  characters: number;
  small_rooms: number;
  large_rooms: number;
};

/** What is out of the game. */
export type Gone = {
  characters: CharacterId[];
  rooms: RoomId[];
};

/** What a seat gets at the start of a round (G9). */
export type IncomeNow = {
  florins: number;
  gold: number;
  value: number; // both as one number (G35)
};

/** A character of a guild. */
export type Member = {
  character: CharacterId;
  used: boolean; // the ability is spent for this round or for the game (G38)
  fresh: boolean; // joined in this phase (G19)
};

/** A cell under a room. */
export type LaidCell = {
  cell: Cell;
  doors: Side[]; // the sides with a door, as it lies
};

/** A room on a plot. */
export type LaidRoom = {
  room: RoomId;
  size: Size;
  cell: Cell; // the lower, then western cell
  turn: Turn;
  cells: LaidCell[]; // the one that names the place first
  active: boolean; // doors connect it to the hall (G27)
  points: number | number; // now, halves possible; 0 if inactive
};

/** What others cannot touch. */
export type Protected = {
  characters: boolean; // Bodyguard (G39)
  money: boolean; // Guard Hound (G40)
};

/** Prestige points if the match ended now (G33). */
export type Points = {
  characters: number;
  rooms: number;
  half: number; // 1 if rooms have another half point, which the total rounds off
  goals: number;
  total: number;
};

/** What a seat has. */
export type Seat = {
  florins: number; // in hand
  gold: number;
  on_tents: number; // florins
  income: IncomeNow;
  most_gold: number; // what its florins could buy in an exchange (G21)
  guild: Member[]; // in the order they joined
  rooms: LaidRoom[]; // in the order they were laid
  free: number; // cells
  symbols: Record<Faction, number>;
  types: Record<RoomType, number>; // active rooms
  women: number;
  peoples: People[];
  windows: number; // doors that face the edge of the plot (G25)
  cells: number; // under active rooms
  active_rooms: number;
  large_rooms: number; // active ones
  protected: Protected;
  points: Points;
};

/** The same for every seat and spectator: all is open but the order of the stacks (G1). Ids of characters, rooms and goals are those of the edition; what is printed on them is static edition data. Two players use the zones Z1 Z3 Z5, three Z1 (two cards) Z2 Z4 Z5, with six cards two in Z4 too, four use all. The plot of the edition `reconstructed-2` has columns A–C and rows 1–5 (row 1 along the street, at the bottom); the hall covers B1 and B2 with doors B1E, B2W, B2N. */
export type Position = {
  round: number;
  rounds: number; // 8 with two players, else 6 (G5)
  field: number; // of the round track
  side: "dove" | "cat"; // of its marker; the cat after round 5 with two players (G7)
  phase: Phase;
  asked: Asked | null; // what is decided now (G61); null when it is over
  turn: SeatId | null; // by whom
  first: SeatId; // who holds the marker (G4)
  passes: number; // in a row so far (G11, G22, G28)
  end: End | null; // once it is decided (G66)
  goals: GoalInPlay[];
  zones: Zone[]; // always six
  first_zone: ZoneId | null; // of an offer whose second zone is asked
  forced_zone: ZoneId | null; // from which a character must be taken now (G18)
  display: RoomOnOffer[];
  placing: RoomInHand | null;
  bought: number; // rooms bought in this turn: 1 while a second may follow (G53)
  bent: BentRoom | null;
  faction_named: Faction | null; // by the Illusionist, at the end (G45)
  cat_named: CatKind | null; // at the end (G55)
  stacks: Stacks;
  gone: Gone;
  seats: Seat[];
};

/** What a move would give and cost. */
export type Preview = {
  gold?: number; // change of what the seat holds
  florins?: number; // change of what the seat holds
  total?: number; // florins on the tent after an offer
  paid?: number; // florins on the tent that a taken character costs
  active?: boolean; // would the room be connected to the hall (G27)?
  points?: number; // gained, as if the match ended then
};

/** Swap a room on display for the next of its size (G43). */
export type DivineMove = {
  type: "divine";
  room: RoomId;
};

/** The Alchemist turns gold into florins (G42). */
export type TransmuteMove = {
  type: "transmute";
  gold: number;
};

/** Lay florins on the own tent in a zone (G13). */
export type OfferMove = {
  type: "offer";
  zone: string;
  add: number;
};

/** Leave the offer in one zone (G14, G56). */
export type StopMove = {
  type: "stop";
};

/** Take a character where one leads (G16), or must (G18). */
export type TakeMove = {
  type: "take";
  character: CharacterId;
};

/** G47. */
export type AssassinateMove = {
  type: "assassinate";
  character: CharacterId;
};

/** The Cutpurse (G49). */
export type StealMove = {
  type: "steal";
  victim: SeatId;
  florins: number;
};

/** Buy so much gold, or none (G21). */
export type ExchangeMove = {
  type: "exchange";
  gold: number;
};

/** Lift an own room, to lay it anew (G54). */
export type SurveyMove = {
  type: "survey";
  room: RoomId;
};

/** G22. */
export type BuyMove = {
  type: "buy";
  room: RoomId;
};

/** Change an edge of the room in hand (G44). */
export type BendMove = {
  type: "bend";
  edge: string;
};

/** Lay the room in hand (G63). */
export type PlaceMove = {
  type: "place";
  cell: Cell; // the lower, then western cell that it covers
  turn: Turn;
};

/** Keep a room on display (G28). */
export type ReserveMove = {
  type: "reserve";
  room: RoomId;
};

/** What the Illusionist counts for as well (G45). */
export type NameFactionMove = {
  type: "name_faction";
  faction: Faction;
};

/** What the Palace Cat counts as (G55). */
export type NameCatMove = {
  type: "name_cat";
  as: CatKind;
};

/** Do nothing in this turn (G15, G22, G28). */
export type PassMove = {
  type: "pass";
};

/** Leave an ability unused. */
export type DeclineMove = {
  type: "decline";
};

/** The Herald claims the marker (G52). */
export type ClaimMove = {
  type: "claim";
};

export type RoundBeganEvent = {
  type: "round_began";
  round: number;
  seat: SeatId; // the first player
};

export type IncomeEvent = {
  type: "income";
  seat: SeatId;
  florins: number;
  gold: number;
};

/** Followed by `robbed` of the victim (G48). */
export type BeggedEvent = {
  type: "begged";
  seat: SeatId;
  victim: SeatId;
  florins: number;
};

export type RobbedEvent = {
  type: "robbed";
  seat: SeatId;
  by: SeatId;
  florins: number;
};

export type DrawnEvent = {
  type: "drawn";
  characters: CharacterId[];
  zones: ZoneId[]; // of the characters, one by one
  rooms: RoomId[];
};

export type DivinedEvent = {
  type: "divined";
  seat: SeatId;
  room: RoomId;
  new: RoomId; // in its stead
};

/** Divined away, for the stack was empty (G43). */
export type RoomGoneEvent = {
  type: "room_gone";
  seat: SeatId;
  room: RoomId;
};

export type TransmutedEvent = {
  type: "transmuted";
  seat: SeatId;
  gold: number;
  florins: number;
};

export type OfferedEvent = {
  type: "offered";
  seat: SeatId;
  zone: ZoneId;
  add: number;
  total: number;
};

export type DoveUsedEvent = {
  type: "dove_used";
  seat: SeatId;
};

export type TookEvent = {
  type: "took";
  seat: SeatId;
  zone: ZoneId;
  character: CharacterId;
  florins: number; // paid
};

/** The highest in a zone had to take, for all had passed (G18). */
export type HadToTakeEvent = {
  type: "had_to_take";
  seat: SeatId;
  zone: ZoneId;
  character: CharacterId;
  florins: number; // paid
};

/** What a character brings on joining (G46). */
export type GiftEvent = {
  type: "gift";
  seat: SeatId;
  character: CharacterId;
  gold: number;
  florins: number;
};

/** By choice. */
export type PassedEvent = {
  type: "passed";
  seat: SeatId;
  phase: Phase;
};

/** Nothing else was possible. */
export type PassedOverEvent = {
  type: "passed_over";
  seat: SeatId;
  phase: Phase;
};

export type DeclinedEvent = {
  type: "declined";
  seat: SeatId;
  asked: Declinable;
};

/** Florins come back from the tents (G20). */
export type ReturnedEvent = {
  type: "returned";
  seat: SeatId;
  florins: number;
};

/** Followed by `lost_member` of the victim (G47). */
export type AssassinatedEvent = {
  type: "assassinated";
  seat: SeatId;
  victim: SeatId;
  character: CharacterId;
};

export type LostMemberEvent = {
  type: "lost_member";
  seat: SeatId;
  by: SeatId;
  character: CharacterId;
};

/** Followed by `robbed` of the victim (G49). */
export type StoleEvent = {
  type: "stole";
  seat: SeatId;
  victim: SeatId;
  florins: number;
};

export type ExchangedEvent = {
  type: "exchanged";
  seat: SeatId;
  gold: number;
  florins: number;
};

export type SurveyedEvent = {
  type: "surveyed";
  seat: SeatId;
  room: RoomId;
  cell: Cell;
};

export type BoughtEvent = {
  type: "bought";
  seat: SeatId;
  room: RoomId;
  gold: number;
  saved: number; // by a discount (G41)
};

export type BentEvent = {
  type: "bent";
  seat: SeatId;
  room: RoomId;
  edge: Edge;
  into: "door" | "wall";
};

export type PlacedEvent = {
  type: "placed";
  seat: SeatId;
  room: RoomId;
  cell: Cell;
  turn: Turn;
  state: "active" | "inactive";
};

/** Other rooms that are connected now (G27). */
export type ActivatedEvent = {
  type: "activated";
  seat: SeatId;
  rooms: RoomId[];
};

export type ReservedEvent = {
  type: "reserved";
  seat: SeatId;
  room: RoomId;
  florins: number; // 0: the Smuggler's (G50)
};

export type DiscardedEvent = {
  type: "discarded";
  rooms: RoomId[];
  characters: CharacterId[];
};

/** Who goes first from now on (G30, G52). */
export type MarkerEvent = {
  type: "marker";
  seat: SeatId;
  reason: MarkerReason;
};

export type FlorinsLostEvent = {
  type: "florins_lost";
  seat: SeatId;
  florins: number;
  kept: number; // the Drake's (G57)
};

export type FactionNamedEvent = {
  type: "faction_named";
  seat: SeatId;
  faction: Faction;
};

export type CatNamedEvent = {
  type: "cat_named";
  seat: SeatId;
  as: CatKind;
};

export type GoalScoredEvent = {
  type: "goal_scored";
  seat: SeatId;
  goal: GoalId;
  place: number; // 1 or 2
  count: number;
  points: number;
};

export type ScoredEvent = {
  type: "scored";
  seat: SeatId;
  characters: number;
  rooms: number;
  half: number; // 1 if rooms have another half point
  goals: number;
  points: number;
};

export type EndedEvent = {
  type: "ended";
  end: End;
};

export type Moves =
  | DivineMove
  | TransmuteMove
  | OfferMove
  | StopMove
  | TakeMove
  | AssassinateMove
  | StealMove
  | ExchangeMove
  | SurveyMove
  | BuyMove
  | BendMove
  | PlaceMove
  | ReserveMove
  | NameFactionMove
  | NameCatMove
  | PassMove
  | DeclineMove
  | ClaimMove;

export type Events =
  | RoundBeganEvent
  | IncomeEvent
  | BeggedEvent
  | RobbedEvent
  | DrawnEvent
  | DivinedEvent
  | RoomGoneEvent
  | TransmutedEvent
  | OfferedEvent
  | DoveUsedEvent
  | TookEvent
  | HadToTakeEvent
  | GiftEvent
  | PassedEvent
  | PassedOverEvent
  | DeclinedEvent
  | ReturnedEvent
  | AssassinatedEvent
  | LostMemberEvent
  | StoleEvent
  | ExchangedEvent
  | SurveyedEvent
  | BoughtEvent
  | BentEvent
  | PlacedEvent
  | ActivatedEvent
  | ReservedEvent
  | DiscardedEvent
  | MarkerEvent
  | FlorinsLostEvent
  | FactionNamedEvent
  | CatNamedEvent
  | GoalScoredEvent
  | ScoredEvent
  | EndedEvent;

export type Guilds = {
  position: Position;
  move: Moves;
  event: Events;
  preview: Preview;
};
