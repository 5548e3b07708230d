// Every page: no axe violation, no raw text key, nothing wider than the screen; light at a desk and
// dark on a phone, with every match by hand (`make e2e-all`) also the other way round.
import { expect } from "@playwright/test";
import { sound } from "./axe";
import { againstBots, finish, hurry, inviting, over, person, test } from "./house";

const LOOKS = [
  { phone: false, colorScheme: "light" },
  { phone: true, colorScheme: "dark" },
  ...(process.env.WHOLE_MATCHES
    ? ([
        { phone: true, colorScheme: "light" },
        { phone: false, colorScheme: "dark" },
      ] as const)
    : []),
] as const;
for (const { phone, colorScheme } of LOOKS) {
  test(`axe on every page, ${colorScheme}, ${phone ? "phone" : "desk"}`, async ({ browser }) => {
    const page = await person(browser, { phone, colorScheme });
    await hurry(page);
    await page.goto("/");
    await page.locator(".cover").first().waitFor();
    await sound(page, "home");
    await page.locator(".begin .main").first().click();
    await page.getByText("easy", { exact: true }).waitFor();
    await sound(page, "start");
    await page.keyboard.press("Escape");
    for (const [path, sign] of [
      ["/rules/kardinal", "#K1"],
      ["/settings", "h1"],
      ["/t/nothing", "h1"],
    ] as const) {
      await page.goto(path);
      await page.locator(sign).first().waitFor();
      await sound(page, path);
    }
    const link = await inviting(page);
    await sound(page, "waiting room");
    const other = await person(browser, { phone, colorScheme });
    await other.goto(link);
    await other.getByRole("button", { name: "Sit down" }).waitFor();
    await sound(other, "invitation");

    await againstBots(page);
    await page.locator(".prompt.mine").waitFor();
    await page.locator(".hand .block:enabled").first().click();
    await sound(page, "table");
    await page.getByRole("button", { name: /All \d+ moves/ }).click();
    await sound(page, "list of moves");
    await finish(page);
    await over(page).waitFor({ timeout: 60_000 });
    await sound(page, "result");
    await over(page).getByRole("link", { name: "Replay" }).click();
    await page.getByText(/Move 0 of/).last().waitFor();
    await sound(page, "replay");
  });
}

for (const locale of ["nl", "pl"]) {
  test(`the house speaks ${locale}`, async ({ browser }) => {
    const page = await person(browser, { phone: true, locale });
    await page.goto("/");
    await page.locator(".cover").first().waitFor();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await sound(page, "home");
    await page.goto("/settings");
    await sound(page, "settings");
    await page.goto("/rules/kardinal#K11");
    await page.locator("#K11").waitFor();
    await sound(page, "rules");
    await page.goto("/");
    await page.locator(".begin .main").first().click();
    await page.locator("dialog .main").click();
    await page.locator(".prompt").waitFor();
    await sound(page, "table");
  });
}
