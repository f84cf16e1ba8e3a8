/** What can be wrong between a server and its PostgreSQL, and whether it may be otherwise a moment later. */

export interface Trouble {
  /** Goes on from "The database cannot be used: ". */
  readonly reason: string;
  /** Worth waiting for. */
  readonly passing: boolean;
}

const passing = (reason: string): Trouble => ({ reason, passing: true });
const lasting = (reason: string): Trouble => ({ reason, passing: false });

const SILENT = passing("nobody answers there");
const CUT = passing("the connection was cut");
const AWAY = passing("there is no way to it");

/** By the code of the operating system, or of PostgreSQL. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  ECONNREFUSED: SILENT,
  ETIMEDOUT: SILENT,
  // A socket file that PostgreSQL makes when it starts.
  ENOENT: SILENT,
  EHOSTUNREACH: AWAY,
  ENETUNREACH: AWAY,
  // Where services are found by name, one that has not started has none yet.
  ENOTFOUND: passing("there is no machine of that name"),
  EAI_AGAIN: passing("its name cannot be looked up"),
  ECONNRESET: CUT,
  EPIPE: CUT,
  "08000": CUT,
  "08003": CUT,
  "08006": CUT,
  "53300": passing("all of its connections are taken"),
  "57P01": passing("it is shutting down"),
  "57P02": passing("it has crashed and starts again"),
  "57P03": passing("it is starting up or shutting down"),
  "28P01": lasting("the name or the password is wrong"),
  "28000": lasting("it does not let this user in"),
  "3D000": lasting("there is no database of that name"),
  "42501": lasting("this user may not make tables there"),
};

/** The driver gives no code to what it finds out by itself. */
const BY_MESSAGE: readonly (readonly [message: RegExp, trouble: Trouble])[] = [
  [/\btimeout\b/, SILENT],
  [/^Connection terminated|is not queryable$/, CUT],
];

/** Null: it is something else that went wrong. */
export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  if (code !== null) return TROUBLES[code] ?? null;
  return BY_MESSAGE.find(([message]) => message.test(error.message))?.[1] ?? null;
}

/** Where several addresses were tried the first failure speaks for all. */
export function codeOf(error: Error): string | null {
  if ("code" in error && typeof error.code === "string") return error.code;
  return error instanceof AggregateError && error.errors[0] instanceof Error ? codeOf(error.errors[0]) : null;
}
