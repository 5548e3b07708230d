// Games that other packages bring: one without drawing, on the general board; one with a board of its own.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { hurry, over, person, test } from "./house";

const bin = (name: string) => join(__dirname, "../../.venv/bin", name);
const examples = ["lakenhal", "drapery"].map((name) => join(__dirname, "../../examples", name));
const port = Number(process.env.E2E_PORT ?? 8397) + 1;
const url = `http://127.0.0.1:${port}`;
let folder: string;
let server: ChildProcess;

const answers = () =>
  fetch(`${url}/api/games`).then(
    (answer) => answer.ok,
    () => false,
  );

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gildehuis-generic-"));
  const target = join(folder, "packages");
  const quietly = ["--quiet", "--no-deps", "--no-build-isolation", "--target", target];
  execFileSync(bin("uv"), ["pip", "install", "--python", bin("python"), ...quietly, ...examples]);
  server = spawn(bin("gildehuis"), ["serve"], {
    stdio: "ignore",
    env: {
      ...process.env,
      PYTHONPATH: target,
      GILDEHUIS_PORT: String(port),
      GILDEHUIS_DATABASE: `sqlite:///${join(folder, "house.db")}`,
      GILDEHUIS_BOT_PAUSE_MS: "0",
    },
  });
  await expect.poll(answers, { timeout: 120_000 }).toBe(true);
});

test.afterAll(async () => {
  const gone = new Promise((done) => server.once("exit", done));
  server.kill();
  await gone;
  rmSync(folder, { recursive: true });
});

/** From the home page to a match of three, by clicking. */
async function sitDown(
  page: Page,
  now: string,
  easy: string,
  start: string,
  game = "Lakenhal",
  board = ".general",
): Promise<void> {
  await hurry(page);
  await page.goto(url);
  const cover = page.locator("article", { has: page.getByRole("heading", { name: game }) });
  await cover.getByRole("button", { name: now }).click();
  await page.getByText("3", { exact: true }).first().click();
  await page.getByText(easy, { exact: true }).click();
  await page.getByRole("button", { name: start, exact: true }).click();
  await expect(page.locator(`${board} button`).first()).toBeVisible();
}

/** For docs/screens, where `make screens` asks. */
async function keep(page: Page, size: string): Promise<void> {
  if (process.env.KEEP_SCREENS)
    await page.screenshot({ path: `../build/screens/lakenhal-start-${size}.png` });
}

test("a whole match on a desk, by clicking", async ({ browser }) => {
  const page = await person(browser);
  await sitDown(page, "Play now against bots", "easy", "Start");
  await expect(page.locator(".general .seats > li")).toHaveCount(3);
  await expect(page.getByText("Purses in hand")).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await keep(page, "desk");
  // what a move names is its button: purses in the hand, bales on the table, nothing in a list
  await expect(page.locator(".general .choices")).toHaveCount(0);
  const heaviest = page.locator(".general button").last();
  let laid = 0;
  for (;;) {
    await heaviest.or(over(page)).first().waitFor();
    if (await over(page).isVisible()) break;
    if (/Lay/.test((await heaviest.getAttribute("aria-label")) ?? "")) laid += 1;
    await heaviest.click();
    await page.getByRole("button", { name: "Confirm" }).click();
  }
  expect(laid).toBe(8);
  await expect(over(page)).toContainText("The store is empty");
  await expect(over(page).locator(".total")).toHaveCount(3);
});

for (const [locale, now, easy, start, lay] of [
  ["nl", "Nu spelen tegen bots", "makkelijk", "Beginnen", /^Leg beurs \d+$/],
  ["pl", "Zagraj teraz z botami", "łatwy", "Zaczynamy", /^Połóż sakiewkę \d+$/],
] as const) {
  test(`a move on a phone, in ${locale}`, async ({ browser }) => {
    const page = await person(browser, { phone: true, locale });
    await sitDown(page, now, easy, start);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    if (locale === "pl") await keep(page, "phone");
    const purse = page.getByRole("button", { name: lay }).first();
    const name = (await purse.getAttribute("aria-label")) ?? "";
    await purse.tap();
    await page.locator(".prompt .buttons .main").tap();
    await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
  });
}

test("a whole match on a board that its package brings, in a language it does not speak", async ({
  browser,
}) => {
  const page = await person(browser, { locale: "nl" });
  await hurry(page);
  await page.goto(url);
  const cover = page.locator('img[src$="/api/games/drapery/files/cover.svg"]');
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await sitDown(page, "Nu spelen tegen bots", "makkelijk", "Beginnen", "Drapery", ".shipped");
  await expect(page.getByText("Play a card.").first()).toBeVisible();
  const card = page.locator(".shipped button").first();
  let played = 0;
  for (;;) {
    await card.or(over(page)).first().waitFor();
    if (await over(page).isVisible()) break;
    await card.click();
    await page.locator(".prompt .buttons .main").click();
    played += 1;
  }
  expect(played).toBe(18);
  await expect(over(page)).toContainText("Three deals are played");
});
