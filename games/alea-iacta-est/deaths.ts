/** How leaders leave, and what that brings about (AIE-3.5.2, AIE-4.2.1, AIE-LT, AIE-NT, AIE-10.1.b). */
import { ABSENT, GONE, onMap, TO_COME } from "./board.ts";
import type { Death } from "./events/year.ts";
import { leaveTriumvirate } from "./neutrality.ts";
import { ROMAN } from "./peoples.ts";
import { AFTER_CAESAR, NO_PIECE, type Piece } from "./pieces.ts";
import {
  ASSASSINS_PAID,
  CAESAR_DIED,
  CAESAR_MURDERED,
  CAESAR_OUSTED,
  CHIEF_SLAIN,
  changeSide,
  FACTION_LEADER,
  factionLeaders,
  flag,
  hasTitle,
  isAssassin,
  isFlagged,
  isNeutral,
  own,
  POMPEIUS_GONE,
  type Position,
  PRETENDER,
  put,
  takeOff,
} from "./position.ts";
import { dropClaim, endCoup } from "./pretenders.ts";
import { award } from "./score.ts";
import { CAES, enemyOf, NOBODY, nameOfSide, REP, SIDES, type Side } from "./sides.ts";
import { spotName } from "./spots.ts";
import type { Chronicle } from "./steps/step.ts";
import { callSuccessor, nameLeader, unname } from "./succession.ts";

export type { Death } from "./events/year.ts";

const RULES: Readonly<Record<Death, string>> = {
  combat: "AIE-8.5.1.a",
  assassinated: "AIE-6.3.3.d",
  natural: "AIE-LT.f",
  plague: "AIE-6.3.4.c",
  other: "AIE-8.2.s",
};

/**
 * A leader dies. A faction that is left without leader is asked for another (AIE-3.5.2.e): the frame for that lies on top
 * afterwards, and only asks and gives titles. The points may end the game: then the stack is empty.
 */
export function slay(p: Position, leader: Piece, how: Death, tell: Chronicle, rule: string = RULES[how]): void {
  const side = p.side[leader];
  if (bury(p, leader, how, tell, rule)) callSuccessor(p, side);
}

/** The same without asking for a successor; true when a Faction Leader has died. */
export function bury(p: Position, leader: Piece, how: Death, tell: Chronicle, rule: string = RULES[how]): boolean {
  const side = p.side[leader];
  const ledFaction = hasTitle(p, leader, FACTION_LEADER);
  const pretended = hasTitle(p, leader, PRETENDER);
  const zone = onMap(p.at[leader]) ? spotName(p.box, p.at[leader]) : null;
  const back = comesBack(p, leader, how);
  takeOff(p, leader, back ? ABSENT : GONE);
  own.title(p)[leader] = 0;
  own.due(p)[leader] = back ? p.year + 1 : 0;
  tell({ e: "died", rule, side: nameOfSide(side), leader: p.box.pieceIds[leader], zone, how, back });
  if (!back) expectHeir(p, leader);
  if (pretended) endCoup(p, leader, side, "AIE-3.6.4.i", tell);
  leaveTriumvirate(p, leader, tell);
  if (leader === p.box.pompeius) pompeiusIsGone(p, tell);
  if (leader === p.box.caesar) caesarIsDead(p, how, tell);
  // AIE-5.1.1.b, AIE-5.1.1.l, AIE-LT.j, AIE-R122
  const counts = how === "combat" || how === "assassinated";
  if (ledFaction && counts) flag(p, CHIEF_SLAIN);
  // AIE-10.1.b, AIE-R11
  if (counts && side !== NOBODY) award(p, enemyOf(side), 1, "AIE-10.1.b", tell);
  payForAssassins(p, leader, tell);
  return ledFaction;
}

/** AIE-3.5.3.x */
const LAST_ASSASSIN = 5;

/** AIE-3.5.3.x, AIE-10.1.f: a leader is out for good, whatever of. If he was the last Assassin, Caesar is avenged. */
function payForAssassins(p: Position, leader: Piece, tell: Chronicle): void {
  if (p.outcome !== null || !isAssassin(p, leader) || isFlagged(p, ASSASSINS_PAID) || hasIconBearers(p)) return;
  flag(p, ASSASSINS_PAID);
  award(p, CAES, LAST_ASSASSIN, "AIE-10.1.f", tell);
}

/** AIE-R94: somebody with the icon of the Assassins is in play, or will be. */
export const hasIconBearers = (p: Position): boolean =>
  p.box.romanLeaders.some((leader) => p.box.isIconBearer[leader] && p.at[leader] !== GONE);

