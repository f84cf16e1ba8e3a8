/**
 * Sends something to an address that a player gave, and hears how it was received: a status, and not a byte more.
 *
 * Whoever is asked may be anybody. He may never answer, answer for ever, or answer nonsense: that costs little memory,
 * a few seconds, and one failed job. No redirect is followed. What is said of a failure names no address: whoever knows
 * that of a browser or of a webhook could write to it.
 */
import { request } from "node:https";
import { type ConnectionOptions, connect, type TLSSocket } from "node:tls";
import { type Lookup, lookUp, NotOutside, outsideUrl, type Place, placeOf } from "./outside.ts";

/** How names are found and lines opened. */
export interface Ways {
  readonly lookup: Lookup;
  readonly connect: (options: ConnectionOptions) => TLSSocket;
}

const WAYS: Ways = { lookup: lookUp, connect };

/** Milliseconds: until a name is found, until somebody takes the call, and until he has answered. */
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

export function makeAsk(ways: Ways = WAYS, limits: Limits = LIMITS): Ask {
  return async (address, sending) => {
    const url = outsideUrl(address);
    try {
      const place = await soon(placeOf(url, ways.lookup), limits.connect);
      return await call(url, place, sending, ways, limits);
    } catch (error) {
      throw withoutAddress(error);
    }
  };
}

/** What is found later is not waited for. */
async function soon<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new NoAnswer("Nobody took the call in time.")), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function call(url: URL, { ip, name }: Place, sending: Sending, ways: Ways, limits: Limits): Promise<number> {
  return new Promise<number>((answered, failed) => {
    const asked = request({
      method: "POST",
      path: `${url.pathname}${url.search}`,
      headers: { ...sending.headers, Host: url.host },
      maxHeaderSize: HEADERS,
      // To the very place that was checked: nothing is looked up again, and no line of another call is used.
      createConnection: () => ways.connect({ host: ip, port: 443, servername: name, ALPNProtocols: ["http/1.1"] }),
    });
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
    asked.on("error", failed);
    asked.on("close", () => {
      clearTimeout(connecting);
      clearTimeout(waiting);
      failed(new NoAnswer("The connection was closed without an answer."));
    });
    asked.end(sending.body);
  });
}

/** What Node says holds names and addresses; its code says enough. */
function withoutAddress(error: unknown): Error {
  if (error instanceof NotOutside || error instanceof NoAnswer) return error;
  if (!(error instanceof Error)) return new NoAnswer("No answer came.");
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return new NoAnswer(`No answer came: ${code}.`);
}
