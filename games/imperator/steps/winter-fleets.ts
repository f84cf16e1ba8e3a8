/** F4.1 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const winterOfFleets: Runs<"winterOfFleets"> = { run: pop };
