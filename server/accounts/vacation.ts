/**
 * Vacation: while a player is away his clocks of days stand still. Those that run now are put off here; those that
 * are wound while he is away begin to run when he is back.
 */
import { sql, type Transaction } from "kysely";
import type { Database } from "../database/schema.ts";
import { Refused } from "../tables/refusing.ts";

const DAY = 24 * 60 * 60 * 1000;

export const VACATION_DAYS = 21;

export async function goAway(tx: Transaction<Database>, player: string, days: number, now: Date): Promise<void> {
  const held = await hold(tx, player);
  const { away_until } = held;
  const left = daysLeft(held, now);
  if (away_until !== null && away_until > now) throw new Refused("away-already");
  if (left < days)
    throw new Refused(
      "no-vacation",
      left === 0
        ? "You have no days of vacation left this year."
        : `You have ${left} days of vacation left this year, not ${days}.`,
    );
  const until = new Date(now.getTime() + days * DAY);
  await tx
    .updateTable("players")
    .set({ away_until: until, vacation_days: left - days, vacation_year: now.getUTCFullYear() })
    .where("id", "=", player)
    .execute();
  // A clock that has run out already is not revived.
  await sql`
    update tables set deadline = deadline + ${days * DAY}::double precision * interval '1 millisecond'
    where ${itsClockOfDaysRuns(player)} and deadline > ${now}`.execute(tx);
}

/** Ends a vacation early: whole days that were not used are given back. */
export async function comeBack(tx: Transaction<Database>, player: string, now: Date): Promise<void> {
  const held = await hold(tx, player);
  const { away_until } = held;
  if (away_until === null || away_until <= now) throw new Refused("not-away");
  const unused = away_until.getTime() - now.getTime();
  await tx
    .updateTable("players")
    .set({
      away_until: null,
      vacation_days: Math.min(VACATION_DAYS, daysLeft(held, now) + Math.floor(unused / DAY)),
      vacation_year: now.getUTCFullYear(),
    })
    .where("id", "=", player)
    .execute();
  // Nobody comes back to find less than a day, unless he had less anyway.
  await sql`
    update tables set deadline = greatest(
      deadline - ${unused}::double precision * interval '1 millisecond',
      least(deadline, ${new Date(now.getTime() + DAY)}::timestamptz))
    where ${itsClockOfDaysRuns(player)} and deadline > ${now}`.execute(tx);
}

/** Days left this year: with every new year all of them are there again. */
export const daysLeft = (player: { vacation_days: number; vacation_year: number }, now: Date): number =>
  player.vacation_year === now.getUTCFullYear() ? player.vacation_days : VACATION_DAYS;

const hold = (tx: Transaction<Database>, player: string) =>
  tx
    .selectFrom("players")
    .select(["away_until", "vacation_days", "vacation_year"])
    .where("id", "=", player)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Tables at which the player is asked and has days to answer. */
const itsClockOfDaysRuns = (player: string) => sql`
  status = 'running' and clock->>'kind' = 'days' and id in (
    select table_id from seats where player_id = ${player} and seats.seat = tables.to_move)`;
