/** `rubicon play --server`: finds or opens a table on a server and sits down at it. */

import { type Client, ClientError } from "@rubicon/client";
import { playerName } from "@rubicon/client/names";
import { BadInput, type Game, type Language, parsePack } from "@rubicon/engine";
import { type Desk, sayJson } from "../desk.ts";
import { gameBegun } from "../journals.ts";
import { optionsOf, scenarioNamed } from "../named.ts";
import { gameChosen } from "../packs.ts";
import { keyboardOf } from "../terminal/keyboard.ts";
import { FarSitting } from "./far-sitting.ts";
import { playAfar } from "./loop.ts";
import { FAR_PHRASES } from "./phrases.ts";
import { sayingIn } from "./refusals.ts";
import { arrive } from "./session.ts";

export interface AskedAfar {
  readonly server: string;
  readonly table?: string;
  readonly open?: boolean;
  readonly seat?: string;
  readonly private?: boolean;
  readonly session?: string;
  readonly name?: string;
  readonly game?: string;
  readonly pack?: string;
  readonly scenario?: string;
  readonly option: readonly string[];
  readonly lang: Language;
  readonly json?: boolean;
}

export async function playOnServer(desk: Desk, asked: AskedAfar): Promise<void> {
  const screen = asked.json ? desk.stderr : desk.stdout;
  const say = (text: string): void => void screen.write(`${text}\n`);
  const far = FAR_PHRASES[asked.lang];
  try {
    const { client, me } = await arrive({
      ...asked,
      session: asked.session ?? null,
      name: asked.name,
      cwd: desk.cwd,
      say: sayingIn(asked.lang),
    });
    try {
      say(far.youAre(playerName(me, asked.lang), asked.server));
      const table = await tableFor(client, desk, asked, say);
      if (table === null) return;
      const game = await gameAt(desk, client, table);
      const keyboard = keyboardOf(desk.stdin, screen);
      try {
        const sitting = new FarSitting({ client, table, game, language: asked.lang, cwd: desk.cwd, screen, keyboard });
        await playAfar(sitting);
        const { entries, outcome, status } = sitting.state.info;
        sitting.leave();
        if (asked.json) sayJson(desk, { table, entries, status, outcome });
      } finally {
        keyboard.close();
      }
    } finally {
      client.close();
    }
  } catch (error) {
    throw error instanceof ClientError ? new BadInput(error.message) : error;
  }
}

/** Null when none was named: then those that are open are listed. */
async function tableFor(
  client: Client,
  desk: Desk,
  asked: AskedAfar,
  say: (text: string) => void,
): Promise<string | null> {
  const far = FAR_PHRASES[asked.lang];
  if (asked.table !== undefined) {
    const { table, you } = await client.table(asked.table);
    if (table.status === "open" && you === "watcher") await client.join(asked.table, asked.seat);
    return asked.table;
  }
  if (asked.open) {
    const game = gameChosen(desk, asked);
    const scenario = scenarioNamed(game, asked.scenario);
    const table = await client.openTable({
      game: game.id,
      ...(asked.pack === undefined ? {} : { pack: game.pack.id }),
      scenario: scenario.id,
      options: { ...optionsOf(scenario, asked.option) },
      seat: asked.seat ?? "random",
      visibility: asked.private ? "private" : "public",
    });
    say(far.invite(table, asked.server));
    return table;
  }
  const { tables } = await client.tables({ status: "open" });
  say(tables.length === 0 ? far.noOpenTables : far.openTables);
  for (const { id, game, scenario, seats } of tables)
    say(
      `  ${id}  ${game} (${scenario}), ${seats.flatMap(({ player }) => (player ? playerName(player, asked.lang) : [])).join(", ")}`,
    );
  say(far.how);
  return null;
}

/** The game must be here too, by the same rules: it writes the sentences and reads the acts. The table brings its pack. */
async function gameAt({ shelf }: Desk, client: Client, table: string): Promise<Game> {
  const { game, rules, pack } = (await client.table(table)).table;
  const isHere = shelf.ids.includes(game) && shelf.ruleset(game).rules === rules;
  if (isHere && shelf.pack(game, pack.id) === null) shelf.add(parsePack(await client.pack(pack.id, table)));
  return gameBegun(shelf, { game, rules, pack: pack.id }, "That table");
}
