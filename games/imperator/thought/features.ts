/** The numbers that a position is judged by: those of whoever sits first, at the beginning Rome, less those of the other. */
import { INTERIOR, isHold, OUTSIDE, onMap, type Zone } from "../board.ts";
import type { Box } from "../box.ts";
import { ROMAN } from "../peoples.ts";
import { type Piece, REDUCED } from "../pieces.ts";
import { isFlagged, type Position, SUCCESS, scenarioOf } from "../position.ts";
import { BOTH, ENEMY, enemyOf, ROME, SEATS, type Side, sideOfSeat } from "../sides.ts";
import { isAtWar, partOf } from "../table.ts";
import { AUGUSTUS, CAESAR, isCivilWar, USURPER } from "../titles.ts";
import { isRomeTaken, winterPoints } from "../value.ts";
import { foreseeInroads, noInroads } from "./inroads.ts";
import { moverNext, partOfYear } from "./moments.ts";
import { emptyPower, type Power, threatTo, weigh } from "./power.ts";
import { priceOfHand } from "./prices.ts";
import { noStrikes, strikesOf } from "./strikes.ts";

const SCORED = [
  /** Victory points. */
  "lead",
  /** What this winter would pay, as things stand; and the same when hardly anything can change any more. */
  "winter",
  "winterLate",
  /** What every winter after it pays by itself: civil war, Armenia, Rome with its emperor and its guard. */
  "standing",
  /** Peoples that stay in the empire; and those of them that another defeat would be the end of. */
  "staying",
  "worn",
  /** Peoples in the empire within reach of an army that can still march this year. */
  "exposed",
  /** Armies that come nearer to Peoples in the empire, and to a usurper, however long it takes. */
  "pursuit",
  /** Peoples outside that can still come in this year. */
  "looming",
  /** What Peoples come to be paid for in their next sequence, past whoever is in their way; in the one after; and next year. */
  "inroads",
  "advance",
  "brewing",
  /** Peoples at war. */
  "wars",
  /** How much of a People at war is off the map this year: all of it is peace. */
  "routed",
  /** Strength on land, as long as the year lasts. */
  "strength",
  /** Armies beside enemies: the share of ours in all that stands there. */
  "contact",
  /** What the side that moves next can hope to beat, and the other one after it. */
  "strikes",
  "laterStrikes",
  /** What Rome could catch besides because whoever is beaten could not get away. */
  "pockets",
  "laterPockets",
  "leaders",
  /** Augusti, Caesares, usurpers. */
  "chiefs",
  "chiefsInDanger",
  /** IMP-S.i: where the fall of Rome ends the game: strength around it, and rebels who hold it. */
  "roma",
  "taken",
  /** Units that have a leader with them. */
  "led",
  /** Loyal units outside the empire when the year ends. */
  "outside",
  /** Leaders alone outside, and fleets away from their port, when the year ends. */
  "stranded",
  /** Stratagems in the hand, by what they are worth. */
  "counters",
  /** To be Rome in the years to come. */
  "rome",
] as const;
type Scored = (typeof SCORED)[number];

export const FEATURES: readonly string[] = SCORED;

const power: Power = emptyPower();
const inroads = noInroads();
const strikes = noStrikes();
const ofRome: Record<Scored, number> = Object.fromEntries(SCORED.map((name) => [name, 0])) as Record<Scored, number>;

export function measure(p: Position, into: number[]): void {
  weigh(p, power);
  for (const name of SCORED) ofRome[name] = 0;
  const years = Math.max(0, scenarioOf(p).end - p.year);
  const part = partOfYear(p);
  const isPaid = part === 1 && !p.stack.some(({ step }) => step === "results" || step === "points");
  const future = (1 - 2 * exchangeOf(p, part)) * Math.min(FORESEEN, years);
  ofRome.rome = future;
  scorePoints(p, isPaid, part, future);
  scorePeoples(p, isPaid, part, future);
  scoreStrength(p, part);
  scoreStrikes(p);
  scoreLeaders(p, part);
  ofRome.counters = priceOfHand(p, ROME) - priceOfHand(p, ENEMY);
  const left = years + 1 - part;
  for (const name of OF_LATER) ofRome[name] *= Math.min(1, left);
  // A lead is worth the more the less can still happen.
  const scale = DECIDED + 2.5 * Math.sqrt(left);
  into.length = 0;
  for (let i = 0; i < SCORED.length; i++) into.push(ofRome[SCORED[i]] / scale);
  // IMP-R117: whoever sits first may be the enemy of Rome by now.
  if (sideOfSeat(p, SEATS[0]) !== ROME) for (let i = 0; i < into.length; i++) into[i] = -into[i];
}

