/** Figures for Prometheus at /metrics: what is played, how fast, by how many; and how the process fares. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Metrics, Services } from "../services.ts";

export interface ServerMetrics extends Metrics {
  request(method: string, route: string, status: number, seconds: number): void;
  /** What has been done by a job: a mail sent, a push message refused. */
  job(queue: string, outcome: "done" | "failed"): void;
}

/** From a millisecond to ten seconds: an act should be in the first few. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function makeMetrics(): ServerMetrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const acts = new Counter({
    name: "rubicon_acts_total",
    help: "Acts that were sent to tables, by what came of them",
    labelNames: ["outcome"],
    registers,
  });
  const actSeconds = new Histogram({
    name: "rubicon_act_seconds",
    help: "From receiving an act to its answer",
    buckets: BUCKETS,
    registers,
  });
  const sockets = new Gauge({ name: "rubicon_sockets", help: "Open sockets", registers });
  const requests = new Counter({
    name: "rubicon_http_requests_total",
    help: "Requests over HTTP",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const requestSeconds = new Histogram({
    name: "rubicon_http_request_seconds",
    help: "From receiving a request to its answer",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers,
  });
  const jobs = new Counter({
    name: "rubicon_jobs_total",
    help: "Jobs of the queue, by what came of them",
    labelNames: ["queue", "outcome"],
    registers,
  });
  return {
    act(outcome, seconds) {
      acts.inc({ outcome });
      actSeconds.observe(seconds);
    },
    sockets: (open) => sockets.set(open),
    request(method, route, status, seconds) {
      requests.inc({ method, route, status });
      requestSeconds.observe({ route }, seconds);
    },
    job: (queue, outcome) => jobs.inc({ queue, outcome }),
    text: () => register.metrics(),
  };
}

/** Counts every request to the routes that are added later. */
export function countRequests(app: FastifyInstance, metrics: ServerMetrics): void {
  app.addHook("onResponse", async (request, reply) => {
    // The route and not the address: addresses hold ids of tables, and every one would be a figure of its own.
    const route = request.routeOptions.url ?? "none";
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
}

export function metricsRoutes(app: FastifyInstance, { metrics, config }: Pick<Services, "metrics" | "config">): void {
  app.get("/metrics", { schema: { hide: true }, logLevel: "warn" }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken ?? null)) return reply.callNotFound();
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(await metrics.text());
  });
}

/** From this machine itself, or with the token. What a proxy hands on does not come from this machine. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token !== null && same(request.headers.authorization ?? "", `Bearer ${token}`)) return true;
  const handedOn = "x-forwarded-for" in request.headers || "forwarded" in request.headers;
  return !handedOn && LOOPBACK.test(request.socket.remoteAddress ?? "");
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Takes the same time wherever the difference is. */
function same(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
