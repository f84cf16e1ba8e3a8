/**
 * The ladder: how strong bots are that stay as they are. Each yardstick is kept with its settings and its weights, so that levels,
 * weights or thoughts that come later can be held against it. Games are added, never taken away:
 *
 *   node scripts/ts.mjs scripts/ladder/ladder.ts [--game julius-caesar] [--meet tiro,miles --pairs 20 [--threads 2]]
 *
 * Without --meet it only tells.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { BadInput } from "@rubicon/engine";
import { CORES, spread, workInThread } from "../learn/crew.ts";
import { type Meeting, type Met, meet, USUAL, type Way } from "../learn/ways.ts";
import { row, table } from "../tables.ts";
import { type Match, ratingsOf } from "./ratings.ts";

type Yardstick = Partial<Omit<Way, "weights">> & {
  /** The name of a set of weights. */
  readonly weights?: string;
};

interface Ladder {
  readonly scenario: string;
  /** Whose strength is called 0. */
  readonly zero: string;
  readonly weights: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly yardsticks: Readonly<Record<string, Yardstick>>;
  readonly matches: readonly Match[];
}

if (!workInThread<Meeting, Met>(meet)) await main();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: "string", default: "julius-caesar" },
      meet: { type: "string" },
      pairs: { type: "string", default: "20" },
      threads: { type: "string", default: String(CORES) },
    },
  });
  const file = `scripts/ladder/${values.game}.json`;
  const known: Ladder = JSON.parse(readFileSync(file, "utf8"));
  if (values.meet === undefined) return tell(known);
  const grown = await play(values.game, known, values.meet, Number(values.pairs), Number(values.threads));
  writeFileSync(file, `${JSON.stringify(grown, null, 2)}\n`);
  tell(grown);
}

/** Every match has dice of its own: they go by how many have been played. */
async function play(game: string, ladder: Ladder, who: string, pairs: number, threads: number): Promise<Ladder> {
  const [first, second, ...more] = who.split(",");
  if (second === undefined || more.length > 0) throw new BadInput("Two have to meet.");
  const { scenario, matches } = ladder;
  const meeting: Meeting = {
    ...{ game, scenario, seed: `ladder ${matches.length}` },
    ways: [wayOf(ladder, first), wayOf(ladder, second)],
  };
  let score = 0;
  await spread<Meeting, Met>(import.meta.url, meeting, pairs, threads, (met) => {
    score += met.score;
    return false;
  });
  return { ...ladder, matches: [...matches, { first, second, games: 2 * pairs, score }] };
}

function wayOf({ yardsticks, weights }: Ladder, name: string): Way {
  const kept = yardsticks[name];
  if (kept === undefined) throw new BadInput(`There is no yardstick "${name}".`);
  const { weights: set, ...way } = kept;
  return { ...USUAL, ...way, ...(set === undefined ? {} : { weights: weights[set] }) };
}

function tell({ matches, zero }: Ladder): void {
  const rows = ratingsOf(matches, zero).map(({ name, elo, error, games }) =>
    row([name, `${elo.toFixed(0)}${error === 0 ? "" : ` ± ${error.toFixed(0)}`}`, String(games)]),
  );
  process.stdout.write(table(["yardstick", "Elo", "games"], rows));
}
