/** What must hold of every position, whatever was played (section 2.9 of the rulings). Checked of what comes from outside, never in play. */
import { ABSENT, BOX, GONE, isInside, isSea, OFF, onMap, RESERVE, TO_COME, waitsIn, type Zone } from "./board.ts";
import { ALLEGIANCE, PEACE, ROMAN } from "./peoples.ts";
import { NO_PIECE, type Piece, REDUCED } from "./pieces.ts";
import { factionLeaders, hasTitle, isAssassin, type Position, PRETENDER } from "./position.ts";
import { followersOn, isOverthrown } from "./pretenders.ts";
import { BOTH, enemyOf, NOBODY, REP, SIDES } from "./sides.ts";
import { counterOf, ON_MAP } from "./stratagems.ts";

/** The first thing found wrong, or null. */
export function broken(p: Position): string | null {
  const { pieces, pieceIds } = p.box;
  for (const piece of pieces) {
    const fault = pieceFault(p, piece);
    if (fault) return `${pieceIds[piece]} ${fault}`;
  }
  return countFault(p) ?? peopleFault(p) ?? trackFault(p) ?? coupFault(p) ?? stackFault(p);
}

function pieceFault(p: Position, piece: Piece): string | null {
  const { box } = p;
  const at = p.at[piece];
  const isLeader = box.isLeader[piece];
  const people = box.people[piece];
  if (p.face[piece] === REDUCED && isLeader) return "is a leader and reduced";
  if (people !== ROMAN && p.side[piece] !== p.holder[people]) return "is not with its People";
  if (!onMap(at)) return offMapFault(p, piece);
  if (people === ROMAN && p.side[piece] === NOBODY) return "stands on the map and is nobody's";
  if (isAssassin(p, piece) && p.side[piece] !== REP) return "is an Assassin and no Republican"; // AIE-3.5.3.h
  if (isLeader && people === ROMAN && !box.hasFace[2 * piece + p.side[piece]]) return "has no such face"; // AIE-1.2.1.b
  // AIE-3.4.2.c, AIE-3.4.2.d
  if (isSea(box, at) && !box.isOpenSea[at]) return "is in a closed sea";
  if (box.isNaves[piece] && !isSea(box, at) && !box.isCoast[at]) return "is a ship inland";
  // AIE-3.4.1.t
  if (
    isSea(box, at) &&
    !box.isNaves[piece] &&
    p.ships[2 * at + p.side[piece]] === 0 &&
    !isParting(p) &&
    !isAboardOthers(p, at)
  )
    return "swims";
  // AIE-4.2.3.b, AIE-4.3.i
  if (people !== ROMAN && p.status[people] === PEACE && box.homeOf[at] !== people) return "is at peace and not at home";
  return null;
}

function offMapFault(p: Position, piece: Piece): string | null {
  const { box } = p;
  const at = p.at[piece];
  if (p.face[piece] === REDUCED) return "is reduced and off the map";
  if (p.marks[piece] !== 0) return "is off the map and marked";
  if (box.isLeader[piece]) {
    const known = at === ABSENT || at === TO_COME || at === GONE || (at === OFF && box.people[piece] !== ROMAN);
    return known ? null : "is in no place for a leader";
  }
  if (box.people[piece] !== ROMAN) return at === BOX || at === OFF ? null : "is in no place for a unit of a People";
  if (waitsIn(at) >= 0) return p.side[piece] === NOBODY ? "waits and is nobody's" : null;
  if (at === RESERVE) return p.side[piece] === NOBODY ? null : "is in the Reserve and somebody's";
  return at === GONE ? null : "is in no place for a Roman unit";
}

/** The counts by zone and side, and of legions by region and side, agree with the pieces. */
function countFault(p: Position): string | null {
  const { box } = p;
  const land = p.land.map(() => 0);
  const ships = [...land];
  const chiefs = [...land];
  const legions = p.legions.map(() => 0);
  for (const piece of box.pieces) {
    const at = p.at[piece];
    if (!onMap(at) || p.side[piece] === NOBODY) continue;
    const counts = box.isLeader[piece] ? chiefs : box.isNaves[piece] ? ships : land;
    counts[2 * at + p.side[piece]]++;
    if (box.isLegio[piece] && isInside(box, at)) legions[2 * box.region[at] + p.side[piece]]++;
  }
  for (const [counted, kept] of [
    [land, p.land],
    [ships, p.ships],
    [chiefs, p.chiefs],
  ])
    for (let i = 0; i < counted.length; i++)
      if (counted[i] !== kept[i]) return `the counts of ${box.zoneIds[box.zones[i >> 1]]} are wrong`;
  for (let i = 0; i < legions.length; i++)
    if (legions[i] !== p.legions[i]) return `the legions in ${box.regionIds[box.regions[i >> 1]]} are miscounted`;
  return null;
}

