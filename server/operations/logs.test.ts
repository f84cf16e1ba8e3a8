import Fastify, { type FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { answerErrors } from "./errors.ts";
import { logOptions } from "./logs.ts";

/** A server whose log is kept. */
function logged(): { app: FastifyInstance; lines: () => Record<string, unknown>[] } {
  const written: string[] = [];
  const options = logOptions({ logLevel: "info" });
  if (typeof options === "boolean") throw new Error("options were expected");
  const app = Fastify({ logger: { ...options, stream: { write: (line) => void written.push(line) } } });
  answerErrors(app);
  return { app, lines: () => written.map((line) => JSON.parse(line)) };
}

test("a log names the route and what came of it, and holds nothing secret", async () => {
  const { app, lines } = logged();
  app.get("/table/:id", async (request) => {
    request.log.info({ cookie: "SECRET-1", player: { password: "SECRET-2", seed: "SECRET-3" } }, "looked");
    // As a database tells it: with the row in which it happened.
    throw Object.assign(new Error("duplicate key"), { code: "23505", detail: "Key (email)=(SECRET-4) exists." });
  });
  const headers = { cookie: "session=SECRET-5", authorization: "Bearer SECRET-6" };
  const answer = await app.inject({ url: "/table/SECRET-7?token=SECRET-8", headers });
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { error: "Something went wrong inside the server.", code: "fault" },
  ]);
  const text = JSON.stringify(lines());
  expect(text).not.toContain("SECRET");
  expect(lines()).toContainEqual(expect.objectContaining({ req: expect.objectContaining({ route: "/table/:id" }) }));
  expect(lines()).toContainEqual(
    expect.objectContaining({ err: expect.objectContaining({ message: "duplicate key", code: "23505" }) }),
  );
  expect(lines()).toContainEqual(expect.objectContaining({ res: { status: 500 } }));
});
