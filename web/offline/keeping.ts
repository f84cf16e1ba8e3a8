/**
 * Keeps the whole page in the browser, so that it opens without a network.
 *
 * Each version has a cache of its own with all its files. Whoever goes to an address gets the newest page from the
 * server, and the kept one when the server does not answer soon. Files are taken from the caches first: those with a
 * hash in their names never change. The caches of a few versions before stay, because a table that is open in some
 * window may still want a part of the version it was opened with.
 */
import type { Fetching, WorkerScope } from "./scope.ts";

export interface Build {
  readonly version: string;
  /** Addresses of all its files, such as /assets/index-B2xs1f9Q.js. */
  readonly files: readonly string[];
}

const PREFIX = "rubicon-";
/** Versions whose files stay beside the newest. */
const EARLIER = 2;
const INDEX = "/index.html";
/** Milliseconds after which the kept page is shown rather than waiting for the server. */
const PATIENCE = 2_500;
/** How many files are fetched at once at installing: the page in front has the right of way. */
const AT_ONCE = 6;

/** First parts of addresses that are the server's own affair, as the server knows them too. */
const NOT_THE_PAGE: ReadonlySet<string> = new Set(["api", "healthz", "metrics", "side-door"]);
/** What lies under such a name never changes. */
const HASHED = /^\/assets\/.*-[\w-]{8}\.\w+$/;

/** A file is the same for whoever asks, whatever its headers say about packing. */
const ANY: CacheQueryOptions = { ignoreVary: true };

const cacheOf = ({ version }: Build): string => PREFIX + version;

/** Fetches all files of a version; what an earlier one has already is taken from there. Fails when one is missing. */
export async function install(scope: WorkerScope, build: Build): Promise<void> {
  const cache = await scope.caches.open(cacheOf(build));
  const waiting = [...build.files];
  const fetchSome = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (HASHED.test(file) && (await cache.match(file, ANY)) !== undefined) continue;
      const known = HASHED.test(file) ? await kept(scope, file) : undefined;
      const answer = known ?? (await scope.fetch(file, { cache: "no-cache" }));
      if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}.`);
      await cache.put(file, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
}

/** Throws away the files of versions long past. */
export async function tidy(scope: WorkerScope, build: Build): Promise<void> {
  const others = (await ownCaches(scope)).filter((name) => name !== cacheOf(build));
  const old = others.slice(0, Math.max(0, others.length - EARLIER));
  await Promise.all(old.map((name) => scope.caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
}

/** The answer to a request; null where this is none of the page's affair. */
export function answer(scope: WorkerScope, build: Build, asked: Fetching): Promise<Response> | null {
  const { request } = asked;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.location.origin) return null;
  const [, first] = url.pathname.split("/");
  if (NOT_THE_PAGE.has(first)) return null;
  if (request.mode === "navigate") return page(scope, build, asked);
  if (build.files.includes(url.pathname) || HASHED.test(url.pathname)) return file(scope, build, request, url.pathname);
  return null;
}

/** The page as the server has it now, or as it is kept when the server is away, in trouble or slow. */
async function page(scope: WorkerScope, build: Build, asked: Fetching): Promise<Response> {
  const index = await (await scope.caches.open(cacheOf(build))).match(INDEX, ANY);
  const fresh = fromServer(scope, asked);
  // Without a kept page there is nothing to fall back on: the browser says what is wrong.
  if (index === undefined) return fresh;
  const late = new Promise<Response>((show) => setTimeout(() => show(index), PATIENCE));
  return Promise.race([fresh.then((response) => (response.status >= 500 ? index : response)).catch(() => index), late]);
}

async function fromServer(scope: WorkerScope, { request, preloadResponse }: Fetching): Promise<Response> {
  return (await preloadResponse) ?? scope.fetch(request);
}

async function file(scope: WorkerScope, build: Build, request: Request, path: string): Promise<Response> {
  const own = await (await scope.caches.open(cacheOf(build))).match(path, ANY);
  return own ?? (HASHED.test(path) ? await kept(scope, path) : undefined) ?? scope.fetch(request);
}

/** A file from any version that is kept. */
async function kept(scope: WorkerScope, path: string): Promise<Response | undefined> {
  for (const name of (await ownCaches(scope)).reverse()) {
    const found = await (await scope.caches.open(name)).match(path, ANY);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** In the order in which they were made. */
async function ownCaches(scope: WorkerScope): Promise<string[]> {
  return (await scope.caches.keys()).filter((name) => name.startsWith(PREFIX));
}
