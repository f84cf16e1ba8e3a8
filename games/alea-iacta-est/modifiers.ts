/** What moves the die of a combat (AIE-8.6, AIE-CT.a to AIE-CT.g, and events), each with its rule. */
import { type Bearing, inFavour, modifiersBy, tableValues } from "@rubicon/series";
import { isOutside, type Zone } from "./board.ts";
import type { FieldForce } from "./forces.ts";
import { ROMAN } from "./peoples.ts";
import type { Position } from "./position.ts";

const MODIFIERS = [
  { key: "tactical", rule: "AIE-CT.a" },
  { key: "foreignDefender", rule: "AIE-CT.b" },
  { key: "foreignAttacker", rule: "AIE-CT.c" },
  { key: "morePolitical", rule: "AIE-CT.d" },
  { key: "lessPolitical", rule: "AIE-CT.e" },
  { key: "crossing", rule: "AIE-CT.f" },
  { key: "discouragement", rule: "AIE-EV3.a" },
  { key: "vigour", rule: "AIE-EV5.a" },
  { key: "donation", rule: "AIE-EV12.a" },
  { key: "famine", rule: "AIE-EV15.b" },
  { key: "siegecraft", rule: "AIE-6.3.8.a" },
  { key: "walls", rule: "AIE-6.3.9.a" },
] as const;

export type ModifierKey = (typeof MODIFIERS)[number]["key"];

/** The lines of the table itself, a) to f): a value for each, zero where it does not apply. */
export const linesOfTable = (attacker: Bearing, defender: Bearing, outside: boolean, crossing: boolean): number[] => [
  ...tableValues(attacker, defender, outside), // AIE-R140: in a land or coastal zone that belongs to no region
  crossing ? -1 : 0, // AIE-R34: whoever leads
];

/** All of them, events included. AIE-CT.q: nobody crosses a river to a sea fight. */
export function valuesOf(
  p: Position,
  attacker: FieldForce,
  defender: FieldForce,
  zone: Zone,
  crossing: boolean,
): number[] {
  const outside = isOutside(p.box, zone);
  return [...linesOfTable(attacker, defender, outside, crossing), ...eventValues(p, attacker, defender)];
}

/** AIE-EV0.b, AIE-R141 */
function eventValues(p: Position, attacker: FieldForce, defender: FieldForce): number[] {
  const favour = (bonus: number, has: (force: FieldForce, other: FieldForce) => boolean): number =>
    inFavour(bonus, has(attacker, defender), has(defender, attacker));
  const romans = (force: FieldForce, other: FieldForce): boolean => !force.isForeign && other.isForeign;
  const legions = (force: FieldForce, other: FieldForce): boolean =>
    force.units.some((unit) => p.box.isLegio[unit]) && other.isForeign;
  const barbarians = (force: FieldForce): boolean => force.units.some((unit) => isOfTheNorth(p, unit));
  return [
    p.event === 3 ? favour(-1, romans) : 0,
    p.event === 5 ? favour(2, barbarians) : 0,
    p.event === 12 ? favour(1, legions) : 0,
    p.event === 15 ? favour(-1, barbarians) : 0,
  ];
}

/** AIE-EV5.a, AIE-EV15.b: Germanic or Celtic. */
function isOfTheNorth(p: Position, unit: FieldForce["units"][number]): boolean {
  const people = p.box.people[unit];
  if (people === ROMAN) return false;
  const nationality = p.box.nationality[people];
  return nationality === "germans" || nationality === "celts";
}

/** Those that count, with their names and rules. */
export const modifiersIn = modifiersBy(MODIFIERS);
