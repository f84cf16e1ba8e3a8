/** The yearly attempt on Pertinax, without a stratagem, while Didius lives (IMP-4.5K.d, IMP-4.5K.e, IMP-R68). */
import type { Refusal } from "@rubicon/engine";
import { push } from "./frames.ts";
import { flag, isFlagged, PERTINAX_HUNTED, type Position, STRUCK } from "./position.ts";
import { NO } from "./refusals/index.ts";
import { ENEMY, ROME, type Side } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";

/** At any moment of Phase E: who asks sees to the phase. A Pertinax who has risen himself is no enemy's leader (IMP-R81). */
export function strikeRefusal(p: Position, side: Side): Refusal | null {
  const { pertinax } = p.box;
  if (side !== ENEMY || !isFlagged(p, PERTINAX_HUNTED) || p.side[pertinax] !== ROME) return NO.strikeRight;
  return isFlagged(p, STRUCK) ? NO.strikeOnce : null;
}

/** The die and the guard are those of any other murder (IMP-6.3.c, IMP-6.3.d). */
export function strike(p: Position, tell: Chronicle): void {
  const { pertinax, pieceIds } = p.box;
  flag(p, STRUCK);
  tell({ e: "struck", rule: "IMP-4.5K.d", leader: pieceIds[pertinax] });
  push(p, { step: "murder", side: ENEMY, leader: pertinax, die: -1 });
}
