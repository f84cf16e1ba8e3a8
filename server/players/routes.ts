/** Players over HTTP: what everybody may know of one, and what waits for oneself. */
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { keptText } from "../protocol.ts";
import { playerAsking, type TableParts } from "../tables/asking.ts";
import { PROBLEMS } from "../tables/forms.ts";
import { ownTables, profile, profileForm } from "./forms.ts";
import { ownTablesOf } from "./own.ts";
import { profileOf } from "./profile.ts";

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
      return profileOf(services, request.params.id, viewer?.id ?? null, request.query.cursor);
    },
  );

  app.get(
    "/api/me/tables",
    { schema: { tags, summary: "Your own tables, your move first", response: { 200: ownTables, ...PROBLEMS } } },
    async (request) => ownTablesOf(services, (await playerAsking(services, request)).id),
  );
}
