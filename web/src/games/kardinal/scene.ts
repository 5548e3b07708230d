// What stands on the cloth, far things first, so that near ones are drawn over them.
import type { Building, Colour, Position } from "../../generated/kardinal";
import { type Place, project, type Turn, turned } from "./iso";

interface At {
  key: string;
  u: number;
  v: number;
  x: number; // of the drawing
  y: number;
  ghost: boolean;
  fresh: boolean;
}
export type Item = At &
  (
    | { kind: "house" | "tower"; colour: Colour; ridge: "u" | "v"; index: number }
    | { kind: "court"; colour: Colour; du: number; dv: number; index: number }
    | { kind: "dom-tower" }
    | { kind: "dom-nave"; du: number; dv: number }
    | { kind: "cardinal" }
  );

const DOM_TOWER: Place = [0, 0];
const DOM_NAVE: Place = [1, 0];
const HEIGHT: Record<Item["kind"], number> = {
  house: 58,
  tower: 104,
  court: 9,
  "dom-tower": 170,
  "dom-nave": 84,
  cardinal: 0,
};

/** How far a drawing reaches above the middle of its square. */
const TOP = { house: 95, tower: 156, court: 52, cardinal: 112, dom: 222 };

function at(place: Place, turn: Turn, key: string, more: Partial<At> = {}): At {
  const [u, v] = turned(place, turn);
  const [x, y] = project(u, v);
  return { key, u, v, x, y, ghost: false, fresh: false, ...more };
}

function towards(from: At, to: Place, turn: Turn): { du: number; dv: number } {
  const [u, v] = turned(to, turn);
  return { du: Math.round(u - from.u), dv: Math.round(v - from.v) };
}

/** The ridge of a house runs either way, so that streets look grown; it turns with the cloth. */
function ridge([x, y]: Place, turn: Turn): "u" | "v" {
  return (Math.abs(x * 7 + y * 13) + turn) % 2 === 0 ? "u" : "v";
}

export type Standing = Pick<Position, "buildings" | "cardinal">;
type Put = Pick<Building, "shape" | "colour" | "squares">;

function put(building: Put, index: number, turn: Turn, more: Partial<At>): Item[] {
  const [first, second] = building.squares;
  if (!first) return [];
  const { colour } = building;
  const key = more.ghost ? "ghost" : `b${index}`;
  if (building.shape !== "court" || !second) {
    const kind = building.shape === "tower" ? "tower" : "house";
    return [{ ...at(first, turn, key, more), kind, colour, ridge: ridge(first, turn), index }];
  }
  return [[first, second, "a"] as const, [second, first, "b"] as const].map(
    ([here, other, half]) => {
      const where = at(here, turn, key + half, more);
      return { ...where, kind: "court", colour, ...towards(where, other, turn), index };
    },
  );
}

export interface Ghost {
  build?: Put;
  cardinal?: Place;
}

/** All that stands, sorted by depth. `fresh` is how many of the last buildings just came. */
export function items(position: Standing, turn: Turn, ghost: Ghost, fresh: number): Item[] {
  const nave = at(DOM_NAVE, turn, "nave");
  const all: Item[] = [
    { ...at(DOM_TOWER, turn, "dom"), kind: "dom-tower" },
    { ...nave, kind: "dom-nave", ...towards(nave, DOM_TOWER, turn) },
  ];
  const newest = position.buildings.length - fresh;
  for (const [n, building] of position.buildings.entries()) {
    all.push(...put(building, n, turn, { fresh: n >= newest }));
  }
  if (position.cardinal) {
    const leaving = ghost.cardinal !== undefined;
    all.push({ ...at(position.cardinal, turn, "cardinal", { ghost: leaving }), kind: "cardinal" });
  }
  if (ghost.build) all.push(...put(ghost.build, -1, turn, { ghost: true }));
  if (ghost.cardinal) all.push({ ...at(ghost.cardinal, turn, "ghost-cardinal"), kind: "cardinal" });
  return all.sort((p, q) => p.u + p.v - (q.u + q.v) || p.u - q.u);
}

// how many squares straight behind it a thing hides
const HIDES: Record<Item["kind"], number> = {
  house: 1,
  tower: 1,
  court: 0,
  "dom-tower": 3,
  "dom-nave": 1,
  cardinal: 0,
};

/** Whether a thing stands before one of these places, so that one must see through it. */
export function hides(item: Item, places: Place[], turn: Turn): boolean {
  return places.some((place) => {
    const [u, v] = turned(place, turn);
    const behind = item.u - u;
    return behind === item.v - v && behind > 0 && behind <= HIDES[item.kind];
  });
}

/** The long shadow of a thing, on the ground to its right. */
export function shadow(item: Item): string {
  const a = item.kind === "court" ? 0.46 : 0.4;
  const reach = HEIGHT[item.kind] * 0.5;
  const [left, , right, low] = [project(-a, a), project(-a, -a), project(a, -a), project(a, a)];
  const far = project(-a, -a);
  const shift = ([x, y]: [number, number]) => `${x + reach},${y + reach * 0.22}`;
  return `${left} ${far} ${shift(far)} ${shift(right)} ${shift(low)} ${low}`;
}

/** The part of the drawing to keep in sight: all that stands, with a rim, and all that is offered. */
export function extent({ buildings, cardinal }: Standing, offered: Place[], turn: Turn) {
  const corners = (place: Place, around: number) => {
    const [u, v] = turned(place, turn);
    return [project(u - around, v - around), project(u + around, v + around)].concat([
      project(u + around, v - around),
      project(u - around, v + around),
    ]);
  };
  const standing: [Place, keyof typeof TOP][] = [
    [DOM_TOWER, "dom"],
    [DOM_NAVE, "house"],
  ];
  for (const { shape, squares } of buildings)
    for (const place of squares) standing.push([place, shape]);
  if (cardinal) standing.push([cardinal, "cardinal"]);
  const points = standing.flatMap(([place, kind]) => {
    const [u, v] = turned(place, turn);
    return [...corners(place, 0.9), project(u, v, TOP[kind])];
  });
  points.push(...offered.flatMap((place) => corners(place, 0.6)));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The cloth: the turned squares it covers. */
export function cloth(places: Place[], turn: Turn) {
  const spots = [...places, DOM_TOWER, DOM_NAVE].map((place) => turned(place, turn));
  const edge = 3;
  const us = spots.map(([u]) => u);
  const vs = spots.map(([, v]) => v);
  return {
    u1: Math.min(...us) - edge - 0.5,
    u2: Math.max(...us) + edge + 0.5,
    v1: Math.min(...vs) - edge - 0.5,
    v2: Math.max(...vs) + edge + 0.5,
  };
}