/** AIE-4.2.1.c, AIE-NT.e, AIE-R73: who is not Roman and falls in battle is back next year, while he has a next year. */
function comesBack(p: Position, leader: Piece, how: Death): boolean {
  const { people, leaves, leavesAtAllegiance, leavesAtPacification } = p.box;
  if (people[leader] === ROMAN || how === "natural" || how === "assassinated") return false;
  if (how === "plague") return leaves[leader] === 0 && !leavesAtAllegiance[leader] && !leavesAtPacification[leader];
  return leaves[leader] === 0 || p.year < leaves[leader];
}

/** AIE-NT.c, AIE-NT.d: the heir enters the year after. */
function expectHeir(p: Position, leader: Piece): Piece {
  const heir = p.box.foreignLeaders.find((each) => p.box.follows[each] === leader && p.at[each] === TO_COME);
  if (heir === undefined) return NO_PIECE;
  own.due(p)[heir] = p.year + 1;
  return heir;
}

/** AIE-NT.a, AIE-NT.b, AIE-NT.c, AIE-NT.d: a king's time is over, wherever he is; nobody scores. */
export function retire(p: Position, leader: Piece, rule: string, tell: Chronicle): void {
  if (p.at[leader] === GONE) return;
  const side = p.side[leader];
  const ledFaction = hasTitle(p, leader, FACTION_LEADER);
  takeOff(p, leader, GONE);
  own.title(p)[leader] = 0;
  own.due(p)[leader] = 0;
  const heir = expectHeir(p, leader);
  tell({
    e: "king-gone",
    rule,
    people: p.box.peopleIds[p.box.people[leader]],
    leader: p.box.pieceIds[leader],
    heir: heir === NO_PIECE ? null : p.box.pieceIds[heir],
  });
  if (ledFaction) callSuccessor(p, side);
}

/** AIE-3.5.2.j, AIE-3.5.2.k, AIE-R93: while Caesar is in play M. Brutus and Cassius go over to him, before anybody chooses. */
function pompeiusIsGone(p: Position, tell: Chronicle): void {
  flag(p, POMPEIUS_GONE);
  const { caesar, mBrutus, cassius } = p.box;
  if (!isInPlay(p, caesar)) return;
  for (const leader of [mBrutus, cassius]) {
    if (p.side[leader] !== REP || p.at[leader] === GONE || (onMap(p.at[leader]) && isNeutral(p, p.at[leader])))
      continue;
    unname(p, leader, "AIE-3.5.2.j", tell);
    dropClaim(p, leader, "AIE-3.5.2.j", tell);
    own.title(p)[leader] = 0;
    changeSide(p, leader, CAES);
    if (onMap(p.at[leader])) {
      own.marks(p)[leader] = 0;
      if (onMap(p.at[caesar])) put(p, leader, p.at[caesar]);
      else takeOff(p, leader, ABSENT);
    }
    const zone = onMap(p.at[leader]) ? p.box.zoneIds[p.at[leader]] : null;
    tell({ e: "went-over", rule: "AIE-3.5.2.j", side: SIDES[CAES], leader: p.box.pieceIds[leader], zone });
  }
}

/** AIE-R169: a leader who winters abroad is in play. */
export const isInPlay = (p: Position, leader: Piece): boolean => onMap(p.at[leader]) || p.at[leader] === ABSENT;

/** AIE-3.5.2.f to AIE-3.5.2.i, AIE-R42, AIE-R98 */
function caesarIsDead(p: Position, how: Death, tell: Chronicle): void {
  flag(p, how === "assassinated" ? CAESAR_MURDERED : CAESAR_DIED);
  for (const leader of p.box.romanLeaders)
    if (p.at[leader] === TO_COME && p.box.enters[leader] === AFTER_CAESAR) own.due(p)[leader] = p.year + 1;
  const { antonius } = p.box;
  // AIE-R98: a Pretender who has beaten him leaves him no heirs.
  if (isFlagged(p, CAESAR_OUSTED) || !canInherit(p, CAES, antonius)) return;
  for (const other of factionLeaders(p, CAES)) if (other !== antonius) unname(p, other, "AIE-3.5.2.h", tell);
  dropClaim(p, antonius, "AIE-3.5.2.f", tell); // AIE-R196: nobody leads one faction and claims the other
  if (!hasTitle(p, antonius, FACTION_LEADER)) nameLeader(p, antonius, "heir", "AIE-3.5.2.f", tell);
}

const canInherit = (p: Position, side: Side, leader: Piece): boolean =>
  p.side[leader] === side && isInPlay(p, leader) && !(onMap(p.at[leader]) && isNeutral(p, p.at[leader]));
