/**
 * Better deployments by trial: those that there are and others like them play the same games, with the same dice and against the
 * same enemies; the better half goes on, and plays more.
 */
import { mixOf } from "@rubicon/bots";
import { meanOf, rateOf } from "@rubicon/bots/balance";
import { type Deployment, type Dice, type Placement, pick } from "@rubicon/engine";
import { isSame } from "./openings.ts";

/** A table of games: what each of them came to for the seat, from -1 to 1, in the order of the games. */
export type Judge = (
  seat: number,
  candidates: readonly Placement[],
  rivals: readonly Deployment[],
  games: number,
  seed: string,
) => Promise<number[][]>;

export interface Evolution {
  readonly generations: number;
  /** In a generation, with their parents. */
  readonly candidates: number;
  /** Games of each in the first round; twice as many in the next. */
  readonly games: number;
  /** So many are left in the end, of each seat. */
  readonly kept: number;
  readonly seed: string;
  /** Another one like it; null where that leads nowhere new. */
  vary(seat: number, parent: Placement, changes: number): Placement | null;
  judge: Judge;
  say(line: string): void;
}

const MOST_CHANGES = 4;

/** The seats in turn, each against what the other has found; `known` is what they begin with. */
export async function evolve(
  plan: Evolution,
  known: readonly (readonly Placement[])[],
  random: Dice,
): Promise<Placement[][]> {
  const found = known.map((placements) => [...placements]);
  for (let generation = 1; generation <= plan.generations; generation++)
    for (const [seat, parents] of found.entries()) {
      const rivals = found[1 - seat].map((placement) => ({ placement, share: 1 }));
      const field = fieldOf(plan, seat, parents, random);
      found[seat] = await halved(plan, seat, field, parents.length, rivals, `${plan.seed}/${generation}/${seat}`);
    }
  return found;
}

function fieldOf(plan: Evolution, seat: number, parents: readonly Placement[], random: Dice): Placement[] {
  const field = [...parents];
  for (let tries = 0; field.length < plan.candidates && tries < 20 * plan.candidates; tries++) {
    const child = plan.vary(seat, pick(parents, random), random.roll(MOST_CHANGES));
    if (child !== null && !field.some((each) => isSame(each, child))) field.push(child);
  }
  return field;
}

/** The parents, who are the first of the field, are not given up for a few games: they go on to the last round. */
async function halved(
  plan: Evolution,
  seat: number,
  field: readonly Placement[],
  parents: number,
  rivals: readonly Deployment[],
  seed: string,
): Promise<Placement[]> {
  let left = field.map((placement, i) => ({ placement, isParent: i < parents, worths: [] as number[] }));
  for (let games = plan.games, room = field.length; ; games *= 2) {
    const placements = left.map(({ placement }) => placement);
    const worths = await plan.judge(seat, placements, rivals, games, `${seed}/${games}`);
    for (const [i, each] of left.entries()) each.worths.push(...worths[i]);
    left.sort((a, b) => meanOf(b.worths).mean - meanOf(a.worths).mean);
    const told = left.map((each) => `${meanOf(each.worths).mean.toFixed(3)}${each.isParent ? "*" : ""}`);
    plan.say(`  ${seed}/${games}: ${told.join(" ")}`);
    if (room <= plan.kept) return left.slice(0, plan.kept).map(({ placement }) => placement);
    room = Math.max(plan.kept, Math.ceil(room / 2));
    left = left.filter(({ isParent }, rank) => rank < room || isParent);
  }
}

/** A deployment that is kept, with what it did. */
export interface Found extends Deployment {
  /** What it scored against those of the enemy, one as often as the other, from 0 to 1. */
  readonly score: number;
  readonly interval: readonly [number, number];
  readonly games: number;
}

/** Those that did not score less than the first, which is offered; none where nothing else is left. */
export function worthKeeping(rows: readonly Placement[], worths: Matched): Found[] {
  const means = worths.map((row) => meanOf(row.flat()).mean);
  const left = rows.map((_, i) => i).filter((i) => means[i] >= means[0]);
  return left.length === 1
    ? []
    : mixed(
        left.map((i) => rows[i]),
        left.map((i) => worths[i]),
      );
}

/** What games came to, by row (ours), column (theirs) and game. */
export type Matched = readonly (readonly (readonly number[])[])[];

/**
 * How often each is to be chosen. Half of it goes by the mix that the enemy can make least of, and half evenly, because few games
 * do not say much about either.
 */
export function mixed(rows: readonly Placement[], worths: Matched): Found[] {
  const columns = worths[0].map((_, column) => column);
  const shares = mixOf(
    worths.map((row) => row.map((games) => meanOf(games).mean)),
    [columns],
  );
  return rows.map((placement, i) => {
    // A game with the same dice against each of the enemy's is one thing, as a pair is.
    const rounds = worths[i][0].map((_, game) => meanOf(worths[i].map((games) => games[game])).mean + 1);
    const { rate, low, high } = rateOf(rounds);
    return {
      share: thousandths((shares[i] + 1 / rows.length) / 2),
      score: thousandths(rate),
      interval: [thousandths(low), thousandths(high)],
      games: worths[i].length * rounds.length,
      placement,
    };
  });
}

const thousandths = (share: number): number => Math.round(1000 * share) / 1000;
