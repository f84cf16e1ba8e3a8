import Fastify from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { guard, oneProxy } from "./headers.ts";

test("behind a proxy the visitor is whom the proxy names, not whom the visitor names", async () => {
  const app = Fastify({ trustProxy: oneProxy });
  app.get("/", async (request) => request.ip);
  const ip = async (forwarded?: string): Promise<string> => {
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    return (await app.inject({ url: "/", headers, remoteAddress: "10.0.0.1" })).body;
  };
  expect(await ip()).toBe("10.0.0.1");
  expect(await ip("203.0.113.7")).toBe("203.0.113.7");
  expect(await ip("127.0.0.1, 203.0.113.7")).toBe("203.0.113.7");
});

test("browsers are told to stay with https where the server is reached by it, and only there", async () => {
  const told = async (origin: string): Promise<unknown> => {
    const app = Fastify();
    await guard(app, readConfig({ RUBICON_ORIGIN: origin }));
    app.get("/", async () => "ave");
    return (await app.inject("/")).headers["strict-transport-security"];
  };
  expect(await told("https://rubicon.example")).toMatch(/^max-age=31536000/);
  expect(await told("http://localhost:3000")).toBeUndefined();
});
