/** Packs over HTTP: which ones tables may be opened with, and the pack of a table that somebody may see. */
import { type Game, type Pack, type Ruleset, type Shelf, writePack } from "@rubicon/engine";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Services } from "../services.ts";
import { lookAt, type TableParts } from "./asking.ts";
import * as form from "./forms.ts";
import { isForAll, isHis } from "./lists.ts";
import { NotHere } from "./refusing.ts";

export async function packRoutes(scope: FastifyInstance, services: TableParts): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { shelf, cupboard, accounts } = services;

  app.get(
    "/api/games",
    { schema: { tags: ["games"], summary: "Games that are played here", response: { 200: form.gameList } } },
    async () => shelf.rulesets.map((ruleset) => gameShown(ruleset, cupboard.offered(ruleset.id))),
  );

  app.get(
    "/api/packs/:id",
    {
      schema: {
        ...{ tags: ["games"], summary: "The components of a game as a file: those of a table, or on offer" },
        ...{ params: form.ofPack, querystring: form.packForm },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { table } = request.query;
      const player = await accounts.playerOf(request.headers);
      const seen = table === undefined ? undefined : await lookAt(services, request, table);
      const mayHave = seen?.standing.info.pack.id === id || (await mayKnow(services, player?.id ?? null, id));
      const pack = offered(shelf, id) ?? (mayHave ? await stored(services, id) : null);
      if (pack === null) throw new NotHere("pack");
      return reply.type("application/json; charset=utf-8").send(writePack(pack));
    },
  );
}

function gameShown({ id, title, rules }: Ruleset, offered: readonly Game[]): form.GameList[number] {
  return {
    ...{ id, title, rules, seats: [...offered[0].seats] },
    packs: offered.map(({ pack, scenarios }) => ({
      ...pack,
      scenarios: scenarios.map((scenario) => ({
        id: scenario.id,
        options: scenario.options.map((option) => ({ ...option, values: [...option.values] })),
      })),
    })),
  };
}

function offered(shelf: Shelf, pack: string): Pack | null {
  return shelf.ids.map((id) => shelf.pack(id, pack)).find((found) => found !== null) ?? null;
}

async function stored({ store }: Pick<Services, "store">, pack: string): Promise<Pack | null> {
  const row = await store.db.selectFrom("packs").selectAll().where("id", "=", pack).executeTakeFirst();
  return row === undefined ? null : { game: row.game, name: row.name, components: JSON.parse(row.components) };
}

/** Whether somebody sits at a table with that pack, or could find one in a list. */
async function mayKnow({ store }: Pick<Services, "store">, player: string | null, pack: string): Promise<boolean> {
  const table = await store.db
    .selectFrom("tables")
    .select("id")
    .where("pack", "=", pack)
    .where((where) => where.or([isForAll(where), ...(player === null ? [] : [isHis(where, player)])]))
    .limit(1)
    .executeTakeFirst();
  return table !== undefined;
}
