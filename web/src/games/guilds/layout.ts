// Where things stand on the plaza, and how long words are broken.
import type { Zone } from "../../generated/guilds";

/** Break a text into lines of at most so many letters; what is left over ends in "…". */
export function lines(text: string, letters: number, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  if (found.length <= most) return found;
  const kept = found.slice(0, most);
  kept[most - 1] = `${(kept[most - 1] ?? "").replace(/[.,;:]$/, "")} …`;
  return kept;
}

export interface Spot {
  zone: Zone;
  x: number;
  y: number;
  wide: boolean; // the card with its talent, tents below; else tents beside the card
}

export interface Market {
  width: number;
  height: number;
  spots: Spot[];
  fountain: { x: number; y: number } | null;
  empty: { x: number; y: number }[]; // stalls not used with this many players
}

export const STALL = { width: 262, height: 226 };
export const SMALL = { width: 226, height: 182 };
const AROUND = ["Z1", "Z2", "Z3", "Z6", "Z5", "Z4"]; // two rows as seen from above
const GAP = 22;
const SQUARE = 128; // the fountain's share between the rows

/** On a desk six stalls around the fountain; on a phone only those in use, two in a row. */
export function market(zones: Zone[], tall: boolean): Market {
  if (!tall) {
    const where = (n: number) => ({
      x: (n % 3) * (STALL.width + GAP),
      y: n < 3 ? 0 : STALL.height + SQUARE,
    });
    const spots: Spot[] = [];
    const empty: { x: number; y: number }[] = [];
    for (const [n, name] of AROUND.entries()) {
      const zone = zones.find((one) => one.zone === name);
      if (zone && zone.slots > 0) spots.push({ zone, ...where(n), wide: true });
      else empty.push(where(n));
    }
    const width = 3 * STALL.width + 2 * GAP;
    const height = 2 * STALL.height + SQUARE;
    return { width, height, spots, empty, fountain: { x: width / 2, y: height / 2 } };
  }
  const used = zones.filter(({ slots }) => slots > 0);
  const spots: Spot[] = [];
  let y = 0;
  for (let n = 0; n < used.length; n += 2) {
    const row = used.slice(n, n + 2);
    const double = row.some(({ slots }) => slots > 1);
    for (const [column, zone] of row.entries())
      spots.push({ zone, x: column * (SMALL.width + GAP / 2), y, wide: zone.slots > 1 });
    y += (double ? STALL.height : SMALL.height) + GAP / 2;
  }
  const width = 2 * SMALL.width + GAP / 2;
  const odd = used.length % 2 === 1;
  const height = (odd ? y : y + 118) - GAP / 2;
  const fountain = odd
    ? { x: width - SMALL.width / 2, y: height - SMALL.height / 2 }
    : used.length < 6
      ? { x: width / 2, y: y + 54 }
      : null;
  return { width, height: fountain ? height : y - GAP / 2, spots, empty: [], fountain };
}
