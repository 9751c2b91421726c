import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.GONFALON_SERVER ?? "http://127.0.0.1:8731";

export default defineConfig({
  plugins: [svelte()],
  // Tests run in a make-believe browser, so they need Svelte's client half.
  resolve: { conditions: ["browser"] },
  build: {
    outDir: "../src/gonfalon/server/static",
    emptyOutDir: true,
    // The server's content security policy knows no inline anything: no data: addresses, no preload snippet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, changeOrigin: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
