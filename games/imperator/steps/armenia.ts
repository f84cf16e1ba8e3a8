/** F2 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const armenia: Runs<"armenia"> = { run: pop };
