/** A decision that stands by itself: every act that is no weed races. */
import type { ActShape } from "@rubicon/engine";
import { playFarther } from "./finals.ts";
import { type Candidate, candidate, look, race } from "./race.ts";
import type { Question } from "./trial.ts";

const FINALISTS = 16;
const LOOKS = 2;
/** Of the purse, where the best are played on after it. */
const FIRST_RACE = 0.25;

export function chooseAct<P extends object, A extends ActShape>(q: Question<P, A>, acts: readonly A[]): Candidate<A>[] {
  const candidates = acts.map((act) => candidate([act]));
  const { foresight, purse } = q;
  const first = foresight?.decisions === true ? { ...q, purse: purse.part(FIRST_RACE * purse.left) } : q;
  for (const each of candidates) look(first, each, LOOKS);
  race(first, candidates, FINALISTS);
  if (foresight?.decisions === true && candidates.length > 1) playFarther(q, candidates, foresight, []);
  return candidates;
}
