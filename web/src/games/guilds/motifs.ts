// Furniture of rooms seen from above: shapes as [path, fill] around 50 50 of a cell of 100.
import type { Shape } from "./tools";

const WOOD = "#8a5f36";
const PALE = "#c99a63";
const LINEN = "#f5ecd6";
const STONE = "#c9c2b4";
const RED = "#a4332a";
const BLUE = "#35597a";
const GOLD = "#dba62f";
const LEAF = "#4f7a3a";
const WATER = "#7fb0c4";

const MOTIFS: Record<string, Shape[]> = {
  bed: [
    ["M34 28h32v46H34z", WOOD],
    ["M37 40h26v31H37z", RED],
    ["M39 31h22v10H39z", LINEN],
  ],
  beds: [
    ["M24 28h20v44H24zM56 28h20v44H56z", WOOD],
    ["M26 40h16v30H26zM58 40h16v30H58z", BLUE],
    ["M27 30h14v9H27zM59 30h14v9H59z", LINEN],
  ],
  table: [
    ["M28 38h44v26H28z", WOOD],
    ["M28 38h44v5H28z", PALE],
    [
      "M36 30a5 5 0 1 1-.1 0zM50 30a5 5 0 1 1-.1 0zM64 30a5 5 0 1 1-.1 0zM43 68a5 5 0 1 1-.1 0zM57 68a5 5 0 1 1-.1 0z",
      PALE,
    ],
  ],
  feast: [
    ["M14 36h72v30H14z", LINEN],
    ["M14 46h72v9H14z", RED],
    ["M24 41a6 6 0 1 1-.1 0zM50 41a6 6 0 1 1-.1 0zM76 41a6 6 0 1 1-.1 0z", GOLD],
    ["M37 58a5 5 0 1 1-.1 0zM63 58a5 5 0 1 1-.1 0z", STONE],
  ],
  shelf: [
    ["M24 26h52v18H24zM24 58h52v18H24z", WOOD],
    ["M28 29h7v12h-7zM46 29h6v12h-6zM60 29h8v12h-8zM34 61h7v12h-7zM56 61h7v12h-7z", RED],
    ["M37 29h6v12h-6zM54 29h5v12h-5zM27 61h5v12h-5zM46 61h6v12h-6zM66 61h6v12h-6z", BLUE],
  ],
  globe: [
    ["M50 28a22 22 0 1 1-.1 0z", WATER],
    ["M42 34c8-4 12 2 8 6s2 10-4 12-12-12-4-18zM58 56c6-4 10 0 8 6s-8 4-8-6z", LEAF],
    ["M30 68l40-38M50 20v60", ""],
  ],
  orrery: [
    ["M50 42a8 8 0 1 1-.1 0z", GOLD],
    ["M50 26a24 24 0 1 1-.1 0zM50 34a16 16 0 1 1-.1 0z", ""],
    ["M70 36a5 5 0 1 1-.1 0z", BLUE],
    ["M36 62a4 4 0 1 1-.1 0z", RED],
  ],
  altar: [
    ["M34 30h32v16H34z", STONE],
    ["M40 30h20v16H40z", RED],
    ["M37 26h4v8h-4zM59 26h4v8h-4z", GOLD],
    ["M28 56h44v7H28zM28 68h44v7H28z", WOOD],
  ],
  rack: [
    ["M24 30h52v8H24z", WOOD],
    ["M30 38h4v30h-4zM44 38h4v36h-4zM58 38h4v30h-4zM70 38h4v36h-4z", STONE],
    ["M27 46h10v3H27zM55 46h10v3H55z", GOLD],
  ],
  target: [
    ["M50 28a22 22 0 1 1-.1 0z", PALE],
    ["M50 36a14 14 0 1 1-.1 0z", RED],
    ["M50 44a6 6 0 1 1-.1 0z", LINEN],
    ["M50 50l24-24 4 1-1 3-24 24z", WOOD],
  ],
  barrel: [
    ["M34 30a13 13 0 1 1-.1 0zM62 34a13 13 0 1 1-.1 0zM46 56a12 12 0 1 1-.1 0z", WOOD],
    ["M34 35a8 8 0 1 1-.1 0zM62 39a8 8 0 1 1-.1 0zM46 61a7 7 0 1 1-.1 0z", PALE],
  ],
  chest: [
    ["M30 38h40v28H30z", WOOD],
    ["M30 38h40v9H30z", PALE],
    ["M46 44h8v9h-8z", GOLD],
    ["M36 38v28M64 38v28", ""],
  ],
  coins: [
    ["M28 36h44v28H28z", WOOD],
    ["M36 44a5 5 0 1 1-.1 0zM48 42a5 5 0 1 1-.1 0zM42 52a5 5 0 1 1-.1 0z", GOLD],
    ["M56 42h12v16H56z", LINEN],
  ],
  bench: [
    ["M24 36h52v18H24z", WOOD],
    ["M32 40l14 3-1 5-14-3zM56 38h4v14h-4zM64 40a5 5 0 1 1-.1 0z", STONE],
    ["M34 62a8 8 0 1 1-.1 0z", PALE],
  ],
  wheel: [
    ["M50 34a16 16 0 1 1-.1 0z", STONE],
    ["M50 40a10 10 0 1 1-.1 0z", "#b4553f"],
    ["M24 30a6 6 0 1 1-.1 0zM76 62a7 7 0 1 1-.1 0z", "#b4553f"],
  ],
  oven: [
    ["M28 28h44v24H28z", "#7d7a74"],
    ["M40 52c0-16 20-16 20 0z", "#e5944f"],
    ["M32 62a7 7 0 1 1-.1 0zM54 60h18v12H54z", PALE],
  ],
  bath: [
    ["M26 34h48c6 10 6 22 0 32H26c-6-10-6-22 0-32z", STONE],
    ["M31 39h38c4 8 4 14 0 22H31c-4-8-4-14 0-22z", WATER],
    ["M38 48q6-4 12 0t12 0", ""],
  ],
  mirror: [
    ["M38 26h24v34c-4 6-20 6-24 0z", GOLD],
    ["M42 30h16v28c-4 4-12 4-16 0z", WATER],
    ["M28 66h44v8H28z", RED],
  ],
  frames: [
    ["M22 28h20v24H22zM56 30h22v18H56z", GOLD],
    ["M26 32h12v16H26z", BLUE],
    ["M60 34h14v10H60z", RED],
    ["M30 64h40v9H30z", WOOD],
  ],
  throne: [
    ["M36 26h28v40H36z", GOLD],
    ["M40 34h20v26H40z", RED],
    ["M44 66h12v20H44z", RED],
  ],
  smoke: [
    ["M50 40a14 14 0 1 1-.1 0z", "#6a4a86"],
    ["M24 32h14v14H24zM64 28h14v14H64zM30 64h14v14H30z", RED],
    ["M50 46c-4-6 6-8 2-16M56 50c6-2 4-10 10-12", ""],
  ],
  hidden: [
    ["M30 28h40v44H30z", "#4a3a2c"],
    ["M40 36h20v30H40z", "#2b2118"],
    ["M55 50a2 2 0 1 1-.1 0z", GOLD],
    ["M34 32h6v36", ""],
  ],
  kennel: [
    ["M30 44l20-18 20 18v28H30z", WOOD],
    ["M42 72v-12c0-10 16-10 16 0v12z", "#2b2118"],
    ["M70 70h14v6H70z", RED],
  ],
  cage: [
    ["M32 40c0-20 36-20 36 0v32H32z", "#e8dcb8"],
    ["M38 28v44M46 25v47M54 25v47M62 28v44M32 46h36", ""],
    ["M46 56c6-6 10-2 12-2l4 2-4 2c-2 6-10 6-12-2z", BLUE],
  ],
  fence: [
    ["M22 34h56v4H22zM22 62h56v4H22z", WOOD],
    ["M26 28h4v44h-4zM48 28h4v44h-4zM70 28h4v44h-4z", WOOD],
    ["M34 46h12v10H34z", GOLD],
  ],
  herbs: [
    ["M24 28h22v18H24zM54 28h22v18H54zM24 54h22v18H24zM54 54h22v18H54z", "#7a5a38"],
    [
      "M30 33a4 4 0 1 1-.1 0zM40 36a4 4 0 1 1-.1 0zM60 58a4 4 0 1 1-.1 0zM69 61a4 4 0 1 1-.1 0z",
      LEAF,
    ],
    [
      "M60 34a4 4 0 1 1-.1 0zM69 36a4 4 0 1 1-.1 0zM30 60a4 4 0 1 1-.1 0zM40 58a4 4 0 1 1-.1 0z",
      "#b8647a",
    ],
  ],
  roses: [
    ["M50 24a26 26 0 1 1-.1 0zm0 12a14 14 0 1 0 .1 0z", LEAF],
    [
      "M50 26a5 5 0 1 1-.1 0zM70 38a5 5 0 1 1-.1 0zM68 60a5 5 0 1 1-.1 0zM46 66a5 5 0 1 1-.1 0zM30 54a5 5 0 1 1-.1 0zM32 34a5 5 0 1 1-.1 0z",
      RED,
    ],
  ],
  pond: [
    ["M28 40c6-14 40-16 46 4s-16 30-32 26-20-18-14-30z", WATER],
    ["M40 46a6 6 0 1 1-.1 0zM58 52a7 7 0 1 1-.1 0z", LEAF],
    ["M40 48a3 3 0 1 1-.1 0z", "#f0b6c4"],
    ["M46 64q6-3 12 0", ""],
  ],
  beds2: [
    ["M22 30h56v8H22zM22 46h56v8H22zM22 62h56v8H22z", "#7a5a38"],
    [
      "M28 31a3.5 3.5 0 1 1-.1 0zM42 31a3.5 3.5 0 1 1-.1 0zM56 31a3.5 3.5 0 1 1-.1 0zM70 31a3.5 3.5 0 1 1-.1 0z",
      LEAF,
    ],
    ["M28 47a4 4 0 1 1-.1 0zM46 47a4 4 0 1 1-.1 0zM64 47a4 4 0 1 1-.1 0z", "#e5944f"],
  ],
  sundial: [
    ["M50 26a24 24 0 1 1-.1 0z", STONE],
    ["M50 32a18 18 0 1 1-.1 0z", LINEN],
    ["M50 50l4-22 8 24z", GOLD],
    ["M50 34v4M66 50h-4M50 66v-4M34 50h4", ""],
  ],
  tree: [
    ["M50 24c16-2 26 10 24 24s-14 24-28 20-22-14-18-28 12-16 22-16z", LEAF],
    ["M44 34a4 4 0 1 1-.1 0zM60 40a4 4 0 1 1-.1 0zM48 54a4 4 0 1 1-.1 0z", RED],
    ["M36 44q6-8 14-8", ""],
  ],
  fountain: [
    ["M50 26a24 24 0 1 1-.1 0z", STONE],
    ["M50 32a18 18 0 1 1-.1 0z", WATER],
    ["M50 44a6 6 0 1 1-.1 0z", STONE],
  ],
  map: [
    ["M24 34h52v34H24z", WOOD],
    ["M29 38l42-2v26l-42 2z", LINEN],
    ["M34 56c6-10 12-2 18-8s8-4 14-4", ""],
    ["M60 44a3 3 0 1 1-.1 0z", RED],
  ],
  scope: [
    ["M46 58l-8 20M54 58l8 20M50 58v20", ""],
    ["M30 56l34-26 8 10-34 26z", GOLD],
    ["M64 30l8-4 6 8-6 6z", WATER],
  ],
  dance: [
    ["M50 24a26 26 0 1 1-.1 0z", GOLD],
    ["M50 30a20 20 0 1 1-.1 0z", RED],
    ["M50 30l6 14 14 6-14 6-6 14-6-14-14-6 14-6z", LINEN],
  ],
  banner: [
    ["M30 24h16v34l-8-7-8 7zM54 24h16v34l-8-7-8 7z", BLUE],
    ["M35 32h6v8h-6zM59 32h6v8h-6z", GOLD],
    ["M28 66h44v9H28z", STONE],
  ],
};

