import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Limits, makeAsk, NoAnswer } from "./asking.ts";
import type { Lookup } from "./outside.ts";
import { drip, type Manners, pour, Stranger, waysTo } from "./testing.ts";
import { makePost } from "./webhook.ts";

const HOOK = "https://hook.example/secret/1234";
const LIMITS: Limits = { connect: 1_000, answer: 1_500 };
/** Milliseconds within which everything is over, on a busy machine. */
const SOON = 5_000;
/** Bytes that are sent in vain, at most: so many lie in the buffers of an operating system, read by nobody. */
const LITTLE = 24_000_000;

let stranger: Stranger;

beforeEach(async () => {
  stranger = await Stranger.arrive();
});

afterEach(() => stranger.leave());

const post = (limits = LIMITS) => makePost(makeAsk(waysTo(stranger.port), limits))(HOOK, { content: "Your move." });

/** What comes of asking; checks that it is over soon, that little was read, and that no connection stays open. */
async function asked(manners: Manners): Promise<number | Error> {
  stranger.manners = manners;
  const began = performance.now();
  const came = await post().catch((error: Error) => error);
  expect(performance.now() - began).toBeLessThan(SOON);
  await vi.waitFor(() => expect(stranger.sockets.size).toBe(0), SOON);
  expect(stranger.sent).toBeLessThan(LITTLE);
  if (came instanceof Error) {
    expect(came).toBeInstanceOf(NoAnswer);
    expect(`${came.message} ${came.stack}`).not.toMatch(/hook\.example|secret|127\.0\.0\.1/);
  }
  return came;
}

const HINT = "HTTP/1.1 103 Early Hints\r\n\r\n";
const ANSWER = "HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n";

describe("whoever is asked", () => {
  test.each<[string, number, Manners]>([
    ["answers as he should", 204, (socket) => socket.end("HTTP/1.1 204 No Content\r\n\r\n")],
    ["sends somewhere else", 302, (socket) => socket.end("HTTP/1.1 302 Found\r\nlocation: https://127.0.0.1/\r\n\r\n")],
    ["answers for ever", 200, (socket) => pour(socket, `${ANSWER}\r\n`.padEnd(65_536, "x"))],
    ["drips an answer for ever", 200, (socket) => drip(socket, `${ANSWER}content-length: 99999999\r\n\r\n`)],
    ["promises more than comes", 200, (socket) => socket.end(`${ANSWER}content-length: 10\r\n\r\nx`)],
    [
      "breaks off in the middle",
      200,
      (socket) => socket.write(`${ANSWER}content-length: 10\r\n\r\nx`, () => socket.destroy()),
    ],
  ])("%s: his status is %i", async (_, status, manners) => {
    expect(await asked(manners)).toBe(status);
  });

  test.each<[string, Manners, RegExp]>([
    ["never answers", () => {}, /^No answer came in time\.$/],
    ["drips headers for ever", (socket) => drip(socket, "HTTP/1.1 200 OK\r\nx: y\r\n"), /^No answer came/],
    ["drips one header for ever", (socket) => drip(socket, "H"), /^No answer came/],
    ["sends headers for ever", (socket) => pour(socket, `${ANSWER}x: ${"y".repeat(60_000)}\r\n`), /HEADER_OVERFLOW/],
    ["sends one line for ever", (socket) => pour(socket, "HTTP/1.1 200 ".padEnd(60_000, "x")), /^No answer came/],
    ["says for ever that he will", (socket) => pour(socket, HINT.repeat(999)), /to the point/],
    [
      "wants to talk otherwise",
      (socket) => socket.write("HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"),
      /answer/,
    ],
    ["talks nonsense", (socket) => pour(socket, "\0\xff\r\n".repeat(9_999)), /^No answer came: HPE_/],
    ["hangs up", (socket) => socket.destroy(), /answer/],
    ["says nothing and goes", (socket) => socket.end(), /^No answer came: ECONNRESET\.$/],
  ])("%s: there is no answer", async (_, manners, reason) => {
    expect(await asked(manners)).toMatchObject({ message: expect.stringMatching(reason) });
  });
});

describe("a call", () => {
  const foundAfter =
    (ms: number): Lookup =>
    () =>
      wait(ms, [{ address: "1.1.1.1" }]);

  test("that nobody takes is given up", async () => {
    const silent = createServer((socket) => socket.on("error", () => {}));
    await new Promise<void>((ready) => silent.listen(0, "127.0.0.1", ready));
    const address = silent.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    await expect(makePost(makeAsk(waysTo(port), LIMITS))(HOOK, {})).rejects.toThrow("Nobody took the call in time.");
    silent.close();
  });

  test("to a name that is looked up for ever is given up, and stays given up when it is found", async () => {
    const ways = waysTo(stranger.port, foundAfter(LIMITS.connect + 200));
    await expect(makePost(makeAsk(ways, LIMITS))(HOOK, {})).rejects.toThrow("Nobody took the call in time.");
    await wait(400);
    expect(ways.opened).toEqual([]);
  });

  test("to a name that is not there fails without naming it", async () => {
    const notFound: Lookup = async () => {
      throw Object.assign(new Error("getaddrinfo ENOTFOUND hook.example"), { code: "ENOTFOUND" });
    };
    const ask = makeAsk(waysTo(stranger.port, notFound), LIMITS);
    await expect(makePost(ask)(HOOK, {})).rejects.toThrow(/^No answer came: ENOTFOUND\.$/);
  });

  test("says whom it is for, to whoever takes it and on the line", async () => {
    let heard = "";
    const names: unknown[] = [];
    stranger.manners = (socket) => {
      names.push(socket.servername);
      socket.setEncoding("latin1").on("data", (text: string) => {
        heard += text;
        socket.end("HTTP/1.1 204 No Content\r\n\r\n");
      });
    };
    expect(await post()).toBe(204);
    expect(names).toEqual(["hook.example"]);
    expect(heard).toMatch(/^POST \/secret\/1234 HTTP\/1\.1\r\n/);
    expect(heard).toContain("\r\nHost: hook.example\r\n");
  });

  test("to a machine that is not there fails without naming it", async () => {
    const { port } = stranger;
    await stranger.leave();
    await expect(makePost(makeAsk(waysTo(port), LIMITS))(HOOK, {})).rejects.toThrow("No answer came: ECONNREFUSED.");
  });
});
