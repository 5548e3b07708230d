// What players are called: people by their names, bots by names of the time, so that two differ.
import type { Seat, Table } from "./types";
import { words } from "./words.svelte";

const BOT_NAMES = ["Godelieve", "Wouter", "Margriet", "Lieven"];

/** Who has deleted their account has no name any more. */
export const nameOf = (name: string): string => name || words.say("ui-seat-left");

export function seatName(seat: Seat, index: number): string {
  if (seat.kind === "open") return words.say("ui-seat-open");
  const bot = seat.kind === "bot" && (!seat.name || seat.name === seat.bot);
  if (bot) return BOT_NAMES[index % BOT_NAMES.length] ?? seat.name;
  return nameOf(seat.name);
}

export const namesOf = (table: Table): string[] => table.seats.map(seatName);
