/** How a mission is carried out: whom a leader takes along, which way they go, where they halt (3.5, 4.3). */
import { share } from "@rubicon/engine";
import { membersOf } from "@rubicon/series";
import type { Draft } from "@rubicon/series/thought";
import type { Act } from "../acts.ts";
import { INTERIOR, OUTSIDE, type Zone } from "../board.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { ROME } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { combatUnitsIn, isFree, partOf, unitsOf } from "../table.ts";
import { isFreed, isReserve } from "../titles.ts";
import { topOf } from "./moments.ts";

export type Plan = Draft<Position, Act>;

export type Take = Extract<Act, { readonly do: "take" }>;

/** Whom a leader takes along: all he can, as a rule; some of them; one or two. */
export type Company = "all" | "some" | "few";

const MOST_STEPS = 6;

export const sendOut = (draft: Plan, take: Take, goal: Zone): void => sendBy(draft, take, [goal], "all");

/** To the last of these zones by way of the others. */
export function sendBy(draft: Plan, take: Take, stages: readonly Zone[], company: Company): void {
  const { p } = draft;
  const { piece } = take;
  const from = p.at[piece];
  if (!draft.does(take) || topOf(p).step !== "group") return;
  if (p.box.isLeader[piece]) gather(draft, piece, from, stages, company);
  for (const goal of stages) march(draft, goal);
  comeToRest(draft);
}

function march(draft: Plan, goal: Zone): void {
  for (let i = 0; i < MOST_STEPS && draft.isOpen && topOf(draft.p).step === "group"; i++) {
    const step = stepTowards(draft, goal);
    if (step === null || !draft.does(step)) return;
  }
}

/** IMP-4.5G.i: rebels call on whoever has no leader; then all halt, or go on by default where they may not. */
function comeToRest(draft: Plan): void {
  const { p } = draft;
  const { halt, winOver } = p.box.acts;
  for (let i = 0; i < MOST_STEPS && draft.isOpen && topOf(p).step === "group"; i++) {
    if (inSteps.refuse(p, winOver()) === null) draft.does(winOver());
    else draft.does(inSteps.refuse(p, halt()) === null ? halt() : inSteps.byDefault(p));
  }
}

const MOSTLY = 0.85;
const FEW = 2;

function gather(draft: Plan, leader: Piece, from: Zone, stages: readonly Zone[], company: Company): void {
  const { p, random } = draft;
  const { acts } = p.box;
  const side = p.side[leader];
  const part = partOf(p, from);
  const leaves = side === ROME && isBound(p, from) && stages.some((goal) => partOf(p, goal) !== part);
  if (company === "all" && !leaves && share(random) < MOSTLY) {
    if (inSteps.refuse(p, acts.all()) === null) draft.does(acts.all());
    return;
  }
  const units = combatUnitsIn(p, side, from)
    .filter((unit) => !leaves || !p.box.isLegion[unit] || p.box.band[unit] !== part)
    .sort((a, b) => p.box.sp[2 * b + p.face[b]] - p.box.sp[2 * a + p.face[a]]);
  const most = howMany(draft, company, units.length, leaves);
  let taken = 0;
  for (const unit of units) {
    if (taken === most || !draft.isOpen) return;
    const add = acts.add(unit);
    if (inSteps.refuse(p, add) !== null) continue;
    draft.does(add);
    taken++;
  }
}

function howMany({ random }: Plan, company: Company, units: number, leaves: boolean): number {
  if (company === "few") return random.roll(FEW);
  if (units < 2 || (leaves && company === "all")) return units;
  return company === "some" ? random.roll(units) : random.roll(units) - 1;
}

/** IMP-3.3.c: legions that stand there and belong there do not leave. */
function isBound(p: Position, zone: Zone): boolean {
  const part = partOf(p, zone);
  return part !== OUTSIDE && part !== INTERIOR && !isReserve(p, part) && !isFreed(p, part);
}

/** A step that brings one nearer; null where none does. */
function stepTowards({ p, random }: Plan, goal: Zone): Act | null {
  const frame = topOf(p);
  if (frame.step !== "group" || frame.zone === goal) return null;
  const { acts, marches, waysFrom } = p.box;
  const here = marches[frame.zone][goal];
  const ways = waysFrom[frame.zone]
    .filter(({ to }) => marches[to][goal] < here || (marches[to][goal] === here && random.roll(4) === 1))
    .sort((a, b) => a.cost + marches[a.to][goal] - b.cost - marches[b.to][goal]);
  const alone = !membersOf(p).some((piece) => p.box.isUnit[piece]);
  for (const { to } of ways) {
    // IMP-7.d: whoever comes alone among enemies has to get away again.
    if (alone && !isFree(p, frame.side, to) && unitsOf(p, frame.side, to) === 0) continue;
    const step = acts.step(to);
    if (inSteps.refuse(p, step) === null) return step;
  }
  return null;
}
