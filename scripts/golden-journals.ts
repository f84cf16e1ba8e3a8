/**
 * `npm run golden`: the golden journals of each game still lead where they led.
 *
 * They lie in games/<game>/golden, with golden.json for the hash each must end with. A new one comes from
 * `rubicon sim --journal` or `rubicon play --save`; `npm run golden -- --accept` then writes its hash down.
 * `npm run golden -- FOLDER` replays all journals of any folder through the present rules, of whatever game.
 *
 * Journals that once broke something lie in games/<game>/corpus; the game's own tests play them again (corpusSuite).
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BadInput, type Game, readJournal, type Shelf, type Verdict } from "@rubicon/engine";
// Not through the door: that also leads to the suites, which only Vitest can load.
import { checkGolden, GOLDEN_HASHES, readHashes } from "../engine/testing/golden.ts";

interface Checked {
  readonly journal: string;
  readonly verdict: Verdict;
}

function journalsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort();
}

function hashesIn(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, GOLDEN_HASHES);
  return existsSync(file) ? readHashes(JSON.parse(readFileSync(file, "utf8"))) : new Map();
}

function check(game: Game, folder: string, journal: string, hash?: string): Checked {
  try {
    return { journal, verdict: checkGolden(game, readFileSync(join(folder, journal), "utf8"), hash) };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { journal, verdict: { ok: false, entry: 0, reason: error.message } };
  }
}

function faultsOf(checked: readonly Checked[]): string[] {
  return checked.flatMap(({ journal, verdict }) =>
    verdict.ok ? [] : [`  ${journal}, entry ${verdict.entry}: ${verdict.reason}`],
  );
}

/** Everything that is wrong with the golden journals of a game, a line each. */
export function faultsIn(game: Game, folder: string): string[] {
  const hashes = hashesIn(folder);
  const journals = journalsIn(folder);
  if (journals.length === 0) return [`  There are none in ${folder}.`];
  return [
    ...[...hashes.keys()].filter((name) => !journals.includes(name)).map((name) => `  ${name} is missing.`),
    ...journals.filter((name) => !hashes.has(name)).map((name) => `  ${name} has no hash in ${GOLDEN_HASHES}.`),
    ...faultsOf(journals.map((name) => check(game, folder, name, hashes.get(name)))),
  ];
}

/** Writes down how each journal ends now, if all of them keep the rules. */
export function accept(game: Game, folder: string): string[] {
  const checked = journalsIn(folder).map((name) => check(game, folder, name));
  const faults = faultsOf(checked);
  if (faults.length > 0) return faults;
  const hashes = checked.map(({ journal, verdict }) => [journal, verdict.ok ? verdict.hash : ""]);
  if (hashes.length > 0)
    writeFileSync(join(folder, GOLDEN_HASHES), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
  return [];
}

/** Every journal of a folder through the present rules, of whichever game it is. */
function replayAll(folder: string, shelf: Shelf): { text: string; code: number } {
  const journals = journalsIn(folder);
  if (journals.length === 0) return { text: `There are no journals (*.jsonl) in ${folder}.`, code: 2 };
  const hashes = hashesIn(folder);
  const checked = journals.map((name) => {
    const game = gameOf(shelf, join(folder, name));
    if (game !== null) return check(game, folder, name, hashes.get(name));
    return {
      journal: name,
      verdict: { ok: false, entry: 0, reason: "It is a journal of no game known here." } as const,
    };
  });
  const faults = faultsOf(checked);
  const fit = `${folder}: ${journals.length - faults.length} of ${journals.length} journals fit the present rules`;
  return { text: [fit, ...faults].join("\n"), code: faults.length === 0 ? 0 : 1 };
}

/** The game that a journal was begun with; where its rules or its pack are not here the standard one, which says so. */
function gameOf(shelf: Shelf, file: string): Game | null {
  try {
    const { header } = readJournal(readFileSync(file, "utf8"));
    return shelf.find(header) ?? shelf.standard(header.game);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** What the command prints and how it ends. */
export function run(args: readonly string[], shelf: Shelf, root: string): { text: string; code: number } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { accept: { type: "boolean" } },
    allowPositionals: true,
  });
  if (positionals.length > 0) return replayAll(positionals[0], shelf);
  const lines: string[] = [];
  let code = 0;
  for (const game of shelf.standards) {
    const folder = join(root, "games", game.id, "golden");
    const faults = [...(values.accept ? accept(game, folder) : []), ...faultsIn(game, folder)];
    if (faults.length > 0) code = 1;
    const well = `${journalsIn(folder).length} golden journals end as they did`;
    lines.push(`${game.id}: ${faults.length === 0 ? well : "golden journals are not as they should be"}`, ...faults);
  }
  return { text: lines.join("\n"), code };
}
