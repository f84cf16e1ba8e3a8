/** Battles at random, with everybody who can fight anywhere: whatever is chosen, the table stays lawful and the battles end. */
import { type Dice, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Act } from "../acts.ts";
import { isHold, onMap, type Zone } from "../board.ts";
import { contested } from "../contests.ts";
import type { Event } from "../events/index.ts";
import { broken } from "../faults.ts";
import { imperator } from "../index.ts";
import { isLone } from "../lone-leaders.ts";
import { EASTERN, type People, ROMAN, WAR, WESTERN } from "../peoples.ts";
import { type Piece, REDUCED } from "../pieces.ts";
import { own, type Position } from "../position.ts";
import { BOTH, ENEMY, MUTINY, ROME, type Side } from "../sides.ts";
import { CUP, handOf, ON_MAP, stratagemNamed } from "../stratagems.ts";
import { changeSide, giveArmenia, isInEmpire, markCameFrom, put, setStatus } from "../table.ts";
import { acts, box, goTo, lay, textOf, zone } from "../testing/table.ts";
import { AUGUSTUS, bestow, CAESAR, ILL, USURPER } from "../titles.ts";
import { inSteps } from "./index.ts";

const BATTLES = Number(process.env.BATTLES ?? 60);
const MOST_ACTS = 400;

const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice.roll(list.length) - 1];
const chance = (dice: Dice, of: number): boolean => dice.roll(of) === 1;

// Tables ----------------------------------------------------------------------------------------------------

/** Takes so many of those that are not on the map, at random. */
function draw(p: Position, dice: Dice, list: readonly Piece[], most: number): Piece[] {
  const free = list.filter((piece) => !onMap(p.at[piece]));
  const count = Math.min(free.length, dice.roll(most));
  const drawn: Piece[] = [];
  while (drawn.length < count) {
    const piece = oneOf(dice, free);
    if (!drawn.includes(piece)) drawn.push(piece);
  }
  return drawn;
}

function enter(p: Position, dice: Dice, pieces: readonly Piece[], side: Side, where: Zone): void {
  for (const piece of pieces) {
    put(p, piece, where);
    if (box.people[piece] === ROMAN || side === MUTINY) changeSide(p, piece, side);
    if (box.isUnit[piece] && chance(dice, 3)) own.face(p)[piece] = REDUCED;
  }
}

/** Peoples of one kind that have come as far as that zone. */
function hostIn(p: Position, dice: Dice, where: Zone, kind: number): Piece[] {
  const near = (people: People): boolean =>
    box.category[people] === kind && p.status[people] === WAR && box.fromHome[people][where] <= 5;
  const peoples = box.peoples.filter(near);
  if (peoples.length === 0) return [];
  const units = peoples.flatMap((people) => box.unitsOf[people]);
  const leaders = peoples.flatMap((people) => box.leadersOf[people]);
  const host = draw(p, dice, units, 5);
  return chance(dice, 3) ? host : [...host, ...draw(p, dice, leaders, 2)];
}

const MUTINY_COUNTERS = box.copiesOf[stratagemNamed("mutinerie")];

function mutinyIn(p: Position, dice: Dice, where: Zone): void {
  const counter = MUTINY_COUNTERS.find((each) => p.counter[each] === CUP);
  const parthian = box.homeOf[where] === box.parthes;
  if (counter === undefined || (!parthian && !isInEmpire(p, where))) return;
  const units = draw(p, dice, parthian ? box.unitsOf[box.parthes] : box.romanUnits, 3);
  if (units.length === 0) return;
  own.counter(p)[counter] = ON_MAP;
  own.lies(p)[counter] = where;
  enter(p, dice, units, MUTINY, where);
}

const KINDS = [WESTERN, EASTERN] as const;
const NOT_IN_BATTLE = ["marcus_aurelius", "septimius_severus"].map((name) => box.pieceNumbers.get(name));

/** A few zones in which two or three parties stand, and their neighbours, in which some do. */
function layOut(dice: Dice): { p: Position; side: Side } {
  const p = lay({ rome: { roma: ["marcus_aurelius*"] }, event: dice.roll(15), year: 170, armenia: "rome" });
  const side = oneOf(dice, BOTH);
  if (chance(dice, 2)) giveArmenia(p, ENEMY);
  put(p, box.unitsOf[box.armenia][0], zone("armenia"));
  for (const people of box.peoples) if (people !== box.armenia && !chance(dice, 3)) setStatus(p, people, WAR);
  const civil = chance(dice, 2);
  if (civil) enter(p, dice, [box.severus], ENEMY, zone("cyprus"));
  if (civil) bestow(p, box.severus, USURPER);
  p.reserve = dice.roll(32) - 1;
  const commanders = box.romanLeaders.filter((leader) => !NOT_IN_BATTLE.includes(leader));
  for (let i = 0; i < 5; i++) {
    const where = oneOf(dice, box.land);
    if (box.pieces.some((piece) => p.at[piece] === where && piece !== box.unitsOf[box.armenia][0])) continue;
    const kind = box.homeOf[where] === box.armenia ? EASTERN : oneOf(dice, KINDS);
    if (civil && isInEmpire(p, where) && chance(dice, 2))
      enter(p, dice, [...draw(p, dice, box.romanUnits, 4), ...draw(p, dice, commanders, 2)], ENEMY, where);
    else enter(p, dice, hostIn(p, dice, where, kind), ENEMY, where);
    if (chance(dice, 6)) mutinyIn(p, dice, where);
    if (chance(dice, 5)) continue;
    const romans = draw(p, dice, box.romanUnits, 4);
    enter(p, dice, chance(dice, 3) ? romans : [...romans, ...draw(p, dice, commanders, 2)], ROME, where);
  }
  entitle(p, dice);
  for (const unit of box.units)
    if (
      onMap(p.at[unit]) &&
      p.side[unit] === side &&
      !isHold(box, p.at[unit]) &&
      box.waysFrom[p.at[unit]].length > 0 &&
      chance(dice, 2)
    )
      markCameFrom(p, unit, oneOf(dice, box.waysFrom[p.at[unit]]).to);
  return { p, side };
}

