// What server and client say to each other. Written by `make generate` from the server's Structs; edit that.

export type TableId = string;

/** Of a bot: easy, medium, hard … */
export type Level = string;

export type Stage = "open" | "playing" | "finished" | "abandoned";

/** Never a credential */
export type PersonId = string;

/** Clockwise from 0 */
export type SeatId = number;

export type Kind = "open" | "person" | "bot";

/** Milliseconds since 1970 */
export type Moment = number;

/** "K12": a rule of the game's specification */
export type RuleId = string;

export type Brought = "cover" | "board" | "picture";

export type Language = "en" | "nl" | "pl";

export type Grant = "seat" | "watch";

/** Counts the entries of the log that were told */
export type Seq = number;

/** The number of this client's request, rising */
export type Id = number;

export type SeatNumber = SeatId;

export type Short = string;

export type Base64 = string;

export type OptionName = string;

export type OptionValue = boolean | number | string;

/** What a game shows, each in its own file beside this one. */
export type GameTypes = {
  position: object;
  move: { type: string };
  event: { type: string };
  preview: object;
};
/** A move as records write it. */
export type Named = { type: string } & Record<string, unknown>;
export type GameEvent = { type: string; seat?: SeatId } & Record<string, unknown>;
/** Whatever game it is. */
export type AnyGame = {
  position: Record<string, unknown>;
  move: Named;
  event: GameEvent;
  preview: Record<string, unknown>;
};

/** When a seat's time is over a bot plays for it until its person takes it back. While the server is down no clock runs. */
export type Clock = {
  kind: "none" | "live" | "days";
  move_s: number; // live: seconds per move
  bank_s: number; // live: pays for what goes beyond
  days: number; // days: per move
  level: Level; // of that bot
};

/** The time of a seat. */
export type SeatClock = {
  bank_ms: number; // left in its bank
  deadline: Moment | null; // when its time is over; null: it is not to act
};

/** A seat of a table. When no person is left the match is abandoned. */
export type SeatTold = {
  kind: Kind;
  name: string;
  person: PersonId | null;
  bot: Level | null; // the level that plays here, for a person who is away too
  ready: boolean;
  online: boolean;
  away: boolean; // a bot plays for its person until he takes it back
  resigned: boolean; // for good; who resigned sees what spectators see
  clock: SeatClock | null;
};

/** A seat asks the others to take back its last move and the moves made since. */
export type UndoRequest = {
  seat: SeatId;
  back: number; // so many moves
  agreed: SeatId[]; // the one that asks among them
  expires: Moment;
};

/** How a match ended. */
export type Result = {
  scores: number[];
  winners: SeatId[]; // rising seat numbers
  ranking: number[]; // per seat: 1 for the winners, then 2 … in competition ranking
  end: string; // a word from the game's specification
};

/** What the learner does next, if he keeps to the lesson; nulls afterwards. */
export type LessonTold = {
  hint: string | null; // the text `lesson-<hint>` explains it
  move: Named | null;
};

/** A table as one person may know it: an allow-list, so the seed has no way out. */
export type TableTold = {
  id: TableId;
  game: string;
  players: number;
  edition: string | null;
  options: Record<string, unknown>; // only what differs from the default
  rules: number; // the version of the rules that is played by
  public: boolean;
  spectators: boolean;
  clock: Clock;
  stage: Stage;
  host: PersonId;
  you: SeatId | null;
  seats: SeatTold[];
  to_act: SeatId[];
  seq: number;
  created: Moment;
  rematch: TableId | null;
  abandon: SeatId[]; // that agreed to abandon
  undo_request: UndoRequest | null;
  result: Result | null;
  lesson: LessonTold | null; // null: no match to learn by
};

/** What one viewer knows, and what he can decide now. */
export type View<G extends GameTypes = AnyGame> = {
  game: string;
  players: number;
  options: Record<string, unknown>;
  edition: string | null;
  viewer: SeatId | null; // null is a spectator
  to_act: SeatId[];
  asked: string | null; // what the viewer decides now; the prompt is the text `ask-<asked>`
  legal: G["move"][]; // the viewer's moves, none if he is not to act
  position: G["position"]; // the game's own
  result: Result | null;
  previews: G["preview"][] | null; // per legal move, where people want them
};

