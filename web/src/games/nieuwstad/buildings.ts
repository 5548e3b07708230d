// Every building seen from above, as strokes of a coloured woodcut: [path, fill, width of the pen].
// Drawn for the printed size: 120 × 60 for two cells, 120 × 120 for four, 60 × 60 for one.
export type Stroke = [path: string, fill: string, pen?: number];

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h-${w}z`;
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const shade = (x: number, y: number, w: number, h: number): Stroke => [
  box(x + 6, y + 6, w, h),
  "rgb(30 18 6 / .34)",
  0,
];

/** A roof with its ridge from west to east: light north side, dark south side, tile courses. */
function roof(x: number, y: number, w: number, h: number, light: string, dark: string): Stroke[] {
  const ridge = y + h / 2;
  const courses = [0.25, 0.75].map((at) => `M${x + 3} ${y + h * at}h${w - 6}`).join("");
  const joints = Array.from({ length: Math.floor(w / 12) - 1 }, (_, n) => {
    const at = x + 10 + n * 12;
    return `M${at} ${y + 2}v${h / 4 - 3}M${at + 5} ${ridge + h / 4 + 2}v${h / 4 - 4}`;
  }).join("");
  return [
    shade(x, y, w, h),
    [box(x, y, w, h / 2), light],
    [box(x, ridge, w, h / 2), dark],
    [courses + joints, "none", 0.9],
    [`M${x - 2} ${ridge}h${w + 4}`, "none", 2.6],
  ];
}

/** A hipped roof: four faces that meet in a ridge. */
function hip(x: number, y: number, w: number, h: number, light: string, dark: string): Stroke[] {
  const i = Math.min(w, h) / 2.4;
  return [
    shade(x, y, w, h),
    [`M${x} ${y}h${w}l${-i} ${h / 2}h${-(w - 2 * i)}z`, light],
    [`M${x} ${y + h}h${w}l${-i} ${-h / 2}h${-(w - 2 * i)}z`, dark],
    [`M${x} ${y}v${h}l${i} ${-h / 2}z`, light],
    [`M${x + w} ${y}v${h}l${-i} ${-h / 2}z`, dark],
    [
      `M${x + i * 0.5} ${y + h * 0.25}h${w - i}M${x + i * 0.5} ${y + h * 0.75}h${w - i}`,
      "none",
      0.9,
    ],
  ];
}

const chimney = (x: number, y: number): Stroke[] => [
  [box(x, y, 9, 8), "#8a5a3a", 1.5],
  [box(x + 2.5, y + 2, 4, 3.5), "#2b2118", 0],
];
const barrel = (x: number, y: number): Stroke[] => [
  [disc(x, y, 5.5), "#a9773f", 1.5],
  [disc(x, y, 2.6), "#c99a5c", 0.9],
];
const bush = (x: number, y: number, r = 6): Stroke[] => [
  [disc(x + 2, y + 3, r), "rgb(30 40 10 / .35)", 0],
  [disc(x, y, r), "#5c7f3e", 1.4],
  [`M${x - 3} ${y - 2}q3-3 5 0`, "none", 0.9],
];
const awning = (x: number, y: number, w: number, a: string, b: string): Stroke[] => {
  const n = Math.round(w / 8);
  return Array.from(
    { length: n },
    (_, i): Stroke => [
      `M${x + (i * w) / n} ${y}h${w / n}v10q${-w / n / 2} 5 ${-w / n} 0z`,
      i % 2 ? a : b,
      1.2,
    ],
  );
};
const logs = (x: number, y: number, rows: number): Stroke[] =>
  Array.from({ length: rows }, (_, n): Stroke[] => [
    [`M${x} ${y + n * 8}h26a4 4 0 0 1 0 7h-26z`, n % 2 ? "#a9773f" : "#8f6233", 1.4],
    [disc(x, y + 3.5 + n * 8, 3.6), "#e2c08a", 1.2],
  ]).flat();

const BRICK = ["#d0654f", "#a4432f"] as const;
const SLATE = ["#7f9ab2", "#4f6f8c"] as const;
const THATCH = ["#dcb866", "#b48d3c"] as const;
const TOWN = ["#5f8fc0", "#2f5f8f"] as const;

const furrows = Array.from({ length: 8 }, (_, n) => `M10 ${17 + n * 12.5}q25-5 50 0t50 0`).join("");
const ears = Array.from({ length: 28 }, (_, n) => {
  const [x, y] = [16 + (n % 7) * 14.5, 22 + Math.floor(n / 7) * 25];
  return `M${x} ${y}v-8m0 3l-3-3m3 3l3-3`;
}).join("");
const tufts = Array.from({ length: 12 }, (_, n) => {
  const [x, y] = [22 + ((n * 37) % 80), 24 + ((n * 53) % 76)];
  return `M${x} ${y}l-2-5m2 5l1-6m-1 6l4-4`;
}).join("");
const fence = [16, 36, 56, 76, 96, 108]
  .map((p) => `M${p} 8v8M${p} 104v8M8 ${p}h8M104 ${p}h8`)
  .join("");

export const ART: Record<string, Stroke[]> = {
  huis: [
    ...roof(24, 14, 56, 32, ...BRICK),
    ...chimney(62, 17),
    [box(88, 16, 14, 26), "#8a6a3e", 1.3],
    ["M91 18v22M95 18v22M99 18v22", "none", 1.4],
    ...bush(95, 17, 5),
    ...bush(17, 44, 4),
  ],
  herenhuis: [
    ...hip(20, 18, 80, 40, ...SLATE),
    ...hip(20, 56, 28, 44, ...SLATE),
    ...hip(72, 56, 28, 44, ...SLATE),
    [box(50, 62, 20, 34), "#d9c79a", 1.3],
    [disc(60, 78, 7), "#6f9dbf", 1.5],
    [disc(60, 78, 2.5), "#e7eef2", 1],
    ["M40 22h12v12h-12zM68 22h12v12h-12z", "#f3e2b0", 1.5],
    ...chimney(26, 26),
    ...chimney(86, 26),
  ],
  graanveld: [
    [box(8, 8, 104, 104), "#dfb94a"],
    [furrows, "none", 1.3],
    [ears, "none", 1.5],
  ],
  weide: [
    [box(8, 8, 104, 104), "#93b25e"],
    [tufts, "none", 1.3],
    ["M11 12h98v96H11z", "none", 3],
    [fence, "none", 2],
    ["M78 78q14-6 22 3q4 12-8 15q-18 3-21-6q-1-8 7-12z", "#6f9dbf", 1.5],
    ["M82 86q4-3 8 0", "none", 1],
  ],
  houthandel: [
    ...roof(16, 13, 44, 33, "#b98b52", "#8a6136"),
    ...logs(74, 12, 4),
    [disc(38, 29, 8), "#f3e2b0", 1.5],
    ["M34 32h8M34 28h8", "none", 2.4],
  ],
  houtzagerij: [
    ...roof(34, 12, 50, 34, "#c7a267", "#96703c"),
    [disc(24, 30, 13), "#8a6136", 1.7],
    ["M24 17v26M11 30h26M15 21l18 18M33 21l-18 18", "none", 1.6],
    ["M91 12h18v5h-18zM89 20h18v5h-18zM92 28h18v5h-18zM89 36h18v5h-18z", "#ecd09a", 1.3],
    ["M46 22l5-5 5 5 5-5 5 5 5-5 3 4v6H46z", "#cfd6da", 1.3],
  ],
  bakkerij: [
    ...roof(18, 12, 52, 32, "#e0935a", "#b4622c"),
    [disc(90, 29, 14), "#b9694a", 1.7],
    [disc(90, 29, 6), "#2b2118", 1],
    ["M86 33q4-11 8 0q-4 4-8 0z", "#f0a83a", 0.9],
    ["M30 22q14-9 28 0q2 10-14 10t-14-10z", "#e8b766", 1.5],
    ["M37 20l3 6M44 18l2 7M51 20l1 6", "none", 1.2],
  ],
  slagerij: [
    ...roof(18, 11, 82, 28, "#bb5146", "#8c2f29"),
    ...awning(30, 38, 56, "#c23b32", "#f6ead0"),
    ["M48 20q10-9 20 0q4 7-3 11q-13 5-18-4q-2-4 1-7z", "#e9a79a", 1.5],
    ["M67 20l8-5 3 3-7 6z", "#f6ead0", 1.3],
  ],
  visboer: [
    ...roof(18, 11, 82, 28, "#7fb0b5", "#3f7b83"),
    ...awning(30, 38, 56, "#2f6f8f", "#f6ead0"),
    ["M42 25q14-13 30 0l9-7v14l-9-7q-16 13-30 0z", "#dfe8ea", 1.5],
    [disc(50, 24, 1.6), "#2b2118", 0],
  ],
  herberg: [
    ...roof(16, 16, 88, 38, "#cf7f45", "#9d4f20"),
    ...roof(16, 64, 40, 40, "#c97038", "#8f4519"),
    [box(62, 64, 42, 40), "#d9c79a", 1.4],
    [disc(74, 78, 7), "#a9773f", 1.5],
    [disc(93, 90, 7), "#a9773f", 1.5],
    ...barrel(95, 72),
    ["M50 24h18v20h-18zM68 29q8 0 8 6t-8 6", "#f3e2b0", 1.7],
    ["M50 24q3-5 6-1q3-5 6 0q4-3 6 1v4H50z", "#fffdf2", 1.3],
    ...chimney(22, 22),
  ],
  handelshuis: [
    ["M14 12h8v-3h8v3h50v-3h8v3h8v36H14z", "rgb(30 18 6 / .3)", 0],
    ...roof(16, 12, 58, 34, "#8b6fae", "#5f4482"),
    [box(82, 14, 14, 14), "#c99a5c", 1.5],
    [box(92, 30, 14, 14), "#b58446", 1.5],
    ["M82 21h14M89 14v14M92 37h14M99 30v14", "none", 1.2],
    [disc(45, 29, 9), "#e6b93e", 1.6],
    ["M42 34v-10h6M42 29h5", "none", 1.8],
  ],
  stadspoort: [
    [box(10, 6, 100, 10), "#9aa0a0"],
    ["M10 6h8v-3h8v3h8v-3h8v3h8v-3h8v3h8v-3h8v3h8v-3h8v3h8v-3h8v3h4v6H10z", "#b8bcb8", 1.4],
    [disc(34, 30, 19), "rgb(30 18 6 / .3)", 0],
    [disc(90, 30, 19), "rgb(30 18 6 / .3)", 0],
    [box(44, 14, 32, 32), "#8f8a80"],
    [box(50, 14, 20, 32), "#6b4a28"],
    ["M55 14v32M60 14v32M65 14v32M50 24h20M50 36h20", "none", 1.2],
    [disc(30, 27, 18), "#a9aca6"],
    [disc(30, 27, 10), "#b5483a"],
    ["M30 17v20M20 27h20", "none", 1.2],
    [disc(90, 27, 18), "#a9aca6"],
    [disc(90, 27, 10), "#b5483a"],
    ["M90 17v20M80 27h20", "none", 1.2],
  ],
  kantoor: [
    ...hip(18, 12, 60, 34, "#6fa39a", "#3f7068"),
    ["M36 20h22q4 4 0 8v10h-22q4-5 0-9z", "#fbf1d6", 1.5],
    ["M40 25h12M40 30h13M40 34h9", "none", 1.2],
    ["M88 40q4-22 16-28q2 14-12 26z", "#f6ead0", 1.5],
    ["M88 42l10-18", "none", 1.3],
    ...barrel(92, 44),
  ],
  jachthut: [
    [box(6, 6, 108, 48), "#7f9a4c", 0],
    ...roof(22, 14, 48, 32, ...THATCH),
    ["M92 42v-10q-10-2-10-14m4 8h-6m12 6q10-2 10-14m-4 8h6", "none", 3],
    ["M87 38q5-6 10 0q2 9-5 10q-7-1-5-10z", "#a9773f", 1.5],
    ...bush(14, 14, 7),
    ...bush(14, 46, 6),
  ],
  boshut: [
    [box(6, 6, 108, 48), "#7f9a4c", 0],
    ...roof(18, 14, 44, 32, "#b9c06a", "#87903e"),
    ...logs(78, 16, 2),
    ["M82 50l24-14", "none", 4],
    ["M98 32q8-2 12 6l-7 5q-4-3-5-11z", "#cfd6da", 1.5],
    ...bush(12, 46, 6),
    ...bush(70, 14, 5),
  ],
  kerk: [
    ...hip(18, 44, 84, 34, ...TOWN),
    ...hip(52, 16, 30, 88, ...TOWN),
    [box(14, 42, 30, 38), "#cfc8b8", 1.8],
    ["M14 42l15 19l15-19zM14 80l15-19l15 19z", "#4a76a4", 1.5],
    ["M29 50v22M22 58h14", "none", 3.4],
    [disc(67, 61, 9), "#f0cf6a", 1.6],
    ["M67 52v18M58 61h18M61 55l12 12M73 55l-12 12", "none", 1.2],
  ],
  stadhuis: [
    ...hip(14, 20, 92, 34, ...TOWN),
    ...hip(14, 66, 92, 34, ...TOWN),
    [box(40, 40, 40, 40), "#d8d0be", 2],
    ["M40 40l20 20l20-20zM40 80l20-20l20 20z", "#86aed2", 1.4],
    [disc(60, 60, 12), "#fbf1d6", 1.8],
    ["M60 60v-8M60 60l6 4", "none", 2.2],
    ["M24 12v18l5-4 5 4v-18zM86 12v18l5-4 5 4v-18z", "#e6b93e", 1.5],
  ],
  gevangenis: [
    shade(14, 10, 90, 38),
    ["M14 10h10v4h8v-4h10v4h8v-4h10v4h8v-4h10v4h8v-4h18v38h-90z", "#8c95a0"],
    [box(26, 20, 66, 20), "#5b6673", 1.6],
    ["M34 20v20M42 20v20M50 20v20M58 20v20M66 20v20M74 20v20M82 20v20", "none", 2.6],
    ["M26 30h66", "none", 2],
  ],
  hospitium: [
    ...hip(16, 16, 88, 30, ...TOWN),
    ...hip(16, 74, 88, 30, ...TOWN),
    ...hip(16, 38, 26, 44, ...TOWN),
    [box(46, 48, 56, 24), "#93b25e", 1.4],
    ["M66 50h10v5h6v10h-6v5h-10v-5h-6v-10h6z", "#fffdf2", 1.7],
    ...bush(53, 60, 5),
    ...bush(95, 60, 5),
  ],
  wachttoren: [
    [disc(34, 35, 22), "rgb(30 18 6 / .34)", 0],
    [disc(29, 29, 21), "#9fa6ac", 2],
    ["M29 8v6M29 44v6M8 29h6M44 29h6M14 14l4 4M40 40l4 4M44 14l-4 4M14 44l4-4", "none", 3],
    [disc(29, 29, 13), "#3d6f9f", 1.8],
    ["M29 37q-9-4-4-12q3 3 3-5q10 6 6 14q-2 3-5 3z", "#f0a83a", 1.4],
  ],
};

export const sizeOf = (building: string): [number, number] =>
  building === "wachttoren"
    ? [60, 60]
    : ["herenhuis", "graanveld", "weide", "herberg", "kerk", "stadhuis", "hospitium"].includes(
          building,
        )
      ? [120, 120]
      : [120, 60];
