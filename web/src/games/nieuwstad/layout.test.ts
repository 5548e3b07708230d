import { describe, expect, test } from "vitest";
import { armsOf, bounds, CELL, cellsOf, cityLine, laid, milestones, onRoad, trees } from "./layout";

const MAP = [
  "........",
  "........",
  "..aaabbb",
  "..aaabbb",
  "..aaMMbb",
  "..ccMMdd",
  "..cccddd",
  "..cccddd",
];

describe("a tile as laid", () => {
  test("turned once, its north road lies in the east and its sides change places", () => {
    expect(laid([2, 1], "ZKGZ", 0)).toEqual({ size: [2, 1], edges: "ZKGZ" });
    expect(laid([2, 1], "ZKGZ", 1)).toEqual({ size: [1, 2], edges: "ZZKG" });
    expect(laid([2, 1], "ZKGZ", 2)).toEqual({ size: [2, 1], edges: "GZZK" });
    expect(laid([2, 1], "ZKGZ", 3)).toEqual({ size: [1, 2], edges: "KGZZ" });
  });

  test("without roads there are none, however it lies", () => {
    for (const turn of [0, 1, 2, 3]) expect(laid([2, 2], "", turn).edges).toBe("");
  });
});

describe("the map", () => {
  test("the Market has four cells, and all that lies on the table is in sight", () => {
    expect(cellsOf(MAP, "M")).toHaveLength(4);
    const box = bounds(MAP);
    expect(box.width).toBeGreaterThan(8 * CELL);
    expect(box.y).toBeLessThan(0);
  });

  test("the city line follows every side of the city that is not the edge of the board", () => {
    expect(cityLine(MAP).match(/M/g)).toHaveLength(6 + 6);
  });

  test("the arms hang in the corners", () => {
    expect(armsOf(MAP, "a")).toEqual([2 * CELL, 2 * CELL]);
    expect(armsOf(MAP, "d")).toEqual([8 * CELL, 8 * CELL]);
  });
});

describe("the road", () => {
  test("nobody walks off it, and more Poorters are further along", () => {
    expect(onRoad(800, 5, 5)).toBeLessThan(onRoad(800, 6, 6));
    expect(onRoad(800, 120, 120)).toBeLessThan(800);
  });

  test("milestones count the slots that wait for them, nearest first", () => {
    const stalls = {
      bakkerij: { slots: [10, 20, 20] },
      visboer: { slots: [10, 10] },
      markt: { slots: [] },
    };
    expect([...milestones({ stalls })]).toEqual([
      [10, 3],
      [20, 2],
    ]);
  });
});

test("the same trees stand in a slot each time it is drawn", () => {
  expect(trees([3, 1])).toEqual(trees([3, 1]));
  expect(trees([3, 1])).not.toEqual(trees([1, 3]));
});
