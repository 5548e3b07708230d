// A replay with all open shows what any seat knew, and nothing is overwritten.
import { expect, test } from "vitest";
import { fillIn, seen } from "./eyes";
import { sampleView } from "./samples";
import type { Frame, View } from "./types";

const view = (viewer: number, position: View["position"]) =>
  sampleView({ viewer, to_act: [1], position });
const two: Frame = {
  at: 3,
  seat: null,
  move: null,
  events: [],
  views: [
    view(0, { round: 2, card: "gent", seats: [{ hand: ["brand"] }, { hand: null }] }),
    view(1, { round: 2, card: null, seats: [{ hand: null }, { hand: [] }] }),
  ],
};

test("all secrets are open, in the mover's eyes", () => {
  expect(seen(two)?.viewer).toBe(1);
  expect(seen(two)?.position).toEqual({
    round: 2,
    card: "gent",
    seats: [{ hand: ["brand"] }, { hand: [] }],
  });
});

test("one viewer's eyes stay his own", () => {
  const one = view(0, { card: null });
  expect(seen({ ...two, views: undefined, view: one })).toBe(one);
});

test("what is known is never overwritten, and lists of other length are left alone", () => {
  expect(fillIn({ a: 0, b: [1, null] }, { a: 9, b: [7, 8] })).toEqual({ a: 0, b: [1, 8] });
  expect(fillIn([1], [1, 2])).toEqual([1]);
  expect(fillIn(false, true)).toBe(false);
});
