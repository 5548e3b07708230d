// What the server says, as docs/protocol.md writes it.
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Named = { type: string } & Record<string, unknown>; // a move as records write it
export type GameEvent = { type: string; seat?: number } & Record<string, unknown>;

export interface Person {
  id: string;
  name: string;
  username: string | null;
  language: string;
}

export interface Option {
  name: string;
  default: boolean | number;
  values: (boolean | number)[];
  players: number[];
}

export interface GameInfo {
  name: string;
  players: number[];
  options: Option[];
  editions: string[];
  hides: boolean;
  minutes: number;
  weight: number;
  credit: { designer: string; publisher: string; year: number };
}

export interface Result {
  scores: number[];
  winners: number[];
  ranking: number[];
  end: string;
}

export interface Seat {
  kind: "open" | "person" | "bot";
  name: string;
  person: string | null;
  bot: string | null;
  ready: boolean;
  online: boolean;
  away: boolean;
  resigned: boolean;
  clock: { bank_ms: number | null; deadline: number | string | null } | null;
}

export interface Table {
  id: string;
  game: string;
  players: number;
  edition: string | null;
  options: Record<string, unknown>;
  public: boolean;
  spectators: boolean;
  clock: { kind: "none" | "live" | "days" } & Record<string, unknown>;
  stage: "open" | "playing" | "finished" | "abandoned";
  host: string;
  you: number | null;
  seats: Seat[];
  to_act: number[];
  seq: number;
  created: string | number;
  rematch: string | null;
  undo_request: { seat: number; back: number; agreed: number[]; expires: number } | null;
  result: Result | null;
  /** In a match to learn by: what the learner does next, nulls once the lesson is left or over. */
  lesson: { hint: string | null; move: Named | null } | null;
}

export interface View<P = Record<string, unknown>> {
  game: string;
  players: number;
  options: Record<string, unknown>;
  edition: string | null;
  viewer: number | null;
  to_act: number[];
  asked: string | null;
  legal: Named[];
  previews: Record<string, unknown>[];
  position: P;
  result: Result | null;
}

export interface LogEntry {
  seq: number;
  events: GameEvent[];
}

export interface ChatLine {
  from: string;
  name: string;
  text: string;
  at: string | number;
}

export interface Rulebook {
  title: string;
  source: string;
  rules: Record<string, { section: string; text: string }>;
}

export interface Frame {
  at: number;
  seat: number | null;
  move: Named | null;
  events: GameEvent[];
  view?: View; // in one viewer's eyes
  views?: View[]; // in every seat's, where all were asked for
}

export type ServerMessage =
  | {
      type: "snapshot";
      seq: number;
      table: Table;
      view: View | null;
      undo: boolean;
      log: LogEntry[];
      chat: ChatLine[];
    }
  | {
      type: "update";
      seq: number;
      seat: number;
      events: GameEvent[];
      view: View;
      undo: boolean;
      table: Table;
    }
  | { type: "ack"; id: number; seq: number }
  | { type: "refused"; id: number; rule: string; reason: string; args: Record<string, unknown> }
  | { type: "table"; table: Table }
  | ({ type: "chat" } & ChatLine)
  | { type: "error"; id?: number; error: string; args: Record<string, unknown> }
  | { type: "pong" };
