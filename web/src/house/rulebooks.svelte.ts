// The rulebooks of the games, fetched once per language, so that any rule can be shown anywhere.
import { api } from "./api";
import type { Rulebook } from "./types";
import { words } from "./words.svelte";

class Rulebooks {
  private books = $state.raw<Record<string, Rulebook>>({});
  private asked = new Set<string>();

  /** The rulebook of a game, null until it is here. */
  of(game: string): Rulebook | null {
    return this.books[`${game}/${words.language}`] ?? null;
  }

  async load(game: string): Promise<void> {
    const key = `${game}/${words.language}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      this.books = { ...this.books, [key]: await api.rules(game, words.language) };
    } catch {
      this.asked.delete(key);
    }
  }

  /** The text of one rule. */
  rule(game: string, id: string): string | null {
    return this.of(game)?.rules[id]?.text ?? null;
  }
}

export const rulebooks = new Rulebooks();
