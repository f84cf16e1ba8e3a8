/**
 * Challenges: tables whose free seat is kept for one player, by name. He is told, and sits down or says no.
 *
 * Nobody is flooded with them. Whoever challenges has few that wait, and few in a day; nobody is asked by the same
 * player again while he has not answered, nor on the day on which he said no; and nobody has more of them waiting than
 * he can look through. Guests neither challenge nor are challenged: there is no end to them, and no way to reach them.
 */
import type { Transaction } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Player } from "../services.ts";
import { NotHere, Refused } from "./refusing.ts";

const DAY = 24 * 60 * 60 * 1000;

export const CHALLENGE_LIMITS = {
  /** Of one challenger: unanswered at the same time, and within a day. */
  waiting: 5,
  inADay: 15,
  /** Unanswered for one who is challenged. */
  asked: 20,
} as const;

/** Keeps the free seat of a table for somebody. The table is new, and its opener sits at it. */
export async function challenge(
  tx: Transaction<Database>,
  challenger: Player,
  challenged: string,
  table: string,
  now: Date,
): Promise<void> {
  const rival = await tx
    .selectFrom("players")
    .select(["id", "guest", "challenges"])
    .where("id", "=", challenged)
    .where("gone_at", "is", null)
    .executeTakeFirst();
  if (!rival) throw new NotHere("player");
  if (challenger.id === rival.id) throw new Refused("sits-already");
  if (challenger.guest || rival.guest) throw new Refused("accounts-only");
  if (rival.challenges === "nobody") throw new Refused("no-challenges");
  await demandFew(tx, challenger.id, rival.id, now);
  await tx
    .insertInto("challenges")
    .values({ table_id: table, challenger: challenger.id, challenged: rival.id, at: now, answer: null, word: null })
    .execute();
}

async function demandFew(tx: Transaction<Database>, challenger: string, challenged: string, now: Date): Promise<void> {
  // One after the other, so that many at once do not all find few.
  await tx
    .selectFrom("players")
    .select("id")
    .where("id", "in", [challenger, challenged])
    .orderBy("id")
    .forUpdate()
    .execute();
  const dayAgo = new Date(now.getTime() - DAY);
  const made = await tx
    .selectFrom("challenges")
    .select(["challenged", "answer", "answered_at", "at"])
    .where("challenger", "=", challenger)
    .where((where) =>
      where.or([where("answer", "is", null), where("at", ">", dayAgo), where("answered_at", ">", dayAgo)]),
    )
    .execute();
  const { waiting, inADay, asked } = CHALLENGE_LIMITS;
  const isTooMuch =
    made.filter(({ answer }) => answer === null).length >= waiting ||
    made.filter(({ at }) => at > dayAgo).length >= inADay;
  if (isTooMuch) throw new Refused("enough-challenges");
  const theirs = made.filter((each) => each.challenged === challenged);
  if (theirs.some(({ answer }) => answer === null))
    throw new Refused("enough-challenges", "You have challenged this player already: wait for the answer.");
  if (theirs.some(({ answer, answered_at }) => answer === "declined" && answered_at !== null && answered_at > dayAgo))
    throw new Refused("enough-challenges", "This player has just said no to you: wait a day.");
  const { many } = await tx
    .selectFrom("challenges")
    .select(({ fn }) => fn.countAll<string>().as("many"))
    .where("challenged", "=", challenged)
    .where("answer", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(many) >= asked)
    throw new Refused("enough-challenges", "So many challenges wait for this player that one more would not be seen.");
}

/** Harmless where it was answered before. */
export async function answerChallenge(
  tx: Transaction<Database>,
  table: string,
  answer: "accepted" | "declined" | "withdrawn",
  word: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("challenges")
    // Of a yes the game itself tells, and what was withdrawn is nobody's business any more.
    .set({ answer, answered_at: now, word, told: answer !== "declined" })
    .where("table_id", "=", table)
    .where("answer", "is", null)
    .execute();
}
