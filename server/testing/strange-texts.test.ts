/**
 * Texts that databases and parsers do not take, sent to every route that the description of the API names, and to the
 * sign-in library: in paths, in queries, in every field of every body, in cookies and headers. Each is answered in a
 * sentence, and none is a fault.
 */
import type { Client } from "@rubicon/client";
import { isObject, type Json, type JsonObject } from "@rubicon/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAndJoin, startServer, type TestServer } from "./index.ts";
import { STRANGE_TEXTS } from "./nonsense.ts";

let server: TestServer;
let client: Client;
let table: string;
let pack: string;

beforeAll(async () => {
  server = await startServer();
  const [first, second] = await server.pairOfPlayers();
  client = first;
  table = await openAndJoin([first, second]);
  pack = (await first.table(table)).table.pack.id;
});
afterAll(() => server.close());

/** What a database does not take, in texts that are good otherwise. */
const WORST = ["\u0000", "\ud800", "\udfff"];
const TEXTS: readonly string[] = [...WORST, ...STRANGE_TEXTS];
const strange = (text: string): string[] => [
  ...WORST.flatMap((sign) => [`${sign}${text}`, `${text.slice(0, 2)}${sign}${text.slice(2)}`, `${text}${sign}`]),
  ...TEXTS,
];
/** What no text can be written as in an address, and still is. */
const ESCAPES = ["%00", "a%00b", "%", "%ED%A0%80", "%ed%bf%bf", "%FF", "%C0%80", "%u0000", "%2e%2e%2f"];
const inAddress = [...ESCAPES, ...strange("text").map((text) => encodeURIComponent(Buffer.from(text).toString()))];

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface Asking {
  readonly method: Method;
  readonly url: string;
  readonly body?: Json;
  readonly headers?: Readonly<Record<string, string>>;
}

let visitors = 0;

