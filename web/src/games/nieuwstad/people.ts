// The seven roles as half-length portraits on 60 × 66: cloth, face, hat, tool.
import type { Stroke } from "./buildings";

const SKIN = "#ecc9a0";
const body = (cloth: string): Stroke => ["M6 66q2-21 18-23h12q16 2 18 23z", cloth];
const face: Stroke[] = [
  ["M24 38v8q6 5 12 0v-8z", "#d9ae82", 1.5],
  ["M18 26q0-14 12-14t12 14q0 16-12 17q-12-1-12-17z", SKIN],
  ["M24 27h3M33 27h3", "none", 2.6],
  ["M30 28l-2 6h3", "none", 1.3],
];
const smile: Stroke = ["M26 38q4 2.5 8 0", "none", 1.5];
const beard = (hair: string): Stroke => [
  "M19 31q1 17 11 18q10-1 11-18q-4 5-7 4q-4-2-8 0q-4 1-7-4z",
  hair,
  1.7,
];

export const PORTRAITS: Record<string, { ground: string; art: Stroke[] }> = {
  houthakker: {
    ground: "#a9bf7c",
    art: [
      body("#5c7340"),
      ...face,
      beard("#8a4a22"),
      ["M26 40q4 2 8 0", "none", 1.4],
      ["M16 23q0-14 14-14t14 14q-14-5-28 0z", "#7d231d"],
      ["M40 8q7-4 9-1q-4 1-6 5", "#f6ead0", 1.3],
      ["M50 64L44 24", "none", 5],
      ["M50 64L44 24", "#a9773f", 2.4],
      ["M42 20q9-4 15 2q0 8-5 12q-4-5-10-4z", "#cfd6da"],
    ],
  },
  bouwmeester: {
    ground: "#e0bd84",
    art: [
      body("#a4432f"),
      ["M24 45l6 8 6-8", "#f6ead0", 1.5],
      ...face,
      smile,
      ["M25 34q5-4 10 0q-5 2-10 0z", "#4a2f18", 1.2],
      ["M16 21q-3-10 14-11t14 11q-14-4-28 0z", "#35597a"],
      ["M14 21q16-6 32 0v4q-16-6-32 0z", "#2a4660", 1.6],
      ["M44 62V40M44 40l12 22M38 52h18", "none", 3],
    ],
  },
  boer: {
    ground: "#e8cf7a",
    art: [
      body("#7a6a3e"),
      ["M22 46l8 7 8-7", "#dcb866", 1.5],
      ...face,
      smile,
      ["M8 22q22-10 44 0q-2 5-22 2q-20 3-22-2z", "#dcb866"],
      ["M19 20q0-13 11-13t11 13q-11-4-22 0z", "#e9c978"],
      ["M47 64V34", "none", 2.4],
      ["M47 34q-6-4-6-12M47 34q6-4 6-12M47 36V20", "none", 2.4],
    ],
  },
  schout: {
    ground: "#b9c6d4",
    art: [
      body("#3b3550"),
      ["M18 48q12 12 24 0l-2 6q-10 8-20 0z", "#e6b93e", 1.6],
      ...face,
      ["M23 35q7-3 14 0q-2 4-7 2q-5 2-7-2z", "#2b2118", 1],
      ["M15 22q2-12 17-12q14 0 14 9q-2 5-9 3q-12-2-22 0z", "#2b2118"],
      ["M40 11q10-6 12 3q-5-1-8 4z", "#c23b32", 1.4],
      ["M10 66V40", "none", 4],
      ["M6 40h8l-4-10z", "#cfd6da", 1.6],
    ],
  },
  handelaar: {
    ground: "#d9a98a",
    art: [
      body("#6a4a86"),
      ["M14 52q16-12 32 0v8q-16-10-32 0z", "#f6ead0", 1.6],
      ...face,
      smile,
      ["M15 22q-2-14 15-14q18 0 16 10q6 2 3 9q-3-5-8-6q-14-4-26 1z", "#a4332a"],
      ["M38 54a8 8 0 1 0 16 0a8 8 0 1 0-16 0z", "#e6b93e"],
      ["M46 49v10M42 54h8", "none", 1.6],
    ],
  },
  rentmeester: {
    ground: "#a9c4b8",
    art: [
      body("#2f5f57"),
      ...face,
      ["M24 38h12", "none", 1.5],
      [
        "M21 27a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM31 27a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM29 27h2",
        "none",
        1.5,
      ],
      ["M17 21q0-12 13-12t13 12l2 3q-15-5-30 0z", "#1f3f3a"],
      ["M36 44h18v18H36z", "#fbf1d6"],
      ["M39 49h12M39 53h12M39 57h8", "none", 1.4],
    ],
  },
  graaf: {
    ground: "#c7a4b0",
    art: [
      body("#7d231d"),
      ["M12 52q18-14 36 0l-3 9q-15-11-30 0z", "#fffdf2", 1.6],
      ["M20 53l1 3M28 50v3M36 50v3M43 54l-1 3", "none", 2],
      ...face,
      beard("#b9b2a4"),
      ["M26 40q4 2 8 0", "none", 1.4],
      ["M15 22l-2-14 8 6 9-10 9 10 8-6-2 14q-15-5-30 0z", "#e6b93e"],
      ["M28 16a2 2 0 1 0 4 0a2 2 0 1 0-4 0z", "#c23b32", 1.2],
    ],
  },
};
