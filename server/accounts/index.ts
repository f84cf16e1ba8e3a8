/** Who is asking: sessions, players behind them, and guests who become somebody. */
import type { IncomingHttpHeaders } from "node:http";
import { fromNodeHeaders } from "better-auth/node";
import type { BotAccount, NewBotAccount } from "../automata/forms.ts";
import type { Store } from "../database/open.ts";
import type { Accounts, Config, Player, SendMail } from "../services.ts";
import { NotHere, Refused, WhoAreYou } from "../tables/refusing.ts";
import { adoptGuest, tablesOf } from "./adoption.ts";
import { botBehind, botsOf, lastingTokens, makeBot, ownBot, renewToken, tokenIn } from "./bots.ts";
import { erase } from "./leaving.ts";
import { Memory } from "./memory.ts";
import { languageOf } from "./names.ts";
import { passkeysOf, passkeyUsed, removePasskey } from "./passkeys.ts";
import {
  changePlayer,
  keepGuest,
  meOf,
  passwordOf,
  playerBehind,
  playerById,
  playerOfUser,
  subscribe,
  unsubscribe,
} from "./players.ts";
import type { Change, Me, Passkey, PushSubscription } from "./schemas.ts";
import { sessionSecret } from "./secret.ts";
import { lastingSessions, sessionIn } from "./sessions.ts";
import { DOOR, isFresh, makeSignIn, type SignInLimits } from "./sign-in.ts";
import { Tries } from "./tries.ts";

export { originAllowed } from "./door.ts";
export { accountRoutes } from "./routes.ts";

export interface AccountParts {
  readonly config: Pick<Config, "origin" | "requestsPerMinute">;
  readonly store: Store;
  readonly sendMail: SendMail;
  /** Whether letters leave this machine. Otherwise nobody is asked to confirm an address by one. */
  readonly sendsMail: boolean;
  now(): Date;
  /** The key of the session cookies; without one, and without RUBICON_SECRET, it is made and kept in the database. */
  readonly secret?: string | undefined;
}

/** What the routes of accounts need beyond what every part of the server knows. */
export interface AccountOffice extends Accounts {
  readonly sendsMail: boolean;
  /** Hands a request to the sign-in library. */
  answer(request: Request): Promise<Response>;
  /** The cookies that renew the session of a visitor whose session has come of age. */
  renewal(headers: IncomingHttpHeaders): Promise<string[]>;
  me(player: Player): Promise<Me>;
  change(player: Player, wishes: Change): Promise<void>;
  /** Throws WhoAreYou. */
  passkeys(headers: IncomingHttpHeaders): Promise<Passkey[]>;
  /** Throws WhoAreYou, or Refused: by a session that is not fresh none is removed. */
  removePasskey(headers: IncomingHttpHeaders, id: string): Promise<void>;
  /** Those of whoever has this link for a new password; null if it is good for nothing. */
  passkeysByLink(token: string): Promise<Passkey[] | null>;
  /**
   * Whoever wants to delete his account must show that it is he: by his password, or, where he has none, by a session
   * that is fresh. Guests have nothing to show. Throws WhoAreYou, or Refused.
   */
  mustBeHimself(headers: IncomingHttpHeaders, password: string | undefined): Promise<void>;
  /** Forgets who a player was. */
  erase(player: Player): Promise<void>;
  /** The bots that a player runs himself. What is not his throws NotHere; who may run none is Refused. */
  bots(player: Player): Promise<BotAccount[]>;
  makeBot(player: Player, name: string): Promise<NewBotAccount>;
  renewToken(player: Player, id: string): Promise<NewBotAccount>;
  ownBot(player: Player, id: string): Promise<Player>;
  subscribe(player: Player, subscription: PushSubscription): Promise<void>;
  unsubscribe(player: Player, endpoint: string): Promise<void>;
  /** Calls back for tables at which somebody's name, player or clock is another than before. */
  onTables(listener: (tables: readonly string[]) => Promise<void>): void;
  /** Calls back with what went wrong, in one sentence without names or secrets. */
  onComplaint(listener: (message: string) => void): void;
  /** Waits for letters that are being written. */
  close(): Promise<void>;
}

