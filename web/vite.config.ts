import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { offline } from "./offline.ts";

/** Where `parlour serve` listens while `npm run dev` serves the page. */
const server = "127.0.0.1:8000";

export default defineConfig({
  // The server hands the page out at its root, and for the deep links of tables too.
  base: "/",
  plugins: [svelte(), svelteTesting(), offline()],
  build: {
    outDir: "../src/parlour/server/page",
    emptyOutDir: true,
    assetsDir: "assets",
    // Fonts stay files of their own: the browser then loads only those it needs.
    assetsInlineLimit: 0,
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": { target: `http://${server}` },
      "/cards": { target: `http://${server}` },
      "/ws": { target: `ws://${server}`, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
