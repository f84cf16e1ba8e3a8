/** What both volumes hide (AIE-2.A.c, IMP-2.A.a): hands and the cup, and what is asked about them. */
import { EVERYTHING, type Eyes, type QuestionShape, type Seat, type Stacked } from "@rubicon/engine";

interface Asking<P, Q> {
  question(p: P): Q;
  toMove(p: P): Seat | "over";
}

/** A secret question is for whoever is asked; the others only hear that there is one. */
export function seenQuestion<P extends Stacked, Q extends QuestionShape>(
  { question, toMove }: Asking<P, Q>,
  p: P,
  eyes: Eyes,
): { ask: string; question?: Q } | null {
  if (p.stack.length === 0) return null;
  const asked = question(p);
  const open = asked.secret === undefined || eyes === toMove(p) || eyes === EVERYTHING;
  return open ? { ask: asked.ask, question: asked } : { ask: asked.ask };
}

/** Which counter was drawn or put back is for its owner alone. */
export const isOwners = (eyes: Eyes, seat: Seat): boolean => eyes === seat || eyes === EVERYTHING;
