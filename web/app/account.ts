/** Signing in and out, at the server's own door for it. What it answers is turned into reasons that have words. */
import { changedHands, server } from "./server.ts";

export type Trouble =
  | "wrong"
  | "unconfirmed"
  | "short"
  | "long"
  | "taken"
  | "badName"
  | "badEmail"
  | "badLink"
  | "wrongPassword"
  | "signInAgain"
  | "tooOften"
  | "tooManyTries"
  | "noPasskey"
  | "cancelled"
  | "noAnswer"
  | "unknown";

/** Why something about the account did not work. */
export class AccountError extends Error {
  override readonly name = "AccountError";
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

export const troubleOf = (error: unknown): Trouble => (error instanceof AccountError ? error.trouble : "unknown");

const BY_CODE: Readonly<Record<string, Trouble>> = {
  INVALID_EMAIL_OR_PASSWORD: "wrong",
  EMAIL_NOT_VERIFIED: "unconfirmed",
  PASSWORD_TOO_SHORT: "short",
  PASSWORD_TOO_LONG: "long",
  USER_ALREADY_EXISTS: "taken",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "taken",
  BAD_NAME: "badName",
  INVALID_EMAIL: "badEmail",
  INVALID_TOKEN: "badLink",
  INVALID_PASSWORD: "wrongPassword",
  WHO_ARE_YOU: "signInAgain",
  SESSION_NOT_FRESH: "signInAgain",
  TOO_MANY_TRIES: "tooManyTries",
  PASSKEY_NOT_FOUND: "noPasskey",
  AUTHENTICATION_FAILED: "noPasskey",
  CHALLENGE_NOT_FOUND: "cancelled",
};

/** The answer is taken at the server's word. Throws AccountError. */
export async function ask<T>(path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/auth${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { accept: "application/json", ...(body === undefined ? {} : { "content-type": "application/json" }) },
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new AccountError("noAnswer");
  }
  const text = await answer.text();
  if (!answer.ok) throw new AccountError(troubleIn(answer.status, text));
  return JSON.parse(text === "" ? "null" : text);
}

export function troubleIn(status: number, text: string): Trouble {
  if (status >= 502) return "noAnswer";
  const otherwise = status === 429 ? "tooOften" : "unknown";
  try {
    const said: { readonly code?: unknown } | null = JSON.parse(text);
    const code = String(said?.code ?? "");
    return Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : otherwise;
  } catch {
    return otherwise;
  }
}

/** Where the link in the letter leads that confirms an address. */
const CONFIRMED = "/sign-in?confirmed=yes";

/** Whoever was a guest in this browser brings his games along. */
export async function signIn(email: string, password: string): Promise<void> {
  // Whoever has not confirmed his address yet is sent another letter.
  await ask("/sign-in/email", { email, password, callbackURL: CONFIRMED });
  await changedHands();
}

/**
 * "confirm": the address has to be confirmed by the link in a letter before one can sign in. "in": this server sends no
 * letters, and lets in at once.
 */
export async function signUp(name: string, email: string, password: string): Promise<"confirm" | "in"> {
  await ask("/sign-up/email", { name, email, password, callbackURL: CONFIRMED });
  if (await sendsMail()) return "confirm";
  await changedHands();
  return "in";
}

/** Whether letters leave the server, or lie on its own disk. */
export async function sendsMail(): Promise<boolean> {
  const said = await server().http.get<{ readonly sendsMail: boolean }>("/api/me");
  return said.sendsMail;
}

export async function signOut(): Promise<void> {
  await ask("/sign-out", {});
  await changedHands();
}

/** Answered alike whether there is such an account or not. "kept": the letter does not leave the server's machine. */
export async function askForNewPassword(email: string): Promise<"sent" | "kept"> {
  await ask("/request-password-reset", { email });
  return (await sendsMail()) ? "sent" : "kept";
}

/** Every session ends, and every passkey but those that are kept is removed. */
export async function resetPassword(
  token: string,
  newPassword: string,
  keepPasskeys: readonly string[] = [],
): Promise<void> {
  await ask("/reset-password", { token, newPassword, keepPasskeys });
}

export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await ask("/change-password", { currentPassword, newPassword, revokeOtherSessions: true });
  await changedHands();
}
