import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleView } from "../house/samples";
import { Speech } from "../house/speech";
import type { TableStore } from "../house/table.svelte";
import type { Seat } from "../house/types";
import { words } from "../house/words.svelte";
import { Choice } from "./choice.svelte";
import MoveList from "./MoveList.svelte";
import PromptBar from "./PromptBar.svelte";
import SeatCard from "./SeatCard.svelte";
import Target from "./Target.svelte";
import UndoRequest from "./UndoRequest.svelte";

const text = (path: string) => readFileSync(`../src/gildehuis/${path}`, "utf-8");
const house = text("words/text/en.ftl");
const speech = new Speech("en", [house, text("games/kardinal/text/en.ftl")]);
const legal = [
  { type: "move_cardinal", to: [0, 1] },
  { type: "move_cardinal", to: [2, 0] },
  { type: "keep_cardinal" },
];

function setUp(more = {}) {
  const move = vi.fn(async () => true);
  const store = {
    asked: true,
    behind: 0,
    names: ["Ann", "Bob"],
    view: {
      game: "kardinal",
      asked: "cardinal",
      viewer: 0,
      to_act: [0],
      legal,
      previews: [],
      result: null,
    },
    table: { game: "kardinal", stage: "playing" },
    refused: null,
    move,
    ...more,
  } as unknown as TableStore;
  return { store, move, choice: new Choice(store) };
}

beforeEach(() => {
  words.speech = new Speech("en", [house]);
});
afterEach(cleanup);

describe("the list of all moves", () => {
  test("offers every legal move, and confirms on the second press", async () => {
    const { choice, move } = setUp();
    render(MoveList, { choice, speech, client: null });
    expect(screen.getAllByRole("button")).toHaveLength(3);
    const button = screen.getByRole("button", { name: "Send the Cardinal to (2, 0)" });
    await fireEvent.click(button);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(button);
    expect(move).toHaveBeenCalledWith(legal[1]);
  });
});

describe("the prompt", () => {
  const bar = (parts: ReturnType<typeof setUp>) =>
    render(PromptBar, { ...parts, speech, client: null, onlist: () => {}, listed: false });

  test("says what to do now, with a button for a move without a place", async () => {
    const parts = setUp();
    bar(parts);
    expect(screen.getByText(/Move the Cardinal/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Leave the Cardinal where he is" }));
    await fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
    expect(parts.move).toHaveBeenCalledWith(legal[2]);
  });

  test("says whom we wait for", () => {
    const view = { asked: null, viewer: 0, to_act: [1], legal: [], previews: [], result: null };
    bar(setUp({ asked: false, view }));
    expect(screen.getByText("Waiting for Bob")).toBeTruthy();
  });

  test("a refusal links to its rule", () => {
    bar(setUp({ refused: { rule: "K22", reason: "refusal-K22", details: {} } }));
    expect(screen.getByRole("alert").textContent).toContain("free square");
    expect(screen.getByRole("link", { name: "K22" }).getAttribute("href")).toBe(
      "/rules/kardinal#K22",
    );
  });
});

describe("a target on the board", () => {
  const children = createRawSnippet(() => ({ render: () => "<circle r='5'></circle>" }));

  test("is a named button that Enter selects and confirms", async () => {
    const { choice, move } = setUp();
    render(Target, { choice, index: 0, label: "the square", children });
    const target = screen.getByRole("button", { name: "the square" });
    expect(target.getAttribute("tabindex")).toBe("0");
    await fireEvent.keyDown(target, { key: "Enter" });
    expect(choice.selected).toBe(0);
    await fireEvent.keyDown(target, { key: "Enter" });
    expect(move).toHaveBeenCalledWith(legal[0]);
  });

  test("only one target stops the Tab key", () => {
    const { choice } = setUp();
    choice.draw(0);
    render(Target, { choice, index: 1, label: "second", children });
    expect(screen.getByRole("button").getAttribute("tabindex")).toBe("-1");
  });
});

test("a seat card names the player and says who is at turn", () => {
  const { choice } = setUp();
  const info: Seat = {
    kind: "bot",
    name: "hard",
    bot: "hard",
    person: null,
    ready: true,
    online: true,
    away: false,
    resigned: false,
    clock: null,
  };
  const board = { view: sampleView(), edition: null, speech, names: [], choice, highlight: null };
  render(SeatCard, { board, client: null, seat: 1, info, you: false, acting: true });
  expect(screen.getByRole("region", { name: "Wouter" })).toBeTruthy();
  expect(screen.getByText("at turn")).toBeTruthy();
});

describe("a request to take back", () => {
  const seats = [{ kind: "person" }, { kind: "person" }, { kind: "bot" }];
  const undo_request = { seat: 1, back: 2, agreed: [1], expires: 0 };
  const names = ["Ann", "Bob", "easy"];
  const table = { game: "kardinal", stage: "playing", seats, undo_request };

  test("says who asks for how much, and takes my answer", async () => {
    const answerUndo = vi.fn(async () => undefined);
    const { store } = setUp({ table, names, you: 0, answerUndo });
    render(UndoRequest, { store });
    expect(screen.getByRole("status").textContent).toContain("asks to take back the last 2 moves");
    await fireEvent.click(screen.getByRole("button", { name: "Agree" }));
    expect(answerUndo).toHaveBeenLastCalledWith(true);
    await fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
    expect(answerUndo).toHaveBeenLastCalledWith(false);
  });

  test("who asked sees whose answer is missing; bots are not asked", () => {
    const { store } = setUp({ table, names, you: 1 });
    render(UndoRequest, { store });
    expect(screen.getByRole("status").textContent).toMatch(/Waiting for \W*Ann\W*\./);
    expect(screen.getByRole("button").textContent).toBe("Withdraw");
  });
});