/** What was wrong with the answer; null if nothing was. */
async function faultOf({ method, url, body, headers = {} }: Asking): Promise<string | null> {
  const answer = await server.app.fastify.inject({
    method,
    url,
    remoteAddress: `198.51.100.${++visitors % 250}`,
    headers: {
      origin: server.url,
      cookie: client.cookie,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const { statusCode: status, body: said } = answer;
  const what = `${method} ${url.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 400)}: ${status} ${said.slice(0, 200)}`;
  if (status >= 500 || /\n\s+at /.test(said)) return what;
  if (status < 400 || url.startsWith("/api/auth/") || url.startsWith("/api/docs")) return null;
  const json: Json = JSON.parse(said);
  return isObject(json) && typeof json.error === "string" && json.error.length < 600 ? null : what;
}

async function faultsOf(askings: Iterable<Asking>): Promise<string[]> {
  const faults = [];
  for (const asking of askings) faults.push(await faultOf(asking));
  return faults.filter((fault) => fault !== null);
}

/** Every object that is like this one but for a text, or the name of a field. */
function* spoilings(json: Json): Generator<Json> {
  if (typeof json === "string") yield* strange(json);
  else if (Array.isArray(json)) {
    for (const [i, item] of json.entries())
      for (const bad of spoilings(item)) yield json.map((each, j) => (i === j ? bad : each));
  } else if (isObject(json)) {
    for (const [name, value] of Object.entries(json))
      for (const bad of spoilings(value)) yield { ...json, [name]: bad };
    for (const text of TEXTS) yield { ...json, [text]: "x" };
  }
}

/** Values that a route would take, so that what is spoilt beside them is looked at. */
const good = (): Readonly<Record<string, Json>> => ({
  id: table,
  game: "julius-caesar",
  scenario: "historical",
  seat: "random",
  language: "en",
  name: "Marcus",
  webhook: "https://example.org/hook",
  endpoint: "https://push.example.org/1",
  p256dh: "B".repeat(87),
  auth: "a".repeat(22),
  text: "salve",
  options: { option: "value" },
  clock: { kind: "none" },
  solo: true,
  brought: "{}",
  pack,
});

/** Something that fits a schema, as far as these routes have schemas. */
function example(schema: JsonObject, name = ""): Json {
  const known = good()[name];
  if (known !== undefined) return known;
  const of = (key: string): readonly Json[] => (Array.isArray(schema[key]) ? schema[key] : []);
  if (schema.const !== undefined) return schema.const;
  if (of("enum").length > 0) return of("enum")[0];
  const [choice] = [...of("anyOf"), ...of("oneOf"), ...of("allOf")];
  if (isObject(choice)) return example(choice, name);
  if (schema.type === "object" && isObject(schema.properties))
    return Object.fromEntries(
      Object.entries(schema.properties)
        // A wish that is not granted, and others not with it.
        .filter(([field]) => field !== "away")
        .map(([field, each]) => [field, isObject(each) ? example(each, field) : null]),
    );
  if (schema.type === "object") return { field: "text" };
  if (schema.type === "array") return isObject(schema.items) ? [example(schema.items)] : [];
  if (schema.type === "boolean") return true;
  if (schema.type === "integer" || schema.type === "number")
    return typeof schema.minimum === "number" ? schema.minimum : 1;
  return "text";
}

interface Route {
  readonly method: Method;
  readonly path: string;
  readonly query: readonly string[];
  readonly body: Json | undefined;
}

function routes(): Route[] {
  const described: Json = JSON.parse(JSON.stringify(server.app.fastify.swagger()));
  const found: Route[] = [];
  for (const [path, methods] of Object.entries(objectIn(described, "paths")))
    for (const [method, operation] of Object.entries(isObject(methods) ? methods : {})) {
      if (!isObject(operation)) continue;
      const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
      const query = parameters.filter((each) => isObject(each) && each.in === "query");
      const content = objectIn(operation, "requestBody", "content", "application/json", "schema");
      found.push({
        method: method.toUpperCase() as Method,
        path,
        query: query.map((each) => String(objectIn({ each }, "each").name)),
        body: Object.keys(content).length === 0 ? undefined : example(content),
      });
    }
  return found;
}

function objectIn(json: Json, ...path: readonly string[]): JsonObject {
  let here: Json = json;
  for (const step of path) here = isObject(here) ? (here[step] ?? {}) : {};
  return isObject(here) ? here : {};
}

const filled = (path: string, value: string): string => path.replaceAll(/\{\w+\}/g, () => value);

describe("strange texts", () => {
  test("there are routes to try, with bodies and queries", () => {
    const all = routes();
    expect(all.length).toBeGreaterThan(25);
    expect(all.filter(({ body }) => body !== undefined).length).toBeGreaterThan(8);
    expect(all.filter(({ query }) => query.length > 0).length).toBeGreaterThan(5);
    expect(all.find(({ path, method }) => path === "/api/me" && method === "PATCH")?.body).toMatchObject({
      name: "Marcus",
      notices: { webhook: "https://example.org/hook" },
    });
  });

  test("in paths and queries", async () => {
    const askings = routes().flatMap(({ method, path, query, body }): Asking[] => {
      const more = body === undefined ? {} : { body };
      const at = filled(path, table);
      return inAddress.flatMap((text) => [
        ...(at === path ? [] : [{ method, url: filled(path, text), ...more }]),
        ...query.map((name) => ({ method, url: `${at}?${name}=${text}`, ...more })),
        ...(query.length > 0 ? [{ method, url: `${at}?${text}=1`, ...more }] : []),
      ]);
    });
    expect(askings.length).toBeGreaterThan(1_000);
    expect(await faultsOf(askings)).toEqual([]);
  });

  test("in every field of every body", async () => {
    const askings = routes().flatMap(({ method, path, body }): Asking[] =>
      body === undefined ? [] : [...spoilings(body)].map((bad) => ({ method, url: filled(path, table), body: bad })),
    );
    expect(askings.length).toBeGreaterThan(800);
    expect(await faultsOf(askings)).toEqual([]);
  });

  test("in components that somebody brings along", async () => {
    const file: Json = JSON.parse(await client.http.text(`/api/packs/${pack}`));
    const askings: Asking[] = WORST.flatMap((text) =>
      renamings(file, text, 40).map((brought) => ({
        method: "POST",
        url: "/api/tables",
        body: { game: "julius-caesar", scenario: "historical", solo: true, brought: JSON.stringify(brought) },
      })),
    );
    expect(askings.length).toBeGreaterThan(20);
    expect(await faultsOf(askings)).toEqual([]);
  });

  test("to the sign-in library", async () => {
    const password = "a long password";
    const posts: Readonly<Record<string, JsonObject>> = {
      "sign-in/email": { email: "a@example.org", password, callbackURL: "/x" },
      "sign-up/email": { email: "a@example.org", password, name: "Marcus", callbackURL: "/x" },
      "request-password-reset": { email: "a@example.org", redirectTo: "/x" },
      "send-verification-email": { email: "a@example.org", callbackURL: "/x" },
      "reset-password": { token: "token", newPassword: password, keepPasskeys: ["id"] },
      "change-password": { currentPassword: password, newPassword: password },
      "passkey/verify-registration": { response: { id: "id", rawId: "id", type: "public-key", response: { a: "b" } } },
      "passkey/verify-authentication": {
        response: { id: "id", rawId: "id", type: "public-key", response: { a: "b" } },
      },
      "revoke-other-sessions": {},
      "sign-in/anonymous": {},
    };
    const gets = [
      "verify-email?token=TEXT",
      "verify-email?token=x&callbackURL=TEXT",
      "reset-password/TEXT?callbackURL=%2F",
      "reset-password/x?callbackURL=TEXT",
      "passkey/generate-register-options?name=TEXT&context=TEXT",
      "passkey/generate-authenticate-options?TEXT=TEXT",
      "get-session?TEXT=TEXT",
      "error?error=TEXT&error_description=TEXT",
      "callback/TEXT?code=TEXT&state=TEXT",
      "TEXT",
    ];
    const askings: Asking[] = [
      ...Object.entries(posts).flatMap(([path, body]) =>
        [...spoilings(body)].map((bad) => ({ method: "POST" as const, url: `/api/auth/${path}`, body: bad })),
      ),
      ...gets.flatMap((path) =>
        inAddress.map((text) => ({ method: "GET" as const, url: `/api/auth/${path.replaceAll("TEXT", text)}` })),
      ),
    ];
    expect(await faultsOf(askings)).toEqual([]);
  });

  test("in cookies and other headers", async () => {
    const values = [...ESCAPES, "%E0%A4%A", "\u00ff\u00fe", '"', "=;=;=", "x".repeat(3_000), "__proto__", "null"];
    const askings = routes()
      .filter(({ method }) => method === "GET")
      .flatMap(({ method, path }): Asking[] =>
        values.flatMap((value) =>
          [
            { cookie: `rubicon.session_token=${value}` },
            { cookie: `rubicon.session_token=${value}.${"A".repeat(43)}=` },
            { cookie: `${value}=${value}; rubicon.known_browser=${value}; ${client.cookie}` },
            { "accept-language": value, "user-agent": value, "x-forwarded-for": value, referer: value },
          ].map((headers) => ({ method, url: filled(path, table), headers })),
        ),
      );
    const entering = values.flatMap((value): Asking[] =>
      [
        { cookie: `rubicon.known_browser=${value}; rubicon.better-auth-passkey=${value}` },
        { "user-agent": value, "accept-language": value, cookie: "" },
      ].flatMap((headers) => [
        { method: "POST", url: "/api/auth/sign-in/email", body: { email: "b@example.org", password: "x" }, headers },
        { method: "POST", url: "/api/auth/passkey/verify-authentication", body: { response: {} }, headers },
        { method: "POST", url: "/api/guest", headers },
      ]),
    );
    expect(await faultsOf([...askings, ...entering])).toEqual([]);
  });
});

/** Files in which one text each is another, at most so many of them. */
function renamings(json: Json, text: string, most: number): Json[] {
  const found: Json[] = [];
  const walk = (here: Json, put: (bad: Json) => Json): void => {
    if (found.length >= most) return;
    if (typeof here === "string") found.push(put(`${here}${text}`));
    else if (Array.isArray(here))
      for (const [i, item] of here.slice(0, 2).entries())
        walk(item, (bad) => put(here.map((e, j) => (i === j ? bad : e))));
    else if (isObject(here))
      for (const [name, value] of Object.entries(here)) walk(value, (bad) => put({ ...here, [name]: bad }));
  };
  walk(json, (bad) => bad);
  return found;
}
