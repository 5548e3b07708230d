// Pictures of every question of every game, to look at: `make questions`, in web/test-results/questions.
import { expect } from "@playwright/test";
import { againstBots, DESK, hasten, hurry, over, person, PHONE, test } from "./house";

const FOLDER = "test-results/questions";
const MATCHES = 8; // most; some questions are rare
const [DAY, NIGHT] = process.env.BY_NIGHT ? (["dark", "light"] as const) : (["light", "dark"] as const);
const LOOKS = [
  ["desk", DESK, DAY],
  ["phone", process.env.NARROW ? { width: 360, height: 740 } : PHONE, NIGHT],
] as const;
const GAMES: [game: string, title: string, questions: number][] = [
  ["kardinal", "Kardinal", 3],
  ["flandern", "Flandern 1302", 7],
  ["nieuwstad", "De Poorters van Nieuwstad", 24],
  ["guilds", "Guilds", 14],
];

for (const [game, title, questions] of GAMES) {
  test(`every question of ${title}`, async ({ browser }) => {
    const page = await person(browser, { locale: process.env.SPEAKING ?? "en" });
    await hurry(page);
    const known: string[] = [];
    for (let match = 0; match < MATCHES && known.length < questions; match++) {
      await page.setViewportSize(DESK);
      await againstBots(page, game, 3);
      for (;;) {
        await hasten(page, { known });
        await expect(page.locator(".prompt.mine, dialog.result").first()).toBeVisible();
        if ((await over(page).count()) > 0) break;
        const asked = (await page.locator("[data-asked]").getAttribute("data-asked")) ?? "";
        if (known.includes(asked)) continue;
        known.push(asked);
        for (const [size, viewport, colorScheme] of LOOKS) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
          await page.waitForTimeout(600); // colours and maps come to rest
          await page.screenshot({ path: `${FOLDER}/${game}-${asked}-${size}.png` });
        }
      }
      for (const [size, viewport] of LOOKS) {
        await page.setViewportSize(viewport);
        await page.screenshot({ path: `${FOLDER}/${game}-result-${size}.png` });
      }
    }
    console.log(`${title}: ${known.length} questions: ${known.join(", ")}`);
  });
}
