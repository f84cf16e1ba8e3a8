/** How the page is built: into dist/, in files that may be kept for ever, with nothing that a strict policy forbids. */
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { serviceWorker } from "./offline/vite-sw.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the server is that a page under development talks to. */
const SERVER = process.env.RUBICON_SERVER ?? "http://127.0.0.1:7400";

/** Letters of the first view: fetched with the page and not after its styles. */
const FIRST_LETTERS = ["cinzel-latin-700-normal", "alegreya-latin-400-normal"];

const preloadLetters: Plugin = {
  name: "preload-letters",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FIRST_LETTERS.some((font) => file.includes(font)))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` },
          injectTo: "head" as const,
        })),
  },
};

/** Changes with React alone, so that a new version of the page need not fetch it again. */
const REACT = /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//;

export default defineConfig({
  root: here("."),
  base: "/",
  plugins: [preloadLetters, serviceWorker()],
  esbuild: { jsx: "automatic" },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  build: {
    outDir: here("dist"),
    emptyOutDir: true,
    target: "es2022",
    // The policy lets fonts and scripts come from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: (id) => (REACT.test(id) ? "react" : undefined) } },
  },
});
