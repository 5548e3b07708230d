// Hover, long-press or "?" on any piece explains it with its rules.
import { rulebooks } from "../house/rulebooks.svelte";

export interface Tip {
  title: string;
  text?: string;
  rules?: string[];
}

interface Showing extends Tip {
  x: number;
  y: number;
  below: boolean;
}

const HOVER_MS = 450;
const PRESS_MS = 500;

class Tips {
  showing = $state.raw<Showing | null>(null);
  game = $state("");

  show(element: Element, tip: Tip): void {
    if (this.game) void rulebooks.load(this.game);
    const box = element.getBoundingClientRect();
    const below = box.y < innerHeight * 0.45;
    const x = Math.min(Math.max(box.x + box.width / 2, 160), innerWidth - 160);
    this.showing = { ...tip, x, y: below ? box.bottom + 8 : box.top - 8, below };
  }

  hide(): void {
    this.showing = null;
  }
}

export const tips = new Tips();

/** `{@attach explains(() => ({title, rules: ["K9"]}))}` on anything drawn. */
export function explains(tip: () => Tip | null) {
  return (element: Element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const now = tip();
      if (now) tips.show(element, now);
    };
    const later = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, ms);
    };
    const stop = () => clearTimeout(timer);
    const away = () => {
      stop();
      tips.hide();
    };
    const enter = (event: Event) =>
      (event as PointerEvent).pointerType === "mouse" && later(HOVER_MS);
    const leave = (event: Event) => (event as PointerEvent).pointerType === "mouse" && away();
    const down = (event: Event) =>
      (event as PointerEvent).pointerType === "mouse" ? away() : later(PRESS_MS);
    const key = (event: Event) => (event as KeyboardEvent).key === "?" && show();
    const menu = (event: Event) => event.preventDefault();
    const on: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["pointerdown", down],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["pointermove", (event) => (event as PointerEvent).pointerType !== "mouse" && stop()],
      ["keydown", key],
      ["blur", away],
      ["contextmenu", menu],
    ];
    for (const [name, handler] of on) element.addEventListener(name, handler);
    return () => {
      away();
      for (const [name, handler] of on) element.removeEventListener(name, handler);
    };
  };
}
