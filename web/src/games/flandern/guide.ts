// The way to a move that takes several steps: card, then influence; district, then space.
import type { Flandern } from "../../generated/flandern";
import type { Choice, Choosable } from "../../table/choice.svelte";
import { isLaying, kindOf, nameOf, pickedKind } from "./kinds";

export function guide(
  { move }: Choosable<Flandern>,
  { chosen, narrow }: Choice<Flandern>,
): string | null {
  if (move.type === "choose") {
    const same = chosen?.move.type === "choose" && chosen.move.card === move.card;
    return same ? '[data-stake="more"]' : `[data-card="${move.card}"]`;
  }
  if (!isLaying(move)) return null;
  const kind = nameOf(kindOf(move));
  const picked = pickedKind(narrow);
  return picked && nameOf(picked) === kind
    ? `[data-spot="${move.town}-${move.space}"]`
    : `[data-kind="${kind}"]`;
}
