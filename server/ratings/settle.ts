/** Enters the result of a finished game for its players, once, and rates them where their table was a rated one. */
import type { Outcome, Result, Seat } from "@rubicon/engine";
import type { Selectable, Transaction } from "kysely";
import type { Db } from "../database/open.ts";
import type { Database, RatingsTable } from "../database/schema.ts";
import { afterIdling, NEWCOMER, type Rating, ratedAgainst } from "./glicko.ts";

interface Sitter {
  readonly seat: Seat;
  readonly player: string;
  readonly guest: boolean;
}

/** Does nothing where the game is not over, or was settled before: by this server or by another. */
export function settle(db: Db, table: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const game = await tx
      .updateTable("tables")
      .set({ settled: true })
      .where("id", "=", table)
      .where("status", "=", "over")
      .where("settled", "=", false)
      .returning(["game", "rated", "outcome", "ended_at"])
      .executeTakeFirst();
    if (!game?.outcome || !game.ended_at) return;
    const { outcome, ended_at: at } = game;
    const sitters = await sittersOf(tx, table);
    // Who played against himself has neither won nor lost.
    if (sitters.length < 2 || new Set(sitters.map(({ player }) => player)).size < sitters.length) return;
    const changes: ReadonlyMap<string, Rated> =
      game.rated && isRated(sitters) ? await rate(tx, game.game, sitters, outcome, at) : new Map();
    await tx
      .insertInto("results")
      .values(
        sitters.map(({ seat, player }) => ({
          table_id: table,
          player_id: player,
          seat,
          score: SCORES[outcome.results[seat]],
          rating_before: changes.get(player)?.before ?? null,
          rating_after: changes.get(player)?.after ?? null,
          at,
        })),
      )
      .execute();
  });
}

async function sittersOf(tx: Transaction<Database>, table: string): Promise<Sitter[]> {
  return (
    tx
      .selectFrom("seats")
      .innerJoin("players", "players.id", "seats.player_id")
      .select(["seats.seat", "players.id as player", "players.guest"])
      .where("seats.table_id", "=", table)
      // Ratings are always taken hold of in this order, so that two games of the same players never wait for each other.
      .orderBy("players.id")
      .execute()
  );
}

const isRated = (sitters: readonly Sitter[]): boolean => sitters.length === 2 && sitters.every(({ guest }) => !guest);

const SCORES: Readonly<Record<Result, number>> = { won: 1, drew: 0.5, lost: 0 };

/** What a game counts for the rating of one against the other. Where both have lost, nobody has beaten anybody. */
export const scoreAgainst = (own: number, other: number): number => (own === other ? SCORES.drew : own);

interface Rated {
  readonly before: number;
  readonly after: number;
}

async function rate(
  tx: Transaction<Database>,
  game: string,
  [one, other]: readonly Sitter[],
  outcome: Outcome,
  at: Date,
): Promise<ReadonlyMap<string, Rated>> {
  const held = [await hold(tx, one.player, game, at), await hold(tx, other.player, game, at)];
  const [mine, theirs] = held.map((row) => afterIdling(row, at.getTime() - row.at.getTime()));
  const changes = new Map<string, Rated>();
  for (const [{ player, seat }, rival, before, opponent, row] of [
    [one, other, mine, theirs, held[0]],
    [other, one, theirs, mine, held[1]],
  ] as const) {
    const score = scoreAgainst(SCORES[outcome.results[seat]], SCORES[outcome.results[rival.seat]]);
    const after = ratedAgainst(before, opponent, score);
    await tx
      .updateTable("ratings")
      .set({ ...after, games: row.games + 1, at })
      .where("player_id", "=", player)
      .where("game", "=", game)
      .execute();
    changes.set(player, { before: row.rating, after: after.rating });
  }
  return changes;
}

/** A player's rating, held until the transaction ends; a newcomer's is made first. */
async function hold(
  tx: Transaction<Database>,
  player: string,
  game: string,
  at: Date,
): Promise<Rating & Pick<Selectable<RatingsTable>, "games" | "at">> {
  await tx
    .insertInto("ratings")
    .values({ player_id: player, game, ...NEWCOMER, games: 0, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom("ratings")
    .select(["rating", "deviation", "volatility", "games", "at"])
    .where("player_id", "=", player)
    .where("game", "=", game)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
