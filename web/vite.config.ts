/** How the page is built: into dist/, in files that may be kept for ever, with nothing that a strict policy forbids. */
import { readFileSync } from "node:fs";
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

/** A player reads one language: the page fetches it, and the others later. */
const oneLanguage: Plugin = {
  name: "one-language",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /\/languages(?:\.ts)?$/ },
    handler: async function (source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.endsWith("/words/languages.ts")) return found;
      return { ...found, id: found.id.replace(/languages\.ts$/, "languages-fetched.ts") };
    },
  },
};

/**
 * What a page never does with a game: it searches nothing, checks no invariants, keeps journals and no positions, and
 * battles are fought in a worker, which is built by itself and has all of it. The same holds for the words that a terminal
 * adds to a list of acts.
 */
const UNUSED =
  /(?<!\/web)\/games\/(?!series)[\w-]+\/(?:lab|guess|value|invariants|notation|words\/(?:look|notes|\w\w\/closer))\.ts$/;

const withoutUnused: Plugin = {
  name: "without-unused",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: UNUSED },
    handler: (id) =>
      [...readFileSync(id, "utf8").matchAll(/^export (?:const|function) (\w+)/gm)]
        .map(
          ([, name]) =>
            `export const ${name} = ${name.startsWith("make") ? "() => {}" : `() => { throw Error("${name}"); }`};`,
        )
        .join("\n"),
  },
};

/**
 * The table as text is read by few: a game's page comes without it, and fetches it when somebody does. Until it is here
 * whoever reads throws the promise of it, for which React waits.
 */
const lateText: Plugin = {
  name: "late-text",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /(?<!\/web)\/games\/[\w-]+\/words\/board\.ts$/ },
    handler: (id) => `
      let here;
      export const boardText = (...seen) => {
        if (here === undefined) throw import(${JSON.stringify(`${id}?whole`)}).then((all) => { here = all; });
        return here.boardText(...seen);
      };
      export const sceneText = () => { throw Error("sceneText"); };`,
  },
};

/** As in engine/provenance.ts, which a configuration cannot ask. */
const PROVENANCE: readonly string[] = ["stated", "found", "ours", "basis"];

/**
 * Where a value of the components comes from is for people: the game takes no notice of it, and its files come without.
 * The workshop, which shows it, asks for them whole: see data/provenance.ts of a game.
 */
