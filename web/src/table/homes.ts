// Where moves lie in a position: the list of things that they name. There a thing is its button.
import { type Described, Meaning, meaningOfMove } from "../house/meanings";
import type { View } from "../house/types";
import type { Choosable } from "./choice.svelte";

/** Per place in the position, by the thing that lies there: the move that names it. */
export type Homes = Map<string, Map<string, Choosable>>;

interface Place {
  path: string;
  items: unknown[];
  meaning: Meaning; // of an item
}

/** A thing by which a move and an item of a list can be compared. */
const thing = (value: unknown): string => JSON.stringify(value);

/** The moves of one type that name one thing each, by that thing; null: they are not of this kind. */
function byThing(
  items: Choosable[],
  described: Described,
): [string, Map<string, Choosable>] | null {
  const { type, ...fields } = items[0]?.move ?? { type: "" };
  const [name, ...more] = Object.keys(fields);
  if (!name || more.length > 0) return null;
  const kind = meaningOfMove(described, type).at(name).of;
  if (!kind || kind === "seat") return null;
  return [kind, new Map(items.map((item) => [thing(item.move[name]), item]))];
}

/** The lists of a position that a viewer may look for his things in: his own first. */
function* places(value: unknown, meaning: Meaning, path: string): Generator<Place> {
  if (Array.isArray(value)) yield { path, items: value, meaning: meaning.at(0) };
  else if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value))
      yield* places(part, meaning.at(key), `${path}.${key}`);
}

/** What an item of a list stands for, as far as it is of this kind. */
export function thingOf(
  item: unknown,
  meaning: Meaning,
  kind: string | null = null,
): string | null {
  const fits = (found: string | null) => found !== null && (kind === null || found === kind);
  if (fits(meaning.of)) return thing(item);
  if (typeof item !== "object" || item === null || Array.isArray(item)) return null;
  const field = Object.entries(item).find(([key]) => fits(meaning.at(key).of));
  return field ? thing(field[1]) : null;
}

/** The home of every kind of move whose things all lie in one list. */
export function homes(view: View, all: Choosable[], described: Described): Homes {
  const found: Homes = new Map();
  const { seats, ...common } = view.position;
  const root = new Meaning(described, described.position);
  const own = view.viewer === null || !Array.isArray(seats) ? null : seats[view.viewer];
  const where = [
    ...places(own, root.at("seats").at(0), `.seats.${view.viewer}`),
    ...places(common, root, ""),
  ];
  for (const type of new Set(all.map(({ move }) => move.type))) {
    const same = all.filter(({ move }) => move.type === type);
    const [kind, moves] = byThing(same, described) ?? [];
    if (!kind || !moves) continue;
    const home = where.find(({ items, meaning }) => {
      const there = new Set(items.map((item) => thingOf(item, meaning, kind)));
      return [...moves.keys()].every((one) => there.has(one));
    });
    if (home && !found.has(home.path)) found.set(home.path, moves);
  }
  return found;
}