/** What tokens begin with among sessions: no session of the library has a space in it. */
const TOKEN = "token ";

/** Ways of the library that open a session. */
const OPENS_SESSION = ["/sign-in/", "/sign-up/", "/passkey/verify-authentication"] as const;

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

  const key = await sessionSecret(db, secret);
  const tries = new Tries(db, key, now);
  const signIn = makeSignIn({
    db,
    origin: config.origin,
    secret: key,
    limits: limitsOf(config),
    tries,
    sendMail,
    sendsMail: parts.sendsMail,
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
    passkeyUsed: (credential) => passkeyUsed(db, credential, now()),
    async passwordReset(user) {
      const player = await playerBehind(db, user);
      if (player !== null) memory.forgetPlayer(player);
    },
    inBackground(work) {
      const watched = work.finally(() => underWay.delete(watched));
      underWay.add(watched);
    },
  });
  const { authCookies, internalAdapter } = await signIn.$context;
  const cookieName = authCookies.sessionToken.name;
  const sessionBehind = (cookie: string) =>
    signIn.api.getSession({
      headers: new Headers({ cookie: `${cookieName}=${cookie}` }),
      query: { disableRefresh: true },
    });

  const sessionAsking = async (headers: IncomingHttpHeaders) => {
    const cookie = cookieIn(headers, cookieName);
    const found = cookie === null ? null : await sessionBehind(cookie);
    if (!found) throw new WhoAreYou();
    return found;
  };

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
    sendsMail: parts.sendsMail,
    async playerOf(headers) {
      const token = tokenIn(headers);
      // Who shows a token is the bot that has it, or nobody: no cookie makes somebody else of him.
      if (token !== null)
        return memory.recall(`token ${token}`, async () => {
          const bot = await botBehind(db, token);
          return bot === null ? null : playerById(db, bot);
        });
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
    sessionOf(headers) {
      const token = tokenIn(headers);
      if (token !== null) return `${TOKEN}${token}`;
      const cookie = cookieIn(headers, cookieName);
      return cookie === null ? null : sessionIn(cookie);
    },
    async lasting(sessions) {
      const isToken = (session: string): boolean => session.startsWith(TOKEN);
      const tokens = sessions.filter(isToken).map((session) => session.slice(TOKEN.length));
      const lasting = await lastingSessions(
        db,
        sessions.filter((session) => !isToken(session)),
      );
      for (const [token, bot] of await lastingTokens(db, tokens)) lasting.set(`${TOKEN}${token}`, bot);
      return lasting;
    },

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
    passkeys: async (headers) => passkeysOf(db, (await sessionAsking(headers)).user.id),
    async removePasskey(headers, id) {
      const found = await sessionAsking(headers);
      if (!isFresh(found)) throw new Refused("sign-in-again");
      await removePasskey(db, found.user.id, id);
    },
    async passkeysByLink(token) {
      const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      return link === null || link.expiresAt < new Date() ? null : passkeysOf(db, link.value);
    },
    async mustBeHimself(headers, given) {
      const found = await sessionAsking(headers);
      const kept = await passwordOf(db, found.user.id);
      if (kept === null) {
        if (!found.user.isAnonymous && !isFresh(found)) throw new Refused("sign-in-again");
        return;
      }
      const who = tries.who(found.user.email, null);
      if (!(await tries.take(who))) throw new Refused("too-often");
      const { password } = await signIn.$context;
      if (given === undefined || !(await password.verify({ hash: kept, password: given })))
        throw new Refused("wrong-password");
      await tries.giveBack(who);
    },
    async erase(player) {
      const tables = await tablesOf(db, player.id);
      await erase(db, player.id, now());
      memory.forgetPlayer(player.id);
      await tell(tables);
    },
    bots: (player) => botsOf(db, player.id),
    makeBot: (player, name) => makeBot(db, player, name, now()),
    async renewToken(player, id) {
      const renewed = await renewToken(db, player, id);
      memory.forgetPlayer(id);
      return renewed;
    },
    async ownBot(player, id) {
      await ownBot(db, player, id);
      const bot = await playerById(db, id);
      if (bot === null) throw new NotHere("player");
      return bot;
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
