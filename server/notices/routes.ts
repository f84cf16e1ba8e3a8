/** What a browser needs before it can subscribe to push messages. */
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Services } from "../services.ts";
import { vapidKeys } from "./push.ts";

export function noticeRoutes(plain: FastifyInstance, { store }: Pick<Services, "store">): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const summary = "The key with which this server signs its push messages";
  app.get(
    "/api/push/key",
    { schema: { summary, tags: ["notices"], response: { 200: z.object({ key: z.string() }) } } },
    async () => ({ key: (await vapidKeys(store.db)).publicKey }),
  );
}
