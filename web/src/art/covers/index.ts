// The cover of each game, drawn by us.
import type { Component } from "svelte";
import Flandern from "./Flandern.svelte";
import Guilds from "./Guilds.svelte";
import House from "./House.svelte";
import Kardinal from "./Kardinal.svelte";
import Nieuwstad from "./Nieuwstad.svelte";

const COVERS: Record<string, Component> = {
  kardinal: Kardinal,
  flandern: Flandern,
  nieuwstad: Nieuwstad,
  guilds: Guilds,
};

/** The picture of a game; the guild house itself for a game that brings none. */
export const pictures = (game: string): Component => COVERS[game] ?? House;
