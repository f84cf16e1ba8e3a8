/** The referee watches games at random, act by act. REFEREE_GAMES=20 plays that many of each scenario; one or two by default. */
import { type Dice, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Event } from "../events/index.ts";
import { imperator } from "../index.ts";
import { own, type Position, uses } from "../position.ts";
import { SCENARIO_IDS, type ScenarioId } from "../scenarios.ts";
import { BOTH } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { CUP, handOf } from "../stratagems.ts";
import { enemyUnits } from "../table.ts";
import { textOf } from "../testing/table.ts";
import { Referee } from "./checker.ts";

const LONG = process.env.REFEREE_GAMES;
const gamesOf = (): number => Number(LONG ?? 1);
const MOST_ACTS = LONG === undefined ? 1500 : 60_000;

const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice.roll(list.length) - 1];

type Choice = ReturnType<typeof inSteps.legal>[number];

/** Counters from the cup are dealt out, so that there is something to plot with. */
function deal(p: Position, dice: Dice): void {
  for (const counter of p.box.counters) {
    const to = dice.roll(5);
    if (to < 3 && p.counter[counter] === CUP) own.counter(p)[counter] = handOf(p.leads[BOTH[to - 1]]);
  }
}

/** Somebody who marches, fights and answers at random, but does not sit still. */
function choose(p: Position, dice: Dice): Choice {
  const { ask } = inSteps.question(p);
  const list = inSteps.legal(p);
  switch (ask) {
    case "movement": {
      if (dice.roll(8) === 1) return inSteps.byDefault(p);
      const leaders = list.filter((act) => act.do === "take" && p.box.isLeader[act.piece]);
      const fleets = list.filter((act) => act.do === "take" && p.box.isFleet[act.piece]);
      if (fleets.length > 0 && dice.roll(4) === 1) return oneOf(dice, fleets);
      return oneOf(dice, leaders.length > 0 && dice.roll(5) > 1 ? leaders : list);
    }
    case "group":
    case "voyage":
      return lead(p, dice, list);
    case "window":
      return dice.roll(3) === 1 ? oneOf(dice, list) : inSteps.byDefault(p);
    case "vexillations":
    case "nominations":
      return dice.roll(2) === 1 ? inSteps.byDefault(p) : oneOf(dice, list);
    default:
      return oneOf(dice, list);
  }
}

/** A group goes rather to where the enemy is, and calls on whom it comes upon. */
function lead(p: Position, dice: Dice, list: readonly Choice[]): Choice {
  const calls = list.filter((act) => act.do === "win-over");
  if (calls.length > 0 && dice.roll(2) === 1) return calls[0];
  const joining = list.filter((act) => act.do === "all" || act.do === "add");
  if (joining.length > 0 && dice.roll(3) > 1) return oneOf(dice, joining);
  const steps = list.filter((act) => act.do === "step");
  const side = inSteps.toMove(p) === "capitoline" ? p.leads.indexOf(0 as never) : p.leads.indexOf(1 as never);
  const bold = steps.filter(({ to }) => enemyUnits(p, side as never, to) > 0);
  if (bold.length > 0 && dice.roll(2) === 1) return oneOf(dice, bold);
  return oneOf(dice, steps.length > 0 && dice.roll(3) > 1 ? steps : list);
}

interface Report {
  readonly faults: readonly string[];
  readonly compared: Readonly<Record<string, number>>;
  readonly acts: number;
}

function watch(scenario: ScenarioId, seed: string, plotter: boolean): Report {
  const dice = seededDice(seed);
  const p = imperator.begin(scenario);
  const referee = new Referee(() => imperator.write(p));
  const tell = (event: Event): void => referee.tell(event);
  inSteps.open(p, dice, tell);
  let acts = 0;
  let dealt = 0;
  for (; acts < MOST_ACTS && p.stack.length > 0 && p.outcome === null; acts++) {
    const question = inSteps.question(p);
    if (plotter && uses(p, "stratagems") && question.ask === "reserves" && dealt !== p.year) {
      dealt = p.year;
      deal(p, dice);
    }
    referee.ask(question, inSteps.legal(p).map(textOf));
    const act = choose(p, dice);
    referee.act(textOf(act));
    inSteps.play(p, act, dice, tell);
    if (referee.notes.faults.length > 20) break;
  }
  return { faults: referee.notes.faults, compared: referee.notes.compared, acts };
}

test.each(SCENARIO_IDS)(
  "IMP-3.5.b IMP-4.3.l IMP-8.2.b IMP-8.3.a IMP-9.2.2.h IMP-10.g the referee and the game agree on %s",
  (id) => {
    const compared: Record<string, number> = {};
    let acts = 0;
    const faults: string[] = [];
    for (let game = 0; game < gamesOf() && faults.length < 30; game++) {
      const report = watch(id, `referee ${id} ${game}`, game % 3 !== 2);
      acts += report.acts;
      for (const [topic, count] of Object.entries(report.compared)) compared[topic] = (compared[topic] ?? 0) + count;
      faults.push(...report.faults.map((fault) => `${id} ${game}: ${fault}`));
    }
    if (LONG !== undefined) console.log(id, acts, compared);
    expect(faults).toEqual([]);
    for (const topic of ["step", "halt", "drop", "add", "take", "battle", "losses", "score"])
      expect(compared[topic]).toBeGreaterThan(0);
  },
);
