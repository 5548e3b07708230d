// Learn by playing: from the cover into a guided match of every game, in three languages.
import { expect, type Page, test } from "@playwright/test";
import { person } from "./house";

const LANGUAGES = [
  { locale: "en", learn: /Learn by playing/, gotIt: "Got it", none: "No more hints" },
  { locale: "nl", learn: /Leer al spelend/, gotIt: "Begrepen", none: "Geen hints meer" },
  { locale: "pl", learn: /Ucz się, grając/, gotIt: "Rozumiem", none: "Bez wskazówek" },
];
const GAMES = ["Kardinal", "Flandern 1302", "De Poorters van Nieuwstad", "Guilds"];

async function learn(page: Page, game: string, button: RegExp): Promise<void> {
  await page.goto("/");
  const cover = page.locator("article", { has: page.getByRole("heading", { name: game }) });
  await cover.getByRole("button", { name: button }).click();
  await expect(page.locator(".prompt.mine")).toBeVisible();
}

/** The middle of what the hand points at. */
async function pointed(page: Page): Promise<[number, number]> {
  const box = await page.locator("[data-guide]").boundingBox();
  if (!box) throw new Error("the hand is not drawn");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

for (const [n, game] of GAMES.entries()) {
  const { locale, learn: button, gotIt, none } = LANGUAGES[n % LANGUAGES.length] ?? LANGUAGES[0]!;
  test(`a guided match of ${game}, ${locale}`, async ({ browser }) => {
    const page = await person(browser, { locale, phone: n % 2 === 1 });
    await learn(page, game, button);
    const hint = page.locator(".hint p");
    await expect(hint).toBeVisible();
    expect((await hint.innerText()).length).toBeGreaterThan(40);

    // following the hand alone makes a first decision
    const before = await page.locator("[data-seq]").getAttribute("data-seq");
    await expect(async () => {
      const [x, y] = await pointed(page);
      await page.mouse.click(x, y);
      expect(await page.locator("[data-seq]").getAttribute("data-seq")).not.toBe(before);
    }).toPass({ intervals: [500], timeout: 30_000 });

    await expect(page.locator(".prompt.mine")).toBeVisible();
    await page.keyboard.press("Escape"); // the last click may have begun the next decision
    await expect(hint).toBeVisible();
    await page.getByRole("button", { name: gotIt }).click(); // this one is understood
    await expect(page.locator(".hint")).toHaveCount(0);
    await expect(page.locator("[data-guide]")).toHaveCount(0);

    await learn(page, game, button); // and all again, then none
    await expect(hint).toBeVisible();
    await page.getByRole("button", { name: none }).click();
    await page.reload();
    await expect(page.locator(".prompt.mine")).toBeVisible();
    await expect(page.locator(".hint")).toHaveCount(0);
  });
}
