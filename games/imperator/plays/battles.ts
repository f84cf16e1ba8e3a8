/** Stratagems of a battle: who takes the die into his own hands (IMP-6.1.j to IMP-6.1.l, IMP-6.2.l, IMP-R74), and the Parthian shot (IMP-6.2.m). */
import type { Refusal } from "@rubicon/engine";
import { onMap } from "../board.ts";
import { type Contest, ownerOf } from "../contests.ts";
import { type FrameAt, frameOf } from "../frames.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ENEMY, NOBODY, SIDES, type Side } from "../sides.ts";
import { changeBattle } from "../steps/battle.ts";
import { combatUnitsIn, eliminate, isLoyal, isRebel } from "../table.ts";
import { aimed, type Play, plain } from "./play.ts";

/** The battle in which somebody is asked. */
export function battleNow(p: Position): FrameAt<"battle"> {
  const battle = frameOf(p, "battle");
  if (battle === undefined) throw new Error("no battle is being fought");
  return battle;
}

const forceOf = (p: Position, contest: Contest, side: Side): Piece[] =>
  combatUnitsIn(p, ownerOf(contest, side), contest.zone);

/** IMP-R74: one of each, and they cancel each other; what has cancelled is spent. */
const heldRefusal = (p: Position, side: Side): Refusal | null => {
  const { victor, cancelled } = battleNow(p);
  if (cancelled) return NO.victorCancelled;
  return victor === side ? NO.victorAlready : null;
};

/** IMP-6.1.k */
const seizing = (rule: string, refusal: (p: Position) => Refusal | null): Play => ({
  rule,
  moments: ["battle"],
  ways: plain(
    (p, { side }) => heldRefusal(p, side) ?? refusal(p),
    (p, { side }, _stratagem, _dice, tell) => {
      const answered = battleNow(p).victor !== NOBODY;
      changeBattle(p, { victor: answered ? NOBODY : side, cancelled: answered });
      if (answered) tell({ e: "victor-cancelled", rule: "IMP-6.1.k", side: SIDES[side] });
    },
  ),
});

/** IMP-6.1.j, IMP-6.1.l: whoever it is against, but for rebels. */
export const romaVictor = seizing("IMP-6.1.j", (p) =>
  forceOf(p, battleNow(p), ENEMY).some((unit) => isRebel(p, unit)) ? NO.victorOverRebels : null,
);

/** IMP-6.2.l: with a Germanic unit of his own in the battle. */
export const furorGermanicus = seizing("IMP-6.2.l", (p) =>
  forceOf(p, battleNow(p), ENEMY).some((unit) => p.box.isGerman[unit]) ? null : NO.furorWithoutGermans,
);

/** IMP-R75: a loyal Roman unit that took part in the battle and is still on the map. */
function shotRefusal(p: Position, unit: Piece): Refusal | null {
  const { targets } = battleNow(p);
  if (targets.length === 0) return NO.shotNoPersians;
  return targets.includes(unit) && onMap(p.at[unit]) && isLoyal(p, unit) ? null : NO.shotTarget;
}

export const parthianShot: Play = {
  rule: "IMP-6.2.m",
  moments: ["aftermath"],
  ways: {
    shoot: aimed<"shoot", Piece>(
      (p, stratagem, unit) => p.box.acts.shoot(stratagem, unit),
      ({ stratagem, unit }) => [stratagem, unit],
      (p) => battleNow(p).targets,
      (p, _player, unit) => shotRefusal(p, unit),
      (p, { side }, unit, _stratagem, _dice, tell) => {
        const { pieceIds, zoneIds } = p.box;
        const names = { unit: pieceIds[unit], zone: zoneIds[p.at[unit]] };
        eliminate(p, unit);
        tell({ e: "shot", rule: "IMP-6.2.m", side: SIDES[side], ...names });
        checkLoneLeaders(p);
      },
    ),
  },
};

/** Whether there is anybody left to shoot at. */
export const hasTargets = (p: Position): boolean =>
  frameOf(p, "battle")?.targets.some((unit) => shotRefusal(p, unit) === null) ?? false;
