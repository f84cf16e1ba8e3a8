/** Mutiny (IMP-6.3.j to IMP-6.3.n, IMP-R78): where it can break out, and when it is over. Its counter goes with the units: see table.ts. */
import type { Refusal } from "@rubicon/engine";
import type { Zone } from "./board.ts";
import type { Position } from "./position.ts";
import { NO } from "./refusals/index.ts";
import { MUTINY, ROME, type Side } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";
import { type Counter, ON_MAP, stratagemNamed } from "./stratagems.ts";
import { changeSide, combatUnitsIn, isInEmpire, leadersOf, mutineersIn, unitsOf } from "./table.ts";

const TITLE = stratagemNamed("mutinerie");

/** IMP-6.3.j: loyal Romans in the empire, or Parthes in a home of theirs, without a leader. IMP-R112: one counter a zone. */
export function mutinyRefusal(p: Position, owner: Side, zone: Zone): Refusal | null {
  const { homeOf, parthes, people } = p.box;
  if (owner === ROME ? !isInEmpire(p, zone) : homeOf[zone] !== parthes) return NO.mutinyWhere;
  if (mutineersIn(p, zone) > 0) return NO.mutinyAlready;
  if (unitsOf(p, owner, zone) === 0) return NO.mutinyNobody;
  if (owner !== ROME && !combatUnitsIn(p, owner, zone).some((unit) => people[unit] === parthes)) return NO.mutinyNobody;
  return leadersOf(p, owner, zone) > 0 ? NO.mutinyLed : null;
}

/** IMP-R78: all units of their owner that are there; no leader of his is with them. */
export function breakOut(p: Position, owner: Side, zone: Zone, tell: Chronicle): void {
  const units = combatUnitsIn(p, owner, zone);
  const names = { zone: p.box.zoneIds[zone], units: units.map((unit) => p.box.pieceIds[unit]) };
  tell({ e: "mutiny", rule: "IMP-6.3.j", ...names });
  for (const unit of units) changeSide(p, unit, MUTINY);
}

/** IMP-6.3.l: tells of the mutinies that end while something happens, because the last mutineers are gone. */
export function endingMutinies(p: Position, tell: Chronicle, deed: () => void): void {
  const zones = new Map<Counter, Zone>();
  for (const counter of p.box.copiesOf[TITLE]) if (p.counter[counter] === ON_MAP) zones.set(counter, p.lies[counter]);
  deed();
  for (const [counter, zone] of zones)
    if (p.counter[counter] !== ON_MAP) tell({ e: "mutiny-over", rule: "IMP-6.3.l", zone: p.box.zoneIds[zone] });
}
