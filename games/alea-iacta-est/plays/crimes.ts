/** Murder (6.3.3), and the plague that somebody brings into a port (6.3.4). */
import type { Refusal } from "@rubicon/engine";
import { onMap, type Zone } from "../board.ts";
import { push } from "../frames.ts";
import { loneLeadersOf } from "../lone-leaders.ts";
import type { Piece } from "../pieces.ts";
import { sicken } from "../plague.ts";
import { actsAsRoman, isNeutral, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { enemyOf, SIDES, type Side } from "../sides.ts";
import { ON_MAP } from "../stratagems.ts";
import { ANY_TIME } from "./moments.ts";
import { aimed, type Play } from "./play.ts";

/** AIE-6.3.3.a, AIE-R27, AIE-R157: an enemy who is Roman, or reigns like one, and not Caesar; a neutral one is no enemy. */
function murderRefusal(p: Position, side: Side, leader: Piece): Refusal | null {
  if (!p.box.isLeader[leader] || !actsAsRoman(p, leader)) return NO.murderRomans;
  if (!onMap(p.at[leader])) return NO.murderOffMap;
  if (p.side[leader] !== enemyOf(side)) return NO.murderOwn;
  if (isNeutral(p, p.at[leader])) return NO.murderNeutral;
  return leader === p.box.caesar ? NO.murderCaesar : null;
}

/** What becomes of him, steps/murder.ts says. */
export const assassination: Play = {
  rule: "AIE-6.3.3.a",
  moments: ANY_TIME,
  ways: {
    murder: aimed<"murder", Piece>(
      (p, face, leader) => p.box.acts.murder(face, leader),
      ({ face, leader }) => [face, leader],
      (p) => p.box.leaders,
      (p, { side }, leader) => murderRefusal(p, side, leader),
      (p, { side }, leader) => push(p, { step: "murder", side, leader, die: -1 }),
    ),
  },
};

/** AIE-6.3.4.a: any port, whoever is there. It lasts until the end of Phase E. */
export const outbreak: Play = {
  rule: "AIE-6.3.4.a",
  moments: ANY_TIME,
  ways: {
    infect: aimed<"infect", Zone>(
      (p, face, zone) => p.box.acts.infect(face, zone),
      ({ face, zone }) => [face, zone],
      (p) => p.box.land,
      (p, _player, zone) => (p.box.isPort[zone] ? null : NO.plagueNoPort),
      (p, { side }, zone, _face, _dice, tell) => {
        const spared = loneLeadersOf(p);
        p.plague = zone;
        tell({ e: "plague", rule: "AIE-6.3.4.a", side: SIDES[side], zone: p.box.zoneIds[zone] });
        // AIE-6.3.4.b, AIE-R73: units of both sides, and of Peoples; at once, and without a die.
        const units = p.box.units.filter((unit) => p.at[unit] === zone);
        const leaders = p.box.leaders.filter((leader) => p.at[leader] === zone);
        sicken(p, units, zone, "AIE-6.3.4.b", tell);
        push(p, { step: "plague", side, left: leaders, die: -1, outbreak: true, spared });
      },
    ),
  },
  goes: () => ON_MAP,
};
