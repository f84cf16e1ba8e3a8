/** A bare socket for tests: sends whatever it is given and keeps every text it hears, as it came. */
import { once } from "node:events";
import { type ClientOptions, WebSocket } from "ws";
import type { FromServer } from "../protocol.ts";

export class Bare {
  /** Everything it heard, the oldest first. */
  readonly heard: string[] = [];
  readonly socket: WebSocket;
  /** The code it was closed with. */
  closed: number | null = null;
  private taken = 0;
  private wake = (): void => {};

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(`${url.replace(/^http/, "ws")}/api/live`, options);
    this.socket.on("message", (data) => {
      this.heard.push(data.toString());
      this.wake();
    });
    this.socket.on("close", (code) => {
      this.closed = code;
      this.wake();
    });
    this.socket.on("error", () => {});
  }

  static async open(url: string, cookie = ""): Promise<Bare> {
    const bare = new Bare(url, { headers: cookie === "" ? {} : { cookie } });
    await bare.next();
    return bare;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  /** The next text that has not been taken. Null when the socket is closed before one comes. */
  async next(): Promise<string | null> {
    while (this.taken >= this.heard.length) {
      if (this.closed !== null) return null;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return this.heard[this.taken++];
  }

  /** What comes until a message like this, which is among it; all that came, when the socket is closed first. */
  async until(is: (message: FromServer) => boolean): Promise<string[]> {
    const came: string[] = [];
    for (;;) {
      const text = await this.next();
      if (text === null) return came;
      came.push(text);
      if (is(spoken(text))) return came;
    }
  }

  /** What is answered to these, all of it: messages of one socket are answered in their order, and the last is a ping. */
  async asks(...messages: readonly unknown[]): Promise<string[]> {
    for (const message of messages) this.send(message);
    this.send({ t: "ping" });
    const answers = await this.until(({ t }) => t === "pong");
    return answers.slice(0, -1);
  }

  async closes(): Promise<number> {
    if (this.closed === null) await once(this.socket, "close");
    return this.closed ?? 0;
  }

  end(): void {
    this.socket.terminate();
  }
}

/** What a text says; whether it is what the protocol promises is for other tests to see. */
export function spoken(text: string): FromServer {
  return JSON.parse(text);
}
