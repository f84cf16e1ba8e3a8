/** Positions fingerprinted: the same for two that are the same, whatever they were made by. */
import { hashPosition } from "@rubicon/series";
import { type Position, rowsOf } from "./position.ts";

/** Whatever a position keeps one number of. */
export const SINGLES = [
  ...([
    "scenario",
    "options",
    "year",
    "initiative",
    "extra",
    "event",
    "armenia",
    "reserve",
    "freed",
    "appeased",
  ] as const),
  "epoch",
  "flags",
] as const;

export const hash = (p: Position): string => hashPosition(p, rowsOf(p), SINGLES);
