// The position of Guilds as its view writes it, and the edition's cards.
export type Side = "N" | "E" | "S" | "W";
export type Size = "small" | "large";

export interface LaidCell {
  cell: string;
  doors: Side[];
}

export interface LaidRoom {
  room: string;
  size: Size;
  cell: string;
  turn: number;
  cells: LaidCell[];
  active: boolean;
  points: number;
}

export interface Member {
  character: string;
  used: boolean;
  fresh: boolean;
}

export interface GuildSeat {
  florins: number;
  gold: number;
  on_tents: number;
  income: { florins: number; gold: number; value: number };
  most_gold: number;
  guild: Member[];
  rooms: LaidRoom[];
  free: number;
  symbols: Record<string, number>;
  types: Record<string, number>;
  windows: number;
  points: { characters: number; rooms: number; half: number; goals: number; total: number };
}

export interface Goal {
  goal: string;
  measure: string;
  first: number;
  second: number | null;
  counts: number[];
  points: number[];
}

export interface Zone {
  zone: string;
  slots: number;
  characters: string[];
  tents: number[];
  leader: number | null;
  least: (number | null)[];
}

export interface Offered {
  room: string;
  size: Size;
  price: number;
  costs: number[];
  reserved: boolean;
}

export interface Placing {
  room: string;
  size: Size;
  doors: string[];
  lifted: { cell: string; turn: number } | null;
}

export interface Guilds {
  round: number;
  rounds: number;
  field: number;
  side: "dove" | "cat";
  phase: "start" | "recruit" | "exchange" | "build" | "end" | "scoring" | "over";
  asked: string | null;
  turn: number | null;
  first: number;
  goals: Goal[];
  zones: Zone[];
  first_zone: string | null;
  forced_zone: string | null;
  display: Offered[];
  placing: Placing | null;
  bent: { room: string; doors: string[] } | null;
  stacks: { characters: number; small_rooms: number; large_rooms: number };
  seats: GuildSeat[];
}

export interface CharacterCard {
  factions: string[];
  people?: string;
  sex?: "man" | "woman";
  pp?: number;
  florins?: number;
  gold?: number;
  effect?: string;
}

export interface RoomCard {
  type: string;
  price: number;
  pp?: number;
  florins?: number;
  gold?: number;
  faction?: string;
  doors: string[];
  effect?: string;
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
