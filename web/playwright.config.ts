// The whole house in a real Chromium: a server of its own, a database of its own.
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

/** A port nobody listens on, so that two runs on one machine do not meet. */
function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

const port = Number(process.env.E2E_PORT ?? (await freePort()));
const folder = process.env.E2E_FOLDER ?? mkdtempSync(join(tmpdir(), "gildehuis-e2e-"));
process.env.E2E_PORT = String(port); // workers read this file again
process.env.E2E_FOLDER = folder;

export default defineConfig({
  testDir: "../tests/e2e",
  testMatch: "*.spec.ts",
  outputDir: "./test-results",
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0, // deals differ from run to run; what passes only the second time is named as flaky
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [["line"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en",
    actionTimeout: 20_000,
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-proxy-server",
      ],
    },
  },
  webServer: {
    command: "../.venv/bin/gildehuis serve",
    url: `http://127.0.0.1:${port}/api/games`,
    timeout: 60_000,
    reuseExistingServer: false,
    env: {
      GILDEHUIS_PORT: String(port),
      GILDEHUIS_DATABASE: `sqlite:///${join(folder, "house.db")}`,
      GILDEHUIS_LOG_LEVEL: "warning", // who comes and goes is the tests' own doing
      GILDEHUIS_BOT_PAUSE_MS: "0",
      GILDEHUIS_REQUESTS_PER_MINUTE: "60000",
      GILDEHUIS_GUESTS_PER_MINUTE: "6000",
      GILDEHUIS_MESSAGES_PER_SECOND: "1000",
    },
  },
});
