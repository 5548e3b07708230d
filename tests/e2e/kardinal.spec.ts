// A whole match of Kardinal in two browsers, one of them a phone, and what comes after it.
import { expect, test } from "@playwright/test";
import { hurry, inviting, kardinalStep, over, person } from "./house";

test("two people play a match to its end, one of them on a phone", async ({ browser }) => {
  const host = await person(browser);
  const guest = await person(browser, { phone: true });
  await Promise.all([hurry(host), hurry(guest)]);

  const link = await inviting(host);
  await guest.goto(link);
  await guest.getByLabel("Your name").fill("Lijsbet");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(host.getByText("Lijsbet")).toBeVisible();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await expect(guest.locator(".prompt")).toBeVisible();

  await expect(async () => {
    const moved = (await kardinalStep(host)) || (await kardinalStep(guest));
    if (!moved) await host.waitForTimeout(60);
    expect(await over(host).count()).toBe(1);
  }).toPass({ timeout: 500_000, intervals: [1] });

  await expect(over(guest)).toBeVisible();
  const scores = await over(host).locator(".total").allTextContents();
  expect(await over(guest).locator(".total").allTextContents()).toEqual(scores);
  // the lines of a score add up to it
  for (const [n, total] of scores.entries()) {
    const lines = await over(host).locator(".sheet-list > li").nth(n).locator("td").allTextContents();
    expect(lines.reduce((sum, line) => sum + Number(line || 0), 0)).toBe(Number(total));
  }

  const record = await over(host).getByRole("link", { name: "Record" }).getAttribute("href");
  const answer = await host.request.get(record ?? "");
  expect(answer.ok()).toBe(true);
  expect((await answer.json()).game).toBe("kardinal");

  await over(host).getByRole("link", { name: "Replay" }).click();
  await expect(host.getByText(/Move 0 of \d+/).last()).toBeVisible();
  await host.getByRole("button", { name: "To the end" }).click();
  const built = await host.locator("[data-anchor^=block-]").count();
  expect(built).toBeGreaterThan(5);
  await host.getByRole("button", { name: "To the start" }).click();
  await expect(host.locator("[data-anchor^=block-]")).toHaveCount(0);
  await host.getByLabel("Seen by").selectOption("1");
  await host.getByRole("button", { name: "On one move" }).click();
  await expect(host.locator("[data-anchor^=block-]").first()).toBeVisible();

  await over(guest).getByRole("button", { name: "Rematch" }).click();
  await expect(guest).toHaveURL(/\/t\//);
  await expect(guest.getByRole("heading", { name: "Seats" })).toBeVisible();
});
