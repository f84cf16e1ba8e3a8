/** F7 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const custody: Runs<"custody"> = { run: pop };
