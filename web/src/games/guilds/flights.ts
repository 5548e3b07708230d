// What travels when a move is shown.

import type { Guilds } from "../../generated/guilds";
import type { Shown } from "../../house/table.svelte";
import { fieldsOf } from "../../table/choice.svelte";
import type { Flight } from "../../table/flights.svelte";

const SEEN = 4; // coins of one payment that are drawn

const coins = (symbol: string, from: string, to: string, count: number): Flight[] =>
  Array.from({ length: Math.min(SEEN, Math.max(0, count)) }, () => ({
    symbol,
    from,
    to,
  }));

export function flights({ events, before }: Shown<Guilds>): Flight[] {
  const zones = before?.position.zones ?? [];
  const paid = new Set(
    events.map((event) => (event.type === "had_to_take" ? `${event.zone}-${event.seat}` : "")),
  );
  return events.flatMap((event): Flight[] => {
    const { seat } = fieldsOf(event);
    const purse = `florins-${seat}`;
    const gold = `gold-${seat}`;
    switch (event.type) {
      case "offered":
        return coins("guilds-florin", purse, `tent-${event.zone}-${seat}`, event.add);
      case "took":
      case "had_to_take":
        return [
          {
            symbol: "guilds-card",
            from: `tent-${event.zone}-${seat}`,
            to: `guild-${seat}`,
            size: 44,
          },
        ];
      case "returned": // G20: from where the seat was outbid, not from where it had to pay
        return zones
          .filter(({ zone, tents }) => (tents[event.seat] ?? 0) > 0 && !paid.has(`${zone}-${seat}`))
          .flatMap(({ zone }) => coins("guilds-florin", `tent-${zone}-${seat}`, purse, 1));
      case "exchanged":
        return coins("guilds-gold", purse, gold, event.gold);
      case "transmuted":
        return coins("guilds-florin", gold, purse, event.florins);
      case "bought":
        return coins("guilds-gold", gold, "shelf", event.gold);
      case "reserved":
        return coins("guilds-florin", purse, `shelf-${event.room}`, event.florins);
      case "stole":
      case "begged":
        return coins("guilds-florin", `florins-${event.victim}`, purse, event.florins);
      case "assassinated":
        return [
          { symbol: "guilds-card", from: `guild-${event.victim}`, to: `seat-${seat}`, size: 44 },
        ];
      case "marker":
        return [{ symbol: "guilds-marker", from: `seat-${seat}`, to: `marker-${seat}` }];
      case "goal_scored":
        return [{ symbol: "guilds-pp", from: `house-${seat}`, to: `points-${seat}`, size: 34 }];
      default:
        return [];
    }
  });
}
