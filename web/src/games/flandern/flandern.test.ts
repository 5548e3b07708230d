import { describe, expect, test } from "vitest";
import {
  type BuildMove,
  type Flandern,
  type Space,
  TOWN_NAMES,
  type Town,
  type TownName,
} from "../../generated/flandern";
import type { Choosable } from "../../table/choice.svelte";
import { kinds, nameOf, spots } from "./kinds";
import {
  bestColumns,
  houses,
  isTall,
  lots,
  type Plan,
  place,
  roadside,
  special,
  steps,
} from "./plan";
import { flight } from "./travel";
import { worth } from "./words";

const plan: Plan = {
  town: {
    spaces: [
      {
        id: "C",
        polygon: [
          [-2, 3],
          [2, 3],
          [3, 2],
          [3, -2],
          [2, -3],
          [-2, -3],
          [-3, -2],
          [-3, 2],
        ],
      },
      {
        id: "XN",
        polygon: [
          [-2, 3],
          [2, 3],
          [2, 6],
          [-2, 6],
        ],
      },
      {
        id: "ZN",
        polygon: [
          [-3, 6],
          [3, 6],
          [2, 8],
          [-2, 8],
        ],
      },
      {
        id: "ZE",
        polygon: [
          [6, 3],
          [6, -3],
          [8, -2],
          [8, 2],
        ],
      },
    ],
  },
  specials: {
    A: {
      drawn_on: "ZN",
      polygon: [
        [-3, 6],
        [3, 6],
        [2, 8],
        [-2, 8],
      ],
      new: [
        [
          [-3, 8],
          [3, 8],
          [2, 10],
          [-2, 10],
        ],
      ],
    },
    B: { drawn_on: "ZN", polygon: [], new: [] },
    C: { drawn_on: "ZN", polygon: [], new: [] },
    D: {
      drawn_on: "XN",
      polygon: [
        [-2, 3],
        [2, 3],
        [3, 6],
        [2, 8],
        [-2, 8],
        [-3, 6],
      ],
      new: [],
    },
  },
};
const laid = (space: string, more: Partial<Space> = {}): Space => ({
  space,
  shape: "Z",
  state: "laid",
  guild: "church",
  masters: 0,
  special: null,
  finished: true,
  site: false,
  figures: 0,
  cathedral: false,
  ...more,
});
const town = (name: TownName, spaces: Space[] = []): Town => ({
  town: name,
  in_play: true,
  scored: false,
  value: 0,
  free: 0,
  guilds: [],
  spaces,
});
const six = () => ({ towns: TOWN_NAMES.map((name) => town(name)) });

describe("the ground plan", () => {
  test("a special is turned with its host and adds its spaces outside", () => {
    const found = special(plan, "A", "ZE");
    expect(found?.tile.at[0]).toBeGreaterThan(90);
    expect(found?.tile.at[1]).toBeCloseTo(0);
    expect(found?.added[0]?.at[0]).toBeGreaterThan(found?.tile.at[0] ?? 0);
  });

  test("added spaces appear, swallowed ones go", () => {
    expect(lots(plan, [laid("ZE", { special: "A" })]).has("ZE+1")).toBe(true);
    const swallowed: Space = { space: "ZN", shape: "Z", state: "swallowed" };
    expect(lots(plan, [laid("XN", { special: "D" }), swallowed]).has("ZN")).toBe(false);
  });

  test("towns make room for what is built outside their walls", () => {
    const before = place(plan, six(), 3);
    const grown = six();
    grown.towns[0] = town("brugge", [laid("ZE", { special: "A" })]);
    const after = place(plan, grown, 3);
    expect(after[1]?.x).toBeGreaterThan(before[1]?.x ?? 0);
    expect(after[3]?.y).toBe(before[3]?.y);
  });

  test("a wide window gets three towns in a row, a tall one two", () => {
    expect(bestColumns(plan, six(), 860, 600)).toBe(3);
    expect(bestColumns(plan, six(), 390, 800)).toBe(2);
  });

  test("houses stand apart from each other", () => {
    const centre = lots(plan, []).get("C");
    const found = centre ? houses(centre) : [];
    expect(found.length).toBeGreaterThan(3);
    for (const [n, [x, y]] of found.entries())
      for (const [a, b] of found.slice(n + 1)) expect(Math.hypot(a - x, b - y)).toBeGreaterThan(15);
  });

  test("on a narrow space no house hides the shield, and figures stand one below the other", () => {
    const found = lots(plan, []);
    const [north, east] = [found.get("ZN"), found.get("ZE")];
    if (!north || !east) throw new Error("no such space");
    for (const lot of [north, east])
      for (const [x, y] of houses(lot))
        expect(Math.hypot(x - lot.at[0], y - lot.at[1])).toBeGreaterThan(18);
    expect([isTall(north), isTall(east)]).toEqual([false, true]);
  });

  test("the road has room for every score and comes back to its start", () => {
    expect(steps({ blue: 0, grey: 0 })).toBe(60);
    expect(steps({ blue: 71, grey: 0 })).toBe(80);
    const box = { x: 0, y: 0, width: 100, height: 50 };
    expect(roadside(box, 0)[0]).toBeCloseTo(roadside(box, 0.9999)[0], 0);
  });
});

describe("choices", () => {
  const offer = (index: number, move: Partial<BuildMove>): Choosable<Flandern> => ({
    index,
    preview: {},
    move: {
      type: "build",
      town: "gent",
      space: "XN",
      guild: "blue",
      master: false,
      special: null,
      ...move,
    },
  });
  const offers = [
    offer(0, { guild: "church", special: "D" }),
    offer(1, { guild: "blue", master: 2 }),
    offer(2, { guild: "blue", master: true }),
    offer(3, { guild: "blue" }),
    offer(4, { guild: "blue", space: "XS" }),
  ];

  test("every kind of district once, own ones first", () => {
    expect(kinds(offers).map(nameOf)).toEqual([
      "blue-plain",
      "blue-master",
      "blue-two",
      "church-D",
    ]);
  });

  test("every place once, with all that can be done there", () => {
    expect(spots(offers).map(({ key, offers: some }) => [key, some.length])).toEqual([
      ["gent-XN", 4],
      ["gent-XS", 1],
    ]);
  });
});

test("a town's value: guilds one, the Church two, cathedrals three, sites nothing", () => {
  const found = worth(
    town("gent", [
      laid("C", { guild: "blue" }),
      laid("XN"),
      laid("ZN", { cathedral: true }),
      laid("ZE", { finished: false, cathedral: true }),
    ]),
  );
  expect(found).toEqual({ guilds: 1, church: 1, cathedrals: 1 });
});

test("districts travel to their plots, points to the road", () => {
  const where = { town: "gent", space: "XN", guild: "grey" } as const;
  const laying = { type: "built", seat: 1, master: false, special: null, ...where } as const;
  const built = flight(laying, ["blue", "yellow"]);
  expect(built).toMatchObject({ from: "seat-1", to: "space-gent-XN" });
  const none = { districts: 1, masters: 0, rank: 4, points: 0 };
  expect(flight({ type: "guild_scored", town: "gent", guild: "red", ...none }, [])).toBeNull();
  expect(flight({ type: "ended", end: "board_full" }, [])).toBeNull();
});