/** What one move brought, so far as this viewer may know it. */
export type LogLine<G extends GameTypes = AnyGame> = {
  seq: number;
  events: G["event"][];
};

/** Somebody said something. */
export type ChatLine = {
  type: "chat";
  from: PersonId;
  name: string;
  text: string;
  at: Moment;
};

/** Replaces all the client knew. */
export type Snapshot<G extends GameTypes = AnyGame> = {
  type: "snapshot";
  seq: number;
  table: TableTold;
  view: View<G> | null; // null before the start
  undo: boolean; // taking back looks possible: my move was the last and no chance followed
  log: LogLine<G>[];
  chat: ChatLine[];
};

/** A move was made, and stored. */
export type Update<G extends GameTypes = AnyGame> = {
  type: "update";
  seq: number; // one more than before
  seat: SeatId;
  events: G["event"][];
  view: View<G>;
  undo: boolean;
  table: TableTold;
};

/** It is stored. For a move it comes before its update. */
export type Ack = {
  type: "ack";
  id: number;
  seq: number;
};

/** The move breaks a rule. */
export type Refused = {
  type: "refused";
  id: number;
  rule: RuleId | null;
  reason: string; // a text of the game or the house
  details: Record<string, unknown>;
};

/** Seats, presence, readiness or clocks changed. If play began, a snapshot follows. */
export type TableMessage = {
  type: "table";
  table: TableTold;
};

/** The message could not be used. */
export type ErrorMessage = {
  type: "error";
  error: string; // the text `error-<error>` of the house
  details: Record<string, unknown>;
  id?: number;
};

/** The line is alive. */
export type Pong = {
  type: "pong";
};

/** A moment of a match. The first is the start. */
export type Frame<G extends GameTypes = AnyGame> = {
  at: number;
  seat: SeatId | null; // who decided; null at the start
  move: Named | null;
  events: G["event"][]; // in all eyes: with what any seat knew
  view?: View<G>; // in one viewer's eyes
  views?: View<G>[]; // in every seat's, where all were asked for
};

/** A finished match. */
export type Frames<G extends GameTypes = AnyGame> = {
  frames: Frame<G>[];
};

/** Public tables with open seats: at once and on change, on the lobby's own socket. */
export type Lobby = {
  type: "lobby";
  tables: TableTold[];
};

/** A push: it is your turn at a table you are not looking at. */
export type Turn = {
  type: "turn";
  table: TableId;
  game: string;
};

/** The body of every answer that is an error. */
export type FaultTold = {
  error: string; // the text `error-<error>` of the house
  details: Record<string, string | number>; // what the text is filled with
  message: string; // in English
};

/** A table option: its default and the other values it may take, by number of players. */
export type Option = {
  name: string;
  default: boolean | number;
  values: (boolean | number)[];
  players: number[];
  since: number; // the version of the rules that brought it
};

/** Who made the game; shown on its page. */
export type Credit = {
  designer: string;
  publisher: string;
  year: number;
};

/** A game as the catalogue tells it. */
export type GameInfo = {
  name: string;
  players: number[]; // how many can play
  options: Option[];
  editions: string[]; // the names of the shipped ones, the default first
  hides: boolean; // false: everybody always knows everything
  minutes: number; // a match among people takes about so long
  weight: number; // 1 light … 5 heavy
  credit: Credit;
  brings: Brought[]; // what its package has for the browser, if we draw nothing for it
};

/** What the front door shows. */
export type Catalogue = {
  language: Language;
  house: string; // Fluent source of the house's texts
  games: GameInfo[];
  shelf: Record<string, string>; // by game, Fluent source of its title and pitch
};

/** A rule in our words. */
export type RuleTold = {
  section: string;
  text: string; // Markdown
};

/** A game's rulebook in our words. */
export type RulebookTold = {
  title: string;
  source: string; // all of it, Markdown
  rules: Record<RuleId, RuleTold>;
};

/** The edition of a table, shipped or brought. */
export type TableEdition = {
  name: string;
  source: string; // the edition file as it was brought
  data: Record<string, unknown>; // the same as data, for drawing
};

/** A line of a leaderboard; only people against people are rated. */
export type Leader = {
  person: PersonId;
  name: string;
  rating: number;
  matches: number;
  wins: number;
};

