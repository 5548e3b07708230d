// Nieuwstad, everything built together (N20): one proposes on a desk, the other accepts and owns it on a phone.
import { expect, type Page } from "@playwright/test";
import { hasten, hurry, person, test } from "./house";

const OPENING = ["opening_tile", "opening_building", "place"];
const OPTION = "Everything may be built together; who owns it is part of the deal";

/** The host's page and the link that invites the other, with the option switched on. */
async function inviting(page: Page): Promise<string> {
  await page.goto("/");
  const game = "De Poorters van Nieuwstad";
  const cover = page.locator("article", { has: page.getByRole("heading", { name: game }) });
  await cover.getByRole("button", { name: /Play with friends/ }).click();
  await page.getByText("Options", { exact: true }).click();
  await page.getByLabel(OPTION).check();
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = page.locator("#link");
  await expect(link).toHaveValue(/\/i\//);
  return link.inputValue();
}

/** Choose one of the cards or buttons shown, and confirm it. */
async function choose(page: Page, what: string): Promise<void> {
  await page.locator(what).first().click();
  await page.getByRole("button", { name: "Confirm" }).click();
}

test("a joint build owned by the partner", async ({ browser }) => {
  const people = [await person(browser), await person(browser, { phone: true })] as const;
  await Promise.all(people.map(hurry));
  const [host, guest] = people;
  await guest.goto(await inviting(host));
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  for (const page of people) await expect(page.locator(".prompt")).toBeVisible();

  const asked = people.map((page) => hasten(page, { known: OPENING }));
  const first = await Promise.race(asked.map((reached, n) => reached.then(() => n)));
  const [builder, partner] = first === 0 ? people : [guest, host];

  await choose(builder, ".role.lit:has-text('Bouwmeester')");
  await choose(builder, "[aria-label='Propose to build together: Huis']");
  await builder.locator("[data-target]").first().press("Enter");
  await builder.getByRole("button", { name: "Confirm" }).click();
  await choose(builder, ".options button"); // the privilege
  const owners = builder.locator(".options button");
  await expect(owners).toHaveCount(2);
  const named = (await owners.last().locator(".title").innerText()).split("It shall belong to ")[1];
  await choose(builder, ".options button >> nth=1"); // seat 0 begins, so seat 1 is the partner
  const amounts = builder.locator(".amounts button");
  await expect(amounts.first()).toBeVisible();
  while ((await amounts.count()) > 0) {
    await choose(builder, ".amounts button");
    await builder.waitForTimeout(300);
  }

  await expect(partner.locator(".deal .owner")).toHaveText(`Owner: ${named}`);
  const before = await partner.locator("[data-anchor^='built-']").count();
  await choose(partner, "button:has-text('Accept the deal')");
  await expect(partner.locator("[data-anchor^='built-']")).toHaveCount(before + 1);
});
