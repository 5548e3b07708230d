// Flandern 1302 in the browser.
import type { Flandern } from "../../generated/flandern";
import type { GameClient } from "../../table/board";
import Board from "./Board.svelte";
import { guide } from "./guide";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";
import { flight, SOUNDS } from "./travel";
import { gains, scoreLines } from "./words";

const client: GameClient<Flandern> = {
  Board,
  Hand,
  Seat,
  colours: (view, seat) => {
    const held = view.position.seats[seat];
    if (!held) return [];
    return held.influenced ? [held.guild, held.influenced] : [held.guild];
  },
  preview: gains,
  lit: ".hand :is(.guilds button, .card:enabled, .tile:enabled), .round .lit",
  guide,
  score: scoreLines,
  prompt: ({ choice, speech }) => {
    if ("guild" in choice.narrow && "special" in choice.narrow)
      return speech.say("step-space", choice.narrow);
    return "space" in choice.narrow ? speech.say("step-tile", choice.narrow) : null;
  },
  flights: ({ events, after }) => {
    const guilds = after.position.seats.map(({ guild }) => guild);
    return events.map((event) => flight(event, guilds)).filter((one) => one !== null);
  },
  sound: ({ type }) => SOUNDS[type] ?? null,
};

export default client;
