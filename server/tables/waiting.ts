/** Whether something that was asked, and not answered, still waits for an answer. */
import type { Selectable } from "kysely";
import type { RequestsTable, TableStatus } from "../database/schema.ts";

type Request = Pick<Selectable<RequestsTable>, "kind" | "at_entry">;

/** A take-back is void once the journal has moved on; all but a rematch at the end. */
export const waits = (
  { kind, at_entry }: Request,
  { entries, status }: { readonly entries: number; readonly status: TableStatus },
): boolean => (status === "over" ? kind === "rematch" : kind !== "take-back" || at_entry === entries);
