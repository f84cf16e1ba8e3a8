/** F4.2 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const winterOfRomans: Runs<"winterOfRomans"> = { run: pop };
