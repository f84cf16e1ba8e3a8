/** Questions and answers over HTTP. In a browser cookies are the browser's affair; elsewhere they are kept here. */
import type { RefusalCode } from "@rubicon/server/protocol";
import { ClientError, type ErrorCode, inWords, type Say } from "./error.ts";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The cookies of one session, for programs. */
export class Jar {
  private readonly cookies = new Map<string, string>();

  constructor(header = "") {
    for (const pair of header.split(";")) this.put(pair);
  }

  /** As it goes into a `Cookie` header. */
  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair, ...attributes] = line.split(";");
      const gone = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute));
      if (gone) this.cookies.delete(nameOf(pair));
      else this.put(pair);
    }
  }

  private put(pair: string): void {
    const at = pair.indexOf("=");
    if (at > 0) this.cookies.set(nameOf(pair), pair.slice(at + 1).trim());
  }
}

const nameOf = (pair: string): string => pair.slice(0, pair.indexOf("=")).trim();

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export class Http {
  private readonly url: string;
  private readonly fetch: Fetch;
  private readonly jar: Jar | null;
  private readonly say: Say;
  private readonly papers: Readonly<Record<string, string>>;

  /** Without a jar the browser sends and keeps its own cookies. */
  constructor(
    url: string,
    fetch: Fetch,
    jar: Jar | null,
    say: Say = () => null,
    papers: Readonly<Record<string, string>> = {},
  ) {
    this.url = url;
    this.fetch = fetch;
    this.jar = jar;
    this.say = say;
    this.papers = papers;
  }

  get<T>(path: string, query: Query = {}): Promise<T> {
    const wanted = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) wanted.set(name, String(value));
    const search = wanted.toString();
    return this.ask<T>("GET", search === "" ? path : `${path}?${search}`, undefined);
  }

  post<T>(path: string, body: object = {}): Promise<T> {
    return this.ask<T>("POST", path, body);
  }

  put<T>(path: string, body: object): Promise<T> {
    return this.ask<T>("PUT", path, body);
  }

  patch<T>(path: string, body: object): Promise<T> {
    return this.ask<T>("PATCH", path, body);
  }

  delete<T>(path: string, body?: object): Promise<T> {
    return this.ask<T>("DELETE", path, body);
  }

  async text(path: string): Promise<string> {
    const answer = await this.call("GET", path, undefined);
    return answer.text();
  }

  /** The server's own routes promise what they answer; the type says which promise is meant. */
  private async ask<T>(method: string, path: string, body: object | undefined): Promise<T> {
    const answer = await this.call(method, path, body);
    const text = await answer.text();
    return JSON.parse(text === "" ? "null" : text);
  }

  private async call(method: string, path: string, body: object | undefined): Promise<Response> {
    const headers: Record<string, string> = { accept: "application/json", ...this.papers };
    if (body !== undefined) headers["content-type"] = "application/json";
    if (this.jar && this.jar.header !== "") headers.cookie = this.jar.header;
    let answer: Response;
    try {
      answer = await this.fetch(`${this.url}${path}`, {
        method,
        headers,
        credentials: "same-origin",
        redirect: "error",
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      throw new ClientError(inWords(this.say, "no-answer", `There is no answer from ${this.url}.`));
    }
    this.jar?.take(answer.headers);
    if (answer.ok) return answer;
    const { sentence, code } = await complaintOf(answer);
    throw new ClientError(inWords(this.say, code, sentence), answer.status);
  }
}

interface Complaint {
  readonly sentence: string;
  readonly code: ErrorCode | undefined;
}

/** What the server says is wrong, in its own words. */
async function complaintOf(answer: Response): Promise<Complaint> {
  try {
    const said: { readonly message?: unknown; readonly error?: unknown; readonly code?: RefusalCode } = JSON.parse(
      await answer.text(),
    );
    const sentence = said.message ?? said.error;
    if (typeof sentence === "string" && sentence !== "") return { sentence, code: said.code };
  } catch {
    // Not from our server, but from something on the way to it.
  }
  return {
    sentence: `The server answered with ${answer.status}.`,
    code: answer.status >= 502 ? "no-answer" : undefined,
  };
}
