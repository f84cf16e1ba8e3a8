/** Acts that nobody should have to think about. */
import type { Act } from "../acts.ts";
import type { Frame } from "../frames.ts";
import { MOMENTS } from "../plays/moments.ts";
import { isFlagged, type Position, SUCCESS } from "../position.ts";
import { isRomeTaken } from "../value.ts";
import { isLastYear } from "../victory.ts";
import { topOf } from "./moments.ts";
import { worthPlaying } from "./plays.ts";
import { politics } from "./politics.ts";
import { plainly } from "./script.ts";

/** Where several answers are worth a thought; everywhere else a plain player's is as good as any. */
const OPEN: ReadonlySet<Frame["step"]> = new Set([
  "movement",
  "group",
  "voyage",
  "combats",
  "evasions",
  "retreat",
] as const);

export function weed(p: Position, acts: Act[]): void {
  const { step } = topOf(p);
  if (step === "window" && acts.includes(p.box.acts.strike()) && cannotHurt(p))
    return keep(acts, (act) => act.do === "strike");
  if (step === "window") return worthPlaying(p, acts);
  if (!OPEN.has(step)) {
    const kept = (politics(p, acts) ?? [plainly(p)]).filter((act) => acts.includes(act));
    if (kept.length > 0) acts.splice(0, acts.length, ...kept);
    return;
  }
  if (step === "combats") keep(acts, (act) => act.do === "fight");
}

const TRUCE = MOMENTS.indexOf("truce");

/**
 * IMP-4.5K.d: an attempt on Pertinax costs nothing. If it kills him the usurpation has won (IMP-4.5S.c), and its side has to be Rome in
 * the years to come (IMP-4.5S.e): nothing is lost by that where there are none, or where it is so already, or as good as.
 */
function cannotHurt(p: Position): boolean {
  if (isLastYear(p) || isFlagged(p, SUCCESS)) return true;
  const frame = topOf(p);
  return frame.step === "window" && frame.moment === TRUCE && isRomeTaken(p);
}

function keep(acts: Act[], isKept: (act: Act) => boolean): void {
  const kept = acts.filter(isKept);
  if (kept.length > 0) acts.splice(0, acts.length, ...kept);
}
