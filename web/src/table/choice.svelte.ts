// What a person is about to decide: narrowed step by step, previewed, then confirmed.
import { untrack } from "svelte";
import { settings } from "../house/settings.svelte";
import type { AnyGame, GameTypes, View } from "../house/types";

type KeyOf<M> = M extends unknown ? keyof M : never;
type ValueOf<M, K> = M extends unknown ? (K extends keyof M ? M[K] : never) : never;

/** Some fields of any of these moves. */
export type Part<M> = { [K in KeyOf<M>]?: ValueOf<M, K> };

/** The fields of a move or event, whichever it is: those it lacks are undefined. */
export const fieldsOf = <M extends object>(one: M | null | undefined): Part<M> =>
  (one ?? {}) as Part<M>; // a union of objects has the fields of its members, and no others

/** Where a decision is asked and sent: the table. */
export interface Asking<G extends GameTypes> {
  readonly asked: boolean;
  readonly view: View<G> | null;
  move(move: G["move"]): Promise<boolean>;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a move has all these fields with these values. */
export function fits<M extends object>(move: M, part: Part<M>): boolean {
  const fields = new Map<string, unknown>(Object.entries(move));
  return Object.entries(part).every(([key, value]) => same(fields.get(key), value));
}

export interface Choosable<G extends GameTypes = AnyGame> {
  move: G["move"];
  preview: G["preview"] | null;
  index: number;
}

/** A choosable move of this type. */
export type Of<G extends GameTypes, T extends G["move"]["type"]> = Choosable<G> & {
  move: Extract<G["move"], { type: T }>;
};

export class Choice<G extends GameTypes = AnyGame> {
  /** The part of the move chosen so far, e.g. `{type: "build", shape: "house"}`. */
  narrow = $state.raw<Part<G["move"]>>({});
  /** The index in `legal` of the move that waits for its confirmation. */
  selected = $state<number | null>(null);
  /** The index of the move looked at: hovered or focused. */
  looked = $state<number | null>(null);

  /** The index last focused; with `stop`, Tab comes back to where one was. */
  cursor = $state<number | null>(null);

  /** The moves that are drawn as targets: not every legal move has a place on the board. */
  private targets = $state.raw<number[]>([]);

  private readonly store: Asking<G> | null;

  constructor(store: Asking<G> | null) {
    this.store = store;
  }

  /** Everything that may be done now. */
  readonly all: Choosable<G>[] = $derived.by(() => {
    const { store } = this;
    if (!store?.asked || !store.view) return [];
    const { legal, previews } = store.view;
    return legal.map((move, index) => ({ move, preview: previews?.[index] ?? null, index }));
  });

  /** What still fits the part chosen so far. */
  readonly open: Choosable<G>[] = $derived(this.all.filter(({ move }) => fits(move, this.narrow)));

  readonly chosen: Choosable<G> | null = $derived(
    this.selected === null ? null : (this.all[this.selected] ?? null),
  );

  /** The one drawn target that Tab reaches; arrows go on from there. */
  readonly stop: number | null = $derived(
    this.cursor !== null && this.targets.includes(this.cursor)
      ? this.cursor
      : (this.targets[0] ?? null),
  );

  /** The move to preview: the one looked at, else the one selected. */
  readonly previewed: Choosable<G> | null = $derived(
    this.looked === null ? this.chosen : (this.all[this.looked] ?? this.chosen),
  );

  /** Whether something can be decided that has these fields. */
  can(part: Part<G["move"]>): boolean {
    return this.all.some(({ move }) => fits(move, part));
  }

  /** All that can be decided that has these fields. */
  with<T extends G["move"]["type"]>(part: Part<G["move"]> & { type?: T }): Of<G, T>[] {
    return this.all.filter((item): item is Of<G, T> => fits(item.move, part));
  }

  /** Choose a part of the move; the board lights what fits it. */
  pick(part: Part<G["move"]>): void {
    this.narrow = part;
    this.selected = null;
    this.looked = null;
  }

  /** Select a move; selecting it again confirms it. */
  select(index: number): void {
    if (this.selected === index || !settings.confirm) {
      this.selected = index;
      void this.confirm();
    } else this.selected = index;
  }

  /** A target of this move is drawn; the answer takes it away again. */
  draw(index: number): () => void {
    this.targets = [...untrack(() => this.targets), index].sort((a, b) => a - b);
    return () => {
      const left = untrack(() => [...this.targets]);
      left.splice(left.indexOf(index), 1);
      this.targets = left;
    };
  }

  look(index: number | null): void {
    this.looked = index;
  }

  async confirm(): Promise<void> {
    const { chosen } = this;
    if (chosen) await this.send(chosen.move);
  }

  /** Make a move at once. A move that breaks a rule comes back with the rule's id. */
  async send(move: G["move"]): Promise<void> {
    this.selected = null;
    this.looked = null;
    const made = await this.store?.move(move);
    if (made) this.clear();
  }

  clear(): void {
    this.narrow = {};
    this.selected = null;
    this.looked = null;
  }
}
