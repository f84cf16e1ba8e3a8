/** Settings of a server, read from the environment. Whatever is wrong with one is told in a sentence. */
import { BadInput } from "@rubicon/engine";
import { z } from "zod";
import type { Config } from "../services.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

export const DEFAULTS = {
  host: "localhost",
  port: 3000,
  folder: "./data",
  requestsPerMinute: 600,
  databaseWait: 60,
} as const;

const wholeNumber = (least: number, most: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((n) => n >= least && n <= most, message);

const address = (schemes: readonly string[], message: string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), message);

const settings = z.object({
  PORT: wholeNumber(0, 65_535, "PORT must be a whole number from 0 to 65535").optional(),
  HOST: z.string().max(255, "HOST is too long").optional(),
  RUBICON_DATA: z.string().optional(),
  RUBICON_PACKS: z.string().optional(),
  DATABASE_URL: address(
    ["postgres:", "postgresql:"],
    "DATABASE_URL must be an address such as postgres://user:password@host:5432/rubicon",
  ).optional(),
  RUBICON_DATABASE_WAIT: wholeNumber(
    0,
    86_400,
    "RUBICON_DATABASE_WAIT must be a whole number: seconds to wait for a PostgreSQL that is not ready, or 0",
  ).optional(),
  RUBICON_ORIGIN: address(["http:", "https:"], "RUBICON_ORIGIN must be an address such as https://rubicon.example")
    .refine(isBare, "RUBICON_ORIGIN must be a bare address such as https://rubicon.example, with no path behind it")
    .optional(),
  RUBICON_TRUST_PROXY: z.enum(["0", "1", "false", "true"], "RUBICON_TRUST_PROXY must be 1 or 0").optional(),
  RUBICON_METRICS_TOKEN: z.string().min(16, "RUBICON_METRICS_TOKEN must have 16 characters or more").optional(),
  RUBICON_REQUESTS: wholeNumber(
    0,
    100_000_000,
    "RUBICON_REQUESTS must be a whole number: requests a minute from one address, or 0 for no limit",
  ).optional(),
  RUBICON_BOT_WORKERS: wholeNumber(
    0,
    256,
    "RUBICON_BOT_WORKERS must be a whole number: threads in which bots think, or 0 to leave that to other servers",
  ).optional(),
  SMTP_URL: address(
    ["smtp:", "smtps:"],
    "SMTP_URL must be an address such as smtps://user:password@mail.example:465",
  ).optional(),
  SMTP_FROM: z.string().regex(/@/, "SMTP_FROM must be the address that mails come from").optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}`).optional(),
});

/** Throws BadInput on the first setting that cannot be used. On a terminal only what is wrong is logged, unless asked. */
export function readConfig(env: Environment, terminal = false): Config {
  // A setting that is there but empty means the same as one that is not there.
  const given = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, env[name]?.trim() || undefined]));
  const read = settings.safeParse(given);
  if (!read.success) throw new BadInput(`${read.error.issues[0].message}.`);
  const { data } = read;
  const port = data.PORT ?? DEFAULTS.port;
  const host = data.HOST ?? DEFAULTS.host;
  const origin = data.RUBICON_ORIGIN === undefined ? localOrigin(host, port) : new URL(data.RUBICON_ORIGIN).origin;
  return {
    host,
    port,
    origin,
    folder: data.RUBICON_DATA ?? DEFAULTS.folder,
    packs: data.RUBICON_PACKS ?? null,
    // Where it lies is for whoever starts the server to know.
    page: null,
    databaseUrl: data.DATABASE_URL ?? null,
    databaseWait: data.RUBICON_DATABASE_WAIT ?? DEFAULTS.databaseWait,
    trustProxy: data.RUBICON_TRUST_PROXY === "1" || data.RUBICON_TRUST_PROXY === "true",
    smtp: data.SMTP_URL === undefined ? null : { url: data.SMTP_URL, from: data.SMTP_FROM ?? senderAt(origin) },
    logLevel: data.LOG_LEVEL ?? (terminal ? "error" : "info"),
    metricsToken: data.RUBICON_METRICS_TOKEN ?? null,
    requestsPerMinute: data.RUBICON_REQUESTS ?? DEFAULTS.requestsPerMinute,
    ...(data.RUBICON_BOT_WORKERS === undefined ? {} : { botThreads: data.RUBICON_BOT_WORKERS }),
  };
}

/** The address people on this machine use. A server that listens everywhere is here too. */
export function localOrigin(host: string, port: number): string {
  const everywhere = ["0.0.0.0", "::", "127.0.0.1", "::1", "localhost"].includes(host);
  const name = everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}

function isBare(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === "/" && search === "" && hash === "" && username === "";
}

function senderAt(origin: string): string {
  return `Rubicon <no-reply@${new URL(origin).hostname}>`;
}