const withoutProvenance: Plugin = {
  name: "without-provenance",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /\/[\w-]+\.json$/ },
    handler: async function (source, importer, options) {
      if (!importer?.endsWith("/data/provenance.ts")) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?whole` };
    },
  },
  load: {
    filter: { id: /(?<!\/web)\/games\/[\w-]+\/data\/[\w-]+\.json$/ },
    handler: (id) =>
      JSON.stringify(
        JSON.parse(readFileSync(id, "utf8"), (field, value: unknown) =>
          PROVENANCE.includes(field) ? undefined : value,
        ),
      ),
  },
};

/**
 * What belongs together is packed together: a few large files come sooner and smaller than many small ones. The rules of
 * a game are one file, called after its folder; its words and its rulebook are fetched by language.
 */
const CHUNKS: readonly (readonly [name: string, modules: RegExp])[] = [
  // Changes with React alone, so that a new version of the page need not fetch it again.
  ["react", /commonjsHelpers|\/node_modules\/(?:react|react-dom|scheduler|wouter|regexparam)\//],
  // What every page begins with.
  [
    "index",
    /\/web\/(?:main\.tsx|app\/(?!account|Called|calling|loading|own-|passkeys|push|server|sounds|useListNews|late-words|words\/(?:calls|refusals))|offline\/register\.ts|opponents\/levels\.ts|games\/(?:face|index|list|testing\/(?:list|skirmish))\.ts|pages\/shared\/summaries\.ts|games\/[\w-]+\/map\/(?:sheet\.ts|geography\.json))|\/web\/drawing\/fetching\.ts|\/client\/names\.ts|vite\/preload-helper|\/engine\/(?:hash|json|languages|words)\.ts|(?<!\/web\/.*)\/words\/languages/,
  ],
  // The line to the server, which a table at one screen does without.
  [
    "server",
    /\/web\/app\/(?:loading|own-news|server|useListNews|words\/refusals)\.ts|\/web\/(?:pages\/shared\/BotTag\.tsx|opponents\/online\/house\.ts)|\/client\/(?!names|refusals\/(?:en|fr|it)\b)/,
  ],
  // What a table fetches when its board stands.
  [
    "late",
    /\/web\/(?:table\/(?:Acts|Annals|Band|[Cc]ard|[Cc]hronicle|Ending|Help|help-words|Log(?:Chapter)?|Rattle|Since|Tidings)|hands\/Lasso)\b/,
  ],
  // Who plays against whom, wherever that is chosen or shown.
  ["opponents", /\/web\/opponents\/(?:BotChip|LevelChoice|words|play-now|opponents)\b/],
  // The first page waits for them, so they are no part of it.
  ["posters", /\/web\/games\/[\w-]+\/poster/],
  ["engine", /\/web\/games\/shelf\.ts|\/engine\/(?!testing|sources|changes)|\/node_modules\/@noble\//],
  // Lines and boxes: of boards, and of the small maps on other pages.
  ["drawing", /\/web\/drawing\/(?:lines|plane)\.ts/],
  // Whatever is named here may ask for what stands above it, and never the other way round.
  [
    "table",
    /\/web\/(?:board|hands|table)\/(?!company|live|replay|words\/(?:en|fr|it)|Orders|orders|Acts|Annals|Band|[Cc]ard|[Cc]hronicle|Ending|Help|help|Lasso|Log|Rattle|Since|Tidings)|\/web\/local\/(?!DropZone|LocalList|NewLocalForm|files|ThisGame|CannotPlay|ExportButtons|exchange|download|upgrading|page-words|troubles|words\/(?:en|fr|it))|\/web\/drawing\/(?:Arrow|Tangible|motion|partSeen|relief|tablet|useFan|useLayout)\.tsx?|\/web\/(?:odds\/late|opponents\/useBots)\.ts|\/web\/pages\/LocalPage\.tsx|\/web\/app\/late-words|\/web\/packs\/(?:finding|kept)|\/node_modules\/idb\//,
  ],
  // The boards of games on maps of zones: shared by their faces.
  [
    "zones",
    /\/web\/series\/(?:face|kit|late|signed|describing|foreseen|map\/(?!OtherWays|other-ways)|pieces|panels\/(?!battle\/|Peoples))\b/,
  ],
];

/** Words of a game in a language: its own, and those of its face. */
const WORDS = /\/games\/([\w-]+)\/words\/(en|fr|it)\b/;
/** What is told and explained in it, which nobody reads before the board stands. */
const LATER_WORDS = /(?<!\/web)\/games\/([\w-]+)\/words\/(en|fr|it)\/(?:later|board|deeds|events|refusals|table)\.ts/;
/** The same of a table, whatever is played. */
const SHELL_WORDS = /\/web\/(?:table|local)\/words\/(en|fr|it)\b/;
/** The face of a game, but for what is fetched when it is wanted. */
const FACE =
  /\/web\/games\/(?!testing)([\w-]+)\/(?!colours\.css|words\/(?:en|fr|it)\b|panels\/(?:battle\/(?!in-battle)|Beside|Fronts|Peoples|Pools|Regions|beside|fronts|regions)|annals\/|lessons\/|primer\/|synonyms|workshop\/|about\/|odds-worker|bots\b|bot-worker)/;
/** The rules of a game, by the name of its folder. */
const RULES =
  /(?<!\/web)\/games\/([\w-]+)\/(?!balance\/|rulebook\/|words\/(?:en|fr|it)\b|words\/(?:board-|regions|board\.ts\?whole)|data\/(?:provenance|balanced)|data\/.*\?whole)/;

function chunkOf(id: string): string | undefined {
  const named = CHUNKS.find(([, modules]) => modules.test(id))?.[0];
  if (named !== undefined) return named;
  const shell = SHELL_WORDS.exec(id);
  if (shell !== null) return `table-${shell[1]}`;
  const later = LATER_WORDS.exec(id);
  if (later !== null) return `late-${later[1]}-${later[2]}`;
  const words = WORDS.exec(id);
  const face = FACE.exec(id);
  if (face !== null) return `${face[1]}-face`;
  return words === null ? RULES.exec(id)?.[1] : `${words[1]}-${words[2]}`;
}

export default defineConfig({
  root: here("."),
  base: "/",
  plugins: [oneLanguage, withoutUnused, lateText, withoutProvenance, preloadLetters, serviceWorker()],
  esbuild: { jsx: "automatic" },
  // What the router brings for older versions of React, this one has itself.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  // A worker is built by itself, and its words are never spoken.
  worker: { format: "es", plugins: () => [oneLanguage, withoutProvenance] },
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
        manualChunks: chunkOf,
        onlyExplicitManualChunks: true,
      },
    },
  },
});
