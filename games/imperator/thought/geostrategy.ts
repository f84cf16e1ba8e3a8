/** What Rome sees to before the campaign: which Fronts are in reserve (3.2), and who is detached from the others (3.4). */
import type { Act } from "../acts.ts";
import { type Front, INTERIOR, OUTSIDE, onMap, type Zone } from "../board.ts";
import { ROMAN } from "../peoples.ts";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { isAtWar, isFree, leadersOf, partOf } from "../table.ts";
import { isFreed, isReserve, usurpers } from "../titles.ts";

/** IMP-3.2.b: the Fronts whose legions are wanted elsewhere, or are away already. */
export function reserveFronts(p: Position): Act {
  const { acts } = p.box;
  const [best] = frontsToReserve(p);
  return best === undefined || best.worth === 0 ? acts.done() : acts.reserve(best.front);
}

/** Those that are not in reserve yet, the most useful first. */
export function frontsToReserve(p: Position): { readonly front: Front; readonly worth: number }[] {
  const targets = targetsOf(p);
  return p.box.fronts
    .filter((front) => !isReserve(p, front) && !isFreed(p, front))
    .map((front) => ({ front, worth: useOf(p, front, targets) }))
    .sort((a, b) => b.worth - a.worth);
}

/** Somewhere to fight, and what that is worth. */
interface Target {
  readonly zone: Zone;
  readonly worth: number;
}

const USURPER = 8;

/** IMP-10.m, IMP-10.r, IMP-10.q: who is in the empire is paid for every winter; who is at home may be pacified there. */
function targetsOf(p: Position): Target[] {
  const { people, units } = p.box;
  const targets: Target[] = usurpers(p).map((each) => ({ zone: p.at[each], worth: USURPER }));
  for (const unit of units) {
    if (!onMap(p.at[unit]) || p.side[unit] !== ENEMY) continue;
    if (people[unit] !== ROMAN && !isAtWar(p, people[unit])) continue;
    const part = partOf(p, p.at[unit]);
    const isIntruder = people[unit] !== ROMAN && part !== OUTSIDE;
    targets.push({ zone: p.at[unit], worth: !isIntruder ? 0.5 : part === INTERIOR ? 3 : 1 });
  }
  return targets;
}

/** IMP-10.l: three points are lost for a Front whose legions are away without leave. */
const AWAY = 4;

/** What there is to do for its legions outside of it, by how near that is and how many can go (IMP-3.3.f). */
function useOf(p: Position, front: Front, targets: readonly Target[]): number {
  const { legionsOf } = p.box;
  let present = 0;
  let away = 0;
  for (const legion of legionsOf[front]) {
    if (!onMap(p.at[legion]) || p.side[legion] !== ROME) continue;
    if (partOf(p, p.at[legion]) === front) present++;
    else away++;
  }
  return (away > 0 ? AWAY : 0) + Math.min(4, Math.floor(present / 2)) * callOf(p, front, targets);
}

function callOf(p: Position, front: Front, targets: readonly Target[]): number {
  const { steps, zonesOf } = p.box;
  let sum = 0;
  for (const { zone, worth } of targets) {
    if (partOf(p, zone) === front || zone >= p.box.firstSea) continue;
    const far = Math.min(...zonesOf[p.epoch][front].map((own) => steps[own][zone]));
    sum += worth / (1 + far * far);
  }
  return sum;
}

/** From so much on men are detached who may go where their legions may not. */
const CALLED = 0.6;

/** IMP-3.3.d, IMP-3.4.c: from Fronts that are quiet themselves, not in reserve, and near to somebody who must be fought. */
export function detach(p: Position): Act {
  const { acts, fronts } = p.box;
  const targets = targetsOf(p);
  for (const front of fronts) {
    const act = acts.detach(front);
    if (isReserve(p, front) || isFreed(p, front) || inSteps.refuse(p, act) !== null) continue;
    if (isQuiet(p, front) && callOf(p, front, targets) >= CALLED) return act;
  }
  return acts.done();
}

const isQuiet = (p: Position, front: Front): boolean => {
  const { zonesOf, waysFrom } = p.box;
  return zonesOf[p.epoch][front].every(
    (zone) => isFree(p, ROME, zone) && waysFrom[zone].every(({ to }) => isFree(p, ROME, to) || partOf(p, to) >= 0),
  );
};

/** IMP-3.4.c: it is formed where somebody can lead it. */
export function formed(p: Position): Act {
  let best: Act | null = null;
  let most = 0;
  for (const act of inSteps.legal(p)) {
    if (act.do !== "station") continue;
    const worth = 1 + leadersOf(p, ROME, act.zone);
    if (worth <= most) continue;
    most = worth;
    best = act;
  }
  return best ?? inSteps.byDefault(p);
}
