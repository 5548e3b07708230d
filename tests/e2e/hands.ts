// A person's hands: every decision is made by mouse or finger on what the page really shows there.
import type { Page } from "@playwright/test";

/** What leads to a decision, in the order hands reach for it: confirm, places, pieces, words. */
export const REACH = [
  ".prompt .buttons .main",
  ":root:not(:has(.spot.chosen)) [data-target]",
  ".hand .guilds button, .round .lit, .supply button",
  ".hand .block:enabled, .hand .tile:enabled, .hand .card:enabled",
  ".shelf [data-room], [data-option]",
  ".role.lit, .plot.lit, .booths .can button, .options button, .amounts button:enabled, .cards button.lit",
  ".prompt .buttons > .button:not(.plain):not(.small)",
  ".sheet-town header button, .controls .tool:last-child", // what lies in the way is closed, the map fitted
];
const PATIENCE_MS = 20_000;
const IN_VAIN = 40; // touches that change nothing before we say so

type Asked = [reach: string[], patience: number, most: number, chance: number];
interface Touch {
  x: number;
  y: number;
  seen: string; // of the position: the same twice means that nothing happened
}

/** In the page: the point to touch next, null when the match is over or far enough; waits for my turn. */
function next([reach, patience, most, chance]: Asked): Promise<Touch | null> {
  let since = performance.now();
  const inside = (box: DOMRect, [u, v]: [number, number]) => [
    box.x + box.width * u,
    box.y + box.height * v,
  ];
  const points: [number, number][] = [
    [0.5, 0.5],
    [0.3, 0.5],
    [0.7, 0.5],
    [0.5, 0.3],
    [0.5, 0.7],
  ];
  function point(element: Element): [number, number] | null {
    if (element instanceof HTMLElement) element.scrollIntoView({ block: "nearest", inline: "nearest" });
    for (const at of points) {
      const [x = 0, y = 0] = inside(element.getBoundingClientRect(), at);
      const top = document.elementFromPoint(x, y);
      if (top && element.contains(top)) return [x, y];
    }
    return null;
  }
  function look(): Touch | null | undefined {
    const seen = document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq ?? "";
    if (document.querySelector("dialog.result") || Number(seen) >= most) return null;
    if (!document.querySelector(".prompt.mine")) {
      since = performance.now(); // others may think as long as they like
      return undefined;
    }
    for (const css of reach) {
      const found = [...document.querySelectorAll(css)];
      const begin = Math.floor(chance * found.length);
      for (let n = 0; n < found.length; n++) {
        const at = point(found[(begin + n) % found.length] as Element);
        if (at) return { x: at[0], y: at[1], seen };
      }
    }
    return undefined;
  }
  return new Promise((done, fail) => {
    let last: Touch | null | undefined;
    const again = () => {
      const found = look();
      const still = found?.x === last?.x && found?.y === last?.y && found?.seen === last?.seen;
      last = found;
      if (found === null || (found && still)) done(found); // nothing moves under the hand
      else if (performance.now() - since < patience) setTimeout(again, 30);
      else fail(new Error(`nothing to touch: ${document.querySelector(".prompt")?.textContent}`));
    };
    again();
  });
}

/** A row of numbers in [0, 1) that looks like chance and is the same every time. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

/** Play my seat by hand until the match is over, or until so many decisions were made by anybody. */
export async function playByHand(page: Page, seed = 1, most = Number.POSITIVE_INFINITY): Promise<void> {
  const chance = chances(seed);
  const finger = await page.evaluate(() => navigator.maxTouchPoints > 0);
  let seen = "";
  let vain = 0; // touches since the position last changed
  for (;;) {
    const touch = await page.evaluate(next, [REACH, PATIENCE_MS, most, chance()] as Asked);
    if (touch === null) return;
    if (vain > IN_VAIN) throw new Error(`touching changes nothing: ${await page.locator(".prompt").innerText()}`);
    if (finger) await page.touchscreen.tap(touch.x, touch.y);
    else await page.mouse.click(touch.x, touch.y);
    vain = touch.seen === seen ? vain + 1 : 1;
    seen = touch.seen;
  }
}
