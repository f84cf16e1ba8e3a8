/**
 * How a table looked after earlier entries, to step back through a game that is being played or is over.
 *
 * The journal is played again from its beginning, for each request: to read and play a whole game of some six hundred
 * entries takes about ten milliseconds, and to look at two hundred positions as many again, in slices so that others
 * are served in between. Nothing is kept.
 */
import { setImmediate } from "node:timers/promises";
import { BadInput, EVERYTHING, type Eyes, type Game, type Journal, replay, type Viewer } from "@rubicon/engine";
import { z } from "zod";
import { askedIn, momentOf } from "../live/outlook.ts";
import { LIMITS, type Moment } from "../protocol.ts";
import type { Services, Standing } from "../services.ts";
import { HEADER_COLUMNS, headerOf, loadEntries, playedAgain } from "./journal-rows.ts";
import { gameGone, NotHere } from "./refusing.ts";
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
  const entries = await loadEntries(store.db, info.id, to);
  if (entries.length <= from) return [];

  const reached = replayed(game, { header: headerOf(row), entries }, from);
  const lookingAs = (position: object): Eyes => {
    const asked = askedIn(game, position);
    return as ?? (asked !== null && sameHand(players, viewer, asked) ? asked : viewer);
  };
  const moments: Moment[] = [];
  for (const { n, position } of reached) {
    if (moments.length % SLICE === 0) await setImmediate();
    moments.push(momentOf(game, position, n, lookingAs(position)));
  }
  return moments;
}

interface Reached {
  readonly n: number;
  readonly position: object;
}

/** The positions after entry `from` and those that follow. */
function replayed(game: Game, journal: Journal, from: number): Reached[] {
  const reached: Reached[] = [];
  const reach = (position: object, { n }: { readonly n: number }): void => {
    if (n >= from) reached.push({ n, position: game.copy(position) });
  };
  playedAgain(() => replay(game, journal, { reach }));
  return reached;
}

function mustBeShownAs(game: Game, as: Eyes, over: boolean): void {
  if (!over) throw new BadInput("What others saw is shown when the game is over.");
  if (as !== "watcher" && as !== EVERYTHING && !game.seats.includes(as))
    throw new BadInput(`There is no seat ${as}; there are ${game.seats.join(", ")}.`);
}
