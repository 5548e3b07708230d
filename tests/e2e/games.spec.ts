// A whole match of every game in two browsers, one of them a phone: both boards follow it to the end.
import { expect, test } from "@playwright/test";
import { finish, hurry, inviting, over, person } from "./house";

const GAMES = ["Kardinal", "Flandern 1302", "De Poorters van Nieuwstad", "Guilds"];

for (const game of GAMES) {
  test(`${game}: two people to the end`, async ({ browser }) => {
    const host = await person(browser);
    const guest = await person(browser, { phone: true });
    await Promise.all([hurry(host), hurry(guest)]);
    await guest.goto(await inviting(host, game));
    await guest.getByRole("button", { name: "Sit down" }).click();
    await host.getByRole("button", { name: "Start", exact: true }).click();
    await expect(guest.locator(".prompt")).toBeVisible();
    await expect(host.locator(".prompt")).toBeVisible();
    await Promise.all([finish(host), finish(guest)]);
    for (const page of [host, guest]) {
      const skip = page.getByRole("button", { name: "Skip to now" });
      if ((await skip.count()) > 0) await skip.click().catch(() => {});
      await expect(over(page)).toBeVisible({ timeout: 60_000 });
    }
    const scores = await over(host).locator(".total").allTextContents();
    expect(await over(guest).locator(".total").allTextContents()).toEqual(scores);
  });
}
