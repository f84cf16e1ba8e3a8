/** What moves the die of a battle (IMP-TC.b to IMP-TC.g, and events), each with its rule. */
import { type Bearing, inFavour, modifiersBy, tableValues } from "@rubicon/series";
import { onMap, type Zone } from "./board.ts";
import type { FieldForce } from "./forces.ts";
import type { Position } from "./position.ts";
import { ENEMY, ROME } from "./sides.ts";
import { isInEmpire } from "./table.ts";

const MODIFIERS = [
  { key: "tactical", rule: "IMP-TC.b" },
  { key: "foreignDefender", rule: "IMP-TC.c" },
  { key: "foreignAttacker", rule: "IMP-TC.d" },
  { key: "morePolitical", rule: "IMP-TC.e" },
  { key: "lessPolitical", rule: "IMP-TC.f" },
  { key: "discouragement", rule: "IMP-TE.3.a" },
  { key: "vigour", rule: "IMP-TE.5.a" },
  { key: "praetorians", rule: "IMP-TE.11.a" },
  { key: "donation", rule: "IMP-TE.12.a" },
  { key: "famine", rule: "IMP-TE.15.b" },
] as const;

export type ModifierKey = (typeof MODIFIERS)[number]["key"];

/** The lines of the table itself. Rivers and straits change nothing here. */
export const linesOfTable = (attacker: Bearing, defender: Bearing, outside: boolean): number[] =>
  tableValues(attacker, defender, outside);

/** All of them, events included: a value for each line of the list above, zero where it does not apply. */
export const valuesOf = (p: Position, attacker: FieldForce, defender: FieldForce, zone: Zone): number[] => [
  ...linesOfTable(attacker, defender, !isInEmpire(p, zone)),
  ...eventValues(p, attacker, defender),
];

const NOTHING: readonly number[] = [0, 0, 0, 0, 0];

/** IMP-TE.x.a */
function eventValues(p: Position, attacker: FieldForce, defender: FieldForce): readonly number[] {
  const { event } = p;
  if (event !== 3 && event !== 5 && event !== 11 && event !== 12 && event !== 15) return NOTHING;
  const favour = (bonus: number, has: (force: FieldForce) => boolean): number =>
    inFavour(bonus, has(attacker), has(defender));
  // IMP-R93: where Romans fight Romans, it is for both and for none.
  const among = attacker.isRoman && defender.isRoman;
  const romans = ({ side }: FieldForce): boolean => side === ROME && !among;
  const germans = ({ side, units }: FieldForce): boolean =>
    side === ENEMY && units.some((unit) => p.box.isGerman[unit]);
  return [
    event === 3 ? favour(-1, romans) : 0,
    event === 5 ? favour(2, germans) : 0,
    event === 11 ? favour(1, (force) => hasAllPraetorians(p, force)) : 0,
    event === 12 ? favour(1, romans) : 0,
    event === 15 ? favour(-1, germans) : 0,
  ];
}

/** IMP-TE.11.a, IMP-R93: all that are in play; those who are dead, withdrawn or not raised yet are not. */
function hasAllPraetorians(p: Position, { units }: FieldForce): boolean {
  const inPlay = p.box.praetorians.filter((unit) => onMap(p.at[unit]));
  return inPlay.length > 0 && inPlay.every((unit) => units.includes(unit));
}

/** Those that count, with their names and rules. */
export const modifiersIn = modifiersBy(MODIFIERS);
