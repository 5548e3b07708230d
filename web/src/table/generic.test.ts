import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Described } from "../house/meanings";
import { sampleView } from "../house/samples";
import { Speech } from "../house/speech";
import { words } from "../house/words.svelte";
import { Choice } from "./choice.svelte";
import GenericBoard from "./GenericBoard.svelte";

const text = (path: string) => readFileSync(`../${path}`, "utf-8");
const house = text("src/gildehuis/words/text/en.ftl");
const speech = new Speech("en", [house, text("examples/lakenhal/src/lakenhal/text/en.ftl")]);
const legal = [
  { type: "lay", purse: 7 },
  { type: "lay", purse: 30 },
  { type: "take", cloth: "silk", worth: 4 },
  { type: "wait" },
];
const seat = { points: 3, bales: [{ cloth: "wool", worth: 3 }], spent: [7], doing: "laying" };
const PURSE = { type: "integer", "x-means": "purse" };
const [CLOTH, WORTH] = [{ "x-means": "cloth" }, { "x-means": "worth" }];
const SEAT = { type: "integer", "x-means": "seat" };
/** As msgspec tells it. */
const schema: Described = {
  position: { $ref: "#/$defs/Position" },
  moves: [{ $ref: "#/$defs/Lay" }, { $ref: "#/$defs/Take" }, { $ref: "#/$defs/Wait" }],
  $defs: {
    Take: { properties: { type: { enum: ["take"] }, cloth: CLOTH, worth: WORTH } },
    Bale: { properties: { cloth: CLOTH, worth: WORTH } },
    Lay: { properties: { type: { enum: ["lay"] }, purse: PURSE } },
    Wait: { properties: { type: { enum: ["wait"] } } },
    Seat: { properties: { spent: { items: PURSE } } },
    Position: {
      properties: {
        leader: { anyOf: [SEAT, { $ref: "#/$defs/Nothing" }] },
        order: { items: SEAT },
        shown: { items: { $ref: "#/$defs/Bale" } },
        hand: { anyOf: [{ items: PURSE }, { $ref: "#/$defs/Nothing" }] },
        seats: { items: { $ref: "#/$defs/Seat" } },
      },
    },
    Nothing: {},
  },
};

async function show(viewer: number | null, told: Described | null = schema) {
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify(told), { status: told ? 200 : 404 }),
  );
  const view = sampleView({
    game: `lakenhal-${viewer}-${told !== null}`, // what a game shows is asked for once
    viewer,
    to_act: [0, 1],
    asked: viewer === null ? null : "purse",
    legal: viewer === null ? [] : legal,
    position: {
      round: 2,
      leader: 1,
      order: [0],
      shown: [{ cloth: "silk", worth: 4 }],
      hand: viewer === null ? null : [7, 30],
      seats: [seat, { ...seat, bales: [] }],
    },
  });
  const move = vi.fn(async () => true);
  const choice = new Choice({ asked: viewer !== null, view, move });
  const names = ["Ann", "Bob"];
  render(GenericBoard, { view, edition: null, speech, names, choice, highlight: null });
  await tick();
  await new Promise((done) => setTimeout(done));
  return move;
}

beforeEach(() => {
  words.speech = new Speech("en", [house]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a seat has a sheet with its things in words, and its own is marked", async () => {
  await show(0);
  const [ann, bob] = screen.getAllByRole("heading", { level: 2 }).map((h) => h.parentElement);
  expect(ann?.textContent).toContain("Ann");
  expect(ann?.textContent).toContain("(you)");
  expect(within(ann as HTMLElement).getByText("wool 3")).toBeTruthy();
  expect(within(bob as HTMLElement).getByText("none")).toBeTruthy();
  expect(screen.getByText("silk 4")).toBeTruthy();
  expect(screen.getByText("Purses in hand")).toBeTruthy();
});

test("legal moves are buttons; the second press confirms", async () => {
  const move = await show(0);
  const button = screen.getByRole("button", { name: "Lay the purse 30" });
  await fireEvent.click(button);
  await fireEvent.click(button);
  expect(move).toHaveBeenCalledWith(legal[1]);
});

test("a spectator has nothing to press and is told of no hand", async () => {
  await show(null);
  expect(screen.queryAllByRole("button")).toHaveLength(0);
  expect(screen.queryByText("Purses in hand")).toBeNull();
});

test("a number that is a seat is shown by its name", async () => {
  await show(null);
  const told = (word: string) => screen.getByText(word).closest("div")?.textContent;
  expect(told("leader")).toContain("Bob");
  expect(told("order")).toContain("Ann");
});

test("a card is shown once: in the hand it is the button, elsewhere and in the list it is not", async () => {
  await show(0);
  expect(screen.getAllByRole("button").map((one) => one.textContent?.trim())).toEqual([
    speech.say("move-wait"),
    "silk 4",
    "7",
    "30",
  ]);
});

test("without what the game says of itself every move is in the list", async () => {
  await show(0, null);
  expect(screen.getByRole("button", { name: "Lay the purse 7" }).textContent).toContain("Lay");
  expect(screen.getAllByRole("button")).toHaveLength(4);
});
