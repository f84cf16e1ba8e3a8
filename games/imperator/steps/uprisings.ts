/** C.X3 */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const uprisings: Runs<"uprisings"> = { run: pop };
