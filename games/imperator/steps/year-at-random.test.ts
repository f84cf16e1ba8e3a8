/** Phases A to D and F at random, year after year, with what a campaign does between: lists and refusals agree, nothing breaks. */
import { type Dice, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Act } from "../acts.ts";
import { isLand, NOWHERE, onMap, type Zone } from "../board.ts";
import type { Death } from "../events/shapes.ts";
import { broken } from "../faults.ts";
import { hash } from "../fingerprint.ts";
import { kindRefusal } from "../limits.ts";
import { read, write } from "../notation.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { own, type Position } from "../position.ts";
import { SCENARIO_IDS } from "../scenarios.ts";
import { BOTH, ENEMY, enemyOf, MUTINY, NOBODY, ROME } from "../sides.ts";
import { slain } from "../slain.ts";
import { CUP, handOf, ON_MAP, stratagemNamed } from "../stratagems.ts";
import { changeSide, combatUnitsIn, isAtWar, isInEmpire, leadersOf, loseStep, put, unitsOf } from "../table.ts";
import { acts, box, goTo, lay, textOf } from "../testing/table.ts";
import { goToWar, isExtinct, pacify, turnArmenia } from "../war-and-peace.ts";
import { yearSteps } from "./chapter-year.ts";
import { inSteps } from "./index.ts";

/** What is asked in these phases. */
const OURS = [
  ...["arrivals", "reserves", "vexillations", "detaching", "dissolving", "muster", "illness", "summons", "nominations"],
  ...["reinforcements", "quarters", "retinue", "revival", "upkeep", "custody"],
];
const KINDS = [
  ...["station", "rest", "done", "decline", "reserve", "detach", "weaken", "dissolve", "restore", "ail", "summon"],
  ...["augustus", "caesar", "guard", "go-with", "reduce", "remove"],
];
const BOOK: readonly Act[] = KINDS.flatMap((kind) => {
  const [from, to] = acts.codesOf(kind);
  return Array.from({ length: to - from }, (_, i) => acts.decode(from + i));
});

function wrongAct(p: Position): string | null {
  const listed = new Set(inSteps.legal(p));
  for (const act of BOOK)
    if (listed.has(act) !== (inSteps.refuse(p, act) === null)) return `${textOf(act)} at ${p.stack.at(-1)?.step}`;
  return null;
}

/** How often something was asked in any of these games. */
const asked = new Map<string, number>();
const silent = (): void => {};
const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice.roll(list.length) - 1];

/** Plays whatever is asked at random until nothing is; what is none of ours by default. */
function playOut(p: Position, dice: Dice): void {
  inSteps.open(p, dice);
  while (p.stack.length > 0) {
    const { ask } = inSteps.question(p);
    const times = asked.get(ask) ?? 0;
    asked.set(ask, times + 1);
    const ours = OURS.includes(ask);
    if (ours && (times < 3 || times % 61 === 0)) {
      expect(wrongAct(p)).toBeNull();
      expect(hash(read(write(p), box))).toBe(hash(p));
    }
    const list = inSteps.legal(p);
    if (inSteps.refuse(p, inSteps.byDefault(p)) !== null) throw new Error(`the default of ${ask} is refused`);
    inSteps.play(p, ours ? oneOf(dice, list) : inSteps.byDefault(p), dice);
    sound(p);
  }
}

/** Nothing is wrong, though the stack may be empty between two phases. */
function sound(p: Position): void {
  const fault = broken(p);
  if (fault !== null && fault !== "the game stopped") throw new Error(fault);
}

const DEATHS: readonly Death[] = ["battle", "assassinated", "plague", "lone"];

/** What a campaign may do to a table. */
function campaign(p: Position, dice: Dice): void {
  for (let i = dice.roll(3) - 1; i > 0 && p.outcome === null; i--) {
    const present = box.leaders.filter((leader) => onMap(p.at[leader]) && p.side[leader] !== NOBODY);
    if (present.length > 0) slain(p, oneOf(dice, present), oneOf(dice, DEATHS), silent);
    playOut(p, dice);
  }
  if (p.outcome !== null) return;
  for (const unit of box.units) if (onMap(p.at[unit])) befall(p, unit, dice);
  if (dice.roll(3) === 1) sail(p, oneOf(dice, box.fleets), dice);
  if (dice.roll(4) === 1) mutiny(p, dice);
  if (p.armenia !== NOBODY && dice.roll(8) === 1) turnArmenia(p, "IMP-6.3.i", silent);
  playOut(p, dice);
  for (const people of box.peoples)
    if (p.outcome === null && isAtWar(p, people) && dice.roll(12) === 1) {
      pacify(p, people, "stratagem", "IMP-6.1.d", silent);
      playOut(p, dice);
    }
  sound(p);
}

/** A unit loses a step or all it has, or goes somewhere. */
function befall(p: Position, unit: Piece, dice: Dice): void {
  const zone = oneOf(dice, box.land);
  if (dice.roll(5) === 1) loseStep(p, unit);
  else if (dice.roll(3) === 1 && mayGo(p, unit, zone)) put(p, unit, zone);
}

