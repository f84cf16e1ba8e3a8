/** The doors of accounts: /api/auth (the sign-in library), /api/guest and /api/me. */

import { fromNodeHeaders } from "better-auth/node";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { botAccounts, botForm, newBotAccount, oneBot } from "../automata/forms.ts";
import { canBeKept, problem } from "../protocol.ts";
import type { Config, Keeper, Player, Steward } from "../services.ts";
import { nothing } from "../tables/forms.ts";
import { Refused, sentenceFor, WhoAreYou } from "../tables/refusing.ts";
import { originAllowed } from "./door.ts";
import type { AccountOffice } from "./index.ts";
import {
  change,
  leavingForm,
  linkForm,
  meAnswer,
  meOrNobody,
  onePasskey,
  passkeyList,
  pushEndpoint,
  pushSubscription,
} from "./schemas.ts";
import { DOOR, VISITOR } from "./sign-in.ts";

export interface AccountServices {
  readonly config: Pick<Config, "origin">;
  readonly accounts: AccountOffice;
  readonly keeper: Pick<Keeper, "announce">;
  readonly steward: Pick<Steward, "leaveAll">;
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
      if (request.url.includes("%00") || (Buffer.isBuffer(body) && holdsUnkeepable(body.toString(), request)))
        return reply.status(400).send({ message: sentenceFor("bad-text"), code: "BAD_TEXT" });
      const asked = new Request(`${config.origin}${request.url}`, {
        method,
        headers,
        ...(Buffer.isBuffer(body) && body.length > 0 ? { body: new Uint8Array(body) } : {}),
      });
      const answer = await accounts.answer(asked);
      reply.status(isUnreadPasskey(asked, answer) ? 400 : answer.status);
      return passOn(answer, reply);
    },
  });
}

/** The library hands texts on to the database as they are. */
function holdsUnkeepable(text: string, { headers }: FastifyRequest): boolean {
  if (headers["content-type"]?.includes("form")) return text.includes("%00");
  let found = false;
  try {
    JSON.parse(text, (name, value) => {
      if (!canBeKept(name) || (typeof value === "string" && !canBeKept(value))) found = true;
      return value;
    });
  } catch {
    // Not JSON, or too deep: the library says so itself.
  }
  return found;
}

/** The library takes a passkey that it cannot read for a fault of its own. */
const isUnreadPasskey = ({ url }: Request, { status }: Response): boolean =>
  status === 500 && new URL(url).pathname === `${DOOR}/passkey/verify-registration`;

async function passOn(answer: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.header("cache-control", "no-store");
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

async function playerRoutes(plain: FastifyInstance, { config, accounts, steward }: AccountServices): Promise<void> {
  const scope = plain.withTypeProvider<ZodTypeProvider>();
  scope.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!originAllowed(request, config))
      return reply.status(403).send({ error: "This page belongs to another server.", code: "other-site" });
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
      const { sendsMail } = accounts;
      if (!player) return { player: null, sendsMail };
      const cookies = await accounts.renewal(request.headers);
      if (cookies.length > 0) reply.header("set-cookie", cookies);
      return { player: await accounts.me(player), sendsMail };
    },
  );

  scope.patch(
    "/api/me",
    { schema: { summary: "Change your name, settings or vacation", body: change, response: { 200: meAnswer } } },
    async (request) => {
      const player = await mustBe(request);
      if (player.bot !== undefined) throw new Refused("not-for-bots");
      await accounts.change(player, request.body);
      return { player: await accounts.me(player) };
    },
  );

  scope.delete(
    "/api/me",
    {
      schema: {
        summary: "Delete your account: running games are resigned, games that are over stay without your name",
        description: "Needs the password, or where there is none a session that is younger than a day.",
        body: leavingForm,
        response: { 204: nothing, 400: problem, 401: problem },
      },
    },
    async (request, reply) => {
      const player = await mustBe(request);
      await accounts.mustBeHimself(request.headers, request.body?.password);
      for (const { id } of await accounts.bots(player)) await dismiss(player, id);
      await steward.leaveAll(player);
      await accounts.erase(player);
      // What he sat down at meanwhile, in another window.
      await steward.leaveAll(player);
      return reply.status(204).send(null);
    },
  );

  /** A bot goes as whoever deletes his account does. */
  const dismiss = async (owner: Player, id: string): Promise<void> => {
    const bot = await accounts.ownBot(owner, id);
    // It is let in no more, and then leaves.
    await accounts.erase(bot);
    await steward.leaveAll(bot);
  };

  scope.get(
    "/api/me/bots",
    { schema: { summary: "The bots that you run yourself", response: { 200: botAccounts, 401: problem } } },
    async (request) => ({ bots: await accounts.bots(await mustBe(request)) }),
  );

  scope.post(
    "/api/me/bots",
    {
      schema: {
        summary: "Make a bot of your own; its token is shown this once",
        body: botForm,
        response: { 201: newBotAccount, 400: problem, 401: problem },
      },
    },
    async (request, reply) => reply.status(201).send(await accounts.makeBot(await mustBe(request), request.body.name)),
  );

  scope.post(
    "/api/me/bots/:id/token",
    {
      schema: {
        summary: "A new token for a bot of yours: the former opens nothing any more",
        params: oneBot,
        response: { 200: newBotAccount, 400: problem, 401: problem, 404: problem },
      },
    },
    async (request) => accounts.renewToken(await mustBe(request), request.params.id),
  );

  scope.delete(
    "/api/me/bots/:id",
    {
      schema: {
        summary: "Remove a bot of yours: its running games are resigned",
        params: oneBot,
        response: { 204: nothing, 400: problem, 401: problem, 404: problem },
      },
    },
    async (request, reply) => {
      await dismiss(await mustBe(request), request.params.id);
      return reply.status(204).send(null);
    },
  );

  scope.get(
    "/api/me/passkeys",
    { schema: { summary: "Your passkeys, the oldest first", response: { 200: passkeyList, 401: problem } } },
    async (request) => ({ passkeys: await accounts.passkeys(request.headers) }),
  );

  scope.delete(
    "/api/me/passkeys/:id",
    {
      schema: {
        summary: "Remove a passkey; needs a session that is younger than a day",
        params: onePasskey,
        response: { 204: nothing, 400: problem, 401: problem },
      },
    },
    async (request, reply) => {
      await accounts.removePasskey(request.headers, request.params.id);
      return reply.status(204).send(null);
    },
  );

  scope.post(
    "/api/passkeys/by-link",
    {
      schema: {
        summary: "The passkeys of whoever was sent this link for a new password",
        body: linkForm,
        response: { 200: passkeyList, 400: problem },
      },
    },
    async (request) => {
      const passkeys = await accounts.passkeysByLink(request.body.token);
      if (passkeys === null) throw new Refused("bad-link");
      return { passkeys };
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
