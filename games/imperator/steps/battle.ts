/** A battle (IMP-8, states b1 to b9): evasion, Forces, die, losses, deaths of leaders, retreat, points. */
import { columnName, defeatOf, GREAT_BATTLE, lossesOfVictor, outcomeOf, type Result } from "@rubicon/series";
import { type Contest, DEFENDING, fights, NO_MUTINEERS, ownerOf } from "../contests.ts";
import { type FieldForce, isCivil, strengthOf } from "../forces.ts";
import { type FrameAt, next, pop, push } from "../frames.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import { modifiersIn } from "../modifiers.ts";
import { endingMutinies } from "../mutiny.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { reckon } from "../reckoning.ts";
import { award, FOR_A_BATTLE } from "../score.ts";
import { seenForce } from "../seen-battle.ts";
import { enemyOf, MUTINY, NOBODY, SIDES } from "../sides.ts";
import { slainAll } from "../slain.ts";
import { combatUnitsIn, eliminate, HIT, isLoyal, leadersIn, loseStep, TRIED, unmark } from "../table.ts";
import { AUGUSTUS, CAESAR, hasTitle, ILL, USURPER } from "../titles.ts";
import { originsOf } from "../ways-out.ts";
import { openWindow } from "../windows.ts";
import { throwDie } from "./cast.ts";
import type { Chronicle, Runs } from "./step.ts";

type Battle = FrameAt<"battle">;

/** IMP-8.b: the active player attacks, whoever came. */
export const beginBattle = (p: Position, contest: Contest): void => push(p, begun(p, contest, JOINED));

/** The same where nobody thinks of evading: for battles that are tried out. */
export const drawUp = (p: Position, contest: Contest): void => push(p, begun(p, contest, FORMED));

const begun = (p: Position, contest: Contest, stage: number): Battle => ({
  step: "battle",
  ...contest,
  die: -1,
  startSp: 0,
  origins: originsOf(p, ownerOf(contest, contest.side), contest.zone),
  attack: 0,
  defence: 0,
  baseColumn: 0,
  shift: 0,
  modifiers: [],
  victor: NOBODY,
  cancelled: false,
  targets: [],
  fallen: [],
  civil: false,
  stage,
});

const JOINED = 0;
const BESET = 1;
const FORMED = 2;
const READY = 3;
const CAST = 4;
const LOSSES = 5;
const RETREAT = 6;
const DEATHS = 7;
const SETTLED = 8;
const OVER = 9;

export const battle: Runs<"battle"> = {
  run(p, f, _dice, tell) {
    // IMP-R76, IMP-R58: evasion, flight, stratagems or a change of heart may have left nobody to fight.
    if (f.stage <= READY && !fights(p, f)) return callOff(p);
    switch (f.stage) {
      case JOINED:
        return join(p, f);
      case BESET:
        return beset(p, f);
      case FORMED:
        return form(p, f, tell);
      case READY:
        next(p, { ...f, stage: CAST });
        return f.victor === NOBODY ? throwDie(p, f.side, 6) : undefined; // IMP-8.2.b
      case CAST:
        return decide(p, f, tell);
      case LOSSES:
        return afterLosses(p, f);
      case RETREAT:
        return withdraw(p, f);
      case DEATHS:
        return die(p, f, tell);
      case SETTLED:
        return settle(p, f, tell);
      default:
        return pop(p);
    }
  },
};

/** The frame of the battle lies beneath that of a window or of a retreat: it is replaced there. */
export function changeBattle(p: Position, change: Partial<Battle>): void {
  const at = p.stack.findLastIndex(({ step }) => step === "battle");
  const f = p.stack[at];
  if (f?.step === "battle") p.stack[at] = { ...f, ...change };
}

function callOff(p: Position): void {
  pop(p);
  checkLoneLeaders(p);
}

/** b1 */
function join(p: Position, f: Battle): void {
  next(p, { ...f, stage: BESET });
  for (const leader of leadersIn(p, enemyOf(f.side), f.zone)) unmark(p, leader, TRIED);
  openWindow(p, "evasion", f.side);
}

/** b2: IMP-8.1.a. Mutineers have nobody to lead them out. */
function beset(p: Position, f: Battle): void {
  next(p, { ...f, stage: FORMED });
  if (f.mutineers !== DEFENDING) push(p, { step: "evasions", side: enemyOf(f.side), zone: f.zone });
}

/** b3: whoever is left fights. IMP-R97: the strength of the battle is that of this moment. */
function form(p: Position, f: Battle, tell: Chronicle): void {
  const { attacker, defender } = reckon(p, f);
  tell({
    e: "battle",
    rule: "IMP-8.c",
    zone: p.box.zoneIds[f.zone],
    attacker: seenForce(p, attacker, defender),
    defender: seenForce(p, defender, attacker),
  });
  next(p, { ...f, startSp: strengthOf(attacker) + strengthOf(defender), stage: READY });
  openWindow(p, "battle", f.side); // b4
}

