// Every board in the middle of a match: no axe violation, light at a desk and dark on a phone.
import { expect } from "@playwright/test";
import { sound } from "./axe";
import { againstBots, DESK, hasten, hurry, person, PHONE, test, type Until } from "./house";

// Kardinal's is among the pages
const BOARDS: [game: string, middle: Until][] = [
  ["flandern", { field: "free_spaces", most: 45 }],
  ["nieuwstad", { field: "round", least: 3 }],
  ["guilds", { field: "round", least: 3 }],
];

for (const [game, middle] of BOARDS) {
  test(`axe on the board of ${game}`, async ({ browser }) => {
    const page = await person(browser, { colorScheme: "light" });
    await hurry(page);
    await againstBots(page, game, 3);
    await hasten(page, middle);
    await expect(page.locator(".prompt.mine")).toBeVisible();
    for (const [size, colorScheme] of [
      [DESK, "light"],
      [PHONE, "dark"],
    ] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.reload(); // a look taken while colours change would be of neither light
      await expect(page.locator(".prompt.mine")).toBeVisible();
      await sound(page, `${game}, ${colorScheme}, ${size.width} wide`);
    }
  });
}
