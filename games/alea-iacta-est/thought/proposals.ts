/**
 * Plans for the moves of a sequence: missions for leaders with whom they can lead, and steps of units by themselves. What a
 * mission is about is drawn by lot, the more likely the more it promises; how one gets there follows from the map.
 */
import { type Dice, pick } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { isSea, type Zone } from "../board.ts";
import { heirOf } from "../control.ts";
import type { Piece } from "../pieces.ts";
import { copy, landUnits, type Position, scenarioOf } from "../position.ts";
import { enemyOf, SIDES, type Side } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { chain, isBetween, moverOf, topOf } from "./moments.ts";
import { emptyPower, type Power, strengthIn, weigh } from "./power.ts";
import { script } from "./script.ts";

const MOST_MISSIONS = 5;
const MOST_STEPS = 12;

export function proposals(p: Position): (random: Dice) => Act[] {
  const side = moverOf(p);
  if (side === null) return () => [];
  const power = emptyPower();
  weigh(p, power);
  const goals = goalsOf(p, side, power);
  return (random) => {
    const at = copy(p);
    const acts: Act[] = [];
    const now = chain(p);
    const missions = random.roll(MOST_MISSIONS);
    for (let i = 0; i < missions && chain(at) === now; i++) goOnMission(at, side, goals, power, acts, random, now);
    return acts;
  };
}

/** What there is to gain in each zone. */
function goalsOf(p: Position, side: Side, power: Power): readonly number[] {
  const { zones, region, isCity, regions, roma } = p.box;
  const enemy = enemyOf(side);
  const heirs = regions.map((each) => heirOf(p, each));
  const { victory } = scenarioOf(p);
  return zones.map((zone) => {
    if (isSea(p.box, zone)) return power.sea[enemy][zone] > 0 ? 1 : 0.1;
    const there = region[zone];
    let worth = power.land[enemy][zone] > 0 ? 2 : 0.3;
    if (zone === roma && p.roma !== side) worth += 2;
    if (there < 0) return worth * 0.5;
    const named =
      victory.kind === "control" &&
      (victory[SIDES[side]].all.includes(there) || victory[SIDES[enemy]].all.includes(there));
    const wanted = heirs[regions.indexOf(there)] !== side;
    if (wanted) worth += (isCity[zone] ? 2 : 1) * (named ? 2 : 1);
    else if (power.land[enemy][zone] === 0 && landUnits(p, side, zone) === 0) worth += 0.3;
    return worth;
  });
}

function goOnMission(
  p: Position,
  side: Side,
  goals: readonly number[],
  power: Power,
  acts: Act[],
  random: Dice,
  now: number,
): void {
  const takes = inSteps.legal(p).filter((act) => act.do === "take");
  if (takes.length === 0) return;
  const chosen = pickTake(p, side, takes, power, random);
  const { isLeader } = p.box;
  const piece = chosen.piece;
  const from = p.at[piece];
  if (!act(p, chosen, acts, random)) return;
  if (isLeader[piece]) gather(p, acts, random);
  const goal = drawGoal(p, from, goals, random);
  for (let i = 0; i < MOST_STEPS && chain(p) === now && topOf(p).step === "group"; i++) {
    const step = stepTowards(p, goal, random);
    if (step === null || !act(p, step, acts, random)) break;
    if (topOf(p).step === "group" && p.at[piece] === goal) break;
  }
  // Whoever is still on the way halts there, or goes on by default where he may not.
  for (let i = 0; i < MOST_STEPS && chain(p) === now && topOf(p).step === "group"; i++) {
    const halt = p.box.acts.halt();
    act(p, inSteps.refuse(p, halt) === null ? halt : inSteps.byDefault(p), acts, random);
  }
}

/** Plays an act and passes what is asked in between; false when the game is over by it. */
function act(p: Position, done: Act, acts: Act[], random: Dice): boolean {
  acts.push(done);
  inSteps.play(p, done, random);
  while (isBetween(p)) inSteps.play(p, script(p, random), random);
  return p.outcome === null;
}

type Take = Extract<Act, { readonly do: "take" }>;

/** Leaders more often than units, and leaders of many more often than those of few. */
function pickTake(p: Position, side: Side, takes: readonly Take[], power: Power, random: Dice): Take {
  return drawn(takes, (take) => weightOfTake(p, side, take.piece, power), random);
}

function weightOfTake(p: Position, side: Side, piece: Piece, power: Power): number {
  if (!p.box.isLeader[piece]) return 0.5;
  return 1 + Math.sqrt(strengthIn(p, power, side, p.at[piece]));
}

/** Everybody comes along, or some, or nobody. */
function gather(p: Position, acts: Act[], random: Dice): void {
  const way = random.roll(10);
  if (way === 10) return;
  const all = p.box.acts.all();
  if (way <= 7) {
    if (inSteps.refuse(p, all) === null) act(p, all, acts, random);
    return;
  }
  const some = random.roll(4);
  for (let i = 0; i < some; i++) {
    const adds = inSteps.legal(p).filter((each) => each.do === "add");
    if (adds.length === 0) return;
    act(p, pick(adds, random), acts, random);
  }
}

function drawGoal(p: Position, from: Zone, goals: readonly number[], random: Dice): Zone {
  const row = p.box.hops[from];
  return drawn(p.box.zones, (zone) => (zone === from ? 0 : goals[zone] / (1 + row[zone] * row[zone])), random);
}

/** A step that brings one nearer; null where none does. */
function stepTowards(p: Position, goal: Zone, random: Dice): Act | null {
  const frame = topOf(p);
  if (frame.step !== "group") return null;
  const { hops } = p.box;
  let best: Act | null = null;
  let least = hops[frame.zone][goal];
  for (const each of inSteps.legal(p)) {
    if (each.do !== "step") continue;
    const left = hops[each.to][goal];
    if (left > least || (left === least && (best !== null || random.roll(3) > 1))) continue;
    least = left;
    best = each;
  }
  return best;
}

const FINE = 1_000_000;

/** One of them, by lot: the weightier the likelier. */
function drawn<T>(list: readonly T[], weightOf: (each: T) => number, random: Dice): T {
  const weights = list.map(weightOf);
  let at = (weights.reduce((a, b) => a + b, 0) * (random.roll(FINE) - 1)) / FINE;
  for (let i = 0; i < list.length; i++) {
    at -= weights[i];
    if (at < 0) return list[i];
  }
  return list[list.length - 1];
}
