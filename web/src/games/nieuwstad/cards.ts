// The pictures of the cards, on 60 × 44: wishes on parchment, events on a stormy ground.
import type { Stroke } from "./buildings";

const roof = (x: number, y: number, fill = "#b5483a"): Stroke[] => [
  [`M${x} ${y}h18v14h-18z`, "#f0dfae", 1.5],
  [`M${x - 3} ${y + 1}l12-11 12 11z`, fill, 1.6],
  [`M${x + 7} ${y + 14}v-7h5v7z`, "#6b4a28", 1.2],
];
const flame = (x: number, y: number): Stroke[] => [
  [`M${x} ${y}q-11-5-5-16q3 4 4-8q13 9 8 19q-2 5-7 5z`, "#e8742c", 1.5],
  [`M${x} ${y}q-5-3-2-8q2 2 2-4q6 5 3 9q-1 3-3 3z`, "#f7d25c", 1],
];
const person = (x: number, y: number, cloth: string): Stroke[] => [
  [`M${x - 6} ${y}q0-15 6-15t6 15z`, cloth, 1.5],
  [`M${x - 4} ${y - 18}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`, "#ecc9a0", 1.4],
];
const boat = (x: number, y: number, sail: string): Stroke[] => [
  [`M${x - 15} ${y}q4 10 15 10t16-10z`, "#8a6136", 1.6],
  [`M${x} ${y}v-26`, "none", 1.8],
  [`M${x + 2} ${y - 25}q13 6 11 21h-11z`, sail, 1.5],
];
const waves: Stroke = ["M2 40q5-4 10 0t10 0 10 0 10 0 10 0 6-1", "none", 1.6];
const stars: Stroke = [
  "M8 8l1 3 3 0-2 2 1 3-3-2-3 2 1-3-2-2 3 0zM50 6l1 3 3 0-2 2 1 3-3-2-3 2 1-3-2-2 3 0z",
  "#f7d25c",
  1,
];

