// Words that only Kardinal's drawings need: what a choice earns, and a score line by line.
import type { Speech } from "../../house/speech";
import type { View } from "../../house/types";
import type { ScoreLine } from "../../table/board";
import { type Kardinal, PLAYER_COLOURS } from "./position";

/** The stones a building would earn: "earns 2 red, 1 blue". */
export function earnings(preview: Record<string, unknown>, speech: Speech): string {
  if (!("stones" in preview)) return "";
  const stones = preview.stones as Record<string, number>;
  const parts = PLAYER_COLOURS.filter((colour) => stones[colour]).map((colour) =>
    speech.say("earns-part", { count: stones[colour], colour }),
  );
  return parts.length > 0 ? speech.say("earns", { stones: parts }) : speech.say("earns-nothing");
}

/** K25, K26, K30: stones held, what is left of own colours, the best colour again. */
export function scoreLines(view: View, seat: number, speech: Speech): ScoreLine[] {
  const held = (view.position as unknown as Kardinal).seats[seat];
  if (!held) return [];
  const lines: ScoreLine[] = [];
  for (const colour of PLAYER_COLOURS) {
    const taken = held.stones[colour];
    const left = held.final_stones[colour] - taken;
    if (taken > 0)
      lines.push({ label: speech.say("score-stones", { colour }), points: taken, rule: "K16" });
    if (left > 0)
      lines.push({ label: speech.say("score-left", { colour }), points: left, rule: "K25" });
  }
  const best = Math.max(...PLAYER_COLOURS.map((colour) => held.final_stones[colour]));
  const colour = PLAYER_COLOURS.find((one) => held.final_stones[one] === best);
  lines.push({ label: speech.say("score-double", { colour }), points: best, rule: "K26" });
  lines.push({ label: speech.say("score-dom", { count: held.at_dom }), points: null, rule: "K27" });
  return lines;
}
