// The position of Kardinal as its view writes it.
import type { Colour } from "../../art/colours";
import type { Place } from "./iso";

export type Shape = "house" | "tower" | "court";
export type PlayerColour = Extract<Colour, "red" | "blue" | "green" | "yellow">;
export const SHAPES: Shape[] = ["house", "tower", "court"];
export const PLAYER_COLOURS: PlayerColour[] = ["red", "blue", "green", "yellow"];

export interface Building {
  seat: number;
  shape: Shape;
  colour: PlayerColour;
  squares: Place[];
}

export interface SeatView {
  colours: PlayerColour[];
  stones: Record<PlayerColour, number>;
  final_stones: Record<PlayerColour, number>;
  score: number;
  at_dom: number;
}

export interface Kardinal {
  turn: number;
  phase: "building" | "stone" | "cardinal" | "over";
  buildings: Building[];
  cardinal: Place | null;
  last: { shape: Shape; colour: PlayerColour } | null;
  supply: Record<PlayerColour, number>;
  stock: Record<PlayerColour, Record<Shape, number>>;
  seats: SeatView[];
  fourth_colour: PlayerColour | null;
}
