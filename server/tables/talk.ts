/** What is said at a table, and what a player notes for himself alone. */
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { hearsGallery, speak, speakInGallery } from "../live/chat.ts";
import { MADE, madeIn } from "../players/person.ts";
import { LIMITS } from "../protocol.ts";
import { lookAt, playerAsking, type TableParts } from "./asking.ts";
import * as form from "./forms.ts";
import { Refused } from "./refusing.ts";

export async function talkRoutes(scope: FastifyInstance, services: TableParts): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { db } = services.store;
  const tags = ["talk"];

  /** The last of them, the oldest first. */
  const lines = async (where: "chat" | "gallery", table: string, before = Number.MAX_SAFE_INTEGER) => {
    const rows = await db
      .selectFrom(`${where} as said`)
      .innerJoin("players", "players.id", "said.player_id")
      .select(["said.id", "said.player_id as player", "players.name", "players.guest", "said.text", "said.at"])
      .select(MADE)
      .where("said.table_id", "=", table)
      .where("said.id", "<", before)
      .orderBy("said.id", "desc")
      .limit(form.LIST_LIMITS.chat)
      .execute();
    // Big integers come as text.
    return rows.reverse().map(({ bot, level, runBy, ...row }) => ({
      ...row,
      ...madeIn({ bot, level, runBy }),
      id: Number(row.id),
      at: row.at.toISOString(),
    }));
  };

  app.get(
    "/api/tables/:id/chat",
    {
      schema: {
        ...{ tags, summary: "The last lines of chat, or those before line `before`, the oldest first" },
        ...{ params: form.atTable, querystring: form.linesForm },
        response: { 200: z.array(form.chatLine), ...form.PROBLEMS },
      },
    },
    async (request) => {
      await lookAt(services, request, request.params.id);
      return lines("chat", request.params.id, request.query.before);
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
    "/api/tables/:id/gallery",
    {
      schema: {
        ...{ tags, summary: "What those who watch have said; to players when the game is over" },
        ...{ params: form.atTable, querystring: form.linesForm },
        response: { 200: z.array(form.chatLine), ...form.PROBLEMS },
      },
    },
    async (request) => {
      const { player, standing, viewer } = await lookAt(services, request, request.params.id);
      // The same whether anything was said or not.
      if (!hearsGallery(player, standing, viewer)) {
        if (player?.bot !== undefined) throw new Refused("not-for-bots");
        throw new Refused(viewer === "watcher" ? "accounts-only" : "only-watchers-speak");
      }
      return lines("gallery", request.params.id, request.query.before);
    },
  );

  app.post(
    "/api/tables/:id/gallery",
    {
      schema: {
        ...{ tags, summary: "Say something among those who watch" },
        ...{ params: form.atTable, body: form.chatForm },
        response: { 204: form.nothing, ...form.PROBLEMS },
      },
    },
    async (request, reply) => {
      const player = await playerAsking(services, request);
      const { standing, viewer } = await lookAt(services, request, request.params.id);
      await speakInGallery(services, player, standing, viewer, request.body.text);
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
