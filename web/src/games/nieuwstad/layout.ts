// Where things lie on the drawing: cells, slots, tiles as laid, boats, the road of the Poorters.
import type { Cell, StallFacts } from "../../generated/nieuwstad";
import type { Box } from "../../table/camera";

export const CELL = 60;
export const SLOT = 2 * CELL;
export const LAKE = 112;
export const ROAD = 62;

/** A tile turned clockwise by quarters: its size and its roads N E S W as laid. */
export function laid(
  size: [number, number],
  edges: string,
  turn: number,
): { size: [number, number]; edges: string } {
  const [wide, high] = size;
  const by = (4 - (turn % 4)) % 4;
  return {
    size: turn % 2 === 1 ? [high, wide] : [wide, high],
    edges: edges.slice(by) + edges.slice(0, by),
  };
}

export const extent = (map: string[]): { width: number; height: number } => ({
  width: (map[0]?.length ?? 0) * CELL,
  height: map.length * CELL,
});

/** All that must be in sight. */
export function bounds(map: string[]): Box {
  const { width, height } = extent(map);
  return { x: -10, y: -ROAD - 14, width: width + 20, height: height + ROAD + LAKE + 22 };
}

const isCity = (map: string[], x: number, y: number): boolean => {
  const at = map[y]?.[x];
  return at !== undefined && at !== ".";
};

/** The line between city and outskirts, as one path of its pieces. */
export function cityLine(map: string[]): string {
  let path = "";
  for (const [y, row] of map.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!isCity(map, x, y)) continue;
      if (y > 0 && !isCity(map, x, y - 1)) path += `M${x * CELL} ${y * CELL}h${CELL}`;
      if (x > 0 && !isCity(map, x - 1, y)) path += `M${x * CELL} ${y * CELL}v${CELL}`;
      if (x + 1 < row.length && !isCity(map, x + 1, y))
        path += `M${(x + 1) * CELL} ${y * CELL}v${CELL}`;
    }
  }
  return path;
}

/** The cells of a letter of the map. */
export function cellsOf(map: string[], letter: string): Cell[] {
  return map.flatMap((row, y) =>
    [...row].flatMap((at, x): Cell[] => (at === letter ? [[x, y]] : [])),
  );
}

/** The corner of a quarter that is furthest from the Market: where its arms hang. */
export function armsOf(map: string[], quarter: string): [number, number] {
  const cells = cellsOf(map, quarter);
  const market = cellsOf(map, "M");
  const middle = (all: Cell[], axis: 0 | 1) =>
    all.reduce((sum, cell) => sum + cell[axis] + 0.5, 0) / Math.max(1, all.length);
  const edge = (axis: 0 | 1) => {
    const values = cells.map((cell) => cell[axis]);
    const after = middle(cells, axis) > middle(market, axis);
    return after ? (Math.max(...values) + 1) * CELL : Math.min(...values) * CELL;
  };
  return [edge(0), edge(1)];
}

/** Where boat `n` lies on the lake. */
export function berth(map: string[], n: number, count: number): [number, number] {
  const { width, height } = extent(map);
  return [((n + 0.5) / count) * width, height + 66 + (n % 2 ? 8 : -8)];
}

/** Where somebody stands on the road who is the n-th Poorter; the road never ends. */
export function onRoad(width: number, n: number, most: number): number {
  return 20 + (n / Math.max(64, most + 4)) * (width - 40);
}

type Stalls = { stalls: Record<string, Pick<StallFacts, "slots">> };

/** The milestones that slots of stalls wait for, and how many wait at each. */
export function milestones(position: Stalls): Map<number, number> {
  const waiting = new Map<number, number>();
  for (const { slots } of Object.values(position.stalls))
    for (const need of slots) waiting.set(need, (waiting.get(need) ?? 0) + 1);
  return new Map([...waiting].sort(([a], [b]) => a - b));
}

/** A number that looks like chance, the same each time for the same place. */
export function chance(x: number, y: number, n: number): number {
  const s = Math.sin(x * 127.1 + y * 311.7 + n * 74.7) * 43758.5453;
  return s - Math.floor(s);
}

/** The tree tops of a forest slot, those behind first. */
export function trees(slot: Cell): { x: number; y: number; r: number; kind: number }[] {
  const spots = [
    [30, 30],
    [88, 26],
    [60, 60],
    [28, 90],
    [90, 88],
  ];
  return spots.map(([x = 0, y = 0], n) => ({
    x: x + (chance(slot[0], slot[1], n) - 0.5) * 14,
    y: y + (chance(slot[1], slot[0], n + 9) - 0.5) * 14,
    r: 30 + chance(slot[0], slot[1], n + 20) * 7,
    kind: Math.floor(chance(slot[0], slot[1], n + 40) * 3),
  }));
}
