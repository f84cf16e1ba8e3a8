/** Signing in: guests, e-mail and password, passkeys. The library does the work; what it must keep to stands here. */
import { passkey } from "@better-auth/passkey";
import { hash, verify } from "@node-rs/argon2";
import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { anonymous } from "better-auth/plugins/anonymous";
import type { Db } from "../database/open.ts";
import type { SendMail } from "../services.ts";
import type { AccountUser } from "./adoption.ts";
import { LETTERS, type Wording } from "./mails.ts";
import { guestName, languageOf } from "./names.ts";
import { NO_ADDRESS } from "./players.ts";
import { playerName } from "./schemas.ts";

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
  readonly sendMail: SendMail;
  /** Called with the user of a guest and the account he signed in to, before the user of the guest is gone. */
  adopt(guestUser: string, account: AccountUser): Promise<void>;
  /** Called when a user has made a passkey. */
  passkeyMade(user: string): Promise<void>;
  /** Takes care of what goes on after the answer has been given. */
  inBackground(work: Promise<unknown>): void;
  complain(message: string): void;
}

/** As OWASP recommends for argon2id, which is this library's default kind. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function makeSignIn(parts: SignInParts) {
  const { db, origin, secret, limits } = parts;
  const { hostname, protocol } = new URL(origin);
  const lettersFor = (request: Request | undefined) => LETTERS[languageOf(request?.headers.get("accept-language"))];
  const write = (to: string, letter: Wording) => parts.sendMail({ to, ...letter });

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
      // With this, signing up answers the same whether the address is known or not.
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR,
      password: {
        hash: (password) => hash(password.normalize("NFKC"), ARGON),
        verify: ({ hash: kept, password }) => verify(kept, password.normalize("NFKC")),
      },
      onExistingUserSignUp: ({ user }, request) => write(user.email, lettersFor(request).exists(origin)),
      sendResetPassword: ({ user, token }, request) =>
        write(user.email, lettersFor(request).reset(`${origin}/reset-password?token=${token}`)),
      // The letter arrived: the address is his.
      onPasswordReset: async ({ user }) => {
        await db
          .withTables<{ user: { id: string; emailVerified: boolean } }>()
          .updateTable("user")
          .set({ emailVerified: true })
          .where("id", "=", user.id)
          .execute();
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      expiresIn: DAY,
      // Following a link signs nobody in: otherwise a stranger could sign up with somebody's address and a password
      // of his own, and have that person play in an account that the stranger can enter.
      autoSignInAfterVerification: false,
      sendVerificationEmail: ({ user, url }, request) => write(user.email, lettersFor(request).confirm(url)),
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
    ],
    telemetry: { enabled: false },
    // Its lower levels write down addresses.
    logger: { level: "error", log: (_level, message, ...more) => parts.complain(describe(message, more)) },
    // Refusals are told to whoever is refused; only faults are worth a complaint.
    onAPIError: {
      onError: (fault) => {
        if (!(fault instanceof APIError) || fault.statusCode >= 500)
          parts.complain(describe("Signing in failed:", [fault]));
      },
    },
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        if (ctx.path === "/sign-up/email") return { context: { body: withGoodName(ctx.body) } };
        if (ctx.path === "/passkey/generate-register-options" || ctx.path === "/passkey/verify-registration")
          await mayMakePasskey(await getSessionFromCtx(ctx));
      }),
      after: createAuthMiddleware(async (ctx) => {
        if (ctx.path !== "/passkey/verify-registration") return;
        const session = await getSessionFromCtx(ctx);
        if (session) await parts.passkeyMade(session.user.id);
      }),
    },
    plugins: [
      anonymous({
        emailDomainName: NO_ADDRESS,
        generateName: guestName,
        onLinkAccount: ({ anonymousUser, newUser }) => parts.adopt(anonymousUser.user.id, newUser.user),
      }),
      // The library would ask for a session younger than a day, which a guest cannot renew: asked above instead.
      passkey({ rpID: hostname, rpName: "Rubicon", origin, registration: { requireSession: false } }),
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
  return { ...given, name: name.data, image: undefined };
}

interface SomeSession {
  readonly session: { readonly createdAt: Date };
  readonly user: { readonly isAnonymous?: boolean | null };
}

/** Whoever holds a session that was left open must not be able to make it last: accounts sign in again for this. */
async function mayMakePasskey(found: SomeSession | null): Promise<void> {
  if (!found) throw new APIError("UNAUTHORIZED", { message: "Sign in or play as a guest first." });
  const age = Date.now() - found.session.createdAt.getTime();
  if (!found.user.isAnonymous && age >= DAY * 1000)
    throw new APIError("FORBIDDEN", { message: "Sign in again first.", code: "SESSION_NOT_FRESH" });
}

/** Of what went wrong only the sentence: the rest may hold what people wrote. */
function describe(message: string, more: readonly unknown[]): string {
  const cause = more.find((each) => each instanceof Error);
  return cause instanceof Error ? `${message} ${cause.message}` : message;
}
