/** How connections of clients end: in time, and with the server. */
import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { Connections, TIMES, type Times } from "./connections.ts";

const open: { server: Server; connections: Connections }[] = [];

afterEach(() => {
  for (const { server, connections } of open.splice(0)) {
    connections.cut();
    server.close();
  }
});

async function listening(handle: RequestListener, times: Partial<Times> = {}, clock?: () => number) {
  const connections = new Connections({ ...TIMES, ...times }, clock);
  const server = connections.makeServer(handle);
  open.push({ server, connections });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { connections, server, port };
}

/** A connection, and what came back on it: so far, and when it has ended. */
interface Line {
  readonly socket: Socket;
  readonly heard: () => string;
  readonly ended: Promise<string>;
}

async function line(port: number, host = "127.0.0.1"): Promise<Line> {
  const socket = connect(port, host);
  await once(socket, "connect");
  let heard = "";
  socket.on("data", (bytes) => {
    heard += bytes;
  });
  socket.on("error", () => {});
  return { socket, heard: () => heard, ended: once(socket, "close").then(() => heard) };
}

const ASKING = "GET / HTTP/1.1\r\nhost: rome\r\n\r\n";
const BODY = "POST / HTTP/1.1\r\nhost: rome\r\ncontent-length: 100\r\n\r\n";

/** Answers when the body is there. */
const patient: RequestListener = (asked, answer) => {
  asked.resume().on("end", () => answer.end("Ave."));
  asked.on("error", () => {});
};

/** A line on which the head of a request with a body is said and understood. */
async function beginningBody(port: number, server: Server): Promise<Line> {
  const begun = await line(port);
  const asked = once(server, "request");
  begun.socket.write(BODY);
  await asked;
  return begun;
}

test("who is owed an answer gets it after the end has begun; everybody else has to go", async () => {
  let finish = (): void => {};
  let began = (): void => {};
  const asked = new Promise<void>((done) => {
    began = done;
  });
  const { connections, port } = await listening((_, answer) => {
    finish = () => answer.end("Ave.");
    began();
  });
  const waiting = await line(port);
  const idle = await line(port);
  waiting.socket.write(ASKING);
  await asked;
  connections.shut();
  expect(await idle.ended).toBe("");
  finish();
  expect(await waiting.ended).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*Ave\.$/);
  await expect(line(port)).rejects.toThrow("ECONNREFUSED");
});

test("whoever asks again on a connection on which he is owed an answer is told to come back later", async () => {
  let finish = (): void => {};
  let began = (): void => {};
  const asked = new Promise<void>((done) => {
    began = done;
  });
  const { connections, port, server } = await listening((_, answer) => {
    finish = () => answer.end("Ave.");
    began();
  });
  const { socket, ended } = await line(port);
  socket.write(ASKING);
  await asked;
  connections.shut();
  const second = once(server, "request");
  socket.write(ASKING);
  await second;
  finish();
  expect(await ended).toMatch(/Ave\.[\s\S]*HTTP\/1\.1 503 [\s\S]*retry-after: 2[\s\S]*"code":"stopping"}/);
});

// Other systems have one such address, until they are given more.
test.runIf(process.platform === "linux")("a second address is listened on in the name of the first", async () => {
  const { connections, server, port } = await listening((_, answer) => answer.end("Ave."));
  await connections.listenBeside(server, "127.0.0.2");
  const { socket, ended } = await line(port, "127.0.0.2");
  socket.write(ASKING);
  await once(socket, "data");
  const upgraded = once(server, "upgrade");
  socket.write("GET / HTTP/1.1\r\nhost: rome\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n");
  await upgraded;
  connections.shut();
  connections.cut();
  expect(await ended).toContain("Ave.");
  await expect(line(port, "127.0.0.2")).rejects.toThrow("ECONNREFUSED");
});

test("a request that has not arrived in whole is not waited for", async () => {
  const { connections, server, port } = await listening(patient);
  const { ended } = await beginningBody(port, server);
  connections.shut();
  expect(await ended).toBe("");
});

test("a body that comes a byte at a time is cut off; one that comes at a fair pace is not", async () => {
  let now = 0;
  let read = 0;
  const counting: RequestListener = (asked, answer) => {
    asked.on("data", (bytes: Buffer) => {
      read += bytes.length;
    });
    patient(asked, answer);
  };
  const { port, server } = await listening(counting, { grace: 200, look: 10, rate: 100 }, () => now);
  const slow = await beginningBody(port, server);
  const fair = await beginningBody(port, server);
  slow.socket.write("x");
  fair.socket.write("x".repeat(40));
  await expect.poll(() => read).toBe(41);
  now = 300;
  expect(await slow.ended).toBe("");
  fair.socket.write("x".repeat(60));
  await expect.poll(() => fair.heard()).toContain("Ave.");
});

test.each([
  ["a head that comes a byte at a time", "GET / HTTP/1.1\r\nx"],
  ["a connection on which nothing is said", ""],
])("%s is cut off", async (_, beginning) => {
  const { port } = await listening(patient, { head: 200, look: 50 });
  const { socket, ended } = await line(port);
  socket.write(beginning);
  const dripping = setInterval(() => beginning !== "" && socket.write("x"), 50);
  expect(await ended).toMatch(/^(?:HTTP\/1\.1 408 .*[\s\S]*)?$/);
  clearInterval(dripping);
});
