/** What moves the die of a combat (AIE-8.6, AIE-CT.a to AIE-CT.g, and events), each with its rule. */
import type { Modifier } from "@rubicon/series";
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

/** What is known of a battle before the die falls, as far as the table asks. */
export interface Circumstances {
  readonly attacker: Facts;
  readonly defender: Facts;
  /** AIE-R140: in a land or coastal zone that belongs to no region. */
  readonly outside: boolean;
  readonly crossing: boolean;
}

interface Facts {
  readonly tb: number;
  readonly pc: number | null;
  readonly hasRomans: boolean;
}

/** A value for each line of the list above; zero where it does not apply. */
export type Values = readonly number[];

/** The lines of the table itself, a) to f). */
export function tableValues({ attacker, defender, outside, crossing }: Circumstances): number[] {
  return [
    attacker.tb - defender.tb,
    outside && !defender.hasRomans ? -1 : 0,
    outside && !attacker.hasRomans ? 1 : 0,
    ...politics(attacker, defender),
    crossing ? -1 : 0, // AIE-R34: whoever leads
  ];
}

/** AIE-8.6.3.a: between two Roman Forces, each with a Faction Leader or a Pretender. */
function politics(attacker: Facts, defender: Facts): readonly [more: number, less: number] {
  if (attacker.pc === null || defender.pc === null || !attacker.hasRomans || !defender.hasRomans) return [0, 0];
  return [attacker.pc > defender.pc ? 1 : 0, attacker.pc < defender.pc ? -1 : 0];
}

/** All of them, events included. AIE-CT.q: nobody crosses a river to a sea fight. */
export function valuesOf(
  p: Position,
  attacker: FieldForce,
  defender: FieldForce,
  zone: Zone,
  crossing: boolean,
): number[] {
  const outside = isOutside(p.box, zone);
  return [...tableValues({ attacker, defender, outside, crossing }), ...eventValues(p, attacker, defender)];
}

/** AIE-EV0.b, AIE-R141: in favour of the attacker it counts up, of the defender down. */
function eventValues(p: Position, attacker: FieldForce, defender: FieldForce): number[] {
  const inFavour = (bonus: number, has: (force: FieldForce, other: FieldForce) => boolean): number =>
    (has(attacker, defender) ? bonus : 0) - (has(defender, attacker) ? bonus : 0);
  const romans = (force: FieldForce, other: FieldForce): boolean => force.hasRomans && !other.hasRomans;
  const legions = (force: FieldForce, other: FieldForce): boolean =>
    force.units.some((unit) => p.box.isLegio[unit]) && !other.hasRomans;
  const barbarians = (force: FieldForce): boolean => force.units.some((unit) => isOfTheNorth(p, unit));
  return [
    p.event === 3 ? inFavour(-1, romans) : 0,
    p.event === 5 ? inFavour(2, barbarians) : 0,
    p.event === 12 ? inFavour(1, legions) : 0,
    p.event === 15 ? inFavour(-1, barbarians) : 0,
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
export const modifiersIn = (values: Values): Modifier[] =>
  MODIFIERS.map(({ key, rule }, i) => ({ key, rule, value: values[i] ?? 0 })).filter(({ value }) => value !== 0);