export const PICTURES: Record<string, Stroke[]> = {
  botenbouw: [
    ...boat(28, 26, "#f6ead0"),
    ["M44 34l10-14", "none", 3],
    ["M49 16l8 2-3 6-7-3z", "#cfd6da", 1.4],
    waves,
  ],
  brand: [...roof(20, 26), ...flame(30, 22), ...flame(44, 36)],
  burgerwacht: [
    ...person(20, 40, "#35597a"),
    ...person(38, 40, "#35597a"),
    ["M29 42V8M47 42V8", "none", 2],
    ["M26 9l3-7 3 7zM44 9l3-7 3 7z", "#cfd6da", 1.3],
  ],
  buurtfeest: [
    ["M2 8q28 14 56 0", "none", 1.5],
    ["M10 11l4 9 5-7zM25 15l5 9 5-9zM42 13l5 8 4-10z", "#c23b32", 1.3],
    ...person(16, 42, "#5c7340"),
    ...person(44, 42, "#c8691f"),
    ["M26 34h10v8h-10z", "#e6b93e", 1.5],
  ],
  criminaliteit: [
    ...person(30, 42, "#2b2118"),
    ["M22 20h16v6q-8 3-16 0z", "#2b2118", 1],
    ["M42 26q8-2 10 6q1 9-6 9t-8-8z", "#a9773f", 1.6],
    ["M43 27l-2-5h8l-2 5z", "#a9773f", 1.4],
  ],
  houthakkersfeest: [
    ["M6 36h26a4 4 0 0 0 0-9H6z", "#a9773f", 1.6],
    ["M14 26h24a4 4 0 0 0 0-9H14z", "#8f6233", 1.6],
    ["M44 38h10V22h-10zM54 26q6 0 4 8h-4", "#f0dfae", 1.5],
    ["M44 22q2-6 5-2q4-4 5 2z", "#fffdf2", 1.3],
  ],
  huizenbouw: [
    ...roof(10, 26),
    ["M36 40V14h14v26M36 22h14M36 31h14", "none", 1.8],
    ["M34 12h20", "none", 3],
  ],
  inkomstenbelasting: [
    ["M10 8h26v32H10z", "#fbf1d6", 1.6],
    ["M15 15h16M15 21h16M15 27h10", "none", 1.5],
    ["M36 30a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", "#e6b93e", 1.6],
    ["M45 25v10M41 30h8", "none", 1.5],
  ],
  kennis_is_macht: [
    ["M4 12q13-6 26 2q13-8 26-2v26q-13-6-26 2q-13-8-26-2z", "#fbf1d6", 1.7],
    ["M30 14v26M9 18q8-3 16 1M9 25q8-3 16 1M35 19q8-4 16-1M35 26q8-4 16-1", "none", 1.3],
  ],
  midzomernachtfestival: [
    stars,
    ...flame(30, 40),
    ...person(12, 42, "#6a4a86"),
    ...person(49, 42, "#5c7340"),
  ],
  rotte_vis: [
    ["M6 26q18-18 34 0l12-9v19l-12-9q-16 17-34-1z", "#93a86a", 1.7],
    ["M12 21l5 5M17 21l-5 5", "none", 1.8],
    ["M24 10q-3-3 0-5t0-5M36 10q-3-3 0-5t0-5", "none", 1.5],
  ],
  schilderij: [
    ["M8 4h44v36H8z", "#c9972b", 1.8],
    ["M13 9h34v26H13z", "#8fb4cf", 1.5],
    ["M13 35V27q8-8 16 0q8-6 18 2v6z", "#7f9a4c", 1.4],
    ["M36 15a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "#f7d25c", 1.2],
  ],
  sprinkhanenplaag: [
    ["M12 28q14-12 28-4l10-2q4 6-4 9l-28 2z", "#8fae3f", 1.6],
    ["M28 22l10-16 8 22M18 32l-6 9M30 33l4 8M46 23l8-7", "none", 1.7],
    ["M15 25h2", "none", 2.4],
  ],
  standbeeld: [
    ["M18 34h24v8H18z", "#a9a498", 1.6],
    ["M22 34q0-16 8-16t8 16z", "#c5c2b8", 1.6],
    ["M26 14a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "#c5c2b8", 1.5],
    ["M37 24l10-12", "none", 2.6],
  ],
  wolventerreur: [
    ["M8 40q2-18 14-22l-2-12 9 7h8l8-7-1 14q8 8 6 20z", "#7d7a74", 1.7],
    ["M22 21h4M38 21h4", "none", 2.8],
    ["M26 29h12l-2 6-3-3-2 4-3-4-2 3z", "#fffdf2", 1.2],
  ],
  sprokkelaar: [
    ...person(18, 42, "#7a6a3e"),
    ["M28 36l24-8M28 31l24-6M30 40l24-8", "none", 4],
    ["M38 22l4 20", "none", 2],
  ],
  wijkfeest: [
    ...roof(6, 28),
    ...roof(36, 28, "#35597a"),
    ["M4 8q26 12 52 0", "none", 1.4],
    ["M14 11l4 7 4-5zM28 13l4 8 4-8zM42 12l4 6 3-8z", "#e6b93e", 1.2],
  ],
  kleine_geboortegolf: [
    ["M12 22h36q0 16-18 16t-18-16z", "#a9773f", 1.7],
    ["M20 20a7 7 0 1 0 14 0a7 7 0 1 0-14 0z", "#ecc9a0", 1.5],
    ["M34 22q10-6 13 0z", "#f6ead0", 1.4],
    ["M14 40q16 6 32 0", "none", 2.4],
  ],
  grote_geboortegolf: [
    ["M4 24h24q0 14-12 14t-12-14zM32 24h24q0 14-12 14t-12-14z", "#a9773f", 1.7],
    ["M8 21a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM36 21a6 6 0 1 0 12 0a6 6 0 1 0-12 0z", "#ecc9a0", 1.5],
    ["M6 41q10 4 20 0M34 41q10 4 20 0", "none", 2.2],
  ],
  kruistocht: [
    ["M18 4h24v20q-2 12-12 17q-10-5-12-17z", "#fbf1d6", 1.8],
    ["M27 8h6v9h7v6h-7v13h-6V23h-7v-6h7z", "#a4332a", 1.2],
  ],
  zwarte_dood: [
    ["M16 20q0-16 14-16t14 16q0 7-5 9v7H21v-7q-5-2-5-9z", "#f0e6cc", 1.8],
    ["M22 21a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM31 21a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "#2b2118", 1],
    ["M26 31v5M30 31v5M34 31v5", "none", 1.6],
  ],
  vikingen: [
    ["M6 26q24 18 48 0q-2 14-12 14H18q-10 0-12-14z", "#8a4a22", 1.8],
    ["M6 26q-4-8 2-12M54 26q4-8-2-12", "none", 2.6],
    ["M30 28V4", "none", 2],
    ["M16 6h28v16H16z", "#f6ead0", 1.6],
    ["M21 6h5v16h-5zM34 6h5v16h-5z", "#a4332a", 1],
    waves,
  ],
};
export const EVENTS = [
  "kleine_geboortegolf",
  "grote_geboortegolf",
  "kruistocht",
  "zwarte_dood",
  "vikingen",
];
