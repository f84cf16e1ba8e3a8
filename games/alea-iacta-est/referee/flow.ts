/** For the referee's tests: dice as a player reads them, and whole sequences from a table laid out in words. */
import { listDice, nth } from "@rubicon/engine";
import { NOWHERE, type Region } from "../board.ts";
import type { Event } from "../events/index.ts";
import type { Frame } from "../frames.ts";
import { aleaIactaEst } from "../index.ts";
import { ROMAN } from "../peoples.ts";
import { NO_PIECE } from "../pieces.ts";
import type { Moment } from "../plays/moments.ts";
import { FIRST_TURN, own, type Position } from "../position.ts";
import type { ScenarioId } from "../scenarios.ts";
import { CAES, REP, type SideName, sideNamed } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { SPENT } from "../stratagems.ts";
import { actOf, asked, check, goTo, type Layout, lay, play, question, run, toMove } from "../testing/table.ts";

/** A d10 is thrown as 1 to 10 and read as 0 to 9. */
export const d10 = (face: number): number[] => [face + 1];

/** A game of which the counters have been left in the box: nobody is asked for stratagems, and no die is thrown to draw them. */
export function withoutStratagems(id: ScenarioId): Position {
  const p = aleaIactaEst.begin(id);
  for (const counter of p.box.counters) own.counter(p)[counter] = SPENT;
  return p;
}

/** A whole sequence of one side is about to begin: movement, combats, and what follows. Not in the first turn of a scenario. */
export function sequence(side: SideName, layout: Layout, before: (p: Position) => void = () => {}): Position {
  const p = lay(layout);
  if (layout.flags === undefined) p.flags &= ~FIRST_TURN;
  own.sequences(p)[sideNamed(side)] = 1;
  before(p);
  goTo(p, { step: "movesAndCombats", side: sideNamed(side), extra: false, begun: false });
  run(p);
  return p;
}

/** Regions by who controls them: all that are not named are the other side's. */
const REGIONS = ["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"];

export const holding = (caesarians: readonly string[]): NonNullable<Layout["control"]> => ({
  caesarians,
  republicans: REGIONS.filter((region) => !caesarians.includes(region)),
});

/** F.6 as a table plays it: ships, legions, quarters of the Caesarians and then of the Republicans, Peoples. */
export const WINTER: readonly Frame[] = [
  { step: "winterOfShips" },
  { step: "winterOfLegions" },
  { step: "quarters", side: CAES, leader: NO_PIECE, zone: NOWHERE },
  { step: "quarters", side: REP, leader: NO_PIECE, zone: NOWHERE },
  { step: "winterOfPeoples", people: ROMAN },
];

/** F.6 goes on: garrisons, then recruitment. */
export const LEVY: readonly Frame[] = [
  { step: "garrisons", region: nth<Region>(0), unit: NO_PIECE },
  { step: "recruitment", region: nth<Region>(0), types: 0, recruited: false, resting: 0 },
];

/** These steps and no others, the first one first, up to the first question. */
export function steps(p: Position, frames: readonly Frame[], dice: readonly number[] = []): Position {
  goTo(p, ...frames.toReversed());
  run(p, dice);
  return p;
}

type Answers = Readonly<Record<string, string>>;

/** Who is asked for a stratagem passes, who might evade stands; everybody else is waited for, unless there is an answer. */
const QUIET: Answers = { window: "pass", evasions: "stand", fleetEvasions: "stand", assigning: "done" };

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

/** The same up to a window of that moment, and of that side if one is named. */
export function passTo(p: Position, moment: Moment, seat: string | null = null, dice: readonly number[] = []): Event[] {
  const events: Event[] = [];
  const source = listDice(dice);
  const isIt = (): boolean => {
    const asking = question(p);
    return asking.ask === "window" && asking.moment === moment && (seat === null || toMove(p) === seat);
  };
  while (!isIt()) {
    const said = QUIET[asked(p)];
    if (said === undefined) throw new Error(`${asked(p)} comes before the ${moment}`);
    inSteps.play(p, actOf(said), source, (event) => events.push(event));
  }
  return events;
}

/** E.2 of a side: evasions are over, and the battle of a zone is about to be fought, at its window if there is one. */
export function joined(side: SideName, zone: string, layout: Layout): Position {
  const p = sequenceOf(side, layout);
  p.stack.push({ step: "combats", announced: false, side: sideNamed(side) });
  run(p);
  pass(p);
  play(p, `fight ${zone}`);
  return p;
}

/** Phase E, a sequence of that side, with nothing of it left to do. */
export function sequenceOf(side: SideName, layout: Layout): Position {
  const p = lay({ flags: 0, ...layout });
  return goTo(p, { step: "movesAndCombats", side: sideNamed(side), extra: false, begun: true });
}
