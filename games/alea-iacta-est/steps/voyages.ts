/** Steps by sea (AIE-3.4.2): fleets with whom they carry, from coast to sea to coast. */
import type { Refusal } from "@rubicon/engine";
import { isSea, type Way, type Zone } from "../board.ts";
import type { FrameAt } from "../frames.ts";
import { allowanceOf, becalmed, type Party } from "../party.ts";
import { enemyLandUnits, GROUP, isMarked, landUnits, leadersOf, type Position, shipsOf } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { legionsOn, PLACES_ON_SHIP } from "../sailing.ts";
import { enemyOf } from "../sides.ts";
import { abandonRefusal, restRefusal, zoneRefusal } from "./marching.ts";

type Group = FrameAt<"group">;

/** Why a fleet may not go that way; null when it may. */
export function sailRefusal(p: Position, f: Group, party: Party, way: Way): Refusal | null {
  if (f.spent + way.cost > allowanceOf(p, party, true)) return becalmed(p);
  const stays = f.gone ? null : departureRefusal(p, f, party);
  if (stays) return stays;
  return arrivalRefusal(p, f, party, f.zone, way, f.spent + way.cost);
}

/** AIE-3.4.2.k, AIE-3.4.2.m, AIE-3.4.2.t, AIE-3.4.2.v, AIE-3.4.1.m: places for who goes, and for who stays. */
function departureRefusal(p: Position, f: Group, party: Party): Refusal | null {
  // AIE-3.4.1.t
  if (party.naves === 0) return NO.aboard;
  if (party.land > party.places || party.legions > party.legionPlaces) return NO.noPlaces;
  return isSea(p.box, f.from) ? adriftRefusal(p, f, party) : abandonRefusal(p, party, f.from);
}

/** Nobody is left in a sea without a place on a ship. */
function adriftRefusal(p: Position, f: Group, party: Party): Refusal | null {
  const { units, isNaves, isLegio } = p.box;
  const { side, from } = f;
  if (shipsOf(p, side, from) === party.naves)
    return landUnits(p, side, from) + leadersOf(p, side, from) > party.land + party.leaders ? NO.wouldBeStranded : null;
  let places = 0;
  let legions = 0;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (p.at[unit] !== from || p.side[unit] !== side || isMarked(p, unit, GROUP)) continue;
    if (isNaves[unit]) legions += legionsOn(p, unit);
    else if (isLegio[unit]) legions--;
    places += isNaves[unit] ? PLACES_ON_SHIP : -1;
  }
  return places < 0 || legions < 0 ? NO.wouldDrown : null;
}

/** A fleet ends its move on a coast (AIE-3.4.2.h), and may end it at sea; if not there, then farther on. */
function arrivalRefusal(p: Position, f: Group, party: Party, from: Zone, way: Way, spent: number): Refusal | null {
  const { to } = way;
  if (!isSea(p.box, to))
    return zoneRefusal(p, f, party, from, to) ?? heldRefusal(p, party, to) ?? restRefusal(p, f, party, to);
  const stop = restRefusal(p, f, party, to);
  return stop === null || canSailOn(p, f, party, to, spent) ? null : stop;
}

function canSailOn(p: Position, f: Group, party: Party, zone: Zone, spent: number): boolean {
  const routes = p.box.routesFrom[zone];
  const most = allowanceOf(p, party, true);
  for (let i = 0; i < routes.length; i++) {
    const { to, cost } = routes[i];
    // Back to where it started is no voyage; from sea to sea costs all there is, so this comes to an end.
    if (spent + cost > most || to === f.from || (cost === 0 && isSea(p.box, to))) continue;
    if (arrivalRefusal(p, f, party, zone, routes[i], spent + cost) === null) return true;
  }
  return false;
}

/** AIE-3.4.2.w, AIE-R127: ships alone come to a coast that enemy land units hold only if there are enemy naves to fight. */
function heldRefusal(p: Position, party: Party, zone: Zone): Refusal | null {
  const { side } = party;
  if (party.land > 0 || enemyLandUnits(p, side, zone) === 0) return null;
  return landUnits(p, side, zone) > 0 || shipsOf(p, enemyOf(side), zone) > 0 ? null : NO.heldCoast;
}

export function canSail(p: Position, f: Group, party: Party): boolean {
  const routes = p.box.routesFrom[f.zone];
  for (let i = 0; i < routes.length; i++) if (sailRefusal(p, f, party, routes[i]) === null) return true;
  return false;
}
