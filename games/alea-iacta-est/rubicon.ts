/** The first turn at the Rubicon, for the Republicans (AIE-S1.g to AIE-S1.i, AIE-R160). */
import type { Zone } from "./board.ts";
import { FIRST_TURN, isFlagged, type Position, rulesOf } from "./position.ts";
import { REP, type Side } from "./sides.ts";

export const isRubicon = (p: Position, side: Side): boolean =>
  side === REP && rulesOf(p).rubicon && isFlagged(p, FIRST_TURN);

/** AIE-S1.i: in that year Republican units do not come from outside Italia into it. */
export function entersItalia(p: Position, side: Side, from: Zone, to: Zone): boolean {
  const { region, roma } = p.box;
  return region[to] === region[roma] && region[from] !== region[roma] && isRubicon(p, side);
}
