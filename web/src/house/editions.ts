// Component data of a game's edition, fetched once.
import { api } from "./api";

const known = new Map<string, Promise<unknown>>();

export function edition(game: string, name: string): Promise<unknown> {
  const key = `${game}/${name}`;
  const found = known.get(key) ?? api.edition(game, name).catch(() => null);
  known.set(key, found);
  return found;
}
