/** C.X3: uprisings by stratagem, as many as the Enemy likes (IMP-2.C.j). */
import { pop } from "../frames.ts";
import { ENEMY, ROME } from "../sides.ts";
import { openWindow } from "../windows.ts";
import type { Runs } from "./step.ts";

export const uprisings: Runs<"uprisings"> = {
  run(p) {
    pop(p);
    openWindow(p, "uprisings", ENEMY, [ROME]);
  },
};
