// A whole match of Guilds against bots on the drawn board, and what comes after it.
import { expect, type Page, test } from "@playwright/test";
import { againstBots, hurry, over, person } from "./house";

/** One decision of Guilds on the board, if one is asked; false when it is not my turn. */
async function guildsStep(page: Page): Promise<boolean> {
  if ((await page.locator(".prompt.mine").count()) === 0) return false;
  const card = page.locator("[data-anchor^=card-] [data-target]").first();
  const target = page.locator("[data-target]").first();
  const room = page.locator(".shelf [data-room]").last();
  const gold = page.locator("[data-option=exchange]").last();
  const option = page.locator("[data-option]").first();
  const plain = page.locator(".prompt.mine .buttons .button:not(.small)").first();
  const pass = page.getByRole("button", { name: "Pass", exact: true });
  const reserving = (await page.locator(".sentence").textContent())?.includes("Lay a florin");
  if (reserving) await pass.click();
  else if ((await gold.count()) > 0) await gold.click();
  else if ((await room.count()) > 0) await room.click();
  else if ((await card.count()) > 0) await card.press("Enter");
  else if ((await target.count()) > 0) await target.press("Enter");
  else if ((await option.count()) > 0) await option.click();
  else if ((await plain.count()) > 0) await plain.click();
  else return false; // the last moves are still being shown
  await page.getByRole("button", { name: "Confirm" }).click();
  return true;
}

for (const phone of [false, true]) {
  test(`a match against bots, ${phone ? "on a phone" : "at a desk"}`, async ({ browser }) => {
    const page = await person(browser, { phone });
    await hurry(page);
    await againstBots(page, "Guilds", phone ? 2 : 3);

    // an offer: least first, more with the stepper, shown on the tent before it is confirmed
    await expect(page.locator("[data-target]").first()).toBeVisible();
    const more = page.getByRole("button", { name: "One florin more" });
    await page.locator("[data-target]:not([data-anchor^=card-] *)").first().press("Enter");
    await more.click();
    await expect(page.locator(".prompt .gives")).toContainText("on your tent then");
    await page.getByRole("button", { name: "Confirm" }).click();

    await expect(async () => {
      const moved = await guildsStep(page);
      if (!moved) await page.waitForTimeout(40);
      expect(await over(page).count()).toBe(1);
    }).toPass({ timeout: 220_000, intervals: [1] });

    const scores = await over(page).locator(".total").allTextContents();
    for (const [n, total] of scores.entries()) {
      const lines = await over(page).locator(".sheet-list > li").nth(n).locator("td").allTextContents();
      expect(lines.reduce((sum, line) => sum + Number(line || 0), 0)).toBe(Number(total));
    }

    await over(page).getByRole("link", { name: "Replay" }).click();
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(page.locator("[data-anchor^=house-]").first()).toBeVisible();
    await page.getByRole("button", { name: "To the start" }).click();
    await expect(page.locator("[data-anchor^=card-]").first()).toBeVisible();
  });
}
