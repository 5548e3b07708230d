// Component data of a table's edition, ours or one that somebody brought; fetched once.
import { api } from "./api";
import type { Table } from "./types";
import { words } from "./words.svelte";

export interface TableEdition {
  data: unknown;
  names: Record<string, string>; // what somebody's own edition calls its things
}
const NONE: TableEdition = { data: null, names: {} };
const known = new Map<string, Promise<TableEdition>>();

export function edition({ id, game, edition: name }: Table): Promise<TableEdition> {
  if (!name) return Promise.resolve(NONE);
  const found = known.get(id) ?? fetched(id, game, name).catch(() => NONE);
  known.set(id, found);
  return found;
}

async function fetched(id: string, game: string, name: string): Promise<TableEdition> {
  const ours = words.front.games.find((one) => one.name === game)?.editions ?? [];
  if (ours.includes(name)) return { data: await api.edition(game, name), names: {} };
  const { data } = await api.brought(id);
  const usual = ours[0] ? collected(await api.edition(game, ours[0])) : {};
  const named = Object.entries(collected(data)).filter(([key, own]) => usual[key] !== own);
  return { data, names: Object.fromEntries(named) };
}

/** Every table of an edition that has a `name`, by its key: the twin of words/edition_names.py. */
export function collected(
  data: unknown,
  found: Record<string, string> = {},
): Record<string, string> {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return found;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value !== "object" || value === null) continue;
    const { name } = value as { name?: unknown };
    if (typeof name === "string") found[key] = name;
    collected(value, found);
  }
  return found;
}
