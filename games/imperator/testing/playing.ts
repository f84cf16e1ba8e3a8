/** For tests of stratagems: tables of Phase E on which somebody is asked for one, between two sequences or before a battle. */
import { listDice } from "@rubicon/engine";
import type { Event } from "../events/index.ts";
import type { Moment } from "../plays/moments.ts";
import type { Position } from "../position.ts";
import { type SideName, sideNamed } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { handOf, type Pile, TITLES, type Title } from "../stratagems.ts";
import { openWindow } from "../windows.ts";
import { attacking, type Came } from "./field.ts";
import { asked, box, check, goTo, type Layout, lay, play, question, run } from "./table.ts";

/** A sequence of Phase E of a side is on; that window opens, and a side is asked first. */
export function inWindow(layout: Layout, moment: Moment, first: SideName, active: SideName = "rome"): Position {
  const p = lay({ sequences: { rome: 1, enemy: 1 }, ...layout });
  goTo(p, { step: "movesAndCombats", side: sideNamed(active), extra: false, begun: true });
  openWindow(p, moment, sideNamed(first));
  run(p);
  return p;
}

/** The Enemy is asked, in a sequence of Rome, and the other way round. */
export const enemyAsked = (layout: Layout): Position => inWindow(layout, "sequence", "enemy", "rome");
export const romeAsked = (layout: Layout): Position => inWindow(layout, "sequence", "rome", "enemy");

/** A battle in a zone begins: to the first question. */
export function beforeBattle(
  attacker: SideName,
  layout: Layout,
  where: string,
  ...arrivals: readonly Came[]
): { p: Position; events: Event[] } {
  const p = attacking(attacker, { sequences: { rome: 1, enemy: 1 }, ...layout }, ...arrivals);
  p.stack.unshift({ step: "movesAndCombats", side: sideNamed(attacker), extra: false, begun: true });
  const events = [...run(p), ...play(p, `fight ${where}`)];
  check(p);
  return { p, events };
}

/** Everybody passes, stands or lets the rules decide, until a window of that kind is asked, or nothing. */
export function until(p: Position, moment: Moment, dice: readonly number[] = []): Event[] {
  const events: Event[] = [];
  const source = listDice(dice);
  while (asked(p) !== "nothing" && !isAt(p, moment))
    inSteps.play(p, inSteps.byDefault(p), source, (event) => events.push(event));
  check(p);
  return events;
}

const isAt = (p: Position, moment: Moment): boolean => {
  const asking = question(p);
  return asking.ask === "window" && asking.moment === moment;
};

/** Titles in a pile, each as often as it is there. */
export const titlesIn = (p: Position, pile: Pile): Title[] =>
  box.counters.filter((counter) => p.counter[counter] === pile).map((counter) => TITLES[box.borne[counter]]);

export const handIn = (p: Position, side: SideName): Title[] => titlesIn(p, handOf(p.leads[sideNamed(side)]));
