// A match of Nieuwstad in two browsers, one of them a phone: opened on the board, then played to its end.
import { expect, type Page, test } from "@playwright/test";
import { finish, hurry, inviting, over, person } from "./house";

/** One decision with the drawn things, if one is asked; false when it is not this person's turn. */
async function step(page: Page): Promise<boolean> {
  if ((await page.locator(".prompt.mine").count()) === 0) return false;
  const html = page.locator(
    ".role.lit, .plot.lit, .booths .can button, .options button, .deal .amounts button, .cards button.lit",
  );
  const target = page.locator("[data-target]").first();
  const plain = page.locator(".prompt .buttons > .button:not(.plain):not(.small)").first();
  if ((await html.count()) > 0) await html.first().click();
  else if ((await target.count()) > 0) await target.press("Enter");
  else if ((await plain.count()) > 0) await plain.click();
  else return false;
  await page.getByRole("button", { name: "Confirm" }).click();
  return true;
}

test("two people open a town on the board and see it through to its score", async ({ browser }) => {
  const host = await person(browser);
  const guest = await person(browser, { phone: true });
  await Promise.all([hurry(host), hurry(guest)]);
  await guest.goto(await inviting(host, "De Poorters van Nieuwstad"));
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await expect(guest.locator(".prompt")).toBeVisible();
  await expect(host.locator(".prompt")).toBeVisible();

  // tiles, start buildings with their places, a first role: all on the board
  await expect(async () => {
    await step(host).catch(() => false);
    await step(guest).catch(() => false);
    expect(await host.locator(".role.taken").count()).toBeGreaterThan(0);
  }).toPass({ timeout: 120_000, intervals: [50] });
  const felled = host.locator("[data-anchor^=slot-]:not(:has(.grove))");
  expect(await felled.count()).toBeGreaterThanOrEqual(2);
  await expect(guest.locator(".role.taken").first()).toBeVisible();

  // what is for sale and what the stalls do can be looked at any time
  await guest.getByRole("button", { name: "Stalls", exact: true }).click();
  await expect(guest.getByRole("heading", { name: "Herberg" })).toBeVisible();
  await guest.getByRole("button", { name: "Stalls", exact: true }).click();

  await Promise.all([finish(host), finish(guest)]);
  for (const page of [host, guest]) {
    const skip = page.getByRole("button", { name: "Skip to now" });
    if ((await skip.count()) > 0) await skip.click().catch(() => {});
    await expect(over(page)).toBeVisible({ timeout: 60_000 });
  }
  const scores = await over(host).locator(".total").allTextContents();
  expect(await over(guest).locator(".total").allTextContents()).toEqual(scores);
  for (const [n, total] of scores.entries()) {
    const lines = await over(host).locator(".sheet-list > li").nth(n).locator("td").allTextContents();
    expect(lines.reduce((sum, line) => sum + Number(line || 0), 0)).toBe(Number(total));
  }

  await over(host).getByRole("link", { name: "Replay" }).click();
  await host.getByRole("button", { name: "To the end" }).click();
  await expect(host.locator("[data-anchor^=built-]").first()).toBeVisible();
});
