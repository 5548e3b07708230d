// What is seen and heard when an event is shown: pieces that travel, and their sounds.
import type { Events, Guild } from "../../generated/flandern";
import type { Part } from "../../table/choice.svelte";
import type { Flight } from "../../table/flights.svelte";
import type { Sound } from "../../table/sound";

export const SOUNDS: Partial<Record<Events["type"], Sound>> = {
  chose: "paper",
  revealed: "paper",
  card_played: "paper",
  card_drawn: "paper",
  golden_turned: "paper",
  built: "wood",
  set_up: "wood",
  finished: "wood",
  cathedral_built: "bell",
  master_placed: "step",
  covered: "step",
  guild_scored: "coin",
  influence_gained: "coin",
};

/** What travels when an event is shown: cards to the table, districts to their plots, points to the road. */
export function flight(event: Events, guilds: Guild[]): Flight | null {
  const { seat = 0, town, space, guild }: Part<Events> = event;
  const plot = `space-${town}-${space}`;
  switch (event.type) {
    case "chose":
      return {
        symbol: `flandern-back-${guilds[seat]}`,
        from: `seat-${seat}`,
        to: `chosen-${seat}`,
        size: 44,
      };
    case "golden_drawn":
      return { symbol: "flandern-back-gold", from: "golden", to: "golden-card", size: 44 };
    case "card_drawn":
      return { symbol: "flandern-back-grey", from: "pile", to: "pile-card", size: 44 };
    case "built":
    case "set_up":
      return { symbol: `flandern-tile-${guild}`, from: `seat-${seat}`, to: plot, size: 40 };
    case "finished":
      return { symbol: "flandern-scaffold", from: plot, to: `seat-${seat}`, size: 30 };
    case "cathedral_built":
      return { symbol: "flandern-cathedral", from: `seat-${seat}`, to: plot, size: 40 };
    case "master_placed":
      return { symbol: "flandern-figure", from: `seat-${seat}`, to: plot, size: 34 };
    case "influence_gained":
      return { symbol: "flandern-influence", from: "golden-card", to: `seat-${seat}`, size: 34 };
    case "guild_scored":
      return event.points
        ? { symbol: `stone-${guild}`, from: `town-${town}`, to: `track-${guild}`, size: 30 }
        : null;
    default:
      return null;
  }
}
