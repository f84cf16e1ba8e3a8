/** Who can evade a battle (IMP-8.1, IMP-R83): which leader, with whom, and where to. */
import type { Refusal } from "@rubicon/engine";
import { bestBy, type Company, waysOutBy } from "@rubicon/series";
import type { Zone } from "./board.ts";
import { frameOf } from "./frames.ts";
import { companyRefusal, loneChiefRefusal } from "./limits.ts";
import { ROMAN } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import type { Position } from "./position.ts";
import { NO } from "./refusals/index.ts";
import { ENEMY, type Side } from "./sides.ts";
import { keepsRome } from "./summons.ts";
import { combatUnitsIn, GROUP, isMarked, leadersIn, piecesIn, TRIED } from "./table.ts";
import { AUGUSTUS, CAESAR, hasTitle, ILL } from "./titles.ts";
import { outRefusal, refusalForAll } from "./ways-out.ts";

/** IMP-8.1.d */
const barredIn = (p: Position): readonly Zone[] => frameOf(p, "battle")?.origins ?? [];

/** IMP-R92, IMP-R119, IMP-TE.6.a: a sick man cannot leave, and he who must keep Rome may not. */
function boundRefusal(p: Position, leader: Piece): Refusal | null {
  if (hasTitle(p, leader, ILL)) return NO.isIll;
  return keepsRome(p, leader) ? NO.staysInRome : null;
}

/** IMP-4.3.f, IMP-R83: Romans lead Romans, leaders of a People their own. */
const leads = (p: Position, leader: Piece, unit: Piece): boolean => p.box.people[leader] === p.box.people[unit];

/** IMP-3.5.f, IMP-R108: the garrison follows an Augustus or a Caesar who goes too; that of a usurper goes nowhere. */
function garrisonRefusal(p: Position, unit: Piece, group: readonly Piece[]): Refusal | null {
  if (!p.box.isGarrison[unit]) return null;
  if (p.side[unit] === ENEMY) return NO.garrisonOfRebels;
  return group.some((piece) => hasTitle(p, piece, AUGUSTUS | CAESAR)) ? null : NO.garrisonNeedsEmperor;
}

// Where to --------------------------------------------------------------------------------------------------

/** Zones for a group as it is. */
export function slipRefusal(p: Position, group: readonly Piece[], from: Zone, to: Zone): Refusal | null {
  return refusalForAll(p, group, from, to, barredIn(p)) ?? loneChiefRefusal(p, group, from, to);
}

/** Zones for a group as it is, or as it would be with one of the units that its leader can take along (IMP-4.3.n). */
function openRefusal(p: Position, group: readonly Piece[], leader: Piece, from: Zone, to: Zone): Refusal | null {
  const refusal = refusalForAll(p, group, from, to, barredIn(p));
  if (refusal !== null) return refusal;
  const alone = loneChiefRefusal(p, group, from, to);
  if (alone === null) return null;
  for (const unit of combatUnitsIn(p, p.side[leader], from))
    if (leads(p, leader, unit) && p.box.cc[leader] > 0 && slipRefusal(p, [...group, unit], from, to) === null)
      return null;
  return alone;
}

/** IMP-8.1.b: those who are on their way from a zone, and where they can go together. */
export function companyOf(p: Position, side: Side, leader: Piece, zone: Zone): Company {
  const group = piecesIn(p, side, zone).filter((piece) => isMarked(p, piece, GROUP));
  return { group, ways: openWays(p, group, leader, zone) };
}

const openWays = (p: Position, group: readonly Piece[], leader: Piece, zone: Zone): Zone[] =>
  waysOutBy(p.box.waysFrom[zone], (to) => openRefusal(p, group, leader, zone, to));

export const slipWays = (p: Position, group: readonly Piece[], zone: Zone): Zone[] =>
  waysOutBy(p.box.waysFrom[zone], (to) => slipRefusal(p, group, zone, to));

// Who -------------------------------------------------------------------------------------------------------

/** Why a leader there cannot try, whoever else could. */
export function evaderRefusal(p: Position, leader: Piece): Refusal | null {
  if (isMarked(p, leader, TRIED)) return NO.triedAlready; // IMP-R83
  const bound = boundRefusal(p, leader);
  if (bound !== null) return bound;
  return openWays(p, [leader], leader, p.at[leader]).length > 0 ? null : NO.noWayOut; // IMP-8.1.e
}

/** IMP-8.1.a, IMP-R83: the best SR first. */
export const evadersIn = (p: Position, side: Side, zone: Zone): Piece[] =>
  bestBy(
    leadersIn(p, side, zone),
    (leader) => p.box.sr[leader],
    (leader) => evaderRefusal(p, leader),
  );

export const unitsAmong = (p: Position, group: readonly Piece[]): number =>
  group.filter((piece) => !p.box.isLeader[piece]).length;

/** Why a piece of the zone cannot go along with a leader and those who go with him already. */
export function bringRefusal(p: Position, leader: Piece, { group, ways }: Company, piece: Piece): Refusal | null {
  const zone = p.at[leader];
  if (p.at[piece] !== zone || p.side[piece] !== p.side[leader] || p.box.isFleet[piece]) return NO.notBeset;
  if (isMarked(p, piece, GROUP)) return NO.comesAlready;
  const refusal = p.box.isLeader[piece] ? boundRefusal(p, piece) : unitRefusal(p, leader, group, piece);
  return refusal ?? commonRefusal(p, leader, group, ways, piece);
}

function unitRefusal(p: Position, leader: Piece, group: readonly Piece[], unit: Piece): Refusal | null {
  const { armenia, cc, people } = p.box;
  if (people[unit] === armenia) return NO.armeniansStay; // IMP-4.2.f
  if (!leads(p, leader, unit)) return people[leader] === ROMAN ? NO.notBeset : NO.notHisPeople;
  const garrison = garrisonRefusal(p, unit, group);
  if (garrison !== null) return garrison;
  return unitsAmong(p, group) >= cc[leader] ? NO.overHisCommand : null; // IMP-8.1.f
}

/** A zone that is open to those who go already must be open to him with them; where each is closed for one reason, that is it. */
function commonRefusal(
  p: Position,
  leader: Piece,
  group: readonly Piece[],
  ways: readonly Zone[],
  piece: Piece,
): Refusal | null {
  const zone = p.at[leader];
  let why: Refusal | null = null;
  for (const to of ways) {
    const refusal =
      outRefusal(p, piece, zone, to, barredIn(p)) ??
      companyRefusal(p, [...group, piece], zone, to) ??
      openRefusal(p, [...group, piece], leader, zone, to);
    if (refusal === null) return null;
    why = why === null || why === refusal ? refusal : NO.noCommonWay;
  }
  return why ?? NO.noCommonWay;
}
