// Which page the address names; links inside the house change it without a reload.
export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "invite"; code: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "settings" }
  | { page: "lost" };

export function read(path: string): Route {
  const [first, second] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: "home" };
  if (first === "settings" && !second) return { page: "settings" };
  if (!second) return { page: "lost" };
  if (first === "t") return { page: "table", id: second };
  if (first === "i") return { page: "invite", code: second };
  if (first === "replay") return { page: "replay", id: second };
  if (first === "rules") return { page: "rules", game: second };
  return { page: "lost" };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.follow());
    addEventListener("click", (event) => this.click(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.follow();
    if (!this.hash) scrollTo(0, 0);
  }

  private follow(): void {
    this.route = read(location.pathname);
    this.hash = location.hash.slice(1);
  }

  private click(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.download) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
