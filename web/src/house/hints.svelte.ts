// Hints of the first match: which ones a person has seen, per game, on this device.
const KEY = "gildehuis-hints";

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

class Hints {
  private seen = $state.raw(stored());

  /** Whether the hint for what is asked is still to be shown. */
  wanted(game: string, asked: string): boolean {
    const known = this.seen[game] ?? [];
    return !known.includes(asked) && !known.includes("*");
  }

  /** This one is understood; "*" means all of the game. */
  done(game: string, asked: string): void {
    this.seen = { ...this.seen, [game]: [...(this.seen[game] ?? []), asked] };
    this.save();
  }

  again(): void {
    this.seen = {};
    this.save();
  }

  private save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.seen));
    } catch {
      // shown once more next time
    }
  }
}

export const hints = new Hints();
