/** Signing in: guests, e-mail and password, passkeys. The library does the work; what it must keep to stands here. */
import { passkey } from "@better-auth/passkey";
import { hash, verify } from "@node-rs/argon2";
import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { anonymous } from "better-auth/plugins/anonymous";
import { z } from "zod";
import type { Db } from "../database/open.ts";
import type { SendMail } from "../services.ts";
import type { AccountUser } from "./adoption.ts";
import { LETTERS, type Letters, type Wording } from "./mails.ts";
import { guestName, languageOf } from "./names.ts";
import { keepPasskeys } from "./passkeys.ts";
import { NO_ADDRESS } from "./players.ts";
import { playerName } from "./schemas.ts";
import type { Tries } from "./tries.ts";

export const DOOR = "/api/auth";
/** Set by the server itself on what it hands to the library, whatever the visitor wrote there. */
export const VISITOR = "x-rubicon-visitor";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often an address may try within a minute. */
export interface SignInLimits {
  /** Null: as often as he likes. */
  readonly guests: number | null;
  readonly signIns: number;
}

export interface SignInParts {
  readonly db: Db;
  readonly origin: string;
  readonly secret: string;
  readonly limits: SignInLimits;
  /** By account; the limits above are by address. */
  readonly tries: Tries;
  readonly sendMail: SendMail;
  /** Whether letters leave this machine. */
  readonly sendsMail: boolean;
  /** Called with the user of a guest and the account he signed in to, before the user of the guest is gone. */
  adopt(guestUser: string, account: AccountUser): Promise<void>;
  /** Called when a user has made a passkey. */
  passkeyMade(user: string): Promise<void>;
  /** Called with the credential of a passkey with which somebody has proved who he is. */
  passkeyUsed(credential: string): Promise<void>;
  /** Called when a user has a new password and all of his sessions have ended. */
  passwordReset(user: string): Promise<void>;
  /** Takes care of what goes on after the answer has been given. */
  inBackground(work: Promise<unknown>): void;
  complain(message: string): void;
}

