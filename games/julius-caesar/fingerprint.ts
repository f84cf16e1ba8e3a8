/** Positions fingerprinted: the same for two that are the same, whatever they were made by. */
import { Hasher, plain, winnerOf } from "@rubicon/engine";
import { type Position, rowsOf } from "./position.ts";

/** Whatever a position keeps one number of. */
export const SINGLES = ["year", "turn", "first", "surprise", "heldSeas", "options"] as const;

export function hash(p: Position): string {
  const hasher = new Hasher();
  for (const row of rowsOf(p)) hasher.numbers(row);
  for (const key of SINGLES) hasher.number(p[key]);
  hasher.text(p.outcome ? `${winnerOf(p.outcome)} ${p.outcome.how}` : "");
  for (const frame of p.stack) hasher.json(plain({ ...frame }));
  return hasher.digest();
}
