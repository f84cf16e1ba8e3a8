/** D4 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const deaths: Runs<"deaths"> = { run: pop };
