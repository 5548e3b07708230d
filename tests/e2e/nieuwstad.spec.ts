// Nieuwstad in two browsers: a hand of cards stays in its hand, and stalls can be looked at any time.
import { expect } from "@playwright/test";
import { hasten, hurry, inviting, person, test } from "./house";

type Seen = { viewer: number; position: { seats: Record<string, unknown>[] } };
const SECRET = ["hand", "points", "card_points", "total"];

test("nobody hears another's cards or points", async ({ browser }) => {
  const host = await person(browser);
  const guest = await person(browser);
  await Promise.all([hurry(host), hurry(guest)]);
  const seen: Seen[] = [];
  for (const page of [host, guest])
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        const { view } = JSON.parse(String(payload));
        if (view && !view.result) seen.push(view);
      });
    });
  await guest.goto(await inviting(host, "De Poorters van Nieuwstad"));
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await expect(guest.locator(".prompt")).toBeVisible();

  await guest.getByRole("button", { name: "Stalls", exact: true }).click();
  await expect(guest.getByRole("heading", { name: "Herberg" })).toBeVisible();
  await guest.getByRole("button", { name: "Stalls", exact: true }).click();

  const far = { field: "round", least: 6 };
  await Promise.all([hasten(host, far), hasten(guest, far)]);
  const hands = seen.map(({ viewer, position }) => position.seats[viewer]?.hand as string[]);
  expect(hands.some((hand) => hand.length > 0)).toBe(true); // there was something to hide
  for (const { viewer, position } of seen)
    for (const [seat, shown] of position.seats.entries())
      for (const field of SECRET)
        if (seat === viewer) expect(shown[field]).not.toBeNull();
        else expect(shown[field]).toBeNull();
});
