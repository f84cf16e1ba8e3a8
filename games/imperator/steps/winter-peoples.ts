/** F4.4 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const winterOfPeoples: Runs<"winterOfPeoples"> = { run: pop };
