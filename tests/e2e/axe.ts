// What every page must pass: axe, no raw text key, nothing wider than the screen.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function sound(page: Page, what: string): Promise<void> {
  await page.waitForTimeout(250);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const told = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 140)).join(" | ")}`);
  expect(told, what).toEqual([]);
  const text = await page.locator("body").innerText();
  expect(text.match(/\b(ui|error|ask|move|event|name|word)-[a-z_-]+\b/g), what).toBeNull();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${what} is wider than the screen`).toBeLessThanOrEqual(0);
}
