// Everything by keyboard alone: from the front door to the end of a match.
import { expect, type Page, test } from "@playwright/test";
import { hurry, over, person } from "./house";

/** Tab until the focus is on something that fits. */
async function tabTo(page: Page, fits: string, most = 80): Promise<void> {
  for (let n = 0; n < most; n++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, fits)) return;
  }
  throw new Error(`Tab does not reach ${fits}`);
}

test("a match is begun and played with the keyboard only", async ({ browser }) => {
  const page = await person(browser);
  await hurry(page);
  await page.goto("/");
  await page.locator(".cover").first().waitFor();
  await tabTo(page, ".begin .main");
  await page.keyboard.press("Enter");
  await page.getByText("easy", { exact: true }).waitFor();
  await tabTo(page, "dialog .main");
  await page.keyboard.press("Enter");
  await page.locator(".prompt").waitFor();

  for (let n = 0; n < 400 && (await over(page).count()) === 0; n++) {
    if ((await page.locator(".prompt.mine").count()) === 0) {
      await page.waitForTimeout(60);
      continue;
    }
    const before = await page.locator(".log").innerText();
    if ((await page.locator(".hand .block:enabled").count()) > 0) {
      await tabTo(page, ".hand .block:enabled");
      await page.keyboard.press("Enter");
      await tabTo(page, "[data-target]");
      await page.keyboard.press("ArrowRight"); // stays where there is nothing to the right
    } else if ((await page.locator(".supply button").count()) > 0) await tabTo(page, ".supply button");
    else await tabTo(page, "[data-target]");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Confirm" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => (await page.locator(".log").innerText()) !== before)
      .toBe(true);
  }
  await expect(over(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(over(page)).toHaveCount(0);
});

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