const FORESEEN = 4;
/** Points of lead that decide a game when nothing can happen any more. */
const DECIDED = 0.5;
/** What helps in sequences to come alone is worth nothing when there are none. */
const OF_LATER: readonly Scored[] = ["leaders", "chiefs", "outside", "stranded", "counters"];

/** IMP-4.5S.e: how sure it is, from 0 to 1, that what is Rome's now is somebody else's in the years to come. */
function exchangeOf(p: Position, part: number): number {
  if (isFlagged(p, SUCCESS)) return 1;
  if (!isRomeTaken(p)) return 0;
  if (scenarioOf(p).sudden.length === 0) return part;
  ofRome.taken = -part;
  return 0;
}

function scorePoints(p: Position, isPaid: boolean, part: number, future: number): void {
  ofRome.lead = p.vp[ROME] - p.vp[ENEMY];
  const winter = isPaid ? 0 : winterPoints(p);
  ofRome.winter = winter;
  ofRome.winterLate = winter * part;
  const { praetorians, roma } = p.box;
  let yearly = p.armenia === ROME ? 1 : p.armenia === ENEMY ? -1 : 0;
  // IMP-10.g, IMP-10.q; IMP-4.5S.e: one that has succeeded is over in the next year, with other people in Rome.
  if (isCivilWar(p) && !isFlagged(p, SUCCESS)) yearly -= 4;
  if (!praetorians.some((unit) => p.at[unit] === roma)) yearly -= 1;
  ofRome.standing = yearly * future;
}

/** Zones from which a led group, or a unit by itself, comes into a Front or the Interior in one sequence. */
interface Gates {
  readonly inward: readonly number[];
  readonly alone: readonly number[];
}
const gates = new WeakMap<Box, Gates>();

function gatesIn(box: Box): Gates {
  const found = gates.get(box);
  if (found !== undefined) return found;
  const { land, marches, waysFrom, parts } = box;
  const [before] = parts;
  const best = (worths: readonly number[]): number => Math.max(0, ...worths);
  const worthOf = (zone: Zone): number => (before[zone] === INTERIOR ? 3 : before[zone] === OUTSIDE ? 0 : 1);
  const made = {
    inward: land.map((zone) => best(land.filter((to) => marches[zone][to] <= 3).map(worthOf))),
    alone: land.map((zone) => best(waysFrom[zone].map(({ to }) => Math.min(1, worthOf(to))))),
  };
  gates.set(box, made);
  return made;
}

function scorePeoples(p: Position, isPaid: boolean, part: number, future: number): void {
  const { peoples, unitsOf, isMajor, armenia } = p.box;
  const { inward, alone } = gatesIn(p.box);
  const canStrike = p.sequences[ROME] > 0 && part < 1;
  const canCome = p.sequences[ENEMY] > 0 && part < 1;
  foreseeInroads(p, power, inroads);
  if (canCome) ofRome.inroads = -inroads.soon;
  if (canCome && p.sequences[ENEMY] > 1) ofRome.advance = -inroads.later;
  ofRome.brewing = -(inroads.soon + inroads.later) * part * Math.min(1, future);
  for (let i = 0; i < peoples.length; i++) {
    const people = peoples[i];
    if (people === armenia || !isAtWar(p, people)) continue;
    ofRome.wars -= ((isMajor[people] ? 2 : 1) * future) / FORESEEN;
    const units = unitsOf[people];
    let gone = 0;
    for (let j = 0; j < units.length; j++) {
      const zone = p.at[units[j]];
      if (!onMap(zone)) {
        gone++;
        continue;
      }
      const there = partOf(p, zone);
      if (there === OUTSIDE) {
        if (canCome) ofRome.looming -= power.command[ENEMY][zone] > 0 ? inward[zone] : alone[zone];
        continue;
      }
      const points = there === INTERIOR ? 3 : 1;
      ofRome.staying -= points * Math.min(2, future);
      if (p.face[units[j]] === REDUCED) ofRome.worn += points;
      if (canStrike && !isPaid) ofRome.exposed += points * exposureIn(p, zone);
      ofRome.pursuit += points * pursuitOf(p, zone);
    }
    const share = gone / units.length;
    ofRome.routed += share * share * (isMajor[people] ? 2 : 1);
  }
}

/** How far an army that could come there outweighs who stands there. */
function exposureIn(p: Position, zone: Zone): number {
  const own = power.land[ENEMY][zone];
  const theirs = threatTo(p, power, ROME, zone) + power.land[ROME][zone];
  return Math.min(1, Math.max(0, theirs / (own + 1) - 0.6));
}

