// Where everything lies on the map: the edition's ground plan, turned specials, towns side by side.
import type { Position, Space, Special, Town } from "../../generated/flandern";
import type { Box } from "../../table/camera";

type Towns = Pick<Position, "towns">;
export type Point = [number, number];
export type Polygon = Point[];
export const UNIT = 14; // of the drawing, per unit of the plan

interface SpecialPlan {
  drawn_on: string;
  polygon: Polygon;
  new: Polygon[];
}

/** What a drawing needs of an edition. */
export interface Plan {
  town: { spaces: { id: string; polygon: Polygon }[] };
  specials: Record<Special, SpecialPlan>;
}

export const middle = (polygon: Polygon): Point => [
  polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
  polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length,
];

/** A drawing turned about the town's middle as one space is turned onto another. */
export function turned(polygon: Polygon, from: Polygon, to: Polygon): Polygon {
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
  const angle = Math.atan2(by, bx) - Math.atan2(ay, ax);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return polygon.map(([x, y]) => [x * c - y * s, x * s + y * c]);
}

/** From the plan (north is up) to the drawing (y goes down). */
const drawn = (polygon: Polygon): Polygon => polygon.map(([x, y]) => [x * UNIT, -y * UNIT]);

export const path = (polygon: Polygon): string =>
  `M${polygon.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

export interface Lot {
  polygon: Polygon;
  at: Point;
}

const lot = (polygon: Polygon): Lot => ({ polygon, at: middle(polygon) });

function host(plan: Plan, space: string): Polygon | null {
  return plan.town.spaces.find(({ id }) => id === space)?.polygon ?? null;
}

/** The tile of a special on a host, and the spaces it adds. */
export function special(
  plan: Plan,
  letter: Special,
  space: string,
): { tile: Lot; added: Lot[] } | null {
  const to = host(plan, space);
  const found = plan.specials[letter];
  const from = host(plan, found.drawn_on);
  if (!to || !from) return null;
  return {
    tile: lot(drawn(turned(found.polygon, from, to))),
    added: found.new.map((polygon) => lot(drawn(turned(polygon, from, to)))),
  };
}

/** The outline of every space of a town that is to be seen. */
export function lots(plan: Plan, spaces: Space[]): Map<string, Lot> {
  const found = new Map<string, Lot>();
  for (const { id, polygon } of plan.town.spaces) found.set(id, lot(drawn(polygon)));
  for (const space of spaces) {
    if (space.state === "swallowed") found.delete(space.space);
    if (space.state !== "laid" || !space.special) continue;
    const turnedOne = special(plan, space.special, space.space);
    if (!turnedOne) continue;
    found.set(space.space, turnedOne.tile);
    for (const [n, one] of turnedOne.added.entries()) found.set(`${space.space}+${n + 1}`, one);
  }
  return found;
}

export interface Placed {
  town: Town;
  lots: Map<string, Lot>;
  x: number;
  y: number;
  reach: Box; // around its own middle
}

const WALL = 22;
const BANNER = 34; // room above a town for its banner
const APART = 22;
const LEAST = 9.6 * UNIT; // from the middle to a side

function reach(all: Map<string, Lot>): Box {
  const points = [...all.values()].flatMap(({ polygon }) => polygon);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const x = Math.min(-LEAST, Math.min(...xs) - WALL);
  const y = Math.min(-LEAST, Math.min(...ys) - WALL);
  const right = Math.max(LEAST, Math.max(...xs) + WALL);
  const bottom = Math.max(LEAST, Math.max(...ys) + WALL);
  return { x, y: y - BANNER, width: right - x, height: bottom - y + BANNER };
}

/** All towns in rows of so many, as close as what was built outside the walls allows. */
export function place(plan: Plan, position: Towns, columns: number): Placed[] {
  const all = position.towns.map((town) => {
    const found = lots(plan, town.spaces);
    return { town, lots: found, x: 0, y: 0, reach: reach(found) };
  });
  const rows = Math.ceil(all.length / columns);
  const inColumn = (n: number) => all.filter((_, index) => index % columns === n);
  const inRow = (n: number) => all.filter((_, index) => Math.floor(index / columns) === n);
  let x = 0;
  for (let column = 0; column < columns; column++) {
    const towns = inColumn(column);
    x += Math.max(...towns.map((one) => -one.reach.x));
    for (const one of towns) one.x = x;
    x += Math.max(...towns.map((one) => one.reach.x + one.reach.width)) + APART;
  }
  let y = 0;
  for (let row = 0; row < rows; row++) {
    const towns = inRow(row);
    y += Math.max(...towns.map((one) => -one.reach.y));
    for (const one of towns) one.y = y;
    y += Math.max(...towns.map((one) => one.reach.y + one.reach.height)) + APART * 0.4;
  }
  return all;
}

/** How many towns in a row show the map largest in a window, before anything is built outside. */
export function bestColumns(plan: Plan, position: Towns, width: number, height: number): number {
  const towns = position.towns.map((town) => ({ ...town, spaces: [] }));
  const sizes = [3, 2].map((columns) => {
    const whole = land(place(plan, { ...position, towns }, columns), MARGIN);
    return { columns, scale: Math.min(width / whole.width, height / whole.height) };
  });
  return sizes.reduce((best, one) => (one.scale > best.scale ? one : best)).columns;
}

export const MARGIN = 46; // of the land around the towns, for the road

/** The land around all towns. */
export function land(placed: Placed[], margin: number): Box {
  const left = Math.min(...placed.map((one) => one.x + one.reach.x)) - margin;
  const top = Math.min(...placed.map((one) => one.y + one.reach.y)) - margin;
  const right = Math.max(...placed.map((one) => one.x + one.reach.x + one.reach.width)) + margin;
  const bottom = Math.max(...placed.map((one) => one.y + one.reach.y + one.reach.height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const SHIELD = 19; // no house stands nearer to the middle

/** Where the houses of a district stand: in its corners, none upon another or its shield, far ones first. */
export function houses({ polygon, at }: Lot): Point[] {
  const found: Point[] = [];
  for (const [x, y] of polygon) {
    const far = Math.hypot(x - at[0], y - at[1]);
    const share = Math.max(0.3, (far - 13) / far);
    const spot: Point = [at[0] + (x - at[0]) * share, at[1] + (y - at[1]) * share];
    if (Math.hypot(spot[0] - at[0], spot[1] - at[1]) < SHIELD) continue;
    if (found.every(([a, b]) => Math.hypot(a - spot[0], b - spot[1]) > 15)) found.push(spot);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

/** Whether a lot is so narrow that what stands on it stands one below the other. */
export function isTall({ polygon }: Lot): boolean {
  const span = (numbers: number[]) => Math.max(...numbers) - Math.min(...numbers);
  return span(polygon.map(([, y]) => y)) > 1.5 * span(polygon.map(([x]) => x));
}

/** A point of the road that runs around a box, clockwise from the top left, at a share of its way. */
export function roadside(box: Box, share: number): Point {
  const { x, y, width, height } = box;
  let far = (share % 1) * 2 * (width + height);
  const wind = Math.sin((far / 2 / (width + height)) * Math.PI * 2 * 24) * 5;
  if (far < width) return [x + far, y + wind];
  far -= width;
  if (far < height) return [x + width + wind, y + far];
  far -= height;
  if (far < width) return [x + width - far, y + height + wind];
  return [x + wind, y + height - (far - width)];
}

/** Steps of the scoring road: as many as the best needs. */
export const steps = (points: Record<string, number>): number =>
  Math.max(60, Math.ceil((Math.max(...Object.values(points)) + 6) / 20) * 20);
