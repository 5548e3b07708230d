// The geometry of a floor plan: where cells lie, how a tile looks when it is turned.
import type { LaidCell, Side, Size } from "../../generated/guilds";
import type { Edition } from "./edition";

export const CELL = 100;
const SIDES: Side[] = ["N", "E", "S", "W"];
const STEP: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export interface Plot {
  columns: string;
  rows: number;
}

export interface Square {
  x: number; // in cells, from the west
  y: number; // in cells, from the far side
  doors: Side[];
}

/** A cell by its name: column letter and row, row 1 along the street. */
export function at(plot: Plot, cell: string): { x: number; y: number } {
  return {
    x: plot.columns.indexOf(cell.charAt(0)),
    y: plot.rows - Number(cell.slice(1)),
  };
}

export function nameAt(plot: Plot, x: number, y: number): string | null {
  const column = plot.columns.charAt(x);
  return x >= 0 && column && y >= 0 && y < plot.rows ? `${column}${plot.rows - y}` : null;
}

export const turnedSide = (side: Side, turn: number): Side =>
  SIDES[(SIDES.indexOf(side) + turn) % 4] ?? side;

/** The squares of a tile in its own frame (its western, far corner is 0, 0), turned clockwise. */
export function tile(size: Size, doors: string[], turn: number): Square[] {
  if (size === "small")
    return [{ x: 0, y: 0, doors: doors.map((door) => turnedSide(door as Side, turn)) }];
  const half = (letter: string) =>
    doors
      .filter((door) => door.startsWith(letter))
      .map((door) => turnedSide(door.charAt(1) as Side, turn));
  const first = { x: 0, y: 0 };
  const second = turn % 2 === 0 ? { x: 1, y: 0 } : { x: 0, y: 1 };
  const [a, b] = turn < 2 ? [first, second] : [second, first];
  return [
    { ...a, doors: half("a") },
    { ...b, doors: half("b") },
  ];
}

/** The same tile on a plot; `cell` is its lower, then western cell. */
export function onPlot(
  plot: Plot,
  size: Size,
  doors: string[],
  cell: string,
  turn: number,
): Square[] {
  const { x, y } = at(plot, cell);
  const rise = size === "large" && turn % 2 === 1 ? 1 : 0;
  return tile(size, doors, turn).map((square) => ({
    ...square,
    x: square.x + x,
    y: square.y + y - rise,
  }));
}

export const laid = (plot: Plot, cells: LaidCell[]): Square[] =>
  cells.map(({ cell, doors }) => ({ ...at(plot, cell), doors }));

export function hall(edition: Edition): Square[] {
  return edition.hall.cells.map((cell) => ({
    ...at(edition.plot, cell),
    doors: edition.hall.doors
      .filter((door) => door.startsWith(cell))
      .map((door) => door.slice(cell.length) as Side),
  }));
}

export interface Edge {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  kind: "wall" | "door" | "window";
}

/** The outer edges of a tile, in cells: walls, doors, and windows where a door meets the border. */
export function edges(squares: Square[], plot: Plot | null): Edge[] {
  const found: Edge[] = [];
  for (const { x, y, doors } of squares) {
    for (const side of SIDES) {
      const [dx, dy] = STEP[side];
      if (squares.some((other) => other.x === x + dx && other.y === y + dy)) continue;
      const outside = plot !== null && nameAt(plot, x + dx, y + dy) === null;
      const kind = !doors.includes(side) ? "wall" : outside ? "window" : "door";
      const cx = x + 0.5 + dx / 2;
      const cy = y + 0.5 + dy / 2;
      const lx = dy === 0 ? 0 : 0.5;
      const ly = dx === 0 ? 0 : 0.5;
      found.push({ x1: cx - lx, y1: cy - ly, x2: cx + lx, y2: cy + ly, kind });
    }
  }
  return found;
}
