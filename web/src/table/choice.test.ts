import { describe, expect, test, vi } from "vitest";
import type { Kardinal, Moves } from "../generated/kardinal";
import type { View } from "../house/types";
import { Choice, fits } from "./choice.svelte";

const legal: Moves[] = [
  { type: "build", shape: "house", colour: "red", squares: [[0, 1]] },
  { type: "build", shape: "house", colour: "red", squares: [[0, 2]] },
  { type: "build", shape: "tower", colour: "red", squares: [[1, 1]] },
  { type: "decline" },
];

function setUp() {
  const move = vi.fn(async () => true);
  const view = { legal, previews: [{ stones: { red: 1 } }] } as View<Kardinal>; // all that is read
  return { choice: new Choice({ asked: true, view, move }), move };
}

describe("choosing", () => {
  test("a move fits a part of itself", () => {
    expect(fits({ type: "x", squares: [[0, 1]] }, { squares: [[0, 1]] })).toBe(true);
    expect(fits({ type: "x", squares: [[0, 1]] }, { squares: [[0, 2]] })).toBe(false);
  });

  test("narrowing leaves what fits", () => {
    const { choice } = setUp();
    choice.pick({ type: "build", shape: "house" });
    expect(choice.open.map(({ index }) => index)).toEqual([0, 1]);
    expect(choice.can({ shape: "court" })).toBe(false);
  });

  test("the first select previews, the second confirms", async () => {
    const { choice, move } = setUp();
    choice.select(0);
    expect(choice.chosen?.preview).toEqual({ stones: { red: 1 } });
    expect(move).not.toHaveBeenCalled();
    choice.select(0);
    expect(move).toHaveBeenCalledWith(legal[0]);
  });

  test("looking previews without choosing", () => {
    const { choice } = setUp();
    choice.look(2);
    expect(choice.previewed?.index).toBe(2);
    expect(choice.chosen).toBeNull();
  });

  test("Tab stops at drawn targets only, and comes back to where one was", () => {
    const { choice } = setUp();
    expect(choice.stop).toBeNull();
    const away = choice.draw(1);
    choice.draw(2);
    expect(choice.stop).toBe(1);
    choice.cursor = 2;
    expect(choice.stop).toBe(2);
    choice.cursor = 0; // a move without a target, such as one of the list
    expect(choice.stop).toBe(1);
    away();
    expect(choice.stop).toBe(2);
  });

  test("without a table nothing can be chosen", () => {
    expect(new Choice<Kardinal>(null).all).toEqual([]);
  });
});
