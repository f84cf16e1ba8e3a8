/** Steps by land (AIE-3.4.1, AIE-4.3, AIE-7): what each costs, who may enter, and whether the move can still end somewhere. */
import type { Refusal } from "@rubicon/engine";
import { finishingBy, LIMIT_OUTSIDE } from "@rubicon/series";
import { isInside, isOutside, OUTSIDE, type Way, type Zone } from "../board.ts";
import type { FrameAt } from "../frames.ts";
import { romanLeadersIn } from "../owners.ts";
import { allowanceOf, type Party, tired } from "../party.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { GROUP, isFree, isMarked, legionsIn, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { entersItalia } from "../rubicon.ts";
import type { Side } from "../sides.ts";
import { entryRefusal, isLandAtPeace, standRefusal } from "../stacking.ts";

type Group = FrameAt<"group">;

// What is remembered of the way: that it has been inside, and that it leads through land at peace.
const INSIDE = 1;
const TRANSIT = 2;

const trailOf = ({ inside, transit }: Group): number => (inside ? INSIDE : 0) | (transit ? TRANSIT : 0);

/** Why a led group may not go that way; null when it may. */
export function marchRefusal(p: Position, f: Group, party: Party, way: Way): Refusal | null {
  const spent = f.spent + way.cost;
  if (spent > allowanceOf(p, party, false)) return tired(p, party);
  const closed = passRefusal(p, f, party, f.zone, way);
  if (closed) return closed;
  // AIE-3.4.1.p: to another zone inside.
  if (f.transit && way.to === f.from) return NO.onlyInTransit;
  const left = f.gone ? null : abandonRefusal(p, party, f.from);
  if (left) return left;
  return finishRefusal(p, f, party, way.to, spent, trailAfter(p, f, party, trailOf(f), way.to));
}

/** The state of a group after a step that way. */
export function afterMarch(p: Position, f: Group, party: Party, way: Way): Group {
  const trail = trailAfter(p, f, party, trailOf(f), way.to);
  return afterStep(f, way, (trail & INSIDE) !== 0, (trail & TRANSIT) !== 0);
}

/** Field by field: it is done at every step of every group, and spreading takes several times as long. */
export const afterStep = (f: Group, { to, cost }: Way, inside: boolean, transit: boolean): Group => ({
  step: "group",
  side: f.side,
  from: f.from,
  zone: to,
  spent: f.spent + cost,
  inside,
  transit,
  shed: f.shed,
  sea: f.sea,
  gone: true,
});

/** Why the party may not even pass. */
function passRefusal(p: Position, f: Group, party: Party, from: Zone, way: Way): Refusal | null {
  const { homeward } = party;
  const closed = zoneRefusal(p, f, party, from, way.to);
  if (closed) return closed;
  // AIE-EV6.a: along a cheapest way only.
  for (let i = 0; i < homeward.length; i++)
    if (way.cost + homeward[i][way.to] !== homeward[i][from]) return NO.onlyHomeward;
  return null;
}

/** Land that is closed to somebody in the party. */
export function zoneRefusal(p: Position, f: Group, party: Party, from: Zone, to: Zone): Refusal | null {
  const { kinds } = party;
  for (let i = 0; i < kinds.length; i++) {
    const closed = entryRefusal(p, kinds[i], to);
    if (closed) return closed;
  }
  const units = party.land + party.naves > 0;
  // AIE-4.3.e, AIE-4.3.o
  if (!units && party.leaders > party.romanLeaders) {
    if (isInside(p.box, to)) return NO.notAloneInside;
    if (isInside(p.box, f.from)) return NO.outsideOnly;
  }
  return units && party.tribe === ROMAN && entersItalia(p, party.side, from, to) ? NO.noEntryToItalia : null;
}

/** AIE-3.4.1.m: Roman land units outside keep a Roman leader of their faction. */
export function abandonRefusal(p: Position, party: Party, from: Zone): Refusal | null {
  if (party.romanLeaders === 0 || !isOutside(p.box, from)) return null;
  if (romanLeadersIn(p, party.side, from) > party.romanLeaders) return null;
  return romansOnLand(p, party.side, from) > party.romans ? NO.leftOutside : null;
}

function romansOnLand(p: Position, side: Side, zone: Zone): number {
  const { romanUnits, isNaves } = p.box;
  let count = 0;
  for (let i = 0; i < romanUnits.length; i++) {
    const unit = romanUnits[i];
    if (p.at[unit] === zone && p.side[unit] === side && !isNaves[unit]) count++;
  }
  return count;
}

/**
 * AIE-3.4.1.p, AIE-3.4.1.v, AIE-3.4.1.w: land at peace is crossed on the way from inside to inside, or from outside if the move
 * ends inside; land of the People that the group stands among is no matter of it, nor are Roman leaders by themselves.
 */
function transitAfter(p: Position, f: Group, party: Party, transit: boolean, to: Zone): boolean {
  const { box } = p;
  if (isInside(box, to)) return transit && !isInside(box, f.from);
  const free = party.tribe !== ROMAN || party.land + party.leaders === party.romanLeaders;
  return transit || (!free && isLandAtPeace(p, to) && box.homeOf[to] !== box.homeOf[f.from]);
}

