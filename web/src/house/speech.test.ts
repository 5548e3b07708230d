import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, Speech } from "./speech";

const text = (path: string) => readFileSync(`../src/gildehuis/${path}`, "utf-8");
const speech = (language: string) =>
  new Speech(language, [
    text(`words/text/${language}.ftl`),
    text(`games/kardinal/text/${language}.ftl`),
  ]);
const keys = (source: string) => [...source.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((m) => m[1]);

describe("speech, the twin of words/speech.py", () => {
  const english = speech("en");

  test("a move is told in words, places in brackets", () => {
    const move = {
      type: "build",
      shape: "court",
      colour: "red",
      squares: [
        [1, 0],
        [2, 0],
      ],
    };
    expect(english.move(move)).toBe("Build a red court at (1, 0), (2, 0)");
  });

  test("a prompt offers only what is allowed", () => {
    const ask = (players: number, asked: string, ...types: string[]) =>
      english.ask({ asked, players, legal: types.map((type) => ({ type })) });
    expect(ask(3, "stone", "take_stone")).toMatch(/red, a blue or a green stone/);
    expect(ask(4, "stone", "take_stone")).toMatch(/any colour/);
    expect(ask(4, "cardinal", "move_cardinal", "move_cardinal")).not.toMatch(/leave/);
    expect(ask(4, "cardinal", "move_cardinal", "keep_cardinal")).toMatch(/leave him/);
  });

  test("an event names its seat", () => {
    const event = { type: "stone_taken", seat: 1, colour: "blue" };
    expect(english.event(event, ["Ann", "Bob"])).toBe("Bob took a blue stone.");
  });

  test("a text can choose by the plain word", () => {
    expect(english.event({ type: "ended", seat: 0, end: "declined" }, ["Ann"])).toMatch(/^Nobody/);
  });

  test("yes, no, none and lists are words", () => {
    expect(english.word(true)).toBe("yes");
    expect(english.word(null)).toBe("none");
    expect(english.word([])).toBe("none");
    expect(english.word(["red", "blue"])).toBe("red, blue");
  });

  test("a missing text shows its key, never nothing", () => {
    expect(english.say("no-such-text")).toBe("no-such-text");
  });

  test.each(LANGUAGES)("%s has every text of the client", (language) => {
    const wanted = keys(text("words/text/en.ftl")).filter((key) => key?.startsWith("ui-"));
    const there = new Set(keys(text(`words/text/${language}.ftl`)));
    expect(wanted.filter((key) => !there.has(key))).toEqual([]);
  });

  test.each(LANGUAGES)("%s: no text of the client is said twice", (language) => {
    const all = keys(text(`words/text/${language}.ftl`));
    expect(all.filter((key, n) => all.indexOf(key) !== n)).toEqual([]);
  });
});