/** A march or two farther than a sequence leads. */
const FARTHER = 6;

/** What is led towards that zone, from 0 to 1. */
function pursuitOf(p: Position, zone: Zone): number {
  const { land, marches } = p.box;
  const led = power.led[ROME];
  const free = power.free[ROME];
  const part = partOf(p, zone);
  let sum = 0;
  for (let i = 0; i < land.length; i++) {
    const from = land[i];
    if (led[from] === 0 || marches[from][zone] > FARTHER) continue;
    sum += (partOf(p, from) === part ? led[from] : free[from]) / (1 + marches[from][zone]);
  }
  return sum / (sum + 15);
}

const HUNDRED = 100;

function scoreStrength(p: Position, part: number): void {
  const { land, waysFrom, roma } = p.box;
  let rome = 0;
  let enemy = 0;
  const open = 1 - part;
  for (let i = 0; i < land.length; i++) {
    const zone = land[i];
    const own = power.land[ROME][zone];
    const theirs = power.land[ENEMY][zone];
    rome += own;
    enemy += theirs;
    ofRome.led += (power.led[ROME][zone] - power.led[ENEMY][zone]) / HUNDRED;
    if (own > 0 && partOf(p, zone) === OUTSIDE) ofRome.outside -= (part * own) / HUNDRED;
    if (theirs === 0) continue;
    let near = own;
    const ways = waysFrom[zone];
    for (let j = 0; j < ways.length; j++) near += power.land[ROME][ways[j].to];
    if (near > 0) ofRome.contact += near / (near + theirs) - 0.5;
  }
  ofRome.led *= open;
  ofRome.contact *= open;
  ofRome.strength = (open * (rome - enemy)) / HUNDRED;
  if (!isCivilWar(p) || scenarioOf(p).sudden.length === 0) return;
  const loyal = threatTo(p, power, ROME, roma) + 2 * power.land[ROME][roma];
  const rebel = rebelsNear(p, roma);
  ofRome.roma = (loyal - rebel) / (loyal + rebel + 10);
}

function scoreStrikes(p: Position): void {
  const mover = moverNext(p);
  for (const side of BOTH) {
    if (p.sequences[side] === 0) continue;
    strikesOf(p, power, side, strikes);
    const worth = (side === ROME ? 1 : -1) / HUNDRED;
    ofRome[side === mover ? "strikes" : "laterStrikes"] += worth * strikes.gains;
    ofRome[side === mover ? "pockets" : "laterPockets"] += worth * strikes.pockets;
  }
}

function rebelsNear(p: Position, roma: Zone): number {
  const { romanUnits, steps } = p.box;
  let sum = 0;
  for (let i = 0; i < romanUnits.length; i++) {
    const unit = romanUnits[i];
    const zone = p.at[unit];
    if (p.side[unit] !== ENEMY || !onMap(zone) || isHold(p.box, zone)) continue;
    sum += 20 / (1 + steps[zone][roma]);
  }
  return sum;
}

const CHIEF = AUGUSTUS | CAESAR | USURPER;

function scoreLeaders(p: Position, part: number): void {
  const { leaders, fleets, people, station, isGeneric } = p.box;
  for (let i = 0; i < leaders.length; i++) {
    const leader = leaders[i];
    const zone = p.at[leader];
    const side = p.side[leader];
    if (!onMap(zone) || (side !== ROME && side !== ENEMY)) continue;
    const sign = side === ROME ? 1 : -1;
    ofRome.leaders += sign * (isGeneric[leader] ? 0.3 : 1);
    if (people[leader] === ROMAN && (p.title[leader] & CHIEF) !== 0) scoreChief(p, leader, side, zone, sign);
    if (side === ROME && partOf(p, zone) === OUTSIDE && power.units[ROME][zone] === 0) ofRome.stranded -= part;
  }
  for (let i = 0; i < fleets.length; i++)
    if (onMap(p.at[fleets[i]]) && p.at[fleets[i]] !== station[fleets[i]]) ofRome.stranded -= part * 0.5;
}

function scoreChief(p: Position, chief: Piece, side: Side, zone: Zone, sign: number): void {
  const worth = (p.title[chief] & CAESAR) === 0 ? 1 : 0.4;
  ofRome.chiefs += sign * worth;
  if ((p.title[chief] & USURPER) !== 0) ofRome.pursuit += 4 * pursuitOf(p, zone);
  if (isHold(p.box, zone)) return;
  const own = power.land[side][zone];
  const theirs = threatTo(p, power, enemyOf(side), zone);
  ofRome.chiefsInDanger += sign * worth * Math.max(0, theirs / (theirs + own + 5) - 0.3);
}
