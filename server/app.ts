/** The whole server: its parts made in order, their routes mounted on one Fastify. Listening is up to the caller. */
import { type Ruleset, Shelf } from "@rubicon/engine";
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { accountRoutes, makeAccounts } from "./accounts/index.ts";
import type { Store } from "./database/open.ts";
import { liveRoutes } from "./live/index.ts";
import { makeNotices } from "./notices/index.ts";
import { makeMailer } from "./notices/mail.ts";
import { noticeRoutes } from "./notices/routes.ts";
import { closeSoon } from "./operations/closing.ts";
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
  /** For tests: a clock that stands still, letters and logs that are read. */
  readonly now?: () => Date;
  readonly sendMail?: SendMail;
  readonly log?: LogSink;
}

export interface App {
  readonly fastify: FastifyInstance;
  readonly services: Services;
  /** Finishes what was accepted, then lets go of everything but the store. */
  close(): Promise<void>;
}

export async function buildApp(parts: Parts): Promise<App> {
  const { config, store, rulesets, now = () => new Date(), sendMail, log } = parts;
  const fastify = Fastify({
    logger: { ...logOptions(config), ...(log ? { stream: log } : {}) },
    trustProxy: config.trustProxy && oneProxy,
    bodyLimit: 4 * LIMITS.message,
    forceCloseConnections: "idle",
  });
  fastify.setValidatorCompiler(validatorCompiler);
  fastify.setSerializerCompiler(serializerCompiler);
  const post = sendMail ?? makeMailer(config);
  const metrics = makeMetrics();
  const shelf = new Shelf(rulesets);
  await addPacks(shelf, config, (file, fault) => fastify.log.warn({ file, fault }, "A pack is left out."));
  const cupboard = new Cupboard(store.db, shelf);
  await cupboard.keepAll();
  const keeper = await makeKeeper({ store, shelf, cupboard, now });
  const accounts = await makeAccounts({ config, store, now, sendMail: post });
  const steward = makeSteward({ store, shelf, cupboard, keeper, now });
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
  const services: Services = { config, store, shelf, cupboard, now, accounts, keeper, steward, notices, metrics };
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
      await closeSoon(fastify);
      await timekeeper.close();
      await ratings.close();
      await notices.close();
    },
  };
}