/** One motif for a small room, one for each half of a large one. */
const FURNISHED: Record<string, string> = {
  hall: "chest banner",
  s01: "rack",
  s02: "target",
  s03: "banner",
  s04: "globe",
  s05: "shelf",
  s06: "orrery",
  s07: "bed",
  s08: "altar",
  s09: "chest",
  s10: "hidden",
  s11: "smoke",
  s12: "shelf",
  s13: "mirror",
  s14: "frames",
  s15: "throne",
  s16: "bench",
  s17: "wheel",
  s18: "map",
  s19: "kennel",
  s20: "cage",
  s21: "fence",
  s22: "herbs",
  s23: "roses",
  s24: "pond",
  s25: "beds2",
  s26: "sundial",
  s27: "coins",
  s28: "table",
  s29: "chest",
  s30: "bed",
  s31: "beds",
  s32: "bath",
  s33: "map",
  s34: "shelf",
  s35: "barrel",
  l01: "beds rack",
  l02: "orrery bench",
  l03: "altar banner",
  l04: "hidden barrel",
  l05: "dance dance",
  l06: "bench wheel",
  l07: "cage kennel",
  l08: "fountain roses",
  l09: "tree tree",
  l10: "feast feast",
  l11: "banner throne",
  l12: "shelf table",
  l13: "scope globe",
  l14: "chest coins",
  l15: "oven table",
  l16: "bed table",
  l17: "bed mirror",
  l18: "beds barrel",
};

const PLAIN: Record<string, string> = {
  garden: "tree",
  quarters: "bed",
  service: "barrel",
  study: "shelf",
  ceremony: "altar",
};

export function furniture(room: string, type: string, half: number): Shape[] {
  const words = (FURNISHED[room] ?? PLAIN[type] ?? "table").split(" ");
  return MOTIFS[words[half] ?? words[0] ?? ""] ?? [];
}

export const FURNISHED_ROOMS = Object.keys(FURNISHED).filter((room) => room !== "hall");
