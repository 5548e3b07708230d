// How large the place for the board is; 0 until it has been measured.
export const room = $state({ width: 0, height: 0 });
