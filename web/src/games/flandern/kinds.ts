// What can be laid: the arms, how many masters, which special; the space says the shape.
import {
  ARMS,
  type Arms,
  type Flandern,
  type Moves,
  type Position,
  type Printed,
  type Shape,
  type Special,
  type TownName,
} from "../../generated/flandern";
import type { Choosable, Part } from "../../table/choice.svelte";

export interface Kind {
  guild: Arms;
  master: Printed;
  special: Special | null;
}

export const LAYING = ["build", "set_up"] as const;
type Laying = Extract<Moves, { type: (typeof LAYING)[number] }>;
export const isLaying = (move: Moves): move is Laying =>
  move.type === "build" || move.type === "set_up";

export const kindOf = ({ guild, master, special }: Laying): Kind => ({ guild, master, special });

/** The kind chosen first, before its space. */
export function pickedKind({ guild, master, special }: Part<Moves>): Kind | null {
  if (!guild || master === undefined || special === undefined) return null;
  return { guild, master, special };
}

const PRINTED = ["plain", "master", "two"] as const; // by the number of masters

const printed = ({ master }: Kind): (typeof PRINTED)[number] => PRINTED[Number(master)] ?? "plain";

export const nameOf = (kind: Kind): string => `${kind.guild}-${kind.special ?? printed(kind)}`;

/** All kinds that the offered moves lay, in the order of the arms: own ones, grey, the Church. */
export function kinds(offers: Choosable<Flandern>[]): Kind[] {
  const found = new Map<string, Kind>();
  for (const { move } of offers) {
    if (!isLaying(move)) continue;
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
export function left(position: Position, kind: Kind): Record<Shape, number> | null {
  if (kind.special) return null;
  const stock = position.stock[kind.guild];
  const which = printed(kind);
  return { X: stock.X[which], Y: stock.Y[which], Z: stock.Z[which] };
}

export interface Spot {
  key: string;
  town: TownName;
  space: string;
  offers: Choosable<Flandern>[]; // what can be done there
}

/** The places of the offered moves, each once. */
export function spots(offers: Choosable<Flandern>[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const offer of offers) {
    const { town, space }: Part<Moves> = offer.move;
    if (!town || !space) continue;
    const key = `${town}-${space}`;
    const spot = found.get(key) ?? { key, town, space, offers: [] };
    spot.offers.push(offer);
    found.set(key, spot);
  }
  return [...found.values()];
}
