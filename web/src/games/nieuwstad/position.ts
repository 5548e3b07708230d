// What Nieuwstad's drawings look up in a position and in the edition file.
import type { Colour } from "../../art/colours";
import type { Position } from "../../generated/nieuwstad";

export const SEATS: Colour[] = ["red", "blue", "white", "orange"];
export const seatColour = (seat: number | null): Colour =>
  seat === null ? "grey" : (SEATS[seat] ?? "grey");

interface Printed {
  size: [number, number];
  edges: string;
}

/** Who builds now: the seat of this turn of the circuit that the chooser began. */
export const builderOf = (position: Position): number =>
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
