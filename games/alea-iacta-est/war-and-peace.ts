/** Peoples go to war, bind themselves to a faction and are pacified (AIE-4.2.2, AIE-4.4, AIE-9.3.f). */
import type { Dice } from "@rubicon/engine";
import { ABSENT, BOX, OFF, onMap } from "./board.ts";
import { retire } from "./deaths.ts";
import type { Pacification } from "./events/year.ts";
import { push } from "./frames.ts";
import { checkLoneLeaders, loneLeadersOf } from "./lone-leaders.ts";
import { checkPassengers } from "./passengers.ts";
import { ALLEGIANCE, PEACE, type People, WAR } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import { AEGYPTII_SUBDUED, flag, mark, own, type Position, rulesOf, STRANDED, setStatus, takeOff } from "./position.ts";
import { award } from "./score.ts";
import { BOTH, CAES, enemyOf, NOBODY, nameOfSide, REP, SIDES, type Side } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";

export type { Pacification } from "./events/year.ts";

/** AIE-9.3.f, AIE-R120: a People pacified by arms can be activated again so many years later. */
const YEARS_OF_PEACE = 5;

interface Ruling {
  readonly side: Side;
  readonly rule: string;
  readonly die?: number;
}

/** AIE-4.4.1.a to AIE-4.4.1.e, AIE-R114: whoever holds no region beside it, if the other one does; else a die. */
function ruler(p: Position, people: People, dice: Dice): Ruling {
  const regions = p.box.regionsNextTo[people];
  const beside = BOTH.map((side) => regions.some((region) => p.control[region] === side));
  if (beside[CAES] !== beside[REP]) return { side: beside[CAES] ? REP : CAES, rule: "AIE-4.4.1.a" };
  const die = dice.roll(6);
  const rule = regions.length === 0 ? "AIE-4.4.1.c" : beside[CAES] ? "AIE-4.4.1.b" : "AIE-4.4.1.d";
  return { side: die % 2 === 0 ? REP : CAES, rule, die };
}

/** AIE-4.4.1.f, AIE-R113: who controls a People at war from now on; told, and done. */
export function controllerOf(p: Position, people: People, dice: Dice, tell: Chronicle): Side {
  const { side, rule, die } = ruler(p, people, dice);
  setStatus(p, people, WAR, side);
  tell({ e: "people-held", rule, side: SIDES[side], people: p.box.peopleIds[people], ...(die && { die }) });
  return side;
}

/** AIE-2.C.h, AIE-2.C.i, AIE-4.2.2.b: a People goes to war under the control of a faction, and to nobody's allegiance. */
export function activate(p: Position, people: People, dice: Dice, tell: Chronicle): void {
  const { side, rule, die } = ruler(p, people, dice);
  tell({ e: "war", rule, side: SIDES[side], people: p.box.peopleIds[people], ...(die && { die }) });
  goToWar(p, people, side);
}

/** Its units rise at home; whoever stands among them alone is tested (AIE-4.2.2.e). */
export function goToWar(p: Position, people: People, side: Side): void {
  own.ban(p)[people] = 0;
  setStatus(p, people, WAR, side);
  // AIE-4.2.2.c: a Minor People comes out of its box.
  if (p.box.unitsOf[people].some((unit) => p.at[unit] === BOX) && !p.box.isMajor[people])
    push(p, { step: "muster", people, side });
  else checkLoneLeaders(p);
}

/** AIE-4.4.2.e, AIE-4.4.2.f: a Major People gives its allegiance. AIE-NT.a, AIE-NT.c: the first time a king may fall. */
export function pledge(p: Position, people: People, side: Side, tell: Chronicle, rule: string = "AIE-4.4.2.f"): void {
  setStatus(p, people, ALLEGIANCE, side);
  tell({ e: "allegiance", rule, side: SIDES[side], people: p.box.peopleIds[people] });
  for (const leader of p.box.leadersOf[people])
    if (p.box.leavesAtAllegiance[leader]) retire(p, leader, kingRule(p, people), tell);
  checkLoneLeaders(p);
}

