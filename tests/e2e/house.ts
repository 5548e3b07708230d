// What the tests of the browser share: people, tables, turns of the games.
import { test as base, type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Everybody goes home after his test: boards that nobody looks at would slow down the next. */
export const test = base.extend<{ leaving: undefined }>({
  leaving: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** A person with a browser of his own; what goes wrong on his pages fails the test. */
export async function person(
  browser: Browser,
  options: BrowserContextOptions & { phone?: boolean; name?: string } = {},
): Promise<Page> {
  const { phone = false, ...rest } = options;
  const size = phone ? { viewport: PHONE, hasTouch: true, isMobile: true } : { viewport: DESK };
  const context = await browser.newContext({ ...size, reducedMotion: "reduce", ...rest });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/** Others' moves are shown as fast as they can be, without sounds and hints. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const key = "gildehuis-settings";
    const was = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...was, speed: "instant", sound: false }));
    const games = ["kardinal", "flandern", "nieuwstad", "guilds"];
    const seen = Object.fromEntries(games.map((game) => [game, ["*"]]));
    localStorage.setItem("gildehuis-hints", JSON.stringify(seen));
  });
}

/** A match against easy bots that runs already; that two clicks begin one is tested elsewhere. */
export async function againstBots(page: Page, game = "kardinal", players = 2): Promise<void> {
  const post = async (path: string, data: object) =>
    (await page.request.post(path, { headers: { "X-Gildehuis": "1" }, data })).json();
  await post("/api/guest", { name: "Jan" });
  const bots = Array(players - 1).fill({ kind: "bot", level: "easy" });
  const { id } = await post("/api/tables", { game, players, seats: [{ kind: "me" }, ...bots] });
  await page.goto(`/t/${id}`);
  await expect(page.locator(".prompt")).toBeVisible();
}

/** A table for two: the host's page and the link that invites the other. */
export async function inviting(page: Page, game = "Kardinal"): Promise<string> {
  await page.goto("/");
  const cover = page.locator("article", { has: page.getByRole("heading", { name: game }) });
  await cover.getByRole("button", { name: /Play with friends/ }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = page.locator("#link");
  await expect(link).toHaveValue(/\/i\//);
  return link.inputValue();
}

/** When to stop: a field of the position (`seats.me.total`: of my seat) is far enough, or I am asked something new. */
export interface Until {
  field?: string;
  least?: number;
  most?: number;
  known?: string[]; // the questions that are nothing new
}

/** Where hastening stopped: at a new question, because it was enough or over, or after so many moves of mine. */
export interface Reached {
  seq: number;
  asked: string | null;
  why: "asked" | "enough" | "tired";
}
const PATIENCE = 12; // moves that the open board is shown; then it is closed meanwhile

/** In a page: play my seat over a line of its own; always the same choice of many. */
function playOn([id, far, most]: [string, Until | null, number]): Promise<Reached> {
  return new Promise((done) => {
    const line = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${id}/ws`);
    let request = Date.now();
    let moves = 0;
    line.onopen = () => line.send(JSON.stringify({ type: "hello", version: 1, seen: null }));
    line.onmessage = ({ data }) => {
      const { type, seq, view } = JSON.parse(data);
      if ((type !== "snapshot" && type !== "update") || !view) return;
      const path = far?.field?.replace("me", String(view.viewer)).split(".");
      const now = path ? Number(path.reduce((at, key) => at?.[key], view.position)) : Number.NaN;
      const there = now >= (far?.least ?? Infinity) || now <= (far?.most ?? -Infinity);
      const news = far?.known && view.legal.length > 0 && !far.known.includes(view.asked);
      const why = view.result || there ? "enough" : news ? "asked" : moves >= most ? "tired" : null;
      if (why) {
        line.close();
        done({ seq, asked: view.asked, why });
      } else if (view.legal.length > 0) {
        moves += 1;
        const move = view.legal[(seq * 7) % view.legal.length];
        line.send(JSON.stringify({ type: "move", id: request++, seq, move }));
      }
    };
  });
}

/** Play my seat over a line of its own, to the end or until it is enough. */
export async function hasten(page: Page, until: Until | null): Promise<Reached> {
  const table = page.url();
  const id = table.split("/").at(-1) ?? "";
  let reached = await page.evaluate(playOn, [id, until, PATIENCE] as [string, Until | null, number]);
  if (reached.why === "tired") {
    await page.goto("/health"); // no board needs to be drawn for what nobody looks at
    reached = await page.evaluate(playOn, [id, until, 1e9] as [string, Until | null, number]);
    await page.goto(table);
  }
  const shown = page.locator("[data-seq]"); // the page hears it over its own line
  await expect.poll(async () => Number(await shown.getAttribute("data-seq"))).toBeGreaterThanOrEqual(reached.seq);
  return reached;
}

export const finish = (page: Page) => hasten(page, null);

export const over = (page: Page) => page.locator("dialog.result");

/** One decision of Kardinal on the board, if one is asked; false when it is not my turn. */
export async function kardinalStep(page: Page): Promise<boolean> {
  if ((await page.locator(".prompt.mine").count()) === 0) return false;
  const block = page.locator(".hand .block:enabled").first();
  const stone = page.locator(".supply button").first();
  if ((await block.count()) > 0) {
    await block.click();
    await page.locator("[data-target]").first().press("Enter");
  } else if ((await stone.count()) > 0) await stone.click();
  else if ((await page.locator("[data-target]").count()) > 0) {
    await page.locator("[data-target]").first().press("Enter");
  } else return false;
  await page.getByRole("button", { name: "Confirm" }).click();
  return true;
}
