// Guilds in the browser.

import type { Events, Guilds } from "../../generated/guilds";
import type { GameClient } from "../../table/board";
import { fieldsOf } from "../../table/choice.svelte";
import type { Sound } from "../../table/sound";
import Board from "./Board.svelte";
import { flights } from "./flights";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";
import { gives, prompt, scoreLines } from "./words";

const SOUNDS: Partial<Record<Events["type"], Sound>> = {
  offered: "coin",
  took: "paper",
  had_to_take: "paper",
  exchanged: "coin",
  transmuted: "coin",
  stole: "coin",
  bought: "coin",
  placed: "wood",
  reserved: "coin",
  drawn: "paper",
  assassinated: "crack",
  marker: "step",
};

const client: GameClient<Guilds> = {
  Board,
  Hand,
  Seat,
  preview: gives,
  lit: ".shelf [data-room], [data-option]",
  prompt,
  flights,
  sound: ({ type }) => SOUNDS[type] ?? null,
  guide: ({ move }, choice) => {
    if (move.type !== "offer") return null;
    const least = choice.with({ type: "offer", zone: move.zone })[0];
    const here = fieldsOf(choice.chosen?.move).zone === move.zone;
    return here ? '[data-step="more"]' : `[data-target="${least?.index}"]`;
  },
  score: ({ position }, seat, speech) => scoreLines(position, seat, speech),
};

export default client;
