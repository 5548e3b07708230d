// Flandern 1302 in real browsers: the secret choice on the wire, refusals, what the board says.
import { expect, type Page } from "@playwright/test";
import { playByHand } from "./hands";
import { againstBots, hurry, person, test } from "./house";

/** Choose a town card face down, with so many influence cards. */
async function chooseInSecret(page: Page, town: string, influence: number): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${town} card`) }).click();
  for (let n = 0; n < influence; n++) await page.getByRole("button", { name: "One influence card more" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.locator(".hand .card.on")).toBeVisible();
}

test("nothing on the other's line tells what was chosen", async ({ browser }) => {
  const host = await person(browser);
  const guest = await person(browser);
  await Promise.all([hurry(host), hurry(guest)]);
  const heard: string[] = [];
  guest.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
  });

  await host.goto("/");
  const cover = host.locator("article", { has: host.getByRole("heading", { name: "Flandern 1302" }) });
  await cover.getByRole("button", { name: /Play with friends/ }).click();
  await host.locator("dialog").getByText("3", { exact: true }).click();
  await host.getByRole("button", { name: "Open the table" }).click();
  await expect(host.locator("#link")).toHaveValue(/\/i\//);
  const id = host.url().split("/").at(-1);
  await guest.goto(await host.locator("#link").inputValue());
  await guest.getByLabel("Your name").fill("Lijsbet");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(host.getByText("Lijsbet")).toBeVisible();
  const table = await (await host.request.get(`/api/tables/${id}`)).json();
  const empty = table.seats.findIndex((seat: { kind: string }) => seat.kind === "open");
  await host.request.post(`/api/tables/${id}/seats/${empty}`, {
    headers: { "X-Gildehuis": "1" },
    data: { kind: "bot", level: "easy" },
  });
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await expect(guest.locator(".round .slot.empty")).toHaveCount(2); // the bot has chosen

  // the same position, two different choices: what the other hears must not differ in one byte
  const told = async (choose: () => Promise<void>) => {
    const before = heard.length;
    await choose();
    await expect(guest.locator(".round .slot.empty")).toHaveCount(1); // only his own card is missing
    return heard.slice(before).filter((frame) => frame.startsWith('{"type":"update"'));
  };
  const first = await told(() => chooseInSecret(host, "Ghent", 1));
  expect(first).toHaveLength(1);
  await host.getByRole("button", { name: "Take back" }).click();
  await expect(guest.locator(".round .slot.empty")).toHaveCount(2);
  expect(await told(() => chooseInSecret(host, "Liège", 2))).toEqual(first);

  await chooseInSecret(guest, "Ypres", 0);
  const seat = (await (await host.request.get(`/api/tables/${id}`)).json()).you;
  await expect(guest.locator(`[data-anchor="chosen-${seat}"]`)).toHaveAccessibleName(/Liège card and 2 influence/);
});

test("a district that may not lie there is refused with its rule", async ({ browser }) => {
  const page = await person(browser);
  await hurry(page);
  await againstBots(page, "flandern", 2);
  await playByHand(page, 1, 1); // who is asked first takes a guild under influence
  await expect(page.locator(".hand .card:enabled")).toHaveCount(8);
  await page.getByRole("button", { name: "Play the Ghent card" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.locator(".hand .tile").first().click();
  await page.locator('[data-anchor="space-gent-ZN"]').click({ position: { x: 12, y: 12 } });
  const refused = page.getByRole("alert");
  await expect(refused.getByRole("link")).toHaveAttribute("href", /\/rules\/flandern#F2[5-7]/);
  await page.getByRole("button", { name: /^Ghent, value/ }).click();
  await expect(page.getByRole("heading", { name: /Ghent: value/ })).toBeVisible();
});
