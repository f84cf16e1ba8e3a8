/**
 * What is found out of one piece when acts are listed holds for all that are like it (AIE-3.4.1.i, IMP-3.5.d): for every legion of a
 * zone, say. Findings stand on a slate, by zone and kind, which is wiped for each list and never kept.
 */
import type { Refusal } from "@rubicon/engine";

export const UNKNOWN = 0;
const STAYS = 1;
export const GOES = 2;

const slate: number[] = [];

export function cleanSlate(length: number): number[] {
  for (let i = 0; i < length; i++) slate[i] = UNKNOWN;
  return slate;
}

export const finding = (refusal: Refusal | null): number => (refusal === null ? GOES : STAYS);
