// The position of Nieuwstad as its view writes it (VIEW.md).
import type { Colour } from "../../art/colours";

export type Cell = [number, number];
export type Good = string;
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
export const SEATS: Colour[] = ["red", "blue", "white", "orange"];
export const seatColour = (seat: number | null): Colour =>
  seat === null ? "grey" : (SEATS[seat] ?? "grey");

export interface Built {
  building: string;
  cell: Cell;
  turn: number;
  size: [number, number];
  edges: string;
  owner: number | null;
  quarters: string[];
  at_water: boolean;
  good: Good | null;
  amount: number;
}

export interface Offer {
  left: number;
  florins: number;
  wood: number;
  points: number;
  poorters: number;
  blue: boolean;
}

export interface Stall {
  stands: boolean;
  owner: number | null;
  slots: number[];
  open: number;
  sold: number;
}

export interface SeatView {
  florins: number;
  goods: Record<string, number>;
  light_seals: number;
  dark_seals: number;
  cards: number;
  kennis_is_macht: boolean;
  gate_points: number;
  hand: string[] | null;
  points: number | null;
  card_points: number | null;
  total: number | null;
}

export interface Share {
  florins: number;
  wood: number;
  points: number;
}

export interface Deal {
  proposals: number;
  florins?: number;
  wood?: number;
  points?: number;
  partners?: number[];
  shares?: Share[];
  step?: number;
}

export interface Nieuwstad {
  round: number;
  start: number;
  step: string;
  asked: string | null;
  seat: number | null;
  turn: number;
  roles: { role: string; in_play: boolean; chosen_by: number | null }[];
  phase: {
    role: string | null;
    chooser: number;
    privilege: number;
    picked: number;
    picks: number;
  };
  poorters: number;
  board: { map: string[]; market: string; printed_boats: number; loose_boats: number };
  forest: { slot: Cell; standing: boolean; tile: string | null }[];
  buildings: Built[];
  boats: {
    sealed: { owner: number; loose: boolean }[];
    printed_left: number;
    loose_left: number;
  };
  supply: Record<string, Offer>;
  quarters: Record<string, { cells: number; built: number; full: boolean; own: number[] }>;
  stalls: Record<string, Stall>;
  seats: SeatView[];
  building: { building: string; cell: Cell | null; turn: number | null } | null;
  deal: Deal | null;
  wish: { played: number; card: string; quarter: string | null } | null;
  event: {
    card: string;
    missing_florins: number;
    missing_goods: number;
    pledges: Record<string, number>[];
  } | null;
  trade: { entered: string[]; processed: Record<string, number>; wood_trade: string | null } | null;
  deck: number;
  discards: string[];
}

interface Printed {
  size: [number, number];
  edges: string;
}

/** Who builds now: the seat of this turn of the circuit that the chooser began. */
export const builderOf = (position: Nieuwstad): number =>
  (position.phase.chooser + position.turn) % position.seats.length;

/** How a building is printed, from the edition file; without one, a single cell. */
export function printed(edition: unknown, building: string): Printed {
  const all = (edition as { buildings?: Record<string, Printed> } | null)?.buildings;
  return all?.[building] ?? { size: [1, 1], edges: "" };
}

interface Trades {
  process?: Record<string, string>;
  sells?: Record<string, { points: number; florins: number }>;
  buys?: Record<string, { florins: number }>;
  with?: string;
}

/** What a stall makes and sells, from the edition file. */
export function trades(edition: unknown, stall: string): Trades {
  const all = (edition as { stalls?: Record<string, Trades> } | null)?.stalls;
  return all?.[stall] ?? {};
}
