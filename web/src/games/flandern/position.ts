// What Flandern's drawings look up in a position.
import type { Arms, Position, Space } from "../../generated/flandern";

/** What lies on a space. */
export type District = Required<Omit<Space, "space" | "shape" | "state">>;

/** A space with a district leaves nothing out. */
export const isLaid = (space: Space | undefined): space is Space & District =>
  space?.state === "laid";

/** The town of a town card; null for the others. */
export const townOf = (card: string | null): string | null =>
  card?.includes("town:") ? card.slice(card.indexOf("town:") + 5) : null;

/** The arms a town's centre bears; the edition's first centre of each town. */
export function centreArms(position: Position, town: string): Arms {
  const found = position.towns.find((one) => one.town === town)?.spaces[0];
  return isLaid(found) ? found.guild : "grey";
}
