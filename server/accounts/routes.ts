/** The doors of accounts: /api/auth (the sign-in library), /api/guest and /api/me. */

import { fromNodeHeaders } from "better-auth/node";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { problem } from "../protocol.ts";
import type { Config, Keeper, Player } from "../services.ts";
import { WhoAreYou } from "../tables/refusing.ts";
import { originAllowed } from "./door.ts";
import type { AccountOffice } from "./index.ts";
import { change, meAnswer, meOrNobody, pushEndpoint, pushSubscription } from "./schemas.ts";
import { DOOR, VISITOR } from "./sign-in.ts";

export interface AccountServices {
  readonly config: Pick<Config, "origin">;
  readonly accounts: AccountOffice;
  readonly keeper: Pick<Keeper, "announce">;
}

/** Bytes of a request to the sign-in library. */
const LARGEST = 32_768;

export async function accountRoutes(app: FastifyInstance, services: AccountServices): Promise<void> {
  const { accounts, keeper } = services;
  accounts.onTables(async (tables) => {
    for (const table of tables) await keeper.announce({ table });
  });
  accounts.onComplaint((message) => app.log.error(message));
  app.addHook("onClose", () => accounts.close());
  await app.register(async (scope) => signInRoutes(scope, services));
  await app.register(async (scope) => playerRoutes(scope, services));
}

async function signInRoutes(scope: FastifyInstance, { config, accounts }: AccountServices): Promise<void> {
  // The library reads bodies itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: LARGEST }, (_request, body, done) =>
    done(null, body),
  );
  scope.route({
    method: ["GET", "POST"],
    url: `${DOOR}/*`,
    schema: { hide: true },
    async handler(request, reply) {
      const headers = fromNodeHeaders(request.headers);
      headers.set(VISITOR, request.ip);
      const { method, body } = request;
      if (holdsZero(request.url, body))
        return reply.status(400).send({ message: "What was sent holds a character that cannot be kept." });
      const asked = new Request(`${config.origin}${request.url}`, {
        method,
        headers,
        ...(Buffer.isBuffer(body) && body.length > 0 ? { body: new Uint8Array(body) } : {}),
      });
      return passOn(await accounts.answer(asked), reply);
    },
  });
}

/** The library hands texts on to the database as they are, and that does not take the character zero. */
const holdsZero = (url: string, body: unknown): boolean =>
  url.includes("%00") || (Buffer.isBuffer(body) && body.includes("\\u0000"));

async function passOn(answer: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.status(answer.status).header("cache-control", "no-store");
  for (const [name, value] of answer.headers) if (name !== "set-cookie") reply.header(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  const text = await answer.text();
  return reply.send(text === "" ? null : withoutTokens(text));
}

/** The library repeats the session's token in what it answers; it belongs in the cookie alone, out of scripts' reach. */
function withoutTokens(text: string): string {
  if (!text.includes('"token"')) return text;
  return JSON.stringify(JSON.parse(text), (key, value) => (key === "token" ? undefined : value));
}

async function playerRoutes(plain: FastifyInstance, { config, accounts }: AccountServices): Promise<void> {
  const scope = plain.withTypeProvider<ZodTypeProvider>();
  scope.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!originAllowed(request, config))
      return reply.status(403).send({ error: "This page belongs to another server." });
  });

  const mustBe = async (request: FastifyRequest): Promise<Player> => {
    const player = await accounts.playerOf(request.headers);
    if (!player) throw new WhoAreYou();
    return player;
  };

  scope.post(
    "/api/guest",
    {
      schema: { summary: "Play at once, without an account", response: { 200: meAnswer, 429: problem, 500: problem } },
    },
    async (request, reply) => {
      const known = await accounts.playerOf(request.headers);
      if (known) return { player: await accounts.me(known) };
      const { status, cookies } = await enterAsGuest(request, config.origin, accounts);
      if (status === 429)
        return reply
          .status(429)
          .send({ error: "Too many guests from your address: wait a minute.", code: "too-often" });
      const player = await accounts.playerOf({
        cookie: cookies.map((cookie) => cookie.split(";", 1)[0]).join("; "),
        "accept-language": request.headers["accept-language"],
      });
      if (!player) throw new Error(`No guest came in: the sign-in library answered ${status}.`);
      reply.header("set-cookie", cookies);
      return { player: await accounts.me(player) };
    },
  );

  scope.get(
    "/api/me",
    { schema: { summary: "Who you are, if anybody", response: { 200: meOrNobody } } },
    async (request, reply) => {
      const player = await accounts.playerOf(request.headers);
      if (!player) return { player: null };
      const cookies = await accounts.renewal(request.headers);
      if (cookies.length > 0) reply.header("set-cookie", cookies);
      return { player: await accounts.me(player) };
    },
  );

  scope.patch(
    "/api/me",
    { schema: { summary: "Change your name, settings or vacation", body: change, response: { 200: meAnswer } } },
    async (request) => {
      const player = await mustBe(request);
      await accounts.change(player, request.body);
      return { player: await accounts.me(player) };
    },
  );

  scope.post(
    "/api/me/push",
    { schema: { summary: "Be told through this browser", body: pushSubscription } },
    async (request, reply) => {
      await accounts.subscribe(await mustBe(request), request.body);
      return reply.status(204).send();
    },
  );

  scope.delete(
    "/api/me/push",
    { schema: { summary: "Be told through this browser no longer", body: pushEndpoint } },
    async (request, reply) => {
      await accounts.unsubscribe(await mustBe(request), request.body.endpoint);
      return reply.status(204).send();
    },
  );
}

/** Through the library's own door, so that its limits hold here too. A cookie that is worth nothing stays outside. */
async function enterAsGuest(request: FastifyRequest, origin: string, accounts: AccountOffice) {
  const headers = new Headers({ "content-type": "application/json", origin, [VISITOR]: request.ip });
  const agent = request.headers["user-agent"];
  if (agent !== undefined) headers.set("user-agent", agent);
  const answer = await accounts.answer(
    new Request(`${origin}${DOOR}/sign-in/anonymous`, { method: "POST", headers, body: "{}" }),
  );
  return { status: answer.status, cookies: answer.headers.getSetCookie() };
}
