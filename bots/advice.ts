/** What a bot would do, what it expects of it, and why: for people who ask. Plain data; the words are the game's. */
import type { ActShape, Json } from "@rubicon/engine";
import type { Bot, Mind, Pondered, Weighed } from "./bot.ts";
import { whereItLeads } from "./search/trial.ts";

export interface Proposed {
  /** Acts one after the other, as the game's book of acts writes them. */
  readonly plan: readonly Json[];
  /** To win, from 0 to 1, as far as it can be told from what the seat may know. */
  readonly chance: number;
  /** Where one had better not be foreseen: how often to do it, from 0 to 1. */
  readonly share?: number;
}

export interface Reason {
  /** By the name that the game's thought has for it. */
  readonly feature: string;
  /** What it adds to the case for the plan: to the logarithm of the odds. */
  readonly share: number;
}

export interface Advice extends Proposed {
  /** The next best. */
  readonly others: readonly Proposed[];
  /** What changes most by the plan, against doing nothing; against the next best where nothing is best. */
  readonly reasons: readonly Reason[];
}

const OTHERS = 2;
const REASONS = 3;
/** What adds less is no reason. */
const LEAST = 0.01;
/** Worlds in which a plan is held against another. */
const LOOKS = 24;

/** Null where the bot cannot say. */
export function advise<P extends object, A extends ActShape>(bot: Bot, mind: Mind<P, A>): Advice | null {
  const pondered = bot.ponder?.(mind) ?? null;
  if (pondered === null || pondered.ranked.length === 0) return null;
  const [best, ...others] = pondered.ranked;
  const write = (each: Weighed<A>): Proposed => ({
    plan: each.acts.map((act) => mind.game.acts.write(act)),
    chance: (1 + each.value) / 2,
    ...(each.share === undefined ? {} : { share: each.share }),
  });
  return {
    ...write(best),
    others: others.slice(0, OTHERS).map(write),
    reasons: reasonsFor(pondered, best),
  };
}

function reasonsFor<P extends object, A extends ActShape>(
  { question: q, ranked, nothing }: Pondered<P, A>,
  best: Weighed<A>,
): Reason[] {
  const other = nothing !== null && !isSame(nothing, best.acts) ? nothing : ranked[1]?.acts;
  if (other === undefined) return [];
  const { thought, game, seat } = q;
  const changes = thought.features.map(() => 0);
  const [withIt, without]: [number[], number[]] = [[], []];
  for (let sample = 0; sample < LOOKS; sample++) {
    const [one, two] = [best.acts, other].map((acts) => whereItLeads(q, acts, sample));
    // A war that is over has no features any more.
    if (game.outcome(one) !== null || game.outcome(two) !== null) continue;
    thought.measure(one, withIt);
    thought.measure(two, without);
    const weights = thought.weightsAt(one);
    for (let i = 0; i < changes.length; i++) changes[i] += ((withIt[i] - without[i]) * weights[i]) / LOOKS;
  }
  const sign = seat === game.seats[0] ? 1 : -1;
  const shares = new Map<string, number>();
  for (const [i, name] of thought.features.entries()) {
    const [plain] = name.split(" x ");
    shares.set(plain, (shares.get(plain) ?? 0) + sign * changes[i]);
  }
  return [...shares]
    .map(([feature, share]) => ({ feature, share }))
    .filter(({ share }) => Math.abs(share) >= LEAST)
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
    .slice(0, REASONS);
}

const isSame = <A>(one: readonly A[], other: readonly A[]): boolean =>
  one.length === other.length && one.every((act, i) => act === other[i]);
