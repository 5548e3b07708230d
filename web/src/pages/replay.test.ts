import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Speech } from "../house/speech";
import { words } from "../house/words.svelte";
import ReplayDeck from "./ReplayDeck.svelte";

const text = (path: string) => readFileSync(`../src/gildehuis/${path}`, "utf-8");
const house = text("words/text/en.ftl");
const speech = new Speech("en", [house, text("games/kardinal/text/en.ftl")]);
const frames = [
  { at: 0, seat: null, move: null, events: [] },
  { at: 1, seat: 1, move: { type: "keep_cardinal" }, events: [] },
  {
    at: 2,
    seat: 0,
    move: { type: "move_cardinal", to: [2, 0] },
    events: [{ type: "cardinal_moved", seat: 0, to: [2, 0] }],
  },
];

beforeEach(() => {
  words.speech = new Speech("en", [house]);
});
afterEach(cleanup);

test.each([
  [0, "The beginning."],
  [1, "Bob: Leave the Cardinal where he is"],
  [2, "Ann sent the Cardinal to (2, 0)."],
])("move %i is told: %s", (at, told) => {
  const still = () => {};
  const names = ["Ann", "Bob"];
  const doing = { ongo: still, onplay: still, onsee: still };
  render(ReplayDeck, { frames, at, playing: false, viewer: "all", names, speech, ...doing });
  expect(screen.getByText(told)).toBeTruthy();
});
