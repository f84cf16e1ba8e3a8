/** One open socket: who is at the other end, what has come in from him, and what may still go out. */
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { FromServer } from "../protocol.ts";
import type { Player } from "../services.ts";
import { Bucket } from "./bucket.ts";
import type { Purse } from "./budgets.ts";
import { CLOSED, type LiveLimits } from "./limits.ts";

/** The connection under a socket, as far as it is needed. */
export type Wire = Pick<Duplex, "cork" | "uncork" | "on">;

export type Handle = (visitor: Visitor, text: string) => Promise<void>;

/** Milliseconds for which a line is still served when the server goes down. */
const LEAVING = 3_000;

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export interface VisitorParts {
  readonly socket: WebSocket;
  readonly wire: Wire;
  /** Null for a stranger, who may look at public tables. */
  readonly player: Player | null;
  /** Where he comes from. */
  readonly household: string;
  readonly purse: Purse;
}

export class Visitor {
  readonly player: Player | null;
  readonly household: string;
  readonly purse: Purse;
  /** Answered the last beat. */
  alive = true;
  private readonly socket: WebSocket;
  private readonly wire: Wire;
  private gathering = false;
  private readonly limits: LiveLimits;
  private readonly handle: Handle;
  private readonly messages: Bucket;
  private readonly bytes: Bucket;
  private readonly reads: Bucket;
  private readonly controls: Bucket;
  private readonly waiting: string[] = [];
  private busy = false;
  /** Everything taken in so far has been handled when this is done. */
  private working: Promise<void> = Promise.resolve();
  private deaf = false;
  private resting = false;
  /** What the last ping said that was not answered. */
  private pinged: Buffer | null = null;
  /** Bytes that waited to be taken off the line at the last beat. */
  private leftover = 0;

  constructor({ socket, wire, player, household, purse }: VisitorParts, limits: LiveLimits, handle: Handle) {
    this.socket = socket;
    this.wire = wire;
    this.player = player;
    this.household = household;
    this.purse = purse;
    this.limits = limits;
    this.handle = handle;
    const now = performance.now();
    this.messages = new Bucket(limits, now);
    this.bytes = new Bucket(limits.bytes, now);
    this.reads = new Bucket(limits.reads, now);
    this.controls = new Bucket(limits.controls, now);
    wire.on("data", ({ length }: Buffer) => this.read(length));
    socket.on("ping", (data) => {
      if (this.mayControl()) this.answer(data);
    });
    socket.on("pong", () => {
      if (this.mayControl()) this.alive = true;
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
    if (!this.takes()) return;
    this.gather();
    this.socket.send(text);
  }

  /** Ends a socket that did not answer the last beat, or reads nothing; and sends the next. */
  beat(): void {
    const { bufferedAmount } = this.socket;
    // Whoever sends pongs unasked looks alive, and need not read a byte.
    const unread = this.leftover > this.limits.slow && bufferedAmount >= this.leftover;
    this.leftover = bufferedAmount;
    if (!this.alive || unread) {
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

  /**
   * Takes nothing more in, answers what it has taken, and goes. Of whoever has sent so much that it has to wait the rest
   * is left: not being answered, he sends it again to the next server.
   */
  async leave(code: number, reason: string): Promise<void> {
    this.deaf = true;
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((done) => {
      timer = setTimeout(done, LEAVING);
    });
    await Promise.race([this.working, enough]);
    clearTimeout(timer);
    this.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** Whether anything can be sent. Whoever reads nothing must not fill the server's memory: he may come back. */
  private takes(): boolean {
    if (!this.open) return false;
    if (this.socket.bufferedAmount <= this.limits.stuck) return true;
    this.socket.terminate();
    return false;
  }

  /** Every byte counts, of whichever frame. A line that brings too many is not read for a while. */
  private read(bytes: number): void {
    const now = performance.now();
    const wait = Math.max(this.bytes.take(now, bytes), this.reads.take(now));
    if (wait === 0 || this.resting) return;
    this.resting = true;
    this.socket.pause();
    setTimeout(() => {
      this.resting = false;
      this.socket.resume();
    }, wait).unref();
  }

  /** Frames that are no messages never wait to be handled: who sends too many is cut off. */
  private mayControl(): boolean {
    if (this.deaf) return false;
    if (this.controls.take(performance.now()) === 0) return true;
    this.close(CLOSED.tooMuch, "Too many frames at once.");
    return false;
  }

  /** Of pings that come at the same time the last is answered. */
  private answer(ping: Buffer): void {
    if (this.pinged === null)
      setImmediate(() => {
        const data = this.pinged;
        this.pinged = null;
        if (data !== null && this.takes()) this.socket.pong(data);
      });
    this.pinged = Buffer.from(ping);
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
      const wait = this.messages.take(performance.now());
      if (wait > 0) await pause(wait);
      await this.handle(this, text);
    }
    this.busy = false;
  }
}