function mayGo(p: Position, unit: Piece, zone: Zone): boolean {
  const side = p.side[unit];
  if (side !== ROME && side !== ENEMY) return false;
  if (box.people[unit] === box.armenia || (box.people[unit] === ROMAN && side === ENEMY)) return false;
  return unitsOf(p, enemyOf(side), zone) === 0 && kindRefusal(p, unit, zone) === null;
}

/** A fleet at sea, or back in port, with some aboard. */
function sail(p: Position, fleet: Piece, dice: Dice): void {
  if (!onMap(p.at[fleet])) return;
  const hold = box.holds[box.fleets.indexOf(fleet)];
  const loyal = (list: readonly Piece[]) =>
    list.filter((piece) => p.side[piece] === ROME && onMap(p.at[piece]) && isLand(box, p.at[piece]));
  for (const piece of [...loyal(box.romanUnits).slice(0, dice.roll(3) - 1), ...loyal(box.romanLeaders).slice(-1)])
    put(p, piece, hold);
  put(
    p,
    fleet,
    dice.roll(2) === 1
      ? box.station[fleet]
      : oneOf(
          dice,
          box.seas.filter((sea) => box.isOpenSea[sea]),
        ),
  );
}

function mutiny(p: Position, dice: Dice): void {
  const counter = box.copiesOf[stratagemNamed("mutinerie")].find((each) => p.counter[each] === CUP);
  const zones = box.land.filter(
    (zone) =>
      isInEmpire(p, zone) &&
      leadersOf(p, ROME, zone) === 0 &&
      unitsOf(p, ROME, zone) > 0 &&
      p.units[3 * zone + MUTINY] === 0,
  );
  if (counter === undefined || zones.length === 0) return;
  const zone = oneOf(dice, zones);
  own.counter(p)[counter] = ON_MAP;
  own.lies(p)[counter] = zone;
  for (const unit of combatUnitsIn(p, ROME, zone)) changeSide(p, unit, MUTINY);
}

/** Peoples rise now and then, so that there is something to pacify. */
function rise(p: Position, dice: Dice): void {
  for (const people of box.minors)
    if (p.status[people] === 0 && p.ban[people] <= p.year && dice.roll(12) === 1) {
      goToWar(p, people, "IMP-6.2.e", silent);
      playOut(p, dice);
    }
}

function emptyHands(p: Position): void {
  for (const side of BOTH)
    for (const counter of box.counters) if (p.counter[counter] === handOf(p.leads[side])) own.counter(p)[counter] = CUP;
}

/** What holds when a winter is over. */
function wintered(p: Position): void {
  for (const unit of box.romanUnits)
    if (p.side[unit] === ROME && onMap(p.at[unit])) expect(isInEmpire(p, p.at[unit])).toBe(true);
  for (const fleet of box.fleets) if (onMap(p.at[fleet])) expect(p.at[fleet]).toBe(box.station[fleet]);
  for (const people of box.peoples) expect(isExtinct(p, people)).toBe(false);
  for (const piece of box.pieces) expect(p.marks[piece]).toBe(0);
  for (const counter of box.counters) expect(p.counter[counter] === ON_MAP || p.lies[counter] === NOWHERE).toBe(true);
}

test.each(SCENARIO_IDS)("IMP-0.3.a IMP-2.C.a IMP-2.D.f IMP-2.F.b IMP-9.2.2.h years at random in %s", (scenario) => {
  for (let game = 0; game < 2; game++) {
    const dice = seededDice(`years of ${scenario} ${game}`);
    const p = lay({ scenario, asSetUp: true });
    while (p.outcome === null) {
      goTo(p, { step: "geostrategy" }, { step: "initiative" }, { step: "draw" }, { step: "exchange" });
      playOut(p, dice);
      emptyHands(p);
      if (p.outcome === null && scenario !== "s1_avidius_cassius") rise(p, dice);
      if (p.outcome === null) playOut(goTo(p, dice.roll(4) === 1 ? { step: "pax" } : { step: "administration" }), dice);
      if (p.outcome === null) campaign(p, dice);
      if (p.outcome !== null) break;
      playOut(goTo(p, { step: "results" }), dice);
      if (p.outcome !== null) break;
      wintered(p);
      p.stack.push({ step: "newYear" });
      const { year } = p;
      nextYear(p, dice);
      expect(p.year).toBe(year + 1);
    }
    expect(p.stack).toEqual([]);
  }
});

/** The new year begins, and nothing of it happens yet. */
function nextYear(p: Position, dice: Dice): void {
  const { newYear } = yearSteps;
  newYear.run(p, { step: "newYear" }, dice, silent);
  p.stack.length = 0;
}

test("IMP-2.C.a IMP-2.D.f IMP-2.F.b in these games everything is asked that can be", () => {
  // Reinforcements come seldom, and seldomer where the Enemy stands.
  for (const ask of OURS.filter((each) => each !== "reinforcements"))
    expect(asked.has(ask) ? ask : `${ask} was never asked`).toBe(ask);
});
