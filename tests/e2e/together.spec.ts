// Nieuwstad, deals (N17, N20): one proposes on a desk, the others accept on phones; a partner owns it, or the town.
import { type Browser, expect, type Page } from "@playwright/test";
import { hasten, hurry, person, test } from "./house";

const OPENING = ["opening_tile", "opening_building", "place"];
const OPTION = "Everything may be built together; who owns it is part of the deal";

/** The host opens a table, with the option switched on. */
async function lay(page: Page, players: number): Promise<void> {
  await page.goto("/");
  const game = "De Poorters van Nieuwstad";
  const cover = page.locator("article", { has: page.getByRole("heading", { name: game }) });
  await cover.getByRole("button", { name: /Play with friends/ }).click();
  await page.getByText(String(players), { exact: true }).click();
  await page.getByText("Options", { exact: true }).click();
  await page.getByLabel(OPTION).check();
  await page.getByRole("button", { name: "Open the table" }).click();
}

/** Choose one of the cards or buttons shown, and confirm it. */
async function choose(page: Page, what: string): Promise<void> {
  await page.locator(what).first().click();
  await page.getByRole("button", { name: "Confirm" }).click();
}

/** A table after its opening: the one who chooses the first role, and his partners. */
async function opened(browser: Browser, players: number): Promise<[Page, ...Page[]]> {
  const host = await person(browser);
  const people = [host];
  for (let n = 1; n < players; n++) people.push(await person(browser, { phone: true }));
  await Promise.all(people.map(hurry));
  await lay(host, players);
  const link = host.locator("#link");
  let used = "";
  for (const guest of people.slice(1)) {
    await expect(link).toHaveValue(/\/i\//);
    await expect(link).not.toHaveValue(used); // each seats one friend
    used = await link.inputValue();
    await guest.goto(used);
    await guest.getByRole("button", { name: "Sit down" }).click();
  }
  await host.getByRole("button", { name: "Start", exact: true }).click();
  for (const page of people) await expect(page.locator(".prompt")).toBeVisible();
  const asked = people.map((page) => hasten(page, { known: OPENING }));
  const first = await Promise.race(asked.map((reached, n) => reached.then(() => n)));
  const builder = people[first] ?? host;
  return [builder, ...people.filter((page) => page !== builder)];
}

/** The first or the last of the amounts offered, for as long as shares are asked. */
async function share(page: Page, which: (what: string) => "first" | "last"): Promise<void> {
  const amounts = page.locator(".amounts button");
  await expect(amounts.first()).toBeVisible();
  while ((await amounts.count()) > 0) {
    const what = (await amounts.first().getAttribute("aria-label"))?.split(" ")[1] ?? "";
    await amounts[which(what)]().click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForTimeout(300);
  }
}

test("a joint build owned by the partner", async ({ browser }) => {
  const [builder, partner] = (await opened(browser, 2)) as [Page, Page];
  await choose(builder, ".role.lit:has-text('Bouwmeester')");
  await choose(builder, "[aria-label='Propose to build together: Huis']");
  await builder.locator("[data-target]").first().press("Enter");
  await builder.getByRole("button", { name: "Confirm" }).click();
  await choose(builder, ".options button"); // the privilege
  const owners = builder.locator(".options button");
  await expect(owners).toHaveCount(2);
  const named = (await owners.last().locator(".title").innerText()).split("It shall belong to ")[1];
  await choose(builder, ".options button >> nth=1"); // seat 0 begins, so seat 1 is the partner
  await share(builder, () => "first");

  await expect(partner.locator(".deal .owner")).toHaveText(`Owner: ${named}`);
  const before = await partner.locator("[data-anchor^='built-']").count();
  await choose(partner, "button:has-text('Accept the deal')");
  await expect(partner.locator("[data-anchor^='built-']")).toHaveCount(before + 1);
});

test("a town building in which the builder pays nothing", async ({ browser }) => {
  const [builder, ...partners] = await opened(browser, 3);
  await choose(builder, ".role.lit:has-text('Bouwmeester')");
  await choose(builder, ".plot.lit:has-text('Wachttoren')");
  await builder.locator("[data-target]").first().press("Enter");
  await builder.getByRole("button", { name: "Confirm" }).click();
  await choose(builder, ".options button"); // the privilege
  await choose(builder, ".options button >> nth=-1"); // both of them
  await share(builder, (what) => (what === "points" ? "first" : "last"));

  const own = builder.locator(".deal tr.builder td");
  await expect(own).toHaveText(["0", "0", "4"]);
  const before = await builder.locator("[data-anchor^='built-']").count();
  for (const accepting of [1, 2]) {
    const asked = partners.map((page) => page.locator("button:has-text('Accept the deal')"));
    const ready = await Promise.race(
      asked.map((button, n) => button.waitFor().then(() => n)),
    );
    const page = partners.splice(ready, 1)[0] as Page;
    await expect(page.locator(".deal .owner")).toHaveText("Owner: the town");
    await choose(page, "button:has-text('Accept the deal')");
    expect(partners).toHaveLength(2 - accepting);
  }
  await expect(builder.locator("[data-anchor^='built-']")).toHaveCount(before + 1);
});
