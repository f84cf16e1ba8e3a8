/** Plans that a player would make, whatever else is in them. */
import { seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { isSea } from "../board.ts";
import { aleaIactaEst as game } from "../index.ts";
import { copy, own, type Position, put } from "../position.ts";
import { CAES } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { emptySurvey, survey } from "../survey.ts";
import { proposals } from "./proposals.ts";
import { script } from "./script.ts";

/** The first movement of scenario 3, with so many sequences left for whoever moves. */
function movement(left: number): Position {
  const dice = seededDice("plans");
  const p = game.begin("pharsalus", {});
  game.open(p, dice);
  for (let n = 0; n < 500 && p.stack[p.stack.length - 1].step !== "movement"; n++) game.play(p, script(p, dice), dice);
  own.sequences(p)[CAES] = left;
  return p;
}

const numberOf = <T>(numbers: ReadonlyMap<string, T>, id: string): T => {
  const number = numbers.get(id);
  if (number === undefined) throw new Error(`there is no ${id}`);
  return number;
};

/** Of so many plans those after which a ship with a leader, who are at sea before, lies in port. */
function shipsHome(left: number, year: number): number {
  const p = movement(left);
  p.year = year;
  const ship = numberOf(p.box.pieceNumbers, "naves-8sp-q2-t1-1");
  const sea = numberOf(p.box.zoneNumbers, "mare-internum-orientalis");
  for (const piece of [ship, numberOf(p.box.pieceNumbers, "calvinus")]) put(p, piece, sea);
  expect(isSea(p.box, p.at[ship])).toBe(true);
  const propose = proposals(p);
  const random = seededDice("lots");
  let home = 0;
  for (let i = 0; i < 80; i++) {
    const after = copy(p);
    for (const act of propose(random)) if (inSteps.refuse(after, act) === null) inSteps.play(after, act, random);
    if (p.box.isPort[after.at[ship]]) home++;
  }
  return home;
}

test("AIE-9.1.b in the last sequence before the winter most plans bring ships home, in the last year of all they need not", () => {
  expect(shipsHome(1, -48)).toBeGreaterThanOrEqual(48);
  expect(shipsHome(5, -48)).toBeLessThan(32);
  expect(shipsHome(1, -47)).toBeLessThan(32);
});

/** Forty plans in the last sequence before the winter, with a ship and a leader at sea, where the nearest port is the enemy's. */
function afterPlans(): Position[] {
  const p = movement(1);
  p.year = -48;
  const { pieceNumbers, zoneNumbers } = p.box;
  for (const id of ["naves-8sp-q2-t1-1", "calvinus"])
    put(p, numberOf(pieceNumbers, id), numberOf(zoneNumbers, "mare-internum-orientalis"));
  put(p, numberOf(pieceNumbers, "legio-XVI-R"), numberOf(zoneNumbers, "italia-5"));
  const propose = proposals(p);
  const random = seededDice("ports");
  return Array.from({ length: 40 }, () => {
    const after = copy(p);
    for (const act of propose(random)) if (inSteps.refuse(after, act) === null) inSteps.play(after, act, random);
    return after;
  });
}

test("AIE-3.4.2.w where the nearest port is held by the enemy ships go to another one", () => {
  let home = 0;
  for (const p of afterPlans()) {
    const at = p.at[numberOf(p.box.pieceNumbers, "naves-8sp-q2-t1-1")];
    if (p.box.isPort[at]) home++;
    expect(at).not.toBe(numberOf(p.box.zoneNumbers, "italia-5"));
  }
  expect(home).toBeGreaterThanOrEqual(24);
});

/** Of forty plans those after which the Caesarians would hold Asia, with an army in Bithynia and nobody else about. */
function plansThatTakeAsia(): number {
  const p = movement(5);
  const { pieceNumbers, zoneNumbers, units, region } = p.box;
  const asia = numberOf(p.box.regionNumbers, "asia");
  const camp = numberOf(zoneNumbers, "graecia-2");
  for (const unit of units) if (region[p.at[unit]] === asia) put(p, unit, camp);
  for (const id of ["m-antonius", "legio-VII", "legio-VIII", "legio-IX", "legio-X"])
    put(p, numberOf(pieceNumbers, id), numberOf(zoneNumbers, "asia-2"));
  const propose = proposals(p);
  const random = seededDice("prizes");
  const seen = emptySurvey();
  let taken = 0;
  for (let i = 0; i < 40; i++) {
    const after = copy(p);
    for (const act of propose(random)) if (inSteps.refuse(after, act) === null) inSteps.play(after, act, random);
    survey(after, seen);
    if (seen.heirs[asia] === CAES) taken++;
  }
  return taken;
}

test("AIE-3.7.3.b to AIE-3.7.3.d an army spreads over a region that it can take: units in enough zones and cities, and a leader", () => {
  expect(plansThatTakeAsia()).toBeGreaterThanOrEqual(12);
});
