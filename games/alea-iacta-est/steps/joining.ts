/** Who may set out, and who may go along (AIE-3.4.1.b to AIE-3.4.1.j, AIE-3.4.2.a, AIE-3.4.2.b, AIE-3.4.2.p, AIE-4.3). */
import type { Refusal } from "@rubicon/engine";
import { AGITATION, homewardOf, isAtGoal } from "../agitation.ts";
import { isInside, isSea, onMap, type Zone } from "../board.ts";
import type { FrameAt } from "../frames.ts";
import { alone, commandRefusal, type Party, partyWith } from "../party.ts";
import { PEACE, ROMAN, WAR } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import {
  actsAsRoman,
  FIRST_SEQUENCE_OVER,
  GROUP,
  hasTitle,
  ILL,
  isFlagged,
  isMarked,
  isNeutral,
  MOVED,
  type Position,
} from "../position.ts";
import { NO } from "../refusals/index.ts";
import { isRubicon } from "../rubicon.ts";
import type { Side } from "../sides.ts";
import { loneRefusal, nowhereRefusal } from "./lone-units.ts";
import { canMarch } from "./marching.ts";

type Group = FrameAt<"group">;

/** AIE-EV9.a, AIE-R131: in its year nobody sets out by sea. */
const NEPTUNE = 9;

/** A group that is about to set out. */
export const setOut = (side: Side, from: Zone, sea: boolean): Group => ({
  step: "group",
  side,
  from,
  zone: from,
  spent: 0,
  inside: false,
  transit: false,
  shed: 0,
  sea,
  gone: false,
});

/** Why a piece may not be taken first; null when it may. */
export function takeRefusal(p: Position, side: Side, piece: Piece): Refusal | null {
  const stays = readyRefusal(p, side, piece);
  if (stays) return stays;
  if (p.box.isLeader[piece]) return leaderRefusal(p, side, piece);
  return loneRefusal(p, piece) ?? nowhereRefusal(p, piece);
}

/** Why a piece does not move at all in this E.1. */
function readyRefusal(p: Position, side: Side, piece: Piece): Refusal | null {
  const { people, isLeader } = p.box;
  const at = p.at[piece];
  if (!onMap(at)) return NO.notThere;
  // AIE-4.3.a, AIE-4.3.i, AIE-4.2.3.b
  if (p.side[piece] !== side)
    return people[piece] !== ROMAN && p.status[people[piece]] === PEACE ? NO.movesAtPeace : NO.notYours;
  if (isMarked(p, piece, MOVED)) return NO.hasMoved;
  if (isNeutral(p, at)) return NO.isNeutral;
  // AIE-S1.g, AIE-R160: the leaders who flee from Roma, and they alone.
  if (isRubicon(p, side) && !isFlagged(p, FIRST_SEQUENCE_OVER) && (at !== p.box.roma || !isLeader[piece]))
    return NO.onlyFromRoma;
  if (!isLeader[piece]) return null;
  if (hasTitle(p, piece, ILL)) return NO.isIll;
  return isAtGoal(p, piece) ? NO.staysInCity : null;
}

/** A leader needs a way for himself, or somebody to lead. */
function leaderRefusal(p: Position, side: Side, leader: Piece): Refusal | null {
  const at = p.at[leader];
  if (isSea(p.box, at)) {
    if (p.event === NEPTUNE) return NO.neptune;
    return hasFollower(p, leader, true) ? null : NO.aboard;
  }
  // What is seen fastest comes first.
  if (p.box.waysFrom[at].length > 0 && hasFollower(p, leader, false)) return null;
  if (p.event !== NEPTUNE && hasFollower(p, leader, true)) return null;
  if (canMarch(p, setOut(side, at, false), alone(p, leader))) return null;
  return !actsAsRoman(p, leader) && isInside(p.box, at) ? NO.notAloneInside : NO.nowhereToGo;
}

