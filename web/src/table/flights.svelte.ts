// Pieces that travel from one thing on the table to another, along a bow.
import { settings } from "../house/settings.svelte";

/** `from` and `to` name elements by their `data-anchor`; `symbol` is an id of a drawn symbol. */
export interface Flight {
  symbol: string;
  from: string;
  to: string;
  size?: number;
}

export const FLIGHT_MS = 380;
const APART_MS = 90;

function centre(anchor: string): { x: number; y: number; element: Element } | null {
  const element = document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
  if (!element || element.checkVisibility?.() === false) return null;
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, element };
}

function flash(element: Element): void {
  const frames = [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }];
  element.animate(frames, { duration: 300 });
}

function piece(symbol: string, size: number): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#${symbol}`);
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", String(size));
  svg.setAttribute("height", String(size));
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("flight");
  svg.append(use);
  return svg;
}

/** Who wants the others' moves at once is kept waiting by nothing. */
const instant = () => settings.speed === "instant";

/** Let pieces fly, one shortly after the other. */
export function fly(flights: Flight[]): void {
  if (instant()) return;
  for (const [n, flight] of flights.entries()) {
    const from = centre(flight.from);
    const to = centre(flight.to);
    if (!to) continue;
    if (!from || settings.still || typeof to.element.animate !== "function") {
      if (typeof to.element.animate === "function") flash(to.element);
      continue;
    }
    const size = flight.size ?? 26;
    const svg = piece(flight.symbol, size);
    document.body.append(svg);
    const at = (x: number, y: number, grow: number) => ({
      transform: `translate(${x - size / 2}px, ${y - size / 2}px) scale(${grow})`,
    });
    const top = Math.min(from.y, to.y) - 50;
    const frames = [
      { ...at(from.x, from.y, 0.7), opacity: 0 },
      { ...at(from.x, from.y, 1), opacity: 1, offset: 0.1 },
      { ...at((from.x + to.x) / 2, (top + (from.y + to.y) / 2) / 2, 1.35), offset: 0.55 },
      { ...at(to.x, to.y, 1) },
    ];
    const options = {
      duration: FLIGHT_MS,
      delay: n * APART_MS,
      easing: "ease-in-out",
      fill: "backwards" as const,
    };
    const flying = svg.animate(frames, options);
    flying.onfinish = () => {
      svg.remove();
      flash(to.element);
    };
    flying.oncancel = () => svg.remove();
  }
}

/** Let an element that stands in its new place come from its old one (units of its own drawing). */
export function arrive(element: Element, dx: number, dy: number): void {
  if (instant() || typeof element.animate !== "function") return;
  if (settings.still) {
    flash(element);
    return;
  }
  const frames = [
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx / 2}px, ${dy / 2 - 24}px)`, offset: 0.5 },
    { transform: "translate(0, 0)" },
  ];
  element.animate(frames, { duration: FLIGHT_MS, easing: "ease-in-out" });
}
