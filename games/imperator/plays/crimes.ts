/** Murder (IMP-6.3.c, IMP-6.3.d, IMP-R81), mutiny (IMP-6.3.j, IMP-R78) and desertion (IMP-6.3.o, IMP-R79). */
import type { Refusal } from "@rubicon/engine";
import { wearDown } from "../attrition.ts";
import { isSea, NOWHERE, type Zone } from "../board.ts";
import { holdOf } from "../fleets.ts";
import { push } from "../frames.ts";
import { reviewLone } from "../lone-leaders.ts";
import { breakOut, mutinyRefusal } from "../mutiny.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { enemyOf, SIDES, type Side } from "../sides.ts";
import { combatUnitsIn, isInPlay } from "../table.ts";
import { ANY_TIME } from "./moments.ts";
import { aimed, type Play } from "./play.ts";

/** IMP-R81: a leader of the other side, on the map and in play. */
function murderRefusal(p: Position, side: Side, leader: Piece): Refusal | null {
  if (!p.box.isLeader[leader]) return NO.murderLeaders;
  if (!isInPlay(p, leader)) return NO.murderInPlay;
  return p.side[leader] === enemyOf(side) ? null : NO.murderOwn;
}

/** What becomes of him, steps/murder.ts says. */
export const assassination: Play = {
  rule: "IMP-6.3.c",
  moments: ANY_TIME,
  ways: {
    murder: aimed<"murder", Piece>(
      (p, stratagem, leader) => p.box.acts.murder(stratagem, leader),
      ({ stratagem, leader }) => [stratagem, leader],
      (p) => p.box.leaders,
      (p, { side }, leader) => murderRefusal(p, side, leader),
      (p, { side }, leader) => push(p, { step: "murder", side, leader, die: -1 }),
    ),
  },
};

export const mutiny: Play = {
  rule: "IMP-6.3.j",
  moments: ANY_TIME,
  ways: {
    strew: aimed<"strew", Zone>(
      (p, stratagem, zone) => p.box.acts.strew(stratagem, zone),
      ({ stratagem, zone }) => [stratagem, zone],
      (p) => p.box.land,
      (p, { side }, zone) => mutinyRefusal(p, enemyOf(side), zone),
      (p, { side }, zone, _stratagem, _dice, tell) => breakOut(p, enemyOf(side), zone, tell),
    ),
  },
  goes: (_p, act) => (act.do === "strew" ? act.zone : NOWHERE),
};

/** IMP-R79: Romans of that side, loyal or rebel, and Parthes; others beside them are not touched, nor is who obeys nobody. */
function deserters(p: Position, side: Side, zone: Zone): Piece[] {
  const { parthes, people } = p.box;
  return unitsAt(p, side, zone).filter((unit) => people[unit] === ROMAN || people[unit] === parthes);
}

/** IMP-0.2.a: at sea, those aboard the fleets that are there. */
function unitsAt(p: Position, side: Side, zone: Zone): Piece[] {
  if (!isSea(p.box, zone)) return combatUnitsIn(p, side, zone);
  return p.box.fleets.flatMap((fleet) => (p.at[fleet] === zone ? combatUnitsIn(p, side, holdOf(p, fleet)) : []));
}

export const desertion: Play = {
  rule: "IMP-6.3.o",
  moments: ANY_TIME,
  ways: {
    strew: aimed<"strew", Zone>(
      (p, stratagem, zone) => p.box.acts.strew(stratagem, zone),
      ({ stratagem, zone }) => [stratagem, zone],
      (p) => p.box.zones,
      (p, { side }, zone) => (deserters(p, enemyOf(side), zone).length > 0 ? null : NO.desertNobody),
      (p, { side }, zone, _stratagem, _dice, tell) => {
        const owner = enemyOf(side);
        wearDown(p, deserters(p, owner, zone), true, tell, (attrition) =>
          tell({ e: "deserted", rule: "IMP-6.3.o", side: SIDES[owner], zone: p.box.zoneIds[zone], ...attrition }),
        );
        reviewLone(p);
      },
    ),
  },
};
