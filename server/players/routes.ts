/** Players over HTTP: what everybody may know of one, and what waits for oneself. */
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { keptText } from "../protocol.ts";
import { playerAsking, type TableParts } from "../tables/asking.ts";
import { PROBLEMS } from "../tables/forms.ts";
import { exportOf } from "./export.ts";
import { ladder, ladderForm, ownTables, profile, profileForm, seekForm, soughtPlayers } from "./forms.ts";
import { ladderOf } from "./ladder.ts";
import { ownTablesOf } from "./own.ts";
import { profileOf } from "./profile.ts";
import { seekPlayers } from "./seeking.ts";

export async function playerRoutes(scope: FastifyInstance, services: TableParts): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const tags = ["players"];

  app.get(
    "/api/players/:id",
    {
      schema: {
        ...{ tags, summary: "A player: ratings, finished games and their results" },
        params: z.object({ id: keptText.min(1).max(64) }),
        querystring: profileForm,
        response: { 200: profile, ...PROBLEMS },
      },
    },
    async (request) => {
      const viewer = await services.accounts.playerOf(request.headers);
      return profileOf(services, request.params.id, viewer, request.query.cursor);
    },
  );

  app.get(
    "/api/players",
    {
      schema: {
        ...{ tags, summary: "Players whose names begin so, for whoever wants to challenge one" },
        querystring: seekForm,
        response: { 200: soughtPlayers, ...PROBLEMS },
      },
    },
    async (request) => seekPlayers(services, await playerAsking(services, request), request.query.name),
  );

  app.get(
    "/api/ladder/:game",
    {
      schema: {
        ...{ tags, summary: "The players of a game by what is certain of their ratings" },
        params: z.object({ game: keptText.min(1).max(40) }),
        querystring: ladderForm,
        response: { 200: ladder, ...PROBLEMS },
      },
    },
    async (request) => ladderOf(services, request.params.game, request.query.cursor),
  );

  app.get(
    "/api/me/export",
    {
      schema: {
        ...{ tags, summary: "All that is kept of you, as one file; once in ten minutes" },
        produces: ["application/json"],
      },
    },
    async (request, reply) => {
      const player = await playerAsking(services, request);
      const file = await exportOf(services, player);
      return reply
        .type("application/json; charset=utf-8")
        .header("cache-control", "no-store")
        .header(
          "content-disposition",
          `attachment; filename="rubicon-${services.now().toISOString().slice(0, 10)}.json"`,
        )
        .send(file);
    },
  );

  app.get(
    "/api/me/tables",
    { schema: { tags, summary: "Your own tables, your move first", response: { 200: ownTables, ...PROBLEMS } } },
    async (request) => ownTablesOf(services, (await playerAsking(services, request)).id),
  );
}
