/**
 * All ratings reckoned again from the results of rated games, in the order in which these ended: for whoever has mended
 * a result, changed how ratings are reckoned, or does not trust them. What is there afterwards follows from nothing else.
 */
import type { Kysely, Transaction } from "kysely";
import { sql } from "kysely";
import type { Store } from "../database/open.ts";
import type { Database } from "../database/schema.ts";
import { afterIdling, NEWCOMER, type Rating, ratedAgainst } from "./glicko.ts";
import { scoreAgainst } from "./settle.ts";

/** Results in one question, and rows in one statement. */
const AT_ONCE = 500;

interface Entered {
  readonly table_id: string;
  readonly player_id: string;
  readonly seat: string;
  readonly game: string;
  readonly score: number;
  readonly at: Date;
}

interface Kept extends Rating {
  readonly player: string;
  readonly game: string;
  readonly games: number;
  readonly at: Date;
}

/** Gives the number of games that were rated. */
export function rateAgain({ db }: Pick<Store, "db">): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // Nobody settles a game meanwhile.
    await sql`lock table ratings, results in share row exclusive mode`.execute(tx);
    await tx.updateTable("results").set({ rating_before: null, rating_after: null }).execute();
    await tx.deleteFrom("ratings").execute();
    const kept = new Map<string, Kept>();
    let games = 0;
    for await (const [one, other] of ratedGames(tx)) {
      const before = [one, other].map((each) => kept.get(nameOf(each)) ?? newcomer(each));
      const idle = before.map((each) => ({ ...each, ...afterIdling(each, one.at.getTime() - each.at.getTime()) }));
      for (const [i, each] of [one, other].entries()) {
        const rival = i === 0 ? other : one;
        const after = ratedAgainst(idle[i], idle[1 - i], scoreAgainst(each.score, rival.score));
        kept.set(nameOf(each), { ...before[i], ...after, games: before[i].games + 1, at: each.at });
        await tx
          .updateTable("results")
          .set({ rating_before: before[i].rating, rating_after: after.rating })
          .where("table_id", "=", each.table_id)
          .where("seat", "=", each.seat)
          .execute();
      }
      games++;
    }
    const rows = [...kept.values()].map(({ player, ...rest }) => ({ player_id: player, ...rest }));
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await tx
        .insertInto("ratings")
        .values(rows.slice(from, from + AT_ONCE))
        .execute();
    return games;
  });
}

const nameOf = ({ player_id, game }: Entered): string => `${player_id} ${game}`;

const newcomer = ({ player_id, game, at }: Entered): Kept => ({ ...NEWCOMER, player: player_id, game, games: 0, at });

/** The results of both players of every rated game, the game that ended first before the others. */
async function* ratedGames(tx: Transaction<Database>): AsyncGenerator<readonly [Entered, Entered]> {
  let last: Entered | null = null;
  for (;;) {
    const some: Entered[] = await resultsAfter(tx, last);
    // Two of each table stand together, and so many are asked for that none is torn apart.
    for (let i = 0; i + 1 < some.length; i += 2) yield [some[i], some[i + 1]];
    if (some.length < AT_ONCE) return;
    last = some[some.length - 1];
  }
}

const resultsAfter = (db: Kysely<Database>, last: Entered | null): Promise<Entered[]> =>
  db
    .selectFrom("results")
    .innerJoin("tables", "tables.id", "results.table_id")
    .select(["results.table_id", "results.player_id", "results.seat", "tables.game", "results.score", "results.at"])
    .where("tables.rated", "=", true)
    .$if(last !== null, (query) =>
      query.where(sql<boolean>`(results.at, results.table_id) > (${last?.at}::timestamptz, ${last?.table_id ?? ""})`),
    )
    .orderBy("results.at")
    .orderBy("results.table_id")
    .orderBy("results.seat")
    .limit(AT_ONCE)
    .execute();
