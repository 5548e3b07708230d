import { describe, expect, test } from "vitest";
import { type BuiltEvent, GOODS, type Wish } from "../../generated/nieuwstad";
import { Speech } from "../../house/speech";
import { ART } from "./buildings";
import { PICTURES } from "./cards";
import { flights } from "./flights";
import { PORTRAITS } from "./people";
import { printed } from "./position";
import { sound } from "./sounds";
import { TOKENS } from "./tokens";
import { changes, gains, moveWords, scoreLines, signed } from "./words";

const TEXT = `
gain-part = { $by } { $what }
gain-left = { $left } left
gain-outskirts = outside
gain-water = water
board-with = With { $names }
board-alone = Alone
deal-share = { $name }: { $amount } { $what }
word-list = { $first }, { $second }
score-taken = Taken
score-gate = Gate
score-cards = Cards
about-schilderij = Painting
`;
const speech = new Speech("en", [TEXT]);

describe("drawings", () => {
  test("every good, coin and card, 20 buildings on land and 7 roles are drawn", () => {
    for (const good of [...GOODS, "florins", "points", "poorters", "cards"])
      expect(TOKENS[good]?.length).toBeGreaterThan(0);
    expect(Object.keys(ART)).toHaveLength(20);
    expect(Object.keys(PORTRAITS)).toHaveLength(7);
    expect(Object.keys(PICTURES)).toHaveLength(22);
  });

  test("without an edition a building still has a size", () => {
    expect(printed(null, "huis").size).toEqual([1, 1]);
    const edition = { buildings: { huis: { size: [2, 1], edges: "ZKKZ" } } };
    expect(printed(edition, "huis").edges).toBe("ZKKZ");
  });
});

describe("words", () => {
  test("a preview tells what changes, with its sign", () => {
    expect(changes({ florins: -2, wood: 0, points: 3 })).toEqual([
      ["points", 3],
      ["florins", -2],
    ]);
    expect(signed(-2)).toBe("−2");
    expect(gains({ florins: -2, points: 3 }, speech)).toBe("+3 points, −2 florins");
    expect(gains({ quarters: [], at_water: true }, speech)).toBe("outside, water");
    expect(gains({ left: 4 }, speech)).toBe("4 left");
  });

  test("a move that names people says their names", () => {
    const names = ["Ada", "Bo", "Cees"];
    expect(moveWords({ type: "partners", seats: [1, 2] }, speech, names)).toBe("With Bo, Cees");
    expect(moveWords({ type: "partners", seats: [] }, speech, names)).toBe("Alone");
    expect(moveWords({ type: "share", seat: 2, what: "wood", amount: 3 }, speech, names)).toBe(
      "Cees: 3 wood",
    );
    expect(moveWords({ type: "pass" }, speech, names)).toBeNull();
  });

  test("the lines of a score add up", () => {
    const hand: Wish[] = ["schilderij", "brand"];
    const lines = scoreLines({ points: 24, gate_points: 2, card_points: 3, hand }, speech);
    expect(lines.reduce((sum, line) => sum + (line.points ?? 0), 0)).toBe(29);
    expect(lines.at(-1)?.label).toBe("Painting");
  });
});

describe("what happens", () => {
  test("wood flies from its tile to its owner, a price to the building", () => {
    const found = flights({
      events: [{ type: "cleared", seat: 1, slot: [3, 1], tile: "wwg", wood: 2, game: 1 }],
    });
    expect(found).toHaveLength(3);
    expect(found[0]).toEqual({ symbol: "nieuwstad-wood", from: "slot-3-1", to: "purse-1-wood" });
    const built: BuiltEvent = {
      type: "built",
      seat: 0,
      building: "huis",
      cell: [4, 2],
      turn: 0,
      poorters: 5,
      florins: 2,
      wood: 3,
      planks: 0,
      points: 2,
    };
    expect(flights({ events: [built] }).filter(({ to }) => to === "built-4-2")).toHaveLength(5);
    expect(flights({ events: [{ type: "passed", seat: 0 }] })).toEqual([]);
  });

  test("a tree falls with a crack; passing is quiet", () => {
    expect(sound({ type: "cleared" })).toBe("crack");
    expect(sound({ type: "passed" })).toBeNull();
  });
});
