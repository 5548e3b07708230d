// The place for the board: its size, 0 until it has been measured, and how many parts are still to come.
export const room = $state({ width: 0, height: 0, coming: 0 });
