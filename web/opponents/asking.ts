/** Asks bots that think in a worker beside the page. It is started when somebody first asks. */
import type { Pack } from "@rubicon/engine";
import type { Answers, BotsAnswer, BotsAsked, Wish } from "./worker.ts";

/** What is needed of a worker. */
export interface BotsWorker {
  postMessage(asked: BotsAsked): void;
  addEventListener(on: "message", listener: (event: { readonly data: BotsAnswer }) => void): void;
  addEventListener(on: "error", listener: () => void): void;
  terminate(): void;
}

/** This browser starts no worker, or could not fetch its parts: there is nobody to think. */
export class NobodyThinks extends Error {
  override readonly name = "NobodyThinks";
}

interface Waiting {
  tell(answer: Answers[keyof Answers]): void;
  fail(error: Error): void;
}

export class Thinkers {
  private readonly pack: Pack;
  private readonly start: () => BotsWorker;
  private worker: BotsWorker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(pack: Pack, start: () => BotsWorker) {
    this.pack = pack;
    this.start = start;
  }

  /** Throws NobodyThinks where no worker can be had; whoever asks again has it tried again. */
  async ask<W extends Wish>(wish: W): Promise<Answers[W["wants"]]> {
    const worker = this.working();
    const id = ++this.last;
    return new Promise((done, fail) => {
      // What a worker answers is of the kind that it was asked for.
      this.waiting.set(id, { tell: (answer) => done(answer as Answers[W["wants"]]), fail });
      worker.postMessage({ id, pack: this.pack, ...wish });
    });
  }

  /** Nobody asks any more. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.waiting.clear();
  }

  private working(): BotsWorker {
    if (this.worker !== null) return this.worker;
    try {
      const worker = this.start();
      worker.addEventListener("message", ({ data }) => this.hear(data));
      worker.addEventListener("error", () => this.giveUp(worker));
      this.worker = worker;
      return worker;
    } catch (error) {
      throw new NobodyThinks(error instanceof Error ? error.message : String(error));
    }
  }

  private hear(data: BotsAnswer): void {
    const waiting = this.waiting.get(data.id);
    this.waiting.delete(data.id);
    if ("trouble" in data) waiting?.fail(new Error(data.trouble));
    else waiting?.tell(data.answer);
  }

  private giveUp(worker: BotsWorker): void {
    if (this.worker === worker) this.worker = null;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const each of waiting) each.fail(new NobodyThinks("The worker did not start."));
  }
}
