// What a game's own package brings for the browser, if we draw nothing for it.
import type { GameInfo } from "../generated/protocol";
import { words } from "./words.svelte";

type Brought = GameInfo["brings"][number];
const FILES = { cover: "cover.svg", board: "board.js" } as const;

/** Whether the game brings it. */
export const brings = (game: string, what: Brought): boolean =>
  words.front.games.find(({ name }) => name === game)?.brings.includes(what) ?? false;

/** Where a file of the game is; null where it brings none. */
export const shipped = (game: string, what: keyof typeof FILES): string | null =>
  brings(game, what) ? `/api/games/${encodeURIComponent(game)}/files/${FILES[what]}` : null;
