// The line breaks: the board says so, comes back by itself, and no move is lost or made twice.
import { expect, type WebSocketRoute } from "@playwright/test";
import { againstBots, hurry, kardinalStep, person, test } from "./house";

test("a broken line is told and mended", async ({ browser }) => {
  const page = await person(browser);
  await hurry(page);
  let down = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/api\/tables\/.*\/ws/, (socket) => {
    if (down) {
      void socket.close({ code: 1012 });
      return;
    }
    socket.connectToServer();
    open.add(socket);
  });
  await againstBots(page);
  await page.locator(".prompt.mine").waitFor();

  down = true;
  for (const socket of open) await socket.close({ code: 1012 });
  await expect(page.getByText("The board may be out of date")).toBeVisible();
  const built = await page.locator("[data-anchor^=block-]").count();
  await kardinalStep(page); // sent once the line is back
  down = false;
  await expect(page.getByText("The board may be out of date")).toHaveCount(0, { timeout: 20_000 });
  await expect.poll(() => page.locator("[data-anchor^=block-]").count()).toBeGreaterThan(built);

  const id = page.url().split("/").at(-1);
  await page.reload();
  await expect(page.locator("[data-anchor^=block-]").first()).toBeVisible();
  expect(page.url()).toContain(String(id));
});

test("a refused move names its rule and links to it", async ({ browser }) => {
  const page = await person(browser);
  await hurry(page);
  await againstBots(page);
  await page.locator(".hand .block:enabled").first().click();
  const dom = await page.locator('[data-anchor="dom"]').boundingBox();
  if (!dom) throw new Error("the Dom is not drawn");
  await page.mouse.click(dom.x + dom.width / 2, dom.y + dom.height - 12);
  const refused = page.getByRole("alert");
  await expect(refused).toContainText("K6");
  await expect(refused.getByRole("link")).toHaveAttribute("href", "/rules/kardinal#K6");
});
