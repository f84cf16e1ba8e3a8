/**
 * The numbers that a position is judged by: Caesar's less those of Pompeius. Each counts plainly and by the share of the
 * game that has been played.
 */
import type { Block } from "../blocks.ts";
import { BOTH, enemyOf, type Side } from "../blocks.ts";
import { FALLEN, isSea, onMap, type Place, POOL, TROPHY } from "../board.ts";
import { blocksOf, isFriendly, isVacant, leadersLost, type Position } from "../position.ts";
import { handWorth } from "./hands.ts";
import { type Tables, tablesOf } from "./tables.ts";

const SCORED = [
  "points",
  /** Points as the year draws to its end. */
  "pointsLate",
  /** Enough to win the war this winter. */
  "enough",
  "trophies",
  "near",
  "far",
  "land",
  "blocks",
  "navis",
  "seas",
  "leaders",
  "pool",
  "fallen",
  /** Points of one's own that the neighbours outweigh. */
  "threatened",
  /** Vacant points next door. */
  "open",
  /** Blocks that no city will feed, as the year draws to its end. */
  "surplus",
  "roma",
  "leadersAlone",
  "leadersInDanger",
  "hand",
  /** Firepower in the pool whose city is friendly. */
  "recruits",
  "stranded",
] as const;

export const FEATURES: readonly string[] = [
  ...SCORED,
  ...SCORED.map((name) => `${name} x time`),
  "caesar",
  "caesar x time",
];

/** Room for what is being measured: made once, because positions are judged tens of thousands of times a second. */
const sums: [number[], number[]] = [[], []];
const there: [number[], number[]] = [[], []];
const next: [number[], number[]] = [[], []];
const near: [number[], number[]] = [[], []];
const far: [number[], number[]] = [[], []];
const power: [number[], number[]] = [[], []];

const S = Object.fromEntries(SCORED.map((name, i) => [name, i])) as Record<(typeof SCORED)[number], number>;

export function measure(p: Position, into: number[]): void {
  const tables = tablesOf(p.box);
  clear(p);
  weighBlocks(p, tables);
  for (const side of BOTH) {
    scoreCities(p, side);
    scoreLeaders(p, side);
    scoreRest(p, side);
  }
  const time = (p.year * p.box.turns + p.turn) / (p.box.calendar.length * p.box.turns);
  const count = SCORED.length;
  for (let i = 0; i < count; i++) {
    const lead = sums[0][i] - sums[1][i];
    into[i] = lead;
    into[count + i] = lead * time;
  }
  into[2 * count] = 1;
  into[2 * count + 1] = time;
}

function clear(p: Position): void {
  for (const side of BOTH) {
    sums[side].length = 0;
    for (let i = 0; i < SCORED.length; i++) sums[side].push(0);
    for (const row of [there[side], next[side], near[side], far[side]]) {
      row.length = 0;
      for (let i = 0; i < p.box.valued.length; i++) row.push(0);
    }
    power[side].length = 0;
    for (let i = 0; i < p.box.places.length; i++) power[side].push(0);
  }
}

function weighBlocks(p: Position, { reach }: Tables): void {
  const { blocks, owner, isNavis, isLeader, firepower, firstSea, home } = p.box;
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    const side = p.side[block];
    const place = p.place[block];
    const sum = sums[side];
    if (!onMap(place)) {
      if (owner[block] !== side) continue;
      if (place === POOL) {
        sum[S.pool]++;
        const levied = home[block];
        if (levied.in === "city" && isFriendly(p, side, levied.city)) sum[S.recruits] += firepower[block] / 3;
      } else if (place === FALLEN) sum[S.fallen]++;
      continue;
    }
    const weight = (p.strength[block] * firepower[block]) / 6;
    if (isNavis[block]) {
      sum[S.navis] += weight;
      if (place >= firstSea && !hasPort(p, side, place)) sum[S.stranded] += p.turn / p.box.turns;
      continue;
    }
    sum[S.blocks]++;
    sum[S.land] += weight;
    if (isLeader[block]) sum[S.leaders]++;
    power[side][place] += weight;
    const cities = reach[place];
    for (let k = 0; k < cities.length; k++) {
      const { city, there: stands, next: beside, near: close, far: wide } = cities[k];
      if (stands) there[side][city] += weight;
      else if (beside) next[side][city] += weight;
      near[side][city] += weight * close;
      far[side][city] += weight * wide;
    }
  }
}

function hasPort(p: Position, side: Side, sea: Place): boolean {
  const ways = p.box.seawaysFrom[sea];
  for (let i = 0; i < ways.length; i++) if (!isSea(p.box, ways[i].to) && isFriendly(p, side, ways[i].to)) return true;
  return false;
}

/** A little, so that nothing is divided by nothing. */
const SOME = 0.2;

function scoreCities(p: Position, side: Side): void {
  const { valued, value, roma, limits } = p.box;
  const enemy = enemyOf(side);
  const sum = sums[side];
  let points = leadersLost(p, enemy);
  for (let city = 0; city < valued.length; city++) {
    const place = valued[city];
    const worth = value[place];
    const [own, theirs] = [near[side][city], near[enemy][city]];
    sum[S.near] += (worth * own) / (own + theirs + SOME);
    sum[S.far] += (worth * far[side][city]) / (far[side][city] + far[enemy][city] + SOME);
    if (isFriendly(p, side, place)) {
      points += worth;
      if (place === roma) sum[S.roma] = 1;
      const against = next[enemy][city];
      const garrison = there[side][city] + 0.5 * next[side][city];
      if (against > 0) sum[S.threatened] += (worth * against) / (against + garrison + SOME);
    } else if (isVacant(p, place)) {
      const beside = next[side][city];
      sum[S.open] += (worth * beside) / (beside + next[enemy][city] + SOME);
    }
  }
  const late = p.turn / p.box.turns;
  sum[S.points] = points;
  sum[S.pointsLate] = points * late;
  sum[S.enough] = points >= limits.victoryPoints ? late : 0;
}

function scoreLeaders(p: Position, side: Side): void {
  const sum = sums[side];
  for (const leader of p.box.leadersOf[side]) {
    const place = p.place[leader];
    if (place === TROPHY) sums[enemyOf(side)][S.trophies]++;
    if (!onMap(place)) continue;
    if (blocksOf(p, side, place) === 1) sum[S.leadersAlone]++;
    sum[S.leadersInDanger] += dangerTo(p, leader, side);
  }
}

/** The share of the neighbours' firepower in what stands there and next door. */
function dangerTo(p: Position, leader: Block, side: Side): number {
  const place = p.place[leader];
  let against = 0;
  const ways = p.box.roadsFrom[place];
  for (let i = 0; i < ways.length; i++) against += power[enemyOf(side)][ways[i].to];
  return against / (against + power[side][place] + SOME);
}

function scoreRest(p: Position, side: Side): void {
  const { seas, cities, supply } = p.box;
  const sum = sums[side];
  for (let i = 0; i < seas.length; i++) if (isFriendly(p, side, seas[i])) sum[S.seas]++;
  let surplus = 0;
  for (let i = 0; i < cities.length; i++) {
    const over = blocksOf(p, side, cities[i]) - supply[cities[i]];
    if (over > 0) surplus += over;
  }
  sum[S.surplus] = (surplus * p.turn) / p.box.turns;
  sum[S.hand] = handWorth(p, side);
}
