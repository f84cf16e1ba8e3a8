/** From a table that stands somewhere to what a thread is asked about it. */
import type { Json, Pack, Seat } from "@rubicon/engine";
import type { Db } from "../database/open.ts";
import type { Services, Standing } from "../services.ts";
import { headerOf, loadEntries } from "../tables/journal-rows.ts";
import type { Question } from "./pool.ts";
import type { Task } from "./thinking.ts";

type Parts = Pick<Services, "store" | "shelf">;

export async function questionOf(
  { store, shelf }: Parts,
  standing: Standing,
  seat: Seat,
  { want, level }: Pick<Task, "want" | "level">,
): Promise<Question> {
  const { info } = standing;
  const ms = hurryIn(standing, seat);
  return {
    ...{ want, level, table: info.id, seat },
    header: headerOf({ ...info, pack: info.pack.id }),
    gathered: standing.gathering?.seat === seat ? await gatheredBy(store.db, info.id, seat) : [],
    ...(ms === null ? {} : { ms }),
    entries: (from) => loadEntries(store.db, info.id, { from, to: info.entries - 1 }),
    pack: async () =>
      shelf.standard(info.game).pack.id === info.pack.id ? undefined : packOf(store.db, info.game, info.pack.id),
  };
}

/** Milliseconds on a live clock below which a bot hurries, and how many clicks what is left must be enough for. */
const SHORT = 60_000;
const CLICKS = 600;
const LEAST = 5;

/** Milliseconds for the next click where the clock of a seat is about to run out; null where there is time. */
function hurryIn({ info }: Pick<Standing, "info">, seat: Seat): number | null {
  const left = info.clock.remaining?.[seat];
  if (left === undefined || info.clock.setting.kind !== "live" || left > SHORT) return null;
  return Math.max(LEAST, left / CLICKS);
}

async function gatheredBy(db: Db, table: string, seat: Seat): Promise<readonly Json[]> {
  const row = await db
    .selectFrom("gathered")
    .select("acts")
    .where("table_id", "=", table)
    .where("seat", "=", seat)
    .executeTakeFirst();
  return row?.acts.map(({ act }) => act) ?? [];
}

async function packOf(db: Db, game: string, id: string): Promise<Pack | undefined> {
  const row = await db
    .selectFrom("packs")
    .select(["name", "components"])
    .where("game", "=", game)
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? undefined : { game, name: row.name, components: JSON.parse(row.components) };
}
