/** Acts that nobody should have to think about. */
import type { Act } from "../acts.ts";
import type { Frame } from "../frames.ts";
import type { Position } from "../position.ts";
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
  if (step === "window") return worthPlaying(p, acts);
  if (!OPEN.has(step)) {
    const kept = (politics(p, acts) ?? [plainly(p)]).filter((act) => acts.includes(act));
    if (kept.length > 0) acts.splice(0, acts.length, ...kept);
    return;
  }
  if (step === "combats") keep(acts, (act) => act.do === "fight");
}

function keep(acts: Act[], isKept: (act: Act) => boolean): void {
  const kept = acts.filter(isKept);
  if (kept.length > 0) acts.splice(0, acts.length, ...kept);
}
