// One table's line to the server: hello, acknowledged moves sent again after a break, back-off.
import type { ClientMessage } from "../generated/protocol";
import type { Named, ServerMessage } from "./types";

export type Line = "connecting" | "open" | "broken" | "closed";
export type Answer = Extract<ServerMessage, { type: "ack" | "refused" | "error" }>;

type Request = Exclude<ClientMessage, { type: "hello" | "ping" }>;
type WithoutId<R> = R extends Request ? Omit<R, "id"> : never;

interface Asked {
  message: Request;
  resolve: (answer: Answer) => void;
}

export interface Hooks {
  message: (message: ServerMessage) => void;
  line: (line: Line, retryAt: number | null) => void;
  seen: () => number | null;
}

const PING_MS = 20_000;
const SILENCE_MS = 45_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const FATAL = new Set([1008, 4401, 4403, 4404]);

/** How long to wait before the nth attempt: doubling, with a little chance against stampedes. */
export function backOff(attempt: number, chance = Math.random()): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
  return wait * (0.75 + chance / 2);
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private asked = new Map<number, Asked>();
  private next = Date.now(); // rises over reloads too, so that a new request is never an old one
  private attempt = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private over = false;

  constructor(
    private readonly address: string,
    private readonly hooks: Hooks,
    private readonly make: (address: string) => WebSocket = (a) => new WebSocket(a),
  ) {}

  open(): void {
    this.over = false;
    this.hooks.line("connecting", null);
    const socket = this.make(this.address);
    this.socket = socket;
    socket.onopen = () => this.hello(socket);
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
    this.beat ??= setInterval(() => this.keepAlive(), PING_MS);
  }

  /** Try at once, when the person is back or the network says it is. */
  retry(): void {
    if (this.over || this.socket?.readyState === 1 || this.socket?.readyState === 0) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.beat = undefined;
    this.socket?.close();
    this.socket = null;
    this.hooks.line("closed", null);
  }

  /** The whole truth again: after a gap in `seq`. */
  resync(): void {
    this.send({ type: "hello", version: 1, seen: null });
  }

  move(move: Named, seq: number): Promise<Answer> {
    return this.ask({ type: "move", seq, move });
  }

  undo(): Promise<Answer> {
    return this.ask({ type: "undo", ask: true });
  }

  answerUndo(agree: boolean): Promise<Answer> {
    return this.ask({ type: "answer-undo", agree });
  }

  chat(text: string): Promise<Answer> {
    return this.ask({ type: "chat", text });
  }

  private ask(body: WithoutId<Request>): Promise<Answer> {
    const id = this.next++;
    const message: Request = { ...body, id };
    return new Promise((resolve) => {
      this.asked.set(id, { message, resolve });
      this.send(message);
    });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private hello(socket: WebSocket): void {
    this.heard = Date.now();
    const hello: ClientMessage = { type: "hello", version: 1, seen: this.hooks.seen() };
    socket.send(JSON.stringify(hello));
  }

  private hear(data: string): void {
    this.heard = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === "snapshot") {
      this.attempt = 0;
      this.hooks.line("open", null);
      this.hooks.message(message);
      // moves only: they are recognised by their id; the rest is not worth repeating
      for (const { message: again } of this.asked.values()) {
        if (again.type === "move") this.send(again);
      }
      return;
    }
    if (message.type === "ack" || message.type === "refused" || message.type === "error") {
      const asked = message.id === undefined ? undefined : this.asked.get(message.id);
      if (asked && message.id !== undefined) {
        this.asked.delete(message.id);
        asked.resolve(message);
      }
    }
    this.hooks.message(message);
  }

  private lost(code: number): void {
    this.socket = null;
    this.giveUp();
    if (this.over) return;
    if (FATAL.has(code)) {
      this.close();
      return;
    }
    const wait = backOff(this.attempt++);
    this.hooks.line("broken", Date.now() + wait);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** What is not worth sending again is answered here; moves wait for the next line. */
  private giveUp(): void {
    for (const [id, { message, resolve }] of this.asked) {
      if (message.type === "move") continue;
      this.asked.delete(id);
      resolve({ type: "error", id, error: "offline", details: {} });
    }
  }

  private keepAlive(): void {
    if (this.socket?.readyState !== 1) return;
    if (Date.now() - this.heard > SILENCE_MS) this.socket.close();
    else this.send({ type: "ping" });
  }
}
