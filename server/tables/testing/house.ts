/** A server with everything of tables and nothing else: who asks is said in a header, and its clock stands still. */
import { type Game, pick, seededDice } from "@rubicon/engine";
import { makeSkirmish, SMALL_PACK } from "@rubicon/engine/testing";
import { juliusCaesar } from "@rubicon/julius-caesar";
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Store } from "../../database/open.ts";
import { answerErrors } from "../../operations/errors.ts";
import { openApi } from "../../operations/openapi.ts";
import { playerRoutes } from "../../players/routes.ts";
import { makeRatings, type Ratings } from "../../ratings/index.ts";
import type { Accounts, Keeper, NewTable, Player, Rooms } from "../../services.ts";
import { freshStore } from "../../testing/index.ts";
import { makeKeeper } from "../keeper.ts";
import { makeRooms } from "../rooms.ts";
import { tableRoutes } from "../routes.ts";
import { talkRoutes } from "../talk.ts";

export const skirmish: Game = makeSkirmish(SMALL_PACK);

export interface House {
  readonly store: Store;
  readonly games: readonly Game[];
  readonly keeper: Keeper;
  readonly rooms: Rooms;
  readonly ratings: Ratings;
  readonly app: FastifyInstance;
  /** A new player of that name, with an account unless said otherwise. */
  player(name: string, guest?: boolean): Promise<Player>;
  /** Lets time pass. */
  wait(milliseconds: number): void;
  now(): Date;
  /** A running game of Skirmish, its players in the order of its seats. */
  game(players: readonly [Player, Player], settings?: Partial<NewTable>): Promise<string>;
  /** The seat to move plays so many legal acts at random, or to the end. */
  play(table: string, acts?: number): Promise<void>;
  ask(player: Player | null, method: "GET" | "POST" | "PUT", url: string, body?: object): Promise<Told>;
  close(): Promise<void>;
}

export interface Told {
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
  clock: { kind: "none" },
};

const NOTICES = { email: false, push: false, webhook: null };

export async function openHouse(): Promise<House> {
  const { store, close } = await freshStore();
  let moment = Date.parse("2026-03-15T12:00:00Z");
  const now = (): Date => new Date(moment);
  const games = [juliusCaesar, skirmish];
  const players = new Map<string, Player>();
  const random = seededDice("house");

  const keeper = await makeKeeper({ store, games, now });
  const rooms = makeRooms({ store, games, keeper, now });
  const ratings = makeRatings({ store, keeper });
  const accounts: Accounts = {
    playerOf: async ({ "x-player": id }) => players.get(String(id)) ?? null,
    playerById: async (id) => players.get(id) ?? null,
  };
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  await openApi(app, { origin: "http://localhost" });
  const services = { store, games, now, keeper, rooms, accounts };
  for (const routes of [tableRoutes, talkRoutes, playerRoutes])
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
    games,
    keeper,
    rooms,
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
    async game([first, second], settings = {}) {
      const table = await rooms.open(first, { ...MEADOW, ...settings });
      await rooms.join(second, table, "random");
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
      await ratings.close();
      await app.close();
      await close();
    },
  };
}
