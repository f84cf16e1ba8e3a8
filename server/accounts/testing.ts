/** For tests: a server that has accounts and nothing else, and browsers that visit it. */
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Db, Store } from "../database/open.ts";
import { answerErrors } from "../operations/errors.ts";
import type { Letter, Player } from "../services.ts";
import type { Authenticator } from "./authenticator.ts";
import { type AccountOffice, accountRoutes, makeAccounts } from "./index.ts";

export interface House {
  readonly app: FastifyInstance;
  readonly accounts: AccountOffice;
  readonly origin: string;
  readonly letters: Letter[];
  /** Players who have left every table that they sat at. */
  readonly left: string[];
  /** Tables that were announced. */
  readonly announced: string[];
  readonly complaints: string[];
  /** The hour, as the house believes; to be changed. */
  readonly clock: { now: Date };
}

export async function openHouse(
  store: Store,
  origin = "http://localhost:3000",
  { sendsMail = true } = {},
): Promise<House> {
  const letters: Letter[] = [];
  const announced: string[] = [];
  const complaints: string[] = [];
  const clock = { now: new Date() };
  const accounts = await makeAccounts({
    config: { origin },
    store,
    sendsMail,
    now: () => clock.now,
    sendMail: async (letter) => {
      letters.push(letter);
    },
  });
  const app = Fastify({ trustProxy: true });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  const keeper = {
    announce: async ({ table }: { table: string }) => {
      announced.push(table);
    },
  };
  const left: string[] = [];
  const steward = {
    leaveAll: async ({ id }: Player) => {
      left.push(id);
    },
  };
  await accountRoutes(app, { config: { origin }, accounts, keeper, steward });
  accounts.onComplaint((message) => complaints.push(message));
  return { app, accounts, origin, letters, left, announced, complaints, clock };
}

let visitors = 0;

/** Keeps cookies as a browser does, and comes from an address of its own. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** Set-Cookie headers of the last answer. */
  set: string[] = [];
  private readonly house: House;
  private readonly address: string;

  constructor(house: House, address = `198.51.${Math.floor(++visitors / 250)}.${visitors % 250}`) {
    this.house = house;
    this.address = address;
  }

  get headers(): { cookie: string } {
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
  }

  async ask(method: "GET" | "POST" | "PATCH" | "DELETE", url: string, body?: object, headers = {}) {
    const answer = await this.house.app.inject({
      method,
      url,
      headers: {
        ...(this.cookies.size > 0 ? this.headers : {}),
        ...(method === "GET" ? {} : { origin: this.house.origin }),
        ...(body ? { "content-type": "application/json" } : {}),
        "x-forwarded-for": this.address,
        ...headers,
      },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });
    this.set = [answer.headers["set-cookie"] ?? []].flat();
    for (const cookie of this.set) {
      const [pair = "", ...attributes] = cookie.split(";");
      const [name = "", value = ""] = pair.split("=", 2);
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    // Letters are written behind the answer.
    await this.house.accounts.close();
    return {
      status: answer.statusCode,
      body: answer.body === "" || answer.body === "Not Found" ? null : answer.json(),
      headers: answer.headers,
    };
  }

  async guest() {
    return (await this.ask("POST", "/api/guest")).body.player;
  }

  async me() {
    return (await this.ask("GET", "/api/me")).body.player;
  }

  signUp(email: string, password: string, name = "Aulus Testus") {
    return this.ask("POST", "/api/auth/sign-up/email", { email, password, name });
  }

  signIn(email: string, password: string) {
    return this.ask("POST", "/api/auth/sign-in/email", { email, password });
  }

  /** Follows the link in the last letter to an address. */
  follow(email: string) {
    const url = new URL(linkTo(this.house, email));
    return this.ask("GET", url.pathname + url.search);
  }

  /** Signs up, confirms the address and signs in. */
  async account(email: string, password: string, name?: string) {
    await this.signUp(email, password, name);
    await this.follow(email);
    await this.signIn(email, password);
    return this.me();
  }
}

/** Makes a passkey for whoever this is. */
export async function makePasskey(browser: Browser, key: Authenticator) {
  const options = await browser.ask("GET", "/api/auth/passkey/generate-register-options");
  if (options.status !== 200) return options;
  return browser.ask("POST", "/api/auth/passkey/verify-registration", { response: key.make(options.body) });
}

/** Signs in with a passkey. */
export async function enter(browser: Browser, key: Authenticator) {
  const options = await browser.ask("GET", "/api/auth/passkey/generate-authenticate-options");
  return browser.ask("POST", "/api/auth/passkey/verify-authentication", { response: key.sign(options.body) });
}

/** The link in the last letter to an address. */
export function linkTo({ letters }: House, email: string): string {
  const letter = letters.findLast(({ to }) => to === email);
  const link = /^https?:\S+$/m.exec(letter?.text ?? "")?.[0];
  if (link === undefined) throw new Error(`There is no letter with a link for ${email}.`);
  return link;
}

let tables = 0;

/** A table as far as accounts have to do with it. */
export async function layTable(
  db: Db,
  by: string,
  seats: Readonly<Record<string, string | null>>,
  more: {
    toMove?: string;
    deadline?: Date;
    kind?: "days" | "live" | "none";
    status?: "open" | "running" | "over";
  } = {},
): Promise<string> {
  const id = `table-for-tests-${++tables}`;
  await db
    .insertInto("tables")
    .values({
      id,
      game: "skirmish",
      scenario: "any",
      options: "{}",
      rules: 1,
      pack: "",
      visibility: "public",
      watchers: true,
      clock: JSON.stringify({ kind: more.kind ?? "days", days: 3 }),
      status: more.status ?? "running",
      created_by: by,
      seed: "",
      commitment: "",
      to_move: more.toMove ?? null,
      deadline: more.deadline ?? null,
    })
    .execute();
  const rows = Object.entries(seats).map(([seat, player_id]) => ({ table_id: id, seat, player_id }));
  await db.insertInto("seats").values(rows).execute();
  return id;
}
