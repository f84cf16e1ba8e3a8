/** Players as others see them. */
import { z } from "zod";
import { keptText, person } from "../protocol.ts";
import { cursorText, tableSummary } from "../tables/forms.ts";

const count = z.number().int();

/** Finished games of one game, from one seat. */
const record = z.object({
  game: z.string(),
  seat: z.string(),
  games: count,
  won: count,
  drawn: count,
  lost: count.describe("All of them, those among them that follow."),
  resigned: count.describe("Lost by resigning."),
  outOfTime: count.describe("Lost by the clock."),
});

export const profile = person.extend({
  owner: person.nullable().describe("Who runs this bot."),
  since: z.iso.datetime(),
  ratings: z.array(z.object({ game: z.string(), rating: z.number(), deviation: z.number(), games: z.number().int() })),
  results: z.object({ won: count, drawn: count, lost: count }),
  records: z.array(record).describe("By game and seat. Private games count for those alone who played them."),
  mayChallenge: z.boolean().describe("Whether you may keep a seat for this player."),
  finished: z.array(
    z.object({
      table: tableSummary,
      seat: z.string(),
      score: z.number(),
      ratingBefore: z.number().nullable(),
      ratingAfter: z.number().nullable(),
    }),
  ),
  next: z.string().nullable(),
});
export type Profile = z.infer<typeof profile>;

export const ladder = z.object({
  game: z.string(),
  rows: z.array(
    z.object({
      rank: count,
      player: person,
      rating: z.number(),
      deviation: z.number(),
      games: count,
      lastPlayed: z.iso.datetime(),
    }),
  ),
  next: z.string().nullable(),
});
export type Ladder = z.infer<typeof ladder>;

export const ladderForm = z.object({ cursor: cursorText.optional() });

export const soughtPlayers = z.array(person.extend({ mayChallenge: z.boolean() }));
export type SoughtPlayer = z.infer<typeof soughtPlayers>[number];

export const seekForm = z.object({ name: keptText.trim().min(2).max(40).describe("How the name begins.") });

export const profileForm = z.object({ cursor: cursorText.optional() });

export const ownTables = z.object({
  running: z.array(tableSummary).describe("Those where it is your move come first, the most urgent of them on top."),
  open: z.array(tableSummary),
  challenges: z
    .array(z.object({ table: tableSummary, from: person, at: z.iso.datetime() }))
    .describe("Tables whose free seat is kept for you, the newest first."),
  declined: z
    .array(
      z.object({
        game: z.string(),
        scenario: z.string(),
        by: person,
        word: z.string().nullable(),
        at: z.iso.datetime(),
      }),
    )
    .describe("Who has said no to a challenge of yours lately."),
  over: z.array(tableSummary).describe("The last that ended; all of them are in /api/tables?mine=true&status=over."),
});
export type OwnTables = z.infer<typeof ownTables>;
