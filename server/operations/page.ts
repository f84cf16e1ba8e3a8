/** The front page: public tables, in plain HTML without scripts. */
import type { Game, Language } from "@rubicon/engine";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Db } from "../database/open.ts";
import type { TableStatus } from "../database/schema.ts";
import { type ClockSetting, tableId } from "../protocol.ts";
import type { Services } from "../services.ts";
import { STYLE } from "./page-style.ts";
import { languageOf, PAGE_WORDS, type PageWords } from "./page-words.ts";

const tableParams = z.object({ id: tableId });

/** Tables in each list. */
const MOST = 50;

export function pageRoutes(app: FastifyInstance, { store, games, config }: Services): void {
  app.get("/", { schema: { hide: true } }, async (request, reply) => {
    const language = languageOf(request.headers["accept-language"]);
    const [open, running] = [await publicTables(store.db, "open"), await publicTables(store.db, "running")];
    reply.header("vary", "accept-language").header("cache-control", "no-cache").type("text/html; charset=utf-8");
    return reply.send(page({ language, games, open, running, origin: config.origin }));
  });
  // Where notices lead. It says the same for every id, so that nobody learns from it which tables there are.
  app.get("/table/:id", { schema: { hide: true } }, async (request, reply) => {
    const asked = tableParams.safeParse(request.params);
    if (!asked.success) return reply.callNotFound();
    const language = languageOf(request.headers["accept-language"]);
    reply.header("vary", "accept-language").type("text/html; charset=utf-8");
    return reply.send(tablePage(language, config.origin, asked.data.id));
  });
  app.get("/page.css", { schema: { hide: true } }, async (_, reply) =>
    reply.header("cache-control", "public, max-age=3600").type("text/css; charset=utf-8").send(STYLE),
  );
}

export interface Listed {
  readonly game: string;
  readonly scenario: string;
  readonly clock: ClockSetting;
  readonly toMove: string | null;
  readonly seats: readonly { readonly seat: string; readonly name: string | null }[];
}

async function publicTables(db: Db, status: TableStatus): Promise<Listed[]> {
  const tables = await db
    .selectFrom("tables")
    .select(["id", "game", "scenario", "clock", "to_move"])
    .where("status", "=", status)
    .where("visibility", "=", "public")
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
  if (tables.length === 0) return [];
  const seats = await db
    .selectFrom("seats")
    .leftJoin("players", "players.id", "seats.player_id")
    .select(["seats.table_id", "seats.seat", "players.name"])
    .where(
      "seats.table_id",
      "in",
      tables.map(({ id }) => id),
    )
    .execute();
  return tables.map(({ id, game, scenario, clock, to_move }) => ({
    game,
    scenario,
    clock,
    toMove: to_move,
    seats: seats.filter(({ table_id }) => table_id === id),
  }));
}

interface Shown {
  readonly language: Language;
  readonly games: readonly Game[];
  readonly open: readonly Listed[];
  readonly running: readonly Listed[];
  readonly origin: string;
}

export function page({ language, games, open, running, origin }: Shown): string {
  const words = PAGE_WORDS[language];
  const list = (tables: readonly Listed[], none: string): string => {
    const rows = tables.map((table) => row(table, games, language)).filter((text) => text !== null);
    if (rows.length === 0) return `<p class="none">${escaped(none)}</p>`;
    const heads = [words.game, words.scenario, words.seats, words.clock];
    const head = heads.map((name) => `<th scope="col">${escaped(name)}</th>`).join("");
    return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
  };
  const body = `<header><h1>Rubicon</h1><p>${escaped(words.lead)}</p></header>
<main>
<section><h2>${escaped(words.open)}</h2>${list(open, words.noneOpen)}</section>
<section><h2>${escaped(words.running)}</h2>${list(running, words.noneRunning)}</section>
</main>
<footer><p>${escaped(words.terminal)} <code>npx rubicon play --server ${escaped(origin)} --open</code></p>
<p><a href="/api/docs">${escaped(words.api)}</a></p></footer>`;
  return framed(language, "Rubicon", body);
}

function tablePage(language: Language, origin: string, id: string): string {
  const words = PAGE_WORDS[language];
  const command = `npx rubicon play --server ${origin} --table ${id}`;
  const body = `<header><h1><a href="/">Rubicon</a></h1></header>
<main><h2>${escaped(words.table)}</h2><p>${escaped(words.goThere)}</p><p><code>${escaped(command)}</code></p></main>`;
  return framed(language, words.table, body);
}

function framed(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
${body}
</body>
</html>
`;
}

/** Null for a table of a game that is not on this server's shelf. */
function row(table: Listed, games: readonly Game[], language: Language): string | null {
  const game = games.find(({ id }) => id === table.game);
  if (!game) return null;
  const words = PAGE_WORDS[language];
  const names = game.words(language);
  const seats = game.seats.map((seat) => {
    const name = table.seats.find((each) => each.seat === seat)?.name ?? null;
    const who = name === null ? `<em>${escaped(words.free)}</em>` : `<bdi>${escaped(name)}</bdi>`;
    const asked = table.toMove === seat ? ` <small>${escaped(words.toMove)}</small>` : "";
    return `<li>${escaped(names.seat(seat))}: ${who}${asked}</li>`;
  });
  const scenario = game.scenarios.some(({ id }) => id === table.scenario)
    ? names.scenario(table.scenario)
    : table.scenario;
  const clock = clockInWords(table.clock, words);
  const cells = [escaped(game.title), escaped(scenario), `<ul>${seats.join("")}</ul>`, escaped(clock)];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

function clockInWords(clock: ClockSetting, words: PageWords): string {
  if (clock.kind === "days") return words.days(clock.days);
  return clock.kind === "live" ? words.live(clock.minutes, clock.increment) : words.noClock;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]);
