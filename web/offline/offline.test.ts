import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import manifest from "../public/manifest.webmanifest?raw";
import { ICONS } from "./drawing.ts";
import { answer, type Build, install, tidy } from "./keeping.ts";
import { follow, notify } from "./notices.ts";
import type { Fetching, Notice, Page, WorkerScope } from "./scope.ts";
import { buildIn, writeServiceWorker } from "./vite-sw.ts";

const ORIGIN = "https://house.test";

/** A browser's world with a server in it: files by their path, or an answer of another kind. */
class World {
  readonly kept = new Map<string, Map<string, Response>>();
  readonly fetched: string[] = [];
  readonly shown: { title: string; notice: Notice }[] = [];
  readonly windows: string[] = [];
  readonly pages: Page[] = [];
  readonly files: Map<string, string>;
  serve: (path: string) => Promise<Response>;

  constructor(files: Readonly<Record<string, string>>) {
    this.files = new Map(Object.entries(files));
    this.serve = async (path) => {
      const text = this.files.get(path);
      return text === undefined ? new Response("", { status: 404 }) : new Response(text);
    };
  }

  get scope(): WorkerScope {
    const pathOf = (request: RequestInfo | URL): string =>
      new URL(request instanceof Request ? request.url : String(request), ORIGIN).pathname;
    const open = async (name: string): Promise<Cache> => {
      const cache = this.kept.get(name) ?? new Map<string, Response>();
      this.kept.set(name, cache);
      const some: Pick<Cache, "match" | "put"> = {
        match: async (request) => cache.get(pathOf(request))?.clone(),
        put: async (request, response) => void cache.set(pathOf(request), response),
      };
      return { ...unused, ...some };
    };
    return {
      location: { origin: ORIGIN },
      caches: { open, keys: async () => [...this.kept.keys()], delete: async (name) => this.kept.delete(name) },
      clients: {
        matchAll: async () => this.pages,
        openWindow: async (url) => this.windows.push(url),
      },
      registration: {
        showNotification: async (title, notice) => void this.shown.push({ title, notice }),
      },
      fetch: async (request) => {
        this.fetched.push(pathOf(request));
        return this.serve(pathOf(request));
      },
      skipWaiting: async () => {},
      addEventListener: () => {},
    };
  }

  asks(path: string, mode: RequestMode = "no-cors", method = "GET"): Promise<Response> | null {
    // Scripts may not make a request that is a navigation; only the browser itself does.
    const request = new Request(new URL(path, ORIGIN), { method });
    Object.defineProperty(request, "mode", { value: mode });
    const asked: Fetching = { request, respondWith: () => {}, waitUntil: () => {} };
    return answer(this.scope, this.build, asked);
  }

  build: Build = FIRST;
}

const no = (): never => {
  throw new Error("The worker does not use this.");
};
const unused: Cache = { add: no, addAll: no, delete: no, keys: no, match: no, matchAll: no, put: no };

const FIRST: Build = {
  version: "one",
  files: ["/index.html", "/assets/index-aaaaaaaa.js", "/assets/cinzel-cccccccc.woff2"],
};
const SECOND: Build = {
  version: "two",
  files: ["/index.html", "/assets/index-bbbbbbbb.js", "/assets/cinzel-cccccccc.woff2"],
};
const FILES = {
  "/index.html": "first page",
  "/assets/index-aaaaaaaa.js": "first code",
  "/assets/cinzel-cccccccc.woff2": "letters",
};

const away = (): Promise<Response> => Promise.reject(new TypeError("no network"));
const text = async (response: Promise<Response> | null): Promise<string | undefined> => (await response)?.text();

describe("the page without a network", () => {
  test("all files of the build are there", async () => {
    const world = new World(FILES);
    await install(world.scope, FIRST);
    world.serve = away;
    expect(await text(world.asks("/table/some-table", "navigate"))).toBe("first page");
    for (const [path, content] of Object.entries(FILES)) expect(await text(world.asks(path))).toBe(content);
  });

  test("a file that is missing at installing leaves the version before in place", async () => {
    const world = new World({ "/index.html": "first page" });
    await expect(install(world.scope, FIRST)).rejects.toThrow("was answered with 404");
  });

  test("what belongs to the server is never touched", () => {
    const world = new World(FILES);
    for (const path of ["/api/me", "/api/auth/callback", "/healthz", "/metrics", "/side-door/x"]) {
      expect(world.asks(path)).toBeNull();
      expect(world.asks(path, "navigate")).toBeNull();
    }
    expect(world.asks("/index.html", "no-cors", "POST")).toBeNull();
    expect(world.asks("https://elsewhere.test/index.html")).toBeNull();
  });
});

