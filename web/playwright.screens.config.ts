// Pictures of every page and board by `make screens`.
import base from "./playwright.config";

process.env.KEEP_SCREENS = "1"; // a test that shows what nothing else does keeps its picture too
const testMatch = ["screens.ts", "generic.spec.ts"];

export default { ...base, testMatch, workers: 1, timeout: 240_000 };
