/** /healthz: whether this server can do its work, for whoever watches over it. */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Store } from "../database/open.ts";
import type { Services } from "../services.ts";

const PATIENCE = 3_000;

/** Answers 503 while the database does not answer or other servers are not heard, and when the server is about to stop. */
export function healthRoutes(app: FastifyInstance, { store }: Pick<Services, "store">): void {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });
  app.get("/healthz", { schema: { hide: true }, logLevel: "warn" }, async (_, reply) => {
    reply.header("cache-control", "no-store");
    if (stopping) return reply.code(503).send({ ok: false, reason: "The server is stopping." });
    if (!(await answers(store))) return reply.code(503).send({ ok: false, reason: "The database does not answer." });
    if (!store.hears()) return reply.code(503).send({ ok: false, reason: "What other servers announce is not heard." });
    return { ok: true };
  });
}

async function answers({ db }: Store): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([asked, tired]);
  clearTimeout(timer);
  return answered;
}
