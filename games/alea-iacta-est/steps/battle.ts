/** A battle (AIE-8.3 to AIE-8.6, states BT): Forces, die, losses, deaths of leaders, retreat, points. */
import { columnName, defeatOf, GREAT_BATTLE, lossesOfVictor, outcomeOf, type Result } from "@rubicon/series";
import type { Zone } from "../board.ts";
import { fights } from "../contests.ts";
import {
  coupIn,
  doomedByCoup,
  foreseeOverthrow,
  PRETENDER_LOST,
  PRETENDER_WON,
  tellOfOverthrow,
  yieldToVictor,
} from "../coup-battles.ts";
import { type FieldForce, fightersAt, hasChief } from "../forces.ts";
import { type FrameAt, next, pop, push } from "../frames.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import { modifiersIn } from "../modifiers.ts";
import { checkPassengers } from "../passengers.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import {
  CHIEF_FOUGHT,
  eliminate,
  FACTION_LEADER,
  flag,
  HIT,
  hasTitle,
  ILL,
  isAssassin,
  loseStep,
  type Position,
  PRETENDER,
  unmark,
} from "../position.ts";
import { reckon, strengthOf } from "../reckoning.ts";
import { award } from "../score.ts";
import { seenForce } from "../seen-battle.ts";
import { BOTH, enemyOf, NOBODY, SIDES, type Side } from "../sides.ts";
import { slayAll } from "../slain.ts";
import { originsOf } from "../ways-out.ts";
import { openWindow } from "../windows.ts";
import { throwDie } from "./cast.ts";
import { mustWithdraw } from "./retreat.ts";
import type { Chronicle, Runs } from "./step.ts";

type Battle = FrameAt<"battle">;

/** AIE-8.1.c: the active player attacks, whoever came. */
export function beginBattle(p: Position, attacker: Side, zone: Zone, naval: boolean): void {
  push(p, {
    step: "battle",
    side: attacker,
    zone,
    naval,
    die: -1,
    startSp: 0,
    origins: originsOf(p, attacker, zone),
    attack: 0,
    defence: 0,
    attackers: 0,
    defenders: 0,
    baseColumn: 0,
    shift: 0,
    modifiers: [],
    siegecraft: 0,
    walls: 0,
    victor: NOBODY,
    archers: NOBODY,
    targets: [],
    fallen: [],
    coup: 0,
    stage: JOINED,
  });
}

const JOINED = 0;
const READY = 1;
const CAST = 2;
const LOSSES = 3;
const DEATHS = 4;
const RETREAT = 5;
const SETTLED = 6;
const OVER = 7;

export const battle: Runs<"battle"> = {
  run(p, f, _dice, tell) {
    switch (f.stage) {
      case JOINED:
        return join(p, f, tell);
      case READY:
        return ready(p, f);
      case CAST:
        return decide(p, f, tell);
      case LOSSES:
        return afterLosses(p, f, tell);
      case DEATHS:
        return die(p, f, tell);
      case RETREAT:
        next(p, { ...f, stage: SETTLED });
        return withdraw(p, f, tell);
      case SETTLED:
        return settle(p, f, tell);
      default:
        return pop(p);
    }
  },
};

/** BT.a */
function join(p: Position, f: Battle, tell: Chronicle): void {
  const reckoning = reckon(p, f.side, f.zone, f.naval);
  const { attacker, defender } = reckoning;
  tell({
    e: "battle",
    rule: f.naval ? "AIE-8.1.b" : "AIE-8.1.a",
    zone: p.box.zoneIds[f.zone],
    naval: f.naval,
    attacker: seenForce(p, attacker),
    defender: seenForce(p, defender),
  });
  // AIE-10.1.a, AIE-R145: as they stand at the start.
  next(p, { ...f, startSp: strengthOf(attacker) + strengthOf(defender), stage: READY });
  openWindow(p, "battle", f.side);
}

