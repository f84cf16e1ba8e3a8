/**
 * What stratagems bring, and what they are worth in the hand. Wherever one could be played, the best way to play it is held against
 * the best way not to, in the same worlds and with the same dice, by a thought to which hands are worth nothing. Which is best is found
 * out in some worlds and what it brings in others, so that nobody gains by luck alone.
 */
import { type Question, tryPlan } from "@rubicon/bots";
import type { ActShape, Thought } from "@rubicon/engine";

export interface Gain {
  readonly title: string;
  /** The advantage over passing in the worlds in which the play was chosen, and in others. */
  readonly seen: number;
  readonly brings: number;
}

/** Worlds in which the best way is chosen, and worlds in which it is weighed. */
const CHOSEN = 2;
const WEIGHED = 4;
/** No chance is taken for more certain than this. */
const SURE = 0.96;

/** The feature that counts what is in the hands. */
const HANDS = "counters";

/** The same thought, but hands are worth nothing. */
export const withoutPrices = (thought: Thought): Thought =>
  thought.weighing(
    ...thought.families.map((weights) =>
      thought.features.map((name, i) => (name === HANDS || name.startsWith(`${HANDS} x `) ? 0 : weights[i])),
    ),
  );

/** In the unit of weights: what has to be added to the sum of a position's features for such a value. */
const inWeights = (value: number): number => 2 * Math.atanh(Math.max(-SURE, Math.min(SURE, value)));

function worthOf<P extends object, A extends ActShape>(
  q: Question<P, A>,
  act: A,
  from: number,
  samples: number,
): number {
  let sum = 0;
  for (let i = from; i < from + samples; i++) sum += inWeights(tryPlan(q, [act], i));
  return sum / samples;
}

/** What each stratagem would bring that could be played here. */
export function gainsAt<P extends object, A extends ActShape>(q: Question<P, A>, p: P, acts: readonly A[]): Gain[] {
  const best = new Map<string | null, { readonly act: A; readonly seen: number }>();
  for (const act of acts) {
    const title = q.thought.titleOf?.(p, act) ?? null;
    const seen = worthOf(q, act, 0, CHOSEN);
    if (seen > (best.get(title)?.seen ?? Number.NEGATIVE_INFINITY)) best.set(title, { act, seen });
  }
  const passing = best.get(null);
  if (passing === undefined || best.size === 1) return [];
  const rest = worthOf(q, passing.act, CHOSEN, WEIGHED);
  return [...best].flatMap(([title, { act, seen }]) =>
    title === null ? [] : [{ title, seen: seen - passing.seen, brings: worthOf(q, act, CHOSEN, WEIGHED) - rest }],
  );
}

/**
 * What it is worth to hold a stratagem for so many sequences more, each of which offers a chance like those that were seen: it is
 * played where it promises more than to wait, and brings what it really brings.
 */
export function priceOf(gains: readonly Pick<Gain, "seen" | "brings">[], chances: number): number {
  let price = 0;
  for (let left = 0; left < chances; left++)
    price = gains.reduce((sum, { seen, brings }) => sum + (seen > price ? brings : price), 0) / gains.length;
  return Math.max(0, price);
}
