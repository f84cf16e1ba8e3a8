/** The table as a scenario begins (IMP-S). */
import { by, type Options, rowOf } from "@rubicon/engine";
import { ABSENT, BOX, GONE, NOWHERE, onMap, TO_COME, type Zone } from "./board.ts";
import type { Box } from "./box.ts";
import { switched } from "./options.ts";
import { PEACE, type People, REMOVED, ROMAN, type Status, WAR } from "./peoples.ts";
import { FULL, NO_PIECE, type Piece } from "./pieces.ts";
import { CLEAN } from "./plague.ts";
import { DIDIUS_DUE, flag, own, PERTINAX_HUNTED, Position } from "./position.ts";
import type { Scenario, ScenarioPart } from "./scenarios.ts";
import { AT_FIRST, ENEMY, NOBODY, type Person, ROME, type Side } from "./sides.ts";
import { type Counter, CUP, type Pile } from "./stratagems.ts";
import { changeSide, giveArmenia, leadersOf, partOf, put, setStatus } from "./table.ts";
import { AUGUSTUS, bestow, CAESAR, GUARD, NO_CLAIM, setClaim, USURPER } from "./titles.ts";

/** Everything in its box, before anything is set up. */
export function emptyPosition(box: Box, scenario: Scenario, options: number): Position {
  const pieces = box.pieces.length;
  const { start, armenia } = box.scenarios[scenario];
  const grown = box.peoples.some((people) => hasLeft(box, people, start));
  return new Position({
    box,
    shared: 0,
    at: by<Piece, Zone>(box.pieces.map((piece) => offMap(box, piece))),
    face: by<Piece, number>(rowOf(pieces, FULL)),
    side: by<Piece, Side>(box.pieces.map((piece) => ownerOf(box, piece, armenia))),
    marks: by<Piece, number>(rowOf(pieces, 0)),
    title: by<Piece, number>(rowOf(pieces, 0)),
    claim: by<Piece, number>(rowOf(pieces, 0)),
    due: by<Piece, number>(rowOf(pieces, 0)),
    units: rowOf(3 * box.placeCount, 0),
    chiefs: rowOf(2 * box.placeCount, 0),
    status: by<People, Status>(box.peoples.map((people) => (hasLeft(box, people, start) ? REMOVED : PEACE))),
    ban: by<People, number>(rowOf(box.peoples.length, 0)),
    counter: by<Counter, Pile>(rowOf(box.counters.length, CUP)),
    lies: by<Counter, Zone>(rowOf(box.counters.length, NOWHERE)),
    infested: by<Zone, number>(rowOf(box.land.length, CLEAN)),
    sequences: by<Side, number>([0, 0]),
    vp: by<Side, number>([0, 0]),
    leads: by<Side, Person>([...AT_FIRST]),
    scenario,
    options,
    year: start,
    initiative: ENEMY,
    extra: NOBODY,
    event: 0,
    armenia,
    reserve: 0,
    freed: 0,
    appeased: 0,
    epoch: grown ? 1 : 0,
    flags: 0,
    outcome: null,
    stack: [],
  });
}

/** IMP-3.5.r, IMP-4.2.g: what belongs to somebody wherever it is. */
function ownerOf(box: Box, piece: Piece, armenia: Side): Side {
  if (box.isFleet[piece]) return ROME;
  return box.people[piece] === box.armenia ? armenia : NOBODY;
}

/** IMP-4.2.c */
const hasLeft = ({ leavesGame }: Box, people: People, year: number): boolean =>
  leavesGame[people] !== 0 && leavesGame[people] < year;

/** Where a piece is that nobody has: Romans to come, units of Peoples and vexillations in their box. */
function offMap({ isUnit, isVexillation, people }: Box, piece: Piece): Zone {
  return isUnit[piece] && (people[piece] !== ROMAN || isVexillation[piece]) ? BOX : TO_COME;
}

