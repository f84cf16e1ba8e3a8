/** The die that waits: every die of Phase E falls here, and can still be set to another face (AIE-R66, AIE-6.3.2.a). */
import { castBy, purposeOf } from "@rubicon/series";
import type { Event } from "../events/index.ts";
import { activeSide } from "../frames.ts";
import type { Position } from "../position.ts";
import type { Trial } from "../questions/stratagems.ts";
import { SIDES } from "../sides.ts";
import { openWindow } from "../windows.ts";

export { throwDie } from "@rubicon/series";

export const cast = castBy<Position, Event>((p, side, sides, face, tell) => {
  tell({ e: "die", rule: sides === 10 ? "AIE-0.1.b" : "AIE-0.1.a", side: SIDES[side], sides, face });
  // AIE-6.3.2.c: outside Phase E it takes effect at once.
  const active = activeSide(p);
  if (active !== undefined) openWindow(p, "die", active);
});

/** Whether the die that waits is that of a battle. */
export const isBattleDie = (p: Position): boolean => purposeOf(p)?.step === "battle";

/** Whose fate hangs on the die that waits, and what could befall him; nothing of it where it is that of a battle. */
export function trialOf(p: Position): { readonly trial?: Trial; readonly piece?: string } {
  const f = purposeOf(p);
  const { pieceIds } = p.box;
  if (f?.step === "plague") return { trial: "plague", piece: pieceIds[f.left[0]] };
  if (f?.step !== "evasion" && f?.step !== "loneLeader" && f?.step !== "murder") return {};
  return { trial: f.step, piece: pieceIds[f.leader] };
}
