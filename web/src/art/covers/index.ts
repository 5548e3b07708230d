// The cover of each game, drawn by us.
import type { Component } from "svelte";
import Flandern from "./Flandern.svelte";
import Guilds from "./Guilds.svelte";
import Kardinal from "./Kardinal.svelte";
import Nieuwstad from "./Nieuwstad.svelte";

const COVERS: Record<string, Component> = {
  kardinal: Kardinal,
  flandern: Flandern,
  nieuwstad: Nieuwstad,
  guilds: Guilds,
};

/** The picture that we drew for a game; null for games of others. */
export const pictures = (game: string): Component | null => COVERS[game] ?? null;
