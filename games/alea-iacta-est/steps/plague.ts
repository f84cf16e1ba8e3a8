/** Tests of the plague (6.3.4): one die for each who is there or comes there, and what it does. */
import { slay } from "../deaths.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import type { Piece } from "../pieces.ts";
import { sicken } from "../plague.ts";
import type { Position } from "../position.ts";
import { NOBODY, nameOfSide } from "../sides.ts";
import { throwDie } from "./cast.ts";
import type { Chronicle, Runs } from "./step.ts";

type Plague = FrameAt<"plague">;

/** AIE-6.3.4.c, AIE-6.3.4.d */
const DEADLY = 9;

export const plague: Runs<"plague"> = {
  run(p, f, _dice, tell) {
    const [piece, ...left] = f.left;
    if (piece === undefined) {
      pop(p);
      // On the march, in an evasion or a retreat, others look after lone leaders.
      if (f.outbreak) checkLoneLeaders(p, f.spared);
      return;
    }
    // Who has gone over to Caesar meanwhile is not there any more (AIE-3.5.2.j).
    if (p.at[piece] !== p.plague) return next(p, { ...f, left });
    if (f.die < 0) return throwDie(p, p.side[piece] === NOBODY ? f.side : p.side[piece], 10);
    next(p, { ...f, left, die: -1 });
    suffer(p, f, piece, tell);
  },
};

function suffer(p: Position, f: Plague, piece: Piece, tell: Chronicle): void {
  const { box, plague: zone } = p;
  const struck = f.die === DEADLY;
  const rule = f.outbreak ? "AIE-6.3.4.c" : "AIE-6.3.4.d";
  const names = { piece: box.pieceIds[piece], zone: box.zoneIds[zone] };
  tell({ e: "plague-tested", rule, side: nameOfSide(p.side[piece]), ...names, die: f.die, struck });
  if (!struck) return;
  // AIE-6.3.4.f, AIE-R73: no points, and nothing for the Republic to mourn.
  if (box.isLeader[piece]) slay(p, piece, "plague", tell, rule);
  else sicken(p, [piece], zone, rule, tell);
}
