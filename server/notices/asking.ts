/**
 * Sends something to an address that a player gave, and hears how it was received: a status, and not a byte more.
 *
 * Whoever is asked may be anybody. He may never answer, answer for ever, or answer nonsense: that costs little memory,
 * a few seconds, and one failed job. No redirect is followed. What is said of a failure names no address: whoever knows
 * that of a browser or of a webhook could write to it.
 */
import { type Agent, request } from "node:https";
import { NotOutside, outsideUrl } from "./outside.ts";

/** Milliseconds: until somebody takes the call, and until he has answered. */
export interface Limits {
  readonly connect: number;
  readonly answer: number;
}

export const LIMITS: Limits = { connect: 5_000, answer: 10_000 };

/** Bytes of all headers of an answer together, and how often it may be said that an answer is on its way. */
const HEADERS = 16_384;
const FOREWORDS = 8;

/** There was no answer, or none that could be read. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

export interface Sending {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Gives the status of the answer. Throws NotOutside, or NoAnswer. */
export type Ask = (address: string, sending: Sending) => Promise<number>;

export function makeAsk(agent: Agent, limits: Limits = LIMITS): Ask {
  return async (address, { headers, body }) => {
    const url = outsideUrl(address);
    return new Promise<number>((answered, failed) => {
      const asked = request(url, { method: "POST", agent, headers: { ...headers }, maxHeaderSize: HEADERS });
      const giveUp = (reason: string): void => void asked.destroy(new NoAnswer(reason));
      const connecting = setTimeout(() => giveUp("Nobody took the call in time."), limits.connect);
      const waiting = setTimeout(() => giveUp("No answer came in time."), limits.answer);
      let forewords = 0;
      asked.on("socket", (socket) => socket.once("secureConnect", () => clearTimeout(connecting)));
      asked.on("information", () => {
        if (++forewords > FOREWORDS) giveUp("The answer does not come to the point.");
      });
      asked.on("response", (response) => {
        answered(response.statusCode ?? 0);
        // What else he says is of no interest, nor how it ends.
        response.on("error", () => {});
        response.destroy();
      });
      // Once it is answered a failure means nothing any more: the promise is kept.
      asked.on("error", (error) => failed(withoutAddress(error)));
      asked.on("close", () => {
        clearTimeout(connecting);
        clearTimeout(waiting);
        failed(new NoAnswer("The connection was closed without an answer."));
      });
      asked.end(body);
    });
  };
}

/** What Node says holds names and addresses; its code says enough. */
function withoutAddress(error: Error): Error {
  if (error instanceof NotOutside || error instanceof NoAnswer) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return new NoAnswer(`No answer came: ${code}.`);
}
