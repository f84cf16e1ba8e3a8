/** How leaders die, and all that it brings about (3.6, 4.1.g, 4.5S, 4.5F, 4.5K, 8.4, 10, TL, S.i). */
import { ABSENT, GONE, onMap, TO_COME } from "./board.ts";
import type { Death } from "./events/shapes.ts";
import type { Success } from "./events/usurpation.ts";
import { frameOf, push } from "./frames.ts";
import { ROMAN } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import {
  DIDIUS_DUE,
  flag,
  isFlagged,
  own,
  PAX,
  PAX_BROKEN,
  PERTINAX_HUNTED,
  type Position,
  SUCCESS,
  unflag,
} from "./position.ts";
import { fail, reviewLoyalty } from "./rebels.ts";
import { award, FOR_A_LEADER } from "./score.ts";
import { ENEMY, enemyOf, NOBODY, nameOfSide, ROME, type Side } from "./sides.ts";
import { spotName } from "./spots.ts";
import type { Chronicle } from "./steps/step.ts";
import { takeOff } from "./table.ts";
import { AUGUSTUS, augusti, hasTitle, isCivilWar, USURPER } from "./titles.ts";
import { endByDeath } from "./victory.ts";

export type { Death } from "./events/shapes.ts";

const RULES: Readonly<Record<Death, string>> = {
  battle: "IMP-8.4.a",
  civil: "IMP-8.4.b",
  assassinated: "IMP-6.3.c",
  natural: "IMP-TL.b",
  plague: "IMP-6.3.e",
  lone: "IMP-7.d",
  drowned: "IMP-9.2.1.b",
  stranded: "IMP-9.2.2.e",
  deposed: "IMP-5.b",
};

/**
 * A leader dies, of a side or of a People at peace. Call it when your own frame is popped, replaced or fit to be covered: what
 * follows lies on top of the stack afterwards (a succession, and the civil war it brings). It turns rebels loyal, may set SUCCESS or
 * PAX_BROKEN, and may end the game: then the stack is empty.
 * `civil`: in a battle against rebels, or of rebels against Rome; `battle`: in any other.
 */
export function slain(p: Position, leader: Piece, how: Death, tell: Chronicle, rule: string = RULES[how]): void {
  const side = p.side[leader];
  const zone = p.at[leader];
  const ruled = hasTitle(p, leader, AUGUSTUS);
  const usurped = hasTitle(p, leader, USURPER);
  bury(p, leader, how, rule, tell);
  score(p, how, side, tell);
  if (p.box.people[leader] !== ROMAN) return expectHeirs(p, leader);
  endHunt(p, leader);
  // IMP-4.5D.f: the other one of two goes on.
  if (usurped && !isCivilWar(p)) fail(p, leader, tell);
  else if (side === ENEMY && onMap(zone)) reviewLoyalty(p, zone, tell);
  endByDeath(p, leader, tell);
  if (p.outcome !== null) return;
  if (usurped) fillThrone(p);
  else if (ruled) emperorDies(p, leader, how, tell);
}

/** Those who fall at one stroke: a usurper is the last of his friends, for they die as rebels. */
export function slainAll(
  p: Position,
  leaders: readonly Piece[],
  how: Death,
  tell: Chronicle,
  ruleOf: (leader: Piece) => string = () => RULES[how],
): void {
  const rank = (leader: Piece): number => {
    if (hasTitle(p, leader, USURPER)) return 2;
    // IMP-R65: Commodus was not the only Augustus if another dies with him.
    return hasTitle(p, leader, AUGUSTUS) && leader !== p.box.commodus ? 1 : 0;
  };
  for (const leader of [...leaders].sort((a, b) => rank(a) - rank(b) || a - b)) {
    if (p.outcome !== null) return;
    if (onMap(p.at[leader])) slain(p, leader, how, tell, ruleOf(leader));
  }
}

/** IMP-4.1.g: generic leaders come back. IMP-R42: titles and guard go with a man. */
function bury(p: Position, leader: Piece, how: Death, rule: string, tell: Chronicle): void {
  const { box } = p;
  const back = box.isGeneric[leader];
  const zone = onMap(p.at[leader]) ? spotName(box, p.at[leader]) : null;
  tell({ e: "died", rule, side: nameOfSide(p.side[leader]), leader: box.pieceIds[leader], zone, how, back });
  takeOff(p, leader, back ? ABSENT : GONE);
  if (box.people[leader] !== ROMAN) return;
  own.side(p)[leader] = NOBODY;
  own.title(p)[leader] = 0;
  own.claim(p)[leader] = 0;
}

/** IMP-10.b, IMP-10.c, IMP-R95, IMP-R96: whoever is killed in battle or murdered counts for the other side. */
function score(p: Position, how: Death, side: Side, tell: Chronicle): void {
  if (side === NOBODY || !(how === "battle" || how === "civil" || how === "assassinated")) return;
  award(p, enemyOf(side), FOR_A_LEADER, side === ROME ? "IMP-10.c" : "IMP-10.b", tell);
}

/** IMP-TL.m: whoever follows him enters the year after. */
function expectHeirs(p: Position, leader: Piece): void {
  for (const heir of p.box.foreignLeaders)
    if (p.box.follows[heir] === leader && p.at[heir] === TO_COME) own.due(p)[heir] = p.year + 1;
}

/** IMP-4.5K.e, IMP-R68: no more attempts when either of them is dead. */
function endHunt(p: Position, leader: Piece): void {
  if (leader === p.box.didius) unflag(p, PERTINAX_HUNTED | DIDIUS_DUE);
  if (leader === p.box.pertinax) unflag(p, PERTINAX_HUNTED);
}

/** IMP-3.6.j, IMP-3.6.n, IMP-4.5S.b to IMP-4.5S.d, IMP-4.5S.g, IMP-R13, IMP-R61, IMP-R62 */
function emperorDies(p: Position, leader: Piece, how: Death, tell: Chronicle): void {
  const others = augusti(p);
  if (others.length > 0) {
    tell({ e: "emperor", rule: "IMP-3.6.j", leader: p.box.pieceIds[others[0]], by: "sole" });
    return;
  }
  if (isFlagged(p, PAX)) flag(p, PAX_BROKEN);
  if (how === "civil") return succeed(p, "battle", tell);
  if (how === "assassinated" && isCivilWar(p)) return succeed(p, "murder", tell);
  push(p, { step: "succession", dead: leader });
}

const WON: Readonly<Record<Success, string>> = { rome: "IMP-4.5S.a", battle: "IMP-4.5S.b", murder: "IMP-4.5S.c" };

/** IMP-R60: the roles are exchanged in the next Phase A. IMP-S.i: it counts as the death of whoever still is emperor. */
export function succeed(p: Position, by: Success, tell: Chronicle): void {
  flag(p, SUCCESS);
  tell({ e: "usurpation-won", rule: WON[by], by });
  for (const leader of augusti(p)) endByDeath(p, leader, tell);
}

/** IMP-R40: Rome is without an emperor because nobody was left; whoever is loyal again can be one. */
function fillThrone(p: Position): void {
  if (isVacant(p) && frameOf(p, "succession") === undefined) push(p, { step: "acclamation" });
}

/** IMP-R40, IMP-R60: nobody is Augustus, and no usurpation has made it so. */
export const isVacant = (p: Position): boolean => !isFlagged(p, SUCCESS) && augusti(p).length === 0;

/** IMP-5.b, IMP-R70: an old emperor is removed at the exchange: no points, no succession. */
export const depose = (p: Position, leader: Piece, tell: Chronicle): void =>
  bury(p, leader, "deposed", RULES.deposed, tell);
