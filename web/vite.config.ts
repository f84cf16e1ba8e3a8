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

/** A player reads one language of a game: the page fetches it, and the others later. */
const oneLanguage: Plugin = {
  name: "one-language",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /(?:\.|julius-caesar)\/languages(?:\.ts)?$/ },
    handler: async function (source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.endsWith("/words/languages.ts")) return found;
      return { ...found, id: found.id.replace(/languages\.ts$/, "languages-fetched.ts") };
    },
  },
};

/**
 * What belongs together is packed together: a few large files come sooner and smaller than many small ones. What draws
 * a game stays apart from its rules: it wants the sheet of the map to be there before it runs.
 */
const CHUNKS: readonly (readonly [name: string, modules: RegExp])[] = [
  // Changes with React alone, so that a new version of the page need not fetch it again.
  [
    "react",
    /commonjsHelpers|\/node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
  ],
  // What every page begins with.
  [
    "index",
    /\/web\/(?:main\.tsx|app\/(?!passkeys|push)|offline\/register\.ts|games\/(?:face|index)\.ts|pages\/shared\/summaries\.ts|games\/julius-caesar\/map\/(?:sheet\.ts|geography\.json))|vite\/preload-helper|\/client\/|\/engine\/(?:hash|json|words)\.ts|\/words\/languages/,
  ],
  [
    "julius-caesar",
    /(?<!\/web)\/games\/julius-caesar\/(?!(?:rulebook|words)\/(?:en|fr|it))|\/engine\/(?!testing)|\/node_modules\/@noble\//,
  ],
  // Whatever is named here may ask for what stands above it, and never the other way round.
  [
    "table",
    /\/web\/(?:board|table)\/(?!company|live|replay)|\/web\/local\/(?!DropZone|LocalList|NewLocalForm|files)|\/node_modules\/idb\//,
  ],
];

export default defineConfig({
  root: here("."),
  base: "/",
  plugins: [oneLanguage, preloadLetters, serviceWorker()],
  esbuild: { jsx: "automatic" },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  build: {
    outDir: here("dist"),
    emptyOutDir: true,
    target: "es2022",
    // The policy lets fonts and scripts come from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        manualChunks: (id) => CHUNKS.find(([, modules]) => modules.test(id))?.[0],
        onlyExplicitManualChunks: true,
      },
    },
  },
});
