// Hints of the first match: which ones a person has seen, per game, and which matches are guided.
const KEY = "gildehuis-hints";
const GUIDED = "gildehuis-guided";
const REMEMBERED = 20; // guided matches

function stored<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

class Hints {
  private seen = $state.raw<Record<string, string[]>>(stored(KEY, {}));
  private guided = $state.raw<string[]>(stored(GUIDED, []));

  /** This match is there to learn the game: all its hints are shown, and point at the board. */
  guide(game: string, table: string): void {
    this.seen = { ...this.seen, [game]: [] };
    this.guided = [table, ...this.guided].slice(0, REMEMBERED);
    this.save();
  }

  guides(table: string): boolean {
    return this.guided.includes(table);
  }

  /** Whether this hint is still to be shown. */
  wanted(game: string, hint: string): boolean {
    const known = this.seen[game] ?? [];
    return !known.includes(hint) && !known.includes("*");
  }

  /** This one is understood; "*" means all of the game. */
  done(game: string, hint: string): void {
    this.seen = { ...this.seen, [game]: [...(this.seen[game] ?? []), hint] };
    this.save();
  }

  again(): void {
    this.seen = {};
    this.save();
  }

  private save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.seen));
      localStorage.setItem(GUIDED, JSON.stringify(this.guided));
    } catch {
      // shown once more next time
    }
  }
}

export const hints = new Hints();
