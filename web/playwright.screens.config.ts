// Pictures of every page and board for docs/screens, by `make screens`.
import base from "./playwright.config";

export default { ...base, testMatch: "screens.ts", workers: 1, timeout: 240_000 };
