// The position of Flandern as its view writes it.
import type { Colour } from "../../art/colours";

export type Guild = Extract<Colour, "blue" | "yellow" | "green" | "red" | "grey">;
export type Arms = Guild | "church";
export type Shape = "X" | "Y" | "Z";
export type Letter = "A" | "B" | "C" | "D";
export const GUILDS: Guild[] = ["blue", "yellow", "green", "red", "grey"];
export const ARMS: Arms[] = [...GUILDS, "church"];
export const SHAPES: Shape[] = ["X", "Y", "Z"];

/** A district lying on a space. */
export interface District {
  guild: Arms;
  masters: number;
  special: Letter | null;
  finished: boolean;
  site: boolean;
  figures: number;
  cathedral: boolean;
}

interface Plot {
  space: string;
  shape: Shape | "C";
}

export type Space =
  | (Plot & { state: "free" | "covered" | "swallowed" })
  | (Plot & { state: "laid" } & District);

export interface Standing {
  guild: Guild;
  districts: number;
  masters: number;
  rank: number;
  points: number;
}

export interface TownView {
  town: string;
  in_play: boolean;
  scored: boolean;
  value: number;
  free: number;
  guilds: Standing[];
  spaces: Space[];
}

export interface Chosen {
  card: string;
  influence: number;
}

export interface SeatView {
  guild: Guild;
  influenced: Guild | null;
  points: number;
  score: number;
  hand: string[];
  open: string[];
  influence: number;
  has_chosen: boolean;
  choice: Chosen | null;
}

export interface Golden {
  starter: number;
  order: number[];
  acted: number;
  left: number;
  face_down: boolean;
  card: string | null;
  drawn: { card: string; to: string }[];
}

export interface Pile {
  left: number;
  cards: string[];
  discards: string[];
  removed: string[];
  card: string | null;
  own_done: boolean;
  pile_done: boolean;
  built: boolean;
  idle: number;
  standstill: number;
}

export interface Flandern {
  asking: string;
  turn: number | null;
  round: number;
  card: { card: string | null; town: string | null; guild: Guild | null };
  end: string | null;
  towns: TownView[];
  stock: Record<Arms, Record<Shape, { plain: number; master: number }>>;
  specials: Letter[];
  pieces: { building_sites: number; cathedrals: number; guild_masters: number };
  points: Record<Guild, number>;
  free_spaces: number;
  seats: SeatView[];
  golden: Golden | null;
  pile: Pile | null;
}

/** The town of a town card; null for the others. */
export const townOf = (card: string | null): string | null =>
  card?.includes("town:") ? card.slice(card.indexOf("town:") + 5) : null;

/** The arms a town's centre bears; the edition's first centre of each town. */
export function centreArms(position: Flandern, town: string): Arms {
  const found = position.towns.find((one) => one.town === town)?.spaces[0];
  return found?.state === "laid" ? found.guild : "grey";
}
