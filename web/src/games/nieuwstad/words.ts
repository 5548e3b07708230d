// Words that only Nieuwstad's drawings need: what a choice gives, and a score line by line.
import type { Speech } from "../../house/speech";
import type { Named, View } from "../../house/types";
import type { ScoreLine } from "../../table/board";
import { GOODS, type Nieuwstad } from "./position";

export const COUNTED = ["points", "florins", ...GOODS, "cards", "poorters"];

/** The signed changes of a preview, those that change something. */
export function changes(preview: Record<string, unknown>): [string, number][] {
  return COUNTED.flatMap((what): [string, number][] => {
    const by = preview[what];
    return typeof by === "number" && by !== 0 ? [[what, by]] : [];
  });
}

export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);

/** What a choice gives and costs: "+2 points, −3 wood". */
export function gains(preview: Record<string, unknown>, speech: Speech): string {
  const parts = changes(preview).map(([what, by]) =>
    speech.say("gain-part", { by: signed(by), what }),
  );
  if (typeof preview.left === "number") parts.push(speech.say("gain-left", { left: preview.left }));
  if (typeof preview.privilege === "number" && preview.privilege > 1)
    parts.push(speech.say("gain-privilege", { count: preview.privilege }));
  if (Array.isArray(preview.quarters))
    parts.push(
      preview.quarters.length > 0
        ? speech.say("gain-quarters", { quarters: preview.quarters })
        : speech.say("gain-outskirts"),
    );
  if (preview.at_water === true) parts.push(speech.say("gain-water"));
  return parts.join(", ");
}

/** Moves that name people, by their names; null: the text of the move says it all. */
export function moveWords(move: Named, speech: Speech, names: string[]): string | null {
  const name = typeof move.seat === "number" ? (names[move.seat] ?? "") : "";
  if (move.type === "partners") {
    const seats = move.seats as number[];
    const all = seats.map((seat) => names[seat] ?? "");
    return all.length > 0 ? speech.say("board-with", { names: all }) : speech.say("board-alone");
  }
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

/** N50: points taken, the Stadspoort, the cards that count at the end. */
export function scoreLines(view: View, seat: number, speech: Speech): ScoreLine[] {
  const held = (view.position as unknown as Nieuwstad).seats[seat];
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
