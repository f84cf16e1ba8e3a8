/** F4.3 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const upkeep: Runs<"upkeep"> = { run: pop };
