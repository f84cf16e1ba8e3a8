/** D5 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const reinforcements: Runs<"reinforcements"> = { run: pop };
