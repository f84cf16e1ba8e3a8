/** Tables over HTTP: opening and joining them, what players ask of each other, and reading what was played. */
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { heardBy, infoFor, outlookOf } from "../live/outlook.ts";
import { packed } from "../operations/packing.ts";
import { heardEntry, LIMITS, moment, tableId } from "../protocol.ts";
import type { Player } from "../services.ts";
import { lookAt, playerAsking, type TableParts } from "./asking.ts";
import { downloadJournal } from "./download.ts";
import * as form from "./forms.ts";
import { loadRecorded } from "./journal-rows.ts";
import { listTables } from "./lists.ts";
import { pastForm, pastOf } from "./past.ts";
import { NotHere, Refused } from "./refusing.ts";

/** Routes that do one thing at a table and have nothing more to say than that it is done. */
const DEEDS = {
  leave: "Leave a table whose game has not begun; withdraws a challenge",
  resign: "Resign the game",
  draw: "Offer a draw, or accept the one that is offered; stops a game of two bots of the server that you have opened",
  claim: "Claim the game of an opponent whose time is up",
  "grant-time": "Give the opponent a day, or five minutes on a live clock",
} as const;

export async function tableRoutes(scope: FastifyInstance, services: TableParts): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { steward, store, accounts } = services;
  const tags = ["tables"];

  app.post(
    "/api/tables",
    {
      // Components that come along are written as a text within a text.
      bodyLimit: 2 * LIMITS.pack,
      schema: {
        ...{ tags, summary: "Open a table and sit down at it" },
        body: form.openForm,
        response: { 201: z.object({ id: tableId }), ...form.PROBLEMS },
      },
    },
    async (request, reply) => {
      const id = await steward.open(await playerAsking(services, request), request.body);
      return reply.code(201).send({ id });
    },
  );

  app.get(
    "/api/tables",
    {
      schema: {
        ...{ tags, summary: "Public tables, or your own, the newest first" },
        querystring: form.listForm,
        response: { 200: form.tableList, ...form.PROBLEMS },
      },
    },
    async (request) => {
      const player = await accounts.playerOf(request.headers);
      return listTables(services, player?.id ?? null, request.query);
    },
  );

  app.get(
    "/api/tables/:id",
    {
      schema: {
        ...{ tags, summary: "A table: who plays, how far it is, what is asked. An open one is an invitation" },
        params: form.atTable,
        response: { 200: form.tableView, ...form.PROBLEMS },
      },
    },
    async (request) => {
      const { standing, viewer } = await lookAt(services, request, request.params.id);
      return { table: infoFor(standing, viewer), you: viewer };
    },
  );

  app.post(
    "/api/tables/:id/join",
    {
      schema: {
        ...{ tags, summary: "Take a free seat; the last one lets the game begin" },
        ...{ params: form.atTable, body: form.joinForm },
        response: { 204: form.nothing, ...form.PROBLEMS },
      },
    },
    async (request, reply) => {
      const player = await playerAsking(services, request);
      await steward.join(player, request.params.id, request.body?.seat ?? "random");
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/tables/:id/decline",
    {
      schema: {
        ...{ tags, summary: "Say no to a challenge, with a word if you like; yes is taking the seat" },
        ...{ params: form.atTable, body: form.declineForm },
        response: { 204: form.nothing, ...form.PROBLEMS },
      },
    },
    async (request, reply) => {
      const player = await playerAsking(services, request);
      await steward.decline(player, request.params.id, request.body?.word || null);
      return reply.code(204).send(null);
    },
  );

  const deeds: Record<keyof typeof DEEDS, (player: Player, table: string) => Promise<void>> = {
    leave: steward.leave,
    resign: steward.resign,
    draw: steward.offerDraw,
    claim: steward.claimTime,
    "grant-time": steward.grantTime,
  };
  for (const deed of ["leave", "resign", "draw", "claim", "grant-time"] as const)
    app.post(
      `/api/tables/:id/${deed}`,
      {
        schema: {
          ...{ tags, summary: DEEDS[deed], params: form.atTable },
          response: { 204: form.nothing, ...form.PROBLEMS },
        },
      },
      async (request, reply) => {
        await deeds[deed](await playerAsking(services, request), request.params.id);
        return reply.code(204).send(null);
      },
    );

  app.post(
    "/api/tables/:id/take-back",
    {
      schema: {
        ...{ tags, summary: "Take back own acts, or ask the opponent where that is not free" },
        ...{ params: form.atTable, body: form.takeBackForm },
        response: { 200: z.object({ is: z.enum(["done", "asked"]) }), ...form.PROBLEMS },
      },
    },
    async (request) => {
      const player = await playerAsking(services, request);
      return { is: await steward.takeBack(player, request.params.id, request.body.to) };
    },
  );

  app.post(
    "/api/tables/:id/answer",
    {
      schema: {
        ...{ tags, summary: "Answer what the opponent asks. A no to nothing withdraws your own request" },
        ...{ params: form.atTable, body: form.answerForm },
        response: { 204: form.nothing, ...form.PROBLEMS },
      },
    },
    async (request, reply) => {
      const { to, yes } = request.body;
      await steward.answer(await playerAsking(services, request), request.params.id, to, yes);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/tables/:id/rematch",
    {
      schema: {
        ...{ tags, summary: "Want another game with seats swapped; it begins when both do" },
        params: form.atTable,
        response: { 200: z.object({ table: tableId.nullable() }), ...form.PROBLEMS },
      },
    },
    async (request) => ({ table: await steward.rematch(await playerAsking(services, request), request.params.id) }),
  );

  app.get(
    "/api/tables/:id/sight",
    {
      schema: {
        ...{ tags, summary: "What you may know of the table now, and what you are asked, for those without a socket" },
        params: form.atTable,
        response: { 200: form.seenTable, ...form.PROBLEMS },
      },
    },
    async (request) => {
      const { standing, viewer } = await lookAt(services, request, request.params.id);
      const { info, you, sight, question, legal, returns } = outlookOf(standing, viewer);
      return {
        ...{ table: info, you, sight, returns: [...returns] },
        ...(question === undefined ? {} : { question }),
        ...(legal === undefined ? {} : { legal: [...legal] }),
      };
    },
  );

  app.post(
    "/api/tables/:id/act",
    {
      schema: {
        ...{ tags, summary: "Do one of your legal acts; sent again under the same id it is carried out once" },
        ...{ params: form.atTable, body: form.actForm },
        response: { 200: form.actAnswer, ...form.PROBLEMS },
      },
    },
    async (request) => {
      const player = await playerAsking(services, request);
      const { id: table } = request.params;
      const standing = await services.keeper.standing(table);
      if (!standing || steward.viewerOf(player, standing) === null) throw new NotHere();
      const answer = await services.keeper.act(table, player.id, request.body);
      if (answer.is === "error") throw new Refused(answer.code, answer.message);
      return answer;
    },
  );

  app.get(
    "/api/tables/:id/chronicle",
    {
      schema: {
        ...{ tags, summary: `What happened, as you may hear it; ${LIMITS.entries} entries after \`since\` at most` },
        params: form.atTable,
        querystring: z.object({ since: z.coerce.number().int().min(-1).max(1_000_000).default(-1) }),
        response: { 200: z.array(heardEntry), ...form.PROBLEMS },
      },
    },
    async (request) => {
      const { standing, viewer } = await lookAt(services, request, request.params.id);
      const { id } = request.params;
      return heardBy(standing, viewer, await loadRecorded(store.db, id, request.query.since, LIMITS.entries));
    },
  );

  app.get(
    "/api/tables/:id/past",
    {
      schema: {
        ...{ tags, summary: "How the table looked after earlier entries, to you; when the game is over, to anybody" },
        ...{ params: form.atTable, querystring: pastForm },
        response: { 200: z.array(moment), ...form.PROBLEMS },
      },
      onSend: packed,
    },
    async (request, reply) => {
      const { standing, viewer } = await lookAt(services, request, request.params.id);
      const moments = await pastOf(services, standing, viewer, request.query);
      // The game has just made them: to hold hundreds of them against a schema would take longer than all the rest.
      const asJson = reply.type("application/json; charset=utf-8").serializer((answer) => JSON.stringify(answer));
      return asJson.send(moments);
    },
  );

  app.get(
    "/api/tables/:id/journal",
    {
      schema: {
        ...{ tags, summary: "The journal of a game that is over, with the seed of its dice, for `rubicon verify`" },
        ...{ params: form.atTable, produces: ["application/x-ndjson"] },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { standing } = await lookAt(services, request, id);
      const journal = await downloadJournal(services, standing);
      return reply
        .type("application/x-ndjson; charset=utf-8")
        .header("content-disposition", `attachment; filename="${standing.info.game}-${id}.jsonl"`)
        .send(journal);
    },
  );
}
