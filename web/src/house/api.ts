// The calls of docs/protocol.md over HTTP.
import type {
  Credentials,
  FaultTold,
  Frames,
  GameInfo,
  Guest,
  Invite,
  MyTable,
  NewTable,
  PersonChange,
  PersonTold,
  Readiness,
  RulebookTold,
  SeatChange,
  SitDown,
  TableEdition,
  TableTold,
  UsedInvite,
  WantedInvite,
} from "../generated/protocol";
import type { Described } from "./meanings";

/** The server said no: `error` is the key of a text of the house. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly details: Record<string, unknown>,
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
    const told = (data ?? {}) as Partial<FaultTold>; // what stands between us may answer otherwise
    throw new Failure(
      answer.status,
      told.error ?? "failed",
      told.details ?? {},
      told.message ?? text,
    );
  }
  return data as T;
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T, Body = undefined>(path: string, ...[body]: Body extends undefined ? [] : [Body]) =>
  call<T>("POST", path, body);

type Action = "leave" | "start" | "resign" | "abandon" | "rematch" | "take-back-seat";

export const api = {
  me: () => get<PersonTold>("/me"),
  guest: (name: string) => post<PersonTold, Guest>("/guest", { name }),
  change: (change: PersonChange) => call<PersonTold>("PATCH", "/me", change),
  account: (username: string, password: string) =>
    post<PersonTold, Credentials>("/account", { username, password }),
  login: (username: string, password: string) =>
    post<PersonTold, Credentials>("/login", { username, password }),
  logout: () => post<void>("/logout"),
  games: () => get<GameInfo[]>("/games"),
  bots: () => get<string[]>("/bots"),
  rules: (game: string, language: string) => get<RulebookTold>(`/rules/${game}/${language}`),
  schema: (game: string) => get<Described>(`/games/${game}/schema`),
  edition: (game: string, name: string) => get<unknown>(`/editions/${game}/${name}`),
  brought: (id: string) => get<TableEdition>(`/tables/${id}/edition`),
  open: (wish: NewTable) => post<TableTold, NewTable>("/tables", wish),
  learn: (game: string) => post<TableTold>(`/lessons/${game}`),
  lobby: () => get<TableTold[]>("/tables"),
  table: (id: string) => get<TableTold>(`/tables/${id}`),
  mine: () => get<MyTable[]>("/my/tables"),
  sit: (id: string, seat: number) => post<TableTold, SitDown>(`/tables/${id}/sit`, { seat }),
  act: (id: string, what: Action) => post<TableTold>(`/tables/${id}/${what}`),
  ready: (id: string, ready: boolean) =>
    post<TableTold, Readiness>(`/tables/${id}/ready`, { ready }),
  seat: (id: string, seat: number, wish: SeatChange) =>
    post<TableTold, SeatChange>(`/tables/${id}/seats/${seat}`, wish),
  invite: (id: string, grants: WantedInvite["grants"]) =>
    post<Invite, WantedInvite>(`/tables/${id}/invites`, { grants }),
  accept: (code: string) => post<UsedInvite>(`/invites/${code}`),
  replay: (id: string, viewer: string) => get<Frames>(`/tables/${id}/replay?viewer=${viewer}`),
  recordPath: (id: string) => `/api/tables/${id}/record`,
};