/** As OWASP recommends for argon2id, which is this library's default kind. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function makeSignIn(parts: SignInParts) {
  const { db, origin, secret, limits, tries, sendsMail } = parts;
  const { hostname, protocol } = new URL(origin);
  const lettersFor = (request: Request | undefined) => LETTERS[languageOf(request?.headers.get("accept-language"))];
  /**
   * Nobody's letter box is filled from many addresses. An owner whose own letter is not written any more has those that
   * strangers asked for, and their links are as good: so each kind of letter is counted by itself.
   */
  const write = async (kind: keyof Letters, to: string, letter: Wording): Promise<void> => {
    if (await tries.take(tries.who(`${kind} ${to}`, null))) await parts.sendMail({ to, ...letter });
  };
  /** By request: what the library does not hand on from one of its steps to the next. */
  const keeping = new WeakMap<Request, readonly string[]>();
  const hasReset = new WeakMap<Request, { readonly id: string; readonly email: string }>();

  return betterAuth({
    appName: "Rubicon",
    baseURL: origin,
    basePath: DOOR,
    secret,
    trustedOrigins: [origin],
    // No transactions of the library's own: the embedded database has one connection, and letters are queued in it.
    database: { db, type: "postgres" },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      // With this, signing up answers the same whether the address is known or not. Where no letter leaves the machine
      // nobody could ever confirm one: there whoever signs up is in at once. His address stays unconfirmed, so that
      // nothing is ever sent to it before he has confirmed it after all.
      requireEmailVerification: sendsMail,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR,
      password: {
        hash: (password) => hash(password.normalize("NFKC"), ARGON),
        verify: ({ hash: kept, password }) => verify(kept, password.normalize("NFKC")),
      },
      onExistingUserSignUp: ({ user }, request) => write("exists", user.email, lettersFor(request).exists(origin)),
      sendResetPassword: ({ user, token }, request) =>
        write("reset", user.email, lettersFor(request).reset(`${origin}/reset-password?token=${token}`)),
      // The letter arrived: the address is his.
      onPasswordReset: async ({ user }, request) => {
        // Whoever made a passkey while he could get in would get in again.
        await keepPasskeys(db, user.id, (request && keeping.get(request)) ?? []);
        if (request) hasReset.set(request, user);
        await db
          .withTables<{ user: { id: string; emailVerified: boolean } }>()
          .updateTable("user")
          .set({ emailVerified: true })
          .where("id", "=", user.id)
          .execute();
      },
    },
    emailVerification: {
      sendOnSignUp: sendsMail,
      sendOnSignIn: sendsMail,
      expiresIn: DAY,
      // Following a link signs nobody in: otherwise a stranger could sign up with somebody's address and a password
      // of his own, and have that person play in an account that the stranger can enter.
      autoSignInAfterVerification: false,
      sendVerificationEmail: ({ user, url }, request) => write("confirm", user.email, lettersFor(request).confirm(url)),
    },
    // Games last for weeks, and a guest who loses his session has lost his games.
    session: { expiresIn: 180 * DAY, updateAge: DAY, freshAge: DAY, cookieCache: { enabled: false } },
    rateLimit: {
      enabled: true,
      storage: "database",
      window: MINUTE,
      max: 100,
      customRules: {
        "/sign-in/email": { window: MINUTE, max: limits.signIns },
        "/sign-in/anonymous": limits.guests === null ? false : { window: MINUTE, max: limits.guests },
        "/sign-up/email": { window: 10 * MINUTE, max: 2 * limits.signIns },
        "/reset-password": { window: MINUTE, max: limits.signIns },
        "/verify-email": { window: MINUTE, max: 4 * limits.signIns },
        "/passkey/verify-authentication": { window: MINUTE, max: 2 * limits.signIns },
      },
    },
    advanced: {
      useSecureCookies: protocol === "https:",
      cookiePrefix: "rubicon",
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true },
      ipAddress: { ipAddressHeaders: [VISITOR] },
      // Said outright, since the library leaves these checks out where it finds itself in a test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // Letters go out behind the answer, so that its time does not tell whether one was written.
      backgroundTasks: { handler: parts.inBackground },
    },
    // A player's name and settings are changed at /api/me. Tokens of sessions are neither listed nor taken.
    disabledPaths: [
      "/update-user",
      "/delete-anonymous-user",
      "/sign-in/social",
      "/link-social",
      "/list-sessions",
      "/revoke-session",
      // Passkeys are listed and removed at /api/me, and have no names.
      "/passkey/list-user-passkeys",
      "/passkey/delete-passkey",
      "/passkey/update-passkey",
    ],
    telemetry: { enabled: false },
    // Its lower levels write down addresses.
    logger: { level: "error", log: (_level, message, ...more) => parts.complain(describe(message, more)) },
    // A fault is for the server to answer and to log, as any other: the library would print all of it.
    onAPIError: { throw: true },
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        const { path, request } = ctx;
        if (path === "/sign-up/email") return { context: { body: withGoodName(ctx.body) } };
        if (path === "/passkey/generate-register-options") await mayMakePasskey(await getSessionFromCtx(ctx));
        if (path === "/passkey/verify-registration") {
          await mayMakePasskey(await getSessionFromCtx(ctx));
          // The library lays this over what was sent: what is to be gone has to be said.
          return { context: { body: { response: attestationIn(ctx.body), name: "", createSession: false } } };
        }
        if (path === "/reset-password" && request) keeping.set(request, keptIn(ctx.body));
        const email = await triedIn(ctx);
        if (email === null) return;
        const browser = await ctx.getSignedCookie(browserCookie(ctx).name, secret);
        if (!(await tries.take(tries.who(email, browser))))
          throw new APIError("TOO_MANY_REQUESTS", {
            message: "Too many wrong passwords: wait ten minutes, use a passkey, or ask for a new password.",
            code: "TOO_MANY_TRIES",
          });
      }),
      after: createAuthMiddleware(async (ctx) => {
        const { path, request, context } = ctx;
        if (context.returned instanceof APIError) return;
        if (path === "/passkey/verify-registration") {
          const session = await getSessionFromCtx(ctx);
          if (session) await parts.passkeyMade(session.user.id);
        }
        const cookie = browserCookie(ctx);
        const browser = await ctx.getSignedCookie(cookie.name, secret);
        const tried = await triedIn(ctx);
        if (tried !== null) await tries.giveBack(tries.who(tried, browser));
        const reset = path === "/reset-password" && request ? hasReset.get(request) : undefined;
        if (reset) {
          await tries.forget(reset.email);
          await parts.passwordReset(reset.id);
        }
        const been = tried ?? reset?.email;
        if (been !== undefined)
          await ctx.setSignedCookie(cookie.name, tries.known(been, browser), secret, cookie.attributes);
      }),
    },
    plugins: [
      anonymous({
        emailDomainName: NO_ADDRESS,
        generateName: guestName,
        onLinkAccount: ({ anonymousUser, newUser }) => parts.adopt(anonymousUser.user.id, newUser.user),
      }),
      // The library would ask for a session younger than a day, which a guest cannot renew: asked above instead.
      passkey({
        rpID: hostname,
        rpName: "Rubicon",
        origin,
        registration: { requireSession: false },
        authentication: { afterVerification: ({ clientData }) => parts.passkeyUsed(clientData.id) },
      }),
    ],
  });
}

