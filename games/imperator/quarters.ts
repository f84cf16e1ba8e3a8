/** Where Roman units belong, and where they go if they cannot be there (9.1.e, 9.2.2, R98, R100, R109). */
import type { Refusal } from "@rubicon/engine";
import { isLand, type Zone } from "./board.ts";
import type { Piece } from "./pieces.ts";
import type { Position } from "./position.ts";
import { NO } from "./refusals/index.ts";
import { ENEMY } from "./sides.ts";
import { hasCamp, isInEmpire, isInterior, partOf, unitsOf } from "./table.ts";

/** IMP-R100: it holds an Enemy combat unit. */
export const isOccupied = (p: Position, zone: Zone): boolean => unitsOf(p, ENEMY, zone) > 0;

/** A camp that is built, in the empire, and not occupied. */
const isFreeCamp = (p: Position, zone: Zone): boolean =>
  hasCamp(p, zone) && isInEmpire(p, zone) && !isOccupied(p, zone);

const freeCamps = (p: Position): Zone[] => p.box.land.filter((zone) => isFreeCamp(p, zone));

/** IMP-9.2.2.b, IMP-R100: those of them with the fewest steps from a zone. */
function nearestOf(p: Position, camps: readonly Zone[], from: Zone): Zone[] {
  const { steps } = p.box;
  const least = Math.min(...camps.map((camp) => steps[from][camp]));
  return camps.filter((camp) => steps[from][camp] === least);
}

/** IMP-9.2.2.c, IMP-9.2.2.d: in the Interior; where the Enemy is not, if that can be. */
function interiorFor(p: Position, needsTown: boolean): readonly Zone[] {
  const zones = p.box.interior.filter((zone) => !needsTown || p.box.isCity[zone]);
  const free = zones.filter((zone) => !isOccupied(p, zone));
  return free.length > 0 ? free : zones;
}

export interface Quarters {
  /** Of several its owner chooses. */
  readonly zones: readonly Zone[];
  readonly kind: "home" | "camp" | "interior" | "town";
}

/** A legion goes to its camp, or to the one nearest to that; a unit of the garrison to its town, or to another. */
export function quartersFor(p: Position, unit: Piece): Quarters {
  const { isGarrison, station } = p.box;
  const home = station[unit];
  if (!isOccupied(p, home)) return { zones: [home], kind: "home" };
  if (isGarrison[unit]) return { zones: interiorFor(p, true), kind: "town" };
  return campsFrom(p, home);
}

/** IMP-9.2.2.b, IMP-9.2.2.c, IMP-9.2.2.r */
export function campsFrom(p: Position, from: Zone): Quarters {
  const camps = freeCamps(p);
  if (camps.length === 0) return { zones: interiorFor(p, false), kind: "interior" };
  return { zones: nearestOf(p, camps, from), kind: "camp" };
}

/** A vexillation that has no camp of its own: any of its Front (IMP-TE.13.a), or else any there is. */
export function campsOfFront(p: Position, unit: Piece): Quarters {
  const camps = freeCamps(p);
  const own = camps.filter((camp) => partOf(p, camp) === p.box.band[unit]);
  if (camps.length === 0) return { zones: interiorFor(p, false), kind: "interior" };
  return { zones: own.length > 0 ? own : camps, kind: "camp" };
}

/** Why a zone is none of them. */
export function quartersRefusal(p: Position, { zones, kind }: Quarters, zone: Zone): Refusal | null {
  if (zones.includes(zone)) return null;
  if (kind === "home" || kind === "camp") return NO.quartersNearest;
  if (!isLand(p.box, zone) || !isInterior(p, zone)) return NO.quartersInterior;
  if (kind === "town" && !p.box.isCity[zone]) return NO.quartersTown;
  return NO.quartersOccupied;
}
