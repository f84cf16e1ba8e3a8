/** C.R1, C.X1 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const arrivals: Runs<"arrivals"> = { run: pop };
