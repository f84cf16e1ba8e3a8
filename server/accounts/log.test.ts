/** What a visitor sends does not stand in the log. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startServer, type TestServer } from "../testing/index.ts";
import { Authenticator } from "./authenticator.ts";
import { describe } from "./sign-in.ts";

const lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ config: { logLevel: "trace" }, log: { write: (line) => void lines.push(line) } });
});
afterAll(() => server.close());

const MARK = "AleaIactaEst";
/** As somebody writes who wants a log to be read, to be long, or to say what never happened. */
const WRITTEN = [
  `https://evil.example/${MARK}`,
  `https://${MARK}@evil.example/`,
  `https://evil.example/?token=${MARK}`,
  `javascript:${MARK}`,
  `//${MARK}`,
  `/\\${MARK}`,
  `\n{"level":60,"msg":"${MARK}"}`,
  `\u001b[2J${MARK}`,
  `https://evil.example/${"x".repeat(9_000)}${MARK}`,
  `https://${"x".repeat(9_000)}${MARK}`,
];

let visitors = 0;

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  server.app.fastify.inject({
    method: "POST",
    url: `/api/auth${path}`,
    // From elsewhere each time: whoever comes too often is not heard at all.
    remoteAddress: `198.51.100.${++visitors % 250}`,
    headers: { "content-type": "application/json", origin: server.url, ...headers },
    payload: JSON.stringify(body),
  });

test("whatever a visitor sends to the sign-in library, of it at most an origin is logged", async () => {
  const email = "a@example.org";
  const somebody = { email, password: "a long password", name: "Somebody" };
  const guest = await server.guest();
  const known = { cookie: guest.cookie };
  const before = lines.length;
  for (const sent of WRITTEN) {
    const safe = encodeURIComponent(sent);
    const plain = sent.replace(/[^!-~]/g, "?").slice(0, 8_000);
    await post("/sign-in/email", { ...somebody, callbackURL: sent });
    await post("/sign-up/email", { ...somebody, callbackURL: sent });
    await post("/request-password-reset", { email, redirectTo: sent });
    await post("/sign-in/social", { provider: sent, callbackURL: sent, errorCallbackURL: sent });
    await post("/sign-in/email", somebody, { ...known, origin: plain });
    await post("/sign-in/email", somebody, { ...known, origin: "", referer: plain });
    for (const path of ["verify-email?token=x&callbackURL=", "reset-password/x?callbackURL=", "error?error="])
      await server.app.fastify.inject({ url: `/api/auth/${path}${safe}` });
    await server.app.fastify.inject({ url: `/api/auth/${safe}` });
    await withPasskey(sent, known);
  }
  const told = lines.slice(before).filter((line) => JSON.parse(line).level >= 40);
  expect(told.length).toBeGreaterThan(5 * WRITTEN.length);
  for (const line of lines.slice(before)) {
    expect(line).not.toContain(MARK);
    expect(line.length).toBeLessThan(600);
  }
  const said = new Set(told.map((line) => JSON.parse(line).msg));
  expect(said).toContain("Invalid callbackURL: https://evil.example");
  expect(said).toContain("Failed to verify registration (Error)");
});

/** A passkey that a page of that origin asked for: the library complains of the origin. */
async function withPasskey(origin: string, { cookie }: { readonly cookie: string }): Promise<void> {
  if (!URL.canParse(origin) || new URL(origin).hostname === "") return;
  const options = await server.app.fastify.inject({
    url: "/api/auth/passkey/generate-register-options",
    headers: { cookie },
  });
  const challenge = [options.headers["set-cookie"] ?? []].flat().map((line) => line.split(";", 1)[0]);
  const response = new Authenticator(origin).make(options.json());
  const headers = { cookie: [cookie, ...challenge].join("; ") };
  const answer = await post("/passkey/verify-registration", { response }, headers);
  expect(answer.statusCode).toBe(400);
}

test("a fault under the library is answered and logged as any other, and printed nowhere", async () => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  const secret = `Key (email)=(${MARK}) exists.`;
  const failing = vi.spyOn(server.store.pool, "connect").mockImplementation(() => {
    throw Object.assign(new Error("The database fails."), { code: "XX000", detail: secret });
  });
  const before = lines.length;
  const answer = await post("/sign-in/email", { email: "a@example.org", password: "a long password" });
  failing.mockRestore();
  expect([answer.statusCode, answer.json().code]).toEqual([500, "fault"]);
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
  const told = lines.slice(before).map((line) => JSON.parse(line));
  expect(told).toContainEqual(expect.objectContaining({ err: expect.objectContaining({ code: "XX000" }) }));
  expect(JSON.stringify(told)).not.toContain(MARK);
});

test("what the library says is cut to what it says itself", () => {
  const failed = Object.assign(new Error(`duplicate key (${MARK})`), { name: "DatabaseError", code: "23505" });
  expect(describe("Failed to create user", [failed])).toBe("Failed to create user (DatabaseError 23505)");
  expect(describe(failed, [])).toBe("Something went wrong (DatabaseError 23505)");
  expect(describe("Invalid origin: https://play.example:8443", [])).toBe("Invalid origin: https://play.example:8443");
  expect(describe(`Invalid callbackURL: /${MARK}\n`, [])).toBe("Invalid callbackURL");
  expect(describe("", [Object.assign(new Error(MARK), { code: `${MARK}\n` })]).length).toBeLessThan(100);
});
