// Words that only Flandern's drawings need: spaces, what a choice gives, a score line by line.
import { type Flandern, GUILDS, type Space, type Town } from "../../generated/flandern";
import type { Speech } from "../../house/speech";
import type { View } from "../../house/types";
import type { ScoreLine } from "../../table/board";
import type { Tip } from "../../table/tips.svelte";
import type { Spot } from "./kinds";
import { isLaid } from "./position";

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");

/** What a choice would change: cards shown, or value, points and free spaces of its town. */
export function gains(preview: Flandern["preview"], speech: Speech): string {
  const { cards, value, points = {}, free } = preview;
  if (cards !== undefined) return speech.say("gives-cards", { count: cards });
  if (value === undefined) return "";
  const parts = GUILDS.filter((guild) => points[guild]).map((guild) =>
    speech.say("gives-part", { guild, points: signed(points[guild] ?? 0) }),
  );
  return speech.say("gives", {
    value: signed(value),
    points: parts.length > 0 ? parts : speech.say("gives-nothing"),
    free,
  });
}

/** A space with what is on it. */
export function spaceName(space: Space, speech: Speech): string {
  const { space: name, shape } = space;
  if (!isLaid(space)) return speech.say(`space-${space.state}`, { space: name, shape });
  const { guild, masters, figures } = space;
  const parts = [speech.say(space.finished ? "space-laid" : "space-site", { space: name, guild })];
  if (space.special) parts.push(speech.say("space-special", { special: space.special }));
  if (masters + figures > 0) parts.push(speech.say("space-masters", { count: masters + figures }));
  if (space.cathedral) parts.push(speech.say("space-cathedral"));
  return parts.join(", ");
}

/** What a piece on the map is, with its rules. */
export function aboutSpace(space: Space, speech: Speech): Tip {
  const title = spaceName(space, speech);
  if (space.state === "free") return { title, rules: ["F25", "F26", "F27"] };
  if (!isLaid(space)) return { title, rules: ["F30"] };
  const rules = space.finished ? ["F27"] : ["F17", "F18"];
  if (space.special) rules.push("F28");
  if (space.cathedral || space.guild === "church") rules.push("F32");
  if (space.masters + space.figures > 0) rules.push("F34");
  return { title, rules };
}

/** A place where several things can be done. */
export const spaceLabel = ({ town, space, offers }: Spot, speech: Speech): string =>
  speech.say("spot-open", { town, space, count: offers.length });

/** How a town's value comes about: finished districts of guilds, of the Church, with cathedrals. */
export function worth({ spaces }: Town): {
  guilds: number;
  church: number;
  cathedrals: number;
} {
  const sum = { guilds: 0, church: 0, cathedrals: 0 };
  for (const space of spaces) {
    if (!isLaid(space) || !space.finished) continue;
    if (space.guild !== "church") sum.guilds += 1;
    else if (space.cathedral) sum.cathedrals += 1;
    else sum.church += 1;
  }
  return sum;
}

/** F33, F38, F45: what every town gave, and the influence left in hand. */
export function scoreLines(view: View<Flandern>, seat: number, speech: Speech): ScoreLine[] {
  const position = view.position;
  const held = position.seats[seat];
  if (!held) return [];
  const own = [held.guild, ...(held.influenced ? [held.influenced] : [])];
  const lines: ScoreLine[] = [];
  for (const town of position.towns.filter(({ scored }) => scored)) {
    for (const row of town.guilds.filter(({ guild }) => own.includes(guild))) {
      const { guild, rank, districts, points } = row;
      const label = speech.say("score-town", { town: town.town, guild, rank, districts });
      lines.push({ label, points, rule: rank > 1 || row.masters === 0 ? "F33" : "F34" });
    }
  }
  const bonus = held.score - held.points;
  if (bonus > 0)
    lines.push({
      label: speech.say("score-influence", { count: held.influence }),
      points: bonus,
      rule: "F38",
    });
  return lines;
}