/** A second Augustus, a Caesar, a second usurper; and one of them ill. */
function entitle(p: Position, dice: Dice): void {
  const those = (side: Side): Piece[] =>
    box.romanLeaders.filter((leader) => onMap(p.at[leader]) && p.side[leader] === side && p.title[leader] === 0);
  for (const [side, title] of [
    [ROME, AUGUSTUS],
    [ROME, CAESAR],
    [ENEMY, USURPER],
  ] as const) {
    const able = those(side);
    if (able.length > 0 && chance(dice, 2)) bestow(p, oneOf(dice, able), title);
  }
  const augusti = box.romanLeaders.filter((leader) => (p.title[leader] & AUGUSTUS) !== 0);
  if (p.event === 4) bestow(p, oneOf(dice, augusti), ILL);
}

// What must hold --------------------------------------------------------------------------------------------

const KINDS_OF_ACTS = ["fight", "evade", "bring", "all", "slip", "stand", "escape", "lose", "rest", "retreat"] as const;
const BOOK: readonly Act[] = KINDS_OF_ACTS.flatMap((kind) => {
  const [from, to] = acts.codesOf(kind);
  return Array.from({ length: to - from }, (_, i) => acts.decode(from + i));
});

/** What is listed is legal, and nothing else is. */
function wrongAct(p: Position): string | null {
  const listed = new Set(inSteps.legal(p));
  for (const act of BOOK)
    if (listed.has(act) !== (inSteps.refuse(p, act) === null)) return `${textOf(act)} at ${p.stack.at(-1)?.step}`;
  return listed.has(inSteps.byDefault(p)) ? null : `the default at ${p.stack.at(-1)?.step}`;
}

/** Strength of a side, and of mutineers, step by step. */
const steps = (p: Position): number =>
  box.units.reduce((sum, unit) => sum + (onMap(p.at[unit]) ? (p.face[unit] === REDUCED ? 1 : 2) : 0), 0);

interface Tale {
  readonly events: Event[];
  readonly p: Position;
}

function fightAll(seed: string, hands: boolean): Tale {
  const dice = seededDice(seed);
  const { p, side } = layOut(dice);
  if (hands)
    for (const counter of box.counters)
      if (p.counter[counter] === CUP && chance(dice, 4)) own.counter(p)[counter] = handOf(p.leads[oneOf(dice, BOTH)]);
  own.sequences(p)[side] = 1;
  goTo(
    p,
    { step: "movesAndCombats", side, extra: false, begun: true },
    { step: "combats", side, done: [] },
    { step: "loneLeaders" },
  );
  const events: Event[] = [];
  const tell = (event: Event): void => void events.push(event);
  inSteps.open(p, dice, tell);
  for (let i = 0; i < MOST_ACTS && p.stack.length > 0; i++) {
    expect(wrongAct(p), seed).toBeNull();
    const act = oneOf(dice, inSteps.legal(p));
    const before = steps(p);
    inSteps.play(p, act, dice, tell);
    const fault = broken(p);
    if (fault !== null && fault !== "the game stopped") throw new Error(`${seed} after ${textOf(act)}: ${fault}`);
    // IMP-6.1.g: only a stratagem heals anybody.
    if (!hands) expect(steps(p), `${seed}: nobody is healed in battle`).toBeLessThanOrEqual(before);
    if (i % 7 === 0 && p.stack.length > 0)
      expect(imperator.hash(imperator.read(imperator.write(p)))).toBe(imperator.hash(p));
  }
  expect(p.stack, `${seed} has no end`).toEqual([]);
  return { events, p };
}

const counts = new Map<string, number>();

test("IMP-8.a IMP-8.3.a IMP-R104 battles at random end with nobody of two sides in a zone, and nobody alone among enemies", () => {
  for (let i = 0; i < BATTLES; i++) {
    const { events, p } = fightAll(`battle ${i}`, false);
    for (const { e } of events) counts.set(e, (counts.get(e) ?? 0) + 1);
    for (const side of BOTH) expect(contested(p, side, []), `battle ${i}`).toEqual([]);
    for (const leader of box.leaders) expect(isLone(p, leader), `battle ${i} ${box.pieceIds[leader]}`).toBe(false);
  }
});

test("all of it happens in these battles", () => {
  for (const e of [
    "battle",
    "evasion",
    "evaded",
    "losses",
    "retreated",
    "cut-off",
    "hunted",
    "escaped",
    "died",
    "mutiny-over",
    "points",
  ])
    expect(counts.get(e) ?? 0, e).toBeGreaterThan(0);
});

test("IMP-2.E.d IMP-R20 with stratagems in both hands nothing breaks either", () => {
  for (let i = 0; i < BATTLES / 4; i++) fightAll(`stratagems ${i}`, true);
});
