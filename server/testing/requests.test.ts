/** Requests by the thousand that nobody should make: each is answered with a sentence, and nothing is changed by them. */
import type { Client } from "@rubicon/client";
import { isObject, type Json, pick, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { change, pushEndpoint, pushSubscription } from "../accounts/schemas.ts";
import { LIMITS } from "../protocol.ts";
import * as form from "../tables/forms.ts";
import { forgedCookie, nowhere, spoilt, strangeText } from "./nonsense.ts";
import { siege } from "./siege.ts";

const { now } = siege();

type Asked = readonly [method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", url: string, body?: Json | string];

test("thousands of bad requests over HTTP: each is answered with a sentence, none breaks anything", async () => {
  const luck = seededDice("requests");
  const { server, mover, outsider, tables } = now();
  const query = (): string =>
    pick([written(strangeText(luck).slice(0, 500)), "%", "%ED%A0%80", "%FF", "a=b&a=c[]"], luck);
  const at = (): string => pick([...Object.values(tables), nowhere(luck), query()], luck);
  const cursor = (): string =>
    Buffer.from(JSON.stringify([pick(["2026-01-01T00:00:00Z", "0000-01-01T00:00:00Z", "x"], luck), strangeText(luck)]))
      .toString("base64url")
      .slice(0, 300);
  // Everything wrong that is not right by accident.
  const wrong = (good: Json, isGood: (json: Json) => boolean): Json => {
    for (;;) {
      const bad = spoilt(good, luck);
      if (!isGood(bad)) return bad;
    }
  };
  const fits = (schema: { safeParse(json: Json): { readonly success: boolean } }) => (json: Json) =>
    schema.safeParse(json).success;
  const strangers: readonly (() => Asked)[] = [
    () => ["GET", `/api/tables/${at()}`],
    () => ["GET", `/api/tables/${at()}/chronicle?since=${query()}`],
    () => ["GET", `/api/tables/${at()}/past?from=${query()}&to=${query()}`],
    () => ["GET", `/api/tables/${at()}/past?from=${luck.roll(9)}&to=${luck.roll(300)}&as=${query()}`],
    () => ["GET", `/api/tables/${at()}/chat?before=${query()}`],
    () => ["GET", `/api/tables/${at()}/journal`],
    () => ["GET", `/api/tables?text=${query()}&status=${query()}`],
    () => ["GET", `/api/tables?text=${query()}`],
    () => ["GET", `/api/tables?game=${query()}&limit=${query()}`],
    () => ["GET", `/api/tables?cursor=${cursor()}`],
    () => ["GET", `/api/players/${query()}?cursor=${cursor()}`],
    () => ["GET", `/${query()}`],
  ];
  const deeds: readonly (() => Asked)[] = [
    () => [
      "POST",
      "/api/tables",
      wrong({ game: "julius-caesar", scenario: "historical", options: {} }, fits(form.openForm)),
    ],
    () => ["POST", "/api/tables", { game: strangeText(luck).slice(0, 40), scenario: "historical" }],
    () => ["POST", "/api/tables", { game: "julius-caesar", scenario: strangeText(luck).slice(0, 40) }],
    () => [
      "POST",
      "/api/tables",
      { game: "julius-caesar", scenario: "historical", seat: `no ${strangeText(luck)}`.slice(0, 40) },
    ],
    () => [
      "POST",
      "/api/tables",
      {
        ...{ game: "julius-caesar", scenario: "historical" },
        options: { [`no ${strangeText(luck)}`]: strangeText(luck) },
      },
    ],
    () => [
      "POST",
      `/api/tables/${pick([tables.running, tables.hidden, tables.over], luck)}/join`,
      { seat: strangeText(luck) },
    ],
    () => ["POST", `/api/tables/${at()}/take-back`, wrong({ to: 3 }, fits(form.takeBackForm))],
    () => ["POST", `/api/tables/${at()}/answer`, wrong({ to: "draw", yes: true }, fits(form.answerForm))],
    () => ["POST", `/api/tables/${at()}/chat`, wrong({ text: "salve" }, fits(form.chatForm))],
    () => ["PUT", `/api/tables/${at()}/note`, wrong({ text: "salve" }, fits(form.noteForm))],
    () => ["PATCH", "/api/me", wrong({ name: "Marcus", language: "en" }, fits(change))],
    () => ["POST", "/api/me/push", wrong({ endpoint: "https://push.example", keys: {} }, fits(pushSubscription))],
    () => ["DELETE", "/api/me/push", wrong({ endpoint: "https://push.example" }, fits(pushEndpoint))],
    () => [
      "POST",
      pick(["/api/tables", `/api/tables/${at()}/answer`], luck),
      pick(['{"a":', "[[", '{"__proto__":{}}', "nonsense", "\u0000"], luck),
    ],
    () => ["POST", "/api/tables", `{"game":"${"x".repeat(5 * LIMITS.message)}"}`],
  ];
  const outsiders: readonly (() => Asked)[] = [
    ...deeds,
    () => [
      "POST",
      `/api/tables/${pick([tables.running, tables.hidden, tables.over], luck)}/${pick(["leave", "resign", "draw", "claim", "grant-time", "rematch"], luck)}`,
      {},
    ],
    () => ["POST", `/api/tables/${pick([tables.running, tables.hidden], luck)}/take-back`, { to: luck.roll(40) }],
    () => [
      "POST",
      `/api/tables/${pick([tables.running, tables.hidden], luck)}/answer`,
      { to: pick(["draw", "take-back", "rematch"], luck), yes: luck.roll(2) === 1 },
    ],
    () => [
      "POST",
      `/api/tables/${pick([tables.running, tables.hidden, tables.over], luck)}/chat`,
      { text: "I was here" },
    ],
  ];
  const signIn: readonly (() => Asked)[] = [
    () => ["POST", "/api/auth/sign-in/email", spoilt({ email: "x@mail.example", password: 7 }, luck)],
    () => ["POST", "/api/auth/sign-up/email", spoilt({ email: "no address", password: "short" }, luck)],
    () => ["POST", `/api/auth/${query()}`, spoilt({}, luck)],
    () => ["GET", `/api/auth/verify-email?token=${query()}`],
    () => ["GET", `/api/auth/reset-password/${query()}?callbackURL=%2F`],
    () => ["POST", "/api/auth/reset-password", { newPassword: "abcdefghijkl", token: strangeText(luck) }],
  ];
  const rounds: readonly [Client | null, readonly (() => Asked)[], boolean][] = [
    [null, strangers, false],
    [null, [...deeds, ...outsiders], true],
    [outsider, strangers, false],
    [outsider, outsiders, true],
    [mover, deeds, true],
    [null, signIn, false],
  ];
  const broken: string[] = [];
  for (const [who, kinds, refused] of rounds)
    for (let i = 0; i < 700; i++) {
      const [method, url, body] = pick(kinds, luck)();
      const payload = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
      const headers = {
        origin: server.url,
        ...(who ? { cookie: who.cookie } : luck.roll(5) === 1 ? { cookie: forgedCookie(luck) } : {}),
        ...(payload === undefined ? {} : { "content-type": luck.roll(9) === 1 ? "text/plain" : "application/json" }),
      };
      const answer = await server.app.fastify.inject({
        method,
        url,
        headers,
        ...(payload === undefined ? {} : { payload }),
      });
      const { statusCode: status } = answer;
      if (status >= 500 || (refused && status < 400)) broken.push(`${status} ${method} ${url} ${payload}`);
      if (status >= 400 && !url.startsWith("/api/auth")) {
        const said: Json = JSON.parse(answer.body);
        if (!isObject(said) || typeof said.error !== "string" || said.error.length > 600)
          broken.push(`${url} said ${answer.body}`);
      }
    }
  expect([...new Set(broken)]).toEqual([]);
});

/** As it stands in an address. Halves of letters become what stands for no letter. */
const written = (text: string): string => encodeURIComponent(Buffer.from(text).toString());
