// Saying things in a language: a game's texts on top of the house's. The twin of words/speech.py.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../generated/protocol";
import type { GameEvent, Named, View } from "./types";

export const LANGUAGES: readonly Language[] = ["en", "nl", "pl"];
export type { Language };
export type Args = Record<string, unknown>;

/** A source is parsed once: every game's speech stands on the house's. */
const parsed = new Map<string, FluentResource>();

function resource(source: string): FluentResource {
  const known = parsed.get(source) ?? new FluentResource(source);
  parsed.set(source, known);
  return known;
}

/** A number in digits. Its plural is looked up when asked for; Intl's formats cost more than all else here. */
class Digits extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const digits = (value: string | number) => (typeof value === "number" ? new Digits(value) : value);

export class Speech {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private names: Record<string, string> = {};

  constructor(language: string, sources: string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.bundle.addResource(resource(source), { allowOverrides: true });
    }
  }

  /** The same speech with what somebody's own edition calls its things. */
  calling(names: Record<string, string>): Speech {
    const own: Speech = Object.assign(Object.create(Speech.prototype), this);
    own.names = names;
    return own;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The text of a key; a text that is missing or broken shows its key, never nothing. */
  say(key: string, args: Args = {}): string {
    const value = this.bundle.getMessage(key)?.value;
    if (value === undefined || value === null) return key;
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(value, this.fill(args), errors);
    return errors.length === 0 ? said : `${said} [${key}]`;
  }

  /** What a text may use: `$x` in words, `$x-id` as it stands in record and view. */
  fill(args: Args): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      const said = this.word(value);
      const plain = typeof value === "string" || typeof value === "number";
      filled[key] = digits(said);
      filled[`${key}-id`] = digits(plain ? value : said);
    }
    return filled;
  }

  /** One value in words. */
  word(value: unknown): string | number {
    if (typeof value === "boolean") return this.say(value ? "word-yes" : "word-no");
    if (typeof value === "number") return value;
    if (value === null || value === undefined) return this.say("word-none");
    if (Array.isArray(value)) {
      if (value.length > 0 && value.every((item) => Number.isInteger(item))) {
        return `(${value.join(", ")})`; // a place on a grid
      }
      return this.list(value.map((item) => this.word(item)));
    }
    const own = this.names[String(value)];
    if (own !== undefined) return own;
    const name = `name-${String(value).replace(/[^A-Za-z0-9_-]/g, "-")}`;
    return this.has(name) ? this.say(name) : String(value);
  }

  private list(items: (string | number)[]): string {
    const [first, ...rest] = items;
    if (first === undefined) return this.say("word-none");
    return rest.reduce<string>(
      (joined, item) => this.say("word-list", { first: joined, second: String(item) }),
      String(first),
    );
  }

  /** What is decided now: the text `ask-<asked>`; `$offers-id` are the kinds of the legal moves. */
  ask({ asked, players, legal }: Pick<View, "asked" | "players" | "legal">): string {
    const kinds = new Set(legal.map(({ type }) => type));
    return this.say(`ask-${asked}`, { players, offers: [...kinds].sort().join("-") });
  }

  /** A named move in words: the text `move-<type>`. */
  move(named: Named): string {
    const { type, ...fields } = named;
    return this.say(`move-${type}`, fields);
  }

  /** An event in words: the text `event-<type>`; `$seat-name` is the name at `seat`. */
  event(event: GameEvent, seats: string[]): string {
    const { type, ...fields } = event;
    if (typeof fields.seat === "number") fields["seat-name"] = seats[fields.seat] ?? "";
    return this.say(`event-${type}`, fields);
  }
}
