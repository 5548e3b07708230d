// De Poorters van Nieuwstad in the browser.
import type { Nieuwstad } from "../../generated/nieuwstad";
import type { GameClient } from "../../table/board";
import Board from "./Board.svelte";
import { flights } from "./flights";
import Hand from "./Hand.svelte";
import { SEATS } from "./position";
import Seat from "./Seat.svelte";
import { sound } from "./sounds";
import { gains, moveWords, scoreLines } from "./words";

const client: GameClient<Nieuwstad> = {
  Board,
  Hand,
  Seat,
  colours: (_view, seat) => SEATS.slice(seat, seat + 1),
  preview: gains,
  guide: (item, choice) =>
    item.move.type === "place" && !choice.open.includes(item) ? "[data-rotate]" : null,
  lit: ".role.lit, .plot.lit, .joint, .booths .can button, .options button, .amounts button:enabled, .cards button.lit",
  score: ({ position }, seat, speech) => scoreLines(position.seats[seat], speech),
  move: moveWords,
  prompt: ({ view, speech }) => {
    const position = view.position;
    const building = position.building?.building;
    if (view.asked === "place" && building) return speech.say("step-place", { building });
    if (view.asked === "pay" && building) return speech.say("step-pay", { building });
    return null;
  },
  flights,
  sound,
};

export default client;
