/** The Parthian shot (6.3.10): when a battle is over, one more Roman unit falls. */
import type { Refusal } from "@rubicon/engine";
import { onMap } from "../board.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import type { Piece } from "../pieces.ts";
import { eliminate, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, type Side } from "../sides.ts";
import { battleNow } from "./battles.ts";
import { aimed, type Play } from "./play.ts";

/** AIE-6.3.10.a, AIE-R71: for the side whose Parthians fought, on a Roman unit that fought against them and is left. */
function shotRefusal(p: Position, side: Side, unit: Piece): Refusal | null {
  const { archers, targets } = battleNow(p);
  if (archers !== side) return NO.noArchers;
  return targets.includes(unit) && onMap(p.at[unit]) ? null : NO.noTarget;
}

export const parthianShot: Play = {
  rule: "AIE-6.3.10.a",
  moments: ["aftermath"],
  ways: {
    shoot: aimed<"shoot", Piece>(
      (p, face, unit) => p.box.acts.shoot(face, unit),
      ({ face, unit }) => [face, unit],
      (p) => battleNow(p).targets,
      (p, { side }, unit) => shotRefusal(p, side, unit),
      (p, { side }, unit, _face, _dice, tell) => {
        const { pieceIds, zoneIds } = p.box;
        const names = { unit: pieceIds[unit], zone: zoneIds[p.at[unit]] };
        eliminate(p, unit);
        tell({ e: "shot", rule: "AIE-6.3.10.a", side: SIDES[side], ...names });
        checkLoneLeaders(p);
      },
    ),
  },
};
