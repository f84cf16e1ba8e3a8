/** What is said at a table, and what a player notes for himself alone. */
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { speak } from "../live/chat.ts";
import { LIMITS } from "../protocol.ts";
import { lookAt, playerAsking, type TableParts } from "./asking.ts";
import * as form from "./forms.ts";

export async function talkRoutes(scope: FastifyInstance, services: TableParts): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { db } = services.store;
  const tags = ["talk"];

  app.get(
    "/api/tables/:id/chat",
    {
      schema: {
        ...{ tags, summary: "The last lines of chat, or those before line `before`, the oldest first" },
        params: form.atTable,
        querystring: z.object({ before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
        response: { 200: z.array(form.chatLine), ...form.PROBLEMS },
      },
    },
    async (request) => {
      await lookAt(services, request, request.params.id);
      const rows = await db
        .selectFrom("chat")
        .innerJoin("players", "players.id", "chat.player_id")
        .select(["chat.id", "chat.player_id as player", "players.name", "chat.text", "chat.at"])
        .where("chat.table_id", "=", request.params.id)
        .where("chat.id", "<", request.query.before ?? Number.MAX_SAFE_INTEGER)
        .orderBy("chat.id", "desc")
        .limit(form.LIST_LIMITS.chat)
        .execute();
      // Big integers come as text.
      return rows.reverse().map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() }));
    },
  );

  app.post(
    "/api/tables/:id/chat",
    {
      schema: {
        ...{ tags, summary: "Say something to everybody at the table" },
        ...{ params: form.atTable, body: form.chatForm },
        response: { 204: form.nothing, ...form.PROBLEMS },
      },
    },
    async (request, reply) => {
      const player = await playerAsking(services, request);
      const { standing } = await lookAt(services, request, request.params.id);
      await speak(services, player, standing, request.body.text);
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/tables/:id/note",
    {
      schema: {
        ...{ tags, summary: "Your own note on this table; nobody else reads it" },
        params: form.atTable,
        response: { 200: z.object({ text: z.string() }), ...form.PROBLEMS },
      },
    },
    async (request) => {
      const player = await playerAsking(services, request);
      await lookAt(services, request, request.params.id);
      const note = await db
        .selectFrom("notes")
        .select("text")
        .where("table_id", "=", request.params.id)
        .where("player_id", "=", player.id)
        .executeTakeFirst();
      return { text: note?.text ?? "" };
    },
  );

  app.put(
    "/api/tables/:id/note",
    {
      // A note may be longer than other messages, and a letter may take four bytes.
      bodyLimit: 4 * LIMITS.note + 1_024,
      schema: {
        ...{ tags, summary: "Write your own note on this table" },
        ...{ params: form.atTable, body: form.noteForm },
        response: { 204: form.nothing, ...form.PROBLEMS },
      },
    },
    async (request, reply) => {
      const player = await playerAsking(services, request);
      await lookAt(services, request, request.params.id);
      const note = { text: request.body.text, at: services.now() };
      await db
        .insertInto("notes")
        .values({ table_id: request.params.id, player_id: player.id, ...note })
        .onConflict((conflict) => conflict.columns(["table_id", "player_id"]).doUpdateSet(note))
        .execute();
      return reply.code(204).send(null);
    },
  );
}
