import { describe, expect, it } from "vitest";
import { collected } from "./editions";
import { Speech } from "./speech";

describe("names of an edition", () => {
  it("are found by key, however deep, and nothing else is", () => {
    const data = {
      name: "mine",
      rooms: { s07: { name: "Cell", price: 1 }, s08: { price: 2 } },
      list: [{ name: "no key" }],
    };
    expect(collected(data)).toEqual({ s07: "Cell" });
  });

  it("go before our translations", () => {
    const speech = new Speech("en", ["name-s07 = Prayer Cell\nbought = You bought { $room }."]);
    expect(speech.say("bought", { room: "s07" })).toBe("You bought Prayer Cell.");
    const own = speech.calling({ s07: "Cell" });
    expect(own.say("bought", { room: "s07" })).toBe("You bought Cell.");
    expect(speech.say("bought", { room: "s07" })).toBe("You bought Prayer Cell.");
  });
});
