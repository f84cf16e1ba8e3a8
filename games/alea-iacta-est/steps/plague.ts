/** Tests of the plague (6.3.4): one die for each who is there or comes there, and what it does. */
import { plagueBy } from "@rubicon/series";
import { slay } from "../deaths.ts";
import type { Event } from "../events/index.ts";
import type { FrameAt } from "../frames.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import { sicken } from "../plague.ts";
import type { Position } from "../position.ts";
import { NOBODY, nameOfSide } from "../sides.ts";

export const plague = plagueBy<Position, FrameAt<"plague">, Event>({
  // Who has gone over to Caesar meanwhile is not there any more (AIE-3.5.2.j).
  isThere: (p, piece) => p.at[piece] === p.plague,
  thrower: (p, f, piece) => (p.side[piece] === NOBODY ? f.side : p.side[piece]),
  suffer(p, f, piece, struck, tell) {
    const { box, plague: zone } = p;
    const rule = f.outbreak ? "AIE-6.3.4.c" : "AIE-6.3.4.d";
    const names = { piece: box.pieceIds[piece], zone: box.zoneIds[zone] };
    tell({ e: "plague-tested", rule, side: nameOfSide(p.side[piece]), ...names, die: f.die, struck });
    if (!struck) return;
    // AIE-6.3.4.f, AIE-R73: no points, and nothing for the Republic to mourn.
    if (box.isLeader[piece]) slay(p, piece, "plague", tell, rule);
    else sicken(p, [piece], zone, rule, tell);
  },
  // On the march, in an evasion or a retreat, others look after lone leaders.
  over(p, f) {
    if (f.outbreak) checkLoneLeaders(p, f.spared);
  },
});
