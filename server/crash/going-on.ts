/** Waits for games to go on: that every pair of players gets acts acknowledged again. */
import { pause } from "../live/visitor.ts";
import type { Pair } from "./pair.ts";
import type { Witness } from "./witness.ts";

const PATIENCE = 60_000;

/** Until every pair has had acts acknowledged that were not before. */
export async function goOn(pairs: readonly Pair[], witness: Witness): Promise<void> {
  const before = new Set(witness.acknowledged.keys());
  const wait = new Set(pairs);
  for (let waited = 0; wait.size > 0; waited += 20) {
    if (waited > PATIENCE) throw new Error(`${wait.size} of ${pairs.length} games do not go on.`);
    await pause(20);
    const moved = new Set<string>();
    for (const { id, table } of witness.acknowledged.values()) if (!before.has(id)) moved.add(table);
    for (const pair of wait) if (pair.tables.some((table) => moved.has(table))) wait.delete(pair);
  }
}
