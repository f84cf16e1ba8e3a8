/** C.R3 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const vexillations: Runs<"vexillations"> = { run: pop };
