/** Everything the database says about tables, as it says it, together with where the server thinks they stand. */
import type { Json } from "@rubicon/engine";
import type { Selectable } from "kysely";
import type { JournalTable, SnapshotsTable, TablesTable } from "../database/schema.ts";
import type { Services } from "../services.ts";

export interface TableRecord {
  readonly row: Selectable<TablesTable>;
  /** In the order of their numbers. */
  readonly journal: readonly Selectable<JournalTable>[];
  readonly snapshots: readonly Selectable<SnapshotsTable>[];
  /** As the keeper loaded it, which may be later than what was read. */
  readonly standing: { readonly entries: number; readonly position: Json };
}

export type FromChild =
  | { readonly t: "listening" }
  | { readonly t: "records"; readonly records: readonly TableRecord[] }
  | { readonly t: "failed"; readonly message: string };

export async function readAloud(
  { store, keeper }: Pick<Services, "store" | "keeper">,
  tables: readonly string[],
): Promise<TableRecord[]> {
  const records: TableRecord[] = [];
  for (const table of tables) {
    // Players go on meanwhile: all of a table is read as of one moment.
    const read = await store.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (tx) => ({
        row: await tx.selectFrom("tables").selectAll().where("id", "=", table).executeTakeFirstOrThrow(),
        journal: await tx.selectFrom("journal").selectAll().where("table_id", "=", table).orderBy("n").execute(),
        snapshots: await tx.selectFrom("snapshots").selectAll().where("table_id", "=", table).orderBy("n").execute(),
      }));
    const standing = await keeper.standing(table);
    if (standing?.position == null) throw new Error(`The table ${table} has no position.`);
    const { game, position, info } = standing;
    records.push({ ...read, standing: { entries: info.entries, position: game.write(position) } });
  }
  return records;
}