/** IMP-S.a: the table as the scenario sets it up. */
export function setUp(box: Box, scenario: Scenario, options: Options): Position {
  const p = emptyPosition(box, scenario, switched(options));
  const part = box.scenarios[scenario];
  for (const unit of box.romanUnits) deploy(p, part, unit);
  for (const { piece, zone } of part.vexillations) join(p, piece, zone, ROME);
  for (const fleet of box.fleets) join(p, fleet, box.station[fleet], ROME);
  for (const { piece, zone, side } of part.placed) join(p, piece, zone, box.people[piece] === ROMAN ? side : NOBODY);
  if (part.use.nonRomans) for (const people of box.peoples) settle(p, part, people);
  for (const leader of box.leaders) bookEntry(p, part, leader);
  giveTitles(p, part);
  rebel(p);
  if (part.commodus) flag(p, PERTINAX_HUNTED | DIDIUS_DUE); // IMP-S.j
  p.stack.push({ step: "year" });
  return p;
}

function join(p: Position, piece: Piece, zone: Zone, side: Side): void {
  own.side(p)[piece] = side;
  put(p, piece, zone);
}

/** IMP-S.b, IMP-3.3.a: those without a date, or dated before the first year. */
function deploy(p: Position, { start }: ScenarioPart, unit: Piece): void {
  const { isVexillation, enters, station } = p.box;
  if (!isVexillation[unit] && enters[unit] < start) join(p, unit, station[unit], ROME);
}

/** IMP-4.1.c, IMP-4.1.d, IMP-4.2.f: a Major People is at home, a Minor one where it is at war; Armenia has its unit. */
function settle(p: Position, part: ScenarioPart, people: People): void {
  const { box } = p;
  if (p.status[people] === REMOVED) {
    for (const unit of box.unitsOf[people]) own.at(p)[unit] = GONE;
    return;
  }
  const atWar = part.war.includes(people);
  if (box.isMajor[people] || atWar || people === box.armenia)
    for (const unit of box.unitsOf[people]) if (!onMap(p.at[unit])) put(p, unit, box.station[unit]);
  if (people === box.armenia) giveArmenia(p, part.armenia);
  else setStatus(p, people, atWar ? WAR : PEACE);
}

/** IMP-S.c, IMP-TL.a, IMP-4.1.g: when a leader who is not on the map will enter. */
function bookEntry(p: Position, part: ScenarioPart, leader: Piece): void {
  const { box } = p;
  if (onMap(p.at[leader])) return;
  const roman = box.people[leader] === ROMAN;
  const heir = box.follows[leader];
  if (part.out.includes(leader) || (!roman && !part.use.nonRomans)) own.at(p)[leader] = GONE;
  else if (box.isGeneric[leader]) own.at(p)[leader] = ABSENT;
  else if (heir !== NO_PIECE && p.at[heir] === GONE) own.due(p)[leader] = part.start;
  else if (heir === NO_PIECE && box.enters[leader] !== 0) {
    if (part.use.leaderEntry) own.due(p)[leader] = box.enters[leader];
    else own.at(p)[leader] = GONE;
  }
}

/** IMP-3.6.b, IMP-S.e */
function giveTitles(p: Position, { augusti, caesares, usurpers, guard }: ScenarioPart): void {
  for (const leader of augusti) bestow(p, leader, AUGUSTUS);
  for (const leader of caesares) bestow(p, leader, CAESAR);
  for (const leader of usurpers) {
    bestow(p, leader, USURPER);
    const front = partOf(p, p.at[leader]);
    setClaim(p, leader, { ...NO_CLAIM, front: front < p.box.fronts.length ? front : NO_CLAIM.front });
  }
  bestow(p, guard, GUARD);
}

/** IMP-S.e: units in a zone with a rebel leader are rebel, and free the Fronts of their bands (IMP-3.3.h). */
function rebel(p: Position): void {
  const { romanUnits, band } = p.box;
  for (const unit of romanUnits) {
    const at = p.at[unit];
    if (!onMap(at) || leadersOf(p, ENEMY, at) === 0) continue;
    if (!p.box.romanLeaders.some((leader) => p.at[leader] === at && p.side[leader] === ENEMY)) continue;
    changeSide(p, unit, ENEMY);
    if (band[unit] >= 0) p.freed |= 1 << band[unit];
  }
}
