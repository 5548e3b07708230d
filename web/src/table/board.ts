// What a game brings to the browser: its drawings, and words for what only it knows.
import type { Component } from "svelte";
import type { Colour } from "../art/colours";
import { shipped } from "../house/shipped";
import type { Speech } from "../house/speech";
import type { Shown } from "../house/table.svelte";
import type { AnyGame, GameTypes, View } from "../house/types";
import type { Choice, Choosable } from "./choice.svelte";
import type { Flight } from "./flights.svelte";
import type { Sound } from "./sound";

/** What every drawing of a game gets. It draws `view` and answers through `choice`, no more. */
export interface BoardProps<G extends GameTypes = AnyGame> {
  view: View<G>;
  edition: unknown; // the edition file as data, null where the game has none
  speech: Speech;
  names: string[]; // by seat
  choice: Choice<G>;
  highlight: G["event"] | null; // the line of the log being looked at
}

export interface SeatProps<G extends GameTypes = AnyGame> extends BoardProps<G> {
  seat: number;
}

/** One line of a score, explained: `points` adds up to the score; null only tells. */
export interface ScoreLine {
  label: string;
  points: number | null;
  rule?: string;
}

/** A game's client; `G` are the types that `make generate` wrote for it. */
export interface GameClient<G extends GameTypes = AnyGame> {
  Board: Component<BoardProps<G>>;
  /** My own things, near the prompt. */
  Hand?: Component<BoardProps<G>>;
  /** What is public about a seat, inside its card. */
  Seat?: Component<SeatProps<G>>;
  /** The colours of a seat; the first is its badge. */
  colours?: (view: View<G>, seat: number) => Colour[];
  /** What a choice would give, in words, for prompt, list and screen reader. */
  preview?: (preview: G["preview"], speech: Speech) => string;
  /** The sentence of a step inside a decision; null: the text `ask-<asked>`. */
  prompt?: (props: Pick<BoardProps<G>, "view" | "choice" | "speech">) => string | null;
  /** A move in words where it names people; null: the text `move-<type>`. */
  move?: (move: G["move"], speech: Speech, names: string[]) => string | null;
  /** Pieces that travel when a move is shown. */
  flights?: (shown: Shown<G>) => Flight[];
  sound?: (event: G["event"]) => Sound | null;
  /** CSS of what can be touched now beside the targets of the board: the guide points there. */
  lit?: string;
  /** CSS of what is touched on the way to a move that takes several steps; null: its own place. */
  guide?: (item: Choosable<G>, choice: Choice<G>) => string | null;
  /** A seat's score line by line. */
  score?: (view: View<G>, seat: number, speech: Speech) => ScoreLine[];
}

// Which game a client is for is known by its folder only: whoever loads it knows no game.
const found = import.meta.glob<{ default: GameClient }>("../games/*/index.ts");

/** The drawings of a game, ours or its package's; null: the general board shows it. */
export async function loadClient(game: string): Promise<GameClient | null> {
  const ours = found[`../games/${game}/index.ts`];
  if (ours) return (await ours()).default;
  const address = shipped(game, "board");
  if (!address) return null;
  const { default: Board, load } = await import("./ShippedBoard.svelte");
  await load(game, address);
  return { Board };
}
