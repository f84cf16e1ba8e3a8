/** Acts that nobody should have to think about: each is never better than another in the list. */
import type { Act } from "../acts.ts";
import type { Position } from "../position.ts";
import { topOf } from "./moments.ts";

export function weed(p: Position, acts: Act[]): void {
  switch (topOf(p).step) {
    // JC-5.3.a: the printed set-up will do. Whoever weighs one exchange after the other never comes to an end.
    case "deploy":
      return keep(acts, (act) => act.do === "deployed");
    // Holding fire with a shot: a shot costs nothing.
    case "battleTurn":
      return keep(acts, (act) => act.do !== "pass");
    // Steps that are not raised are lost, and so is a block that is sent home for nothing.
    case "levy":
      return keep(acts, (act) => act.do !== "end-levy");
    case "disband":
      return keep(acts, (act) => act.do !== "disband");
    // Straight back where one came from.
    case "march":
      return keep(acts, (act) => act.do !== "march" || !isBack(p, act));
    case "jupiter":
    case "vulcan":
      return keep(acts, (act) => act.do !== "decline");
    default:
      return;
  }
}

function isBack(p: Position, act: Extract<Act, { do: "march" }>): boolean {
  const frame = topOf(p);
  return frame.step === "march" && act.to === frame.from;
}

/** Unless nothing would be left. */
function keep(acts: Act[], fits: (act: Act) => boolean): void {
  let kept = 0;
  for (let i = 0; i < acts.length; i++) if (fits(acts[i])) acts[kept++] = acts[i];
  if (kept > 0) acts.length = kept;
}