/** BT.b is over. AIE-6.3.1.d, AIE-R68: stratagems may have left nobody to fight. */
function ready(p: Position, f: Battle): void {
  if (!fights(p, f.zone, f.naval)) {
    pop(p);
    return checkLoneLeaders(p);
  }
  // AIE-5.1.1.g: a battle that is fled from has not been fought.
  const { attacker, defender } = reckon(p, f.side, f.zone, f.naval);
  if (!attacker.isForeign && !defender.isForeign && hasChief(p, [...attacker.leaders, ...defender.leaders]))
    flag(p, CHIEF_FOUGHT);
  next(p, { ...f, stage: CAST });
  if (f.victor === NOBODY) throwDie(p, f.side, 6); // AIE-8.3.e
}

/** BT.c to BT.f: the die has fallen. Forces are looked at now, for whatever has happened to them since. */
function decide(p: Position, f: Battle, tell: Chronicle): void {
  const reckoning = reckon(p, f.side, f.zone, f.naval);
  const { attacker, defender, baseColumn, shift, values } = reckoning;
  const decided: Battle = {
    ...f,
    attack: strengthOf(attacker),
    defence: strengthOf(defender),
    attackers: attacker.units.length,
    defenders: defender.units.length,
    baseColumn,
    shift,
    modifiers: values,
    ...parthianShot(p, attacker, defender),
    stage: LOSSES,
  };
  const { winner, results, row } = outcomeOf(decided);
  const loser = enemyOf(winner);
  tell({
    e: "battle-decided",
    rule: "AIE-8.3.e",
    zone: p.box.zoneIds[f.zone],
    naval: f.naval,
    winner: SIDES[winner],
    loser: SIDES[loser],
    baseColumn: columnName(baseColumn),
    shift,
    column: columnName(reckoning.column),
    modifiers: f.victor === NOBODY ? modifiersIn(values) : [],
    die: f.victor === NOBODY ? f.die : null,
    row,
    attacker: results[f.side],
    defender: results[enemyOf(f.side)],
  });
  const [won, beaten] = winner === f.side ? [attacker, defender] : [defender, attacker];
  next(p, { ...decided, coup: coupIn(p, won, beaten), fallen: fallenOf(p, f, won, beaten, results[loser]) });
  sufferDefeat(p, f, beaten, results[loser], tell);
  const due = lossesOfVictor(results[winner], beaten.units.length, won.units.length);
  if (due > 0) push(p, { step: "losses", side: winner, zone: f.zone, naval: f.naval, left: due });
}

/** AIE-6.3.10.a, AIE-R71: whose Parthians fought, and against which Romans. */
function parthianShot(p: Position, attacker: FieldForce, defender: FieldForce): Pick<Battle, "archers" | "targets"> {
  const { parthi, people } = p.box;
  for (const [force, other] of [
    [attacker, defender],
    [defender, attacker],
  ])
    if (force.units.some((unit) => people[unit] === parthi))
      return { archers: force.side, targets: other.units.filter((unit) => people[unit] === ROMAN) };
  return { archers: NOBODY, targets: [] };
}

/** AIE-8.4.2.a, AIE-8.4.2.b, AIE-8.4.2.f: all of them are lost, or lose a step each, or get off. */
function sufferDefeat(p: Position, f: Battle, { side, units }: FieldForce, result: Result, tell: Chronicle): void {
  const { reduced, lost } = defeatOf(p, units, result);
  if (reduced.length + lost.length === 0) return;
  for (const unit of reduced) loseStep(p, unit);
  for (const unit of lost) eliminate(p, unit);
  tell({
    e: "losses",
    rule: result === "E" ? "AIE-8.4.2.a" : "AIE-8.4.2.b",
    side: SIDES[side],
    zone: p.box.zoneIds[f.zone],
    reduced: reduced.map((unit) => p.box.pieceIds[unit]),
    lost: lost.map((unit) => p.box.pieceIds[unit]),
  });
}

/** The winner has had his losses. At sea those who have lost their ships go down with them (AIE-8.1.d). */
function afterLosses(p: Position, f: Battle, tell: Chronicle): void {
  next(p, { ...f, stage: DEATHS });
  for (const side of BOTH) for (const unit of fightersAt(p, side, f.zone, f.naval)) unmark(p, unit, HIT);
  for (const side of BOTH) if (p.outcome === null) checkPassengers(p, side, f.zone, true, tell);
}

