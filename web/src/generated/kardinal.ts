// What is shown of Kardinal. Written by `make generate` from the game's schema.py; edit that.
import type { SeatId } from "./protocol";

export type Phase = "building" | "stone" | "cardinal" | "over";

export type End = "all_built" | "declined" | "no_build";

export const SHAPES = ["house", "tower", "court"] as const;
export type Shape = (typeof SHAPES)[number];

export const COLOURS = ["red", "blue", "green", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

/** X, y; K36 */
export type Square = [number, number];

/** A building that stands. */
export type Building = {
  seat: SeatId; // who put it up
  shape: Shape;
  colour: Colour;
  squares: Square[]; // one, or two for a court, sorted by x, then y
};

/** The building put up last, from which the next must differ. */
export type LastBuilding = {
  shape: Shape;
  colour: Colour;
};

/** What a seat has. */
export type Seat = {
  colours: Colour[]; // its own; two with two players (K28)
  stones: Record<Colour, number>;
  final_stones: Record<Colour, number>; // with what it would get from the supply (K25)
  score: number; // if the match ended now (K26)
  at_dom: number; // own buildings beside the Dom, which decide ties (K27)
};

/** Squares are `[x, y]`; the Dom stands on `[0, 0]` (tower) and `[1, 0]` (nave) (K3, K36). */
export type Position = {
  turn: SeatId; // whose turn it is
  phase: Phase; // what is asked (K37)
  idle: number; // turns in a row without a building
  declined: boolean; // did anybody choose to build nothing since the last building (K39)
  end: End | null; // once it is over
  buildings: Building[]; // in the order in which they were put up
  cardinal: Square | null; // his square; null until he is brought in (K20)
  last: LastBuilding | null; // the next must differ in both (K13, K14); null at first
  supply: Record<Colour, number>; // stones left
  stock: Record<Colour, Record<Shape, number>>; // buildings left
  seats: Seat[];
  fourth_colour: Colour | null; // yellow with three players (K31)
};

/** What a building would earn. */
export type Preview = {
  stones?: Partial<Record<Colour, number>>; // K16; other moves earn none
};

export type BuildMove = {
  type: "build";
  shape: Shape;
  colour: Colour;
  squares: Square[]; // sorted, none twice
};

/** Build nothing (K33). */
export type DeclineMove = {
  type: "decline";
};

export type TakeStoneMove = {
  type: "take_stone";
  colour: Colour;
};

export type MoveCardinalMove = {
  type: "move_cardinal";
  to: Square;
};

/** Leave him where he is (K23). */
export type KeepCardinalMove = {
  type: "keep_cardinal";
};

export type BuiltEvent = {
  type: "built";
  seat: SeatId;
  shape: Shape;
  colour: Colour;
  squares: Square[];
};

export type StoneTakenEvent = {
  type: "stone_taken";
  seat: SeatId;
  colour: Colour;
};

export type CardinalMovedEvent = {
  type: "cardinal_moved";
  seat: SeatId;
  from: Square | null;
  to: Square;
};

export type DeclinedEvent = {
  type: "declined";
  seat: SeatId;
};

/** The seat has no legal building (K15). */
export type PassedOverEvent = {
  type: "passed_over";
  seat: SeatId;
};

export type EndedEvent = {
  type: "ended";
  seat: SeatId;
  end: End;
};

export type Moves = BuildMove | DeclineMove | TakeStoneMove | MoveCardinalMove | KeepCardinalMove;

export type Events =
  | BuiltEvent
  | StoneTakenEvent
  | CardinalMovedEvent
  | DeclinedEvent
  | PassedOverEvent
  | EndedEvent;

export type Kardinal = {
  position: Position;
  move: Moves;
  event: Events;
  preview: Preview;
};