/** What a person has reached in one game. */
export type GameStatistics = {
  game: string;
  matches: number;
  wins: number;
  average_score: number;
  best_score: number;
  rating: number | null; // null: never rated
};

/** What a person has played. */
export type Statistics = {
  id: PersonId;
  name: string;
  games: GameStatistics[];
};

/** A secret link. */
export type Invite = {
  code: string;
  path: string; // /i/<code>
  grants: Grant;
  seat: SeatId | null;
};

/** Where an invitation leads. */
export type UsedInvite = {
  table: TableId;
  seat: SeatId | null;
};

/** The server is well. */
export type Health = {
  status: "ok";
  version: string;
};

/** Who somebody is. */
export type PersonTold = {
  id: PersonId;
  name: string;
  username: string | null; // null: a guest
  language: Language;
};

/** For the browser's PushManager. */
export type PushKey = {
  key: string | null; // null where this server sends none
};

/** One of my tables. */
export type MyTable = {
  table: TableTold;
  your_turn: boolean;
};

/** Opens the talk; answered by `snapshot`. */
export type Hello = {
  type: "hello";
  version: 1;
  seen?: Seq | null; // the last that was seen
};

/** Answered once by `ack`, `refused` or `error`. Sent again after a reconnect (same `id`, `seq` and `move`) it is recognised and acknowledged again. A move decided on a position that is no more is answered by `error` `stale` and a `snapshot`. */
export type Move = {
  type: "move";
  id: Id;
  seq: Seq; // that the player saw
  move: unknown; // as `legal` lists it
};

/** Take back my last move, if it was the last and nobody learned anything by it. Answered by `ack` and a `snapshot`, else by `error` `no-undo`. */
export type Undo = {
  type: "undo";
  id: Id;
  ask?: boolean; // else ask the others, see below
};

/** Agree to the table's `undo_request`, or refuse it; who asked withdraws it by refusing. Answered by `ack`, or `error` `no-undo-asked`. */
export type AnswerUndo = {
  type: "answer-undo";
  id: Id;
  agree: boolean;
};

/** Answered by `ack`. */
export type Chat = {
  type: "chat";
  id: Id;
  text: string; // 1–500 characters
};

/** Answered by `ack` and a `snapshot` without that person's lines. */
export type Mute = {
  type: "mute";
  id: Id;
  person: PersonId;
  muted: boolean;
};

/** Answered by `pong`. */
export type Ping = {
  type: "ping";
};

/** What a link is to grant. */
export type WantedInvite = {
  grants: Grant;
  seat?: SeatNumber | null; // null: any that is open
};

/** Who wants to play under this name. */
export type Guest = {
  name: Short;
  language?: Language;
};

/** What is to change. */
export type PersonChange = {
  name?: Short | null;
  language?: Language | null;
};

/** An account. */
export type Credentials = {
  username: Short;
  password: Short;
};

/** Of a subscription: a point on the curve and a secret. */
export type WantedKeys = {
  p256dh: Base64;
  auth: Base64;
};

/** The browser's subscription. */
export type WantedPush = {
  endpoint: string;
  keys: WantedKeys;
};

/** Who is to sit there. */
export type WantedSeat = {
  kind: "me" | "open" | "bot";
  level?: Level | null; // of a bot; medium if nothing is said
};

/** A wanted table. With no open seat it starts at once. */
export type NewTable = {
  game: string;
  players: number;
  seats: WantedSeat[];
  public?: boolean;
  spectators?: boolean;
  options?: Record<OptionName, OptionValue>;
  edition?: string | null; // the name of a shipped one
  edition_source?: string | null; // the file of another
  clock?: Partial<Clock> | null;
  shuffle?: boolean; // the seats, at the start
  start?: boolean;
};

/** Which seat to take. */
export type SitDown = {
  seat: SeatNumber;
};

/** Ready or not. */
export type Readiness = {
  ready: boolean;
};

/** Who is to sit there now. */
export type SeatChange = {
  kind: "open" | "bot";
  level?: Level | null;
};

export type ServerMessage<G extends GameTypes = AnyGame> =
  | Snapshot<G>
  | Update<G>
  | Ack
  | Refused
  | TableMessage
  | ChatLine
  | ErrorMessage
  | Pong;

export type ClientMessage = Hello | Move | Undo | AnswerUndo | Chat | Mute | Ping;
