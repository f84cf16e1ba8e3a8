/** Peoples go to war and are pacified, and Armenia turns (IMP-4.2, IMP-4.4, IMP-6.1.d, IMP-6.1.g, IMP-9.2.4, IMP-R73, IMP-R85, IMP-R86). */
import { ABSENT, BOX, onMap, WITHDRAWN } from "./board.ts";
import type { Pacification } from "./events/year.ts";
import { push } from "./frames.ts";
import { kindRefusal } from "./limits.ts";
import { reviewLone } from "./lone-leaders.ts";
import { PEACE, type People, WAR } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import { own, type Position } from "./position.ts";
import { enemyOf, MUTINY, SIDES } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";
import { giveArmenia, isAtWar, setStatus, takeOff } from "./table.ts";

/** IMP-R86: pacified by arms in a year, a People can rise again in the sixth year after it. */
export const YEARS_OF_PEACE = 6;

/**
 * IMP-4.4.a, IMP-4.4.b: its leaders show their faces. The units of a minor People come out of their box: the frame `muster`, on top
 * afterwards, asks where.
 */
export function goToWar(p: Position, people: People, rule: string, tell: Chronicle): void {
  setStatus(p, people, WAR);
  tell({ e: "war", rule, people: p.box.peopleIds[people] });
  if (!p.box.isMajor[people]) push(p, { step: "muster", people });
}

/** IMP-4.2.k: where others stand with whom it is never found it has no place to rise. */
export const hasRoom = (p: Position, people: People): boolean =>
  p.box.homes[people].some((zone) => kindRefusal(p, p.box.unitsOf[people][0], zone) === null);

/** IMP-10.d, IMP-10.h: what Rome scores for a People pacified by arms. */
export const FOR_A_MINOR = 1;
export const FOR_A_MAJOR = 2;

/** IMP-9.2.4.a, IMP-9.2.4.f, IMP-R85: at war, and no unit on the map or only withdrawn. */
export const isExtinct = (p: Position, people: People): boolean =>
  isAtWar(p, people) && p.box.unitsOf[people].every((unit) => !onMap(p.at[unit]) && p.at[unit] !== WITHDRAWN);

/**
 * A People comes to peace. A minor one leaves the map (IMP-6.1.d, IMP-9.2.4.a); a major one goes home with its leaders and all its
 * units, lost ones too (IMP-6.1.g, IMP-9.2.4.f): the frame `muster`, on top afterwards, asks the Enemy where. IMP-R73: mutineers stay.
 */
export function pacify(p: Position, people: People, how: Pacification, rule: string, tell: Chronicle): void {
  const { box } = p;
  tell({ e: "pacified", rule, people: box.peopleIds[people], how });
  // IMP-9.2.4.b, IMP-9.2.4.g, IMP-9.2.4.j
  if (how === "arms") own.ban(p)[people] = p.year + YEARS_OF_PEACE;
  else p.appeased |= 1 << people;
  for (const unit of box.unitsOf[people]) if (onMap(p.at[unit]) && p.side[unit] !== MUTINY) takeOff(p, unit, BOX);
  for (const leader of box.leadersOf[people])
    if (onMap(p.at[leader]) || isPutBack(p, leader, how)) takeOff(p, leader, BOX);
  setStatus(p, people, PEACE);
  if (box.isMajor[people]) push(p, { step: "muster", people });
}

/** IMP-9.2.4.f, unlike IMP-9.2.4.h: by arms all leaders are put back; generic ones who died do not wait for Phase C (IMP-4.1.g). */
const isPutBack = (p: Position, leader: Piece, how: Pacification): boolean => how === "arms" && p.at[leader] === ABSENT;

/** IMP-4.2.d, IMP-4.2.h, IMP-6.3.i, IMP-TE.14.a: the other side has it now; a leader may find himself among enemies (IMP-R104). */
export function turnArmenia(p: Position, rule: string, tell: Chronicle): void {
  giveArmenia(p, enemyOf(p.armenia));
  tell({ e: "armenia", rule, side: SIDES[p.armenia] });
  reviewLone(p);
}
