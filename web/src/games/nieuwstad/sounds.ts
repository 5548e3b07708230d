// What is heard when something happens.
import type { Events } from "../../generated/nieuwstad";
import type { Sound } from "../../table/sound";

const HEARD: Partial<Record<Events["type"], Sound>> = {
  cleared: "crack",
  started: "wood",
  built: "wood",
  built_together: "fanfare",
  boat_built: "wood",
  role_chosen: "step",
  role_copied: "step",
  entered: "coin",
  sold: "coin",
  bought_wood: "coin",
  income: "coin",
  rent: "coin",
  stolen: "coin",
  pledged_florins: "coin",
  bought_cards: "paper",
  card_played: "paper",
  proposed: "paper",
  event_threatens: "bell",
  event_happened: "crack",
  burned: "crack",
  boat_lost: "crack",
};

export const sound = ({ type }: Pick<Events, "type">): Sound | null => HEARD[type] ?? null;
