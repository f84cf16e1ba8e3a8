/** What keeps strangers in bounds: strict headers, a limit of requests for each address. */

import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { originAllowed } from "../accounts/door.ts";
import type { Config } from "../services.ts";
import { sentenceFor } from "../tables/refusing.ts";

/** Methods that change nothing. */
const READING = new Set(["GET", "HEAD", "OPTIONS"]);
const SELF = "'self'";
const NOTHING = "'none'";

export async function guard(app: FastifyInstance, config: Config): Promise<void> {
  const secure = config.origin.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [NOTHING],
        scriptSrc: [SELF],
        styleSrc: [SELF],
        // Pictures that the page draws itself have addresses of these kinds.
        imgSrc: [SELF, "data:", "blob:"],
        fontSrc: [SELF],
        // Some browsers do not count a socket to the page's own address as 'self'.
        connectSrc: [SELF, config.origin.replace(/^http/, "ws")],
        manifestSrc: [SELF],
        workerSrc: [SELF],
        baseUri: [NOTHING],
        formAction: [SELF],
        frameAncestors: [NOTHING],
        objectSrc: [NOTHING],
      },
    },
    // Whoever is led away from here does not tell where from: ids of tables are invitations.
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
  });
  // Cookies are not sent along from other sites (SameSite), and what a page of another site asks is not done either.
  app.addHook("onRequest", async (request, reply) => {
    // What the API answers is for whoever asked, at this moment: nothing on the way may keep it.
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
    if (READING.has(request.method) || originAllowed(request, config)) return;
    return reply.code(403).send({ error: sentenceFor("other-site"), code: "other-site" });
  });
  const max = config.requestsPerMinute ?? 0;
  if (max > 0)
    await app.register(rateLimit, {
      max,
      timeWindow: "1 minute",
      allowList: (request) => request.url === "/healthz" || request.url === "/metrics",
      errorResponseBuilder: (_, { after }) =>
        Object.assign(new Error(`Too many requests: try again in ${after}.`), { statusCode: 429 }),
    });
}

/** Whom to believe behind a proxy: it alone. What stands before its own entry in X-Forwarded-For anybody could have written. */
export const oneProxy = (_address: string, hop: number): boolean => hop === 0;
