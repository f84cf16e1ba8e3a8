/** The two fleets (IMP-3.5.i to IMP-3.5.s): where they are, who is aboard, who may go aboard and ashore. */
import type { Refusal } from "@rubicon/engine";
import { membersOf } from "@rubicon/series";
import { isSea, onMap, type Zone } from "./board.ts";
import { frontRefusal, isLandAtPeace } from "./limits.ts";
import { ROMAN } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import type { Position } from "./position.ts";
import { NO } from "./refusals/index.ts";
import { ROME, type Side } from "./sides.ts";
import { cameFrom, isMarked, LANDED, MOVED, partOf, piecesIn, unitsOf } from "./table.ts";
import { AUGUSTUS, CAESAR, hasTitle, ILL } from "./titles.ts";

/** IMP-3.5.j: combat units that a fleet carries. */
export const PLACES_ABOARD = 2;

/** IMP-TE.9.a */
const WRATH_OF_NEPTUNE = 9;

/** Where those are who are aboard. */
export const holdOf = ({ box }: Position, fleet: Piece): Zone => box.holds[fleet - box.firstFleet];

export const inPort = (p: Position, fleet: Piece): boolean => p.at[fleet] === p.box.station[fleet];

/** Everybody aboard, units first. */
export const aboard = (p: Position, fleet: Piece): Piece[] => piecesIn(p, ROME, holdOf(p, fleet));

/** Why a fleet may not be taken; null when it may. */
export function fleetRefusal(p: Position, side: Side, fleet: Piece): Refusal | null {
  if (side !== ROME) return NO.fleetsAreRomes; // IMP-R36
  if (!onMap(p.at[fleet])) return NO.notThere;
  if (p.event === WRATH_OF_NEPTUNE) return NO.neptune;
  return isMarked(p, fleet, MOVED) ? NO.hasMoved : null;
}

// Going aboard --------------------------------------------------------------------------------------------

/** IMP-3.5.n, IMP-3.5.j, IMP-R34: in its port only, and only those who have been there since the sequence began. */
export function boardRefusal(p: Position, fleet: Piece, piece: Piece): Refusal | null {
  const { box } = p;
  if (box.people[piece] !== ROMAN || p.side[piece] !== ROME) return NO.onlyRomansAboard;
  if (box.isFleet[piece] || !inPort(p, fleet) || p.at[piece] !== p.at[fleet]) return NO.notAtTheQuay;
  if (isMarked(p, piece, MOVED)) return NO.hasMoved;
  if (isMarked(p, piece, LANDED) || onMap(cameFrom(p, piece))) return NO.notAtTheQuay;
  if (box.isLeader[piece]) return hasTitle(p, piece, ILL) ? NO.isIll : null;
  return membersOf(p).filter((each) => box.isUnit[each]).length < PLACES_ABOARD ? null : NO.noPlaces;
}

/** IMP-3.5.s, IMP-R35: why those who would be aboard may not be carried from there. */
export function cargoRefusal(p: Position, cargo: readonly Piece[], from: Zone): Refusal | null {
  return escortRefusal(p, cargo) ?? (isSea(p.box, from) ? null : departureRefusal(p, cargo, from));
}

/** IMP-3.5.f, IMP-3.5.s: units of the garrison go with an Augustus or a Caesar, at sea too. */
function escortRefusal(p: Position, pieces: readonly Piece[]): Refusal | null {
  if (!pieces.some((piece) => p.box.isGarrison[piece])) return null;
  return pieces.some((piece) => hasTitle(p, piece, AUGUSTUS | CAESAR)) ? null : NO.garrisonAboard;
}

/** IMP-3.3.c, IMP-3.3.f: to sail out of one's Front is to leave it. */
function departureRefusal(p: Position, cargo: readonly Piece[], from: Zone): Refusal | null {
  const front = partOf(p, from);
  const leaving = cargo.filter((piece) => p.box.isLegion[piece] && p.box.band[piece] === front).length;
  return leaving === 0 ? null : frontRefusal(p, front, leaving);
}

// Sailing -------------------------------------------------------------------------------------------------

/** IMP-3.5.k, IMP-3.5.l, IMP-3.5.o: one step, from its port to the sea on which it opens, to another sea, or home. */
export function seawayRefusal(p: Position, fleet: Piece, to: Zone): Refusal | null {
  const { box } = p;
  const from = p.at[fleet];
  if (isSea(box, to)) {
    if (!box.isOpenSea[to]) return NO.closedSea;
    const reached = isSea(box, from) ? box.shores[from].includes(to) : to === box.outlet[fleet];
    return reached ? null : NO.noSeaway;
  }
  if (to !== box.station[fleet]) return NO.onlyOwnPort;
  return from === box.outlet[fleet] ? null : NO.noSeaway;
}

/** Zones to which it may sail. */
export const seawaysOf = (p: Position, fleet: Piece): Zone[] =>
  p.box.shores[p.at[fleet]].filter((zone) => seawayRefusal(p, fleet, zone) === null);

// Going ashore --------------------------------------------------------------------------------------------

/** IMP-3.5.p, IMP-3.5.h, IMP-3.5.s: why these may not land there together; whoever is there already is no matter of it (IMP-R34). */
export function landRefusal(p: Position, fleet: Piece, pieces: readonly Piece[], to: Zone): Refusal | null {
  const { box } = p;
  const from = p.at[fleet];
  if (!isSea(box, from)) return NO.stillInPort;
  if (isSea(box, to) || !box.shores[from].includes(to)) return NO.notOnThatCoast;
  if (pieces.some((piece) => box.isUnit[piece]) && isLandAtPeace(p, to)) return NO.landAtPeace;
  return escortRefusal(p, pieces);
}

export const isEmpty = (p: Position, fleet: Piece): boolean => {
  const hold = holdOf(p, fleet);
  return unitsOf(p, ROME, hold) + p.chiefs[2 * hold + ROME] === 0;
};
