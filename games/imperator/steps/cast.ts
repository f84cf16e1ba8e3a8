/** The die that waits: every die of Phase E falls here, and can still be set to another face (IMP-6.3.p, IMP-R80). */
import { castBy } from "@rubicon/series";
import type { Event } from "../events/index.ts";
import { activeSide } from "../frames.ts";
import type { Position } from "../position.ts";
import { SIDES } from "../sides.ts";
import { openWindow } from "../windows.ts";

export { throwDie } from "@rubicon/series";

export const cast = castBy<Position, Event>((p, side, sides, face, tell) => {
  tell({ e: "die", rule: "IMP-0.1.a", side: SIDES[side], sides, face });
  // Outside Phase E it takes effect at once.
  const active = activeSide(p);
  if (active !== undefined) openWindow(p, "die", active);
});
