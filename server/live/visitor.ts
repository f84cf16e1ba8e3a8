/** One open socket: who is at the other end, what has come in from him, and what may still go out. */
import type { Writable } from "node:stream";
import type { WebSocket } from "ws";
import type { FromServer } from "../protocol.ts";
import type { Player } from "../services.ts";
import { Bucket } from "./bucket.ts";
import { CLOSED, type LiveLimits } from "./limits.ts";

/** The connection under a socket, as far as it is needed. */
export type Wire = Pick<Writable, "cork" | "uncork">;

export type Handle = (visitor: Visitor, text: string) => Promise<void>;

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Visitor {
  /** Null for a stranger, who may look at public tables. */
  readonly player: Player | null;
  /** Answered the last beat. */
  alive = true;
  private readonly socket: WebSocket;
  private readonly wire: Wire;
  private gathering = false;
  private readonly limits: LiveLimits;
  private readonly handle: Handle;
  private readonly bucket: Bucket;
  private readonly waiting: string[] = [];
  private busy = false;
  /** Everything taken in so far has been handled when this is done. */
  private working: Promise<void> = Promise.resolve();
  private deaf = false;

  constructor(socket: WebSocket, wire: Wire, player: Player | null, limits: LiveLimits, handle: Handle) {
    this.socket = socket;
    this.wire = wire;
    this.player = player;
    this.limits = limits;
    this.handle = handle;
    this.bucket = new Bucket(limits.rate, limits.burst, performance.now());
    socket.on("pong", () => {
      this.alive = true;
    });
  }

  get open(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** The line takes less than it is given. */
  get slow(): boolean {
    return this.socket.bufferedAmount > this.limits.slow;
  }

  /** Messages are handled one after the other, so that acts arrive in the order in which they were sent. */
  receive(text: string): void {
    if (this.deaf) return;
    this.alive = true;
    if (this.waiting.length >= this.limits.waiting) {
      this.close(CLOSED.tooMuch, "Too many messages at once.");
      return;
    }
    this.waiting.push(text);
    if (!this.busy) this.working = this.work();
  }

  send(message: FromServer): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (!this.open) return;
    // Whoever reads nothing must not fill the server's memory. He may come back and ask for what he missed.
    if (this.socket.bufferedAmount > this.limits.stuck) this.socket.terminate();
    else {
      this.gather();
      this.socket.send(text);
    }
  }

  /** Ends a socket that did not answer the last beat, and sends the next. */
  beat(): void {
    if (!this.alive) {
      this.socket.terminate();
      return;
    }
    this.alive = false;
    if (this.open) this.socket.ping();
  }

  close(code: number, reason: string): void {
    this.deaf = true;
    this.waiting.length = 0;
    this.socket.close(code, reason);
  }

  /** Takes nothing more in, answers what it has taken, and goes. */
  async leave(code: number, reason: string): Promise<void> {
    this.deaf = true;
    await this.working;
    this.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** What is said in one breath, that an act is done and how the table stands, leaves in one packet. */
  private gather(): void {
    if (this.gathering) return;
    this.gathering = true;
    this.wire.cork();
    process.nextTick(() => {
      this.gathering = false;
      this.wire.uncork();
    });
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let text = this.waiting.shift(); text !== undefined && this.open; text = this.waiting.shift()) {
      // Whoever is too fast is served slower; whoever does not slow down fills the queue above.
      const wait = this.bucket.take(performance.now());
      if (wait > 0) await pause(wait);
      await this.handle(this, text);
    }
    this.busy = false;
  }
}
