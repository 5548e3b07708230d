// Guilds in a real browser: an offer grows on the tent before it is confirmed.
import { expect } from "@playwright/test";
import { againstBots, hurry, person, test } from "./house";

for (const phone of [false, true]) {
  test(`an offer in Guilds, ${phone ? "on a phone" : "at a desk"}`, async ({ browser }) => {
    const page = await person(browser, { phone });
    await hurry(page);
    await againstBots(page, "guilds", phone ? 2 : 3);
    await expect(page.locator("[data-target]").first()).toBeVisible();
    const more = page.getByRole("button", { name: "One florin more" });
    await page.locator("[data-target]:not([data-anchor^=card-] *)").first().press("Enter");
    // where a bot has offered nearly all that anybody has, only one amount is left
    if (await more.isEnabled()) await more.click();
    await expect(page.locator(".prompt .gives")).toContainText("on your tent then");
    const before = await page.locator("[data-seq]").getAttribute("data-seq");
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.locator("[data-seq]")).not.toHaveAttribute("data-seq", before ?? "");
  });
}
