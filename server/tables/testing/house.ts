/** A server with everything of tables and nothing else: who asks is said in a header, and its clock stands still. */
import { type Game, pick, type Ruleset, Shelf, seededDice } from "@rubicon/engine";
import { skirmishRules } from "@rubicon/engine/testing";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Store } from "../../database/open.ts";
import { answerErrors } from "../../operations/errors.ts";
import { openApi } from "../../operations/openapi.ts";
import { playerRoutes } from "../../players/routes.ts";
import { type ClockWish, clockSetting } from "../../protocol.ts";
import { makeRatings, type Ratings } from "../../ratings/index.ts";
import type { Accounts, Keeper, NewTable, Player, Steward } from "../../services.ts";
import { freshStore } from "../../testing/index.ts";
import { Cupboard } from "../cupboard.ts";
import { makeKeeper } from "../keeper.ts";
import { packRoutes } from "../packs.ts";
import { tableRoutes } from "../routes.ts";
import { makeSteward } from "../steward.ts";
import { talkRoutes } from "../talk.ts";
import { makeTimekeeper, type Timekeeper } from "../timekeeper.ts";

export const skirmish: Game = skirmishRules.make(skirmishRules.standard);

/** What a table is opened with; a clock as people ask for it. */
export type TableSettings = Partial<Omit<NewTable, "clock">> & { readonly clock?: ClockWish };

export interface House {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly cupboard: Cupboard;
  readonly keeper: Keeper;
  readonly steward: Steward;
  /** Looks only when it is told to. */
  readonly timekeeper: Timekeeper;
  readonly ratings: Ratings;
  readonly app: FastifyInstance;
  /** A new player of that name, with an account unless said otherwise. */
  player(name: string, guest?: boolean): Promise<Player>;
  /** Lets time pass. */
  wait(milliseconds: number): void;
  now(): Date;
  /** A running game of Skirmish, its players in the order of its seats. */
  game(players: readonly [Player, Player], settings?: TableSettings): Promise<string>;
  /** The seat to move plays so many legal acts at random, or to the end. */
  play(table: string, acts?: number): Promise<void>;
  ask(player: Player | null, method: "GET" | "POST" | "PUT", url: string, body?: object): Promise<Reply>;
  close(): Promise<void>;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly json: any;
}

export const MEADOW: NewTable = {
  game: "skirmish",
  scenario: "meadow",
  options: {},
  seat: "north",
  visibility: "public",
  watchers: true,
  clock: { kind: "none", window: null },
};

/** A stumble of the timekeeper is a failure of the test. */
const complain = (error: unknown): void => {
  throw error;
};

const NOTICES = { email: false, push: false, webhook: null };

export async function openHouse(rulesets: readonly Ruleset[] = [juliusCaesarRules, skirmishRules]): Promise<House> {
  const { store, close } = await freshStore();
  let moment = Date.parse("2026-03-15T12:00:00Z");
  const now = (): Date => new Date(moment);
  const shelf = new Shelf(rulesets);
  const cupboard = new Cupboard(store.db, shelf);
  const players = new Map<string, Player>();
  const random = seededDice("house");

  const keeper = await makeKeeper({ store, shelf, cupboard, now });
  const steward = makeSteward({ store, shelf, cupboard, keeper, now });
  const timekeeper = makeTimekeeper({ store, keeper, now }, complain, 2 ** 31 - 1);
  const ratings = makeRatings({ store, keeper });
  const accounts: Accounts = {
    playerOf: async ({ "x-player": id }) => players.get(String(id)) ?? null,
    playerById: async (id) => players.get(id) ?? null,
    sessionOf: () => null,
    lasting: async () => new Map(),
  };
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  await openApi(app, { origin: "http://localhost" });
  const services = { store, shelf, cupboard, now, keeper, steward, accounts };
  for (const routes of [packRoutes, tableRoutes, talkRoutes, playerRoutes])
    await app.register(async (scope) => routes(scope, services));

  async function play(table: string, acts = Number.POSITIVE_INFINITY): Promise<void> {
    for (let played = 0; played < acts; played++) {
      const standing = await keeper.standing(table);
      if (!standing?.position || standing.info.status !== "running") return;
      const { game, position, info, players: sitters } = standing;
      const act = game.acts.write(pick(game.legal(position), random));
      const player = sitters.get(info.toMove ?? "") ?? "";
      const answer = await keeper.act(table, player, { id: `${table}-${info.entries}`, n: info.entries, act });
      if (answer.is !== "done") throw new Error(JSON.stringify(answer));
    }
  }

  return {
    store,
    shelf,
    cupboard,
    keeper,
    steward,
    timekeeper,
    ratings,
    app,
    now,
    play,
    wait(milliseconds) {
      moment += milliseconds;
    },
    async player(name, guest = false) {
      const player: Player = { id: name, name, guest, language: "en", notices: NOTICES, email: null };
      players.set(name, player);
      await store.db
        .insertInto("players")
        .values({ id: name, user_id: null, name, guest, language: "en", notices: JSON.stringify(NOTICES) })
        .execute();
      return player;
    },
    async game([first, second], { clock, ...settings } = {}) {
      const table = await steward.open(first, {
        ...{ ...MEADOW, ...settings },
        clock: clockSetting.parse(clock ?? { kind: "none" }),
      });
      await steward.join(second, table, "random");
      return table;
    },
    async ask(player, method, url, body) {
      const answer = await app.inject({
        method,
        url,
        headers: player ? { "x-player": player.id } : {},
        ...(body ? { payload: body } : {}),
      });
      const isJson = String(answer.headers["content-type"]).includes("application/json");
      return { status: answer.statusCode, text: answer.payload, json: isJson ? answer.json() : null };
    },
    async close() {
      await timekeeper.close();
      await ratings.close();
      await app.close();
      await close();
    },
  };
}
