// Whose eyes a replay is seen with: one viewer's, or all secrets open.
import type { Frame, View } from "./types";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What one knows where the other knows nothing (`null`), in every depth. */
export function fillIn(known: unknown, other: unknown): unknown {
  if (known === null || known === undefined) return other;
  if (Array.isArray(known) && Array.isArray(other) && known.length === other.length)
    return known.map((value, n) => fillIn(value, other[n]));
  if (!isObject(known) || !isObject(other)) return known;
  return Object.fromEntries(
    Object.entries(known).map(([key, value]) => [key, fillIn(value, other[key])]),
  );
}

/** The view of a frame. Where all were asked for: the mover's, with every seat's secrets filled in. */
export function seen(frame: Frame | undefined): View | undefined {
  if (!frame?.views) return frame?.view;
  const mover = frame.views[0]?.to_act[0] ?? 0;
  const base = frame.views[mover];
  if (!base) return undefined;
  const position = frame.views.reduce<unknown>(
    (open, view) => fillIn(open, view.position),
    base.position,
  );
  return { ...base, position: position as View["position"] };
}
