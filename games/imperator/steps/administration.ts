/** Administration (2.D): in this order; how many sequences the year has, and whose they are. */
import { inOrder, split } from "@rubicon/series";
import { type Frame, pop, push } from "../frames.ts";
import { DEATHS_TESTED, isFlagged, own, type Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { isInPlay } from "../table.ts";
import { bestOfAugusti } from "../titles.ts";
import type { Chronicle, Runs } from "./step.ts";

/** IMP-2.D.a, IMP-2.D.f to IMP-2.D.i. IMP-2.C.o: deaths are tested once a year. */
export const administration: Runs<"administration"> = {
  run(p) {
    pop(p);
    const order: Frame[] = [
      { step: "sequences" },
      { step: "event" },
      { step: "nominations", augustus: false, caesar: false },
      ...(isFlagged(p, DEATHS_TESTED) ? [] : [{ step: "deaths", begun: false, left: [] } as const]),
      { step: "reinforcements" },
    ];
    for (const frame of order.reverse()) push(p, frame);
  },
};

/** IMP-2.D.a, IMP-2.D.b, IMP-2.D.c: the best SR of both sides together; without a leader the Enemy adds nothing. */
export const sequences: Runs<"sequences"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    share(p, bestOfAugusti(p, p.box.sr) + bestEnemySr(p), "IMP-2.D.a", tell);
  },
};

function bestEnemySr(p: Position): number {
  let best = 0;
  for (const leader of p.box.leaders)
    if (p.side[leader] === ENEMY && isInPlay(p, leader)) best = Math.max(best, p.box.sr[leader]);
  return best;
}

/** IMP-2.D.d: every side's part of so many sequences. Events 7 and 8 share anew (IMP-R16). */
export function share(p: Position, total: number, rule: string, tell: Chronicle): void {
  const { first, second } = split(total);
  const [leading, other] = inOrder(p);
  own.sequences(p)[leading] = first;
  own.sequences(p)[other] = second;
  tell({ e: "sequences", rule, total, rome: p.sequences[ROME], enemy: p.sequences[ENEMY] });
}
