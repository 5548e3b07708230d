import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Guilds, ZONE_IDS, type Zone, type ZoneId } from "../../generated/guilds";
import { Speech } from "../../house/speech";
import type { Shown } from "../../house/table.svelte";
import { flights } from "./flights";
import { lines, market } from "./layout";
import { FURNISHED_ROOMS } from "./motifs";
import { edges, onPlot, tile, turnedSide } from "./plan";
import { look, PEOPLE_WITH_LOOKS } from "./portraits";
import { TOOLS } from "./tools";
import { ability, gives, half, ruleOf, scoreLines, USUAL_AMOUNTS, USUAL_LIMITS } from "./words";

const HOME = "../src/gildehuis/games/guilds";
const EDITION = readFileSync(`${HOME}/editions/reconstructed-2.toml`, "utf8");
const english = new Speech("en", [readFileSync(`${HOME}/text/en.ftl`, "utf8")]);
const plot = { columns: "ABCD", rows: 5 };
const all = (word: string) =>
  [...EDITION.matchAll(new RegExp(`^\\[${word}\\.(\\w+)\\]`, "gm"))].map(([, id]) => id ?? "");
const zone = (name: ZoneId, slots: number): Zone => ({
  zone: name,
  slots,
  characters: [],
  tents: [0, 0],
  leader: null,
  least: [1, 1],
});
const zones = (slots: number[]) => ZONE_IDS.map((name, n) => zone(name, slots[n] ?? 0));

describe("portraits and rooms", () => {
  test("every person of the edition has a look of its own, with a tool that is drawn", () => {
    const people = all("characters").filter((id) => !id.startsWith("A"));
    expect(PEOPLE_WITH_LOOKS.sort()).toEqual(people.sort());
    const looks = people.map((id) => JSON.stringify(look(id)));
    expect(new Set(looks).size).toBe(people.length);
    for (const id of people) expect(TOOLS[look(id)?.tool ?? ""], id).toBeDefined();
    expect(new Set(people.map((id) => look(id)?.tool)).size).toBe(people.length);
    expect(look("A1")).toBeNull();
  });

  test("every room of the edition is furnished", () => {
    expect(FURNISHED_ROOMS.sort()).toEqual([...all("small_rooms"), ...all("large_rooms")].sort());
  });

  test("every ability is said in words and rests on a rule", () => {
    for (const [, effect = ""] of EDITION.matchAll(/^effect = "(\w+)"/gm)) {
      for (const said of [ability(english, { effect }), ability(english, { effect, amount: 9 })]) {
        expect(said, effect).not.toContain("effect-");
        expect(said, effect).not.toMatch(/[{}$]/);
      }
      expect(ruleOf(effect)).toMatch(/^G\d+$/);
    }
    expect(ability(english, { effect: "drake" })).toContain("4 florins");
    expect(ability(english, { effect: "drake", amount: 1 })).toContain("1 florin.");
  });

  test("numbers that an edition leaves out are those of the engine", () => {
    const engine = readFileSync(`${HOME}/effects.py`, "utf8");
    const stands = (name: string): Record<string, number> => {
      const [, table = ""] = new RegExp(`^${name}: Final = \\{([^}]*)\\}`, "m").exec(engine) ?? [];
      const named = table
        .replace("END_SYMBOL_PREFIX", '"end_sym"')
        .replace("ROOM_SYMBOL_PREFIX", '"r_sym"');
      return Object.fromEntries(
        [...named.matchAll(/"(\w+)": (\d)/g)].map(([, word = "", count]) => [word, Number(count)]),
      );
    };
    expect(USUAL_AMOUNTS).toEqual(stands("AMOUNTS"));
    expect(USUAL_LIMITS).toEqual(stands("LIMITS"));
  });
});

