import { expect, test } from "vitest";
import { fitInto, hold, zoom } from "./camera";

const bounds = { x: -100, y: -50, width: 200, height: 100 };
const size = { width: 400, height: 400 };

test("fitting shows all of the drawing in the middle", () => {
  expect(fitInto(bounds, size, 5)).toEqual({ scale: 2, x: 200, y: 200 });
  expect(fitInto(bounds, size, 1).scale).toBe(1);
});

test("insets keep room for buttons", () => {
  expect(fitInto(bounds, size, 5, { right: 200 })).toEqual({ scale: 1, x: 100, y: 200 });
});

test("zooming keeps the point under the finger", () => {
  const closer = zoom({ x: 0, y: 0, scale: 1 }, 2, 50, 60, [0.1, 10]);
  expect(closer).toEqual({ scale: 2, x: -50, y: -60 });
  expect(zoom(closer, 100, 0, 0, [0.1, 3]).scale).toBe(3);
});

test("the drawing cannot be pushed out of sight", () => {
  const held = hold({ x: 99_999, y: -99_999, scale: 1 }, bounds, size);
  expect(held).toEqual({ scale: 1, x: 300, y: 150 });
});
