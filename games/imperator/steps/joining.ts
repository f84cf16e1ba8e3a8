/** Who may set out, and who may go along (IMP-3.5.a to IMP-3.5.f, IMP-4.3.a, IMP-4.3.e to IMP-4.3.h, IMP-TE.4, IMP-TE.6). */
import type { Refusal } from "@rubicon/engine";
import { isHold, isLand, onMap, type Zone } from "../board.ts";
import type { FrameAt } from "../frames.ts";
import { alone, commandRefusal, type Party, partyWith } from "../party.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ENEMY, MUTINY, ROME, type Side } from "../sides.ts";
import { keepsRome } from "../summons.ts";
import { GROUP, isMarked, MOVED, unitsOf, WON } from "../table.ts";
import { hasTitle, ILL } from "../titles.ts";
import { loneRefusal, nowhereRefusal } from "./lone-units.ts";
import { canMarch, marchRefusal } from "./marching.ts";

type Group = FrameAt<"group">;

/** A group that is about to set out. */
export const setOut = (side: Side, from: Zone): Group => ({
  step: "group",
  side,
  from,
  zone: from,
  spent: 0,
  free: false,
  gone: false,
  laden: false,
  won: false,
});

/** Why a leader or a unit may not be taken first; null when it may. */
export function takeRefusal(p: Position, side: Side, piece: Piece): Refusal | null {
  const stays = readyRefusal(p, side, piece);
  if (stays) return stays;
  if (p.box.isLeader[piece]) return leaderRefusal(p, side, piece);
  return loneRefusal(p, piece) ?? nowhereRefusal(p, piece);
}

/** Why a piece does not move at all in this E.1. */
export function readyRefusal(p: Position, side: Side, piece: Piece): Refusal | null {
  const { box } = p;
  if (!onMap(p.at[piece])) return NO.notThere;
  const stranger = ownerRefusal(p, side, piece);
  if (stranger) return stranger;
  if (isMarked(p, piece, MOVED)) return NO.hasMoved;
  if (isHold(box, p.at[piece])) return NO.aboard;
  if (!box.isLeader[piece]) return null;
  if (hasTitle(p, piece, ILL)) return NO.isIll;
  return keepsRome(p, piece) ? NO.staysInRome : null;
}

/** IMP-4.2.a, IMP-6.3.k, IMP-R43: units of a People at peace, which are nobody's, are moved by the Enemy all the same. */
function ownerRefusal(p: Position, side: Side, piece: Piece): Refusal | null {
  const { isLeader, people } = p.box;
  const owner = p.side[piece];
  if (owner === side) return null;
  if (owner === MUTINY) return NO.inMutiny;
  if (side !== ENEMY || people[piece] === ROMAN || owner === ROME) return NO.notYours;
  return isLeader[piece] ? NO.leaderAtPeace : null;
}

/** A leader needs somebody to lead, or a way for himself. */
function leaderRefusal(p: Position, side: Side, leader: Piece): Refusal | null {
  const at = p.at[leader];
  const party = alone(p, side, leader);
  // What is seen fastest comes first.
  if (!party.called && p.box.waysFrom[at].length > 0 && hasFollower(p, leader)) return null;
  return nowhereFor(p, setOut(side, at), party);
}

/** Why a party has nowhere to go at all: the first reason found; null when it has. */
function nowhereFor(p: Position, f: Group, party: Party): Refusal | null {
  const ways = p.box.waysFrom[f.zone];
  let why: Refusal = NO.nowhereToGo;
  for (let i = 0; i < ways.length; i++) {
    const refusal = marchRefusal(p, f, party, ways[i]);
    if (refusal === null) return null;
    if (why === NO.nowhereToGo) why = refusal;
  }
  return why;
}

/** A unit that he could take along. */
function hasFollower(p: Position, leader: Piece): boolean {
  const { people, romanUnits, unitsOf: unitsOfPeople } = p.box;
  const at = p.at[leader];
  const side = p.side[leader];
  if (unitsOf(p, side, at) === 0) return false;
  const party = alone(p, side, leader);
  const all = people[leader] === ROMAN ? romanUnits : unitsOfPeople[people[leader]];
  for (let i = 0; i < all.length; i++) {
    const unit = all[i];
    if (p.at[unit] !== at || p.side[unit] !== side || isMarked(p, unit, MOVED)) continue;
    if (bandRefusal(p, party, unit) === null && commandRefusal(p, party, unit) === null) return true;
  }
  return false;
}

/** Why a piece may not join the group; null when it may. */
export function joinRefusal(p: Position, f: Group, party: Party, piece: Piece): Refusal | null {
  const { isFleet, isLeader } = p.box;
  if (isMarked(p, piece, GROUP)) return NO.alreadyWith;
  // IMP-3.5.c, IMP-R31: only units won over on the way are picked up.
  if (onMap(p.at[piece]) && p.side[piece] === f.side && !isLate(p, f, piece)) return NO.notPickedUp;
  const stays = readyRefusal(p, f.side, piece);
  if (stays) return stays;
  if (isFleet[piece] || !isLand(p.box, p.at[piece])) return NO.onlyByShip;
  if (p.side[piece] !== f.side) return NO.homeAtPeace; // IMP-R43
  if (party.leaders === 0) return NO.leaderFirst;
  const stranger = bandRefusal(p, party, piece);
  if (stranger) return stranger;
  const full = isLeader[piece] ? null : commandRefusal(p, party, piece);
  if (full) return full;
  return dutyOfParty(p, f, party, piece);
}

const isLate = (p: Position, f: Group, piece: Piece): boolean =>
  p.at[piece] === f.zone && (!f.gone || isMarked(p, piece, WON));

/** IMP-4.3.f, IMP-3.5.t, IMP-4.2.f: each People by itself; rebel garrisons and Armenians with nobody. */
function bandRefusal(p: Position, party: Party, piece: Piece): Refusal | null {
  const { armenia, isGarrison, people } = p.box;
  if (people[piece] === armenia) return NO.armeniansStay;
  if (people[piece] !== party.people) return NO.ownPeopleOnly;
  return isGarrison[piece] && p.side[piece] === ENEMY ? NO.garrisonOfRebels : null;
}

/** IMP-TE.6.b: whoever goes with an Augustus on his way to Rome must not keep him from it. */
function dutyOfParty(p: Position, f: Group, party: Party, piece: Piece): Refusal | null {
  const larger = party.called ? partyWith(p, party, piece) : null;
  return larger === null || canMarch(p, f, larger) ? null : NO.withoutUnits;
}
