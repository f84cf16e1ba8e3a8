/** A thread's share of a simulation: it takes the next game that nobody has taken until none is left. */
import { type Game, type Outcome, winnerOf } from "@rubicon/engine";
import { keepJournal } from "../journals.ts";
import { type Pairing, playMatch } from "./match.ts";
import { journalOf } from "./record.ts";

export interface Simulation {
  readonly pairing: Pairing;
  readonly seed: string;
  readonly games: number;
  /** File for the journal of a lone game, or folder for those of many; null: none are kept. */
  readonly journal: string | null;
  /** Folder for the journals of games that went wrong. */
  readonly broken: string;
}

export interface Fault {
  readonly game: number;
  readonly why: string;
  /** Where the journal that shows it was written. */
  readonly journal: string;
}

export interface Tally {
  finished: number;
  decisions: number;
  /** By seat; besides how often it was a draw, and how often nobody won because all had lost. */
  wins: Record<string, number>;
  faults: Fault[];
}

const DRAW = "draw";
const NOBODY = "nobody";

/** A seat, a draw, or nobody: all may have lost. */
function wonBy(outcome: Outcome): string {
  const allLost = Object.values(outcome.results).every((result) => result === "lost");
  return winnerOf(outcome) ?? (allLost ? NOBODY : DRAW);
}

export function emptyTally(game: Game): Tally {
  const wins = Object.fromEntries([...game.seats, DRAW, NOBODY].map((name) => [name, 0]));
  return { finished: 0, decisions: 0, wins, faults: [] };
}

/** `next` gives the number of a game to play, counting from 0, or one past the last when all are taken. */
export function playShare(game: Game, simulation: Simulation, next: () => number): Tally {
  const tally = emptyTally(game);
  for (let i = next(); i < simulation.games; i = next()) playOne(game, simulation, i, tally);
  return tally;
}

function playOne(game: Game, simulation: Simulation, i: number, tally: Tally): void {
  const { pairing, journal, broken } = simulation;
  const seed = `${simulation.seed}/${i}`;
  const { acts, outcome, fault } = playMatch(game, pairing, seed);
  const record = (file: string): void => keepJournal(file, journalOf(game, pairing, seed, acts));
  tally.decisions += acts.length;
  if (outcome === null) {
    const file = `${broken}/${game.id}-${pairing.scenario}-${seed.replaceAll(/[^\w-]+/g, "_")}.jsonl`;
    record(file);
    tally.faults.push({ game: i, why: fault, journal: file });
    return;
  }
  tally.finished++;
  tally.wins[wonBy(outcome)]++;
  if (journal !== null) record(simulation.games === 1 ? journal : `${journal}/${i}.jsonl`);
}

/** The order of the shares does not matter: faults are put in the order of the games. */
export function added(game: Game, shares: readonly Tally[]): Tally {
  const sum = emptyTally(game);
  for (const share of shares) {
    sum.finished += share.finished;
    sum.decisions += share.decisions;
    for (const [name, wins] of Object.entries(share.wins)) sum.wins[name] += wins;
    sum.faults.push(...share.faults);
  }
  sum.faults.sort((a, b) => a.game - b.game);
  return sum;
}
