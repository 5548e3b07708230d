// What a game brings to the browser: its drawings, and words for what only it knows.
import type { Component } from "svelte";
import type { Colour } from "../art/colours";
import type { Speech } from "../house/speech";
import type { Shown } from "../house/table.svelte";
import type { GameEvent, Named, View } from "../house/types";
import type { Choice, Choosable } from "./choice.svelte";
import type { Flight } from "./flights.svelte";
import type { Sound } from "./sound";

/** What every drawing of a game gets. It draws `view` and answers through `choice`, no more. */
export interface BoardProps {
  view: View;
  edition: unknown; // the edition file as data, null where the game has none
  speech: Speech;
  names: string[]; // by seat
  choice: Choice;
  highlight: GameEvent | null; // the line of the log being looked at
}

export interface SeatProps extends BoardProps {
  seat: number;
}

/** One line of a score, explained: `points` adds up to the score; null only tells. */
export interface ScoreLine {
  label: string;
  points: number | null;
  rule?: string;
}

export interface GameClient {
  Board: Component<BoardProps>;
  /** My own things, near the prompt. */
  Hand?: Component<BoardProps>;
  /** What is public about a seat, inside its card. */
  Seat?: Component<SeatProps>;
  /** The colours of a seat; the first is its badge. */
  colours?: (view: View, seat: number) => Colour[];
  /** What a choice would give, in words, for prompt, list and screen reader. */
  preview?: (preview: Record<string, unknown>, speech: Speech) => string;
  /** The sentence of a step inside a decision; null: the text `ask-<asked>`. */
  prompt?: (props: Pick<BoardProps, "view" | "choice" | "speech">) => string | null;
  /** A move in words where it names people; null: the text `move-<type>`. */
  move?: (move: Named, speech: Speech, names: string[]) => string | null;
  /** Pieces that travel when a move is shown. */
  flights?: (shown: Shown) => Flight[];
  sound?: (event: GameEvent) => Sound | null;
  /** CSS of what can be touched now beside the targets of the board: the guide points there. */
  lit?: string;
  /** CSS of what is touched on the way to a move that takes several steps; null: its own place. */
  guide?: (item: Choosable, choice: Choice) => string | null;
  /** A seat's score line by line. */
  score?: (view: View, seat: number, speech: Speech) => ScoreLine[];
}

const found = import.meta.glob<{ default: GameClient }>("../games/*/index.ts");

/** The drawings of a game, loaded when needed; null: the general board shows it. */
export async function loadClient(game: string): Promise<GameClient | null> {
  const load = found[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}
