/** C.X4 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const usurpations: Runs<"usurpations"> = { run: pop };
