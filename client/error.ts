/** The server, or the way to it, says no. The message is one sentence for people. */
import type { RefusalCode } from "@rubicon/server/protocol";

/** Names of what is refused most: by the server, or because it cannot be reached. */
export type ErrorCode = RefusalCode | "no-answer" | "no-connection";

/**
 * What goes wrong, said in the language of whoever reads it; null for the sentence as it came. A later server may give
 * names that are not known here.
 */
export type Say = (code: string) => string | null;

export class ClientError extends Error {
  override readonly name = "ClientError";
  /** Of an answer over HTTP: 404 and the like. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** The sentence, in the language of the reader where that can be had. */
export const inWords = (say: Say, code: ErrorCode | undefined, sentence: string): string =>
  (code === undefined ? null : say(code)) ?? sentence;
