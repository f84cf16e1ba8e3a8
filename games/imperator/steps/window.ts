/** Windows */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

export const window: Runs<"window"> = { run: pop };

/** Standing orders, and what is done with a seat that has given none. */
export const ORDERS = [] as const;
