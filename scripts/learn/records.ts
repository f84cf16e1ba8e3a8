/** Games of self-play, written down as short as can be: a seed for the dice and the numbers of the acts. They can be played again. */
import { appendFileSync, readFileSync } from "node:fs";
import { type ActShape, type Game, seededDice, type Thought } from "@rubicon/engine";

export interface GameRecord {
  /** The dice of the table. */
  readonly seed: string;
  readonly scenario: string;
  /** What the first seat got: 1, 1/2 or 0. */
  readonly score: number;
  /** Codes of the acts. */
  readonly acts: readonly number[];
}

export function keep(file: string, records: readonly GameRecord[]): void {
  if (records.length > 0) appendFileSync(file, `${records.map((each) => JSON.stringify(each)).join("\n")}\n`);
}

export function recordsIn(files: readonly string[]): GameRecord[] {
  return files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as GameRecord),
  );
}

/** Plays a game again and shows every position at which it is judged: the first of each moment. */
export function judged(
  game: Game,
  thought: Thought,
  { seed, scenario, acts }: GameRecord,
  show: (p: object) => void,
): void {
  const dice = seededDice(seed);
  const p = game.begin(scenario);
  game.open(p, dice);
  let now = thought.moment(p);
  for (const code of acts) {
    const act: ActShape = game.acts.decode(code);
    game.play(p, act, dice);
    const then = thought.moment(p);
    if (then > now && Number.isFinite(then)) show(p);
    now = then;
  }
}
