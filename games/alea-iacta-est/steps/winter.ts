/** The winter sets in (9.1, 9.2.a to 9.2.c): ships in port and out of it, recovery, and who is lost abroad. */
import { ABSENT, isInside, isOutside, isSea, onMap, type Zone } from "../board.ts";
import { pop } from "../frames.ts";
import { isSwitched } from "../options.ts";
import { ROMAN } from "../peoples.ts";
import { FULL, type Piece, REDUCED } from "../pieces.ts";
import {
  actsAsRoman,
  eliminate,
  enemyUnits,
  isMarked,
  isNeutral,
  landUnits,
  landUnitsIn,
  leadersIn,
  own,
  type Position,
  piecesIn,
  SPARED,
  shipsIn,
  takeOff,
} from "../position.ts";
import { BOTH, SIDES, type Side } from "../sides.ts";
import type { Chronicle, Runs } from "./step.ts";

/** AIE-9.1.a, AIE-9.1.b: Roman and Aegyptian alike. */
export const winterOfShips: Runs<"winterOfShips"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    const { units, isNaves, isPort, seas, zones } = p.box;
    tell({ e: "winter", rule: "AIE-9.0.a", year: p.year });
    const inPort = units.filter((unit) => isNaves[unit] && onMap(p.at[unit]) && isPort[p.at[unit]]);
    recover(p, inPort, "AIE-9.1.a", tell);
    for (const zone of zones)
      for (const side of BOTH) {
        const ships = isPort[zone] ? [] : shipsIn(p, side, zone).filter((ship) => !isMarked(p, ship, SPARED));
        if (ships.length > 0) founder(p, side, zone, ships, tell);
      }
    for (const sea of seas) for (const side of BOTH) goDownWithOthers(p, side, sea, tell);
  },
};

/** AIE-4.4.1.i, AIE-9.1.b: Peoples that F.4 has given to another than their ships share the fate of these. */
function goDownWithOthers(p: Position, side: Side, sea: Zone, tell: Chronicle): void {
  if (shipsIn(p, side, sea).length > 0) return;
  const units = landUnitsIn(p, side, sea);
  const leaders = leadersIn(p, side, sea);
  if (units.length + leaders.length > 0) lose(p, side, sea, units, leaders, "AIE-9.1.b", tell);
}

/**
 * AIE-9.1.b, AIE-9.1.c, AIE-9.1.d, AIE-R171: at sea with all aboard; off a coast with leaders who have no troops ashore. AIE-R85:
 * leaders of a neutral region do not leave it.
 */
function founder(p: Position, side: Side, zone: Zone, ships: readonly Piece[], tell: Chronicle): void {
  const aboard = isSea(p.box, zone) ? landUnitsIn(p, side, zone) : [];
  const stay = isNeutral(p, zone) || (!isSea(p.box, zone) && landUnits(p, side, zone) > 0);
  const leaders = stay ? [] : leadersIn(p, side, zone);
  lose(p, side, zone, [...ships, ...aboard], leaders, "AIE-9.1.b", tell);
}

/** AIE-9.1.c, AIE-9.2.c, AIE-R169: leaders are not dead; they come back in the next Phase C and keep what they are. */
function lose(
  p: Position,
  side: Side,
  zone: Zone,
  units: readonly Piece[],
  leaders: readonly Piece[],
  rule: string,
  tell: Chronicle,
): void {
  const { pieceIds, zoneIds } = p.box;
  const names = (pieces: readonly Piece[]): string[] => pieces.map((piece) => pieceIds[piece]);
  tell({
    e: "winter-lost",
    rule,
    side: SIDES[side],
    zone: zoneIds[zone],
    units: names(units),
    absent: names(leaders),
  });
  for (const unit of units) eliminate(p, unit);
  for (const leader of leaders) {
    takeOff(p, leader, ABSENT);
    own.due(p)[leader] = p.year + 1;
  }
}

/** AIE-9.2.i: all recover, or do not, before anybody goes into quarters. */
export const winterOfLegions: Runs<"winterOfLegions"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    const { romanUnits, isNaves, zones } = p.box;
    const tired = romanUnits.filter((unit) => onMap(p.at[unit]) && !isNaves[unit] && recovers(p, unit));
    recover(p, tired, "AIE-9.2.a", tell);
    for (const zone of zones) if (isOutside(p.box, zone)) for (const side of BOTH) perish(p, side, zone, tell);
  },
};

/** AIE-9.2.a, AIE-R23: inside, in a city or away from the enemy; both where the table plays it so. */
function recovers(p: Position, unit: Piece): boolean {
  const { box } = p;
  const zone = p.at[unit];
  if (!isInside(box, zone)) return false;
  const inCity = box.isCity[zone];
  const atRest = isNeutral(p, zone) || !box.waysFrom[zone].some(({ to }) => isThreat(p, p.side[unit], to));
  return isSwitched(p, "winterRecovery") ? inCity && atRest : inCity || atRest;
}

const isThreat = (p: Position, side: Side, zone: Zone): boolean =>
  isInside(p.box, zone) && enemyUnits(p, side, zone) > 0;

/** Turns reduced units of a list to their full face. */
export function recover(p: Position, units: readonly Piece[], rule: string, tell: Chronicle): void {
  const reduced = units.filter((unit) => p.face[unit] === REDUCED);
  if (reduced.length === 0) return;
  for (const unit of reduced) own.face(p)[unit] = FULL;
  tell({ e: "recovered", rule, units: reduced.map((unit) => p.box.pieceIds[unit]) });
}

/** AIE-9.2.b, AIE-9.2.c, AIE-9.2.k: Roman land units outside the Republic, and the Roman leaders who stand with them. */
function perish(p: Position, side: Side, zone: Zone, tell: Chronicle): void {
  const lost = landUnitsIn(p, side, zone).filter(
    (unit) => p.box.people[unit] === ROMAN && !isMarked(p, unit, SPARED), // AIE-3.5.3.v
  );
  if (lost.length === 0) return;
  const leaders = leadersIn(p, side, zone).filter(
    (leader) => wintersAsRoman(p, leader) && !isMarked(p, leader, SPARED),
  );
  lose(p, side, zone, lost, leaders, "AIE-9.2.b", tell);
}

/** Cleopatra, where she is used like a Roman leader, stays with units of her own People if any are there. */
export const wintersAsRoman = (p: Position, leader: Piece): boolean => {
  const people = p.box.people[leader];
  if (people === ROMAN || !actsAsRoman(p, leader)) return people === ROMAN;
  return !piecesIn(p, p.side[leader], p.at[leader]).some(
    (piece) => !p.box.isLeader[piece] && p.box.people[piece] === people,
  );
};
