// All the client knows of one table. Updates are shown one after the other, so every move is seen.
import type { Refused, Snapshot, Update } from "../generated/protocol";
import { namesOf } from "./names";
import { settings } from "./settings.svelte";
import { type Answer, type Line, TableSocket } from "./socket";
import type {
  AnyGame,
  ChatLine,
  GameTypes,
  LogEntry,
  Named,
  ServerMessage,
  Table,
  View,
} from "./types";

/** What was just shown: the events of one move, with the views before and after it. */
export interface Shown<G extends GameTypes = AnyGame> {
  seq: number;
  seat: number;
  events: G["event"][];
  before: View<G> | null;
  after: View<G>;
}

/** Why the last request was refused. */
export type Refusal = Pick<Refused, "rule" | "reason" | "details">;

const LONG_QUEUE = 12; // further behind than this, the client catches up at once

export class TableStore {
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  seq = $state(-1);
  undo = $state(false);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<Line>("connecting");
  retryAt = $state<number | null>(null);
  sending = $state(false);
  refused = $state.raw<Refusal | null>(null);
  behind = $state(0); // moves made that are not shown yet
  missing = $state(false); // no such table, or not for us

  private unseen = $state(false); // my move is stored, the position after it not yet here
  private told = -1; // the newest seq the server told us
  private queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastShown = 0;
  private listeners = new Set<(shown: Shown) => void>();
  readonly id: string;
  readonly socket: TableSocket;

  constructor(id: string, make?: (address: string) => WebSocket) {
    this.id = id;
    const address = `${location.origin.replace(/^http/, "ws")}/api/tables/${id}/ws`;
    const hooks = {
      message: (message: ServerMessage) => this.hear(message),
      line: (line: Line, retryAt: number | null) => this.hearLine(line, retryAt),
      seen: () => (this.told < 0 ? null : this.told),
    };
    this.socket = new TableSocket(address, hooks, make);
  }

  start(): () => void {
    const retry = () => this.socket.retry();
    const back = () => document.visibilityState === "visible" && retry();
    addEventListener("online", retry);
    document.addEventListener("visibilitychange", back);
    this.socket.open();
    return () => {
      removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", back);
      clearTimeout(this.timer);
      this.socket.close();
    };
  }

  /** Called for every move as it is shown. */
  listen(listener: (shown: Shown) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The board may be out of date: no line, or moves still to be shown. */
  get stale(): boolean {
    return this.line !== "open";
  }

  get you(): number | null {
    return this.table?.you ?? null;
  }

  /** A decision is asked of this person now, and the board shows the newest position. */
  get asked(): boolean {
    const { view } = this;
    const playing = this.table?.stage === "playing";
    if (!playing || this.behind > 0 || this.sending || this.unseen) return false;
    return view?.viewer != null && view.legal.length > 0;
  }

  get names(): string[] {
    return this.table ? namesOf(this.table) : [];
  }

  async move(move: Named): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.refused = null;
    const answer = await this.socket.move(move, this.seq);
    this.unseen = answer.type === "ack" && answer.seq > this.told;
    this.sending = false;
    this.hearAnswer(answer);
    return answer.type === "ack";
  }

  /** Taking back needs the others: I have moved, but not last, or somebody learned by it. */
  get mustAsk(): boolean {
    const { table, you } = this;
    if (this.undo || you === null || table?.stage !== "playing" || table.undo_request) return false;
    return this.log.some(({ events }) => events.some((event) => event.seat === you));
  }

  /** Take my last move back, by asking the others where that is needed. */
  async takeBack(): Promise<void> {
    this.hearAnswer(await this.socket.undo());
  }

  async answerUndo(agree: boolean): Promise<void> {
    this.hearAnswer(await this.socket.answerUndo(agree));
  }

  private hearAnswer(answer: Answer): void {
    if (answer.type === "error") {
      this.refused = { rule: null, reason: `error-${answer.error}`, details: answer.details };
    } else if (answer.type === "refused") {
      this.refused = { rule: answer.rule, reason: answer.reason, details: answer.details };
    }
  }

  say(text: string): void {
    void this.socket.chat(text);
  }

  /** Show the newest position now. */
  skip(): void {
    clearTimeout(this.timer);
    while (this.queue.length > 0) this.showNext();
  }

  private hearLine(line: Line, retryAt: number | null): void {
    this.line = line;
    this.retryAt = retryAt;
    if (line === "closed" && this.table === null) this.missing = true;
  }

  private hear(message: ServerMessage): void {
    if (message.type === "snapshot") this.replace(message);
    else if (message.type === "update") this.follow(message);
    else if (message.type === "table") this.table = message.table;
    else if (message.type === "chat") this.chat = [...this.chat, message];
  }

  private replace(snapshot: Snapshot): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.behind = 0;
    this.unseen = false;
    this.told = snapshot.seq;
    this.seq = snapshot.seq;
    this.table = snapshot.table;
    this.view = snapshot.view;
    this.undo = snapshot.undo;
    this.log = snapshot.log;
    this.chat = snapshot.chat;
    this.refused = null;
  }

  private follow(update: Update): void {
    if (update.seq !== this.told + 1) {
      this.socket.resync();
      return;
    }
    this.told = update.seq;
    this.unseen = false;
    this.table = update.table;
    this.queue.push(update);
    this.behind = this.queue.length;
    const mine = update.seat === this.you;
    if (this.queue.length > LONG_QUEUE || document.visibilityState === "hidden") this.skip();
    else if (this.queue.length === 1) this.schedule(mine);
  }

  private schedule(mine: boolean): void {
    const due = mine ? 0 : this.lastShown + settings.pause - Date.now();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.step(), Math.max(0, due));
  }

  private step(): void {
    this.showNext();
    if (this.queue.length > 0) this.schedule(false);
  }

  private showNext(): void {
    const update = this.queue.shift();
    if (!update) return;
    const before = this.view;
    this.view = update.view;
    this.seq = update.seq;
    this.undo = update.undo;
    this.refused = null;
    this.log = [...this.log, { seq: update.seq, events: update.events }];
    this.behind = this.queue.length;
    this.lastShown = Date.now();
    const { seq, seat, events, view: after } = update;
    for (const listener of this.listeners) listener({ seq, seat, events, before, after });
  }
}
