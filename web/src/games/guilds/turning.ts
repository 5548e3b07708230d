// Turning the room in hand: through the quarter turns that fit somewhere, keeping the chosen place.
import type { Guilds } from "../../generated/guilds";
import type { Choice } from "../../table/choice.svelte";

const PLACE = { type: "place" } as const;

/** The turns that fit somewhere, or on one cell. */
export function turns(choice: Choice<Guilds>, cell?: string): number[] {
  const fitting = choice.with(cell === undefined ? PLACE : { ...PLACE, cell });
  return [...new Set(fitting.map(({ move }) => move.turn))].sort();
}

export function turnTo(choice: Choice<Guilds>, turn: number): void {
  const cell = choice.chosen?.move.type === "place" ? choice.chosen.move.cell : undefined;
  choice.pick({ type: "place", turn });
  const same = cell === undefined ? undefined : choice.with({ type: "place", cell, turn })[0];
  if (same) choice.selected = same.index;
}

/** The next turn; with a place chosen, the next that fits there. */
export function rotate(choice: Choice<Guilds>): void {
  const placed = choice.chosen?.move.type === "place" ? choice.chosen.move : null;
  const possible = turns(choice, placed?.cell);
  if (possible.length === 0) return;
  const now = placed?.turn ?? choice.narrow.turn ?? 0;
  const next = possible.find((turn) => turn > now) ?? possible[0];
  if (next !== undefined) turnTo(choice, next);
}
