// Pictures of every page and board, kept in build/screens; what pages show goes on to docs/screens: `make screens`.
import { type Browser, expect, type Page } from "@playwright/test";
import { againstBots, DESK, finish, hurry, inviting, kardinalStep, over, person, PHONE, test } from "./house";

const FOLDER = "../build/screens";
const SIZES = { desk: DESK, phone: PHONE };
const OTHERS = [
  ["flandern", "Flandern 1302"],
  ["nieuwstad", "De Poorters van Nieuwstad"],
  ["guilds", "Guilds"],
] as const;
type SizeName = keyof typeof SIZES;

async function album(browser: Browser, size: SizeName, mark = "", options = {}) {
  const page = await person(browser, { phone: size === "phone", ...options });
  await hurry(page);
  const shoot = async (name: string) => {
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${FOLDER}/${name}${mark}-${size}.png` });
  };
  return { page, shoot };
}

/** Play until so many buildings stand, then wait for my turn. */
async function build(page: Page, count: number): Promise<void> {
  await expect(async () => {
    const standing = await page.locator("[data-anchor^=block-]").count();
    const mine = (await page.locator(".hand .block:enabled").count()) > 0;
    if (standing >= count && mine) return;
    if (!(await kardinalStep(page))) await page.waitForTimeout(80);
    throw new Error("not yet");
  }).toPass({ timeout: 120_000, intervals: [1] });
}

for (const size of Object.keys(SIZES) as SizeName[]) {
  test(`pages, ${size}`, async ({ browser }) => {
    const { page, shoot } = await album(browser, size);
    await page.goto("/");
    await page.locator(".cover").first().waitFor();
    await shoot("home");
    await page.locator(".begin .main").first().click();
    await page.getByText("easy", { exact: true }).waitFor();
    await shoot("start");
    await page.goto("/settings");
    await shoot("settings");
    await page.goto("/t/nothing");
    await page.locator("h1").waitFor();
    await shoot("lost");
    const link = await inviting(page);
    await shoot("room");
    const other = await album(browser, size);
    await other.page.goto(link);
    await other.shoot("invitation");
    await page.goto("/rules/kardinal#K11");
    await page.locator("#K11").waitFor();
    await shoot("rules");
  });

  test(`Kardinal, ${size}`, async ({ browser }) => {
    const { page, shoot } = await album(browser, size);
    await againstBots(page, "kardinal", 3);
    await build(page, 9);
    await shoot("kardinal-block");
    await page.locator(".hand .block:enabled").first().click();
    await shoot("kardinal-squares");
    await page.locator("[data-target]").first().press("Enter");
    await shoot("kardinal-preview");
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.locator("[data-target]").first().waitFor();
    await shoot("kardinal-cardinal");
    await finish(page);
    await over(page).waitFor({ timeout: 120_000 });
    await shoot("kardinal-result");
    await over(page).getByRole("link", { name: "Replay" }).click();
    await page.getByRole("button", { name: "To the end" }).click();
    await shoot("kardinal-replay");
  });

  for (const [game, title] of OTHERS) {
    test(`${title}, ${size}`, async ({ browser }) => {
      const { page, shoot } = await album(browser, size);
      await againstBots(page, game, 3);
      await page.locator(".prompt.mine").waitFor({ timeout: 60_000 });
      await shoot(`${game}-start`);
      await finish(page);
      await over(page).waitFor({ timeout: 120_000 });
      await shoot(`${game}-result`);
      await over(page).getByRole("link", { name: "Replay" }).click();
      const scrub = page.locator("#scrub");
      await scrub.fill(String(Math.round(Number(await scrub.getAttribute("max")) / 2)));
      await page.mouse.move(2, 2); // no piece is explained while nobody asks
      await shoot(`${game}-middle`);
    });
  }

  test(`by candle-light, ${size}`, async ({ browser }) => {
    const { page, shoot } = await album(browser, size, "-dark", { colorScheme: "dark" });
    await page.goto("/");
    await page.locator(".cover").first().waitFor();
    await shoot("home");
    await againstBots(page, "kardinal", 3);
    await build(page, 7);
    await page.locator(".hand .block:enabled").first().click();
    await shoot("kardinal-squares");
  });
}
