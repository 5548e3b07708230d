// Words that only Nieuwstad's drawings need: what a choice gives, and a score line by line.
import { GOODS, type Moves, type Preview, type Seat } from "../../generated/nieuwstad";
import type { Speech } from "../../house/speech";
import type { ScoreLine } from "../../table/board";
import { fieldsOf } from "../../table/choice.svelte";

export const COUNTED = ["points", "florins", ...GOODS, "cards", "poorters"] as const;

/** The signed changes of a preview, those that change something. */
export function changes(preview: Preview | null): [string, number][] {
  return COUNTED.flatMap((what): [string, number][] => {
    const by = preview?.[what];
    return by ? [[what, by]] : [];
  });
}

export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);

/** What a choice gives and costs: "+2 points, −3 wood". */
export function gains(preview: Preview | null, speech: Speech): string {
  if (!preview) return "";
  const parts = changes(preview).map(([what, by]) =>
    speech.say("gain-part", { by: signed(by), what }),
  );
  const { left, privilege = 0, quarters, at_water } = preview;
  if (left !== undefined) parts.push(speech.say("gain-left", { left }));
  if (privilege > 1) parts.push(speech.say("gain-privilege", { count: privilege }));
  if (quarters)
    parts.push(
      quarters.length > 0
        ? speech.say("gain-quarters", { quarters })
        : speech.say("gain-outskirts"),
    );
  if (at_water) parts.push(speech.say("gain-water"));
  return parts.join(", ");
}

/** Moves that name people, by their names; null: the text of the move says it all. */
export function moveWords(move: Moves, speech: Speech, names: string[]): string | null {
  const name = names[fieldsOf(move).seat ?? -1] ?? "";
  if (move.type === "partners") {
    const all = move.seats.map((seat) => names[seat] ?? "");
    return all.length > 0 ? speech.say("board-with", { names: all }) : speech.say("board-alone");
  }
  if (move.type === "owner") return speech.say("board-owner-of", { name });
  if (move.type === "steal") return speech.say("board-steal", { name, what: move.what });
  if (move.type === "share")
    return speech.say("deal-share", { name, what: move.what, amount: move.amount });
  return null;
}

const END_CARDS: Record<string, true> = {
  buurtfeest: true,
  houthakkersfeest: true,
  schilderij: true,
  standbeeld: true,
  wijkfeest: true,
};

type Scored = Pick<Seat, "points" | "gate_points" | "card_points" | "hand">;

/** N50: points taken, the Stadspoort, the cards that count at the end. */
export function scoreLines(held: Scored | undefined, speech: Speech): ScoreLine[] {
  if (!held || held.points === null) return [];
  const lines: ScoreLine[] = [
    { label: speech.say("score-taken"), points: held.points, rule: "N12" },
    { label: speech.say("score-gate"), points: held.gate_points, rule: "N50" },
    { label: speech.say("score-cards"), points: held.card_points, rule: "N43" },
  ];
  for (const card of (held.hand ?? []).filter((one) => END_CARDS[one]))
    lines.push({ label: speech.say(`about-${card}`), points: null, rule: "N43" });
  return lines;
}
