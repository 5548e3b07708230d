// The language in use, and the texts of house and games in it.
import type { Catalogue } from "../generated/protocol";
import { front } from "./front";
import { settings } from "./settings.svelte";
import { type Args, LANGUAGES, type Language, Speech } from "./speech";

const NOTHING: Catalogue = { language: "en", house: "", games: [], shelf: {} };

function preferred(): Language {
  const wished = [settings.language ?? "", ...navigator.languages];
  for (const tag of wished) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

async function text(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

class Words {
  front = $state.raw(NOTHING);
  language = $derived(this.front.language);
  speech = $derived(new Speech(this.language, [this.front.house]));
  private shelf = $derived(
    Object.fromEntries(
      Object.entries(this.front.shelf).map(([game, titles]) => [
        game,
        new Speech(this.language, [this.front.house, titles]),
      ]),
    ),
  );
  private games = $state.raw<Record<string, Speech>>({});
  private called = $state.raw<Record<string, Record<string, string>>>({});
  private sources = new Map<string, Promise<string>>();

  async start(): Promise<void> {
    await this.use(preferred());
  }

  /** Change the language; all that is shown follows. */
  async use(language: Language): Promise<void> {
    const next = await front(language);
    const known = Object.keys(this.games);
    const speeches = await Promise.all(known.map((game) => this.make(next, game)));
    this.front = next;
    this.games = Object.fromEntries(known.map((game, n) => [game, speeches[n] as Speech]));
    document.documentElement.lang = language;
    settings.language = language;
    settings.save();
  }

  say(key: string, args: Args = {}): string {
    return this.speech.say(key, args);
  }

  /** The speech of a game; until its texts are here it knows the game's title and pitch. */
  of(game: string): Speech {
    const speech = this.games[game] ?? this.shelf[game] ?? this.speech;
    const names = this.called[game];
    return names ? speech.calling(names) : speech;
  }

  /** What the edition at the table that is open now calls its things. */
  call(game: string, names: Record<string, string>): void {
    this.called = Object.keys(names).length > 0 ? { [game]: names } : {};
  }

  /** Fetch a game's texts. */
  async load(game: string): Promise<Speech> {
    const known = this.games[game];
    if (known && known.language === this.language) return known;
    const speech = await this.make(this.front, game);
    this.games = { ...this.games, [game]: speech };
    return speech;
  }

  private async make({ language, house }: Catalogue, game: string): Promise<Speech> {
    const address = `/api/texts/${language}/${game}`;
    let source = this.sources.get(address);
    if (!source) {
      source = text(address);
      this.sources.set(address, source);
      source.catch(() => this.sources.delete(address));
    }
    return new Speech(language, [house, await source]);
  }
}

export const words = new Words();
export const say = (key: string, args: Args = {}): string => words.say(key, args);
