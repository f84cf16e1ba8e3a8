/** C.X2 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const wars: Runs<"wars"> = { run: pop };
