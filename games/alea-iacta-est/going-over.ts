/** Leaders and units change sides (AIE-3.6.3, AIE-3.6.4.e, AIE-3.6.4.g, AIE-R81, AIE-R88): alone, or with all of their zone. */
import type { Zone } from "./board.ts";
import { slay } from "./deaths.ts";
import { push } from "./frames.ts";
import { checkPassengers } from "./passengers.ts";
import type { Piece } from "./pieces.ts";
import { AFLOAT, changeSide, hasTitle, own, type Position, rulesOf, SPARED, STRANDED, TURNED } from "./position.ts";
import { dropClaim } from "./pretenders.ts";
import { SIDES, type Side } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";

/** Whatever a piece did for its old side in this sequence is forgotten; where it stands is not. */
const STILL_TRUE = AFLOAT | STRANDED | SPARED;

function pass(p: Position, piece: Piece, side: Side): void {
  own.marks(p)[piece] &= STILL_TRUE;
  changeSide(p, piece, side);
}

/**
 * AIE-3.7.1.a: a leader takes the face of the other faction, and no claim or following of his outlives that. False when it was
 * the end of him: AIE-S5.j, AIE-R195, Dolabella does it once.
 */
export function turn(p: Position, leader: Piece, side: Side, tell: Chronicle): boolean {
  dropClaim(p, leader, "AIE-3.6.4.i", tell);
  pass(p, leader, side);
  if (leader !== p.box.dolabella || rulesOf(p).dolabella === null) return true;
  if (hasTitle(p, leader, TURNED)) {
    slay(p, leader, "other", tell, "AIE-S5.j");
    return false;
  }
  own.title(p)[leader] |= TURNED;
  return true;
}

/** Leaders and Roman units of one zone come to a side; who of the leaders has survived it. */
export function bringOver(
  p: Position,
  zone: Zone,
  { leaders, units }: { readonly leaders: readonly Piece[]; readonly units: readonly Piece[] },
  side: Side,
  rule: string,
  tell: Chronicle,
): Piece[] {
  if (leaders.length + units.length === 0) return [];
  const { pieceIds, zoneIds } = p.box;
  const names = (pieces: readonly Piece[]): string[] => pieces.map((piece) => pieceIds[piece]);
  const who = { leaders: names(leaders), units: names(units) };
  tell({ e: "changed-sides", rule, side: SIDES[side], ...who, zone: zoneIds[zone] });
  for (const unit of units) pass(p, unit, side);
  return leaders.filter((leader) => turn(p, leader, side, tell));
}

/**
 * AIE-3.6.3.f, AIE-3.6.3.i, AIE-R81: what is left of a side where the others have gone over. Its allies leave as after a lost
 * battle, and then its leaders are tested who are alone among enemies; at sea all are lost who have no ship any more.
 */
export function clearOut(p: Position, zone: Zone, side: Side, tell: Chronicle, battle: Lost = NO_BATTLE): void {
  push(p, { step: "loneLeaders", spared: [] });
  push(p, { step: "retreat", side, zone, naval: battle.naval, barred: battle.barred, allies: true });
  checkPassengers(p, side, zone, battle !== NO_BATTLE, tell);
}

/** The battle that was lost there, and the zones that it keeps the beaten from. */
interface Lost {
  readonly naval: boolean;
  readonly barred: readonly Zone[];
}
const NO_BATTLE: Lost = { naval: false, barred: [] };
