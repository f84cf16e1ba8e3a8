/**
 * Moving tables to the rules of this server.
 *
 * A table keeps the rules it began on, and its pack for ever. When a game's rules were corrected, its journal is told
 * again by the new ones. It fits if every act is legal, the same dice fall, and after every entry either the position is the same
 * or everybody would have been told the same: then nothing that a player has seen comes out otherwise, and the
 * table moves. Otherwise it stays as it is until its players decide.
 *
 * Acts, dice and events are not touched; choices that were made ahead are dropped. The seals of the journal cover the number of the rules, so they are made
 * anew, and the former ones are kept: a journal that is downloaded later fits the rules it names.
 */
import { isDeepStrictEqual } from "node:util";
import {
  BadInput,
  checkOf,
  Fault,
  type Game,
  type Header,
  type Json,
  type Ruleset,
  replay,
  Shelf,
} from "@rubicon/engine";
import { sql } from "kysely";
import type { Db, Store } from "../database/open.ts";
import { Cupboard } from "../tables/cupboard.ts";
import { entryOf, headerOf, type TableRow } from "../tables/journal-rows.ts";
import { makeKeeper } from "../tables/keeper.ts";

export interface MovedTable {
  readonly table: string;
  readonly game: string;
  readonly from: number;
  readonly to: number;
}

export interface LeftTable {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  /** Where its journal no longer fits, and why. */
  readonly reason: string;
}

export interface Upgraded {
  readonly moved: readonly MovedTable[];
  readonly left: readonly LeftTable[];
}

/** Tables that already run on the present rules are not mentioned. */
export async function upgrade(store: Store, rulesets: readonly Ruleset[]): Promise<Upgraded> {
  const shelf = new Shelf(rulesets);
  const cupboard = new Cupboard(store.db, shelf);
  const keeper = await makeKeeper({ store, shelf, cupboard, now: () => new Date() });
  const moved: MovedTable[] = [];
  const left: LeftTable[] = [];
  const tables = await store.db
    .selectFrom("tables")
    .selectAll()
    .where("status", "!=", "over")
    .orderBy("created_at")
    .execute();
  for (const row of tables) {
    if ((await cupboard.find(row)) !== null) continue;
    const { id: table, game, rules } = row;
    try {
      if (!shelf.ids.includes(game)) throw new BadInput("This server does not have the game.");
      const to = await cupboard.present(row);
      await cupboard.keep(to);
      await moveTable(store.db, to, row);
      moved.push({ table, game, from: rules, to: to.rules });
      await keeper.announce({ table });
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      left.push({ table, game, rules, reason: error.message });
    }
  }
  return { moved, left };
}

/** Throws BadInput, with the reason, when it has to stay. */
async function moveTable(db: Db, game: Game, row: TableRow): Promise<void> {
  const retold = row.status === "open" ? setUp(game, row) : await tellAgain(db, game, row);
  if (!(await write(db, game, row, retold))) throw new BadInput("It was played on meanwhile: try again.");
}

interface Retold {
  /** The new seals, an entry each. */
  readonly seals: readonly string[];
  /** Null before the game has begun. */
  readonly position: object | null;
}

function setUp(game: Game, { scenario, options }: TableRow): Retold {
  game.begin(scenario, options);
  return { seals: [], position: null };
}

/** Throws a Fault at the first entry that comes out otherwise. */
async function tellAgain(db: Db, game: Game, row: TableRow): Promise<Retold> {
  const rows = await db.selectFrom("journal").selectAll().where("table_id", "=", row.id).orderBy("n").execute();
  const entries = rows.map(entryOf);
  const before = headerOf(row);
  const header: Header = { ...before, rules: game.rules, pack: game.pack.id };
  const seals: string[] = [];
  let told: Json[] = [];
  const { position } = replay(
    game,
    { header, entries },
    {
      tell: (event) => told.push(JSON.parse(JSON.stringify(event))),
      reach: (reached, { check, ...content }) => {
        const { n } = content;
        const hash = game.hash(reached);
        const same = checkOf(entries[n - 1]?.check ?? before, content, hash) === check;
        if (!same && !isDeepStrictEqual(told, rows[n].events)) throw new Fault(n, "It comes out otherwise now.");
        seals.push(checkOf(seals[n - 1] ?? header, content, hash));
        told = [];
      },
    },
  );
  const asked = game.toMove(position);
  if (asked !== row.to_move)
    throw new Fault(entries.length - 1, `It leads to a decision of ${asked}, not of ${row.to_move}.`);
  return { seals, position };
}

/** False when the table has moved on since it was read: a server of the former version may still be playing it. */
function write(db: Db, game: Game, row: TableRow, { seals, position }: Retold): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("tables")
      .set({ rules: game.rules, pack: game.pack.id, said: row.said + 1 })
      .where("id", "=", row.id)
      .where("rules", "=", row.rules)
      .where("pack", "=", row.pack)
      .where("entries", "=", row.entries)
      .where("said", "=", row.said)
      .where("status", "=", row.status)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (position === null) return true;
    await tx.deleteFrom("ahead").where("table_id", "=", row.id).execute();
    await sql`insert into former_seals (table_id, n, rules, pack, seal)
      select table_id, n, ${row.rules}::int, ${row.pack}, seal from journal where table_id = ${row.id}
      on conflict do nothing`.execute(tx);
    await sql`update journal set seal = sealed.seal
      from (select seal, number - 1 as n from jsonb_array_elements_text(${JSON.stringify(seals)}::jsonb)
        with ordinality as each (seal, number)) as sealed
      where journal.table_id = ${row.id} and journal.n = sealed.n`.execute(tx);
    await tx.deleteFrom("snapshots").where("table_id", "=", row.id).execute();
    await tx
      .insertInto("snapshots")
      .values({ table_id: row.id, n: row.entries - 1, position: JSON.stringify(game.write(position)) })
      .execute();
    return true;
  });
}
