// What a person set for this device: light, motion, speed, sound, language.
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";
export const SPEEDS = ["calm", "brisk", "swift", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = "gildehuis-settings";
const media = (query: string) =>
  typeof matchMedia === "function" ? matchMedia(query) : { matches: false, addEventListener() {} };

function stored(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

const PAUSE: Record<Speed, number> = { calm: 1500, brisk: 750, swift: 300, instant: 0 };

class Settings {
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  speed = $state<Speed>("brisk");
  sound = $state(true);
  confirm = $state(true);
  language = $state<string | null>(null);
  private darkSystem = media("(prefers-color-scheme: dark)");
  private stillSystem = media("(prefers-reduced-motion: reduce)");

  constructor() {
    const was = stored();
    if (typeof was.theme === "string") this.theme = was.theme as Theme;
    if (typeof was.motion === "string") this.motion = was.motion as Motion;
    if (typeof was.speed === "string" && was.speed in PAUSE) this.speed = was.speed as Speed;
    if (typeof was.sound === "boolean") this.sound = was.sound;
    if (typeof was.confirm === "boolean") this.confirm = was.confirm;
    if (typeof was.language === "string") this.language = was.language;
    this.darkSystem.addEventListener("change", () => this.apply());
    this.stillSystem.addEventListener("change", () => this.apply());
    this.apply();
  }

  get dark(): boolean {
    return this.theme === "system" ? this.darkSystem.matches : this.theme === "dark";
  }

  /** Reduced motion: a short highlight instead of pieces that travel. */
  get still(): boolean {
    return this.motion === "system" ? this.stillSystem.matches : this.motion === "reduced";
  }

  /** How long an opponent's move is shown before the next, in ms. */
  get pause(): number {
    return PAUSE[this.speed];
  }

  set(change: Partial<Pick<Settings, "theme" | "motion" | "speed" | "sound" | "confirm">>): void {
    Object.assign(this, change);
    this.save();
  }

  save(): void {
    const { theme, motion, speed, sound, confirm, language } = this;
    try {
      const all = { theme, motion, speed, sound, confirm, language };
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // a browser that stores nothing still plays
    }
    this.apply();
  }

  private apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.still ? "reduced" : "full";
  }
}

export const settings = new Settings();
