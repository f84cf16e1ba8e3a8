/** F5 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const departures: Runs<"departures"> = { run: pop };