const KING_RULES: Readonly<Record<string, string>> = { aegyptii: "AIE-NT.a", pontici: "AIE-NT.c", numidae: "AIE-NT.d" };
const kingRule = (p: Position, people: People): string => KING_RULES[p.box.peopleIds[people]] ?? "AIE-4.2.1.b";

const PEACE_RULES: Readonly<Record<Pacification, string>> = {
  arms: "AIE-4.4.3.a",
  extinction: "AIE-9.3.d",
  stratagem: "AIE-6.3.13.a",
  event: "AIE-EV14.b",
};

const peaceRule = (p: Position, people: People, how: Pacification): string =>
  how === "extinction" && !p.box.isMajor[people] ? "AIE-9.3.a" : PEACE_RULES[how];

/**
 * AIE-R38: a People comes to peace. Occupied, a Major one is off the map until the adjustments; in all other cases it goes
 * home at once, and the frame `muster` asks its former holder where. `by`: who scores for it, if not simply
 * the other side. The points may end the game.
 */
export function pacify(
  p: Position,
  people: People,
  how: Pacification,
  tell: Chronicle,
  by: Side = enemyOf(p.holder[people]),
  rule: string = peaceRule(p, people, how),
): void {
  const { box } = p;
  const holder = p.holder[people];
  const major = box.isMajor[people];
  const alone = loneLeadersOf(p);
  const byArms = how === "arms" || how === "extinction";
  tell({ e: "pacified", rule, people: box.peopleIds[people], how, side: nameOfSide(by) });
  // AIE-4.4.3.d, AIE-9.3.g, AIE-9.3.h
  own.ban(p)[people] = byArms ? p.year + YEARS_OF_PEACE : 0;
  for (const unit of box.unitsOf[people]) takeOff(p, unit, major ? OFF : BOX);
  for (const leader of box.leadersOf[people]) withdraw(p, leader, how, tell);
  strand(p, people);
  if (byArms && people === box.aegyptii && by === CAES) {
    flag(p, AEGYPTII_SUBDUED);
    // AIE-S7.h
    if (rulesOf(p).cleopatraReigns) retire(p, box.cleopatra, "AIE-S7.h", tell);
  }
  // A Major People remembers who held it until it stands at home again: he places it (AIE-4.4.3.c, AIE-R185).
  setStatus(p, people, PEACE, major ? holder : NOBODY);
  // AIE-3.4.2.t, AIE-3.4.2.v: whoever sailed on its ships has lost them.
  for (const sea of box.seas) if (p.outcome === null) checkPassengers(p, holder, sea, false, tell);
  if (p.outcome !== null) return;
  checkLoneLeaders(p, alone);
  if (major && how !== "arms") push(p, { step: "muster", people, side: holder });
  if (major) score(p, people, how, by, tell);
}

/** AIE-4.4.3.c, AIE-9.3.d, AIE-6.3.13.a: off the map with his People; who fell in battle comes with it if it is all lost. */
function withdraw(p: Position, leader: Piece, how: Pacification, tell: Chronicle): void {
  if (p.box.leavesAtPacification[leader]) return retire(p, leader, kingRule(p, p.box.people[leader]), tell);
  if (!onMap(p.at[leader]) && !(how === "extinction" && p.at[leader] === ABSENT)) return;
  takeOff(p, leader, OFF);
  own.due(p)[leader] = 0;
}

/** AIE-4.4.3.f, AIE-R177: whoever else stands in its land may find the way home through it. */
function strand(p: Position, people: People): void {
  for (const piece of p.box.pieces)
    if (onMap(p.at[piece]) && p.box.homeOf[p.at[piece]] === people && p.side[piece] !== NOBODY)
      mark(p, piece, STRANDED);
}

/** AIE-10.1.d, AIE-10.1.e, AIE-10.1.g, AIE-10.1.h */
function score(p: Position, people: People, how: Pacification, by: Side, tell: Chronicle): void {
  const points = p.box.peopleVp[people];
  if (how === "stratagem") award(p, by, Math.floor(points / 2), "AIE-10.1.e", tell);
  else if (how !== "event") award(p, by, points, "AIE-10.1.d", tell);
}

/** AIE-9.3.j: a Major People that was occupied comes home in the adjustments. */
export function comeHome(p: Position, people: People): void {
  push(p, { step: "muster", people, side: p.holder[people] });
}
