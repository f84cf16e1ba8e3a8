/** Steps that units lose otherwise than in battle: to the plague (IMP-6.3.e, IMP-6.3.h) and by desertion (IMP-6.3.o). */
import { endingMutinies } from "./mutiny.ts";
import { FULL, type Piece } from "./pieces.ts";
import type { Position } from "./position.ts";
import type { Chronicle } from "./steps/step.ts";
import { loseStep, reduce } from "./table.ts";

/** Names of units that were reduced, and of those that were lost. */
export interface Attrition {
  readonly reduced: readonly string[];
  readonly lost: readonly string[];
}

/** A step each; where it is not deadly reduced ones stay as they are. What happened is told before what ends with it. */
export function wearDown(
  p: Position,
  units: readonly Piece[],
  deadly: boolean,
  tell: Chronicle,
  told: (attrition: Attrition) => void,
): void {
  const named = (list: readonly Piece[]): string[] => list.map((unit) => p.box.pieceIds[unit]);
  const whole = units.filter((unit) => p.face[unit] === FULL);
  const weak = deadly ? units.filter((unit) => p.face[unit] !== FULL) : [];
  if (whole.length + weak.length === 0) return;
  told({ reduced: named(whole), lost: named(weak) });
  endingMutinies(p, tell, () => {
    for (const unit of whole) reduce(p, unit);
    for (const unit of weak) loseStep(p, unit);
  });
}