/** b5, b6: the die has fallen. Forces are looked at now, for whatever has happened to them since. */
function decide(p: Position, f: Battle, tell: Chronicle): void {
  const { attacker, defender, baseColumn, column, shift, values } = reckon(p, f);
  const decided: Battle = {
    ...f,
    attack: strengthOf(attacker),
    defence: strengthOf(defender),
    baseColumn,
    shift,
    modifiers: values,
    targets: targetsOf(p, [...attacker.units, ...defender.units]),
    civil: isCivil(attacker, defender),
    stage: LOSSES,
  };
  const { winner, results, row } = outcomeOf(decided);
  const loser = enemyOf(winner);
  const thrown = f.victor === NOBODY;
  tell({
    e: "battle-decided",
    rule: "IMP-8.2.b",
    zone: p.box.zoneIds[f.zone],
    winner: SIDES[winner],
    loser: SIDES[loser],
    baseColumn: columnName(baseColumn),
    column: columnName(column),
    modifiers: thrown ? modifiersIn(values) : [],
    die: thrown ? f.die : null,
    row,
    attacker: results[f.side],
    defender: results[enemyOf(f.side)],
  });
  const [won, beaten] = winner === f.side ? [attacker, defender] : [defender, attacker];
  next(p, { ...decided, fallen: fallenOf(p, decided.civil, beaten, results[loser]) });
  sufferDefeat(p, f, beaten, results[loser], tell);
  const due = lossesOfVictor(results[winner], beaten.units.length, won.units.length);
  if (due > 0) push(p, { step: "losses", side: winner, zone: f.zone, mutinous: won.mutinous, left: due });
}

/** IMP-6.2.m, IMP-R75: where a Persian unit fights, every loyal Roman unit of the battle. */
const targetsOf = (p: Position, units: readonly Piece[]): Piece[] =>
  units.some((unit) => p.box.isPersian[unit]) ? units.filter((unit) => isLoyal(p, unit)) : [];

/** IMP-8.3.c, IMP-8.3.d, IMP-8.3.h: all of them are lost, or lose a step each, or get off. */
function sufferDefeat(p: Position, f: Battle, { side, units }: FieldForce, result: Result, tell: Chronicle): void {
  const { reduced, lost } = defeatOf(p, units, result);
  if (reduced.length + lost.length === 0) return;
  tell({
    e: "losses",
    rule: result === "E" ? "IMP-8.3.c" : "IMP-8.3.d",
    side: SIDES[side],
    zone: p.box.zoneIds[f.zone],
    reduced: reduced.map((unit) => p.box.pieceIds[unit]),
    lost: lost.map((unit) => p.box.pieceIds[unit]),
  });
  endingMutinies(p, tell, () => {
    for (const unit of reduced) loseStep(p, unit);
    for (const unit of lost) eliminate(p, unit);
  });
}

/** The winner has had his losses. */
function afterLosses(p: Position, f: Battle): void {
  next(p, { ...f, stage: RETREAT });
  for (const unit of combatUnitsIn(p, ownerOf(f, outcomeOf(f).winner), f.zone)) unmark(p, unit, HIT);
}

/**
 * b7: leaders of the beaten Force who die, whatever they do next. IMP-8.4.a: of all that are there. IMP-8.4.b, IMP-R94: titled ones whom
 * Romans have beaten. IMP-TE.4.b, IMP-R92: a sick man who would have to leave.
 */
function fallenOf(p: Position, civil: boolean, { leaders }: FieldForce, result: Result): Piece[] {
  if (result === "E") return [...leaders];
  const doomed = civil ? AUGUSTUS | CAESAR | USURPER | ILL : ILL;
  return leaders.filter((leader) => hasTitle(p, leader, doomed));
}

/** b7: IMP-8.3.a. IMP-R84: only the defender is kept from where the attackers came. */
function withdraw(p: Position, f: Battle): void {
  next(p, { ...f, stage: DEATHS });
  const side = enemyOf(outcomeOf(f).winner);
  const barred = side === f.side ? [] : f.origins;
  push(p, { step: "retreat", side, zone: f.zone, mutinous: ownerOf(f, side) === MUTINY, barred });
}

/**
 * b7, when the others have left. IMP-10.b, IMP-10.c, IMP-R61: it may bring a succession, or the end of a usurpation, so that the beaten
 * are loyal again wherever they have come. Then nobody is left alone among enemies (IMP-R104).
 */
function die(p: Position, f: Battle, tell: Chronicle): void {
  next(p, { ...f, stage: SETTLED });
  push(p, { step: "loneLeaders" });
  const { winner, results } = outcomeOf(f);
  const slaughter = results[enemyOf(winner)] === "E";
  // IMP-4.5S.b: who is beaten by mutineers has not been beaten by a usurper.
  const how = f.civil && f.mutineers === NO_MUTINEERS ? "civil" : "battle";
  slainAll(p, f.fallen, how, tell, (leader) => {
    if (slaughter) return "IMP-8.4.a";
    if (f.civil && hasTitle(p, leader, AUGUSTUS | CAESAR | USURPER)) return "IMP-8.4.b";
    return hasTitle(p, leader, ILL) ? "IMP-TE.4.b" : "IMP-8.4.a";
  });
}

/** b8: IMP-10.a, IMP-R97: whoever wins, whatever the result. */
function settle(p: Position, f: Battle, tell: Chronicle): void {
  next(p, { ...f, stage: OVER });
  if (f.startSp >= GREAT_BATTLE) award(p, outcomeOf(f).winner, FOR_A_BATTLE, "IMP-10.a", tell);
  openWindow(p, "aftermath", f.side); // b9
}
