import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seatName } from "./names";
import { Speech } from "./speech";
import type { Seat } from "./types";
import { words } from "./words.svelte";

const person = { kind: "person", name: "Ann", bot: null } as Seat;

test("people have their names, bots those of the time, who is gone is told so", () => {
  words.speech = new Speech("en", [readFileSync("../src/gildehuis/words/text/en.ftl", "utf-8")]);
  expect(seatName(person, 0)).toBe("Ann");
  expect(seatName({ ...person, name: "" }, 0)).toBe("Former guest");
  expect(seatName({ ...person, kind: "bot", name: "", bot: "easy" }, 1)).toBe("Wouter");
  expect(seatName({ ...person, kind: "open", name: "" }, 1)).toBe("open seat");
});
