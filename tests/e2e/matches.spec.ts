// A whole match of every game by mouse in one browser and by finger on a phone in the other.
import { expect, type Page } from "@playwright/test";
import { playByHand } from "./hands";
import { hasten, hurry, inviting, over, person, test, type Until } from "./house";

const WHOLE = Boolean(process.env.WHOLE_MATCHES); // `make e2e-all`: every decision by hand
const OPENING = 5; // decisions of a long game by hand before its middle is hastened

interface Played {
  game: string;
  title: string;
  built: string; // what stands on its board in the end
  middle?: Until; // how far a long game goes before its end is played by hand again
}
const GAMES: Played[] = [
  { game: "kardinal", title: "Kardinal", built: "[data-anchor^=block-]" },
  { game: "flandern", title: "Flandern 1302", built: "[data-state=laid]", middle: { field: "free_spaces", most: 3 } },
  { game: "nieuwstad", title: "De Poorters van Nieuwstad", built: "[data-anchor^=built-]", middle: { field: "seats.me.total", least: 27 } },
  { game: "guilds", title: "Guilds", built: "[data-anchor^=house-]", middle: { field: "round", least: 8 } },
];

async function totals(page: Page): Promise<string[]> {
  await expect(over(page)).toBeVisible();
  return over(page).locator(".total").allTextContents();
}

for (const { game, title, built, middle } of GAMES) {
  test(`${title}: two people to the end`, async ({ browser }) => {
    const host = await person(browser);
    const guest = await person(browser, { phone: true });
    await Promise.all([hurry(host), hurry(guest)]);
    await guest.goto(await inviting(host, title));
    await guest.getByLabel("Your name").fill("Lijsbet");
    await guest.getByRole("button", { name: "Sit down" }).click();
    await expect(host.getByText("Lijsbet")).toBeVisible();
    await host.getByRole("button", { name: "Start", exact: true }).click();
    await Promise.all([host, guest].map((page) => expect(page.locator(".prompt")).toBeVisible()));
    const play = async (page: Page, seed: number) => {
      if (middle && !WHOLE) {
        await playByHand(page, seed, OPENING);
        await hasten(page, middle);
      }
      await playByHand(page, seed);
    };
    await Promise.all([play(host, 1), play(guest, 2)]);

    const scores = await totals(host);
    expect(scores.length).toBe(2);
    expect(await totals(guest)).toEqual(scores);
    // the lines of a score add up to it
    for (const [n, total] of scores.entries()) {
      const lines = await over(host).locator(".sheet-list > li").nth(n).locator("td").allTextContents();
      expect(lines.reduce((sum, line) => sum + Number(line || 0), 0)).toBe(Number(total));
    }

    const record = await over(host).getByRole("link", { name: "Record" }).getAttribute("href");
    expect((await (await host.request.get(record ?? "")).json()).game).toBe(game);

    await over(host).getByRole("link", { name: "Replay" }).click();
    await expect(host.getByText(/Move 0 of \d+/).last()).toBeVisible();
    await expect(host.locator(".board[aria-busy=false]")).toBeVisible();
    const first = await host.locator(built).count();
    await host.getByRole("button", { name: "To the end" }).click();
    if (game === "guilds") await expect(host.locator(built).first()).toBeVisible();
    else await expect.poll(() => host.locator(built).count()).toBeGreaterThan(first + 4);
    await host.getByRole("button", { name: "To the start" }).click();
    if (game !== "guilds") await expect(host.locator(built)).toHaveCount(first);
    await host.getByLabel("Seen by").selectOption("1");
    await expect(host.getByText(/Move 0 of \d+/).last()).toBeVisible();

    await over(guest).getByRole("button", { name: "Rematch" }).click();
    await expect(guest.getByRole("heading", { name: "Seats" })).toBeVisible();
  });
}
