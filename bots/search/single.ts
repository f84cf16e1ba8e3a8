/** A decision that stands by itself: every act that is no weed races. */
import type { ActShape } from "@rubicon/engine";
import { type Candidate, candidate, look, race } from "./race.ts";
import type { Question } from "./trial.ts";

const FINALISTS = 16;
const LOOKS = 2;

export function chooseAct<P extends object, A extends ActShape>(q: Question<P, A>, acts: readonly A[]): Candidate<A>[] {
  const candidates = acts.map((act) => candidate([act]));
  for (const each of candidates) look(q, each, LOOKS);
  race(q, candidates, FINALISTS);
  return candidates;
}
