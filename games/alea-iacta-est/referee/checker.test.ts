/** The referee watches games at random, act by act. REFEREE_GAMES=300 plays that many of each scenario; one or two by default. */
import { type Dice, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Event } from "../events/index.ts";
import { aleaIactaEst } from "../index.ts";
import { own, type Position } from "../position.ts";
import { SCENARIO_IDS, type ScenarioId } from "../scenarios.ts";
import { BOTH } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { CUP, handOf } from "../stratagems.ts";
import { textOf } from "../testing/table.ts";
import { activate } from "../war-and-peace.ts";
import { Referee } from "./checker.ts";

const LONG = process.env.REFEREE_GAMES;
const FEW: Readonly<Record<string, number>> = { pharsalus: 2, "thapsus-and-munda": 2, philippi: 2 };
const gamesOf = (id: ScenarioId): number => Number(LONG ?? FEW[id] ?? 1);
const MOST_ACTS = 60_000;
const GRAND: ScenarioId = "from-caesar-to-augustus";

const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice.roll(list.length) - 1];

type Choice = ReturnType<typeof inSteps.legal>[number];

/** Counters from the cup are dealt out, so that there is something to plot with. */
function deal(p: Position, dice: Dice): void {
  for (const counter of p.box.counters) {
    const to = dice.roll(3);
    if (to < 3 && p.counter[counter] === CUP) own.counter(p)[counter] = handOf(p.leads[BOTH[to - 1]]);
  }
}

/** Somebody who marches, fights and answers at random, but does not disband his army or sit still; a sailor rather goes by sea. */
function choose(p: Position, dice: Dice, sailor: boolean): Choice {
  const { ask } = inSteps.question(p);
  const list = inSteps.legal(p);
  switch (ask) {
    case "deploy":
      return dice.roll(20) > 1 ? oneOf(dice, list) : inSteps.byDefault(p);
    case "disbanding":
      return dice.roll(40) === 1 ? oneOf(dice, list) : inSteps.byDefault(p);
    case "movement": {
      if (dice.roll(6) === 1) return inSteps.byDefault(p);
      const leaders = list.filter((act) => act.do === "take" && p.box.isLeader[act.piece]);
      const captains = leaders.filter((act) => "piece" in act && p.ships[2 * p.at[act.piece] + p.side[act.piece]] > 0);
      if (sailor && captains.length > 0) return oneOf(dice, captains);
      return oneOf(dice, leaders.length > 0 && dice.roll(5) > 1 ? leaders : list);
    }
    case "group":
      return lead(p, dice, list, sailor);
    case "embassy": {
      const plots = list.filter((act) => act.do === "pretend");
      return oneOf(dice, plots.length > 0 && dice.roll(3) > 1 ? plots : list);
    }
    case "evasions":
      return dice.roll(4) === 1 ? inSteps.byDefault(p) : oneOf(dice, list);
    case "recruitment":
      return dice.roll(3) === 1 ? inSteps.byDefault(p) : oneOf(dice, list);
    default:
      return oneOf(dice, list);
  }
}

/** A group goes rather to where the enemy is. */
function lead(p: Position, dice: Dice, list: readonly Choice[], sailor: boolean): Choice {
  const ships = list.filter((act) => act.do === "add" && p.box.isNaves[act.piece]);
  if (ships.length > 0 && dice.roll(sailor ? 9 : 3) > 1) return oneOf(dice, ships);
  const all = list.filter((act) => act.do === "all");
  if (all.length > 0 && dice.roll(3) > 1) return all[0];
  const steps = list.filter((act) => act.do === "step");
  const enemy = inSteps.toMove(p) === "palatine" ? 1 : 0;
  const bold = steps.filter(({ to }) => p.land[2 * to + enemy] + p.ships[2 * to + enemy] > 0);
  if (bold.length > 0 && dice.roll(2) === 1) return oneOf(dice, bold);
  return oneOf(dice, steps.length > 0 && dice.roll(3) > 1 ? steps : list);
}

interface Report {
  readonly faults: readonly string[];
  readonly compared: Readonly<Record<string, number>>;
  readonly acts: number;
}

function watch(scenario: ScenarioId, seed: string, sailor: boolean, plotter: boolean): Report {
  const dice = seededDice(seed);
  const p = aleaIactaEst.begin(scenario);
  const referee = new Referee(() => aleaIactaEst.write(p));
  const tell = (event: Event): void => referee.tell(event);
  inSteps.open(p, dice, tell);
  let acts = 0;
  let dealt = 0;
  for (; acts < MOST_ACTS && p.stack.length > 0 && p.outcome === null; acts++) {
    const question = inSteps.question(p);
    // Minor Peoples rise by stratagems alone: here they do so now and then, when it is nobody's business.
    if (question.ask === "disbanding" && dice.roll(3) === 1) rise(p, dice, tell);
    if (plotter && question.ask === "embassy" && dealt !== p.year) {
      dealt = p.year;
      deal(p, dice);
    }
    // The grand campaign would not last: who plays at random never saves the Republic.
    if (question.ask === "disbanding" && scenario === GRAND && p.spqr > 1) p.spqr = 0;
    referee.ask(inSteps.question(p), inSteps.legal(p).map(textOf));
    const act = choose(p, dice, sailor);
    referee.act(textOf(act));
    inSteps.play(p, act, dice, tell);
    if (referee.notes.faults.length > 20) break;
  }
  return { faults: referee.notes.faults, compared: referee.notes.compared, acts };
}

function rise(p: Position, dice: Dice, tell: (event: Event) => void): void {
  const minors = p.box.peoples.filter(
    (people) => !p.box.isMajor[people] && p.status[people] === 0 && p.ban[people] === 0,
  );
  if (minors.length === 0) return;
  activate(p, oneOf(dice, minors), dice, tell);
  inSteps.open(p, dice, tell);
}

/** The grand campaign takes its time: only when many games are asked for. */
const WATCHED: readonly ScenarioId[] = SCENARIO_IDS.filter((id) => LONG !== undefined || id !== GRAND);

test.each(WATCHED)(
  "AIE-3.4.1.b AIE-7.2.b AIE-8.3.c AIE-8.4.2.c AIE-9.2.a AIE-9.4.f the referee and the game agree on %s",
  (id) => {
    const compared: Record<string, number> = {};
    let acts = 0;
    const faults: string[] = [];
    for (let game = 0; game < gamesOf(id) && faults.length < 30; game++) {
      const report = watch(id, `referee ${id} ${game}`, game % 2 === 0, game % 3 === 1);
      acts += report.acts;
      for (const [topic, count] of Object.entries(report.compared)) compared[topic] = (compared[topic] ?? 0) + count;
      faults.push(...report.faults.map((fault) => `${id} ${game}: ${fault}`));
    }
    if (LONG !== undefined) console.log(id, acts, compared);
    expect(faults).toEqual([]);
    for (const topic of ["step", "sail", "halt", "drop", "add", "take", "battle", "losses"])
      expect(compared[topic]).toBeGreaterThan(0);
  },
);
