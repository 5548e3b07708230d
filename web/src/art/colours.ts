// The colours of pieces; each always comes with its emblem and its hatching (art/Defs.svelte).
export const COLOURS = [
  "red",
  "blue",
  "green",
  "yellow",
  "white",
  "orange",
  "grey",
  "church",
] as const;
export type Colour = (typeof COLOURS)[number];

/** The colour of a seat where the game says nothing else. */
export const SEAT_COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];

export const isColour = (word: unknown): word is Colour => COLOURS.includes(word as Colour);
