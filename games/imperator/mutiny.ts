/** Counters of units in mutiny (IMP-6.3.k, IMP-6.3.l, IMP-R78): they follow them, and are lifted with the last of them. */
import { NOWHERE, type Zone } from "./board.ts";
import { own, type Position } from "./position.ts";
import type { Chronicle } from "./steps/step.ts";
import { ON_MAP, PLAYED, stratagemNamed } from "./stratagems.ts";
import { mutineersIn } from "./table.ts";

const MUTINY_TITLE = stratagemNamed("mutinerie");

/** IMP-6.3.k: they have retreated, and it goes along. A zone never holds two of them (IMP-R112). */
export function moveMutiny(p: Position, from: Zone, to: Zone): void {
  for (const counter of p.box.copiesOf[MUTINY_TITLE])
    if (p.counter[counter] === ON_MAP && p.lies[counter] === from) own.lies(p)[counter] = to;
}

/** IMP-6.3.l, IMP-R72: to be called whenever units in mutiny may have been eliminated, by whomever. */
export function liftMutinies(p: Position, tell: Chronicle): void {
  for (const counter of p.box.copiesOf[MUTINY_TITLE]) {
    const zone = p.lies[counter];
    if (p.counter[counter] !== ON_MAP || mutineersIn(p, zone) > 0) continue;
    own.counter(p)[counter] = PLAYED;
    own.lies(p)[counter] = NOWHERE;
    tell({ e: "mutiny-over", rule: "IMP-6.3.l", zone: p.box.zoneIds[zone] });
  }
}
