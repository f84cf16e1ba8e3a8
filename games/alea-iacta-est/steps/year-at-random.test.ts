/** Phases A to D at random, year after year, with deaths, wars and lost regions between: lists and refusals agree, nothing breaks. */
import { type Dice, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Act } from "../acts.ts";
import { ABSENT, OFF, onMap, RESERVE, waitingIn } from "../board.ts";
import { slay } from "../deaths.ts";
import { broken } from "../faults.ts";
import { hash } from "../fingerprint.ts";
import { read, write } from "../notation.ts";
import { PEACE } from "../peoples.ts";
import { NO_PIECE } from "../pieces.ts";
import { FIRST_TURN, factionLeaders, own, type Position, takeOff } from "../position.ts";
import { SCENARIO_IDS } from "../scenarios.ts";
import { BOTH, NOBODY } from "../sides.ts";
import { CUP, handOf } from "../stratagems.ts";
import { leaderRefusal } from "../succession.ts";
import { acts, box, goTo, lay, textOf } from "../testing/table.ts";
import { activate, comeHome, pacify } from "../war-and-peace.ts";
import { inSteps } from "./index.ts";

const KINDS = ["station", "parley", "ail", "forsake", "second", "succeed", "disband", "rest", "done", "decline"];
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

/** What was asked in any of these games. */
const asked = new Set<string>();

const silent = (): void => {};
const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice.roll(list.length) - 1];

/** Plays whatever is asked at random until nothing is. */
function playOut(p: Position, dice: Dice): void {
  let decisions = 0;
  inSteps.open(p, dice);
  while (p.stack.length > 0) {
    const question = inSteps.question(p);
    if (!asked.has(question.ask) || decisions++ % 7 === 0) expect(wrongAct(p)).toBeNull();
    asked.add(question.ask);
    const list = inSteps.legal(p);
    expect(list.length).toBeGreaterThan(0);
    expect(inSteps.refuse(p, inSteps.byDefault(p))).toBeNull();
    // Nobody would disband all he has.
    const act = question.ask === "disbanding" && dice.roll(4) > 1 ? inSteps.byDefault(p) : oneOf(dice, list);
    inSteps.play(p, act, dice);
    const fault = broken(p);
    if (fault !== "the game stopped") expect(fault).toBeNull();
  }
}

/** What campaigns and winters do to a table. */
function upheaval(p: Position, dice: Dice): void {
  const present = box.leaders.filter((leader) => onMap(p.at[leader]) && p.side[leader] !== NOBODY);
  for (let i = dice.roll(3); i > 0 && present.length > 0; i--) {
    const leader = oneOf(dice, present);
    if (!onMap(p.at[leader])) continue;
    const isTriumvir = box.regions.some((region) => p.triumvir[region] === leader);
    if (isTriumvir || dice.roll(2) === 1) slay(p, leader, oneOf(dice, ["combat", "plague", "other"] as const), silent);
    else takeOff(p, leader, ABSENT);
    playOut(p, dice);
  }
  for (const people of box.peoples) {
    const pieces = [...box.unitsOf[people], ...box.leadersOf[people]];
    if (pieces.some((piece) => p.at[piece] === OFF)) comeHome(p, people);
    else if (p.status[people] === PEACE && p.ban[people] === 0 && dice.roll(6) === 1) activate(p, people, dice, silent);
    else if (p.status[people] !== PEACE && dice.roll(4) === 1)
      pacify(p, people, oneOf(dice, ["arms", "extinction", "stratagem"] as const), silent);
    playOut(p, dice);
  }
  for (const region of box.regions) {
    if (p.triumvir[region] !== NO_PIECE) continue;
    if (dice.roll(4) === 1) own.control(p)[region] = oneOf(dice, BOTH);
    const side = p.control[region];
    for (const unit of box.romanUnits)
      if (p.at[unit] === RESERVE && dice.roll(20) === 1) {
        own.at(p)[unit] = waitingIn(region);
        own.side(p)[unit] = side;
      }
  }
  for (const side of BOTH)
    for (const counter of box.counters) if (p.counter[counter] === handOf(p.leads[side])) own.counter(p)[counter] = CUP;
  p.roma = oneOf(dice, [...BOTH, NOBODY]);
}

test.each(SCENARIO_IDS)("AIE-0.3.a AIE-3.5.1.b AIE-2.C.a AIE-2.D.a Phases A to D at random in %s", (scenario) => {
  for (let game = 0; game < 2; game++) {
    const dice = seededDice(`years of ${scenario} ${game}`);
    const p = lay({ scenario, asSetUp: true });
    while (p.year < -29) {
      p.flags &= ~FIRST_TURN;
      goTo(p, { step: "administration" }, { step: "geostrategy" }, { step: "initiative" }, { step: "stratagems" });
      playOut(p, dice);
      for (const side of BOTH) {
        expect(factionLeaders(p, side).length).toBeLessThanOrEqual(2);
        // AIE-3.5.2.m: none only where nobody is there.
        const able = box.romanLeaders.some((leader) => leaderRefusal(p, side, leader) === null);
        if (able) expect(factionLeaders(p, side).length).toBeGreaterThan(0);
      }
      upheaval(p, dice);
      p.score = 0;
      p.year++;
    }
  }
});

test("AIE-2.C.a AIE-2.D.a in these games everything is asked that can be", () => {
  const all = [
    "arrivals",
    "embassy",
    "muster",
    "illness",
    "forsaking",
    "secondLeader",
    "succession",
    "placing",
    "disbanding",
  ];
  for (const ask of all) expect(asked).toContain(ask);
});

test("AIE-2.D.a every question of these phases is written and read again", () => {
  const dice = seededDice("written years");
  const p = lay({ scenario: "rise-of-caesar", asSetUp: true });
  goTo(p, { step: "year" });
  inSteps.open(p, dice);
  for (let i = 0; i < 40 && p.stack.length > 0; i++) {
    expect(hash(read(write(p), box))).toBe(hash(p));
    inSteps.play(p, inSteps.byDefault(p), dice);
  }
});
