/**
 * What is logged: JSON, a line an event.
 *
 * Addresses of requests are left out, because they hold what is secret: ids of private tables, tokens of links in
 * mails. The route they led to says enough. Of errors only what a developer needs is written: a database puts the
 * values of rows into its own.
 */
import type { FastifyRequest, FastifyServerOptions } from "fastify";
import type { Config } from "../services.ts";

const SECRET_PATHS = [
  "req.headers",
  "headers",
  "cookie",
  "*.cookie",
  "*.authorization",
  "*.password",
  "*.token",
  "*.seed",
  "password",
  "token",
  "seed",
];

type LogOptions = Exclude<NonNullable<FastifyServerOptions["logger"]>, boolean>;

export function logOptions({ logLevel }: Pick<Config, "logLevel">): LogOptions {
  return {
    level: logLevel,
    // The name of the machine and the number of the process are known to whoever collects logs.
    base: null,
    redact: { paths: SECRET_PATHS, remove: true },
    serializers: { req: requestInLog, res: ({ statusCode }) => ({ status: statusCode }), err: errorInLog },
  };
}

function requestInLog(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url ?? "none", ip: request.ip };
}

interface LoggedError {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
}

export function errorInLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "Something that is no error.", stack: "" };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  return { type: error.name, message: error.message, stack: error.stack ?? "", ...code };
}
