// What can be laid: the arms and whether with a master or which special; the space says the shape.
import type { Choosable } from "../../table/choice.svelte";
import type { Arms, Flandern, Letter, Shape } from "./position";
import { ARMS, SHAPES } from "./position";

export interface Kind {
  guild: Arms;
  master: boolean;
  special: Letter | null;
}

export const LAYING = ["build", "set_up"];
export const isLaying = (type: unknown): boolean => LAYING.includes(String(type));

export const kindOf = (move: Record<string, unknown>): Kind => ({
  guild: move.guild as Arms,
  master: move.master as boolean,
  special: move.special as Letter | null,
});

export const nameOf = ({ guild, master, special }: Kind): string =>
  `${guild}-${special ?? (master ? "master" : "plain")}`;

/** All kinds that the offered moves lay, in the order of the arms: own ones, grey, the Church. */
export function kinds(offers: Choosable[]): Kind[] {
  const found = new Map<string, Kind>();
  for (const { move } of offers) {
    if (!isLaying(move.type)) continue;
    const kind = kindOf(move);
    found.set(nameOf(kind), kind);
  }
  return [...found.values()].sort(
    (a, b) =>
      ARMS.indexOf(a.guild) - ARMS.indexOf(b.guild) ||
      Number(a.master) - Number(b.master) ||
      (a.special ?? "").localeCompare(b.special ?? ""),
  );
}

/** How many of a kind are in stock, by shape; a special is one of its own. */
export function left(position: Flandern, kind: Kind): Record<Shape, number> | null {
  if (kind.special) return null;
  const stock = position.stock[kind.guild];
  const which = kind.master ? "master" : "plain";
  return Object.fromEntries(SHAPES.map((shape) => [shape, stock[shape][which]])) as Record<
    Shape,
    number
  >;
}

export interface Spot {
  key: string;
  town: string;
  space: string;
  offers: Choosable[]; // what can be done there
}

/** The places of the offered moves, each once. */
export function spots(offers: Choosable[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const offer of offers) {
    const { town, space } = offer.move;
    if (typeof town !== "string" || typeof space !== "string") continue;
    const key = `${town}-${space}`;
    const spot = found.get(key) ?? { key, town, space, offers: [] };
    spot.offers.push(offer);
    found.set(key, spot);
  }
  return [...found.values()];
}
