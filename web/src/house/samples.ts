// A table and a view for tests, whole, with what a test says of them.
import type { Table, View } from "./types";

export const sampleTable = (more: Partial<Table> = {}): Table => ({
  id: "t",
  game: "kardinal",
  players: 2,
  edition: null,
  options: {},
  rules: 1,
  public: false,
  spectators: false,
  clock: { kind: "none", move_s: 60, bank_s: 600, days: 3, level: "medium" },
  stage: "playing",
  host: "p",
  you: 0,
  seats: [],
  to_act: [0],
  seq: 0,
  created: 0,
  rematch: null,
  abandon: [],
  undo_request: null,
  result: null,
  lesson: null,
  ...more,
});

export const sampleView = (more: Partial<View> = {}): View => ({
  game: "kardinal",
  players: 2,
  options: {},
  edition: null,
  viewer: 0,
  to_act: [0],
  asked: null,
  legal: [],
  position: {},
  result: null,
  previews: [],
  ...more,
});
