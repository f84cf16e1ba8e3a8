/** The whole server: its parts made in order, their routes mounted on one Fastify. Listening is up to the caller. */
import { type Pack, type Ruleset, Shelf } from "@rubicon/engine";
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { accountRoutes, makeAccounts } from "./accounts/index.ts";
import { type AutomataParts, automataRoutes, makeAutomata } from "./automata/index.ts";
import type { BotHouse } from "./automata/thinking.ts";
import type { Store } from "./database/open.ts";
import { liveRoutes } from "./live/index.ts";
import { makeNotices } from "./notices/index.ts";
import { makeMailer } from "./notices/mail.ts";
import { noticeRoutes } from "./notices/routes.ts";
import { closeSoon } from "./operations/closing.ts";
import { Connections } from "./operations/connections.ts";
import { answerErrors } from "./operations/errors.ts";
import { guard, oneProxy } from "./operations/headers.ts";
import { healthRoutes } from "./operations/health.ts";
import { logOptions } from "./operations/logs.ts";
import { countRequests, makeMetrics, metricsRoutes } from "./operations/metrics.ts";
import { openApi } from "./operations/openapi.ts";
import { addPacks } from "./operations/packs-folder.ts";
import { pageRoutes } from "./operations/page.ts";
import { playerRoutes } from "./players/routes.ts";
import { LIMITS } from "./protocol.ts";
import { makeRatings } from "./ratings/index.ts";
import type { Config, SendMail, Services } from "./services.ts";
import { Cupboard } from "./tables/cupboard.ts";
import { makeKeeper } from "./tables/keeper.ts";
import { packRoutes } from "./tables/packs.ts";
import { tableRoutes } from "./tables/routes.ts";
import { latestMoment, steadyClock } from "./tables/steady.ts";
import { makeSteward, startFullTables } from "./tables/steward.ts";
import { talkRoutes } from "./tables/talk.ts";
import { makeTimekeeper } from "./tables/timekeeper.ts";

export interface LogSink {
  write(line: string): void;
}

export interface Parts {
  readonly config: Config;
  readonly store: Store;
  /** The games, by their rules. Packs for them come from the settings' folder. */
  readonly rulesets: readonly Ruleset[];
  /** Packs that are offered besides those that the games come with. */
  readonly packs?: readonly Pack[];
  /** The bots that play for the house, and where they think; none if not given. */
  readonly bots?: BotHouse | null;
  /** For tests: a clock that stands still, letters and logs that are read. */
  readonly now?: () => Date;
  readonly sendMail?: SendMail;
  readonly log?: LogSink;
  /** For tests: how patient bots and those who wait for them are. */
  readonly botSettings?: Pick<AutomataParts, "rhythm" | "pool">;
}

export interface App {
  readonly fastify: FastifyInstance;
  readonly services: Services;
  /** Finishes what was accepted, then lets go of everything but the store. */
  close(): Promise<void>;
}

async function steadyNow({ db }: Store): Promise<() => Date> {
  const clock = steadyClock();
  const latest = await latestMoment(db);
  if (latest !== null) clock.notBefore(latest);
  return clock.now;
}

export async function buildApp(parts: Parts): Promise<App> {
  const { config, store, rulesets, packs, bots: house = null, now = await steadyNow(store), sendMail, log } = parts;
  const connections = new Connections();
  const fastify = Fastify({
    logger: { ...logOptions(config), ...(log ? { stream: log } : {}) },
    trustProxy: config.trustProxy && oneProxy,
    bodyLimit: 4 * LIMITS.message,
    serverFactory: connections.makeServer,
  });
  fastify.addHook("onListen", () => connections.listenBeside(fastify.server, config.host));
  fastify.setValidatorCompiler(validatorCompiler);
  fastify.setSerializerCompiler(serializerCompiler);
  const post = sendMail ?? makeMailer(config);
  const metrics = makeMetrics();
  const shelf = new Shelf(rulesets, packs);
  await addPacks(shelf, config, (file, fault) => fastify.log.warn({ file, fault }, "A pack is left out."));
  const cupboard = new Cupboard(store.db, shelf);
  await cupboard.keepAll();
  const keeper = await makeKeeper({ store, shelf, cupboard, now });
  const sendsMail = sendMail !== undefined || config.smtp !== null;
  const accounts = await makeAccounts({ config, store, now, sendMail: post, sendsMail });
  const steward = makeSteward({ store, shelf, cupboard, keeper, now, levels: house?.levels ?? [] });
  const notices = await makeNotices({
    config,
    store,
    keeper,
    accounts,
    sendMail: post,
    now,
    log: (err, queue) => fastify.log.warn({ err, queue }, "A job of the queue failed and may be tried again."),
    queue: { counted: metrics.job },
  });
  const automata = await makeAutomata({
    ...{ config, store, shelf, keeper, steward, now, house },
    log: (err) => fastify.log.warn({ err }, "A bot stumbled, and tries again."),
    queue: notices.queue,
    ...parts.botSettings,
  });
  const services: Services = {
    ...{ config, store, shelf, cupboard, now, accounts, keeper, steward, notices, automata, metrics },
  };
  const ratings = makeRatings(services, (err) => fastify.log.error({ err }, "A result could not be rated yet."));
  const timekeeper = makeTimekeeper(services, (err) => fastify.log.error({ err }, "A clock could not be looked at."));
  // A server may have died between the last seat being taken and the first entry.
  await startFullTables(services);

  answerErrors(fastify);
  countRequests(fastify, metrics);
  await guard(fastify, config);
  await openApi(fastify, config);
  await fastify.register(async (scope) => accountRoutes(scope, { ...services, accounts }));
  for (const routes of [
    packRoutes,
    tableRoutes,
    talkRoutes,
    automataRoutes,
    playerRoutes,
    liveRoutes,
    noticeRoutes,
    healthRoutes,
    metricsRoutes,
    pageRoutes,
  ]) {
    await fastify.register(async (scope) => routes(scope, services));
  }
  return {
    fastify,
    services,
    async close() {
      await closeSoon(fastify, connections);
      await automata.close();
      await timekeeper.close();
      await ratings.close();
      await notices.close();
    },
  };
}
