/** Free deployment (S0.b to S0.g, R161): where a piece may stand, and what its leaving would break. */
import type { Refusal } from "@rubicon/engine";
import { onMap, type Region, type Zone } from "./board.ts";
import { ROMAN } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import { leadersOf, ownLegionsIn, type Position, rulesOf, scenarioOf } from "./position.ts";
import { NO } from "./refusals/index.ts";
import type { Start } from "./scenarios.ts";
import { BOTH, enemyOf, type Side } from "./sides.ts";

/** AIE-S0.b: what a side places; Peoples stand where their status puts them. */
export const isDeployed = (p: Position, side: Side, piece: Piece): boolean =>
  p.side[piece] === side && onMap(p.at[piece]) && p.box.people[piece] === ROMAN;

function startOf(p: Position, piece: Piece): Start | undefined {
  if (!p.box.isLeader[piece]) return undefined;
  const { starts } = rulesOf(p);
  for (let i = 0; i < starts.length; i++) if (starts[i].leaders.includes(piece)) return starts[i];
  return undefined;
}

export const isPrescribed = (p: Position, piece: Piece): boolean => startOf(p, piece) !== undefined;

/** Whether the place itself is open to a piece, whatever stands elsewhere. */
export function placeRefusal(p: Position, side: Side, piece: Piece, zone: Zone): Refusal | null {
  // AIE-S5.e, AIE-S5.f, AIE-S6.f, AIE-S6.g: what a scenario prescribes binds; a single zone overrules all else (AIE-R161).
  const start = startOf(p, piece);
  if (start !== undefined && !start.zones.includes(zone)) return NO.deployPrescribed;
  if (start?.zones.length === 1) return null;
  if (p.box.isNaves[piece] && !p.box.isPort[zone]) return NO.deployPort; // AIE-S0.e
  return zoneRefusal(p, side, zone);
}

/** The same for whatever is neither prescribed nor a ship. */
function zoneRefusal(p: Position, side: Side, zone: Zone): Refusal | null {
  const { region, waysFrom } = p.box;
  const { control, rules } = scenarioOf(p);
  if (rules.starts.some(({ alone, zones }) => alone && zones.includes(zone))) return NO.deployAlone; // AIE-S5.f
  if (rules.shut[side].includes(zone)) return NO.deployShut; // AIE-S6.h
  if (rules.open[side].includes(zone)) return null; // AIE-R161
  if (region[zone] < 0 || control[region[zone]] !== side) return NO.deployRegion; // AIE-S0.g
  // AIE-S0.f: straits and corners included.
  const enemy = enemyOf(side);
  const near = waysFrom[zone].some(({ to }) => region[to] >= 0 && control[region[to]] === enemy);
  return near ? NO.deployNextToEnemy : null;
}

/** Where a piece could stand; found once for a scenario. */
export function placesFor(p: Position, side: Side, piece: Piece): readonly Zone[] {
  const start = startOf(p, piece);
  if (start !== undefined) return start.zones.filter((zone) => placeRefusal(p, side, piece, zone) === null);
  const known = OPEN.get(scenarioOf(p)) ?? openZones(p);
  OPEN.set(scenarioOf(p), known);
  return known[2 * side + (p.box.isNaves[piece] ? 1 : 0)];
}

/** By scenario: zones and, among them, ports that are open to each side. */
const OPEN = new WeakMap<object, readonly (readonly Zone[])[]>();

const openZones = (p: Position): readonly (readonly Zone[])[] =>
  BOTH.flatMap((side) => {
    const open = p.box.land.filter((zone) => zoneRefusal(p, side, zone) === null);
    return [open, open.filter((zone) => p.box.isPort[zone])];
  });

/** What a piece would leave undone where it stands. */
export function leaveRefusal(p: Position, side: Side, piece: Piece, to: Zone): Refusal | null {
  const { region, isLegio, isLeader, garrison, roma } = p.box;
  if (!isLegio[piece] && !isLeader[piece]) return null;
  const from = p.at[piece];
  const home = region[from];
  const leaves = home >= 0 && p.control[home] === side && region[to] !== home;
  // AIE-S0.c
  if (isLegio[piece]) return leaves && ownLegionsIn(p, side, home) <= garrison[home] ? NO.deployGarrison : null;
  // AIE-S0.d
  if (leaves && leadersInRegion(p, side, home) <= leadersNeeded(p, side, home)) return NO.deployLeader;
  return from === roma && to !== roma && p.roma === side && leadersOf(p, side, roma) <= 1 ? NO.deployRoma : null;
}

/** AIE-S0.d, AIE-R161: the leader in Roma is another than the one that Italia needs. */
export const leadersNeeded = (p: Position, side: Side, region: Region): number =>
  p.roma === side && p.box.region[p.box.roma] === region ? 2 : 1;

export function leadersInRegion(p: Position, side: Side, region: Region): number {
  const zones = p.box.zonesOf[region];
  let count = 0;
  for (let i = 0; i < zones.length; i++) count += leadersOf(p, side, zones[i]);
  return count;
}

/** Every change must leave a lawful deployment, so that it can be declared finished at any time. */
export function deployRefusal(p: Position, side: Side, piece: Piece, zone: Zone): Refusal | null {
  if (zone === p.at[piece]) return null;
  return placeRefusal(p, side, piece, zone) ?? leaveRefusal(p, side, piece, zone);
}
