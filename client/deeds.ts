/** What has been asked of a server and not been answered. Each is sent under one id, across as many connections as it takes. */
import type { Refusal } from "@rubicon/engine";
import type { FromClient, FromServer } from "@rubicon/server/protocol";

/** Acts, what is said in advance, and questions about what can be done. */
export type Deed = Extract<FromClient, { t: "act" | "orders" | "ahead" | "why" | "reach" | "closed" }>;

/** What came of an act, of orders, or of a choice made ahead. */
export type Result =
  /** It is entry `n` of the journal, for good. */
  | { readonly is: "done"; readonly n: number }
  /** The orders, the choice, or the act that nobody else may notice yet, are kept. */
  | { readonly is: "kept" }
  /** The rules forbid it. */
  | { readonly is: "refused"; readonly refusal: Refusal }
  /** The table had moved on. It shows the new state by now: decide again. */
  | { readonly is: "stale" }
  /** Not allowed, in one sentence. */
  | { readonly is: "error"; readonly message: string };

/** For each act that was asked about why it is forbidden, null where it is legal. */
export type Reasons = (Refusal | null)[];

export type AnswerMessage = Extract<
  FromServer,
  { t: "done" | "kept" | "refused" | "stale" | "why" | "reach" | "error" }
>;

/** An id nobody else makes up. Browsers keep randomUUID from pages of a plain http address, as in a home network. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface UnderWay {
  readonly deed: Deed;
  sentAt: number;
  settle(answer: AnswerMessage): void;
}

/** An answer that takes longer than this was lost on the way. */
const PATIENCE = 10_000;

export class Deeds {
  private readonly underWay = new Map<string, UnderWay>();
  private readonly send: (deed: Deed) => boolean;

  constructor(send: (deed: Deed) => boolean) {
    this.send = send;
  }

  /** Calls back in the very moment in which the answer is heard, before anything that came after it. */
  begin(deed: Deed, settle: (answer: AnswerMessage) => void): void {
    this.underWay.set(deed.id, { deed, sentAt: Date.now(), settle });
    this.send(deed);
  }

  /** On a new connection: what was not answered on the old one is sent again, in the order in which it began. */
  sendAll(): void {
    for (const deed of this.underWay.values()) this.sendAgain(deed);
  }

  sendLate(): void {
    const now = Date.now();
    for (const deed of this.underWay.values()) if (now - deed.sentAt > PATIENCE) this.sendAgain(deed);
  }

  answered(message: AnswerMessage): void {
    const { id } = message;
    const begun = id === undefined ? undefined : this.underWay.get(id);
    if (id === undefined || begun === undefined) return;
    this.underWay.delete(id);
    begun.settle(message);
  }

  /** Nobody will answer any more. */
  giveUp(message: string): void {
    for (const { settle } of this.underWay.values()) settle({ t: "error", message });
    this.underWay.clear();
  }

  private sendAgain(begun: UnderWay): void {
    if (this.send(begun.deed)) begun.sentAt = Date.now();
  }
}

export function resultOf(message: AnswerMessage): Result {
  switch (message.t) {
    case "done":
      return { is: "done", n: message.n };
    case "kept":
      return { is: "kept" };
    case "refused":
      return { is: "refused", refusal: message.refusal };
    case "stale":
      return { is: "stale" };
    case "error":
      return { is: "error", message: message.message };
    case "why":
    case "reach":
      return { is: "error", message: "The server answered a question that was not asked." };
  }
}
