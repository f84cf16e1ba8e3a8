/** The numbers that a position is judged by: those of whoever sits first, at the beginning the Caesarians, less those of the other. */
import { isSea, onMap, type Region, type Zone } from "../board.ts";
import { heirOf, masterOfRoma, romanZones } from "../control.ts";
import { hasLeader } from "../owners.ts";
import { FACTION_LEADER, hasTitle, type Position, scenarioOf } from "../position.ts";
import type { Condition } from "../scenarios.ts";
import { BOTH, CAES, enemyOf, REP, SEATS, SIDES, type Side, sideOfSeat } from "../sides.ts";
import { handOf } from "../stratagems.ts";
import { partOfYear } from "./moments.ts";
import { emptyPower, type Power, weigh } from "./power.ts";

const SCORED = [
  /** How near each side is to what it needs in the end, if nothing changes. */
  "aims",
  /** All of it. */
  "victory",
  /** Regions by their points. */
  "regions",
  "roma",
  "land",
  "sea",
  "leaders",
  "chiefs",
  /** Chiefs in reach of those who are stronger. */
  "chiefsInDanger",
  /** Around zones of regions that count. */
  "near",
  "far",
  /** Zones of regions that count with a unit in them. */
  "footholds",
  /** Legions in lands where nobody winters. */
  "outside",
  "counters",
] as const;

export const FEATURES: readonly string[] = [
  "score",
  "score x time",
  ...SCORED,
  ...SCORED.map((name) => `${name} x time`),
  "caesarians",
];

const S = Object.fromEntries(SCORED.map((name, i) => [name, i])) as Record<(typeof SCORED)[number], number>;
const power: Power = emptyPower();
const sums: [number[], number[]] = [[], []];

export function measure(p: Position, into: number[]): void {
  weigh(p, power);
  for (const side of BOTH) sums[side].splice(0, sums[side].length, ...SCORED.map(() => 0));
  scoreRegions(p);
  scoreForces(p);
  const scenario = scenarioOf(p);
  const years = scenario.end - scenario.start + 1;
  const time = Math.min(1, (p.year - scenario.start + partOfYear(p)) / years);
  into.length = 0;
  const score = scenario.victory.kind === "points" ? p.score / 10 : 0;
  into.push(score, score * time);
  for (let i = 0; i < SCORED.length; i++) into.push(sums[CAES][i] - sums[REP][i]);
  for (let i = 0; i < SCORED.length; i++) into.push((sums[CAES][i] - sums[REP][i]) * time);
  into.push(1);
  // AIE-5.1.2.a: whoever sits first may lead the others by now.
  if (sideOfSeat(p, SEATS[0]) !== CAES) for (let i = 0; i < into.length; i++) into[i] = -into[i];
}

/** How much a region matters in this scenario, to either side. */
function weightOf(p: Position, region: Region): number {
  const { victory } = scenarioOf(p);
  const points = p.box.points[region];
  if (victory.kind === "points") return points / 4;
  const named = BOTH.some((side) => isNamed(victory[SIDES[side]], region));
  return named ? 1.5 : 0.4;
}

const isNamed = ({ all, any }: Condition, region: Region): boolean => all.includes(region) || any.includes(region);

/** A little, so that nothing is divided by nothing. */
const SOME = 1;

function scoreRegions(p: Position): void {
  const { regions, points, zonesOf } = p.box;
  const heirs = regions.map((region) => heirOf(p, region));
  const roma = masterOfRoma(p);
  for (const [i, region] of regions.entries()) {
    const weight = weightOf(p, region);
    const heir = heirs[i];
    if (heir === CAES || heir === REP) sums[heir][S.regions] += (points[region] / 4) * weight;
    const zones = zonesOf[region];
    const near: [number, number] = [0, 0];
    const far: [number, number] = [0, 0];
    for (const side of BOTH) {
      for (let z = 0; z < zones.length; z++) {
        if (power.land[side][zones[z]] > 0) sums[side][S.footholds] += weight / zones.length;
        near[side] += power.land[side][zones[z]];
      }
      far[side] = around(p, side, zones[0]);
    }
    for (const side of BOTH) {
      const enemy = enemyOf(side);
      sums[side][S.near] += (weight * near[side]) / (near[side] + near[enemy] + SOME);
      sums[side][S.far] += (weight * far[side]) / (far[side] + far[enemy] + SOME);
    }
  }
  if (roma === CAES || roma === REP) sums[roma][S.roma] = 1;
  const { victory } = scenarioOf(p);
  if (victory.kind !== "control") return;
  for (const side of BOTH) {
    const share = shareOf(p, side, victory[SIDES[side]], heirs, roma);
    // Four regions of five win nothing: it is the last steps that count.
    sums[side][S.aims] = share ** 4;
    sums[side][S.victory] = share >= 1 ? 1 : 0;
  }
}

