/** Counters in Ctesiphon and in Rome that pay until somebody comes (IMP-6.1.a to IMP-6.1.c, IMP-6.2.n to IMP-6.2.p, IMP-R72). */
import { NOWHERE, onMap, type Zone } from "./board.ts";
import type { Piece } from "./pieces.ts";
import { own, type Position } from "./position.ts";
import { ENEMY } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";
import { ON_MAP, PLAYED, type Stratagem, stratagemNamed, TITLES } from "./stratagems.ts";
import { leadersIn, unitsOf } from "./table.ts";
import { AUGUSTUS, augusti, hasTitle } from "./titles.ts";

const COUP = stratagemNamed("coup_etat_parthe");
const INTRIGUE = stratagemNamed("intrigue_au_senat");

/** Whether a counter of that title lies on the map, or several (IMP-R112). */
const isOut = (p: Position, stratagem: Stratagem): boolean =>
  p.box.copiesOf[stratagem].some((counter) => p.counter[counter] === ON_MAP);

export const isCoupOut = (p: Position): boolean => isOut(p, COUP);
export const isIntrigueOut = (p: Position): boolean => isOut(p, INTRIGUE);

/** Somebody has come into a zone. Who was there when a counter was laid lifts nothing: the other player has to come. */
export function restoreOrder(p: Position, pieces: readonly Piece[], zone: Zone, tell: Chronicle): void {
  const { ctesiphon, roma } = p.box;
  if (zone === ctesiphon && isCoupOut(p) && pieces.some((piece) => isAwaited(p, piece)) && isReconquered(p))
    lift(p, COUP, "IMP-6.1.b", tell);
  if (zone === roma && isIntrigueOut(p) && pieces.some((piece) => isGuardian(p, piece)) && isGuarded(p))
    lift(p, INTRIGUE, "IMP-6.2.o", tell);
}

/** IMP-6.1.b: so many units beside a leader who has a name. */
const ENOUGH = 3;

/** A leader or a unit of the Enemy; not of a People at peace. */
const isAwaited = (p: Position, piece: Piece): boolean => p.side[piece] === ENEMY && p.at[piece] === p.box.ctesiphon;

function isReconquered(p: Position): boolean {
  const { ctesiphon, isGeneric } = p.box;
  if (unitsOf(p, ENEMY, ctesiphon) < ENOUGH) return false;
  return leadersIn(p, ENEMY, ctesiphon).some((leader) => !isGeneric[leader]);
}

/** IMP-6.2.o */
const isGuardian = (p: Position, piece: Piece): boolean =>
  p.at[piece] === p.box.roma && (p.box.isPraetorian[piece] || hasTitle(p, piece, AUGUSTUS));

/** An Augustus, and all Praetorians in play: rebels and mutineers too, but nobody who was eliminated this turn. */
function isGuarded(p: Position): boolean {
  const { praetorians, roma } = p.box;
  if (!augusti(p).some((leader) => p.at[leader] === roma)) return false;
  return praetorians.every((unit) => !onMap(p.at[unit]) || p.at[unit] === roma);
}

function lift(p: Position, stratagem: Stratagem, rule: string, tell: Chronicle): void {
  const { copiesOf, zoneIds } = p.box;
  for (const counter of copiesOf[stratagem]) {
    if (p.counter[counter] !== ON_MAP) continue;
    tell({ e: "lifted", rule, stratagem: TITLES[stratagem], zone: zoneIds[p.lies[counter]] });
    own.counter(p)[counter] = PLAYED;
    own.lies(p)[counter] = NOWHERE;
  }
}
