// What a table does beside its game: own editions, taking back, whose turn it is, how fast it is shown.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { againstBots, hasten, hurry, kardinalStep, person, test } from "./house";

const EDITION = join(__dirname, "../../src/gildehuis/games/guilds/editions/reconstructed.toml");

test("an edition file of one's own is played with", async ({ browser }) => {
  const page = await person(browser);
  await hurry(page);
  const start = async (source: string) => {
    await page.goto("/");
    const cover = page.locator("article", { has: page.getByRole("heading", { name: "Guilds" }) });
    await cover.getByRole("button", { name: /Play now/ }).click();
    await page.getByText("Options").click();
    const file = { name: "own.toml", mimeType: "application/toml", buffer: Buffer.from(source) };
    await page.getByLabel("An edition file of your own").setInputFiles(file);
    await page.getByRole("button", { name: "Start", exact: true }).click();
  };
  const ours = readFileSync(EDITION, "utf8");
  await start("nothing = here");
  await expect(page.locator("dialog [role=alert]")).toContainText("edition");

  // every character of the box has another name, so that any of them shows it
  const own = ours.replace(/(\[characters\.\w+\]\nname = ")/g, "$1Dame ").replace('edition = "reconstructed"', 'edition = "ours"');
  await start(own);
  await page.locator(".prompt.mine").waitFor();
  const cards = page.locator('[data-anchor^="card-"] .card');
  await expect(cards.first()).toHaveAccessibleName(/^Dame /);
  expect(await cards.count()).toBeGreaterThan(2);
});

test("taking back is asked of the others, and their answer counts", async ({ browser }) => {
  const host = await person(browser);
  const guest = await person(browser, { phone: true });
  await Promise.all([hurry(host), hurry(guest)]);
  const headers = { "X-Gildehuis": "1" };
  const post = async (path: string, data: object = {}) => (await host.request.post(path, { headers, data })).json();
  await post("/api/guest", { name: "Jan" });
  const seats = [{ kind: "me" }, { kind: "open" }];
  const { id } = await post("/api/tables", { game: "kardinal", players: 2, seats, shuffle: false });
  await guest.goto((await post(`/api/tables/${id}/invites`, { grants: "seat" })).path);
  await guest.getByLabel("Your name").fill("Lijsbet");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.getByRole("heading", { name: "Seats" })).toBeVisible();
  await post(`/api/tables/${id}/start`);
  await host.goto(`/t/${id}`);

  const turn = async (page: Page, questions: number) => {
    for (let n = 0; n < questions; n++) {
      await page.locator(".prompt.mine").waitFor();
      await kardinalStep(page);
    }
  };
  await turn(host, 3); // a house, the first stone, the Cardinal
  await turn(guest, 1);
  await expect(host.locator("[data-anchor^=block-]")).toHaveCount(2);
  await host.getByRole("button", { name: "Ask to take back" }).click();
  await expect(host.getByText(/You ask to take back/)).toBeVisible();
  await expect(guest.getByText(/Jan asks to take back/)).toBeVisible();
  await guest.getByRole("button", { name: "Agree" }).click();
  for (const page of [host, guest]) {
    await expect(page.locator("[data-anchor^=block-]")).toHaveCount(1);
    await expect(page.getByText(/asks? to take back \d/)).toHaveCount(0);
  }
  await turn(host, 1); // where the Cardinal goes is asked again
  await turn(guest, 1);
  await host.getByRole("button", { name: "Ask to take back" }).click();
  await guest.getByRole("button", { name: "Refuse" }).click();
  await expect(host.getByText(/You ask to take back/)).toHaveCount(0);
  await expect(host.locator("[data-anchor^=block-]")).toHaveCount(2);
});

test("title, icon, sound and speed of a table", async ({ browser }) => {
  const page = await person(browser);
  await page.addInitScript(() => {
    localStorage.setItem("gildehuis-hints", JSON.stringify({ kardinal: ["*"] }));
  });
  const late: (() => void)[] = []; // what the server says while the line is slow
  let slow = false;
  await page.routeWebSocket(/\/api\/tables\/.*\/ws/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (slow) late.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await againstBots(page, "kardinal", 4);
  await page.locator(".prompt.mine").waitFor({ timeout: 60_000 });
  const icon = page.locator("#favicon");
  await expect(page).toHaveTitle(/^Your turn! · Kardinal/);
  await expect(icon).toHaveAttribute("href", "/icon-turn.svg");

  const mute = page.getByRole("button", { name: "Mute sounds" });
  for (const muted of ["true", "false"]) {
    await page.keyboard.press("m");
    await expect(mute).toHaveAttribute("aria-pressed", muted);
  }
  await page.getByRole("button", { name: "Menu" }).click();
  for (const speed of ["at once", "swift", "brisk", "calm"]) {
    const button = page.getByRole("button", { name: speed, exact: true });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
  }
  // I build and send the Cardinal; the moves of the three bots after that come all at once
  const table = page.url().replace("/t/", "/api/tables/");
  const now = async () => (await page.request.get(table)).json();
  const { you, seq } = await now();
  while (!slow) {
    await page.locator(".prompt.mine").waitFor();
    const question = await page.locator("[data-asked]").getAttribute("data-asked");
    slow = question === "cardinal";
    await kardinalStep(page);
    if (!slow) await expect(page.locator(`[data-asked="${question}"] .prompt.mine`)).toHaveCount(0);
  }
  const back = ({ seq: made, to_act }: { seq: number; to_act: number[] }) => made > seq + 4 && to_act[0] === you;
  await expect.poll(async () => back(await now()), { timeout: 60_000 }).toBe(true);
  slow = false;
  for (const say of late) say();
  await expect(page).toHaveTitle(/^Kardinal/);
  await expect(icon).toHaveAttribute("href", "/icon.svg");
  await page.getByRole("button", { name: "Skip to now" }).click(); // three bots at a calm pace
  await expect(page.getByRole("button", { name: "Skip to now" })).toHaveCount(0);
  await expect(page.locator(".prompt.mine")).toBeVisible({ timeout: 30_000 });
  await page.goto("/");
  await expect(page).toHaveTitle("Gildehuis");
  await expect(icon).toHaveAttribute("href", "/icon.svg");
});

test("a tap on what a square would earn chooses the square", async ({ browser }) => {
  const page = await person(browser, { phone: true });
  await hurry(page);
  await againstBots(page, "kardinal", 2);
  await hasten(page, { field: "buildings.length", least: 6 });
  const earned = page.locator("[data-target] use");
  const block = page.locator(".hand .block:enabled");
  while ((await earned.count()) === 0) {
    await page.locator(".prompt.mine").waitFor();
    if ((await block.count()) === 0) await kardinalStep(page);
    else for (let n = 0; n < (await block.count()) && (await earned.count()) === 0; n++) await block.nth(n).tap();
  }
  const box = await earned.first().boundingBox();
  if (!box) throw new Error("no stone is drawn");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole("button", { name: "Confirm" })).toBeVisible();
});
