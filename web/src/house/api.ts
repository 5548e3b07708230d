// The calls of docs/protocol.md over HTTP.
import type { Frame, GameInfo, Named, Person, Rulebook, Table } from "./types";

/** The server said no: `error` is the key of a text of the house. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly args: Record<string, unknown>,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (method !== "GET") {
    init.headers = { "X-Gildehuis": "1", "Content-Type": "application/json" };
    init.body = JSON.stringify(body ?? {});
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Failure(0, "offline", {}, "The server cannot be reached.");
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!answer.ok) {
    const told = (data ?? {}) as {
      error?: string;
      args?: Record<string, unknown>;
      message?: string;
    };
    throw new Failure(answer.status, told.error ?? "failed", told.args ?? {}, told.message ?? text);
  }
  return data as T;
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body?: unknown) => call<T>("POST", path, body);

export interface SeatWish {
  kind: "me" | "open" | "bot";
  level?: string;
}

export interface TableWish {
  game: string;
  players: number;
  seats: SeatWish[];
  public?: boolean;
  spectators?: boolean;
  options?: Record<string, unknown>;
  edition?: string;
  edition_source?: string;
  clock?: Record<string, unknown>;
  shuffle?: boolean;
}

export interface Mine {
  table: Table;
  your_turn: boolean;
}

export interface Invite {
  code: string;
  path: string;
  grants: "seat" | "watch";
  seat: number | null;
}

export const api = {
  me: () => get<Person>("/me"),
  guest: (name: string) => post<Person>("/guest", { name }),
  change: (change: { name?: string; language?: string }) => call<Person>("PATCH", "/me", change),
  account: (username: string, password: string) => post<Person>("/account", { username, password }),
  login: (username: string, password: string) => post<Person>("/login", { username, password }),
  logout: () => post<void>("/logout"),
  games: () => get<GameInfo[]>("/games"),
  bots: () => get<string[]>("/bots"),
  rules: (game: string, language: string) => get<Rulebook>(`/rules/${game}/${language}`),
  edition: (game: string, name: string) => get<unknown>(`/editions/${game}/${name}`),
  brought: (id: string) => get<{ name: string; data: unknown }>(`/tables/${id}/edition`),
  open: (wish: TableWish) => post<Table>("/tables", wish),
  learn: (game: string) => post<Table>(`/lessons/${game}`),
  lobby: () => get<Table[]>("/tables"),
  table: (id: string) => get<Table>(`/tables/${id}`),
  mine: () => get<Mine[]>("/my/tables"),
  sit: (id: string, seat: number) => post<Table>(`/tables/${id}/sit`, { seat }),
  act: (
    id: string,
    what: "leave" | "start" | "resign" | "abandon" | "rematch" | "take-back-seat",
  ) => post<Table>(`/tables/${id}/${what}`),
  ready: (id: string, ready: boolean) => post<Table>(`/tables/${id}/ready`, { ready }),
  seat: (id: string, seat: number, wish: { kind: "open" | "bot"; level?: string }) =>
    post<Table>(`/tables/${id}/seats/${seat}`, wish),
  invite: (id: string, grants: "seat" | "watch") =>
    post<Invite>(`/tables/${id}/invites`, { grants }),
  accept: (code: string) => post<{ table: string; seat: number | null }>(`/invites/${code}`),
  replay: (id: string, viewer: string) =>
    get<{ frames: Frame[] }>(`/tables/${id}/replay?viewer=${viewer}`),
  recordPath: (id: string) => `/api/tables/${id}/record`,
};

export type { Named };
