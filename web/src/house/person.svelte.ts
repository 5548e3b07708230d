// Who is here: a guest by default, so that nobody must sign up to play.
import { api, Failure } from "./api";
import type { Language } from "./speech";
import type { Person } from "./types";
import { say, words } from "./words.svelte";

const KEY = "gildehuis-been-here";

function beenHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // a browser that stores nothing still plays
  }
}

/** "Guest 47": two guests at a table differ. */
const someName = () => `${say("ui-guest-name")} ${10 + Math.floor(Math.random() * 90)}`;

class Here {
  person = $state.raw<Person | null>(null);
  asked = $state(false);

  /** Whether somebody used this browser before. */
  get been(): boolean {
    return this.person !== null || beenHere();
  }

  /** The person of this browser, if there is one; who never was here is not asked for. */
  async known(): Promise<Person | null> {
    return this.been ? this.ask() : null;
  }

  private async ask(): Promise<Person | null> {
    if (this.person || this.asked) return this.person;
    try {
      this.person = await api.me();
      remember();
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 401) throw error;
    }
    this.asked = true;
    return this.person;
  }

  /** The person of this browser; a new guest where there was none. */
  async sure(name = ""): Promise<Person> {
    const known = await this.ask();
    if (known) {
      if (name && name !== known.name) this.person = await api.change({ name });
      return this.person ?? known;
    }
    this.person = await api.guest(name || someName());
    remember();
    api.change({ language: words.language }).catch(() => {});
    return this.person;
  }

  become(person: Person): void {
    this.person = person;
    remember();
  }

  leave(): void {
    this.person = null;
    this.asked = false;
  }

  /** Everything in this language from now on, on this person's other devices too. */
  async speak(language: Language): Promise<void> {
    await words.use(language);
    if (this.person) this.person = await api.change({ language });
  }

  async rename(name: string): Promise<void> {
    if (this.person) this.person = await api.change({ name });
    else await this.sure(name);
  }
}

export const here = new Here();
