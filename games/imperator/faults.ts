/** What must hold of every position, whatever was played. Checked of what comes from outside, never in play. */
import { ABSENT, BOX, DEAD, GONE, isHold, isSea, NOWHERE, onMap, TO_COME, WITHDRAWN } from "./board.ts";
import { PEACE, ROMAN, WAR } from "./peoples.ts";
import { type Piece, REDUCED } from "./pieces.ts";
import type { Position } from "./position.ts";
import { ENEMY, MUTINY, NOBODY, ROME } from "./sides.ts";
import { ON_MAP } from "./stratagems.ts";
import { sideOfPeople } from "./table.ts";
import { AUGUSTUS, CAESAR, GUARD, hasTitle, holdersOf, USURPER } from "./titles.ts";

/** The first thing found wrong, or null. */
export function broken(p: Position): string | null {
  const { pieces, pieceIds } = p.box;
  for (const piece of pieces) {
    const fault = pieceFault(p, piece);
    if (fault) return `${pieceIds[piece]} ${fault}`;
  }
  return countFault(p) ?? titleFault(p) ?? markerFault(p) ?? stackFault(p);
}

function pieceFault(p: Position, piece: Piece): string | null {
  const { box } = p;
  const at = p.at[piece];
  const people = box.people[piece];
  const side = p.side[piece];
  if (p.face[piece] === REDUCED && !box.isUnit[piece]) return "is no unit and reduced";
  if (p.title[piece] !== 0 && !(box.isLeader[piece] && people === ROMAN)) return "has a title and is no Roman leader";
  if (side === MUTINY && !(onMap(at) && box.isUnit[piece])) return "is in mutiny and no unit on the map";
  if (people !== ROMAN && side !== MUTINY && side !== sideOfPeople(p, people)) return "is not with its People";
  if (box.isFleet[piece]) return fleetFault(p, piece);
  if (!onMap(at)) return offMapFault(p, piece);
  if (people === ROMAN && side === NOBODY) return "stands on the map and is nobody's";
  if (isSea(box, at)) return "swims";
  if (isHold(box, at)) return aboardFault(p, piece);
  if (people === ROMAN) return null;
  // IMP-4.2.f, IMP-4.1.d, IMP-4.1.c
  if (people === box.armenia) return box.homeOf[at] === people ? null : "has left Armenia";
  if (p.status[people] === WAR || side === MUTINY) return null;
  return p.status[people] === PEACE && box.isMajor[people] && box.homeOf[at] === people
    ? null
    : "is at peace and not at home";
}

/** IMP-3.5.k, IMP-3.5.l, IMP-3.5.r */
function fleetFault(p: Position, fleet: Piece): string | null {
  const { box } = p;
  const at = p.at[fleet];
  if (p.side[fleet] !== ROME) return "does not serve Rome";
  if (!onMap(at)) return at === TO_COME ? null : "is in no place for a fleet";
  return at === box.station[fleet] || (isSea(box, at) && box.isOpenSea[at]) ? null : "is in no port of its own";
}

/** IMP-3.5.j, IMP-3.5.r: Romans of Rome, on a fleet that is there, two units at most. */
function aboardFault(p: Position, piece: Piece): string | null {
  const { box } = p;
  const fleet = box.fleets[p.at[piece] - box.firstHold];
  if (!onMap(p.at[fleet])) return "is aboard a fleet that is not there";
  if (box.people[piece] !== ROMAN || p.side[piece] !== ROME) return "is aboard and no loyal Roman";
  return p.units[3 * p.at[piece] + ROME] > 2 ? "is aboard an overloaded fleet" : null;
}

function offMapFault(p: Position, piece: Piece): string | null {
  const { box } = p;
  const at = p.at[piece];
  if (p.face[piece] === REDUCED) return "is reduced and off the map";
  if (p.marks[piece] !== 0) return "is off the map and marked";
  if (p.title[piece] !== 0) return "is off the map and has a title";
  if (box.isLeader[piece]) {
    if (at === ABSENT) return box.isGeneric[piece] ? null : "is absent and has a name";
    // IMP-6.1.g, IMP-9.2.4.f: in the box while his People goes home.
    const homeward = at === BOX && box.people[piece] !== ROMAN;
    return at === TO_COME || at === GONE || homeward ? null : "is in no place for a leader";
  }
  if (box.people[piece] !== ROMAN)
    return at === BOX || at === WITHDRAWN || at === GONE ? null : "is in no place for a unit of a People";
  if (box.isVexillation[piece]) return at === BOX ? null : "is in no place for a vexillation";
  return at === TO_COME || at === DEAD || at === WITHDRAWN ? null : "is in no place for a Roman unit";
}

/** The counts by place and side agree with the pieces. */
function countFault(p: Position): string | null {
  const { box } = p;
  const units = p.units.map(() => 0);
  const chiefs = p.chiefs.map(() => 0);
  for (const piece of box.pieces) {
    const at = p.at[piece];
    if (!onMap(at) || p.side[piece] === NOBODY || box.isFleet[piece]) continue;
    if (box.isLeader[piece]) chiefs[2 * at + p.side[piece]]++;
    else units[3 * at + p.side[piece]]++;
  }
  if (units.some((count, i) => count !== p.units[i]) || chiefs.some((count, i) => count !== p.chiefs[i]))
    return "the counts by zone are wrong";
  return null;
}

/** IMP-3.6.a, IMP-3.6.o, IMP-4.5V.d */
function titleFault(p: Position): string | null {
  const { pieceIds } = p.box;
  for (const [title, name] of [
    [AUGUSTUS, "Augusti"],
    [CAESAR, "Caesares"],
    [USURPER, "usurpers"],
  ] as const)
    if (holdersOf(p, title).length > 2) return `there are more than two ${name}`;
  const guarded = holdersOf(p, GUARD);
  if (guarded.length > 1) return "there is more than one guard";
  for (const leader of guarded)
    if (!hasTitle(p, leader, AUGUSTUS | CAESAR)) return `${pieceIds[leader]} has the guard and no title`;
  for (const leader of holdersOf(p, AUGUSTUS | CAESAR))
    if (p.side[leader] !== ROME) return `${pieceIds[leader]} has a title of Rome and rebels`;
  for (const leader of holdersOf(p, USURPER))
    if (p.side[leader] !== ENEMY) return `${pieceIds[leader]} is a usurper and loyal`;
  if (holdersOf(p, USURPER).length === 0)
    for (const leader of p.box.romanLeaders)
      if (p.side[leader] === ENEMY && onMap(p.at[leader])) return `${pieceIds[leader]} rebels and there is no usurper`;
  return null;
}

/** A counter lies on the map or nowhere. */
function markerFault(p: Position): string | null {
  const { counters, counterIds } = p.box;
  for (const counter of counters)
    if ((p.counter[counter] === ON_MAP) !== (p.lies[counter] !== NOWHERE))
      return `${counterIds[counter]} lies on the map and does not`;
  return null;
}

function stackFault(p: Position): string | null {
  if ((p.stack.length === 0) !== (p.outcome !== null))
    return p.outcome ? "the game is over and goes on" : "the game stopped";
  return null;
}
