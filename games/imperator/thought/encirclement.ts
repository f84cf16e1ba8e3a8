/** Plans that close the ways out of a zone before those who stand there are attacked (IMP-8.3.b): few are enough to bar a way. */
import { pick, share } from "@rubicon/engine";
import { chanceOf, wayTo } from "@rubicon/series";
import type { Zone } from "../board.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { enemyOf, type Side } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { combatUnitsIn, leadersOf, unitsOf } from "../table.ts";
import { AUGUSTUS, CAESAR, hasTitle, USURPER } from "../titles.ts";
import { originsOf } from "../ways-out.ts";
import { caughtIn, isWayOut } from "./cut-off.ts";
import { type Plan, sendBy, type Take } from "./missions.ts";
import { MARCH } from "./power.ts";
import { hostOf } from "./script.ts";

/** Share of the ways out that are thought of. */
const BARRED = 0.9;

/** Each zone that those who stand in this one could leave for is closed by somebody who halts there, or comes that way. */
export function barWaysOut(draft: Plan, side: Side, zone: Zone, takes: readonly Take[]): void {
  for (const { to: exit } of draft.p.box.waysFrom[zone]) {
    if (!draft.isOpen) return;
    const beset = combatUnitsIn(draft.p, enemyOf(side), zone);
    if (!isWayOut(draft.p, beset, exit, originsOf(draft.p, side, zone)) || share(draft.random) > BARRED) continue;
    const all = whoCouldBar(draft.p, side, zone, exit, takes);
    if (all.length === 0) continue;
    const { take, stages } = pick(all, draft.random);
    sendBy(draft, take, stages, stages.length > 1 ? "some" : "few");
  }
}

interface Errand {
  readonly take: Take;
  /** By the way out to the battle, or only as far as the way out. */
  readonly stages: readonly Zone[];
}

function whoCouldBar(p: Position, side: Side, zone: Zone, exit: Zone, takes: readonly Take[]): Errand[] {
  const { marches, steps, isLeader, waysFrom } = p.box;
  const onward = wayTo(waysFrom[exit], zone)?.cost ?? MARCH;
  const errands: Errand[] = [];
  for (const take of takes) {
    const from = p.at[take.piece];
    if (from === zone || from === exit || inSteps.refuse(p, take) !== null) continue;
    if (!isLeader[take.piece]) {
      // Whoever bars another way already stays.
      const isLast = steps[from][zone] === 1 && unitsOf(p, side, from) === 1;
      if (steps[from][exit] === 1 && !isLast) errands.push({ take, stages: [exit] });
      continue;
    }
    if (unitsOf(p, side, from) === 0 || isChief(p, take.piece)) continue;
    if (marches[from][exit] + onward <= MARCH) errands.push({ take, stages: [exit, zone] });
    // Whoever leads alone is wanted in the battle.
    else if (marches[from][exit] <= MARCH && leadersOf(p, side, from) > 1) errands.push({ take, stages: [exit] });
  }
  return errands;
}

/** IMP-8.4.b: whoever is in purple, or wants to be, dies of a defeat, and so stays with the many. */
const isChief = (p: Position, leader: Piece): boolean => hasTitle(p, leader, AUGUSTUS | CAESAR | USURPER);

/** Of a point of strength that is beaten where it cannot leave, at a first glance. */
const TRAPPED = 0.006;

/** What a side has coming to it where those whom it is about to fight could not leave. */
export function trapsOf(p: Position, side: Side): number {
  const enemy = enemyOf(side);
  let sum = 0;
  for (const zone of p.box.land) {
    if (unitsOf(p, side, zone) === 0 || unitsOf(p, enemy, zone) === 0) continue;
    const caught = caughtIn(p, enemy, zone);
    if (caught > 0) sum += TRAPPED * caught * chanceOf(hostOf(p, side, zone), hostOf(p, enemy, zone));
  }
  return sum;
}
