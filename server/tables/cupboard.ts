/**
 * The packs of all tables, kept in the database: a table is played on with the components it was opened with, on any
 * server and after any restart, whether or not their file is still there.
 */
import { BadInput, type Game, type GameName, parsePack, quote, Shelf } from "@rubicon/engine";
import type { Kysely } from "kysely";
import type { Db } from "../database/open.ts";
import type { Database } from "../database/schema.ts";
import { mustBeHere } from "./laying.ts";
import { Refused } from "./refusing.ts";

export class Cupboard {
  private readonly db: Db;
  /** What tables may be opened with here. */
  private readonly shelf: Shelf;
  /** What came out of the database, or along with somebody. It is a cache: what is thrown away is found again. */
  private old: Shelf;
  private brought = 0;
  /** Games that were found before: to look for one takes a fingerprint of all its components. */
  private readonly found = new Map<string, Game>();
  /** Packs that are known to be in the database. */
  private readonly kept = new Set<string>();

  constructor(db: Db, shelf: Shelf) {
    this.db = db;
    this.shelf = shelf;
    this.old = new Shelf(shelf.rulesets);
  }

  /** The very game a table was begun with; null when its rules or its pack are not to be had. */
  async find(name: GameName, db: Kysely<Database> = this.db): Promise<Game | null> {
    const here = this.here(name);
    if (here !== null) return here;
    const ruleset = this.shelf.rulesets.find(({ id }) => id === name.game);
    if (ruleset?.rules !== name.rules) return null;
    try {
      return await this.fetch(name.game, name.pack, db);
    } catch (problem) {
      // It was made for other rules.
      if (problem instanceof BadInput) return null;
      throw problem;
    }
  }

  /**
   * A game by the present rules, with the pack a table has now. Tables older than packs are kept go on with the one
   * the game comes with. Throws BadInput when the pack does not fit the rules, or there is no such game.
   */
  async present({ game, pack }: Pick<GameName, "game" | "pack">, db: Kysely<Database> = this.db): Promise<Game> {
    const { rules } = this.shelf.ruleset(game);
    return this.here({ game, rules, pack }) ?? (await this.fetch(game, pack, db)) ?? this.shelf.standard(game);
  }

  /** A game with each of the packs that are offered for it, the one it comes with first. */
  offered(game: string): Game[] {
    const { rules } = this.shelf.ruleset(game);
    return this.shelf.packs(game).flatMap(({ id }) => this.here({ game, rules, pack: id }) ?? []);
  }

  /** The game with components that somebody brings along, as a file. Throws BadInput, with the place of the fault. */
  bring(game: string, file: string): Game {
    mustBeHere(this.shelf, game);
    const pack = orBadPack(() => parsePack(file));
    if (pack.game !== this.shelf.ruleset(game).id)
      throw new Refused(
        "other-game",
        `These are components of ${quote(pack.game)}, not of ${this.shelf.ruleset(game).title}.`,
      );
    if (++this.brought % MOST_BROUGHT === 0) this.clear();
    return orBadPack(() => this.old.add(pack));
  }

  /** Whoever plays with them holds them fast; nobody else needs them. */
  private clear(): void {
    this.old = new Shelf(this.shelf.rulesets);
    this.found.clear();
  }

  /** Makes sure that the pack of a game is in the database, before the first table is opened with it. */
  async keep({ id: game, pack: { id, name } }: Game, db: Kysely<Database> = this.db): Promise<void> {
    if (this.kept.has(keyOf(game, id))) return;
    const pack = this.shelf.pack(game, id) ?? this.old.pack(game, id);
    if (pack === null) throw new Error(`the pack ${id} of ${game} is nowhere`);
    const components = JSON.stringify(pack.components);
    await db
      .insertInto("packs")
      .values({ id, game, name, components })
      .onConflict((conflict) => conflict.columns(["game", "id"]).doNothing())
      .execute();
    // Inside a transaction nobody knows yet whether it stays.
    if (db === this.db) this.kept.add(keyOf(game, id));
  }

  /** Keeps the packs of tables that are older than the cupboard. To be called once when a server starts. */
  async keepAll(): Promise<void> {
    const used = await this.db
      .selectFrom("tables")
      .leftJoin("packs", (join) => join.onRef("packs.game", "=", "tables.game").onRef("packs.id", "=", "tables.pack"))
      .select(["tables.game", "tables.pack"])
      .distinct()
      .where("packs.id", "is", null)
      .execute();
    for (const { game: id, pack } of used) {
      if (!this.shelf.ids.includes(id)) continue;
      const game = this.shelf.find({ game: id, rules: this.shelf.ruleset(id).rules, pack });
      if (game !== null) await this.keep(game);
    }
  }

  /** Without asking the database. */
  private here(name: GameName): Game | null {
    const key = `${name.rules} ${keyOf(name.game, name.pack)}`;
    const game = this.found.get(key) ?? this.shelf.find(name) ?? this.old.find(name);
    if (game !== null) this.found.set(key, game);
    return game;
  }

  private async fetch(game: string, pack: string, db: Kysely<Database>): Promise<Game | null> {
    const row = await db
      .selectFrom("packs")
      .select(["name", "components"])
      .where("game", "=", game)
      .where("id", "=", pack)
      .executeTakeFirst();
    return row === undefined ? null : this.old.add({ game, name: row.name, components: JSON.parse(row.components) });
  }
}

/** Packs that people brought along and that are kept in mind; a game that is made of one takes some room. */
const MOST_BROUGHT = 50;

const keyOf = (game: string, pack: string): string => `${game} ${pack}`;

/** What is wrong with a pack, with its place, as a refusal that pages know. */
function orBadPack<T>(make: () => T): T {
  try {
    return make();
  } catch (problem) {
    if (problem instanceof BadInput) throw new Refused("bad-pack", problem.message);
    throw problem;
  }
}
