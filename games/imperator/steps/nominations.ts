/** D3 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const nominations: Runs<"nominations"> = { run: pop };
