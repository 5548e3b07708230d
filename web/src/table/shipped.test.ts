import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../generated/protocol";
import { brings, shipped } from "../house/shipped";
import { Speech } from "../house/speech";
import type { TableStore } from "../house/table.svelte";
import type { View } from "../house/types";
import { words } from "../house/words.svelte";
import { Choice } from "./choice.svelte";
import ShippedBoard, { load } from "./ShippedBoard.svelte";

const text = (path: string) => readFileSync(`../${path}`, "utf-8");
const house = text("src/gildehuis/words/text/en.ftl");
const speech = new Speech("en", [house, text("examples/drapery/src/drapery/text/en.ftl")]);
const legal = [{ type: "play", card: "silk-3" }];
const view = {
  game: "drapery",
  players: 2,
  viewer: 0,
  to_act: [0],
  asked: "card",
  legal,
  previews: null,
  result: null,
  position: { leader: 1, trick: ["silk-6"], hand: ["silk-3", "wool-1"], seats: [{}, {}] },
} as unknown as View;

beforeEach(() => {
  const games = [{ name: "drapery", brings: ["cover", "board"] }] as unknown as GameInfo[];
  words.front = { ...words.front, games };
});
afterEach(cleanup);

test("only what the catalogue tells of is asked for", () => {
  expect(shipped("drapery", "board")).toBe("/api/games/drapery/files/board.js");
  expect(brings("drapery", "picture")).toBe(false);
  expect(shipped("lakenhal", "cover")).toBeNull();
});

test("a board that a package brings draws the position and sends what is chosen", async () => {
  await load("drapery", pathToFileURL("../examples/drapery/src/drapery/board.js").href);
  const move = vi.fn(async () => true);
  const choice = new Choice({ asked: true, view, move } as unknown as TableStore);
  const names = ["Ann", "Bob"];
  render(ShippedBoard, { view, edition: null, speech, names, choice, highlight: null });
  expect(screen.getByText("Bob")).toBeTruthy();
  expect(screen.getByText("silk 6")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "wool 1" })).toBeNull();
  const button = screen.getByRole("button", { name: "silk 3" });
  await fireEvent.click(button);
  if (move.mock.calls.length === 0) await fireEvent.click(button); // the second click confirms
  expect(move).toHaveBeenCalledWith(legal[0]);
});
