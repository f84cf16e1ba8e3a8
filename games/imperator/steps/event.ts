/** The event of the year (TE): what it does at once. What lasts is read from `p.event` by the rules it bends. */
import { divinePeace, rollEvent, severeWinter } from "@rubicon/series";
import { onMap, WITHDRAWN } from "../board.ts";
import { pop, push } from "../frames.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import { endingMutinies } from "../mutiny.ts";
import { ROMAN } from "../peoples.ts";
import { FULL, type Piece, REDUCED } from "../pieces.ts";
import { type Position, scenarioOf, uses } from "../position.ts";
import { ENEMY, MUTINY, NOBODY, ROME, SIDES } from "../sides.ts";
import { changeSide, partOf, reduce, sideOfPeople, takeOff } from "../table.ts";
import { augusti, bestow, ILL, SUMMONED } from "../titles.ts";
import { turnArmenia } from "../war-and-peace.ts";
import { share } from "./administration.ts";
import type { Chronicle, Runs } from "./step.ts";

/** IMP-2.D.f; IMP-S.g: a scenario may name the event of a year; IMP-S.h: or do without. */
export const event: Runs<"event"> = {
  run(p, _f, dice, tell) {
    pop(p);
    if (!uses(p, "events")) return;
    const forced = scenarioOf(p).forced.find(({ year }) => year === p.year);
    const rolled = forced === undefined ? rollEvent(dice) : { number: forced.event };
    p.event = rolled.number;
    tell({ e: "event", rule: forced === undefined ? EVENT_RULES[p.event] : "IMP-S.g", ...rolled });
    AT_ONCE[p.event]?.(p, tell);
  },
};

/** The first rule of each event, by its number. */
const EVENT_RULES = [
  "IMP-2.D.f",
  "IMP-TE.1.a",
  "IMP-TE.2.a",
  "IMP-TE.3.a",
  "IMP-TE.4.a",
  "IMP-TE.5.a",
  "IMP-TE.6.a",
  "IMP-TE.7.a",
  "IMP-TE.8.a",
  "IMP-TE.9.a",
  "IMP-TE.10.a",
  "IMP-TE.11.a",
  "IMP-TE.12.a",
  "IMP-TE.13.a",
  "IMP-TE.14.a",
  "IMP-TE.15.a",
] as const;

type Effect = (p: Position, tell: Chronicle) => void;

const total = (p: Position): number => p.sequences[ROME] + p.sequences[ENEMY];

const AT_ONCE: Readonly<Record<number, Effect>> = {
  1: unhealthyRome,
  4: illnessOfTheEmperor,
  6: unrestInRome,
  7: (p, tell) => share(p, severeWinter(total(p)), "IMP-TE.7.a", tell),
  8: (p, tell) => share(p, divinePeace(total(p)), "IMP-TE.8.a", tell),
  10: tenacity,
  13: plagueInTheEast,
  14: fickleArmenia,
  15: famine,
};

/** IMP-TE.1.a, IMP-TE.1.b */
function unhealthyRome(p: Position, tell: Chronicle): void {
  weaken(p, (unit) => p.at[unit] === p.box.roma, false, "IMP-TE.1.a", tell);
  strike(p, inRome(p), "IMP-TE.1.b", tell);
}

/** IMP-TE.4.a */
function illnessOfTheEmperor(p: Position, tell: Chronicle): void {
  strike(p, augusti(p), "IMP-TE.4.a", tell);
}

/** One falls ill; of two, whom Rome likes. */
function strike(p: Position, able: readonly Piece[], rule: string, tell: Chronicle): void {
  if (able.length > 1) push(p, { step: "illness" });
  else if (able.length === 1) fallIll(p, able[0], rule, tell);
}

const inRome = (p: Position): Piece[] => augusti(p).filter((leader) => p.at[leader] === p.box.roma);

export function fallIll(p: Position, leader: Piece, rule: string, tell: Chronicle): void {
  bestow(p, leader, ILL);
  tell({ e: "ill", rule, leader: p.box.pieceIds[leader] });
}

/** IMP-TE.6.a, IMP-R111: whoever is in Rome stays, one of two at least; if nobody is, one is called, and of two Rome names him. */
function unrestInRome(p: Position, tell: Chronicle): void {
  const there = inRome(p);
  const able = there.length > 0 ? there : augusti(p);
  if (there.length === 0 && able.length > 1) push(p, { step: "summons" });
  else for (const leader of able) summon(p, leader, tell);
}

export function summon(p: Position, leader: Piece, tell: Chronicle): void {
  bestow(p, leader, SUMMONED);
  const there = p.at[leader] === p.box.roma;
  tell({ e: "summoned", rule: "IMP-TE.6.a", leader: p.box.pieceIds[leader], there });
}

/** IMP-TE.10.a */
function tenacity(p: Position, tell: Chronicle): void {
  p.extra = ENEMY;
  tell({ e: "extra-sequence", rule: "IMP-TE.10.a", side: SIDES[ENEMY] });
}

/** IMP-TE.13.a: everybody's units, at war or not, in mutiny or not; leaders are spared. */
function plagueInTheEast(p: Position, tell: Chronicle): void {
  const { frontNumbers, homeOf, peopleNumbers } = p.box;
  const east = frontNumbers.get("oriental");
  const lands = ["armenia", "parthes", "adiabene", "osrhoene"].map((name) => peopleNumbers.get(name));
  const hit = (unit: Piece): boolean => {
    const zone = p.at[unit];
    return onMap(zone) && (partOf(p, zone) === east || lands.includes(homeOf[zone]));
  };
  weaken(p, hit, true, "IMP-TE.13.a", tell);
}

/** IMP-TE.14.a, IMP-R82: at once. */
function fickleArmenia(p: Position, tell: Chronicle): void {
  if (p.armenia !== NOBODY) turnArmenia(p, "IMP-TE.14.a", tell);
}

/** IMP-TE.15.a */
function famine(p: Position, tell: Chronicle): void {
  weaken(p, (unit) => p.box.isGerman[unit] && onMap(p.at[unit]), false, "IMP-TE.15.a", tell);
}

/** Normal units turn over; reduced ones stay as they are, or are withdrawn for the year. */
function weaken(p: Position, hit: (unit: Piece) => boolean, deadly: boolean, rule: string, tell: Chronicle): void {
  const struck = p.box.units.filter(hit);
  const units = struck.filter((unit) => p.face[unit] === FULL);
  const gone = deadly ? struck.filter((unit) => p.face[unit] === REDUCED) : [];
  const named = (list: readonly Piece[]): string[] => list.map((unit) => p.box.pieceIds[unit]);
  if (units.length + gone.length > 0) tell({ e: "weakened", rule, units: named(units), withdrawn: named(gone) });
  for (const unit of units) reduce(p, unit);
  endingMutinies(p, tell, () => {
    for (const unit of gone) withdraw(p, unit);
  });
  if (gone.length > 0) checkLoneLeaders(p);
}

/** IMP-R85: not eliminated; it knows whose it is, and who was in mutiny is so no more. */
function withdraw(p: Position, unit: Piece): void {
  const people = p.box.people[unit];
  const mutinous = p.side[unit] === MUTINY;
  takeOff(p, unit, WITHDRAWN);
  if (mutinous) changeSide(p, unit, people === ROMAN ? ROME : sideOfPeople(p, people));
}