/** A ship, or a land unit, that he could take along. */
function hasFollower(p: Position, leader: Piece, ship: boolean): boolean {
  const { naves, units, isNaves } = p.box;
  const at = p.at[leader];
  const counts = ship ? p.ships : p.land;
  if (counts[2 * at + p.side[leader]] === 0) return false;
  const all = ship ? naves : units;
  for (let i = 0; i < all.length; i++) {
    const unit = all[i];
    if (p.at[unit] !== at || p.side[unit] !== p.side[leader] || isNaves[unit] !== ship) continue;
    if (!isMarked(p, unit, MOVED) && mayLead(p, leader, unit)) return true;
  }
  return false;
}

/** AIE-4.3.f, AIE-4.3.p: Roman leaders lead Romans and allies, all others their own People. */
function mayLead(p: Position, leader: Piece, unit: Piece): boolean {
  const { people } = p.box;
  if (people[leader] === people[unit]) return true;
  return actsAsRoman(p, leader) && (people[unit] === ROMAN || p.status[people[unit]] !== WAR);
}

/** Why a piece may not join the group; null when it may. */
export function joinRefusal(p: Position, f: Group, party: Party, piece: Piece): Refusal | null {
  if (isMarked(p, piece, GROUP)) return NO.alreadyWith;
  if (p.side[piece] === f.side && onMap(p.at[piece])) {
    // AIE-3.4.1.d, AIE-R123
    if (f.gone || p.at[piece] !== f.from) return NO.notPickedUp;
    if (f.sea && isMarked(p, piece, MOVED)) return NO.notAtTheQuay;
  }
  const stays = readyRefusal(p, f.side, piece);
  if (stays) return stays;
  if (party.leaders === 0) return NO.leaderFirst;
  const stranger = kinRefusal(p, party, piece);
  if (stranger) return stranger;
  const { isLeader, isNaves } = p.box;
  const full = isLeader[piece] ? null : isNaves[piece] ? shipRefusal(p, party, piece) : roomRefusal(p, f, party, piece);
  if (full) return full;
  return dutyOfParty(p, f, party, piece);
}

/** AIE-4.3.f, AIE-4.2.4.c: a People at war goes by itself. */
function kinRefusal(p: Position, party: Party, piece: Piece): Refusal | null {
  const people = p.box.people[piece];
  const tribe = people !== ROMAN && p.status[people] === WAR ? people : ROMAN;
  if (tribe === party.tribe) return null;
  return tribe === ROMAN || party.tribe === ROMAN ? NO.noRomansWithWarriors : NO.ownPeopleOnly;
}

/** AIE-3.4.2.a, AIE-4.3.b: any number of ships, but with somebody who may lead them. */
function shipRefusal(p: Position, party: Party, ship: Piece): Refusal | null {
  const { people, leadersOf } = p.box;
  if (p.event === NEPTUNE) return NO.neptune;
  if (party.romanLeaders > 0 || party.tribe !== ROMAN) return null;
  const own = people[ship] !== ROMAN && leadersOf[people[ship]].some((leader) => isMarked(p, leader, GROUP));
  return own ? null : NO.alliedLeadersLeadTheirOwn;
}

/** AIE-3.4.1.b, AIE-3.4.2.k, AIE-3.4.2.o: room under the leaders' command, and on the ships. */
function roomRefusal(p: Position, f: Group, party: Party, unit: Piece): Refusal | null {
  const full = commandRefusal(p, party, unit);
  if (full || !f.sea) return full;
  if (isSea(p.box, f.from) && party.naves === 0) return NO.aboard;
  if (party.land >= party.places) return NO.noPlaces;
  return p.box.isLegio[unit] && party.legions >= party.legionPlaces ? NO.noPlaces : null;
}

/** AIE-EV6.a, AIE-R163: whoever goes with a Faction Leader on his way home must not keep him from it. */
function dutyOfParty(p: Position, f: Group, party: Party, piece: Piece): Refusal | null {
  if (p.event !== AGITATION) return null;
  if (party.homeward.length === 0 && homewardOf(p, piece) === null) return null;
  const larger = partyWith(p, party, piece);
  return larger.naves === 0 && canMarch(p, f, larger) ? null : NO.onlyHomeward;
}
