/** Coups d'état (6.2.1) and the rallying of a Triumvir (6.4.3). */
import type { Refusal } from "@rubicon/engine";
import { onMap, type Region } from "../board.ts";
import type { Forecast } from "../forecasts.ts";
import { push } from "../frames.ts";
import { turn } from "../going-over.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import { ROMAN } from "../peoples.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import { FACTION_LEADER, hasTitle, isAssassin, isNeutral, own, type Position, PRETENDER, pcOf } from "../position.ts";
import { canServe, isThreatened } from "../pretenders.ts";
import { NO } from "../refusals/index.ts";
import { isRubicon } from "../rubicon.ts";
import { enemyOf, SIDES, type Side } from "../sides.ts";
import type { Face } from "../stratagems.ts";
import { receive } from "../triumvirs.ts";
import { aimed, type Play } from "./play.ts";

/** AIE-6.2.1.b, AIE-3.6.1, AIE-R80: why a side cannot make somebody a Pretender. */
function pretendRefusal(p: Position, side: Side, leader: Piece): Refusal | null {
  const { people, isLeader, mayPretend, caesar, pompeius } = p.box;
  const threatened = enemyOf(side);
  if (isRubicon(p, side)) return NO.coupAtRubicon;
  if (isThreatened(p, threatened)) return NO.coupOnFoot;
  if (!isLeader[leader] || people[leader] !== ROMAN) return NO.pretendNotRoman;
  if (p.side[leader] !== threatened) return NO.pretendNotEnemy;
  if (!onMap(p.at[leader])) return NO.pretendOffMap;
  if (isNeutral(p, p.at[leader])) return NO.pretendNeutral;
  if (hasTitle(p, leader, FACTION_LEADER)) return NO.pretendChief;
  // AIE-3.6.4.j: he has a coup of his own to see to its end.
  if (hasTitle(p, leader, PRETENDER)) return NO.pretendAlready;
  if (leader === caesar || leader === pompeius) return NO.pretendBound;
  if (!mayPretend[leader]) return NO.pretendNever;
  if (isAssassin(p, leader)) return NO.pretendAssassin;
  if (!canServe(p, leader, side)) return NO.pretendBound;
  return isBesideChief(p, leader) ? NO.pretendBesideChief : null;
}

/** AIE-3.6.1.b: a Faction Leader of his own side looks over his shoulder. */
const isBesideChief = (p: Position, leader: Piece): boolean =>
  p.box.leaders.some(
    (other) => p.at[other] === p.at[leader] && p.side[other] === p.side[leader] && hasTitle(p, other, FACTION_LEADER),
  );

const modifierOf = (p: Position, face: Face): number => p.box.stratagems[face].value;

/**
 * AIE-6.2.1.a, AIE-3.6.2: he is proclaimed if the die is at most his PC, that of the face he shows before (AIE-R83). Otherwise
 * nothing has happened, but that the counter is gone (AIE-3.6.2.c, AIE-3.6.2.e).
 */
export const coup: Play = {
  rule: "AIE-6.2.1.a",
  moments: ["geostrategy"],
  ways: {
    pretend: aimed<"pretend", Piece>(
      (p, face, leader) => p.box.acts.pretend(face, leader),
      ({ face, leader }) => [face, leader],
      (p) => p.box.romanLeaders,
      (p, { side }, leader) => pretendRefusal(p, side, leader),
      (p, { side }, leader, face, dice, tell) => {
        const threatened = enemyOf(side);
        const modifier = modifierOf(p, face);
        const pc = pcOf(p, leader);
        const die = dice.roll(6);
        const validated = die + modifier <= pc;
        const { pieceIds, zoneIds } = p.box;
        const names = { leader: pieceIds[leader], zone: zoneIds[p.at[leader]], against: SIDES[threatened] };
        tell({ e: "coup", rule: "AIE-3.6.2.a", side: SIDES[side], ...names, die, modifier, pc, validated });
        // AIE-3.6.2.b. AIE-R195: for Dolabella it may be the end.
        if (!validated || !turn(p, leader, side, tell)) return;
        own.title(p)[leader] |= PRETENDER;
        push(p, { step: "triumvirate", side: threatened, leader, modifier });
      },
    ),
  },
};

/** What the die must show for that (AIE-3.6.2.a). */
export function foreseeCoup(p: Position, leader: Piece, face: Face, list: Forecast[]): void {
  const below = pcOf(p, leader) - modifierOf(p, face) + 1;
  list.push({ f: "throw", rule: "AIE-3.6.2.a", sides: 6, below: Math.min(7, below) });
}

/** AIE-6.4.3.a, AIE-6.4.3.b, AIE-R86: before control is looked at. */
export const rally: Play = {
  rule: "AIE-6.4.3.a",
  moments: ["triumvirs"],
  ways: {
    rally: aimed<"rally", Region>(
      (p, face, region) => p.box.acts.rally(face, region),
      ({ face, region }) => [face, region],
      (p) => p.box.regions,
      (p, _player, region) => (p.triumvir[region] === NO_PIECE ? NO.noTriumvirThere : null),
      (p, { side }, region, _face, _dice, tell) => {
        receive(p, region, side, "AIE-6.4.3.a", tell);
        if (p.outcome === null) checkLoneLeaders(p);
      },
    ),
  },
};
