/** F1 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const capture: Runs<"capture"> = { run: pop };
