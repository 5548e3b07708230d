// Words that only the drawings of Guilds need: what things are, what a choice gives, a score.
import type { GoalInPlay, Guilds, LaidRoom, Preview, Seat } from "../../generated/guilds";
import type { Speech } from "../../house/speech";
import type { View } from "../../house/types";
import type { ScoreLine } from "../../table/board";
import type { Choice } from "../../table/choice.svelte";
import type { Tip } from "../../table/tips.svelte";
import type { CharacterCard, Effect, RoomCard } from "./edition";

/** Halves as people write them: 2½. */
export function half(points: number): string {
  const whole = Math.trunc(points);
  if (whole === points) return String(points);
  return `${whole === 0 ? (points < 0 ? "-" : "") : whole}½`;
}

const RULES: Record<string, string> = {
  protect_chars: "G39",
  protect_money: "G40",
  disc_large: "G41",
  disc_small: "G41",
  alchemist: "G42",
  diviner: "G43",
  wallbender: "G44",
  wild_symbol: "G45",
  join_gold1: "G46",
  join_fl3: "G46",
  assassin: "G47",
  beggar: "G48",
  cutpurse: "G49",
  free_reserve: "G50",
  forger: "G51",
  herald: "G52",
  double_build: "G53",
  surveyor: "G54",
  cat: "G55",
  dove: "G56",
  drake: "G57",
};

/** The rule an ability rests on. */
export const ruleOf = (effect: string): string =>
  RULES[effect] ?? (effect.startsWith("r_") ? "G59" : "G58");

/** The numbers of abilities where an edition leaves them out (G38), as in the game's effects.py. */
export const USUAL_AMOUNTS: Record<string, number> = {
  disc_large: 1,
  disc_small: 1,
  alchemist: 5,
  join_gold1: 1,
  join_fl3: 3,
  assassin: 3,
  beggar: 1,
  cutpurse: 2,
  forger: 3,
  drake: 4,
  end_sym: 1,
  end_garden: 1,
  r_sym: 1,
  r_garden: 1,
  r_types: 1,
  r_factions: 1,
  r_goals: 2,
};
export const USUAL_LIMITS: Record<string, number> = { alchemist: 2, r_windows: 5 };

/** An ability in words, with the edition's numbers; those of a faction share a text. */
export function ability(speech: Speech, { effect, amount, limit }: Effect): string {
  if (!effect) return "";
  const [, kind = effect, faction] = /^(end_sym|r_sym)_(.+)$/.exec(effect) ?? [];
  return speech.say(`effect-${kind}`, {
    amount: amount ?? USUAL_AMOUNTS[kind] ?? 0,
    limit: limit ?? USUAL_LIMITS[kind] ?? 0,
    ...(faction ? { faction } : {}),
  });
}

export function aboutCharacter(speech: Speech, id: string, card: CharacterCard): Tip {
  const parts = [
    speech.say("card-worth", {
      points: card.pp ?? 0,
      florins: card.florins ?? 0,
      gold: card.gold ?? 0,
    }),
    speech.say("card-kind", {
      factions: card.factions,
      people: card.people ?? "animal",
      sex: card.sex ?? "none",
    }),
    ability(speech, card),
  ];
  return {
    title: String(speech.word(id)),
    text: parts.filter(Boolean).join(" "),
    rules: card.effect ? [ruleOf(card.effect)] : ["G37"],
  };
}

export function aboutRoom(
  speech: Speech,
  id: string,
  card: RoomCard,
  laid: LaidRoom | null = null,
): Tip {
  const parts = [
    laid
      ? speech.say(laid.active ? "room-active" : "room-dark", { points: half(laid.points) })
      : speech.say("room-price", { gold: card.price }),
    speech.say("card-worth", {
      points: card.pp ?? 0,
      florins: card.florins ?? 0,
      gold: card.gold ?? 0,
    }),
    speech.say("room-kind", { type: card.type, faction: card.faction ?? "none" }),
    ability(speech, card),
  ];
  return {
    title: String(speech.word(id)),
    text: parts.filter(Boolean).join(" "),
    rules: card.effect ? ["G27", ruleOf(card.effect)] : ["G24", "G27"],
  };
}

const signed = (count = 0) => {
  return count < 0 ? `−${Math.abs(count)}` : `+${count}`;
};

/** What a choice gives, from its preview. */
export function gives(preview: Preview | null, speech: Speech): string {
  if (!preview) return "";
  const parts: string[] = [];
  if ("total" in preview) parts.push(speech.say("gives-total", { total: preview.total }));
  if ("paid" in preview) parts.push(speech.say("gives-paid", { florins: preview.paid }));
  if ("active" in preview) {
    if (preview.active) parts.push(speech.say("gives-active", { points: signed(preview.points) }));
    else parts.push(speech.say("gives-dark"));
  } else if ("points" in preview)
    parts.push(speech.say("gives-points", { points: signed(preview.points) }));
  if (!("total" in preview) && preview.florins)
    parts.push(speech.say("gives-florins", { florins: signed(preview.florins) }));
  if (preview.gold) parts.push(speech.say("gives-gold", { gold: signed(preview.gold) }));
  return parts.join(" · ");
}

/** The sentence of a step where the usual one does not say enough. */
export function prompt({
  view,
  choice,
  speech,
}: {
  view: View<Guilds>;
  choice: Choice<Guilds>;
  speech: Speech;
}): string | null {
  const position = view.position;
  if (view.asked === "second_zone" && position.first_zone)
    return speech.say("step-second", { zone: position.first_zone });
  if (view.asked === "placing" && position.placing)
    return speech.say("step-placing", { room: position.placing.room });
  if (view.asked === "recruit") {
    const take = choice.can({ type: "take" });
    const offer = choice.can({ type: "offer" });
    if (take && !offer) return speech.say("step-take");
    if (offer && !take) return speech.say("step-offer");
  }
  return null;
}

interface Scored {
  seats: (Pick<Seat, "points"> & {
    guild: unknown[];
    rooms: Pick<LaidRoom, "room" | "active" | "points">[];
  })[];
  goals: Pick<GoalInPlay, "goal" | "counts" | "points">[];
}

/** G33, G58–G60: characters, every active room, every goal, then the halves. */
export function scoreLines(position: Scored, seat: number, speech: Speech): ScoreLine[] {
  const held = position.seats[seat];
  if (!held) return [];
  const lines: ScoreLine[] = [
    {
      label: speech.say("score-characters", { count: held.guild.length }),
      points: held.points.characters,
      rule: "G58",
    },
    {
      label: speech.say("score-rooms", {
        count: held.rooms.filter(({ active }) => active).length,
      }),
      points: held.points.rooms,
      rule: "G59",
    },
  ];
  for (const room of held.rooms)
    lines.push({
      label: speech.say(room.active ? "score-room" : "score-dark", {
        room: room.room,
        points: half(room.points),
      }),
      points: null,
    });
  for (const [n, goal] of position.goals.entries()) {
    const points = goal.points[seat] ?? 0;
    const count = goal.counts[seat] ?? 0;
    lines.push({
      label: speech.say("score-goal", { goal: goal.goal, count }),
      points,
      ...(n === 0 ? { rule: "G34" } : {}),
    });
  }
  if (held.points.half) lines.push({ label: speech.say("score-half"), points: null, rule: "G33" });
  return lines;
}
