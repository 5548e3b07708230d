// What went wrong, in the reader's language.
import { Failure } from "./api";
import { words } from "./words.svelte";

export function told(error: unknown): string {
  if (!(error instanceof Failure)) return words.say("ui-went-wrong");
  const key = `error-${error.error}`;
  if (words.speech.has(key)) return words.say(key, error.details);
  return error.error === "offline"
    ? words.say("ui-no-server")
    : error.message || words.say("ui-went-wrong");
}
