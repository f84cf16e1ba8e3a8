/** F6 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const hands: Runs<"hands"> = { run: pop };
