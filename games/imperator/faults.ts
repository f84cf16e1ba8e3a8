/** What must hold of every position, whatever was played. Checked of what comes from outside, never in play. */
import { ABSENT, BOX, DEAD, GONE, isHold, isSea, NOWHERE, onMap, TO_COME, WITHDRAWN, type Zone } from "./board.ts";
import { PEACE, ROMAN, ROMANS, WAR } from "./peoples.ts";
import { type Piece, REDUCED } from "./pieces.ts";
import { CLEAN, STRICKEN, TAINTED } from "./plague.ts";
import type { Position } from "./position.ts";
import { ENEMY, MUTINY, NOBODY, ROME } from "./sides.ts";
import { ON_MAP, stratagemNamed, TITLES, type Title } from "./stratagems.ts";
import { mutineersIn, sideOfPeople } from "./table.ts";
import { AUGUSTUS, CAESAR, GUARD, hasTitle, holdersOf, isCivilWar, USURPER } from "./titles.ts";

/** The first thing found wrong, or null. */
export function broken(p: Position): string | null {
  const { pieces, pieceIds } = p.box;
  for (const piece of pieces) {
    const fault = pieceFault(p, piece);
    if (fault) return `${pieceIds[piece]} ${fault}`;
  }
  return countFault(p) ?? titleFault(p) ?? enemyFault(p) ?? markerFault(p) ?? stackFault(p);
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
  if (box.isVexillation[piece]) return at === BOX || at === WITHDRAWN ? null : "is in no place for a vexillation";
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

/** Titles that lie on the map: in Ctesiphon, in Rome, with mutineers, where the plague is. */
const LYING: readonly Title[] = [
  "coup_etat_parthe",
  "intrigue_au_senat",
  "mutinerie",
  "foyer_de_peste",
  "epidemie_de_peste",
];

function markerFault(p: Position): string | null {
  const { counters, counterIds, borne, ctesiphon, roma } = p.box;
  for (const counter of counters) {
    const at = p.lies[counter];
    if ((p.counter[counter] === ON_MAP) !== (at !== NOWHERE))
      return `${counterIds[counter]} lies on the map and does not`;
    if (at === NOWHERE) continue;
    const title = TITLES[borne[counter]];
    if (!LYING.includes(title)) return `${counterIds[counter]} has no business on the map`;
    // IMP-6.1.a, IMP-6.2.n, IMP-6.3.l
    if (title === "coup_etat_parthe" && at !== ctesiphon) return "the Parthian coup is not in Ctesiphon";
    if (title === "intrigue_au_senat" && at !== roma) return "the intrigue is not in Rome";
    if (title === "mutinerie" && mutineersIn(p, at) === 0) return "a marker of mutiny lies where nobody rebels";
  }
  return mutinyFault(p) ?? plagueFault(p);
}

/** IMP-R112, IMP-R78: no zone has two markers, and where there are mutineers there is one somewhere. */
function mutinyFault(p: Position): string | null {
  const { land, zoneIds } = p.box;
  let [zones, markers] = [0, 0];
  for (const zone of land) {
    const lying = lyingIn(p, "mutinerie", zone);
    if (lying > 1) return `two markers of mutiny lie in ${zoneIds[zone]}`;
    if (mutineersIn(p, zone) > 0) zones++;
    markers += lying;
  }
  return zones > 0 && markers === 0 ? "there are mutineers and no marker" : null;
}

function lyingIn(p: Position, title: Title, zone: Zone): number {
  const { copiesOf } = p.box;
  return copiesOf[stratagemNamed(title)].filter((counter) => p.lies[counter] === zone).length;
}

/** IMP-6.3.e, IMP-6.3.h: stricken where a counter lies, tainted beside an epidemic, and nowhere else. */
function plagueFault(p: Position): string | null {
  const { land, zoneIds, waysFrom } = p.box;
  for (const zone of land) {
    const focus = lyingIn(p, "foyer_de_peste", zone) + lyingIn(p, "epidemie_de_peste", zone) > 0;
    const beside = waysFrom[zone].some(({ to }) => lyingIn(p, "epidemie_de_peste", to) > 0);
    if (p.infested[zone] !== (focus ? STRICKEN : beside ? TAINTED : CLEAN))
      return `the plague in ${zoneIds[zone]} is not as it should be`;
  }
  return null;
}

/** IMP-4.3.b: rebel units need a rebel leader. IMP-4.2.k: what may not be together. IMP-3.3.h: Fronts are free in a civil war alone. */
function enemyFault(p: Position): string | null {
  const { units, people, pieceIds, zoneIds, category, armenia, romanLeaders, frontIds, fronts } = p.box;
  const kinds = new Map<Zone, number>();
  for (const unit of units) {
    const at = p.at[unit];
    if (!onMap(at) || p.side[unit] !== ENEMY || people[unit] === armenia) continue;
    const kind = people[unit] === ROMAN ? ROMANS : category[people[unit]];
    if ((kinds.get(at) ?? kind) !== kind) return `pieces that may not be together stand in ${zoneIds[at]}`;
    kinds.set(at, kind);
    if (kind === ROMANS && !romanLeaders.some((leader) => p.at[leader] === at && p.side[leader] === ENEMY))
      return `${pieceIds[unit]} rebels without a leader`;
  }
  if (!isCivilWar(p) && p.freed !== 0)
    return `${frontIds[fronts[Math.log2(p.freed & -p.freed)]]} is free in times of peace`;
  for (const leader of romanLeaders)
    if (p.claim[leader] !== 0 && !hasTitle(p, leader, USURPER))
      return `${pieceIds[leader]} has a claim and is no usurper`;
  return null;
}

function stackFault(p: Position): string | null {
  if ((p.stack.length === 0) !== (p.outcome !== null))
    return p.outcome ? "the game is over and goes on" : "the game stopped";
  return null;
}
