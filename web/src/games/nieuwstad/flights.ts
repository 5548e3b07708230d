// Pieces that travel when something happens: wood to its owner, coins to the building, goods to the stall.
import type { Cell, Events, Gift, Loot, Nieuwstad } from "../../generated/nieuwstad";
import type { SeatId } from "../../generated/protocol";
import type { Shown } from "../../house/table.svelte";
import type { Flight } from "../../table/flights.svelte";

const MOST = 6; // of one kind at once

const purse = (seat: SeatId, what: string): string =>
  ["florins", "wood", "cards"].includes(what) ? `purse-${seat}-${what}` : `seat-${seat}`;
const some = (count: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(MOST, Math.abs(count)) }, () => flight);
const take = (what: string, count: number, from: string, seat: SeatId): Flight[] =>
  some(count, { symbol: `nieuwstad-${what}`, from, to: purse(seat, what) });
const give = (what: string, count: number, seat: SeatId, to: string): Flight[] =>
  some(count, { symbol: `nieuwstad-${what}`, from: purse(seat, what), to });
const at = (cell: Cell | null): string => (cell ? `built-${cell[0]}-${cell[1]}` : "lake");
const plural = (what: Gift | Loot): string =>
  what === "florin" ? "florins" : what === "point" ? "points" : what;

const OF: { [T in Events["type"]]?: (event: Extract<Events, { type: T }>) => Flight[] } = {
  cleared: ({ seat, slot: [x, y], wood, game }) => {
    return [
      ...take("wood", wood, `slot-${x}-${y}`, seat),
      ...take("game", game, `slot-${x}-${y}`, seat),
    ];
  },
  privilege: ({ seat, what, amount }) => take(plural(what), amount, `seat-${seat}`, seat),
  hut: ({ seat, good }) => take(good, 1, `seat-${seat}`, seat),
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
  harvested: ({ seat, good, amount }) => take(good, amount, "poorters", seat),
  gained: ({ seat, good, amount }) => take(good, amount, "poorters", seat),
  drew: ({ seat }) => take("cards", 1, "deck", seat),
  bought_cards: ({ seat, florins }) => give("florins", florins, seat, "deck"),
  card_played: ({ seat }) => give("cards", 1, seat, "deck"),
  sold: ({ seat, stall, good, points, florins }) => [
    ...give(good, 1, seat, `stall-${stall}`),
    ...take("points", points, `stall-${stall}`, seat),
    ...take("florins", florins, `stall-${stall}`, seat),
  ],
  processed: ({ seat, stall, product }) => take(product, 1, `stall-${stall}`, seat),
  bought_wood: ({ seat }) => take("wood", 1, "stall-houthandel", seat),
  stolen: ({ seat, by, what }) => take(plural(what), 1, `seat-${seat}`, by),
  fee_received: ({ seat, stall }) => take("florins", 1, `stall-${stall}`, seat),
  rent: ({ seat, points }) => take("points", points, "poorters", seat),
  income: ({ seat, florins }) => take("florins", florins, "poorters", seat),
};

/** Each event to the function of its own type. */
function of<T extends Events["type"]>(event: Extract<Events, { type: T }>): Flight[] {
  const type: T = event.type;
  return OF[type]?.(event) ?? [];
}

export const flights = ({ events }: Pick<Shown<Nieuwstad>, "events">): Flight[] =>
  events.flatMap((event) => of(event));
