// Builds the client into the server's package, where it is served from and shipped with.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.GILDEHUIS_SERVER ?? "http://127.0.0.1:8302";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/gildehuis/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // no data: addresses, so that the content policy can stay strict
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    isolate: false,
    fileParallelism: false,
  },
});