describe("with a network", () => {
  test("whoever goes to an address gets the newest page", async () => {
    const world = new World(FILES);
    await install(world.scope, FIRST);
    world.serve = async () => new Response("second page");
    expect(await text(world.asks("/lobby", "navigate"))).toBe("second page");
  });

  test("and the kept one when the server is in trouble", async () => {
    const world = new World(FILES);
    await install(world.scope, FIRST);
    world.serve = async () => new Response("Bad gateway", { status: 502 });
    expect(await text(world.asks("/lobby", "navigate"))).toBe("first page");
  });

  test("or does not answer for long", async () => {
    vi.useFakeTimers();
    const world = new World(FILES);
    await install(world.scope, FIRST);
    world.serve = () => new Promise(() => {});
    const asked = text(world.asks("/lobby", "navigate"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await asked).toBe("first page");
    vi.useRealTimers();
  });

  test("files that never change are not fetched again", async () => {
    const world = new World(FILES);
    await install(world.scope, FIRST);
    world.fetched.length = 0;
    expect(await text(world.asks("/assets/index-aaaaaaaa.js"))).toBe("first code");
    expect(world.fetched).toEqual([]);
  });
});

describe("a new version", () => {
  async function updated(): Promise<World> {
    const world = new World(FILES);
    await install(world.scope, FIRST);
    world.files.set("/index.html", "second page").set("/assets/index-bbbbbbbb.js", "second code");
    world.files.delete("/assets/index-aaaaaaaa.js");
    world.fetched.length = 0;
    await install(world.scope, SECOND);
    await tidy(world.scope, SECOND);
    world.build = SECOND;
    return world;
  }

  test("fetches only what has changed", async () => {
    expect((await updated()).fetched.sort()).toEqual(["/assets/index-bbbbbbbb.js", "/index.html"]);
  });

  test("is what opens from then on", async () => {
    const world = await updated();
    world.serve = away;
    expect(await text(world.asks("/", "navigate"))).toBe("second page");
  });

  test("leaves a table that is open the parts of the version it was opened with", async () => {
    const world = await updated();
    world.serve = away;
    expect(await text(world.asks("/assets/index-aaaaaaaa.js"))).toBe("first code");
  });

  test("and those long past are thrown away, but nothing of others", async () => {
    const world = await updated();
    world.kept.set("somebody-else", new Map());
    for (const version of ["three", "four"]) {
      const build = { ...SECOND, version };
      await install(world.scope, build);
      await tidy(world.scope, build);
    }
    expect([...world.kept.keys()].sort()).toEqual(["rubicon-four", "rubicon-three", "rubicon-two", "somebody-else"]);
  });
});

describe("notices", () => {
  const MESSAGE = { title: "Your move", body: "Bruno has played.", url: `${ORIGIN}/table/abc`, tag: "abc" };
  const pushed = (data: unknown) => ({ data: { text: () => JSON.stringify(data) }, waitUntil: () => {} });
  const page = (path: string, visibilityState = "visible"): Page & { focused: number } => ({
    url: ORIGIN + path,
    visibilityState,
    focused: 0,
    async focus() {
      this.focused++;
    },
  });

  test("are shown with the words of the server, and lead to the table", async () => {
    const world = new World({});
    await notify(world.scope, pushed(MESSAGE));
    expect(world.shown).toMatchObject([
      { title: "Your move", notice: { body: "Bruno has played.", tag: "abc", data: "/table/abc" } },
    ]);
    const notification = { data: world.shown[0].notice.data, close: vi.fn() };
    await follow(world.scope, { notification, waitUntil: () => {} });
    expect(notification.close).toHaveBeenCalled();
    expect(world.windows).toEqual([`${ORIGIN}/table/abc`]);
  });

  test("go to the window that shows the table already", async () => {
    const world = new World({});
    const [other, open] = [page("/lobby"), page("/table/abc?x=1", "hidden")];
    world.pages.push(other, open);
    await notify(world.scope, pushed(MESSAGE));
    expect(world.shown).toHaveLength(1);
    await follow(world.scope, { notification: { data: "/table/abc", close: () => {} }, waitUntil: () => {} });
    expect([other.focused, open.focused, world.windows.length]).toEqual([0, 1, 0]);
  });

  test("are not shown to somebody who looks at the table", async () => {
    const world = new World({});
    world.pages.push(page("/table/abc"));
    await notify(world.scope, pushed(MESSAGE));
    expect(world.shown).toEqual([]);
  });

  test("never lead out of the house, and something is shown whatever came", async () => {
    const world = new World({});
    await notify(world.scope, pushed({ ...MESSAGE, url: "https://evil.test/table/abc", title: 7 }));
    await notify(world.scope, { data: null, waitUntil: () => {} });
    expect(world.shown.map(({ title, notice }) => [title, notice.data])).toEqual([
      ["Rubicon", "/table/abc"],
      ["Rubicon", "/games"],
    ]);
  });
});

describe("the build", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "rubicon-sw-"));
    mkdirSync(join(folder, "assets"));
    for (const [path, content] of Object.entries(FILES)) writeFileSync(join(folder, path), content);
    for (const path of ["index.html.br", "assets/index-aaaaaaaa.js.map", "sw.js"])
      writeFileSync(join(folder, path), "x");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("lists its files, and no packed twins or maps", () => {
    expect(buildIn(folder).files).toEqual([
      "/assets/cinzel-cccccccc.woff2",
      "/assets/index-aaaaaaaa.js",
      "/index.html",
    ]);
  });

  test("has a version that changes with any file, and with nothing else", () => {
    const { version } = buildIn(folder);
    writeFileSync(join(folder, "sw.js"), "y");
    expect(buildIn(folder).version).toBe(version);
    writeFileSync(join(folder, "index.html"), "another page");
    expect(buildIn(folder).version).not.toBe(version);
  });

  test("writes a worker that carries the list", async () => {
    await writeServiceWorker(folder);
    const worker = readFileSync(join(folder, "sw.js"), "utf8");
    for (const path of Object.keys(FILES)) expect(worker).toContain(path);
    expect(worker).toContain(buildIn(folder).version);
  });
});

test("the manifest names icons that are there, each of the size it says", () => {
  const { icons, start_url, display } = JSON.parse(manifest);
  expect([start_url, display]).toEqual(["/", "standalone"]);
  for (const { src, sizes } of icons) {
    const png = readFileSync(new URL(`../public${src}`, import.meta.url));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    expect(ICONS.map(({ file }) => `/icons/${file}`)).toContain(src);
  }
});
