/** The page as browsers get it, from a small folder such as a build leaves behind. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../testing/index.ts";

const INDEX = '<!doctype html><script type="module" src="/assets/index-Bx3kQ_9-.js"></script>';
const SCRIPT = "document.title = 'Rubicon';";
/** Not really packed, so that it can be told which of the three was sent. */
const FILES: Readonly<Record<string, string>> = {
  "index.html": INDEX,
  "sw.js": "self.addEventListener('fetch', () => {});",
  "manifest.webmanifest": '{"name":"Rubicon"}',
  "icon.svg": "<svg/>",
  ".stamp.json": "{}",
  "assets/index-Bx3kQ_9-.js": SCRIPT,
  "assets/index-Bx3kQ_9-.js.br": "packed by brotli",
  "assets/index-Bx3kQ_9-.js.gz": "packed by gzip",
  "assets/cinzel-latin-400-normal-DDgX8pGm.woff2": "a font",
  "assets/plain.txt": "a name that says nothing of its content",
};

function aPage(): string {
  const folder = mkdtempSync(join(tmpdir(), "rubicon-page-"));
  mkdirSync(join(folder, "assets"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  return folder;
}

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

describe("a server with a page", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer({ config: { page: aPage() } });
  });

  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = { accept: BROWSER }) =>
    server.app.fastify.inject({ url, headers });

  test.each([
    ...["/", "/lobby", "/table/a-table-nobody-has-opened", "/reset-password?token=x", "/a/b/c/"],
    ...["/rules/julius-caesar/JC-6.1.d", "/rules/julius-caesar/JC-6.1", "/rules/julius-caesar/JC-6.js.d"],
  ])("answers %s with the index, which a browser asks about again", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.body).toBe(INDEX);
    const again = await get(url, { accept: BROWSER, "if-none-match": String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test.each([
    ["/assets/index-Bx3kQ_9-.js", "application/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/assets/cinzel-latin-400-normal-DDgX8pGm.woff2", "font/woff2", "public, max-age=31536000, immutable"],
    ["/assets/plain.txt", "text/plain; charset=utf-8", "no-cache"],
    ["/index.html", "text/html; charset=utf-8", "no-cache"],
    ["/sw.js", "application/javascript; charset=utf-8", "no-cache"],
    ["/manifest.webmanifest", "application/manifest+json", "no-cache"],
    ["/icon.svg", "image/svg+xml", "no-cache"],
  ])("serves %s as %s, kept: %s", async (url, type, kept) => {
    const answer = await get(url, { accept: "*/*" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe(type);
    expect(answer.headers["cache-control"]).toBe(kept);
    expect(answer.body).toBe(FILES[url.slice(1)]);
  });

  test("sends what is packed to whoever can unpack it, and says that it may differ", async () => {
    const script = "/assets/index-Bx3kQ_9-.js";
    const packed = async (accepted: string) => {
      const { body, headers } = await get(script, { "accept-encoding": accepted });
      expect(headers.vary).toContain("accept-encoding");
      expect(headers["content-type"]).toBe("application/javascript; charset=utf-8");
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      return [headers["content-encoding"], body];
    };
    expect(await packed("gzip, deflate, br, zstd")).toEqual(["br", "packed by brotli"]);
    expect(await packed("gzip")).toEqual(["gzip", "packed by gzip"]);
    expect(await packed("identity")).toEqual([undefined, SCRIPT]);
    expect((await get("/lobby", { accept: BROWSER, "accept-encoding": "br" })).body).toBe(INDEX);
  });

  test.each([
    ["/assets/index-gone1234.js", BROWSER],
    ["/favicon.ico", BROWSER],
    ["/rules/julius-caesar/gone.css", BROWSER],
    ["/assets/index-gone1234.js.br", BROWSER],
    ["/assets/index-gone1234.JS", BROWSER],
    ["/site.webmanifest", BROWSER],
    ["/.env", BROWSER],
    ["/rules/JC-6.1.d", "application/json"],
    ["/.stamp.json", BROWSER],
    ["/assets", "application/json"],
    ["/lobby", "application/json"],
    ["/lobby", "text/html;q=0, application/json"],
    ["/api/nowhere", BROWSER],
    ["/api", BROWSER],
    ["/healthz/nowhere", BROWSER],
    ["/metrics/nowhere", BROWSER],
    ["/side-door/backup", BROWSER],
    ["/../index.js", BROWSER],
    ["/%2e%2e/%2e%2e/etc/passwd.txt", BROWSER],
    ["/assets/..%2f..%2fetc/passwd.txt", BROWSER],
    ["/assets%5c..%5c.stamp.json", BROWSER],
    ["//lobby", BROWSER],
    ["/a%00.js", BROWSER],
  ])("has nothing at %s for who accepts %s", async (url, accept) => {
    const answer = await get(url, { accept });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: "There is nothing here.", code: "nothing-here" },
    ]);
  });

  test("takes nothing but questions", async () => {
    const answer = await server.app.fastify.inject({ method: "POST", url: "/lobby", headers: { origin: server.url } });
    expect(answer.statusCode).toBe(404);
    const head = await server.app.fastify.inject({ method: "HEAD", url: "/lobby", headers: { accept: BROWSER } });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
  });

  test("keeps its own routes, of which nothing may be kept on the way", async () => {
    const games = await get("/api/games");
    expect(games.statusCode).toBe(200);
    expect(games.headers["cache-control"]).toBe("no-store");
    expect((await get("/healthz")).json()).toEqual({ ok: true });
    expect((await get("/api/docs")).body).toContain("swagger");
  });

  test("lets the page use its own scripts, styles, fonts, pictures, workers and lines, and nothing else", async () => {
    const { headers } = await get("/");
    const rules = Object.fromEntries(
      String(headers["content-security-policy"])
        .split(";")
        .map((rule) => rule.trim().split(/\s+(.*)/s, 2)),
    );
    expect(rules).toEqual({
      "default-src": "'none'",
      "script-src": "'self'",
      "style-src": "'self'",
      "img-src": "'self' data: blob:",
      "font-src": "'self'",
      "connect-src": `'self' ${server.url.replace("http", "ws")}`,
      "manifest-src": "'self'",
      "worker-src": "'self'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "object-src": "'none'",
    });
  });

  test("a page that is built anew while it is served is seen at once", async () => {
    const folder = server.config.page ?? "";
    writeFileSync(join(folder, "index.html"), `${INDEX}<!-- later -->`);
    writeFileSync(join(folder, "assets", "later-AAAAAAAA.js"), "later");
    expect((await get("/lobby")).body).toContain("later");
    expect((await get("/assets/later-AAAAAAAA.js")).body).toBe("later");
    writeFileSync(join(folder, "index.html"), INDEX);
  });
});

test("files of the page are counted apart from requests, and more generously", async () => {
  const server = await startServer({ config: { page: aPage(), requestsPerMinute: 3 } });
  const status = async (url: string) => (await server.app.fastify.inject({ url })).statusCode;
  const asked = async (url: string, times: number) => {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++) statuses.push(await status(url));
    return statuses;
  };
  expect(await asked("/sw.js", 31)).toEqual([...Array(30).fill(200), 429]);
  expect(await asked("/api/games", 4)).toEqual([200, 200, 200, 429]);
  await server.close();
});

test("a server without a page says so in a sentence", async () => {
  const server = await startServer();
  const answer = await server.app.fastify.inject({ url: "/", headers: { accept: BROWSER } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.body).toMatch(/^This server has no page, but .* from a terminal\.\n$/);
  expect((await server.app.fastify.inject("/lobby")).statusCode).toBe(404);
  await server.close();
});
