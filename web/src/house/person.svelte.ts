// Who is here: a guest by default, so that nobody must sign up to play.
import { api, Failure } from "./api";
import type { Person } from "./types";
import { say, words } from "./words.svelte";

class Here {
  person = $state.raw<Person | null>(null);
  asked = $state(false);

  /** The person of this browser, if there is one. */
  async known(): Promise<Person | null> {
    if (this.person || this.asked) return this.person;
    try {
      this.person = await api.me();
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 401) throw error;
    }
    this.asked = true;
    return this.person;
  }

  /** The person of this browser; a new guest where there was none. */
  async sure(name = ""): Promise<Person> {
    const known = await this.known();
    if (known) {
      if (name && name !== known.name) this.person = await api.change({ name });
      return this.person ?? known;
    }
    this.person = await api.guest(name || say("ui-guest-name"));
    api.change({ language: words.language }).catch(() => {});
    return this.person;
  }

  async rename(name: string): Promise<void> {
    if (this.person) this.person = await api.change({ name });
    else await this.sure(name);
  }
}

export const here = new Here();
