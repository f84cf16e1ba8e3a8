/** Why something is closed: of all the refusals of what might have been meant, the few that explain it best. */
import type { Refusal } from "@rubicon/engine";
import type { WrittenAct } from "./source.ts";

export interface Reason {
  readonly refusal: Refusal;
  /** One of the acts that are refused for it; null where it is about what is held. */
  readonly act: WrittenAct | null;
}

/** More would be a list, not an explanation. */
const MOST_SHOWN = 3;

const keyOf = ({ rule, why, with: facts }: Refusal): string => JSON.stringify([rule, why, facts ?? null]);

interface Tally {
  readonly reason: Reason;
  count: number;
}

/**
 * One reason for each kind of act: the one that most acts of that kind run into. Kinds that always fail for the same
 * reason come first, since nothing is left open there. Empty when one of the acts is allowed, or none was meant.
 */
export function bestReasons(acts: readonly WrittenAct[], refusals: readonly (Refusal | null)[]): readonly Reason[] {
  const byKind = new Map<string, Map<string, Tally>>();
  for (const [i, act] of acts.entries()) {
    const refusal = refusals[i];
    if (!refusal) return [];
    const tallies = byKind.get(act.do) ?? new Map<string, Tally>();
    byKind.set(act.do, tallies);
    const tally = tallies.get(keyOf(refusal)) ?? { reason: { refusal, act }, count: 0 };
    tally.count++;
    tallies.set(keyOf(refusal), tally);
  }
  const kinds = [...byKind.values()].sort((a, b) => a.size - b.size);
  const chosen = new Map<string, Reason>();
  for (const tallies of kinds) {
    const most = [...tallies.values()].reduce((best, tally) => (tally.count > best.count ? tally : best));
    const key = keyOf(most.reason.refusal);
    if (!chosen.has(key)) chosen.set(key, most.reason);
  }
  return [...chosen.values()].slice(0, MOST_SHOWN);
}
