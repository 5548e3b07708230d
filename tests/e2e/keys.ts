// A person without a mouse: every decision is made with Tab, arrows and Enter.
import type { Page } from "@playwright/test";
import { chances, REACH } from "./hands";

const FAR = 120; // presses of Tab before we say that something cannot be reached
const IN_VAIN = 30; // times Enter changes nothing
const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];

const onIt = (css: string) => document.activeElement?.matches(css) ?? false;

/** In the page: how often Tab should be pressed to come to something that fits, backwards if negative. */
function distance(fits: string): number {
  const within = document.querySelector("dialog[open]") ?? document;
  const stops = [...within.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]")]
    .filter((one) => one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility());
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const wanted = stops.flatMap((one, n) => (one.matches(fits) ? [n - at] : []));
  const forward = wanted.find((step) => step > 0) ?? Number.POSITIVE_INFINITY;
  const back = at < 0 ? undefined : wanted.findLast((step) => step < 0);
  return back !== undefined && -back < forward ? back : forward;
}

/** Tab to something that fits: as far as it looks, then step by step if the browser goes another way. */
export async function tabTo(page: Page, fits: string): Promise<void> {
  const far = await page.evaluate(distance, fits);
  const key = far < 0 ? "Shift+Tab" : "Tab";
  for (let n = Math.min(Math.abs(far), FAR); n > 0; n--) await page.keyboard.press(key);
  for (let n = 0; n < FAR; n++) {
    if (await page.evaluate(onIt, fits)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${fits}`);
}

interface Asked {
  seq: string;
  fits: string; // what to go to
  there: boolean; // the focus is on it
}

/** In the page: what a decision asks for next; null when the match is over or far enough. */
function next([reach, most]: [string[], number]): Promise<Asked | null> {
  const stops = (css: string) =>
    [...document.querySelectorAll<HTMLElement>(css)].some((one) => one.tabIndex >= 0 && one.checkVisibility());
  function look(): Asked | null | undefined {
    const seq = document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq ?? "";
    if (document.querySelector("dialog.result") || Number(seq) >= most) return null;
    if (!document.querySelector(".prompt.mine")) return undefined;
    const fits = reach.find(stops);
    return fits ? { seq, fits, there: document.activeElement?.matches(fits) ?? false } : undefined;
  }
  return new Promise((done) => {
    const again = () => {
      const found = look();
      if (found === undefined) setTimeout(again, 30);
      else done(found);
    };
    again();
  });
}

/** Play my seat with the keyboard until the match is over, or until so many decisions were made by anybody. */
export async function playByKeys(page: Page, seed = 1, most = Number.POSITIVE_INFINITY): Promise<void> {
  const chance = chances(seed);
  let seq = "";
  let vain = 0;
  for (;;) {
    const asked = await page.evaluate(next, [REACH, most] as [string[], number]);
    if (asked === null) return;
    vain = asked.seq === seq ? vain + 1 : 0;
    seq = asked.seq;
    if (vain > IN_VAIN) throw new Error(`keys change nothing: ${await page.locator(".prompt").innerText()}`);
    if (!asked.there) await tabTo(page, asked.fits);
    if (asked.fits.includes("data-target")) {
      const arrow = ARROWS[Math.floor(chance() * ARROWS.length)] ?? "ArrowRight";
      await page.keyboard.press(arrow); // stays where nothing lies that way
    } else if (vain > 2) await tabTo(page, asked.fits); // to another one of the kind
    await page.keyboard.press("Enter");
  }
}
