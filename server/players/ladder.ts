/**
 * The ladder of a game: its players by what is certain of their ratings.
 *
 * A rating comes with how uncertain it is. Ordered by the rating alone, whoever has won once would stand above those who
 * have proved it for years; so the order goes by the rating less two deviations, which he has in nineteen cases of
 * twenty. Whoever plays on climbs by becoming certain, and nobody who stops is thrown out.
 */
import { sql } from "kysely";
import { z } from "zod";
import type { Services } from "../services.ts";
import { Refused } from "../tables/refusing.ts";
import type { Ladder } from "./forms.ts";
import { PERSON, personIn } from "./person.ts";

const PAGE = 50;

/** As the index has it. */
const certain = sql<number>`(ratings.rating - 2 * ratings.deviation)`;

export async function ladderOf(
  { store, shelf }: Pick<Services, "store" | "shelf">,
  game: string,
  cursor?: string | undefined,
): Promise<Ladder> {
  // Says of a game that is not here that it is not.
  shelf.ruleset(game);
  const after = cursor === undefined ? null : readPlace(cursor);
  const rows = await store.db
    .selectFrom("ratings")
    .innerJoin("players", "players.id", "ratings.player_id")
    .select(PERSON)
    .select(["ratings.rating", "ratings.deviation", "ratings.games", "ratings.at", certain.as("certain")])
    .where("ratings.game", "=", game)
    .where("ratings.games", ">", 0)
    .where("players.gone_at", "is", null)
    .$if(after !== null, (query) =>
      query
        .where(certain, "<=", after?.certain ?? 0)
        .where((where) =>
          where.or([where(certain, "<", after?.certain ?? 0), where("player_id", ">", after?.id ?? "")]),
        ),
    )
    .orderBy(certain, "desc")
    .orderBy("ratings.player_id")
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  const first = (after?.rank ?? 0) + 1;
  const last = page[page.length - 1];
  return {
    game,
    rows: page.map(({ rating, deviation, games, at, certain: _, ...player }, i) => ({
      rank: first + i,
      player: personIn(player),
      ...{ rating, deviation, games },
      lastPlayed: at.toISOString(),
    })),
    next: rows.length > PAGE ? writePlace({ certain: last.certain, id: last.id, rank: first + page.length - 1 }) : null,
  };
}

/** Where a page of the ladder ended. */
const place = z.tuple([z.number(), z.string().max(64), z.number().int().min(1)]);

interface Place {
  readonly certain: number;
  readonly id: string;
  readonly rank: number;
}

const writePlace = ({ certain, id, rank }: Place): string =>
  Buffer.from(JSON.stringify([certain, id, rank])).toString("base64url");

function readPlace(text: string): Place {
  const read = place.safeParse(parsed(Buffer.from(text, "base64url").toString()));
  if (!read.success || read.data[1].includes("\u0000"))
    throw new Refused("unusable", "The cursor is not one that a ladder gave.");
  const [certain, id, rank] = read.data;
  return { certain, id, rank };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
