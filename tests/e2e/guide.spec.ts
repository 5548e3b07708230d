// Learn by playing: from the cover into a guided match; who follows the hand plays the whole lesson.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { person, test } from "./house";

const LANGUAGES = [
  { locale: "en", learn: /Learn by playing/, gotIt: "Got it", none: "No more hints" },
  { locale: "nl", learn: /Leer al spelend/, gotIt: "Begrepen", none: "Geen hints meer" },
  { locale: "pl", learn: /Ucz się, grając/, gotIt: "Rozumiem", none: "Bez wskazówek" },
];
const GAMES = [
  ["kardinal", "Kardinal"],
  ["flandern", "Flandern 1302"],
  ["nieuwstad", "De Poorters van Nieuwstad"],
  ["guilds", "Guilds"],
] as const;

async function learn(page: Page, title: string, button: RegExp): Promise<void> {
  await page.goto("/");
  const cover = page.locator("article", { has: page.getByRole("heading", { name: title }) });
  await cover.getByRole("button", { name: button }).click();
  await expect(page.locator(".prompt.mine")).toBeVisible();
}

/** What is said at each step of the learner, in a language. */
function said(game: string, locale: string): string[] {
  const folder = join(__dirname, "../../src/gildehuis/games", game);
  const texts = readFileSync(join(folder, "text", `${locale}.ftl`), "utf8");
  const { steps } = JSON.parse(readFileSync(join(folder, "lesson.json"), "utf8"));
  return steps
    .filter(({ hint }: { hint?: string }) => hint)
    .map(({ hint }: { hint: string }) => texts.match(new RegExp(`^lesson-${hint} = (.*)$`, "m"))?.[1]);
}

/** Touch what the hand points at, once it has come to rest, until another hint is shown. */
async function follow(page: Page, hint: string): Promise<void> {
  const where = async () => JSON.stringify(await page.locator("[data-guide]").boundingBox());
  const same = async () => (await page.locator(".hint p").textContent()) === hint;
  let [touched, since] = ["", 0];
  while (await same()) {
    const box = await where();
    await page.waitForTimeout(250); // the hand looks again every 150 ms
    if (box === "null" || box !== (await where()) || !(await same())) continue;
    if (box === touched && ++since < 5) continue; // perhaps it is only slow
    const { x, y, width, height } = JSON.parse(box);
    await page.mouse.click(x + width / 2, y + height / 2);
    [touched, since] = [box, 0];
  }
}

for (const [n, [game, title]] of GAMES.entries()) {
  const { locale, learn: button, gotIt, none } = LANGUAGES[n % LANGUAGES.length] ?? LANGUAGES[0]!;
  test(`the lesson of ${title}, ${locale}`, async ({ browser }) => {
    const page = await person(browser, { locale, phone: n % 2 === 1 });
    await page.addInitScript(() => {
      localStorage.setItem("gildehuis-settings", JSON.stringify({ speed: "instant", sound: false }));
    });
    await learn(page, title, button);
    const hint = page.locator(".hint p");
    for (const text of said(game, locale)) {
      await expect(hint).toHaveText(text);
      await follow(page, text);
    }

    await learn(page, title, button); // and all again, then none
    await page.getByRole("button", { name: gotIt }).click(); // this one is understood
    await expect(page.locator(".hint")).toHaveCount(0);
    await expect(page.locator("[data-guide]")).toHaveCount(0);
    await learn(page, title, button);
    await page.getByRole("button", { name: none }).click();
    await page.reload();
    await expect(page.locator(".prompt.mine")).toBeVisible();
    await expect(page.locator(".hint")).toHaveCount(0);
  });
}
