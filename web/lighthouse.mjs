// Lighthouse on home and on a player's own table: `make lighthouse`. Fails below 95.
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";

const LIGHTHOUSE = "lighthouse@12.8.2"; // fetched when asked for: nobody else needs its hundred packages
const LEAST = 95;
const ATTEMPTS = 3; // others on the machine only ever make it worse: the best counts
const ASPECTS = ["performance", "accessibility", "best-practices"];

/** A port nobody listens on. */
const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

const folder = mkdtempSync(join(tmpdir(), "gildehuis-lighthouse-"));
const [port, debugging] = [await freePort(), await freePort()];
const origin = `http://127.0.0.1:${port}`;
const server = spawn("../.venv/bin/gildehuis", ["serve"], {
  stdio: "ignore",
  env: {
    ...process.env,
    GILDEHUIS_PORT: String(port),
    GILDEHUIS_DATABASE: `sqlite:///${join(folder, "house.db")}`,
  },
});
const browser = await chromium.launchPersistentContext(join(folder, "profile"), {
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--no-proxy-server", `--remote-debugging-port=${debugging}`],
});

/** The address of a match of this game against bots; who sits there is the browser's person. */
async function table(page, game) {
  const id = await page.evaluate(async (name) => {
    const post = async (path, body) => {
      const headers = { "X-Gildehuis": "1", "Content-Type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      return answer.json();
    };
    await post("/api/guest", { name: "Lijsbet" });
    const bot = { kind: "bot", level: "easy" };
    const wish = { game: name, players: 3, seats: [{ kind: "me" }, bot, bot], shuffle: false };
    return (await post("/api/tables", wish)).id;
  }, game);
  return `${origin}/t/${id}`;
}

const run = promisify(execFile); // not the waiting kind: the browser is steered from here

/** As often as it takes to be good enough. */
async function judge(name, url, form) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) if (await measure(name, url, form)) return true;
  return false;
}

async function measure(name, url, form) {
  const file = join(folder, `${name}-${form}.json`.replaceAll(" ", "-"));
  const preset = form === "desktop" ? ["--preset=desktop"] : [];
  const flags = [`--port=${debugging}`, "--disable-storage-reset", "--quiet", "--output=json"];
  const which = `--only-categories=${ASPECTS.join(",")}`;
  const all = ["--yes", LIGHTHOUSE, url, ...flags, ...preset, which, `--output-path=${file}`];
  await run("npx", all);
  const { categories, audits } = JSON.parse(readFileSync(file, "utf8"));
  const points = ASPECTS.map((aspect) => Math.round(categories[aspect].score * 100));
  const load = loadavg()[0].toFixed(1);
  console.log(`${name}, ${form} (load ${load}): ${ASPECTS.map((aspect, n) => `${aspect} ${points[n]}`).join(", ")}`);
  const low = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  for (const { id, displayValue = "" } of low) console.log(`  ${id} ${displayValue}`);
  return Math.min(...points) >= LEAST;
}

let fine = true;
let trouble = new Error("the server does not answer");
try {
  const page = await browser.newPage();
  for (let tries = 0; ; tries++) {
    const answer = await page.goto(`${origin}/`).catch((error) => { trouble = error; });
    if (answer?.ok()) break;
    if (tries > 240) throw trouble;
    await page.waitForTimeout(500);
  }
  const places = [["home", `${origin}/`]];
  const games = process.argv.slice(2);
  for (const game of games.length > 0 ? games : ["kardinal", "flandern", "nieuwstad", "guilds"])
    places.push([`table of ${game}`, await table(page, game)]);
  await page.close();
  for (const [name, url] of places)
    for (const form of ["desktop", "mobile"]) fine = (await judge(name, url, form)) && fine;
} finally {
  await browser.close();
  server.kill("SIGINT");
}
process.exitCode = fine ? 0 : 1;
