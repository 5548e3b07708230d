import { beforeEach, describe, expect, test, vi } from "vitest";
import { sampleTable, sampleView } from "./samples";
import { TableStore } from "./table.svelte";

const table = sampleTable();
const view = (n: number, legal = 1) =>
  sampleView({ asked: "x", legal: Array(legal).fill({ type: "go", n }) });

function setUp() {
  const sent: Record<string, unknown>[] = [];
  const fake = {
    readyState: 1,
    send: (data: string) => sent.push(JSON.parse(data)),
    close() {},
    onmessage: null as ((event: { data: string }) => void) | null,
    onopen: null as (() => void) | null,
  };
  const store = new TableStore("t", () => fake as unknown as WebSocket);
  store.socket.open();
  fake.onopen?.();
  const tell = (message: unknown) => fake.onmessage?.({ data: JSON.stringify(message) });
  const snapshot = (seq: number) =>
    tell({ type: "snapshot", seq, table, view: view(seq), undo: false, log: [], chat: [] });
  const update = (seq: number, seat: number) =>
    tell({
      type: "update",
      seq,
      seat,
      events: [{ type: "x", seat }],
      view: view(seq),
      undo: false,
      table,
    });
  return { store, sent, tell, snapshot, update };
}

describe("what the client knows of a table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test("a snapshot replaces everything", () => {
    const { store, snapshot } = setUp();
    snapshot(4);
    expect(store.seq).toBe(4);
    expect(store.asked).toBe(true);
    expect(store.stale).toBe(false);
  });

  test("moves of others are shown one after the other, and nothing is asked until then", () => {
    const { store, snapshot, update } = setUp();
    const shown: number[] = [];
    store.listen(({ seq }) => shown.push(seq));
    snapshot(0);
    update(1, 1);
    update(2, 2);
    update(3, 3);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1]);
    expect(store.asked).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2, 3]);
    expect(store.asked).toBe(true);
  });

  test("skip shows the newest at once", () => {
    const { store, snapshot, update } = setUp();
    snapshot(0);
    for (const seq of [1, 2, 3, 4]) update(seq, 1);
    store.skip();
    expect(store.seq).toBe(4);
    expect(store.log).toHaveLength(4);
  });

  test("a gap in seq asks for the whole truth", () => {
    const { sent, snapshot, update } = setUp();
    snapshot(0);
    update(2, 1);
    expect(sent.at(-1)).toEqual({ type: "hello", version: 1, seen: null });
  });

  test("after my move nothing is asked until its position is here", async () => {
    const { store, sent, tell, snapshot, update } = setUp();
    snapshot(0);
    const made = store.move({ type: "go" });
    tell({ type: "ack", id: sent.at(-1)?.id, seq: 1 });
    expect(await made).toBe(true);
    expect(store.asked).toBe(false); // the old position offers old moves
    update(1, 0);
    vi.advanceTimersByTime(1);
    expect(store.asked).toBe(true);
  });

  test("a refusal is kept with its rule", async () => {
    const { store, sent, tell, snapshot } = setUp();
    snapshot(0);
    const made = store.move({ type: "go" });
    expect(store.asked).toBe(false);
    tell({ type: "refused", id: sent.at(-1)?.id, rule: "K11", reason: "refusal-K11", details: {} });
    expect(await made).toBe(false);
    expect(store.refused?.rule).toBe("K11");
    expect(store.asked).toBe(true);
  });

  test("who has moved, but not last, must ask to take back, once", async () => {
    const { store, sent, tell, snapshot, update } = setUp();
    snapshot(0);
    expect(store.mustAsk).toBe(false);
    update(1, 0);
    update(2, 1);
    store.skip();
    expect(store.mustAsk).toBe(true);
    void store.takeBack();
    expect(sent.at(-1)).toMatchObject({ type: "undo", ask: true });
    const undo_request = { seat: 0, back: 2, agreed: [0], expires: 9 };
    tell({ type: "table", table: { ...table, undo_request } });
    expect(store.mustAsk).toBe(false);
    const answered = store.answerUndo(true);
    expect(sent.at(-1)).toMatchObject({ type: "answer-undo", agree: true });
    tell({ type: "error", id: sent.at(-1)?.id, error: "no-undo-asked", details: {} });
    await answered;
    expect(store.refused?.reason).toBe("error-no-undo-asked");
  });
});
