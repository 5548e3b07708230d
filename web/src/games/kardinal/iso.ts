// The plane of Kardinal seen from above at a slant: squares to points of the drawing and back.
import type { Square } from "../../generated/kardinal";

export type Place = Square; // x to the east, y to the north
export type Turn = 0 | 1 | 2 | 3; // quarter turns of the cloth

export const HALF_WIDTH = 50;
export const HALF_HEIGHT = 29;

/** The square as it lies on the turned cloth: u runs down to the right, v down to the left. */
export function turned([x, y]: Place, turn: Turn): [number, number] {
  const ways: Record<Turn, [number, number]> = { 0: [x, -y], 1: [y, x], 2: [-x, y], 3: [-y, -x] };
  return ways[turn];
}

/** Back from the turned cloth to the square. */
export function unturned(u: number, v: number, turn: Turn): Place {
  const ways: Record<Turn, Place> = { 0: [u, -v], 1: [v, u], 2: [-u, v], 3: [-v, -u] };
  const [x, y] = ways[turn];
  return [x + 0, y + 0]; // no negative zero
}

export function project(u: number, v: number, z = 0): [number, number] {
  return [(u - v) * HALF_WIDTH, (u + v) * HALF_HEIGHT - z];
}

/** The turned square under a point of the drawing. */
export function square(sx: number, sy: number): [number, number] {
  const along = sx / HALF_WIDTH;
  const down = sy / HALF_HEIGHT;
  return [Math.round((along + down) / 2) + 0, Math.round((down - along) / 2) + 0]; // no negative zero
}

/** Points of a polygon given as (u, v, z), ready for SVG. */
export function polygon(...points: [number, number, number][]): string {
  return points
    .map(([u, v, z]) => project(u, v, z))
    .map(([sx, sy]) => `${sx.toFixed(1)},${sy.toFixed(1)}`)
    .join(" ");
}

/** A pane of the ground from corner to corner. */
export const ground = (u1: number, v1: number, u2: number, v2: number, z = 0): string =>
  polygon([u1, v1, z], [u2, v1, z], [u2, v2, z], [u1, v2, z]);

/** The two sides one sees of a box: the one facing down left, the one facing down right. */
export const leftSide = (u1: number, u2: number, v: number, z1: number, z2: number): string =>
  polygon([u1, v, z1], [u2, v, z1], [u2, v, z2], [u1, v, z2]);
export const rightSide = (u: number, v1: number, v2: number, z1: number, z2: number): string =>
  polygon([u, v1, z1], [u, v2, z1], [u, v2, z2], [u, v1, z2]);

// Flat drawings laid on the sides and on the ground: matrices for transform attributes.
const SLANT = Math.hypot(HALF_WIDTH, HALF_HEIGHT);
const [COS, SIN] = [HALF_WIDTH / SLANT, HALF_HEIGHT / SLANT];
export function onLeft(u: number, v: number, z: number): string {
  const [sx, sy] = project(u, v, z);
  return `matrix(${COS} ${SIN} 0 1 ${sx} ${sy})`;
}
export function onRight(u: number, v: number, z: number): string {
  const [sx, sy] = project(u, v, z);
  return `matrix(${COS} ${-SIN} 0 1 ${sx} ${sy})`;
}
export function onGround(u: number, v: number, z: number): string {
  const [sx, sy] = project(u, v, z);
  return `matrix(${COS} ${SIN} ${-COS} ${SIN} ${sx} ${sy})`;
}
