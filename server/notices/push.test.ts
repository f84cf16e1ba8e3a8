import { createECDH, randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import webpush from "web-push";
import { openQueue } from "../jobs/queue.ts";
import { freshStore } from "../testing/index.ts";
import { makeAsk } from "./asking.ts";
import { NotOutside } from "./outside.ts";
import { makePush, type PushMessage, type SendPush, type Subscription } from "./push.ts";
import { pour, Stranger, waysTo } from "./testing.ts";

const ENDPOINT = "https://push.example/send/secret-1234";
const message: PushMessage = {
  title: "Your move",
  body: "Caesar waits.",
  url: "https://rubicon.example",
  tag: "table",
};
const to = aBrowser(ENDPOINT);

let base: Awaited<ReturnType<typeof freshStore>>;
let service: Stranger;
let push: SendPush;

beforeAll(async () => {
  base = await freshStore();
});

afterAll(() => base.close());

beforeEach(async () => {
  service = await Stranger.arrive();
  const ask = makeAsk(waysTo(service.port), { connect: 2_000, answer: 2_500 });
  push = makePush(webpush.generateVAPIDKeys(), "https://rubicon.example", ask);
});

afterEach(() => service.leave());

function aBrowser(endpoint: string): Subscription {
  const p256dh = createECDH("prime256v1").generateKeys("base64url");
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString("base64url") } };
}

const answering = (status: string): void => {
  service.manners = (socket) => socket.end(`HTTP/1.1 ${status}\r\n\r\n`);
};

test("a message goes out sealed and signed", async () => {
  let heard = "";
  service.manners = (socket) =>
    socket.setEncoding("latin1").on("data", (text: string) => {
      heard += text;
      socket.end("HTTP/1.1 201 Created\r\n\r\n");
    });
  expect(await push(to, message)).toBe("taken");
  expect(heard).toMatch(/^POST \/send\/secret-1234 HTTP\/1\.1\r\n/);
  for (const header of ["Host: push.example", "TTL: 86400", "Topic: table", "Content-Encoding: aes128gcm"])
    expect(heard).toContain(`\r\n${header}\r\n`);
  const [, token = ""] = /\r\nAuthorization: vapid t=[\w-]+\.([\w-]+)\.[\w-]+, k=[\w-]+\r\n/.exec(heard) ?? [];
  expect(JSON.parse(Buffer.from(token, "base64url").toString())).toMatchObject({ aud: "https://push.example" });
  expect(heard).not.toContain("Caesar");
});

test.each([
  ["200 OK", "taken"],
  ["201 Created", "taken"],
  ["404 Not Found", "gone"],
  ["410 Gone", "gone"],
])("%s: it is %s", async (status, outcome) => {
  answering(status);
  expect(await push(to, message)).toBe(outcome);
});

test("any other answer is a failure that does not say whose", async () => {
  answering("503 Service Unavailable");
  await expect(push(to, message)).rejects.toThrow(/^The push service answered 503\.$/);
});

test("an address inside is not asked", async () => {
  for (const endpoint of [
    "https://127.0.0.1/",
    "https://127.0.0.1;.push.example/",
    "http://push.example/",
    `https://push.example:${service.port}/`,
  ])
    await expect(push(aBrowser(endpoint), message)).rejects.toThrow(NotOutside);
  expect(service.sockets.size).toBe(0);
});

test("a service that answers for ever is one job done, one that never answers a job that failed", async () => {
  const problems: unknown[] = [];
  const outcomes: string[] = [];
  const queue = await openQueue(base.store, {
    every: 0.1,
    pause: 0,
    retries: 1,
    failed: (error) => problems.push(error),
    counted: (_, outcome) => outcomes.push(outcome),
  });
  await queue.work("push", async () => {
    await push(to, message);
  });
  service.manners = (socket) => pour(socket, "HTTP/1.1 201 Created\r\n\r\n".padEnd(65_536, "x"));
  await queue.add([{ queue: "push", data: {} }]);
  await vi.waitFor(() => expect(outcomes).toEqual(["done"]), 10_000);

  service.manners = () => {};
  await queue.add([{ queue: "push", data: {} }]);
  await vi.waitFor(() => expect(outcomes).toEqual(["done", "failed", "failed"]), 20_000);
  expect(problems.map(String)).toEqual(["NoAnswer: No answer came in time.", "NoAnswer: No answer came in time."]);
  await queue.close();
});
