import { describe, expect, test } from "vitest";
import type { Building } from "../../generated/kardinal";
import { type Place, project, square, type Turn, turned, unturned } from "./iso";
import { extent, items, type Standing } from "./scene";

const TURNS: Turn[] = [0, 1, 2, 3];
const empty: Standing = { buildings: [], cardinal: null };

describe("the cloth", () => {
  test.each(TURNS)("turned by %i quarters every square is found again", (turn) => {
    for (const place of [
      [0, 0],
      [3, -2],
      [-4, 1],
    ] as Place[]) {
      const [u, v] = turned(place, turn);
      expect(square(...project(u, v))).toEqual([u + 0, v + 0]);
      expect(unturned(u, v, turn)).toEqual(place);
    }
  });

  test.each(TURNS)("turned by %i quarters near things are drawn after far ones", (turn) => {
    const position: Standing = {
      buildings: [
        {
          seat: 0,
          shape: "court",
          colour: "red",
          squares: [
            [2, 0],
            [3, 0],
          ],
        },
        { seat: 1, shape: "tower", colour: "blue", squares: [[1, 1]] },
      ],
      cardinal: [0, -1],
    };
    const all = items(position, turn, {}, 0);
    const depths = all.map(({ u, v }) => u + v);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    expect(all).toHaveLength(6); // tower and nave, two halves of the court, a tower, the Cardinal
    expect(new Set(all.map(({ key }) => key)).size).toBe(6);
  });

  test("a ghost stands among the buildings", () => {
    const ghost = {
      build: { shape: "house" as const, colour: "red" as const, squares: [[0, 1] as Place] },
    };
    const found = items(empty, 0, ghost, 0).find((item) => item.ghost);
    expect(found?.kind).toBe("house");
  });

  test("what is to be seen grows with the town", () => {
    const town = (...buildings: Building[]) => extent({ buildings, cardinal: null }, [], 0);
    const east: Building = { seat: 0, shape: "house", colour: "red", squares: [[8, 0]] };
    expect(town(east).width).toBeGreaterThan(town().width);
    // a tower behind the Dom reaches higher than a court there
    const behind: Building = { ...east, squares: [[-2, 2]] };
    const [tower, court] = [
      town({ ...behind, shape: "tower" }),
      town({ ...behind, shape: "court" }),
    ];
    expect(tower.y).toBeLessThan(court.y);
    expect(tower.y + tower.height).toBe(court.y + court.height);
  });
});
