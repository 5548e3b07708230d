// Kardinal in the browser.
import type { Kardinal } from "../../generated/kardinal";
import type { GameClient } from "../../table/board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";
import { earnings, scoreLines } from "./words";

const client: GameClient<Kardinal> = {
  Board,
  Hand,
  Seat,
  colours: (view, seat) => view.position.seats[seat]?.colours ?? [],
  preview: earnings,
  lit: ".hand .block:enabled, .supply button",
  guide: ({ move }, { narrow }) =>
    move.type === "build" && (narrow.shape !== move.shape || narrow.colour !== move.colour)
      ? `[data-block="${move.colour}-${move.shape}"]`
      : null,
  score: scoreLines,
  prompt: ({ view, choice, speech }) => {
    if (view.asked !== "building") return null;
    return choice.narrow.shape
      ? speech.say("step-square", choice.narrow)
      : speech.say("step-block");
  },
  flights: ({ events, after }) => {
    const built = events.some((event) => event.type === "built");
    const newest = after.position.buildings.length - 1;
    return events
      .filter((event) => event.type === "stone_taken")
      .map(({ seat, colour }) => ({
        symbol: `stone-${colour}`,
        from: built ? `block-${newest}` : `supply-${colour}`,
        to: `stones-${seat}-${colour}`,
      }));
  },
  sound: ({ type }) =>
    type === "built"
      ? "wood"
      : type === "stone_taken"
        ? "coin"
        : type === "cardinal_moved"
          ? "step"
          : null,
};

export default client;