describe("the floor plan", () => {
  test("sides turn clockwise", () => {
    expect(turnedSide("N", 1)).toBe("E");
    expect(turnedSide("W", 3)).toBe("S");
  });

  test.each([
    [0, "B2 C2"],
    [1, "B3 B2"],
    [2, "C2 B2"],
    [3, "B2 B3"],
  ])("a large room turned %i times covers a and b at %s", (turn, cells) => {
    const squares = onPlot(plot, "large", ["aW", "bE"], "B2", turn);
    expect(squares.map(({ x, y }) => `${"ABCD"[x]}${5 - y}`).join(" ")).toBe(cells);
  });

  test("a door on the border is a window, the middle of a large room has no edge", () => {
    const found = edges(onPlot(plot, "large", ["aW", "bE"], "A2", 0), plot);
    expect(found).toHaveLength(6);
    expect(found.filter(({ kind }) => kind === "window")).toHaveLength(1);
    expect(found.filter(({ kind }) => kind === "door")).toHaveLength(1);
    expect(edges(tile("small", ["N"], 0), null).filter(({ kind }) => kind === "door")).toHaveLength(
      1,
    );
  });
});

describe("the plaza", () => {
  test.each([
    [zones([1, 0, 1, 0, 1, 0]), 3],
    [zones([2, 1, 0, 1, 1, 0]), 4],
    [zones([1, 1, 1, 1, 1, 1]), 6],
  ])("all stalls in use stand apart", (used, count) => {
    for (const tall of [false, true]) {
      const { spots, width, height } = market(used, tall);
      expect(spots).toHaveLength(count);
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x, y } of spots) expect(x < width && y < height).toBe(true);
    }
  });

  test("long words are broken, too long ones end in dots", () => {
    expect(lines("Sworn Bodyguard", 12, 2)).toEqual(["Sworn", "Bodyguard"]);
    expect(lines("one two three four", 7, 2)).toEqual(["one two", "three …"]);
  });
});

describe("what travels", () => {
  test("an outbid player's florins fly back, those of whoever had to take do not", () => {
    const before = { position: { zones: [{ ...zone("Z1", 2), tents: [3, 4] }, zone("Z2", 1)] } };
    const events = [
      { type: "had_to_take", seat: 1, zone: "Z1", character: "N2", florins: 4 },
      { type: "returned", seat: 0, florins: 3 },
    ];
    const shown = { events, before } as unknown as Shown<Guilds>;
    const coins = flights(shown).filter(({ symbol }) => symbol === "guilds-florin");
    expect(coins).toEqual([{ symbol: "guilds-florin", from: "tent-Z1-0", to: "florins-0" }]);
    const wrong = { ...shown, events: [events[0], { type: "returned", seat: 1, florins: 1 }] };
    expect(
      flights(wrong as unknown as Shown<Guilds>).filter(({ symbol }) => symbol === "guilds-florin"),
    ).toEqual([]);
  });
});

describe("words", () => {
  test("halves", () => {
    expect([2, 2.5, 0.5, -0.5].map(half)).toEqual(["2", "2½", "½", "-½"]);
  });

  test("what a choice gives", () => {
    expect(gives({ florins: -5, gold: 1 }, english)).toBe("florins −5 · gold +1");
    expect(gives({ active: false, points: 0 }, english)).toContain("not connected");
    expect(gives({ florins: -2, total: 5 }, english)).toBe("5 on your tent then");
  });

  test("the lines of a score add up to it", () => {
    const seat = {
      guild: [{}, {}],
      rooms: [
        { room: "s24", active: true, points: 2.5 },
        { room: "s01", active: false, points: 0 },
      ],
      points: { characters: 7, rooms: 2, half: 1, goals: 6, total: 15 },
    };
    const goals = [{ goal: "g05", counts: [3], points: [6] }];
    const found = scoreLines({ seats: [seat], goals }, 0, english);
    expect(found.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(15);
    expect(found.map(({ label }) => label)).toContain("· Lily Pond: 2½");
  });
});
