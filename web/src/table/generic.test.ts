import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Speech } from "../house/speech";
import type { TableStore } from "../house/table.svelte";
import type { View } from "../house/types";
import { words } from "../house/words.svelte";
import { Choice } from "./choice.svelte";
import GenericBoard from "./GenericBoard.svelte";

const text = (path: string) => readFileSync(`../${path}`, "utf-8");
const house = text("src/gildehuis/words/text/en.ftl");
const speech = new Speech("en", [house, text("examples/lakenhal/src/lakenhal/text/en.ftl")]);
const legal = [
  { type: "lay", purse: 7 },
  { type: "lay", purse: 30 },
];
const seat = { points: 3, bales: [{ cloth: "wool", worth: 3 }], spent: [12], doing: "laying" };

function show(viewer: number | null) {
  const view = {
    game: "lakenhal",
    players: 2,
    viewer,
    to_act: [0, 1],
    asked: viewer === null ? null : "purse",
    legal: viewer === null ? [] : legal,
    previews: [],
    result: null,
    position: {
      round: 2,
      shown: [{ cloth: "silk", worth: 4 }],
      hand: viewer === null ? null : [7, 30],
      seats: [seat, { ...seat, bales: [] }],
    },
  } as unknown as View;
  const move = vi.fn(async () => true);
  const store = { asked: viewer !== null, view, move } as unknown as TableStore;
  const choice = new Choice(store);
  const names = ["Ann", "Bob"];
  render(GenericBoard, { view, edition: null, speech, names, choice, highlight: null });
  return move;
}

beforeEach(() => {
  words.speech = new Speech("en", [house]);
});
afterEach(cleanup);

test("a seat has a sheet with its things in words, and its own is marked", () => {
  show(0);
  const [ann, bob] = screen.getAllByRole("heading", { level: 2 }).map((h) => h.parentElement);
  expect(ann?.textContent).toContain("Ann");
  expect(ann?.textContent).toContain("(you)");
  expect(within(ann as HTMLElement).getByText("wool 3")).toBeTruthy();
  expect(within(bob as HTMLElement).getByText("none")).toBeTruthy();
  expect(screen.getByText("silk 4")).toBeTruthy();
  expect(screen.getByText("Purses in hand")).toBeTruthy();
});

test("legal moves are buttons; the second press confirms", async () => {
  const move = show(0);
  const button = screen.getByRole("button", { name: "Lay the purse 30" });
  await fireEvent.click(button);
  await fireEvent.click(button);
  expect(move).toHaveBeenCalledWith(legal[1]);
});

test("a spectator has nothing to press and is told of no hand", () => {
  show(null);
  expect(screen.queryAllByRole("button")).toHaveLength(0);
  expect(screen.queryByText("Purses in hand")).toBeNull();
});
