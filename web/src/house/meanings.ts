// What the values of a game's position stand for, from the JSON Schema that its server tells.
import { api } from "./api";

type Schema = {
  $ref?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  enum?: unknown[];
  const?: unknown;
  "x-means"?: string;
};

/** What a game shows: `GET /api/games/{game}/schema`. */
export type Described = { position: Schema; moves: Schema[]; $defs: Record<string, Schema> };

/** The description of one value. `at` goes on to what is inside; nothing known gives nothing. */
export class Meaning {
  constructor(
    private readonly all: Described | null,
    private readonly own: Schema | undefined,
  ) {}

  /** What kind of thing the value is: "seat", "card" … */
  get of(): string | null {
    return this.ways.find((way) => way["x-means"])?.["x-means"] ?? null;
  }

  /** Whether one of the words it may be is this one. */
  allows(word: string): boolean {
    return this.ways.some((way) => way.const === word || way.enum?.includes(word));
  }

  /** A field, an item of a list or a value of a table. */
  at(key: string | number): Meaning {
    const found = this.ways.map((way) => inside(way, key)).find((schema) => schema !== undefined);
    return new Meaning(this.all, found);
  }

  /** The value may be one of several things, or null. */
  private get ways(): Schema[] {
    return this.spread(this.own);
  }

  private spread(schema: Schema | undefined): Schema[] {
    if (!schema) return [];
    const name = schema.$ref?.split("/").at(-1);
    const more = name ? this.spread(this.all?.$defs[name]) : [];
    return [schema, ...more, ...(schema.anyOf ?? []).flatMap((one) => this.spread(one))];
  }
}

function inside(schema: Schema, key: string | number): Schema | undefined {
  if (typeof key === "number") return schema.items;
  const rest = schema.additionalProperties;
  return schema.properties?.[key] ?? (typeof rest === "object" ? rest : undefined);
}

export const UNKNOWN = new Meaning(null, undefined);

/** What the fields of a move of this type stand for. */
export function meaningOfMove(described: Described, type: string): Meaning {
  const all = described.moves.map((schema) => new Meaning(described, schema));
  return all.find((meaning) => meaning.at("type").allows(type)) ?? UNKNOWN;
}

const known = new Map<string, Promise<Described | null>>();

/** What a game shows, asked for once; null where the server cannot say. */
export function described(game: string): Promise<Described | null> {
  const found = known.get(game) ?? api.schema(game).catch(() => null);
  known.set(game, found);
  return found;
}
