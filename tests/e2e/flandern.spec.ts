// Flandern 1302 in real browsers: a whole match, the secret choice, refusals, what the board says.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { againstBots, flandernStep, hurry, inviting, over, person } from "./house";

test("two people play Flandern to its end, one of them on a phone", async ({ browser }) => {
  test.setTimeout(600_000); // some two hundred decisions
  const host = await person(browser);
  const guest = await person(browser, { phone: true });
  await Promise.all([hurry(host), hurry(guest)]);

  await guest.goto(await inviting(host, "Flandern 1302"));
  await guest.getByLabel("Your name").fill("Lijsbet");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(host.getByText("Lijsbet")).toBeVisible();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await expect(guest.locator(".prompt")).toBeVisible();

  await expect(async () => {
    const moved = (await flandernStep(host)) || (await flandernStep(guest));
    if (!moved) await host.waitForTimeout(30);
    expect(await over(host).count()).toBe(1);
  }).toPass({ timeout: 560_000, intervals: [1] });

  await expect(over(guest)).toBeVisible();
  const scores = await over(host).locator(".total").allTextContents();
  expect(await over(guest).locator(".total").allTextContents()).toEqual(scores);
  // the lines of a score add up to it
  for (const [n, total] of scores.entries()) {
    const lines = await over(host).locator(".sheet-list > li").nth(n).locator("td").allTextContents();
    expect(lines.reduce((sum, line) => sum + Number(line || 0), 0)).toBe(Number(total));
  }

  await over(host).getByRole("link", { name: "Replay" }).click();
  const laid = host.locator("[data-state=laid]");
  await expect(laid).toHaveCount(6); // the centres
  await host.getByRole("button", { name: "To the end" }).click();
  await expect.poll(() => laid.count()).toBeGreaterThan(20);
});

test("a choice stays secret until all have chosen", async ({ browser }) => {
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
  const link = await host.locator("#link").inputValue();
  await guest.goto(link);
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

  await host.getByRole("button", { name: /^Ghent card/ }).click();
  await host.getByRole("button", { name: "One influence card more" }).click();
  await host.getByRole("button", { name: "Confirm" }).click();
  await expect(host.locator(".hand .card.on")).toBeVisible();
  await expect(guest.locator(".round .slot.empty")).toHaveCount(1); // only his own card is missing
  const seat = (await host.evaluate(async (table_id) => (await (await fetch(`/api/tables/${table_id}`)).json()).you, id)) as number;
  const chosen = heard
    .map((frame) => JSON.parse(frame).view?.position?.seats?.[seat])
    .filter((one) => one?.has_chosen);
  expect(chosen.length).toBeGreaterThan(0);
  for (const one of chosen) expect(one.choice).toBeNull();

  await guest.getByRole("button", { name: /^Ypres card/ }).click();
  await guest.getByRole("button", { name: "Confirm" }).click();
  await expect(guest.locator(`[data-anchor="chosen-${seat}"]`)).toHaveAccessibleName(/Ghent card and 1 influence/);
});

test("a district that may not lie there is refused with its rule", async ({ browser }) => {
  const page = await person(browser);
  await hurry(page);
  await againstBots(page, "Flandern 1302", 2);
  await expect(async () => {
    if ((await page.locator(".guilds button").count()) > 0) await flandernStep(page);
    expect(await page.locator(".hand .card:enabled").count()).toBe(8);
  }).toPass({ timeout: 60_000 });
  await page.getByRole("button", { name: "Play the Ghent card" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.locator(".hand .tile").first().click();
  await page.locator('[data-anchor="space-gent-ZN"]').click({ position: { x: 12, y: 12 } });
  const refused = page.getByRole("alert");
  await expect(refused.getByRole("link")).toHaveAttribute("href", /\/rules\/flandern#F2[5-7]/);

  const found = await new AxeBuilder({ page }).analyze();
  expect(found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.getByRole("button", { name: /^Ghent, value/ }).click();
  await expect(page.getByRole("heading", { name: /Ghent: value/ })).toBeVisible();
});