const trailAfter = (p: Position, f: Group, party: Party, trail: number, to: Zone): number =>
  (isInside(p.box, to) ? INSIDE : trail & INSIDE) |
  (transitAfter(p, f, party, (trail & TRANSIT) !== 0, to) ? TRANSIT : 0);

const finishRefusal = finishingBy<Position, Group, Party>({
  waysFrom: (p) => p.box.waysFrom,
  allowanceOf: (p, party) => allowanceOf(p, party, false),
  // Back to where it started is no move.
  passRefusal: (p, f, party, from, way) => (way.to === f.from ? NO.nowhereToGo : passRefusal(p, f, party, from, way)),
  mustStop,
  stopRefusal,
  trailAfter,
});

/** AIE-7.1.a, AIE-7.1.d, AIE-7.1.e: land units stop where enemy combat units are; leaders by themselves do not. */
export function mustStop(p: Position, party: Party, zone: Zone): boolean {
  return party.land > 0 && !isFree(p, party.side, zone);
}

/** Why a group that is here may not halt here; null when it may. */
export const haltRefusal = (p: Position, f: Group, party: Party): Refusal | null =>
  stopRefusal(p, f, party, f.zone, f.spent, trailOf(f));

function stopRefusal(p: Position, f: Group, party: Party, zone: Zone, spent: number, trail: number): Refusal | null {
  return wayRefusal(p, f, zone, spent, trail) ?? restRefusal(p, f, party, zone);
}

/** What the way so far forbids: nobody can stay who has yet to come inside. */
function wayRefusal(p: Position, f: Group, zone: Zone, spent: number, trail: number): Refusal | null {
  if ((trail & TRANSIT) !== 0 && !isInside(p.box, zone))
    return isInside(p.box, f.from) ? NO.onlyInTransit : NO.homeThroughPeace;
  // AIE-7.3.a, AIE-7.3.b, AIE-7.3.c, AIE-R179
  return (trail & INSIDE) === 0 && spent > LIMIT_OUTSIDE ? NO.tooFarOutside : null;
}

/** Who else is where the party would stop, and what its region would be left with. */
export function restRefusal(p: Position, f: Group, party: Party, zone: Zone): Refusal | null {
  const { kinds } = party;
  for (let i = 0; i < kinds.length; i++) {
    const closed = standRefusal(p, kinds[i], zone, f.from);
    if (closed) return closed;
  }
  return garrisonRefusal(p, f, party, zone);
}

/** AIE-3.1.1.c, AIE-3.1.1.d, AIE-3.1.1.e, AIE-3.1.1.f: Legio units that would be missing in the region they come from. */
function garrisonRefusal(p: Position, f: Group, party: Party, zone: Zone): Refusal | null {
  const region = p.box.region[f.from];
  if (region === OUTSIDE || p.control[region] !== party.side) return null;
  const away = p.box.region[zone] !== region;
  const gone = f.shed + (away ? party.legions : 0);
  if (gone === 0) return null;
  // AIE-R108: of either faction; those of the party count where it would stop, not where it stands now.
  const others = legionsIn(p, region) - (p.box.region[f.zone] === region ? party.legions : 0);
  const kept = others + (away ? 0 : party.legions);
  const least = p.box.garrison[region];
  if (kept >= least) return null;
  return kept + gone >= least ? NO.belowGarrison : NO.furtherBelowGarrison;
}

/** AIE-3.4.1.e: why a unit may not be left here; null when it may. */
export function dropRefusal(p: Position, f: Group, party: Party, unit: Piece): Refusal | null {
  const { box } = p;
  if (!isMarked(p, unit, GROUP)) return NO.notWithThem;
  if (f.sea) return NO.notDroppedAtSea;
  if (box.isLeader[unit]) return NO.leadersStay;
  if (!f.gone) return NO.notDroppedBefore;
  // AIE-3.4.1.f: where the last one stays, all stay.
  if (party.land === 1) return haltRefusal(p, f, party) ?? dutyRefusal(p, f, party);
  const closed = wayRefusal(p, f, f.zone, f.spent, trailOf(f)) ?? standRefusal(p, unit, f.zone, f.from);
  if (closed) return closed;
  // AIE-3.4.1.m
  if (box.people[unit] === ROMAN && isOutside(box, f.zone) && romanLeadersIn(p, f.side, f.zone) <= party.romanLeaders)
    return NO.leftOutside;
  if (!box.isLegio[unit]) return null;
  const rest = { ...party, land: party.land - 1, romans: party.romans - 1, legions: party.legions - 1 };
  return finishRefusal(p, afterDrop(p, f, unit), rest, f.zone, f.spent, trailOf(f));
}

/** The state of a group that has left a unit where it is. */
export function afterDrop(p: Position, f: Group, unit: Piece): Group {
  const { isLegio, region } = p.box;
  return isLegio[unit] && region[f.zone] !== region[f.from] ? { ...f, shed: f.shed + 1 } : f;
}

/** AIE-EV6.a: whoever has to go home goes on as long as he can. */
export const dutyRefusal = (p: Position, f: Group, party: Party): Refusal | null =>
  party.homeward.length > 0 && canMarch(p, f, party) ? NO.mustGoHome : null;

export function canMarch(p: Position, f: Group, party: Party): boolean {
  const ways = p.box.waysFrom[f.zone];
  for (let i = 0; i < ways.length; i++) if (marchRefusal(p, f, party, ways[i]) === null) return true;
  return false;
}
