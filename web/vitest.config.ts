// Tests of the client's parts, in a made-up browser. Apart from the build, which needs none of this.
import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config";

export default mergeConfig(
  build,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "jsdom",
      include: ["src/**/*.test.ts"],
      isolate: false,
      fileParallelism: false,
    },
  }),
);
