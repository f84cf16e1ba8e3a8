/** One game of a bot against itself: two budgets drawn anew, a random opening, and a random act now and then, for variety. */
import { seatBot } from "@rubicon/bots";
import { type Game, pick, seededDice, type Thought, winnerOf } from "@rubicon/engine";
import { pupil } from "./pupil.ts";
import type { GameRecord } from "./records.ts";

export interface Training {
  readonly scenario: string;
  /** The least and the most evaluations for a click. */
  readonly evaluations: readonly [number, number];
}

/** One act in so many is drawn by lot. */
const BY_LOT = 50;
/** Half of the games begin with up to so many acts by lot. */
const OPENING = 40;
const ENDLESS = 100_000;

export function playItself(
  game: Game,
  thought: Thought,
  { scenario, evaluations }: Training,
  seed: string,
): GameRecord {
  const dice = seededDice(seed);
  const luck = seededDice(`${seed}/training`);
  const [least, most] = evaluations;
  const players = new Map(
    game.seats.map((seat) => {
      const level = pupil(least - 1 + luck.roll(most - least + 1), 12);
      return [seat, seatBot(level, game, seededDice(`${seed}/${seat}`), { thought })];
    }),
  );
  const opening = luck.roll(2) === 1 ? luck.roll(OPENING) : 0;
  const p = game.begin(scenario);
  game.open(p, dice);
  const acts: number[] = [];
  for (let seat = game.toMove(p); seat !== "over"; seat = game.toMove(p)) {
    if (acts.length === ENDLESS) throw new Error(`${seed}: no end`);
    const byLot = acts.length < opening || luck.roll(BY_LOT) === 1;
    const act = byLot ? pick(game.legal(p), luck) : players.get(seat)?.act(p);
    if (act === undefined) throw new Error(`nobody sits at ${seat}`);
    acts.push(game.acts.code(act));
    game.play(p, act, dice);
  }
  const outcome = game.outcome(p);
  const winner = outcome && winnerOf(outcome);
  const score = winner === null ? 0.5 : winner === game.seats[0] ? 1 : 0;
  return { seed, scenario, score, acts };
}
