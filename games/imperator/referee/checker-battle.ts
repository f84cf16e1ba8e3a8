/** The referee's own rules of battle (8): who fights, the table, losses, deaths, and where the beaten may go. */
import { lossesBy, readTable, tacticalBonus } from "@rubicon/series/testing";
import { frontFault, pieceFault } from "./checker-march.ts";
import {
  ENEMY,
  foes,
  inEmpire,
  isCivilWar,
  isLeader,
  isPraetorian,
  isPrince,
  isRoman,
  isUnit,
  type Man,
  MUTINY,
  nationOf,
  neighbours,
  of,
  onMap,
  other,
  pcOf,
  quOf,
  ROME,
  spOf,
  tbOf,
  type View,
  type Who,
} from "./checker-table.ts";

export interface Force {
  /** For whom they fight: mutineers for the player they do not fight (6.3). */
  readonly side: Who;
  /** Whose they are. */
  readonly owner: Who;
  readonly units: readonly Man[];
  readonly leaders: readonly Man[];
}

export function forceOf(view: View, side: Who, owner: Who, zone: string): Force {
  const men = of(view, owner, zone).filter((man) => man.kind !== "fleet");
  return { side, owner, units: men.filter(isUnit), leaders: men.filter(isLeader) };
}

export interface Verdict {
  readonly base: string;
  readonly column: string;
  readonly modifier: number;
  readonly row: number;
  readonly results: readonly [string, string];
  readonly attackerWins: boolean;
  readonly winner: Who;
  /** Units of the victor that lose a step. */
  readonly losses: number;
  /** Leaders of the beaten who die of it, if their force has to leave: all by E, the chiefs of a civil war, the ill. */
  readonly dead: readonly string[];
}

/** 8.4: between two Roman forces, in a civil war. */
const isCivil = (view: View, a: Force, d: Force): boolean =>
  isCivilWar(view) && a.units.every(isRoman) && d.units.every(isRoman);

export function judge(view: View, a: Force, d: Force, zone: string, die: number): Verdict {
  const modifier = modifierOf(view, a, d, zone);
  const [sa, sd] = [a.units.map(spOf), d.units.map(spOf)];
  const table = readTable(sa, a.units.map(quOf), sd, d.units.map(quOf), die + modifier);
  const [won, lost] = table.attackerWins ? [a, d] : [d, a];
  const civil = isCivil(view, a, d);
  return {
    base: table.base,
    column: table.column,
    modifier,
    row: table.row,
    results: table.results,
    attackerWins: table.attackerWins,
    winner: won.side,
    losses: lossesBy(table.won, won, lost),
    dead: lost.leaders
      .filter((man) => table.lost === "E" || man.ill || (civil && (isPrince(man) || man.usurper)))
      .map(({ id }) => id),
  };
}

const bestPc = ({ leaders }: Force): number => Math.max(0, ...leaders.map(pcOf));
const isGerman = (man: Man): boolean => man.people !== null && nationOf(man.people) === "germains";

/** The Force of a player who fights for Rome, or for the Enemy, seen from the attacker: 1 or -1. */
function modifierOf(view: View, a: Force, d: Force, zone: string): number {
  let modifier = tacticalBonus(a, tbOf) - tacticalBonus(d, tbOf);
  const barbarian = (force: Force): boolean => force.side === ENEMY && !force.units.some(isRoman);
  if (!inEmpire(view, zone)) modifier += (barbarian(a) ? 1 : 0) - (barbarian(d) ? 1 : 0);
  if (isCivil(view, a, d)) modifier += Math.sign(bestPc(a) - bestPc(d));
  const sign = (side: Who): number => (a.side === side ? 1 : -1);
  const romans = (force: Force): boolean => force.units.some(isRoman);
  const bothRoman = romans(a) && romans(d);
  // R93: those of the Rome player, unless both are Romans.
  if (!bothRoman && (view.event === 3 || view.event === 12)) modifier += sign(ROME) * (view.event === 3 ? -1 : 1);
  const germans = [...a.units, ...d.units].some((man) => isGerman(man) && man.side === ENEMY);
  if (germans && view.event === 5) modifier += 2 * sign(ENEMY);
  if (germans && view.event === 15) modifier -= sign(ENEMY);
  if (view.event === 11) {
    const guards = view.men.filter((man) => isPraetorian(man.id) && onMap(man.at));
    const all = (force: Force): boolean =>
      guards.length > 0 && guards.every((guard) => force.units.some(({ id }) => id === guard.id));
    modifier += (all(a) ? 1 : 0) - (all(d) ? 1 : 0);
  }
  return modifier;
}

// Ways out --------------------------------------------------------------------------------------------------

/** 8.1, 8.3: neighbours that suit all of these together; `barred` are those the attackers came from. */
export const refuges = (view: View, who: readonly Man[], zone: string, barred: readonly string[]): string[] =>
  neighbours(zone).filter((to) => refugeFault(view, who, zone, to, barred) === null);

export function refugeFault(
  view: View,
  who: readonly Man[],
  zone: string,
  to: string,
  barred: readonly string[],
): string | null {
  if (barred.includes(to)) return "the attackers came from there";
  if (who.some((man) => man.ill)) return "ill";
  const [first] = who;
  if (first !== undefined && foes(view, first.side, to).length > 0) return "enemies";
  if (first?.side === MUTINY && of(view, MUTINY, to).length > 0) return "another mutiny";
  for (const man of who) {
    const fault = pieceFault(view, man, who, zone, to);
    if (fault) return fault;
  }
  return frontFault(view, who, zone, to);
}

/** R84: zones out of which units of the attacking force stepped into the battle. */
export const originsOf = (force: Force): string[] => [
  ...new Set(force.units.flatMap(({ from }) => (from === null ? [] : [from]))),
];

/** 8: parties that have units in a zone: Rome, the Enemy, mutineers. */
export const partiesIn = (view: View, zone: string): Who[] =>
  ([0, 1, 2] as const).filter((side) => of(view, side, zone).some(isUnit));

export const enemyOf = other;
