/** E.2 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const combats: Runs<"combats"> = { run: pop };
