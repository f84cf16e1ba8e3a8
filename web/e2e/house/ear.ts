/** Keeps whatever a browser is told by the server, over its socket and over HTTP, with the time of each. */
import type { FromServer } from "@rubicon/server/protocol";
import type { Page } from "playwright-core";

export type TableMessage = Extract<FromServer, { t: "table" }>;

export interface Answered {
  readonly at: number;
  readonly path: string;
  readonly status: number;
  readonly body: string;
}

export interface Framed {
  readonly at: number;
  readonly message: FromServer;
}

export interface Sent {
  readonly at: number;
  readonly text: string;
}

export class Ear {
  readonly frames: Framed[] = [];
  readonly answers: Answered[] = [];
  readonly sent: Sent[] = [];
  private readonly reading = new Set<Promise<void>>();

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        this.frames.push({ at: Date.now(), message: JSON.parse(String(payload)) });
      });
      socket.on("framesent", ({ payload }) => {
        this.sent.push({ at: Date.now(), text: String(payload) });
      });
    });
    page.on("response", (response) => {
      const { pathname, search } = new URL(response.url());
      if (!pathname.startsWith("/api/")) return;
      const at = Date.now();
      const read = response.text().then(
        (body) => {
          this.answers.push({ at, path: pathname + search, status: response.status(), body });
        },
        // The page was left, or the line cut, before the answer was whole: then nobody has read it.
        () => {},
      );
      this.reading.add(read);
      void read.finally(() => this.reading.delete(read));
    });
  }

  get tables(): readonly TableMessage[] {
    return this.frames.flatMap(({ message }) => (message.t === "table" ? [message] : []));
  }

  /** Number of the last entry that was told of; -1 before the first. */
  get last(): number {
    const message = this.frames.findLast((framed) => framed.message.t === "table")?.message;
    return message?.t === "table" ? message.info.entries - 1 : -1;
  }

  /** Waits for answers that are being read. */
  async whole(): Promise<void> {
    await Promise.all(this.reading);
  }
}
