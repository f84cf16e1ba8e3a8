/** A position at one glance, for whoever judges it: how strong each side is where, and what it has of every region. */
import { foresee, type Host, nobodyYet, noProspect } from "@rubicon/series";
import { isInside, onMap, type Zone } from "./board.ts";
import { masterOfRoma } from "./control.ts";
import { activeSide } from "./frames.ts";
import { ROMAN, WAR } from "./peoples.ts";
import { NO_PIECE } from "./pieces.ts";
import {
  actsAsRoman,
  ccOf,
  GROUP,
  hasTitle,
  ILL,
  isFlagged,
  isMarked,
  isNeutral,
  JANUS,
  type Position,
  quOf,
  spOf,
  tbOf,
} from "./position.ts";
import { BOTH, CAES, enemyOf, NOBODY, REP, type Side } from "./sides.ts";
import { originsOf } from "./ways-out.ts";

/** Lists are by 2 * zone + side, or by 2 * region + side. Made once and written anew: positions are judged thousands of times a second. */
export interface Survey {
  /** Land units of a side: strength points, the same weighed by quality, the sum of their quality, how many. */
  readonly sp: number[];
  readonly land: number[];
  readonly qu: number[];
  readonly units: number[];
  /** Ships, weighed by quality, and how many. */
  readonly sea: number[];
  readonly ships: number[];
  /** Leaders who can lead there, how many units they can lead together, and the tactical bonus of the best. */
  readonly leaders: number[];
  readonly command: number[];
  readonly tb: number[];
  /** AIE-3.7.3.c, AIE-3.7.3.d, AIE-3.7.3.b: zones and cities of a region with a Roman unit, Roman leaders in it. */
  readonly zonesHeld: number[];
  readonly citiesHeld: number[];
  readonly leadersIn: number[];
  /** By region. AIE-3.7.3.i: how much of what it takes Peoples at war have overrun, from 0 to 1. */
  readonly overrun: number[];
  /** By region: who will hold it after the next F.4 if nothing changes before; and Roma. */
  readonly heirs: Side[];
  roma: Side;
  /** By 2 * zone + side: Roman units that are expected to be there, after the battles that are coming. */
  readonly romans: number[];
  /** AIE-R57: the temple of Janus is shut this year. */
  truce: boolean;
  /** Strength that fades with the distance, by land and sea, to a region; and how far the nearest army with a leader has to go. */
  readonly around: number[];
  readonly nearest: number[];
}

export const emptySurvey = (): Survey => ({
  sp: [],
  land: [],
  qu: [],
  units: [],
  sea: [],
  ships: [],
  leaders: [],
  command: [],
  tb: [],
  zonesHeld: [],
  citiesHeld: [],
  leadersIn: [],
  overrun: [],
  heirs: [],
  roma: NOBODY,
  romans: [],
  truce: false,
  around: [],
  nearest: [],
});

/** By 2 * zone + side: units of Peoples at war. */
const warriors: number[] = [];

function clear(list: number[], length: number): void {
  if (list.length !== length) list.length = length;
  for (let i = 0; i < length; i++) list[i] = 0;
}

export function survey(p: Position, into: Survey): void {
  into.truce = isFlagged(p, JANUS);
  countUnits(p, into);
  countLeaders(p, into);
  foreseeBattles(p, into);
  lookAtRegions(p, into);
  measureAround(p, into);
  into.roma = masterOfRoma(p);
}

/** What a point of quality adds to a unit's strength. */
const QUALITY = 0.12;

function countUnits(p: Position, s: Survey): void {
  const { units, isNaves, people, zones } = p.box;
  const length = 2 * zones.length;
  clear(s.sp, length);
  clear(s.land, length);
  clear(s.qu, length);
  clear(s.units, length);
  clear(s.sea, length);
  clear(s.ships, length);
  clear(s.romans, length);
  clear(warriors, length);
  const sets = isSettingOut(p);
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    const side = p.side[unit];
    if (!onMap(p.at[unit]) || side === NOBODY) continue;
    const at = 2 * p.at[unit] + side;
    const sp = spOf(p, unit);
    const qu = quOf(p, unit);
    if (people[unit] === ROMAN) s.romans[at] += sets && isMarked(p, unit, GROUP) ? 0 : 1;
    else if (p.status[people[unit]] === WAR) warriors[at]++;
    if (isNaves[unit]) {
      s.sea[at] += sp * (1 + QUALITY * qu);
      s.ships[at]++;
    } else {
      s.sp[at] += sp;
      s.qu[at] += qu;
      s.units[at]++;
      s.land[at] += sp * (1 + QUALITY * qu);
    }
  }
}

