import { EventEmitter } from "node:events";
import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import type { WebSocket } from "ws";
import { Budgets } from "./budgets.ts";
import { CLOSED, LIVE_LIMITS } from "./limits.ts";
import { type Handle, Visitor } from "./visitor.ts";

/** A socket that takes down what is done to it. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly log: string[] = [];

  close(code: number): void {
    this.readyState = 2;
    this.log.push(`close ${code}`);
  }
  terminate(): void {
    this.readyState = 3;
    this.log.push("terminate");
  }
  pong(data: Buffer): void {
    this.log.push(`pong ${data}`);
  }
  ping(): void {
    this.log.push("ping");
  }
  send(text: string): void {
    this.log.push(text);
  }
  pause(): void {
    this.log.push("pause");
  }
  resume(): void {
    this.log.push("resume");
  }
}

function setUp(limits = {}, handle: Handle = async () => {}) {
  const socket = new FakeSocket();
  const wire = new PassThrough();
  const purse = new Budgets(LIVE_LIMITS).purseOf(null, "192.0.2.1");
  const visitor = new Visitor(
    { socket: socket as unknown as WebSocket, wire, player: null, household: "192.0.2.1", purse },
    { ...LIVE_LIMITS, ...limits },
    handle,
  );
  return { visitor, socket, wire };
}

const soon = () => new Promise((done) => setImmediate(done));

test("a line on which nothing is taken off between two beats is ended, however alive it looks", () => {
  const { visitor, socket } = setUp();
  socket.bufferedAmount = LIVE_LIMITS.slow + 1;
  for (const waiting of [LIVE_LIMITS.slow + 1, LIVE_LIMITS.slow, LIVE_LIMITS.slow + 1]) {
    socket.bufferedAmount = waiting;
    visitor.beat();
    socket.emit("pong");
  }
  expect(socket.log).toEqual(["ping", "ping", "ping"]);
  visitor.beat();
  expect(socket.log.at(-1)).toBe("terminate");
});

test("what is not taken off the line ends it, answers to pings among it", async () => {
  const { visitor, socket } = setUp();
  socket.bufferedAmount = LIVE_LIMITS.stuck + 1;
  socket.emit("ping", Buffer.from("still there?"));
  await soon();
  expect(socket.log).toEqual(["terminate"]);
  visitor.send({ t: "pong" });
  expect(socket.log).toEqual(["terminate"]);
});

test("pings that come at once are answered together, and too many end the line", async () => {
  const { socket } = setUp({ controls: { rate: 0.001, burst: 3 } });
  for (const text of ["one", "two"]) socket.emit("ping", Buffer.from(text));
  await soon();
  expect(socket.log).toEqual(["pong two"]);
  for (let i = 0; i < 1_000; i++) socket.emit(i % 2 === 0 ? "ping" : "pong", Buffer.from("more"));
  await soon();
  expect(socket.log).toEqual(["pong two", `close ${CLOSED.tooMuch}`]);
});

test.each([
  ["bytes", { bytes: { rate: 2_000, burst: 1_000 } }, [600, 600]],
  ["small pieces", { reads: { rate: 20, burst: 2 } }, [1, 1, 1]],
])("a line that brings too many %s is left alone for a while", async (_, limits, pieces) => {
  const { socket, wire } = setUp(limits);
  for (const bytes of pieces) {
    expect(socket.log).toEqual([]);
    wire.emit("data", Buffer.alloc(bytes));
  }
  expect(socket.log).toEqual(["pause"]);
  await expect.poll(() => socket.log).toEqual(["pause", "resume"]);
});

test("who leaves is answered what he has sent, but not waited for without end", async () => {
  vi.useFakeTimers();
  try {
    const handled: string[] = [];
    const quick = setUp({}, async (_, text) => void handled.push(text));
    for (const text of ["one", "two"]) quick.visitor.receive(text);
    await quick.visitor.leave(CLOSED.leaving, "The server is going down.");
    expect(handled).toEqual(["one", "two"]);
    const slow = setUp({}, () => new Promise(() => {}));
    slow.visitor.receive("something that waits its turn");
    const left = slow.visitor.leave(CLOSED.leaving, "The server is going down.");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(slow.socket.log).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    await left;
    for (const { socket } of [quick, slow]) expect(socket.log).toEqual([`close ${CLOSED.leaving}`]);
  } finally {
    vi.useRealTimers();
  }
});
