/** Whether a puzzle was solved: by the acts that were done and where they led. */

import type { Act } from "../../acts.ts";
import { sideNamed } from "../../blocks.ts";
import { blocksOf, type Position } from "../../position.ts";
import { inSteps } from "../../steps/index.ts";
import { at, place, textOf } from "../../testing/table.ts";
import { chain } from "../moments.ts";
import type { Demand, Puzzle } from "./puzzle.ts";

/** Has somebody solve a puzzle: `choose` is asked until what is planned in one go is done. Null: solved; otherwise what is missing. */
export function solve({ begin, demands }: Puzzle, choose: (p: Position) => Act): string | null {
  const p = begin();
  const done: string[] = [];
  const start = chain(p);
  do {
    const act = choose(p);
    done.push(textOf(act));
    inSteps.play(p, act, { roll: (sides) => Math.ceil(sides / 2) });
  } while (start !== 0 && p.stack.length > 0 && chain(p) === start);
  const missed = demands.find((demand) => !isMet(p, done, demand));
  return missed === undefined ? null : `${JSON.stringify(missed)} after ${done.join(", ")}`;
}

function isMet(p: Position, done: readonly string[], demand: Demand): boolean {
  if ("enters" in demand) return blocksOf(p, sideNamed(demand.side), place(demand.enters)) >= (demand.blocks ?? 1);
  if ("keeps" in demand) return blocksOf(p, sideNamed(demand.side), place(demand.keeps)) >= (demand.blocks ?? 1);
  if ("crowds" in demand) return blocksOf(p, sideNamed(demand.side), place(demand.crowds)) <= demand.most;
  if ("stays" in demand) return at(p, demand.stays) === demand.in;
  if ("leaves" in demand) return at(p, demand.leaves) !== demand.from;
  if ("acts" in demand) return done.some((act) => demand.acts.some((wanted) => act.startsWith(wanted)));
  return !done.some((act) => demand.never.some((unwanted) => act.startsWith(unwanted)));
}
