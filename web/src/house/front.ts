// What the front door shows in a language: texts of the house, the games, their titles.
// The server puts it into the page, so that nothing has to be fetched before something is seen.
import type { Catalogue } from "../generated/protocol";
import type { Language } from "./speech";

function given(): Catalogue | null {
  const text = document.getElementById("front")?.textContent?.trim();
  return text ? (JSON.parse(text) as Catalogue) : null;
}

const known = new Map<Language, Promise<Catalogue>>();

async function fetched(language: Language): Promise<Catalogue> {
  const answer = await fetch(`/api/front/${language}`);
  if (!answer.ok) throw new Error(`front: ${answer.status}`);
  return answer.json();
}

export function front(language: Language): Promise<Catalogue> {
  const found = known.get(language);
  if (found) return found;
  const here = given();
  const asked = here?.language === language ? Promise.resolve(here) : fetched(language);
  known.set(language, asked);
  asked.catch(() => known.delete(language));
  return asked;
}
