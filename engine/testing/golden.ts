/**
 * Golden journals: whole games that were right once and must stay right. A change of code that alters how one
 * of them runs would alter running games too, and then the version of the rules has to be raised.
 *
 * A golden folder holds journals (`*.jsonl`) and `golden.json`, which gives the hash each of them must end with.
 */
import { BadInput, type Game, type Json } from "../game.ts";
import { readJournal } from "../journal.ts";
import { isObject } from "../json.ts";
import { type Verdict, verify } from "../replay.ts";

export const GOLDEN_HASHES = "golden.json";

/** Verifies a journal to its end; with a hash, its last position must be the expected one as well. */
export function checkGolden(game: Game, text: string, hash?: string): Verdict {
  const journal = readJournal(text);
  const verdict = verify(game, journal);
  if (!verdict.ok || hash === undefined || verdict.hash === hash) return verdict;
  const entry = journal.entries.length - 1;
  return { ok: false, entry, reason: `It ends in the position ${verdict.hash}; ${hash} was expected.` };
}

/** The hashes of a golden folder, by the names of its journals. */
export function readHashes(written: Json): ReadonlyMap<string, string> {
  if (!isObject(written)) throw new BadInput(`${GOLDEN_HASHES} must be an object of journals and hashes.`);
  return new Map(
    Object.entries(written).map(([journal, hash]) => {
      if (typeof hash !== "string") throw new BadInput(`${GOLDEN_HASHES} gives no hash for ${journal}.`);
      return [journal, hash];
    }),
  );
}
