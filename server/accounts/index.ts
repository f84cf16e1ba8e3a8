/** Who is asking: sessions, players behind them, and guests who become somebody. */
import type { IncomingHttpHeaders } from "node:http";
import { fromNodeHeaders } from "better-auth/node";
import type { Store } from "../database/open.ts";
import type { Accounts, Config, Player, SendMail } from "../services.ts";
import { adoptGuest, tablesOf } from "./adoption.ts";
import { Memory } from "./memory.ts";
import { languageOf } from "./names.ts";
import { changePlayer, keepGuest, meOf, playerById, playerOfUser, subscribe, unsubscribe } from "./players.ts";
import type { Change, Me, PushSubscription } from "./schemas.ts";
import { sessionSecret } from "./secret.ts";
import { DOOR, makeSignIn, type SignInLimits } from "./sign-in.ts";

export { originAllowed } from "./door.ts";
export { accountRoutes } from "./routes.ts";

export interface AccountParts {
  readonly config: Pick<Config, "origin" | "requestsPerMinute">;
  readonly store: Store;
  readonly sendMail: SendMail;
  now(): Date;
  /** The key of the session cookies; without one, and without RUBICON_SECRET, it is made and kept in the database. */
  readonly secret?: string | undefined;
}

/** What the routes of accounts need beyond what every part of the server knows. */
export interface AccountOffice extends Accounts {
  /** Hands a request to the sign-in library. */
  answer(request: Request): Promise<Response>;
  /** The cookies that renew the session of a visitor whose session has come of age. */
  renewal(headers: IncomingHttpHeaders): Promise<string[]>;
  me(player: Player): Promise<Me>;
  change(player: Player, wishes: Change): Promise<void>;
  subscribe(player: Player, subscription: PushSubscription): Promise<void>;
  unsubscribe(player: Player, endpoint: string): Promise<void>;
  /** Calls back for tables at which somebody's name, player or clock is another than before. */
  onTables(listener: (tables: readonly string[]) => Promise<void>): void;
  /** Calls back with what went wrong, in one sentence without names or secrets. */
  onComplaint(listener: (message: string) => void): void;
  /** Waits for letters that are being written. */
  close(): Promise<void>;
}

/** Ways of the library that open a session. */
const OPENS_SESSION = ["/sign-in/", "/passkey/verify-authentication"] as const;

/** Where a server counts no requests it counts no guests either; passwords are guarded everywhere. */
const limitsOf = ({ requestsPerMinute }: Pick<Config, "requestsPerMinute">): SignInLimits => ({
  guests: requestsPerMinute === 0 ? null : 20,
  signIns: 5,
});

export async function makeAccounts(parts: AccountParts): Promise<AccountOffice> {
  const { store, config, sendMail, now, secret = process.env.RUBICON_SECRET } = parts;
  const { db } = store;
  const memory = new Memory(now);
  const listeners: ((tables: readonly string[]) => Promise<void>)[] = [];
  const underWay = new Set<Promise<unknown>>();
  let complaint: (message: string) => void = () => {};

  const tell = async (tables: readonly string[]): Promise<void> => {
    for (const listener of listeners) await listener(tables);
  };

  const signIn = makeSignIn({
    db,
    origin: config.origin,
    secret: await sessionSecret(db, secret),
    limits: limitsOf(config),
    sendMail,
    complain: (message) => complaint(message),
    async adopt(guestUser, account) {
      const adoption = await adoptGuest(db, guestUser, account);
      if (!adoption) return;
      memory.forgetPlayer(adoption.guest);
      memory.forgetPlayer(adoption.player);
      await tell(adoption.tables);
    },
    async passkeyMade(user) {
      const player = await keepGuest(db, user);
      if (player === null) return;
      memory.forgetPlayer(player);
      await tell(await tablesOf(db, player));
    },
    inBackground(work) {
      const watched = work.finally(() => underWay.delete(watched));
      underWay.add(watched);
    },
  });
  const cookieName = (await signIn.$context).authCookies.sessionToken.name;
  const sessionBehind = (cookie: string) =>
    signIn.api.getSession({
      headers: new Headers({ cookie: `${cookieName}=${cookie}` }),
      query: { disableRefresh: true },
    });

  /**
   * Looking for a guest who brings his games along, the library looks up the session that a visitor came with after it
   * has opened his new one. Where that session has ended it takes the cookie from him: the new one, which has the same
   * name. So a cookie that leads nowhere is emptied before the library sees it.
   */
  const withoutDeadSession = async (request: Request, cookie: string): Promise<Request> => {
    const { pathname } = new URL(request.url);
    if (!OPENS_SESSION.some((path) => pathname.startsWith(`${DOOR}${path}`))) return request;
    if ((await sessionBehind(cookie)) !== null) return request;
    const headers = new Headers(request.headers);
    headers.set("cookie", (headers.get("cookie") ?? "").replace(`${cookieName}=${cookie}`, `${cookieName}=`));
    return new Request(request, { headers });
  };

  return {
    async playerOf(headers) {
      const cookie = cookieIn(headers, cookieName);
      if (cookie === null) return null;
      return memory.recall(cookie, async () => {
        const found = await sessionBehind(cookie);
        if (!found) return null;
        return playerOfUser(
          db,
          { ...found.user, isAnonymous: found.user.isAnonymous ?? null },
          languageOf(headers["accept-language"]),
        );
      });
    },
    playerById: (id) => playerById(db, id),

    async answer(request) {
      const cookie = cookieIn({ cookie: request.headers.get("cookie") ?? undefined }, cookieName);
      const answer = await signIn.handler(cookie === null ? request : await withoutDeadSession(request, cookie));
      // Whatever was done, the next request finds out anew who this is.
      if (cookie !== null && request.method !== "GET") memory.forgetCookie(cookie);
      return answer;
    },
    async renewal(headers) {
      const { headers: answered } = await signIn.api.getSession({
        headers: fromNodeHeaders(headers),
        returnHeaders: true,
      });
      return answered.getSetCookie();
    },

    me: (player) => meOf(db, player.id, now()),
    async change(player, wishes) {
      await changePlayer(db, player.id, wishes, now());
      memory.forgetPlayer(player.id);
      if (wishes.name !== undefined || wishes.away !== undefined) await tell(await tablesOf(db, player.id));
    },
    subscribe: (player, subscription) => subscribe(db, player.id, subscription, now()),
    unsubscribe: (player, endpoint) => unsubscribe(db, player.id, endpoint),

    onTables(listener) {
      listeners.push(listener);
    },
    onComplaint(listener) {
      complaint = listener;
    },
    async close() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

function cookieIn({ cookie }: Pick<IncomingHttpHeaders, "cookie">, name: string): string | null {
  for (const part of cookie?.split(";") ?? []) {
    const pair = part.trim();
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return null;
}
