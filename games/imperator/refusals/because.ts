/** Reasons are made once and shared: asking whether an act is legal allocates nothing. */
import type { Refusal } from "@rubicon/engine";

export const because = <const W extends string>(rule: string, why: W) => Object.freeze({ rule, why }) satisfies Refusal;
