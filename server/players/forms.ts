/** Players as others see them. */
import { z } from "zod";
import { cursorText, tableSummary } from "../tables/forms.ts";

export const profile = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  since: z.iso.datetime(),
  ratings: z.array(z.object({ game: z.string(), rating: z.number(), deviation: z.number(), games: z.number().int() })),
  results: z.object({ won: z.number().int(), drawn: z.number().int(), lost: z.number().int() }),
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

export const profileForm = z.object({ cursor: cursorText.optional() });

export const ownTables = z.object({
  running: z.array(tableSummary).describe("Those where it is your move come first, the most urgent of them on top."),
  open: z.array(tableSummary),
  over: z.array(tableSummary).describe("The last that ended; all of them are in /api/tables?mine=true&status=over."),
});
export type OwnTables = z.infer<typeof ownTables>;
