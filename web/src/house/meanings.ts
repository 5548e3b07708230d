// What the values of a game's position stand for, from the JSON Schema that its server tells.
type Schema = {
  $ref?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
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

/** What the moves of a game say, by their type and field. */
export function ofMoves(described: Described): Map<string, Meaning> {
  const all = new Map<string, Meaning>();
  for (const schema of described.moves) {
    const meaning = new Meaning(described, schema);
    const type = constant(described, schema);
    if (type) all.set(type, meaning);
  }
  return all;
}

function constant(described: Described, schema: Schema): string | null {
  const own = schema.$ref ? described.$defs[schema.$ref.split("/").at(-1) ?? ""] : schema;
  const type = own?.properties?.type as { enum?: string[]; const?: string } | undefined;
  return type?.const ?? type?.enum?.[0] ?? null;
}
