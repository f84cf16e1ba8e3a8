/** D2 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const event: Runs<"event"> = { run: pop };
