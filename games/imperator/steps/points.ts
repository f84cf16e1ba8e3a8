/** F3 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const points: Runs<"points"> = { run: pop };
