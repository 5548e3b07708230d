// Pieces that travel when something happens: wood to its owner, coins to the building, goods to the stall.
import type { Shown } from "../../house/table.svelte";
import type { GameEvent } from "../../house/types";
import type { Flight } from "../../table/flights.svelte";

const MOST = 6; // of one kind at once

const purse = (seat: unknown, what: string): string =>
  ["florins", "wood", "cards"].includes(what) ? `purse-${seat}-${what}` : `seat-${seat}`;
const some = (count: unknown, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(MOST, Math.max(0, Math.abs(Number(count) || 0))) }, () => flight);
const take = (what: string, count: unknown, from: string, seat: unknown): Flight[] =>
  some(count, { symbol: `nieuwstad-${what}`, from, to: purse(seat, what) });
const give = (what: string, count: unknown, seat: unknown, to: string): Flight[] =>
  some(count, { symbol: `nieuwstad-${what}`, from: purse(seat, what), to });
const at = (cell: unknown): string => {
  const [x, y] = (cell ?? []) as number[];
  return x === undefined ? "lake" : `built-${x}-${y}`;
};
const plural = (what: unknown): string =>
  what === "florin" ? "florins" : what === "point" ? "points" : String(what);

const OF: Record<string, (event: GameEvent) => Flight[]> = {
  cleared: ({ seat, slot, wood, game }) => {
    const [x, y] = slot as number[];
    return [
      ...take("wood", wood, `slot-${x}-${y}`, seat),
      ...take("game", game, `slot-${x}-${y}`, seat),
    ];
  },
  privilege: ({ seat, what, amount }) => take(plural(what), amount, `seat-${seat}`, seat),
  hut: ({ seat, good }) => take(String(good), 1, `seat-${seat}`, seat),
  built: ({ seat, cell, florins, wood, planks, points }) => [
    ...give("florins", florins, seat, at(cell)),
    ...give("wood", wood, seat, at(cell)),
    ...give("planks", planks, seat, at(cell)),
    ...take("points", points, at(cell), seat),
  ],
  contributed: ({ seat, florins, wood, points }) => [
    ...give("florins", florins, seat, "poorters"),
    ...give("wood", wood, seat, "poorters"),
    ...take("points", points, "poorters", seat),
  ],
  caught: ({ seat, fish }) => take("fish", fish, "lake", seat),
  harvested: ({ seat, good, amount }) => take(String(good), amount, "poorters", seat),
  gained: ({ seat, good, amount }) => take(String(good), amount, "poorters", seat),
  drew: ({ seat }) => take("cards", 1, "deck", seat),
  bought_cards: ({ seat, florins }) => give("florins", florins, seat, "deck"),
  card_played: ({ seat }) => give("cards", 1, seat, "deck"),
  sold: ({ seat, stall, good, points, florins }) => [
    ...give(String(good), 1, seat, `stall-${stall}`),
    ...take("points", points, `stall-${stall}`, seat),
    ...take("florins", florins, `stall-${stall}`, seat),
  ],
  processed: ({ seat, stall, product }) => take(String(product), 1, `stall-${stall}`, seat),
  bought_wood: ({ seat }) => take("wood", 1, "stall-houthandel", seat),
  stolen: ({ seat, by, what }) => take(plural(what), 1, `seat-${seat}`, by),
  fee_received: ({ seat, stall }) => take("florins", 1, `stall-${stall}`, seat),
  rent: ({ seat, points }) => take("points", points, "poorters", seat),
  income: ({ seat, florins }) => take("florins", florins, "poorters", seat),
};

export const flights = ({ events }: Pick<Shown, "events">): Flight[] =>
  events.flatMap((event) => OF[event.type]?.(event) ?? []);
