// Pictures of every question of every game, by `make questions`.
import base from "./playwright.config";

export default { ...base, testMatch: "questions.ts", timeout: 600_000 };