/** Whoever has joined a group that is about to leave does not hold the zone any more. */
function isSettingOut(p: Position): boolean {
  const frame = p.stack[p.stack.length - 1];
  return frame.step === "group" && !frame.gone;
}

function countLeaders(p: Position, s: Survey): void {
  const { leaders, region, regions, zones } = p.box;
  clear(s.leaders, 2 * zones.length);
  clear(s.command, 2 * zones.length);
  clear(s.tb, 2 * zones.length);
  clear(s.leadersIn, 2 * regions.length);
  for (let i = 0; i < leaders.length; i++) {
    const leader = leaders[i];
    const zone = p.at[leader];
    const side = p.side[leader];
    if (!onMap(zone) || side === NOBODY) continue;
    const at = 2 * zone + side;
    if (!hasTitle(p, leader, ILL)) {
      const tb = tbOf(p, leader);
      s.tb[at] = s.leaders[at] === 0 ? tb : Math.max(s.tb[at], tb);
      s.leaders[at]++;
      s.command[at] += ccOf(p, leader);
    }
    if (region[zone] >= 0 && actsAsRoman(p, leader)) s.leadersIn[2 * region[zone] + side]++;
  }
}

/** AIE-6.1.2.b, AIE-R57: while the temple of Janus is shut no Romans come where those of the other side stand. */
export const isShutTo = (s: Survey, side: Side, zone: number): boolean =>
  s.truce && s.romans[2 * zone + enemyOf(side)] > 0;

/** Whether a side could come to hold a region this year: not where the other one has shut too much of it. */
export function isOpenTo({ box }: Position, s: Survey, r: number, side: Side): boolean {
  if (!s.truce) return true;
  const region = box.regions[r];
  const shut = 2 * r + enemyOf(side);
  const zones = box.zonesOf[region];
  const cities = zones.filter((zone) => box.isCity[zone]).length;
  return (
    zones.length - s.zonesHeld[shut] >= box.zonesForControl[region] &&
    cities - s.citiesHeld[shut] >= box.citiesForControl[region]
  );
}

const hosts = [nobodyYet(), nobodyYet()];
const prospect = noProspect();

/** The host of a side in a zone. */
export function hostIn(s: Survey, side: Side, zone: number, into: Host): void {
  const at = 2 * zone + side;
  into.sp = s.sp[at];
  into.qu = s.qu[at];
  into.units = s.units[at];
  into.tb = s.tb[at];
}

/** Where both stand, a battle is coming: it is counted as it will go, and the land is whose it will probably be. */
function foreseeBattles(p: Position, s: Survey): void {
  const { zones } = p.box;
  const attacker = activeSide(p) ?? p.initiative;
  const defender = enemyOf(attacker);
  for (let z = 0; z < zones.length; z++) {
    if (s.units[2 * z + attacker] === 0 || s.units[2 * z + defender] === 0 || isNeutral(p, zones[z])) continue;
    if (isShutTo(s, attacker, z) && s.romans[2 * z + attacker] > 0) continue;
    hostIn(s, attacker, z, hosts[0]);
    hostIn(s, defender, z, hosts[1]);
    foresee(hosts[0], hosts[1], 0, prospect);
    s.land[2 * z + attacker] *= 1 - prospect.attackerLoses;
    const lost = isCutOff(p, s, defender, zones[z]) ? prospect.wins : 0;
    s.land[2 * z + defender] *= 1 - Math.max(lost, prospect.defenderLoses);
    const beaten = prospect.wins >= 0.5 ? defender : attacker;
    s.romans[2 * z + beaten] = 0;
    warriors[2 * z + beaten] = 0;
  }
}

