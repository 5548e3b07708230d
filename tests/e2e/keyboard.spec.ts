// Everything by keyboard alone: from the front door to the end of a match.
import { expect, type Page } from "@playwright/test";
import { hasten, hurry, over, person, test, type Until } from "./house";
import { playByKeys, tabTo } from "./keys";

const WHOLE = Boolean(process.env.WHOLE_MATCHES); // `make e2e-all`: every decision by keyboard
const OPENING = 4; // decisions before those that are like them are hastened

const GAMES: [title: string, end: Until][] = [
  ["Kardinal", { field: "buildings.length", least: 22 }],
  ["Flandern 1302", { field: "free_spaces", most: 4 }],
  ["De Poorters van Nieuwstad", { field: "seats.me.total", least: 26 }],
  ["Guilds", { field: "round", least: 8 }],
];

/** From the front door to the table. */
async function begin(page: Page, title: string): Promise<void> {
  await page.goto("/");
  const cover = page.locator("article", { has: page.getByRole("heading", { name: title }) });
  await cover.waitFor();
  const place = await cover.evaluate((one) => [...one.parentElement!.children].indexOf(one) + 1);
  await tabTo(page, `article:nth-child(${place}) .begin .main`);
  await page.keyboard.press("Enter");
  await page.getByText("easy", { exact: true }).waitFor();
  await tabTo(page, 'dialog input[name="players"]');
  await page.keyboard.press("ArrowLeft"); // from three to two
  await tabTo(page, 'dialog input[name="level"]');
  await page.keyboard.press("ArrowLeft"); // from medium to easy
  await tabTo(page, "dialog .main");
  await page.keyboard.press("Enter");
  await page.locator(".prompt").waitFor();
}

for (const [title, end] of GAMES) {
  test(`${title} from the front door to the end with the keyboard only`, async ({ browser }) => {
    const page = await person(browser);
    await hurry(page);
    await begin(page, title);
    if (!WHOLE) {
      await playByKeys(page, 1, OPENING);
      // every kind of question once; what is like it goes over a line of its own
      const known: string[] = [];
      for (;;) {
        const { asked, seq, why } = await hasten(page, { known, ...end });
        if (why === "enough") break;
        known.push(asked ?? "");
        await playByKeys(page, known.length, seq + 1);
      }
      expect(known.length).toBeGreaterThan(1);
    }
    await playByKeys(page, 2);
    await expect(over(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(over(page)).toHaveCount(0);
  });
}

test("the list of all moves plays too, and undo takes back", async ({ browser }) => {
  const page = await person(browser);
  await hurry(page);
  await page.goto("/");
  await page.locator(".begin .main").first().click();
  await page.getByText("2", { exact: true }).first().click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator(".prompt.mine").waitFor();
  await page.keyboard.press("a");
  const list = page.getByRole("region", { name: "All moves" });
  await expect(list).toBeVisible();
  const before = await page.locator(".log li").count();
  await list.getByRole("button").first().press("Enter");
  await page.getByRole("button", { name: "Confirm" }).press("Enter");
  await expect.poll(() => page.locator("[data-anchor^=block-]").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Take back" }).click();
  await expect.poll(() => page.locator(".log li").count()).toBeLessThanOrEqual(before);
  await expect(page.locator(".prompt.mine")).toBeVisible();
});
