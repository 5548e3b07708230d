import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brief, inline, parse } from "./markdown";
import { read } from "./router.svelte";

test("bold, italics and code become elements, words with underscores stay", () => {
  expect(inline("a **b** `c_d` *e* snake_case_word")).toEqual([
    { tag: "span", text: "a " },
    { tag: "strong", text: "b" },
    { tag: "span", text: " " },
    { tag: "code", text: "c_d" },
    { tag: "span", text: " " },
    { tag: "em", text: "e" },
    { tag: "span", text: " snake_case_word" },
  ]);
});

test("a rule keeps its id and its following lines", () => {
  const [title, heading, rule] = parse("# T\n\n## S\n- **K1** One\n  two\n");
  expect(title?.text).toBe("T");
  expect(heading?.level).toBe(2);
  expect(rule).toMatchObject({ kind: "rule", id: "K1", text: "One two" });
});

test("tables keep their rows", () => {
  const [table] = parse("| a | b |\n|---|---|\n| 1 | 2 |\n");
  expect(table?.rows).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});

test.each(["", ".nl", ".pl"])("Kardinal's rulebook%s is read whole", (suffix) => {
  const source = readFileSync(`../src/gildehuis/games/kardinal/RULES${suffix}.md`, "utf-8");
  const ids = parse(source).flatMap(({ id }) => (id ? [id] : []));
  expect(ids).toContain("K39");
  expect(new Set(ids).size).toBe(ids.length);
});

test("addresses name pages", () => {
  expect(read("/")).toEqual({ page: "home" });
  expect(read("/t/a%20b")).toEqual({ page: "table", id: "a b" });
  expect(read("/rules/kardinal")).toEqual({ page: "rules", game: "kardinal" });
  expect(read("/x/y")).toEqual({ page: "lost" });
});

test("a tooltip tells the heart of a rule, whole sentences, no rulings", () => {
  expect(brief("Short and whole.")).toBe("Short and whole.");
  expect(brief("Take a tile. *Ruling:* once a phase.")).toBe("Take a tile. …");
  const long = `${"One sentence of some length here. ".repeat(9)}`.trim();
  expect(brief(long).length).toBeLessThan(190);
  expect(brief(long)).toMatch(/here\. …$/);
  expect(brief("*Reconstructed:* **Surveyor.** Lift a room.")).toContain("Surveyor");
});