/** AIE-8.4.1.c, AIE-8.4.1.f: whoever is beaten there has nowhere to go, and no ships to leave by (AIE-8.4.1.k). */
function isCutOff(p: Position, s: Survey, side: Side, zone: Zone): boolean {
  const { box } = p;
  const enemy = enemyOf(side);
  if (s.ships[2 * zone + side] > 0) return false;
  const barred = originsOf(p, enemy, zone);
  return box.waysFrom[zone].every(
    ({ to }) => s.units[2 * to + enemy] > 0 || isInside(box, to) !== isInside(box, zone) || barred.includes(to),
  );
}

function lookAtRegions(p: Position, s: Survey): void {
  const { regions, zonesOf, isCity, zonesForControl, citiesForControl } = p.box;
  clear(s.zonesHeld, 2 * regions.length);
  clear(s.citiesHeld, 2 * regions.length);
  clear(s.overrun, regions.length);
  s.heirs.length = regions.length;
  for (let r = 0; r < regions.length; r++) {
    const region = regions[r];
    const zones = zonesOf[region];
    let lost = 0;
    let lostCities = 0;
    for (let i = 0; i < zones.length; i++) {
      const zone = zones[i];
      const city = isCity[zone] ? 1 : 0;
      for (let side = 0; side < BOTH.length; side++) {
        if (s.romans[2 * zone + side] === 0) continue;
        s.zonesHeld[2 * r + side]++;
        s.citiesHeld[2 * r + side] += city;
      }
      if (warriors[2 * zone + CAES] + warriors[2 * zone + REP] === 0) continue;
      lost++;
      lostCities += city;
    }
    const needed = zonesForControl[region];
    s.overrun[r] = (0.7 * Math.min(needed, lost)) / needed + (lostCities > 0 ? 0.3 : 0);
    s.heirs[r] = heir(p, s, r, lost >= needed && lostCities > 0, needed, citiesForControl[region]);
  }
}

/** As `heirOf`, with what has been counted already. */
function heir(p: Position, s: Survey, r: number, lost: boolean, zones: number, cities: number): Side {
  const region = p.box.regions[r];
  if (lost || p.triumvir[region] !== NO_PIECE) return NOBODY;
  let taker = NOBODY;
  let takers = 0;
  for (const side of BOTH) {
    if (p.control[region] === side || s.leadersIn[2 * r + side] === 0) continue;
    if (s.zonesHeld[2 * r + side] < zones || s.citiesHeld[2 * r + side] < cities) continue;
    taker = side;
    takers++;
  }
  if (takers === 1) return taker;
  return p.control[region] === NOBODY ? p.lastControl[region] : p.control[region];
}

/** What is left of strength that has so far to go. */
const FADED = [1, 0.86, 0.74, 0.64, 0.55, 0.47, 0.4, 0.34, 0.29, 0.25, 0.21, 0.18, 0.15, 0.12, 0.1, 0.08];

/** What units count that nobody leads: they hardly get anywhere. */
const LEFT_ALONE = 0.5;

/** Less than this takes no region. */
const ARMY = 10;

function measureAround(p: Position, s: Survey): void {
  const { zones, regions, travelTo } = p.box;
  clear(s.around, 2 * regions.length);
  s.nearest.length = 2 * regions.length;
  s.nearest.fill(FADED.length);
  for (let z = 0; z < zones.length; z++)
    for (let side = 0; side < BOTH.length; side++) {
      const at = 2 * z + side;
      if (s.land[at] === 0) continue;
      const led = Math.min(1, s.command[at] / s.units[at]);
      const strength = s.land[at] * (LEFT_ALONE + (1 - LEFT_ALONE) * led);
      for (let r = 0; r < regions.length; r++) {
        const far = travelTo[regions[r]][zones[z]];
        if (far >= FADED.length) continue;
        s.around[2 * r + side] += strength * FADED[far];
        if (led > 0 && strength >= ARMY && far < s.nearest[2 * r + side]) s.nearest[2 * r + side] = far;
      }
    }
}
