/**
 * How a table looked after earlier entries, to step back through a game that is being played or is over.
 *
 * The journal is played on from the snapshot before the first of them, so that the end of a long game is shown as
 * quickly as its beginning; in slices, so that others are served in between.
 */
import { setImmediate } from "node:timers/promises";
import { type Entry, EVERYTHING, type Eyes, type Game, playOn, type Viewer } from "@rubicon/engine";
import { z } from "zod";
import { askedIn, momentOf } from "../live/outlook.ts";
import { LIMITS, type Moment } from "../protocol.ts";
import type { Services, Standing } from "../services.ts";
import { HEADER_COLUMNS, loadEntries, loadPosition, playedAgain } from "./journal-rows.ts";
import { gameGone, NotHere, noSeat, Refused } from "./refusing.ts";
import { sameHand } from "./seating.ts";

const number = z.coerce.number().int().min(0).max(1_000_000);

export const pastForm = z
  .object({
    from: number.describe("The first entry after which to look."),
    to: number.describe(`The last one; at most ${LIMITS.moments} at once. What has not been played yet is left out.`),
    as: z
      .string()
      .min(1)
      .max(40)
      .optional()
      .describe(`A seat, watcher, or ${EVERYTHING}: when the game is over, for whoever saw it.`),
  })
  .refine(({ from, to }) => from <= to, "from must not be after to")
  .refine(({ from, to }) => to - from < LIMITS.moments, `at most ${LIMITS.moments} at once`);

type PastQuery = z.output<typeof pastForm>;

/** Moments that are looked at without a pause. */
const SLICE = 50;

export async function pastOf(
  { store, cupboard }: Pick<Services, "store" | "cupboard">,
  { info, game: present, players }: Standing,
  viewer: Viewer,
  { from, to, as }: PastQuery,
): Promise<Moment[]> {
  const row = await store.db
    .selectFrom("tables")
    .select([...HEADER_COLUMNS, "status"])
    .where("id", "=", info.id)
    .executeTakeFirst();
  if (!row) throw new NotHere();
  // Looked at where the truth is: what was in memory decides nothing about what others saw.
  if (as !== undefined) mustBeShownAs(present, as, row.status === "over");
  const game = await cupboard.find(row);
  if (game === null) throw gameGone(info, present);
  const entries = await loadEntries(store.db, info.id, { from, to });
  const lookingAs = (position: object): Eyes => {
    const asked = askedIn(game, position);
    return as ?? (asked !== null && sameHand(players, viewer, asked) ? asked : viewer);
  };
  const moments: Moment[] = [];
  const reached = new Map<number, object>();
  for (const entry of entries) {
    if (moments.length % SLICE === 0) await setImmediate();
    const { n } = entry;
    const known = "back" in entry ? reached.get(entry.back) : following(game, reached.get(n - 1), entry);
    const position = known ?? (await loadPosition(store.db, game, row, n)).position;
    reached.set(n, position);
    // Whoever went back there once may have done so again.
    if ("back" in entry) reached.set(entry.back, position);
    moments.push(momentOf(game, position, n, lookingAs(position)));
  }
  return moments;
}

/** The position after an entry, if the one before it is known. */
function following(game: Game, before: object | undefined, entry: Entry): object | undefined {
  if (before === undefined) return undefined;
  const position = game.copy(before);
  playedAgain(() => playOn(game, position, [entry]));
  return position;
}

function mustBeShownAs(game: Game, as: Eyes, over: boolean): void {
  if (!over) throw new Refused("not-over", "What others saw is shown when the game is over.");
  if (as !== "watcher" && as !== EVERYTHING && !game.seats.includes(as)) throw noSeat(as, game.seats);
}
