// Builds the client into the server's package, where it is served from and shipped with.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = process.env.GILDEHUIS_SERVER ?? "http://127.0.0.1:8302";

// few files: what every page needs, what every board needs, and each game with its drawings
const AT_TABLE = "editions|eyes|markdown|rulebooks|socket|table";
const EVERYWHERE = new RegExp(
  `/svelte/|/@fluent/|preload-helper|/src/(art|style)/|/src/house/(?!${AT_TABLE})|/kardinal/Tower|/pages/Lost`,
);
const TABLE = new RegExp(`/src/table/|/src/house/(${AT_TABLE})|/src/pages/(Play)?Table.svelte`);

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/gildehuis/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // no data: addresses, so that the content policy can stay strict
    modulePreload: { polyfill: false },
    manifest: "chunks.json", // the server reads which files a page needs and sends for them early
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "house", test: EVERYWHERE, priority: 2 },
            { name: "table", test: TABLE, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
