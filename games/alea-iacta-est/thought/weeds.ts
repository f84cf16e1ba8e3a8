/** Acts that nobody should have to think about. */
import type { Act } from "../acts.ts";
import { type Position, scenarioOf } from "../position.ts";
import { CAES, REP } from "../sides.ts";
import { bestSr } from "../succession.ts";
import { topOf } from "./moments.ts";
import { script } from "./script.ts";

/** Where a plain player's answer is as good as any. */
const PLAIN: readonly string[] = ["recruitment", "quarters", "placing", "arrivals", "disbanding", "muster", "deploy"];

const NO_LUCK = { roll: () => 1 };

export function weed(p: Position, acts: Act[]): void {
  const { step } = topOf(p);
  // AIE-4.4.2.c: an embassy costs nothing, and one that is not sent brings nothing.
  if (step === "embassy" && acts.some((act) => act.do === "parley")) return keep(acts, (act) => act.do !== "done");
  if (step === "window" && givesLastWordAway(p)) return keep(acts, (act) => !takesInitiative(p, act));
  if (!PLAIN.includes(step)) return;
  // AIE-S0.b: the set-up that is offered is a lawful one, and a good one.
  const plain = script(p, NO_LUCK);
  if (acts.includes(plain)) acts.splice(0, acts.length, plain);
}

function keep(acts: Act[], isKept: (act: Act) => boolean): void {
  const kept = acts.filter(isKept);
  if (kept.length > 0) acts.splice(0, acts.length, ...kept);
}

/** AIE-2.E.a, AIE-2.D.b: in the last year, with as many sequences for both, whoever goes first lets the other one move last. */
function givesLastWordAway(p: Position): boolean {
  if (p.year < scenarioOf(p).end) return false;
  const sum = bestSr(p, CAES) + bestSr(p, REP);
  return (p.halvings > 0 ? Math.floor(sum / 2) : sum) % 2 === 0;
}

const takesInitiative = (p: Position, act: Act): boolean =>
  act.do === "play" && p.box.stratagems[act.face].title === "initiative";
