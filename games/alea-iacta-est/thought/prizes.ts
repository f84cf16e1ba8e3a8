/**
 * Regions that are to be taken. It takes a leader, and Roman units in so many zones and cities at once (AIE-3.7.3.b to AIE-3.7.3.d),
 * so whoever is near goes to what is lacking in one plan: single missions, each for itself, hardly ever come together so.
 */
import { type Dice, drawn, lot, share } from "@rubicon/engine";
import { onMap, type Region, type Zone } from "../board.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { enemyUnits, isFlagged, isMarked, JANUS, landUnits, leadersOf, MOVED, type Position } from "../position.ts";
import { enemyOf, type Side } from "../sides.ts";
import { hasRomanUnits } from "../stacking.ts";
import { allFrom, idleUnits, type Plan, send, tour } from "./missions.ts";

export interface Prize {
  readonly region: Region;
  readonly promise: number;
}

const MOST_TOURS = 4;
/** Movement points to go, more or less, from where somebody may help to take a region in one sequence. */
export const NEAR = 4;

/** Whoever is near spreads over a region, until it would be held or nobody is left who could go. */
export function occupy(draft: Plan, side: Side, prizes: readonly Prize[]): void {
  const prize = drawn(prizes, ({ promise }) => promise, draft.random);
  if (prize === null) return;
  const { region } = prize;
  for (let i = 0; i < MOST_TOURS && draft.isOpen && !isHeld(draft.p, side, region); i++)
    sendOnTour(draft, side, region);
  sendUnits(draft, side, region);
}

function sendOnTour(draft: Plan, side: Side, region: Region): void {
  const { p, random } = draft;
  const lacking = lackingIn(p, side, region);
  const leader = whoGoes(p, side, lacking, random);
  if (leader === null) return;
  const from = p.at[leader];
  tour(draft, side, leader, inOrder(p, side, from, lacking, random), allFrom(p, side, from, random));
}

/** Zones without a Roman unit of the side that it may come to (AIE-R57). */
const lackingIn = (p: Position, side: Side, region: Region): Zone[] =>
  p.box.zonesOf[region].filter(
    (zone) => !isGarrisoned(p, side, zone) && !(isFlagged(p, JANUS) && hasRomanUnits(p, enemyOf(side), zone)),
  );

function isGarrisoned(p: Position, side: Side, zone: Zone): boolean {
  if (landUnits(p, side, zone) === 0) return false;
  const { units, people } = p.box;
  for (let i = 0; i < units.length; i++)
    if (p.at[units[i]] === zone && p.side[units[i]] === side && people[units[i]] === ROMAN) return true;
  return false;
}

/** As the map stands: whether enemies are beaten is seen later. */
function isHeld(p: Position, side: Side, region: Region): boolean {
  const { zonesOf, isCity, zonesForControl, citiesForControl } = p.box;
  let zones = 0;
  let cities = 0;
  let leaders = 0;
  for (const zone of zonesOf[region]) {
    leaders += leadersOf(p, side, zone);
    if (!isGarrisoned(p, side, zone)) continue;
    zones++;
    if (isCity[zone]) cities++;
  }
  return leaders > 0 && zones >= zonesForControl[region] && cities >= citiesForControl[region];
}

/** A leader with units, the nearer and the more of them the likelier. */
function whoGoes(p: Position, side: Side, lacking: readonly Zone[], random: Dice): Piece | null {
  const { leaders, travel, region } = p.box;
  const ready = leaders.filter(
    (leader) => p.side[leader] === side && onMap(p.at[leader]) && !isMarked(p, leader, MOVED),
  );
  const weights = ready.map((leader) => {
    const from = p.at[leader];
    const units = idleUnits(p, side, from);
    const far = Math.min(NEAR + 1, ...lacking.map((zone) => travel[from][zone]));
    // Whoever holds a zone of it by himself stays.
    const isPost = lacking.length > 0 && region[from] === region[lacking[0]] && units < 2;
    return units === 0 || far > NEAR || isPost ? 0 : Math.sqrt(units) / (1 + far);
  });
  const at = lot(weights, random);
  return at < 0 ? null : ready[at];
}

/** AIE-7.1.e: enemies stop whoever goes on, so they come last; cities come first, if only by a little. */
const PAST_ENEMIES = 3;
const PAST_FIELDS = 0.7;
const BY_LOT = 2;

/** The nearest first, and from there the next. */
function inOrder(p: Position, side: Side, from: Zone, lacking: readonly Zone[], random: Dice): Zone[] {
  const { travel, isCity } = p.box;
  const left = [...lacking];
  const order: Zone[] = [];
  const detour = new Map(
    lacking.map((zone) => [
      zone,
      (enemyUnits(p, side, zone) > 0 ? PAST_ENEMIES : 0) + (isCity[zone] ? 0 : PAST_FIELDS) + BY_LOT * share(random),
    ]),
  );
  for (let at = from; left.length > 0; ) {
    const far = (zone: Zone): number => travel[at][zone] + (detour.get(zone) ?? 0);
    left.sort((a, b) => far(b) - far(a));
    const next = left.pop();
    if (next === undefined) break;
    order.push(next);
    at = next;
  }
  return order;
}

/** Single units from next door, where more than one is. */
function sendUnits(draft: Plan, side: Side, region: Region): void {
  const { p } = draft;
  const { units, isNaves, waysFrom } = p.box;
  for (const zone of lackingIn(p, side, region)) {
    if (!draft.isOpen || isHeld(p, side, region)) return;
    if (enemyUnits(p, side, zone) > 0) continue;
    const unit = units.find(
      (each) =>
        p.side[each] === side &&
        onMap(p.at[each]) &&
        !isNaves[each] &&
        !isMarked(p, each, MOVED) &&
        waysFrom[p.at[each]].some(({ to }) => to === zone) &&
        landUnits(p, side, p.at[each]) > 1,
    );
    if (unit !== undefined) send(draft, side, unit, zone, "nobody");
  }
}