/** AIE-4.1.c */
function peopleFault(p: Position): string | null {
  const { box } = p;
  for (const people of box.peoples) {
    const status = p.status[people];
    // AIE-4.4.3.c: off the map it remembers who held it, for he will place it.
    const off = [...box.unitsOf[people], ...box.leadersOf[people]].some((piece) => p.at[piece] === OFF);
    if ((status === PEACE && !off) !== (p.holder[people] === NOBODY))
      return `${box.peopleIds[people]} has a wrong holder`;
    if (status === ALLEGIANCE && !box.isMajor[people]) return `${box.peopleIds[people]} is Minor and in allegiance`;
  }
  return null;
}

function trackFault(p: Position): string | null {
  const { box } = p;
  // AIE-5.1.1.i, AIE-5.1.1.j
  if (p.spqr < 0 || p.spqr > 5 || (p.spqr === 5 && p.outcome === null && !isOnTrial(p)))
    return "the SPQR marker is off its track";
  // AIE-6.3.4.a: the plague is where its counter lies, and that is a port.
  const lies = box.facesOf["foyer-de-peste"].some((face) => p.counter[counterOf(face)] === ON_MAP);
  if (onMap(p.plague) && !(lies && box.isPort[p.plague])) return "the plague has no counter or no port";
  for (const side of BOTH)
    if (factionLeaders(p, side).length > 2) return `the ${SIDES[side]} have more than two Faction Leaders`; // AIE-3.5.1.b
  // AIE-3.1.1.a: nobody holds a region only while a Triumvir or an invasion lasts, and then somebody held it before.
  for (const region of box.regions)
    if (p.control[region] === NOBODY && p.lastControl[region] === NOBODY)
      return `${box.regionIds[region]} never had a controller`;
  return null;
}

/** AIE-3.6.1.e, AIE-3.6.5.d: one Pretender to each faction, and every Triumvir in his region, which nobody controls. */
function coupFault(p: Position): string | null {
  const { romanLeaders, regions, regionIds, region: regionAt } = p.box;
  for (const side of BOTH) {
    const pretenders = romanLeaders.filter((each) => p.side[each] === side && hasTitle(p, each, PRETENDER));
    if (pretenders.length > 1) return `the ${SIDES[side]} have more than one Pretender`;
    // AIE-R91: nobody follows a Pretender whose coup is over.
    if (pretenders.length === 0 && !isOverthrown(p, enemyOf(side)) && followersOn(p, side).length > 0)
      return `the ${SIDES[side]} have followers of no Pretender`;
  }
  for (const region of regions) {
    const leader = p.triumvir[region];
    if (leader === NO_PIECE) continue;
    if (!onMap(p.at[leader]) || regionAt[p.at[leader]] !== region)
      return `${regionIds[region]} has a Triumvir elsewhere`;
    if (p.control[region] !== NOBODY) return `${regionIds[region]} is neutral and somebody's`;
  }
  return null;
}

/** AIE-R77: whoever holds Imperium may still save the Republic. */
const isOnTrial = (p: Position): boolean => p.stack.some(({ step }) => step === "verdict");

/** AIE-3.5.3.j: whoever has just turned against Caesar stands among his troops until the stack is divided, at sea too. */
const isParting = (p: Position): boolean => p.stack.some(({ step }) => step === "partings");

/** AIE-4.4.1.i: from F.4 to the winter a People may be aboard ships that were given to the other. */
const isAboardOthers = (p: Position, sea: Zone): boolean =>
  p.ships[2 * sea] + p.ships[2 * sea + 1] > 0 && p.stack.some(({ step }) => step === "winterOfShips");

function stackFault(p: Position): string | null {
  if ((p.stack.length === 0) !== (p.outcome !== null))
    return p.outcome ? "the game is over and goes on" : "the game stopped";
  for (const frame of p.stack) {
    if (frame.step === "deploy" && frame.piece !== NO_PIECE && p.side[frame.piece] !== frame.side)
      return "a piece of the other side is being deployed";
  }
  return null;
}
