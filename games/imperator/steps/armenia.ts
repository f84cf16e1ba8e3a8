/** F2: whether Armenia has been conquered (4.2.h, R82). */
import { pop } from "../frames.ts";
import { enemyOf, NOBODY } from "../sides.ts";
import { unitsOf } from "../table.ts";
import { turnArmenia } from "../war-and-peace.ts";
import type { Runs } from "./step.ts";

/** IMP-4.2.h: the other side has a unit there, and who holds it has none, not even that of Armenia. */
export const armenia: Runs<"armenia"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    const { armenia: people, homes } = p.box;
    const [zone] = homes[people];
    if (p.armenia === NOBODY || unitsOf(p, p.armenia, zone) > 0) return;
    if (unitsOf(p, enemyOf(p.armenia), zone) > 0) turnArmenia(p, "IMP-4.2.h", tell);
  },
};
