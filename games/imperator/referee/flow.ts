/** For the referee's tests: dice as a player reads them, and stretches of a year from a table laid out in words. */
import { listDice, nth } from "@rubicon/engine";
import type { Front } from "../board.ts";
import type { Event } from "../events/index.ts";
import type { Frame } from "../frames.ts";
import { ROMAN } from "../peoples.ts";
import { own, type Position } from "../position.ts";
import { ENEMY, ROME, type SideName, sideNamed } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { actOf, asked, check, goTo, isReduced, type Layout, lay, at as placeOf, run } from "../testing/table.ts";

/** A d10 is thrown as 1 to 10 and read as 0 to 9. */
export const d10 = (...faces: number[]): number[] => faces.map((face) => face + 1);

/** A whole sequence of one side: movement, combats, and what follows. */
export function sequence(side: SideName, layout: Layout): Position {
  const p = lay({ sequences: { rome: 1, enemy: 1 }, ...layout });
  goTo(p, { step: "movesAndCombats", side: sideNamed(side), extra: false, begun: false });
  run(p);
  check(p);
  return p;
}

/** These steps and no others, the first one first, up to the first question. */
export function steps(p: Position, frames: readonly Frame[], dice: readonly number[] = []): Event[] {
  goTo(p, ...frames.toReversed());
  const events = run(p, dice);
  check(p);
  return events;
}

/** Phase F from its beginning to that of the points, or to the end of the winter. */
export const TO_POINTS: readonly Frame[] = [{ step: "capture" }, { step: "armenia" }, { step: "points" }];
export const WINTER: readonly Frame[] = [
  { step: "winterOfFleets" },
  { step: "winterOfRomans" },
  { step: "upkeep", front: nth<Front>(0) },
  { step: "winterOfPeoples", people: ROMAN },
];

/** Points of both roles when F3 is over. */
export function scored(layout: Layout): [number, number] {
  const p = lay(layout);
  steps(p, TO_POINTS);
  return [p.vp[ROME], p.vp[ENEMY]];
}

/** The winter is over, everybody answering by default. */
export function wintered(p: Position): Position {
  steps(p, WINTER);
  while (p.stack.length > 0) inSteps.play(p, inSteps.byDefault(p), listDice([]), () => {});
  check(p);
  return p;
}

/** Where pieces are, "-" for the weaker face. */
export const where = (p: Position, ...names: string[]): string[] =>
  names.map((name) => `${placeOf(p, name)}${isReduced(p, name) ? "-" : ""}`);

type Answers = Readonly<Record<string, string>>;
/** Who is asked for a stratagem passes, who might evade stands. */
const QUIET: Answers = { window: "pass", evasions: "stand" };

/** Everybody answers like that until somebody is asked for something else, with these dice. */
export function pass(p: Position, dice: readonly number[] = [], answers: Answers = {}): Event[] {
  const events: Event[] = [];
  const source = listDice(dice);
  const said: Answers = { ...QUIET, ...answers };
  while (p.stack.length > 0 && said[asked(p)] !== undefined)
    inSteps.play(p, actOf(said[asked(p)]), source, (event) => events.push(event));
  check(p);
  if (source.left > 0) throw new Error(`${source.left} dice were not thrown`);
  return events;
}

/** The same with one die for each question that is asked on the way. */
export function setScore(p: Position, rome: number, enemy: number): void {
  own.vp(p)[ROME] = rome;
  own.vp(p)[ENEMY] = enemy;
}
