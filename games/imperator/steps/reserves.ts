/** C.R2 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const reserves: Runs<"reserves"> = { run: pop };
