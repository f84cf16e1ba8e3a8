/** What must hold of the records of a table whatever happened to the servers that wrote them. */
import { actsOf, canonical, type Game, type Journal, replay, verify } from "@rubicon/engine";
import { entryOf, headerOf } from "../tables/journal-rows.ts";
import type { TableRecord } from "./records.ts";
import type { Acknowledged } from "./witness.ts";

/** Everything that does not hold at any of these tables; `acknowledged` is what was promised before they were read. */
export function faultsAt(game: Game, records: readonly TableRecord[], acknowledged: readonly Acknowledged[]): string[] {
  return records.flatMap((record) =>
    faultsOf(
      game,
      record,
      acknowledged.filter(({ table }) => table === record.row.id),
    ),
  );
}

/** Everything that does not hold, a sentence each. */
export function faultsOf(game: Game, record: TableRecord, acknowledged: readonly Acknowledged[]): string[] {
  const { row } = record;
  const journal = journalOf(record);
  const faults = [...holes(record), ...lost(record, acknowledged)];
  // Without all of its entries nothing further can be said of a journal.
  if (faults.length === 0) faults.push(...misplayed(game, journal), ...misplaced(game, record, journal));
  return faults.map((fault) => `Table ${row.id}: ${fault}`);
}

/** As everybody may read it once the game is over: with the seed of its dice. */
function journalOf({ row, journal }: TableRecord): Journal {
  const header = headerOf(row);
  return { header: { ...header, dice: { ...header.dice, seed: row.seed } }, entries: journal.map(entryOf) };
}

function holes({ row, journal }: TableRecord): string[] {
  const misnumbered = journal.find(({ n }, i) => n !== i);
  const faults = misnumbered === undefined ? [] : [`entry ${misnumbered.n} does not follow the one before.`];
  if (journal.length !== row.entries)
    faults.push(`it is said to have ${row.entries} entries, and there are ${journal.length}.`);
  const ids = journal.flatMap(({ act_id }) => (act_id === null ? [] : [act_id]));
  if (new Set(ids).size !== ids.length) faults.push("one act stands in the journal twice.");
  return faults;
}

function lost({ journal }: TableRecord, acknowledged: readonly Acknowledged[]): string[] {
  const byId = new Map(journal.map((entry) => [entry.act_id, entry]));
  return acknowledged.flatMap(({ id, n, act }) => {
    const entry = byId.get(id);
    if (entry === undefined) return [`the act ${id} was acknowledged as entry ${n}, and is lost.`];
    if (entry.n !== n) return [`the act ${id} was acknowledged as entry ${n}, and is entry ${entry.n}.`];
    const answered = actsOf(entry).at(-1) ?? null;
    return canonical(answered) === canonical(act) ? [] : [`entry ${n} is not the act that was sent.`];
  });
}

/** Every act by the rules, every die as its seed gives it, every check as it was written down. */
function misplayed(game: Game, journal: Journal): string[] {
  const verdict = verify(game, journal);
  return verdict.ok ? [] : [`entry ${verdict.entry}: ${verdict.reason}`];
}

/** What is stored besides the journal says the same as the journal. */
function misplaced(game: Game, { row, snapshots, standing }: TableRecord, journal: Journal): string[] {
  const faults: string[] = [];
  const { position, dice } = replay(game, journal);
  const asked = game.toMove(position);
  if ((row.to_move ?? "over") !== asked) faults.push(`it asks ${row.to_move}, and its journal asks ${asked}.`);
  if (row.dice !== dice) faults.push(`${row.dice} dice are said to have fallen, and ${dice} did.`);
  const stored = snapshots.map(({ n, position: written }) => ({ n, written, kind: "snapshot" }));
  const held = { n: standing.entries - 1, written: standing.position, kind: "position in memory" };
  for (const { n, written, kind } of [...stored, held]) {
    // The server went on while it read aloud; what it holds is compared the next time.
    if (n >= journal.entries.length) continue;
    const led = game.hash(replay(game, journal, { upTo: n }).position);
    if (game.hash(game.read(written)) !== led) faults.push(`its ${kind} after entry ${n} is not where it leads.`);
  }
  return faults;
}
