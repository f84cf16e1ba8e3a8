/** The table as a scenario begins. */
import { by, type Options, rowOf } from "@rubicon/engine";
import { BOX, GONE, NOWHERE, onMap, RESERVE, type Region, TO_COME, type Zone } from "./board.ts";
import type { Box } from "./box.ts";
import { switched } from "./options.ts";
import { ALLEGIANCE, PEACE, type People, ROMAN, type Status, WAR } from "./peoples.ts";
import { AFTER_CAESAR, FROM_THE_START, FULL, NO_PIECE, type Piece, REDUCED } from "./pieces.ts";
import { FACTION_LEADER, FIRST_TURN, own, Position, put, setStatus } from "./position.ts";
import type { Scenario, ScenarioPart } from "./scenarios.ts";
import { AT_FIRST, enemyOf, NOBODY, type Person, type Side } from "./sides.ts";
import { type Counter, CUP, type Pile } from "./stratagems.ts";

/** Everything in its box, before anything is set up. */
export function emptyPosition(box: Box, scenario: Scenario, options: number): Position {
  const pieces = box.pieces.length;
  const peoples = box.peoples.length;
  const regions = box.regions.length;
  const { start, spqr, control, roma, initiative } = box.scenarios[scenario];
  return new Position({
    box,
    shared: 0,
    at: by<Piece, Zone>(box.pieces.map((piece) => offMap(box, piece))),
    face: by<Piece, number>(rowOf(pieces, FULL)),
    side: by<Piece, Side>(rowOf(pieces, NOBODY)),
    marks: by<Piece, number>(rowOf(pieces, 0)),
    title: by<Piece, number>(rowOf(pieces, 0)),
    due: by<Piece, number>(rowOf(pieces, 0)),
    land: rowOf(2 * box.zones.length, 0),
    ships: rowOf(2 * box.zones.length, 0),
    chiefs: rowOf(2 * box.zones.length, 0),
    legions: rowOf(2 * regions, 0),
    status: by<People, Status>(rowOf(peoples, PEACE)),
    holder: by<People, Side>(rowOf(peoples, NOBODY)),
    ban: by<People, number>(rowOf(peoples, 0)),
    control: by<Region, Side>([...control]),
    lastControl: by<Region, Side>([...control]),
    triumvir: by<Region, Piece>(rowOf(regions, NO_PIECE)),
    intruder: by<Region, Side>(rowOf(regions, NOBODY)),
    recruited: rowOf(4 * regions, 0),
    counter: by<Counter, Pile>(rowOf(box.counters.length, CUP)),
    sequences: by<Side, number>([0, 0]),
    leads: by<Side, Person>([...AT_FIRST]),
    scenario,
    options,
    year: start,
    spqr,
    score: 0,
    roma,
    initiative,
    extra: NOBODY,
    event: 0,
    halvings: 0,
    plague: NOWHERE,
    flags: FIRST_TURN,
    outcome: null,
    stack: [],
  });
}

/** Where a piece is that nobody has: Roman units in the Reserve, those of Peoples in their box. */
function offMap(box: Box, piece: Piece): Zone {
  if (box.isLeader[piece]) return TO_COME;
  return box.people[piece] === ROMAN ? RESERVE : BOX;
}

/** AIE-3.3.1.a, AIE-S0.a, AIE-S0.h: the table as the scenario sets it up. */
export function setUp(box: Box, scenario: Scenario, options: Options): Position {
  const p = emptyPosition(box, scenario, switched(options));
  const part = box.scenarios[scenario];
  for (const { piece, zone, side } of part.placed) {
    own.side(p)[piece] = side;
    put(p, piece, zone);
    // AIE-S6.j
    if (part.rules.recruitsReduced && box.isRecruit[piece]) own.face(p)[piece] = REDUCED;
  }
  for (const leader of part.factionLeaders) own.title(p)[leader] |= FACTION_LEADER;
  for (const leader of box.romanLeaders) bookEntry(p, part, leader);
  for (const people of box.peoples)
    if (box.isMajor[people] || part.war.some(([other]) => other === people)) comeHome(p, people, part.foreignLeaders);
  for (const leader of box.foreignLeaders) {
    // AIE-NT.b, AIE-NT.f: by date; whoever has gone before the scenario begins does not come back.
    if (onMap(p.at[leader])) continue;
    const later = box.enters[leader] > part.start && box.enters[leader] !== FROM_THE_START;
    const heir = box.follows[leader] !== NO_PIECE && onMap(p.at[box.follows[leader]]);
    if (later) own.due(p)[leader] = box.enters[leader];
    else if (!heir) own.at(p)[leader] = GONE;
  }
  for (const [people, side] of part.war) setStatus(p, people, WAR, side);
  for (const [people, side] of part.allegiance) setStatus(p, people, ALLEGIANCE, side);
  p.stack.push({ step: "year" });
  if (part.deployment === "free")
    for (const side of [enemyOf(part.initiative), part.initiative])
      p.stack.push({ step: "deploy", side, piece: NO_PIECE });
  if (part.rules.dolabella !== null) p.stack.push({ step: "lot" });
  return p;
}

/** AIE-LT.a, AIE-LT.b, AIE-LT.e: when a leader who is not on the map will enter. */
function bookEntry(p: Position, { lateLeaders }: ScenarioPart, leader: Piece): void {
  if (onMap(p.at[leader])) return;
  const enters = p.box.enters[leader];
  own.side(p)[leader] = p.box.firstSide[leader];
  if (enters === AFTER_CAESAR ? lateLeaders === "none" : lateLeaders !== "by-table") own.at(p)[leader] = GONE;
  else if (enters !== AFTER_CAESAR) own.due(p)[leader] = enters;
}

/** AIE-4.2.3.b, AIE-4.2.2.c: a People at home, its units spread over its zones of origin, with these of its leaders. */
function comeHome(p: Position, people: People, present: readonly Piece[]): void {
  const homes = p.box.homes[people];
  for (const [i, unit] of p.box.unitsOf[people].entries()) put(p, unit, homes[i % homes.length]);
  for (const leader of p.box.leadersOf[people]) if (present.includes(leader)) put(p, leader, homes[0]);
}