export type SignIn = ReturnType<typeof makeSignIn>;

function withGoodName(body: unknown): object {
  const given = typeof body === "object" && body !== null ? body : {};
  const name = playerName.safeParse("name" in given ? given.name : undefined);
  if (!name.success)
    throw new APIError("BAD_REQUEST", {
      message: name.error.issues[0]?.message ?? "A name is needed.",
      code: "BAD_NAME",
    });
  return { ...given, name: name.data, image: "" };
}

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Whose password is tried with a request; null if nobody's is. */
async function triedIn(ctx: Context): Promise<string | null> {
  if (ctx.path === "/sign-in/email") return signingIn.safeParse(ctx.body).data?.email ?? null;
  if (ctx.path === "/change-password") return (await getSessionFromCtx(ctx))?.user.email ?? null;
  return null;
}

const signingIn = z.object({ email: z.string() });

/** The cookie of a browser that has been in an account before. It opens nothing. */
const browserCookie = ({ context }: Context) => context.createAuthCookie("known_browser", { maxAge: 180 * DAY });

/** Ids of the passkeys that whoever chooses a new password wants to keep. */
const keptIn = (body: unknown): readonly string[] => resetting.safeParse(body).data?.keepPasskeys ?? [];

const resetting = z.object({ keepPasskeys: z.array(z.string().max(64)).max(100) });

/** What a browser says of a passkey that it has made, and nothing more: some of it is kept. */
function attestationIn(body: unknown): object {
  const read = registering.safeParse(body);
  if (!read.success) throw new APIError("BAD_REQUEST", { message: "This is no passkey.", code: "CHALLENGE_NOT_FOUND" });
  return read.data.response;
}

const registering = z.object({
  response: z.looseObject({
    id: z.string().max(2_000),
    rawId: z.string().max(2_000),
    response: z.looseObject({
      clientDataJSON: z.string(),
      attestationObject: z.string(),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
});

interface SomeSession {
  readonly session: { readonly createdAt: Date };
  readonly user: { readonly isAnonymous?: boolean | null };
}

/** Whoever holds a session that was left open must not be able to make it last, nor to lock its owner out. */
export const isFresh = ({ session }: Pick<SomeSession, "session">): boolean =>
  Date.now() - session.createdAt.getTime() < DAY * 1000;

/** Accounts sign in again for this. Guests cannot. */
async function mayMakePasskey(found: SomeSession | null): Promise<void> {
  if (!found) throw new APIError("UNAUTHORIZED", { message: "Sign in or play as a guest first.", code: "WHO_ARE_YOU" });
  if (!found.user.isAnonymous && !isFresh(found))
    throw new APIError("FORBIDDEN", { message: "Sign in again first.", code: "SESSION_NOT_FRESH" });
}

/**
 * What went wrong, in the library's own words. What it says behind a colon is what somebody sent: of that only an origin
 * is told, which whoever set the server up wrongly needs to see. Of an error its kind and its code are told, since its
 * words may be anybody's.
 */
export function describe(message: unknown, more: readonly unknown[]): string {
  const [own, ...sent] = typeof message === "string" ? message.split(":") : ["Something went wrong"];
  const place = /^ ?(https?:\/\/[\w.:-]{1,100})(?:[/?#]|$)/i.exec(sent.join(":"))?.[1];
  const cause = [message, ...more].find((each) => each instanceof Error);
  return [
    own.replace(/[^\w' -]/g, "").slice(0, 100),
    place === undefined ? "" : `: ${place}`,
    cause instanceof Error ? ` (${kindOf(cause)})` : "",
  ].join("");
}

function kindOf(error: Error): string {
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  return `${error.name}${code}`.replace(/[^\w -]/g, "").slice(0, 80);
}
