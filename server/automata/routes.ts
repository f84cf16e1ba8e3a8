/** Bots over HTTP: who plays for the house, seats for them, and hints. */
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { advice } from "../protocol.ts";
import type { Services } from "../services.ts";
import { playerAsking } from "../tables/asking.ts";
import { atTable, nothing, PROBLEMS } from "../tables/forms.ts";
import * as form from "./forms.ts";
import { houseBots } from "./house.ts";

export type AutomataRoutesParts = Pick<Services, "store" | "accounts" | "steward" | "automata">;

export async function automataRoutes(scope: FastifyInstance, services: AutomataRoutesParts): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { store, steward, automata } = services;
  const tags = ["bots"];

  app.get(
    "/api/bots",
    { schema: { tags, summary: "The bots that may be asked to a table here", response: { 200: form.houseBots } } },
    async () => ({ bots: await houseBots(store.db, automata.levels), games: [...automata.games] }),
  );

  app.post(
    "/api/tables/:id/bot",
    {
      schema: {
        ...{ tags, summary: "Have a bot take a free seat of your table, which is not rated from then on" },
        ...{ params: atTable, body: form.fillForm },
        response: { 204: nothing, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { level, seat } = request.body;
      await steward.fill(await playerAsking(services, request), request.params.id, level, seat);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/tables/:id/substitute",
    {
      schema: {
        ...{ tags, summary: "Have a bot go on for you, if the opponent agrees, or for one who stays away" },
        ...{ params: atTable, body: form.substituteForm },
        response: { 200: z.object({ is: z.enum(["done", "asked"]) }), ...PROBLEMS },
      },
    },
    async (request) => {
      const { level, seat } = request.body;
      return { is: await steward.substitute(await playerAsking(services, request), request.params.id, level, seat) };
    },
  );

  app.post(
    "/api/tables/:id/hint",
    {
      schema: {
        ...{ tags, summary: "What a bot would do at your seat, when you are asked, in a game that is not rated" },
        ...{ params: atTable, body: form.hintForm },
        response: { 200: advice, ...PROBLEMS },
      },
    },
    async (request) => automata.advise(await playerAsking(services, request), request.params.id, request.body?.level),
  );
}
