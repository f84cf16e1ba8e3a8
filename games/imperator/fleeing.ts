/** Who goes in a Timely Flight, and where (IMP-6.3.b, IMP-R76). */
import type { Refusal } from "@rubicon/engine";
import type { Zone } from "./board.ts";
import { type Contest, DEFENDING } from "./contests.ts";
import { loneChiefRefusal } from "./limits.ts";
import type { Piece } from "./pieces.ts";
import type { Position } from "./position.ts";
import { NO } from "./refusals/index.ts";
import { ENEMY, type Side } from "./sides.ts";
import { UNREST } from "./summons.ts";
import { piecesIn } from "./table.ts";
import { AUGUSTUS, CAESAR, hasTitle, ILL } from "./titles.ts";
import { refusalForAll } from "./ways-out.ts";

/** IMP-R92, IMP-R108, IMP-4.2.f: those who may not flee at all stay, and are fought. */
const isBound = (p: Position, piece: Piece): boolean =>
  p.box.people[piece] === p.box.armenia ||
  hasTitle(p, piece, ILL) ||
  (p.box.isGarrison[piece] && p.side[piece] === ENEMY);

/** All others of a Force. IMP-TE.6.a, IMP-R111: while there is unrest in Rome one Augustus stays there. */
export function flyers(p: Position, side: Side, zone: Zone): Piece[] {
  const force = piecesIn(p, side, zone);
  const free = force.filter((piece) => !isBound(p, piece));
  if (p.event !== UNREST || zone !== p.box.roma) return free;
  const isEmperor = (piece: Piece): boolean => hasTitle(p, piece, AUGUSTUS);
  const keeper = force.find((piece) => isEmperor(piece) && isBound(p, piece)) ?? free.findLast(isEmperor);
  return free.filter((piece) => piece !== keeper);
}

/** IMP-R76: all of them to one zone beside it, that of the attackers' origin too; no leader and no command is needed. */
export function fleeRefusal(p: Position, contest: Contest, side: Side, to: Zone): Refusal | null {
  if (contest.side === side) return NO.fleeAttacker;
  if (contest.mutineers === DEFENDING) return NO.fleeMutineers; // IMP-6.3.k
  const { zone } = contest;
  const pieces = flyers(p, side, zone);
  if (pieces.length === 0) return NO.fleeNobody;
  // IMP-3.5.f
  const guarded = pieces.some((piece) => p.box.isGarrison[piece]);
  if (guarded && !pieces.some((piece) => hasTitle(p, piece, AUGUSTUS | CAESAR))) return NO.garrisonNeedsEmperor;
  return refusalForAll(p, pieces, zone, to, []) ?? loneChiefRefusal(p, pieces, zone, to);
}
