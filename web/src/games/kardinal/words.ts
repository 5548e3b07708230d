// Words that only Kardinal's drawings need: what a choice earns, and a score line by line.
import { COLOURS, type Kardinal } from "../../generated/kardinal";
import type { Speech } from "../../house/speech";
import type { View } from "../../house/types";
import type { ScoreLine } from "../../table/board";

/** The stones a building would earn: "earns 2 red, 1 blue". */
export function earnings({ stones }: Kardinal["preview"], speech: Speech): string {
  if (!stones) return "";
  const parts = COLOURS.filter((colour) => stones[colour]).map((colour) =>
    speech.say("earns-part", { count: stones[colour], colour }),
  );
  return parts.length > 0 ? speech.say("earns", { stones: parts }) : speech.say("earns-nothing");
}

/** K25, K26, K30: stones held, what is left of own colours, the best colour again. */
export function scoreLines(view: View<Kardinal>, seat: number, speech: Speech): ScoreLine[] {
  const held = view.position.seats[seat];
  if (!held) return [];
  const lines: ScoreLine[] = [];
  for (const colour of COLOURS) {
    const taken = held.stones[colour];
    const left = held.final_stones[colour] - taken;
    if (taken > 0)
      lines.push({ label: speech.say("score-stones", { colour }), points: taken, rule: "K16" });
    if (left > 0)
      lines.push({ label: speech.say("score-left", { colour }), points: left, rule: "K25" });
  }
  const best = Math.max(...COLOURS.map((colour) => held.final_stones[colour]));
  const colour = COLOURS.find((one) => held.final_stones[one] === best);
  lines.push({ label: speech.say("score-double", { colour }), points: best, rule: "K26" });
  lines.push({ label: speech.say("score-dom", { count: held.at_dom }), points: null, rule: "K27" });
  return lines;
}
