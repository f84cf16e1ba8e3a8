/**
 * The connections of a server's clients: how long they may take, and how they end when the server does.
 *
 * Fastify closes a server by waiting for its clients. Here nobody is waited for but those who are owed an answer, and
 * they not for long: a client that comes again and again, sends its request a byte at a time or does not read what it
 * asked for cannot hold up the end.
 */
import { lookup } from "node:dns/promises";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { sentenceFor } from "../tables/refusing.ts";

export interface Times {
  /** Milliseconds from its first byte, or from the beginning of its connection, in which the head of a request is there. */
  readonly head: number;
  /** The same for all of it. */
  readonly request: number;
  /** Bytes a second, from a grace of so many milliseconds on, that what is sent must not be slower than. */
  readonly rate: number;
  readonly grace: number;
  /** Milliseconds that a connection may be silent while an answer is made or taken. */
  readonly silence: number;
  /** Milliseconds that a client may keep a connection for its next request. */
  readonly keep: number;
  /** Milliseconds between looks at who takes too long. */
  readonly look: number;
}

export const TIMES: Times = {
  head: 5_000,
  request: 60_000,
  rate: 200,
  grace: 5_000,
  silence: 120_000,
  keep: 72_000,
  look: 1_000,
};

/** A request that is to be answered. */
interface Asked {
  readonly request: IncomingMessage;
  readonly since: number;
  /** What had been read on its connection before. */
  readonly before: number;
}

export class Connections {
  private readonly times: Times;
  /** Milliseconds that have passed since some moment. */
  private readonly clock: () => number;
  private readonly servers: Server[] = [];
  private readonly sockets = new Set<Socket>();
  /** Those of them that have become WebSockets, which end in another way. */
  private readonly live = new WeakSet<Socket>();
  /** Answers that are owed. */
  private readonly owed = new Map<ServerResponse, Asked>();
  private readonly looking: NodeJS.Timeout;
  private open = true;
  private emptied = (): void => {};

  constructor(times: Times = TIMES, clock: () => number = () => performance.now()) {
    this.times = times;
    this.clock = clock;
    this.looking = setInterval(() => this.cutSlow(), times.look);
    this.looking.unref();
  }

  /** For Fastify. */
  readonly makeServer = (handle: RequestListener): Server =>
    this.make((asked, answer) => this.take(asked, answer, handle));

  /**
   * A name such as localhost stands for several addresses. Fastify listens on the first of them; this listens on the
   * others, where they are to be had, in the name of the first.
   */
  async listenBeside(first: Server, host: string): Promise<void> {
    const main = first.address();
    if (main === null || typeof main === "string") return;
    for (const { address } of await lookup(host, { all: true })) {
      if (address === main.address || !this.open) continue;
      const server = this.make((asked, answer) => first.emit("request", asked, answer));
      server.on("upgrade", (...asked) => first.emit("upgrade", ...asked));
      server.on("error", () => {});
      server.listen(main.port, address);
    }
  }

  /** From now on nobody new is let in, and whoever is owed nothing has to go. */
  shut(): void {
    this.open = false;
    clearInterval(this.looking);
    for (const server of this.servers) if (server.listening) server.close();
    const waiting = new Set<Socket>();
    // Who has not yet said all that he wants has not been promised anything.
    for (const { request } of this.owed.values()) if (request.complete) waiting.add(request.socket);
    for (const socket of this.sockets) if (!waiting.has(socket) && !this.live.has(socket)) socket.destroy();
  }

  /** Done when nobody is left. */
  gone(): Promise<void> {
    if (this.sockets.size === 0) return Promise.resolve();
    return new Promise((done) => {
      this.emptied = done;
    });
  }

  /** Whoever is still there. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private make(handle: RequestListener): Server {
    const { head, request, silence, keep, look } = this.times;
    const server = createServer(
      { headersTimeout: head, requestTimeout: request, keepAliveTimeout: keep, connectionsCheckingInterval: look },
      handle,
    );
    server.setTimeout(silence);
    server.on("connection", (socket) => this.keep(socket));
    server.on("upgrade", ({ socket }) => this.live.add(socket));
    this.servers.push(server);
    return server;
  }

  private keep(socket: Socket): void {
    // Let in by the operating system before it knew that nobody is any more.
    if (!this.open) {
      socket.destroy();
      return;
    }
    this.sockets.add(socket);
    socket.once("close", () => {
      this.sockets.delete(socket);
      if (this.sockets.size === 0) this.emptied();
    });
  }

  /** Node sees to it that a request does not take for ever. A byte a second is too slow long before. */
  private cutSlow(): void {
    const { rate, grace } = this.times;
    const now = this.clock();
    for (const { request, since, before } of this.owed.values()) {
      const { complete, socket } = request;
      const seconds = (now - since) / 1000;
      if (!complete && now - since > grace && socket.bytesRead - before < rate * seconds) socket.destroy();
    }
  }

  private take(asked: IncomingMessage, answer: ServerResponse, handle: RequestListener): void {
    this.owed.set(answer, { request: asked, since: this.clock(), before: asked.socket.bytesRead });
    answer.once("close", () => this.answered(answer, asked.socket));
    if (this.open) handle(asked, answer);
    else comeBackLater(answer);
  }

  private answered(answer: ServerResponse, socket: Socket): void {
    this.owed.delete(answer);
    if (this.open || [...this.owed.values()].some(({ request }) => request.socket === socket)) return;
    socket.destroy();
  }
}

/** To the next request on a connection that is still owed the answer to the one before. */
function comeBackLater(answer: ServerResponse): void {
  answer.writeHead(503, {
    "content-type": "application/json",
    "cache-control": "no-store",
    "retry-after": "2",
    connection: "close",
  });
  answer.end(JSON.stringify({ error: sentenceFor("stopping"), code: "stopping" }));
}
