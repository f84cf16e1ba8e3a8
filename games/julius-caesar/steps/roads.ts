/** How many blocks of a side a road carries (4.31, 4.32, 6.11): in movement, in retreats and in regroups. */
import type { Refusal } from "@rubicon/engine";
import type { Side } from "../blocks.ts";
import { type Border, COAST, MAJOR, MINOR, STRAIT } from "../board.ts";
import { useOf } from "../crossings.ts";
import type { Forecast } from "../forecasts.ts";
import type { Power } from "../frames.ts";
import { isSwitched } from "../options.ts";
import type { Position } from "../position.ts";
import type { TooMany } from "../refusals.ts";

/** A limit is the reason it gives when it is reached. Null where there is none: at sea. */
type Limit = TooMany[keyof TooMany] | null;

/** JC-6.11.a, JC-6.11.b, JC-6.11.c, JC-4.32.b, JC-E6.a, JC-E6.b: in a turn, both ways together. */
export function limitOfMoves(p: Position, border: Border, attacks: boolean, power: Power): Limit {
  const kind = p.box.kindOf[border];
  if (kind >= COAST) return null;
  const { tooMany } = p.box;
  if (attacks && power === "pluto") {
    if (kind === MAJOR) return tooMany.plutoMajorFull;
    return kind === MINOR ? tooMany.plutoMinorFull : tooMany.plutoStraitFull;
  }
  if (kind === MAJOR) return tooMany.majorFull;
  if (kind === MINOR) return tooMany.minorFull;
  return attacks ? tooMany.straitAttackFull : tooMany.straitFull;
}

/** JC-7.61.a, JC-7.61.c */
export function limitOfRetreats(p: Position, border: Border): Limit {
  const kind = p.box.kindOf[border];
  if (kind >= COAST) return null;
  const { tooMany } = p.box;
  if (kind === STRAIT) return tooMany.retreatStraitFull;
  if (isSwitched(p, "retreatLimits"))
    return kind === MAJOR ? tooMany.retreatMajorFullInTurn : tooMany.retreatMinorFullInTurn;
  return kind === MAJOR ? tooMany.retreatMajorFull : tooMany.retreatMinorFull;
}

/** JC-7.7.b */
export function limitOfRegroups(p: Position, border: Border): Limit {
  const kind = p.box.kindOf[border];
  if (kind >= COAST) return null;
  const { tooMany } = p.box;
  if (kind === MAJOR) return tooMany.regroupMajorFull;
  return kind === MINOR ? tooMany.regroupMinorFull : tooMany.regroupStraitFull;
}

export function fullRefusal(p: Position, side: Side, border: Border, limit: Limit): Refusal | null {
  return limit === null || useOf(p, side, border) < limit.with.limit ? null : limit;
}

/** How many may follow the next block on that road. */
export function foresee(p: Position, side: Side, border: Border, limit: Limit, list: Forecast[]): void {
  if (limit === null) return;
  list.push({ f: "road", rule: limit.rule, left: limit.with.limit - useOf(p, side, border) - 1 });
}
