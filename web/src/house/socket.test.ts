import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { backOff, type Line, TableSocket } from "./socket";
import type { ServerMessage } from "./types";

/** A line that remembers what was sent and says what the test wants. */
class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: Record<string, unknown>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  close() {
    this.break(1000);
  }
}

const snapshot = (seq: number) => ({ type: "snapshot", seq, log: [], chat: [] });

describe("the table's line", () => {
  let lines: Line[];
  let heard: ServerMessage[];
  let seen: number | null;
  let socket: TableSocket;
  const now = () => FakeSocket.made.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    lines = [];
    heard = [];
    seen = null;
    const hooks = {
      message: (message: ServerMessage) => heard.push(message),
      line: (line: Line) => lines.push(line),
      seen: () => seen,
    };
    socket = new TableSocket("ws://x", hooks, () => new FakeSocket() as unknown as WebSocket);
    socket.open();
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  test("says hello first, and what it has seen", () => {
    seen = 7;
    now().open();
    expect(now().sent).toEqual([{ type: "hello", version: 1, seen: 7 }]);
    expect(lines).toEqual(["connecting"]);
    now().tell(snapshot(7));
    expect(lines.at(-1)).toBe("open");
  });

  test("a move is answered once, by its id", async () => {
    now().open();
    now().tell(snapshot(0));
    const answer = socket.move({ type: "decline" }, 0);
    const { id } = now().sent.at(-1) as { id: number };
    now().tell({ type: "ack", id, seq: 1 });
    expect(await answer).toEqual({ type: "ack", id, seq: 1 });
  });

  test("an unanswered move is sent again after a break, with the same id", () => {
    now().open();
    now().tell(snapshot(0));
    void socket.move({ type: "decline" }, 0);
    const first = now().sent.at(-1);
    now().break();
    expect(lines.at(-1)).toBe("broken");
    vi.advanceTimersByTime(1000);
    now().open();
    now().tell(snapshot(0));
    expect(now().sent.at(-1)).toEqual(first);
  });

  test("chat is not repeated: it says that the line is gone", async () => {
    now().open();
    now().tell(snapshot(0));
    const answer = socket.chat("hello");
    now().break();
    expect(await answer).toMatchObject({ type: "error", error: "offline" });
  });

  test("ids rise", () => {
    now().open();
    void socket.chat("a");
    void socket.chat("b");
    const ids = now()
      .sent.slice(1)
      .map((message) => Number(message.id));
    expect(ids[1]).toBeGreaterThan(ids[0] ?? 0);
  });

  test("a table that is closed to us is not tried again", () => {
    now().open();
    now().break(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(lines.at(-1)).toBe("closed");
  });

  test("a silent line is taken for broken", () => {
    now().open();
    now().tell(snapshot(0));
    vi.advanceTimersByTime(70_000);
    expect(lines).toContain("broken");
  });

  test("waits longer each time, never beyond a quarter of a minute by much", () => {
    expect(backOff(0, 0.5)).toBe(500);
    expect(backOff(3, 0.5)).toBe(4000);
    expect(backOff(20, 1)).toBeLessThanOrEqual(18_750);
  });
});
