/** Leaders in the plague (IMP-6.3.e, IMP-6.3.f, IMP-6.3.h, IMP-R77): a d10 for each who was there when it came, or has come there. */
import { plagueBy } from "@rubicon/series";
import { onMap } from "../board.ts";
import type { Event } from "../events/index.ts";
import type { FrameAt } from "../frames.ts";
import { reviewLone } from "../lone-leaders.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { ENEMY, nameOfSide, ROME } from "../sides.ts";
import { slain } from "../slain.ts";

/** IMP-4.2.a: the Enemy throws for all who are not Roman, at peace or not. */
const throwerOf = (p: Position, leader: Piece) =>
  p.box.people[leader] === ROMAN && p.side[leader] === ROME ? ROME : ENEMY;

export const plague = plagueBy<Position, FrameAt<"plague">, Event>({
  isThere: (p, leader) => onMap(p.at[leader]),
  thrower: (p, _f, leader) => throwerOf(p, leader),
  suffer(p, { outbreak, die }, leader, struck, tell) {
    const rule = outbreak ? "IMP-6.3.e" : "IMP-6.3.f";
    const names = { leader: p.box.pieceIds[leader], zone: p.box.zoneIds[p.at[leader]] };
    tell({ e: "plague-tested", rule, side: nameOfSide(p.side[leader]), ...names, die, struck });
    if (struck) slain(p, leader, "plague", tell, rule); // IMP-R96: it counts for nobody
  },
  // Whoever has come there is looked after by those who brought him.
  over(p, { outbreak }) {
    if (outbreak) reviewLone(p);
  },
});