/** Strength that fades with the distance, by land and sea. */
function around(p: Position, side: Side, zone: Zone): number {
  const { land, hops } = p.box;
  const row = hops[zone];
  let sum = 0;
  for (let i = 0; i < land.length; i++) {
    const strength = power.land[side][land[i]];
    if (strength > 0 && row[land[i]] < 8) sum += strength / (1 + row[land[i]]);
  }
  return sum;
}

/** All but done is worth less than done. */
const HALFWAY = 0.6;

/** AIE-3.7.3.c, AIE-3.7.3.d: how much of what it takes to hold a region a side has there, from 0 to 1. */
function progressIn(p: Position, side: Side, region: Region): number {
  const { zones, cities } = romanZones(p, side, region);
  const { zonesForControl, citiesForControl } = p.box;
  const share = (has: number, needs: number): number => (needs === 0 ? 1 : Math.min(1, has / needs));
  return (
    0.5 * share(zones, zonesForControl[region]) +
    0.3 * share(cities, citiesForControl[region]) +
    (hasLeader(p, side, region) ? 0.2 : 0)
  );
}

/** How much of what a side needs it would have, from 0 to 1. */
function shareOf(p: Position, side: Side, needed: Condition, heirs: readonly Side[], roma: Side): number {
  let met = 0;
  let asked = 0;
  const ask = (share: number): void => {
    asked++;
    met += Math.min(1, share);
  };
  const has = (region: Region): boolean => heirs[p.box.regions.indexOf(region)] === side;
  const heldOr = (region: Region): number => (has(region) ? 1 : HALFWAY * progressIn(p, side, region));
  for (const region of needed.all) ask(heldOr(region));
  if (needed.any.length > 0) ask(Math.max(...needed.any.map(heldOr)));
  const held = heirs.filter((heir) => heir === side).length;
  if (needed.atLeast > 0) ask(held / needed.atLeast);
  if (needed.roma) ask(roma === side ? 1 : 0);
  if (needed.moreThanEnemy) {
    const theirs = heirs.filter((heir) => heir === enemyOf(side)).length;
    ask(held > theirs ? 1 : (held / (theirs + 1)) * 0.8);
  }
  if (needed.ally >= 0) ask(p.holder[needed.ally] === side ? 1 : 0);
  if (needed.subdues >= 0) ask(p.box.homes[needed.subdues].some((home) => power.land[side][home] > 0) ? 0.6 : 0);
  return asked === 0 ? 0 : met / asked;
}

const FORCES = [S.land, S.sea];
/** So many leaders make an army. */
const MANY = 10;

function scoreForces(p: Position): void {
  const { zones, leaders, counters, region, firstSea } = p.box;
  for (const side of BOTH) {
    const sum = sums[side];
    for (let i = 0; i < zones.length; i++) {
      const zone = zones[i];
      sum[S.land] += power.land[side][zone];
      sum[S.sea] += power.sea[side][zone];
      if (zone < firstSea && region[zone] < 0) sum[S.outside] += power.land[side][zone];
    }
  }
  // What counts is how much stronger one is, not how much there is.
  for (const force of FORCES) {
    const both = sums[CAES][force] + sums[REP][force] + SOME;
    for (const side of BOTH) sums[side][force] /= both;
  }
  for (const side of BOTH) sums[side][S.outside] /= 100;
  for (let i = 0; i < leaders.length; i++) {
    const leader = leaders[i];
    const zone = p.at[leader];
    const side = p.side[leader];
    if (!onMap(zone) || (side !== CAES && side !== REP)) continue;
    sums[side][S.leaders] += 1 / MANY;
    if (!hasTitle(p, leader, FACTION_LEADER)) continue;
    sums[side][S.chiefs]++;
    sums[side][S.chiefsInDanger] += dangerIn(p, side, zone);
  }
  for (let i = 0; i < counters.length; i++) {
    const pile = p.counter[counters[i]];
    for (const side of BOTH) if (pile === handOf(p.leads[side])) sums[side][S.counters]++;
  }
}

/** The share of the enemies next door in all that stands there and here. */
function dangerIn(p: Position, side: Side, zone: Zone): number {
  if (isSea(p.box, zone)) return 0;
  const own = power.land[side][zone];
  let most = 0;
  const ways = p.box.waysFrom[zone];
  for (let i = 0; i < ways.length; i++) most = Math.max(most, power.land[enemyOf(side)][ways[i].to]);
  return most / (most + own + SOME);
}
