// Arrow keys between things that lie anywhere: the nearest in the direction of the key.
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Reachable = (HTMLElement | SVGElement) & { focus(options?: FocusOptions): void };

const centre = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** The target beside this one in the direction of an arrow key; null if there is none. */
export function neighbour(from: Element, key: string): Reachable | null {
  const way = WAYS[key];
  if (!way) return null;
  const [x, y] = centre(from);
  const board = from.closest("[data-board]") ?? document.body;
  let best: Reachable | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of board.querySelectorAll<Reachable>("[data-target]")) {
    if (other === from) continue;
    const [ox, oy] = centre(other);
    const along = (ox - x) * way[0] + (oy - y) * way[1];
    const across = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    if (along < 2) continue;
    const cost = along + across * 2;
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}
