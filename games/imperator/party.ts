/** Who goes together: what the rules of movement ask of a group, seen at one glance. */
import type { Refusal } from "@rubicon/engine";
import { isBadWeather, membersOf, pointsOf } from "@rubicon/series";
import { type People, ROMAN } from "./peoples.ts";
import { NO_PIECE, type Piece } from "./pieces.ts";
import type { Position } from "./position.ts";
import { NO } from "./refusals/index.ts";
import type { Side } from "./sides.ts";
import { isCalled, keepsRome } from "./summons.ts";
import { quOf, spOf } from "./table.ts";
import { AUGUSTUS, CAESAR, hasTitle } from "./titles.ts";

export interface Party {
  readonly side: Side;
  /** IMP-4.3.f: a People goes by itself; ROMAN for Romans. */
  people: People;
  leaders: number;
  units: number;
  /** IMP-3.5.f, IMP-3.5.g: of them, those who follow nobody but an Augustus or a Caesar. */
  garrison: number;
  /** IMP-R31: units that the leaders lead together, and those whom the Augusti and Caesares among them do. */
  command: number;
  titled: number;
  /** Legions of each Front, as numbers of five bits each. */
  bands: number;
  /** One of the units, or else of the leaders: what land is closed to him is closed to all. */
  foremost: Piece;
  /** IMP-TE.6.a: an Augustus is among them who has to go to Rome, or who has to stay there. */
  called: boolean;
  bound: boolean;
}

const nobody = (side: Side): Party => ({
  side,
  people: ROMAN,
  leaders: 0,
  units: 0,
  garrison: 0,
  command: 0,
  titled: 0,
  bands: 0,
  foremost: NO_PIECE,
  called: false,
  bound: false,
});

/** Legions of a Front in the party. */
const BAND_BITS = 5;
export const legionsOf = ({ bands }: Party, front: number): number => (bands >> (BAND_BITS * front)) & 31;

function join(p: Position, party: Party, piece: Piece): void {
  const { band, cc, isGarrison, isLeader, isLegion, people } = p.box;
  party.people = people[piece];
  if (isLeader[piece]) {
    party.leaders++;
    party.command += cc[piece];
    if (hasTitle(p, piece, AUGUSTUS | CAESAR)) party.titled += cc[piece];
    if (isCalled(p, piece)) party.called = true;
    if (keepsRome(p, piece)) party.bound = true;
    if (party.units === 0) party.foremost = piece;
    return;
  }
  party.units++;
  party.foremost = piece;
  if (isGarrison[piece]) party.garrison++;
  if (isLegion[piece]) party.bands += 1 << (BAND_BITS * band[piece]);
}

/** A party of all these. */
export function together(p: Position, side: Side, members: readonly Piece[]): Party {
  const party = nobody(side);
  for (let i = 0; i < members.length; i++) join(p, party, members[i]);
  return party;
}

export const partyOf = (p: Position, side: Side): Party => together(p, side, membersOf(p));

/** A party of one. */
export function alone(p: Position, side: Side, piece: Piece): Party {
  const party = nobody(side);
  join(p, party, piece);
  return party;
}

/** The same party with one more. */
export function partyWith(p: Position, party: Party, piece: Piece): Party {
  const larger = { ...party };
  join(p, larger, piece);
  return larger;
}

/** Leaders first, then units, the strongest first. */
export function inRank(p: Position, pieces: readonly Piece[]): Piece[] {
  const { isFleet, isLeader } = p.box;
  const rank = (piece: Piece): number =>
    isFleet[piece] ? 2000 : isLeader[piece] ? 1000 : 10 * spOf(p, piece) + quOf(p, piece);
  return pieces.toSorted((a, b) => rank(b) - rank(a) || a - b);
}

/** IMP-1.1.d, IMP-1.2.b, IMP-3.5.b, IMP-TE.2.a */
export const allowanceOf = (p: Position, { units }: Party): number => pointsOf(p.event, units > 0);

/** The refusal that fits a party which has not the points for a step. */
export function tired(p: Position, { units }: Party): Refusal {
  if (isBadWeather(p.event)) return NO.badWeather;
  return units > 0 ? NO.groupTired : NO.leaderTired;
}

/** IMP-3.5.b, IMP-3.5.f, IMP-4.3.f, IMP-R31: whether one more unit can be led. */
export function commandRefusal(p: Position, party: Party, unit: Piece): Refusal | null {
  if (party.units >= party.command) return party.people === ROMAN ? NO.overCommand : NO.overCommandOfPeople;
  if (!p.box.isGarrison[unit]) return null;
  if (party.titled === 0) return NO.garrisonNeedsEmperor;
  return party.garrison >= party.titled ? NO.garrisonNeedsRoom : null;
}

/** IMP-R119: a leader has died on the march, and the others cannot lead all of them. */
export const isBereft = ({ units, command, garrison, titled, leaders }: Party): boolean =>
  units > command || garrison > titled || leaders === 0;

/** Whether it is one of those whom nobody can lead any more. */
export const isBurden = (p: Position, { units, command }: Party, unit: Piece): boolean =>
  p.box.isGarrison[unit] || units > command;
