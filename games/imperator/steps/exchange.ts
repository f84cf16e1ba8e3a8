/** A0 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const exchange: Runs<"exchange"> = { run: pop };
