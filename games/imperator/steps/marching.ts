/** Steps by land (IMP-3.3, IMP-3.5, IMP-4.3, IMP-7): what each costs, who may enter, and whether the move can still end somewhere. */
import type { Refusal } from "@rubicon/engine";
import { finishingBy, LIMIT_OUTSIDE } from "@rubicon/series";
import { INTERIOR, OUTSIDE, type Way, type Zone } from "../board.ts";
import type { FrameAt } from "../frames.ts";
import { frontRefusal, zoneRefusal } from "../limits.ts";
import { allowanceOf, legionsOf, type Party, tired } from "../party.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ROME } from "../sides.ts";
import { GROUP, isFree, isInEmpire, isMarked, partOf } from "../table.ts";

type Group = FrameAt<"group">;

/** Why a led group may not go that way; null when it may. */
export function marchRefusal(p: Position, f: Group, party: Party, way: Way): Refusal | null {
  const spent = f.spent + way.cost;
  if (hasOutlived(f, party)) return NO.outlivesUnits;
  // IMP-7.a: those who stand where they have come upon enemies stay there.
  if (f.gone && mustStop(p, party, f.zone)) return NO.enemyStops;
  if (spent > allowanceOf(p, party)) return tired(p, party);
  const closed = passRefusal(p, f, party, f.zone, way);
  return closed ?? finishRefusal(p, f, party, way.to, spent, trailAfter(p, f, party, trailOf(f), way.to));
}

/** Why the party may not even pass. What is true of one of its units is true of all; so with leaders by themselves. */
function passRefusal(p: Position, _f: Group, party: Party, from: Zone, way: Way): Refusal | null {
  const { marches, roma } = p.box;
  const closed = zoneRefusal(p, party.foremost, from, way.to);
  if (closed) return closed;
  // IMP-4.3.e, IMP-4.3.n, IMP-R47
  if (party.people !== ROMAN && party.units === 0 && (isInEmpire(p, from) || isInEmpire(p, way.to)))
    return NO.chiefNotAlone;
  if (party.side === ROME && party.bands !== 0) {
    const stays = leavingRefusal(p, party, from, way.to);
    if (stays) return stays;
  }
  // IMP-TE.6.a: who has come to Rome stays there; who is on his way goes by a cheapest one.
  if (party.bound && from === roma) return NO.staysInRome;
  if (!party.called) return null;
  return way.cost + marches[way.to][roma] === marches[from][roma] ? null : NO.straightToRome;
}

/**
 * IMP-3.3.c, IMP-3.3.f, IMP-3.5.e: legions that would step out of their Front. Vexillations and garrisons have none to leave (IMP-3.3.d,
 * IMP-3.3.e), and whoever is outside of his already goes where he likes (IMP-3.3.i).
 */
function leavingRefusal(p: Position, party: Party, from: Zone, to: Zone): Refusal | null {
  const front = partOf(p, from);
  if (front === OUTSIDE || front === INTERIOR || partOf(p, to) === front) return null;
  return frontRefusal(p, front, legionsOf(party, front));
}

/** IMP-3.5.c: no leader goes farther than the last unit that was with him. */
const hasOutlived = ({ laden }: Group, { units }: Party): boolean => laden && units === 0;

/** IMP-7.a, IMP-7.c: units stop where enemy units are; leaders by themselves do not. */
export function mustStop(p: Position, party: Party, zone: Zone): boolean {
  return party.units > 0 && !isFree(p, party.side, zone);
}

// What is remembered of the way: IMP-7.2.c, that a zone has been entered that lifts the limit.
const FREE = 1;
const trailOf = ({ free }: Group): number => (free ? FREE : 0);

const trailAfter = (p: Position, _f: Group, _party: Party, trail: number, to: Zone): number =>
  liftsLimit(p, to) ? FREE : trail;

/** IMP-7.2.b, IMP-7.2.c: a zone of the empire, or outside it one that is not in Germania, Britannia or Africa. */
export const liftsLimit = (p: Position, zone: Zone): boolean => !p.box.isLimited[zone] || isInEmpire(p, zone);

/** IMP-7.2.a, IMP-R113: what the way so far forbids. */
const wayRefusal = (spent: number, trail: number): Refusal | null =>
  trail !== FREE && spent > LIMIT_OUTSIDE ? NO.tooFarOutside : null;

/** IMP-TE.6.b: whoever is bound for Rome and has units with him gets there. */
function stopRefusal(p: Position, _f: Group, party: Party, zone: Zone, spent: number, trail: number): Refusal | null {
  const tooFar = wayRefusal(spent, trail);
  if (tooFar) return tooFar;
  return party.called && party.units > 0 && zone !== p.box.roma ? NO.withoutUnits : null;
}

const finishRefusal = finishingBy<Position, Group, Party>({
  waysFrom: (p) => p.box.waysFrom,
  allowanceOf,
  passRefusal,
  mustStop,
  stopRefusal,
  trailAfter,
});

/** Field by field: it is done at every step of every group. */
export const afterMarch = (p: Position, f: Group, { units }: Party, { to, cost }: Way): Group => ({
  step: "group",
  side: f.side,
  from: f.from,
  zone: to,
  spent: f.spent + cost,
  free: f.free || liftsLimit(p, to),
  gone: true,
  laden: units > 0,
  won: false,
});

/** Why a group that is here may not halt here; null when it may. */
export function haltRefusal(p: Position, f: Group, party: Party): Refusal | null {
  if (!f.gone) return null;
  return stopRefusal(p, f, party, f.zone, f.spent, trailOf(f));
}

/** Why a group may not end its move there, if it could step there. */
export const restRefusal = (p: Position, f: Group, party: Party, to: Zone): Refusal | null =>
  stopRefusal(p, f, party, to, f.spent, trailAfter(p, f, party, trailOf(f), to));

/** IMP-TE.6.b: whoever has to go to Rome goes on as long as he can. */
export const dutyRefusal = (p: Position, f: Group, party: Party): Refusal | null =>
  party.called && canMarch(p, f, party) ? NO.mustGoToRome : null;

/** IMP-3.5.c: why a unit may not be left here; null when it may. */
export function dropRefusal(p: Position, f: Group, party: Party, unit: Piece): Refusal | null {
  if (!isMarked(p, unit, GROUP)) return NO.notWithThem;
  if (p.box.isLeader[unit]) return NO.leadersStay;
  if (!f.gone) return NO.notDroppedBefore;
  // Where the last one stays, all stay.
  if (party.units === 1) return haltRefusal(p, f, party) ?? dutyRefusal(p, f, party);
  return wayRefusal(f.spent, trailOf(f));
}

export function canMarch(p: Position, f: Group, party: Party): boolean {
  const ways = p.box.waysFrom[f.zone];
  for (let i = 0; i < ways.length; i++) if (marchRefusal(p, f, party, ways[i]) === null) return true;
  return false;
}
