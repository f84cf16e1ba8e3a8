/** Somebody who asks over HTTP whatever he likes, from whichever address, with the cookies that he was given. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Jar } from "@rubicon/client";
import { pause } from "../live/visitor.ts";
import type { Place } from "./attack.ts";

export interface Answered {
  readonly status: number;
  readonly text: string;
}

export class Knocker {
  readonly jar = new Jar();
  private readonly url: string;
  /** Where he says that he comes from; believed behind a proxy only. */
  private readonly address: string;

  constructor(url: string, address = "198.51.100.1") {
    this.url = url;
    this.address = address;
  }

  static async guest(url: string): Promise<Knocker> {
    const guest = new Knocker(url);
    await guest.must("POST", "/api/guest");
    return guest;
  }

  async ask(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      redirect: "manual",
      headers: {
        "x-forwarded-for": this.address,
        ...(method === "GET" ? {} : { origin: this.url }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(this.jar.header === "" ? {} : { cookie: this.jar.header }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.jar.take(answer.headers);
    return { status: answer.status, text: await answer.text() };
  }

  /** What has to work before anything can be tried. */
  async must(method: string, path: string, body?: unknown): Promise<string> {
    const { status, text } = await this.ask(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path} was answered with ${status}: ${text.slice(0, 200)}`);
    return text;
  }

  /** Makes an account and signs in. No letter leaves these servers, so no address has to be confirmed. */
  async account(email: string, password: string): Promise<void> {
    await this.must("POST", "/api/auth/sign-up/email", { email, password, name: "Owner" });
    await this.must("POST", "/api/auth/sign-in/email", { email, password });
  }
}

/** The link in the latest letter to an address, once it lies in the outbox. */
export async function linkTo({ folder }: Place, email: string): Promise<URL> {
  const outbox = join(folder, "outbox");
  for (let tries = 0; tries < 200; tries++) {
    const link = lettersIn(outbox)
      .filter((letter) => letter.includes(`To: ${email}`))
      .map((letter) => /https?:\/\/\S+/.exec(letter)?.[0])
      .at(-1);
    if (link !== undefined) return new URL(link);
    await pause(50);
  }
  throw new Error(`There is no letter to ${email}.`);
}

function lettersIn(outbox: string): string[] {
  try {
    const files = readdirSync(outbox).filter((file) => file.endsWith(".eml"));
    return files.sort().map((file) => readFileSync(join(outbox, file), "utf8"));
  } catch {
    return [];
  }
}
