/** The Republic lives or dies (5.1.1): in F.1 the SPQR marker moves by the sum of what the year has brought. */
import { onMap } from "../board.ts";
import type { Trouble } from "../events/results.ts";
import { frameOf, next, pop } from "../frames.ts";
import { ALLEGIANCE, WAR } from "../peoples.ts";
import { CHIEF_FOUGHT, CHIEF_SLAIN, isFlagged, legionsIn, type Position } from "../position.ts";
import { bothLost, end } from "../score.ts";
import type { SeenYear } from "../seen.ts";
import { openWindow } from "../windows.ts";
import type { Runs } from "./step.ts";

/** AIE-5.1.1.j: on this space the Republic is dead. */
export const DEAD = 5;

/** AIE-5.1.1.e: so many legions or fewer, so many or more. */
const TOO_FEW = 25;
const TOO_MANY = 40;

/** AIE-5.1.1.a, AIE-5.1.1.m, AIE-R121: everything at once, as the map stands now; AIE-5.1.1.i: within the track. */
export const republic: Runs<"republic"> = {
  run(p, _f, _dice, tell) {
    const troubles = troublesOf(p);
    const change = sumOf(troubles);
    const counted = p.spqr + change;
    p.spqr = onTrack(counted);
    tell({ e: "republic", rule: "AIE-5.1.1.a", troubles, change, spqr: p.spqr, counted });
    next(p, { step: "verdict" });
    openWindow(p, "republic", p.initiative); // AIE-R77
  },
};

/** AIE-5.1.1.i */
const onTrack = (counted: number): number => Math.min(DEAD, Math.max(0, counted));

const sumOf = (troubles: readonly Trouble[]): number => troubles.reduce((sum, trouble) => sum + trouble.change, 0);

/** What this year would bring if it ended now: all of it lies open on the map. Null before a year, and when it has been judged. */
export function yearSoFar(p: Position): SeenYear | null {
  if (p.outcome !== null || (frameOf(p, "results") === undefined && frameOf(p, "republic") === undefined)) return null;
  const troubles = troublesOf(p);
  const counted = p.spqr + sumOf(troubles);
  const spqr = onTrack(counted);
  return { troubles, spqr, counted, dead: spqr === DEAD };
}

/** AIE-2.F.b, AIE-S0.k: before anything else of Phase F. */
export const verdict: Runs<"verdict"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    if (p.spqr === DEAD) end(p, bothLost(p), tell);
  },
};

/** AIE-R121: each line once, but for the garrisons, which count region by region. */
export function troublesOf(p: Position): Trouble[] {
  const { regions, regionIds, garrison, aegyptii, isMajor, peoples } = p.box;
  const troubles: Trouble[] = [];
  // AIE-5.1.1.b, AIE-5.1.1.l: the flag is set for deaths in combat and murders alone.
  if (isFlagged(p, CHIEF_SLAIN)) troubles.push({ why: "chief-slain", rule: "AIE-5.1.1.b", change: 1 });
  for (const region of regions)
    if (legionsIn(p, region) < garrison[region])
      troubles.push({ why: "garrison", rule: "AIE-5.1.1.c", change: 1, region: regionIds[region] });
  const wars = peoples.filter((people) => p.status[people] === WAR);
  if (wars.length >= 2 && wars.some((people) => isMajor[people]))
    troubles.push({ why: "wars", rule: "AIE-5.1.1.d", change: 1 });
  const legions = legionsOnMap(p);
  if (legions <= TOO_FEW) troubles.push({ why: "few-legions", rule: "AIE-5.1.1.e", change: 1, legions });
  if (legions >= TOO_MANY) troubles.push({ why: "many-legions", rule: "AIE-5.1.1.e", change: 1, legions });
  if (wars.length === 0) troubles.push({ why: "peace", rule: "AIE-5.1.1.f", change: -1 });
  if (!isFlagged(p, CHIEF_FOUGHT)) troubles.push({ why: "no-chief-fought", rule: "AIE-5.1.1.g", change: -1 });
  if (p.status[aegyptii] === ALLEGIANCE) troubles.push({ why: "egypt", rule: "AIE-5.1.1.h", change: -1 });
  return troubles;
}

/** The sum of them, as fast as can be: positions are judged by it. */
export function troubleOf(p: Position): number {
  const { regions, garrison, aegyptii, isMajor, peoples } = p.box;
  let change = (isFlagged(p, CHIEF_SLAIN) ? 1 : 0) - (isFlagged(p, CHIEF_FOUGHT) ? 0 : 1);
  for (let i = 0; i < regions.length; i++) if (legionsIn(p, regions[i]) < garrison[regions[i]]) change++;
  let wars = 0;
  let great = false;
  for (let i = 0; i < peoples.length; i++) {
    if (p.status[peoples[i]] !== WAR) continue;
    wars++;
    great ||= isMajor[peoples[i]];
  }
  const legions = legionsOnMap(p);
  if (wars >= 2 && great) change++;
  if (wars === 0) change--;
  if (legions <= TOO_FEW || legions >= TOO_MANY) change++;
  return p.status[aegyptii] === ALLEGIANCE ? change - 1 : change;
}

/** AIE-5.1.1.e: of both factions, and neutral ones; those in boxes and in the Reserve are not on the map. */
export function legionsOnMap(p: Position): number {
  const { legions } = p.box;
  let count = 0;
  for (let i = 0; i < legions.length; i++) if (onMap(p.at[legions[i]])) count++;
  return count;
}
