// Where moves lie in a position: the list of things that they name. There a thing is its button.
import { type Described, Meaning, meaningOfMove } from "../house/meanings";
import type { View } from "../house/types";
import type { Choosable } from "./choice.svelte";

/** A list whose things are moves: of which kinds they are, and the move of each. */
export interface Home {
  kinds: string[];
  moves: Map<string, Choosable>;
}

/** By the path of the list in the position. */
export type Homes = Map<string, Home>;

interface Place {
  path: string;
  items: unknown[];
  meaning: Meaning; // of an item
}

/** The moves of one type by the thing they name, in all their fields; null: they name none. */
function named(items: Choosable[], described: Described): Home | null {
  const { type, ...fields } = items[0]?.move ?? { type: "" };
  const meaning = meaningOfMove(described, type);
  const names = Object.keys(fields);
  const kinds = names.flatMap((name) => meaning.at(name).of ?? []);
  if (names.length === 0 || kinds.length < names.length || kinds.includes("seat")) return null;
  const thing = ({ move }: Choosable) => JSON.stringify(names.map((name) => move[name]));
  return { kinds, moves: new Map(items.map((item) => [thing(item), item])) };
}

/** The lists of a position that a viewer may look for his things in: his own first. */
function* places(value: unknown, meaning: Meaning, path: string): Generator<Place> {
  if (Array.isArray(value)) yield { path, items: value, meaning: meaning.at(0) };
  else if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value))
      yield* places(part, meaning.at(key), `${path}.${key}`);
}

/** The thing that an item of a list is, or has in its fields, of these kinds. */
export function thingOf(item: unknown, meaning: Meaning, kinds: string[]): string | null {
  if (kinds.length === 1 && meaning.of === kinds[0]) return JSON.stringify([item]);
  if (typeof item !== "object" || item === null || Array.isArray(item)) return null;
  const fields = Object.entries(item);
  const found = kinds.flatMap((kind) => fields.filter(([key]) => meaning.at(key).of === kind));
  return found.length === kinds.length ? JSON.stringify(found.map(([, value]) => value)) : null;
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
    const home = named(same, described);
    if (!home) continue;
    const place = where.find(({ items, meaning }) => {
      const there = new Set(items.map((item) => thingOf(item, meaning, home.kinds)));
      return [...home.moves.keys()].every((one) => there.has(one));
    });
    if (place && !found.has(place.path)) found.set(place.path, home);
  }
  return found;
}
