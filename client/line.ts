/** A connection that comes back by itself: it opens sockets one after the other and says when one stands. */
import type { FromClient, FromServer } from "@rubicon/server/protocol";
import { BACKOFF, type Backoff, waitAfter } from "./backoff.ts";
import type { Socket } from "./socket.ts";

/** Online: the server has said hello. Offline: waiting before the next try, or not wanted. */
export type Status = "offline" | "connecting" | "online";

export interface LineParts {
  open(): Socket;
  heard(message: FromServer): void;
  changed(status: Status): void;
  /** Called now and then while online, to ask again for what has not been answered. */
  idle(): void;
  readonly backoff?: Backoff | undefined;
  random(): number;
}

/** A line on which nothing was heard for this long is asked; one that does not answer is given up. */
const SILENCE = 20_000;

export class Line {
  private readonly parts: LineParts;
  private now: Status = "offline";
  private socket: Socket | null = null;
  private started = false;
  private tried = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private asked = false;

  constructor(parts: LineParts) {
    this.parts = parts;
  }

  get status(): Status {
    return this.now;
  }

  start(): void {
    if (this.started) return;
    this.started = true;
    this.watchdog = setInterval(() => this.listen(), SILENCE / 4);
    this.connect();
  }

  stop(): void {
    this.started = false;
    clearTimeout(this.retry);
    clearInterval(this.watchdog);
    this.drop();
    this.become("offline");
  }

  /** Hangs up and calls again at once: as somebody else, after signing in, or when the network is back. */
  renew(): void {
    if (!this.started) return;
    clearTimeout(this.retry);
    this.tried = 0;
    this.drop();
    this.connect();
  }

  /** False when there is nobody to say it to. */
  send(message: FromClient): boolean {
    if (this.now !== "online" || this.socket === null) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    this.become("connecting");
    let socket: Socket;
    try {
      socket = this.parts.open();
    } catch {
      this.lost();
      return;
    }
    this.socket = socket;
    // A socket that was given up may still speak; nobody listens to it any more.
    const current = (): boolean => this.socket === socket;
    this.lastHeard = Date.now();
    this.asked = false;
    socket.onmessage = ({ data }) => {
      if (current() && typeof data === "string") this.hear(data);
    };
    socket.onclose = () => {
      if (current()) this.lost();
    };
    // Whatever is wrong, the close that follows says enough.
    socket.onerror = () => {};
  }

  private hear(text: string): void {
    // The server checks what comes from clients; what comes from the server is taken at its word.
    const message: FromServer = JSON.parse(text);
    this.lastHeard = Date.now();
    this.asked = false;
    if (message.t === "hello") {
      this.tried = 0;
      this.parts.heard(message);
      this.become("online");
    } else if (message.t !== "pong") this.parts.heard(message);
  }

  private lost(): void {
    this.drop();
    if (!this.started) return;
    this.become("offline");
    this.retry = setTimeout(
      () => this.connect(),
      waitAfter(this.tried++, this.parts.random(), this.parts.backoff ?? BACKOFF),
    );
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    if (socket === null) return;
    try {
      socket.close();
    } catch {
      // It was never open: there is nothing to close.
    }
  }

  private listen(): void {
    if (this.socket === null) return;
    const silent = Date.now() - this.lastHeard;
    if (silent > 2 * SILENCE) {
      this.lost();
      return;
    }
    if (this.now !== "online") return;
    this.parts.idle();
    if (silent > SILENCE && !this.asked) this.asked = this.send({ t: "ping" });
  }

  private become(status: Status): void {
    if (this.now === status) return;
    this.now = status;
    this.parts.changed(status);
  }
}
