// The edition of Guilds: what is printed on its cards and tiles, as its file writes it.
import type { Size } from "../../generated/guilds";

/** What somebody or something does, and the numbers of it that the edition's file says (G38). */
export interface Effect {
  effect?: string;
  amount?: number;
  limit?: number;
}

export interface CharacterCard extends Effect {
  factions: string[];
  people?: string;
  sex?: "man" | "woman";
  pp?: number;
  florins?: number;
  gold?: number;
}

export interface RoomCard extends Effect {
  type: string;
  price: number;
  pp?: number;
  florins?: number;
  gold?: number;
  faction?: string;
  doors: string[];
}

export interface Edition {
  plot: { columns: string; rows: number };
  hall: { cells: string[]; doors: string[]; florins: number };
  round_track: { fields: number };
  characters: Record<string, CharacterCard>;
  small_rooms: Record<string, RoomCard>;
  large_rooms: Record<string, RoomCard>;
}

export const characterOf = (edition: unknown, id: string): CharacterCard =>
  (edition as Edition | null)?.characters?.[id] ?? { factions: [] };

export const roomOf = (edition: unknown, id: string): RoomCard =>
  (edition as Edition | null)?.small_rooms?.[id] ??
  (edition as Edition | null)?.large_rooms?.[id] ?? { type: "service", price: 0, doors: [] };

export const sizeOf = (edition: unknown, id: string): Size =>
  (edition as Edition | null)?.large_rooms?.[id] ? "large" : "small";
