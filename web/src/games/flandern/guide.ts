// The way to a move that takes several steps: card, then influence; district, then space.
import type { Choice, Choosable } from "../../table/choice.svelte";
import { isLaying, kindOf, nameOf } from "./kinds";

export function guide({ move }: Choosable, { chosen, narrow }: Choice): string | null {
  if (move.type === "choose") {
    const same = chosen?.move.card === move.card;
    return same ? '[data-stake="more"]' : `[data-card="${move.card}"]`;
  }
  if (!isLaying(move.type)) return null;
  const kind = nameOf(kindOf(move));
  return "guild" in narrow && nameOf(kindOf(narrow)) === kind
    ? `[data-spot="${move.town}-${move.space}"]`
    : `[data-kind="${kind}"]`;
}