/** BT.g: leaders of the beaten Force who die, whatever they do next. */
function fallenOf(p: Position, f: Battle, won: FieldForce, beaten: FieldForce, result: Result): Piece[] {
  // AIE-8.5.1.a
  if (result === "E") return [...beaten.leaders];
  // AIE-EV4.b: a sick man who would have to leave.
  const stricken = mustWithdraw(p, beaten.side, f.zone, f.naval).filter((piece) => hasTitle(p, piece, ILL));
  return [...new Set([...doomedByCoup(p, won, beaten), ...emblems(p, won, beaten), ...stricken])];
}

/**
 * AIE-8.5.2.a, AIE-8.5.2.b, AIE-R138: a Faction Leader on one side, and a Faction Leader, a Pretender or an Assassin on the
 * other; by land or by sea (AIE-8.5.2.e). AIE-8.5.2.c, AIE-R139: a Faction Leader whom an Assassin beats gets away.
 */
function emblems(p: Position, won: FieldForce, beaten: FieldForce): Piece[] {
  const marked = (leader: Piece): boolean => hasTitle(p, leader, FACTION_LEADER | PRETENDER) || isAssassin(p, leader);
  const opposed =
    (hasChief(p, won.leaders) && beaten.leaders.some(marked)) ||
    (hasChief(p, beaten.leaders) && won.leaders.some(marked));
  if (!opposed) return [];
  const byAssassin = won.leaders.some((leader) => isAssassin(p, leader));
  return beaten.leaders.filter(
    (leader) => marked(leader) && !(byAssassin && hasTitle(p, leader, FACTION_LEADER) && !isAssassin(p, leader)),
  );
}

/** BT.g: they die; and where a Pretender has won, their faction may have lost its last leader (AIE-3.6.4.a). */
function die(p: Position, f: Battle, tell: Chronicle): void {
  const { winner } = outcomeOf(f);
  next(p, { ...f, stage: RETREAT });
  const overthrows = foreseeOverthrow(p, f.coup, enemyOf(winner), f.fallen);
  slayAll(p, f.fallen, (leader) => deathRule(p, f, leader), tell);
  if (overthrows && p.outcome === null) tellOfOverthrow(p, enemyOf(winner), tell);
}

function deathRule(p: Position, f: Battle, leader: Piece): string {
  const { winner, results } = outcomeOf(f);
  if ((f.coup & PRETENDER_WON) !== 0 && hasTitle(p, leader, FACTION_LEADER)) return "AIE-3.6.4.c";
  if (results[enemyOf(winner)] === "E") return "AIE-8.5.1.a";
  if ((f.coup & PRETENDER_LOST) !== 0) return "AIE-3.6.4.d";
  return hasTitle(p, leader, ILL) ? "AIE-EV4.b" : "AIE-8.5.2.a";
}

/** BT.h, AIE-8.4.1.b. AIE-R46: only the defender is kept from where the attackers came. */
function withdraw(p: Position, f: Battle, tell: Chronicle): void {
  const loser = enemyOf(outcomeOf(f).winner);
  const barred = loser === f.side ? [] : f.origins;
  if (f.coup !== 0) return yieldToVictor(p, { ...f, barred }, loser, tell);
  push(p, { step: "retreat", side: loser, zone: f.zone, naval: f.naval, barred, allies: false });
}

/** BT.i, AIE-10.1.a, AIE-10.1.i: each combat is a battle of its own. */
function settle(p: Position, f: Battle, tell: Chronicle): void {
  next(p, { ...f, stage: OVER });
  if (f.startSp >= GREAT_BATTLE) award(p, outcomeOf(f).winner, 1, "AIE-10.1.a", tell);
  // BT.j, unless that point was the last of the game (AIE-S1.n).
  if (p.outcome === null) openWindow(p, "aftermath", f.side);
}
