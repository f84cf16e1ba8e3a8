/** The referee's own rules of battle (8): who fights, the table, losses, deaths, and where the beaten may go. */
import { lossesBy, readTable, tacticalBonus } from "@rubicon/series/testing";
import { entersItalia, isBarred, togetherFault } from "./checker-march.ts";
import {
  countsAsRoman,
  enemyUnits,
  homeOf,
  inside,
  isCeltOrGerman,
  isClosed,
  isLegion,
  isMajor,
  isRoman,
  isSea,
  isShip,
  isTroop,
  isUnit,
  isWarrior,
  leadsRomans,
  type Man,
  neighbours,
  of,
  other,
  outside,
  pcOf,
  quOf,
  shipways,
  spOf,
  stepsFromHome,
  tbOf,
  type View,
  type Who,
  waysFrom,
} from "./checker-table.ts";

export interface Force {
  readonly side: Who;
  readonly units: readonly Man[];
  readonly leaders: readonly Man[];
}

const land = (man: Man): boolean => isTroop(man);

/** Everybody there takes part, but leaders serve by land or by sea. */
export function forceOf(view: View, side: Who, zone: string, naval: boolean): Force {
  const men = of(view, side, zone);
  return {
    side,
    units: men.filter(naval ? isShip : land),
    leaders: men.filter((man) => man.leader && (isSea(zone) || man.afloat === naval)),
  };
}

export interface Verdict {
  readonly base: string;
  readonly column: string;
  readonly modifier: number;
  readonly row: number;
  readonly results: readonly [string, string];
  readonly winner: Who;
  readonly sp: number;
  /** Units of the victor that lose a step. */
  readonly losses: number;
  /** Leaders who die by 8.5 at once. */
  readonly dead: readonly string[];
}

/** With what walls and siegecraft add to it. */
export function judge(view: View, attacker: Who, zone: string, naval: boolean, die: number, works = 0): Verdict {
  const a = forceOf(view, attacker, zone, naval);
  const d = forceOf(view, other(attacker), zone, naval);
  const [sa, sd] = [a.units.map(spOf), d.units.map(spOf)];
  const modifier = modifierOf(view, a, d, zone, naval) + works;
  const table = readTable(sa, a.units.map(quOf), sd, d.units.map(quOf), die + modifier);
  const [won, lost] = table.attackerWins ? [a, d] : [d, a];
  return {
    base: table.base,
    column: table.column,
    modifier,
    row: table.row,
    results: table.results,
    winner: won.side,
    sp: [...sa, ...sd].reduce((total, each) => total + each, 0),
    losses: lossesBy(table.won, won, lost),
    dead: deathsIn(view, won, lost, table.lost),
  };
}

function modifierOf(view: View, a: Force, d: Force, zone: string, naval: boolean): number {
  let modifier = tacticalBonus(a, tbOf) - tacticalBonus(d, tbOf);
  const romans = (force: Force): boolean => force.units.some(isRoman);
  if (outside(zone) && !romans(d)) modifier -= 1;
  if (outside(zone) && !romans(a)) modifier += 1;
  const [ca, cd] = [a, d].map(({ leaders }) => leaders.filter((leader) => leader.chief || leader.pretender));
  if (ca.length > 0 && cd.length > 0 && romans(a) && romans(d)) {
    const [pa, pd] = [Math.max(...ca.map(pcOf)), Math.max(...cd.map(pcOf))];
    modifier += Math.sign(pa - pd);
  }
  const crossed = ({ from }: Man): boolean =>
    from !== null && waysFrom(from).some((way) => way.to === zone && way.crosses);
  if (!naval && a.units.some(crossed)) modifier -= 1;
  const against = (one: Force, two: Force): boolean => romans(one) && !romans(two);
  const legions = (force: Force): boolean => force.units.some(isLegion);
  const celts = (force: Force): boolean => force.units.some(isCeltOrGerman);
  if (view.event === 3) modifier += against(a, d) ? -1 : against(d, a) ? 1 : 0;
  if (view.event === 12) modifier += against(a, d) && legions(a) ? 1 : against(d, a) && legions(d) ? -1 : 0;
  if (view.event === 5) modifier += (celts(a) ? 2 : 0) - (celts(d) ? 2 : 0);
  if (view.event === 15) modifier += (celts(d) ? 1 : 0) - (celts(a) ? 1 : 0);
  return modifier;
}

const ICONS = ["m-brutus", "cassius", "trebonius", "d-brutus"];
/** R94: from scenario 5 on the four are Assassins of Caesar; in scenario 1 once he has been murdered. */
export const isAssassin = (view: View, id: string): boolean =>
  ICONS.includes(id) && (view.scenario >= 4 || (view.scenario === 0 && (view.flags & MURDERED) !== 0));
const MURDERED = 8;

/** 8.5: all of an E; Faction Leaders and Assassins among themselves; and who is ill and has lost. */
function deathsIn(view: View, won: Force, lost: Force, result: string): string[] {
  const marked = (man: Man): boolean => man.chief || isAssassin(view, man.id);
  const chief = ({ leaders }: Force): boolean => leaders.some((leader) => leader.chief);
  const opposed = (chief(won) && lost.leaders.some(marked)) || (chief(lost) && won.leaders.some(marked));
  if (lost.leaders.some((man) => man.pretender) && chief(won)) return lost.leaders.map(({ id }) => id);
  if (won.leaders.some((man) => man.pretender) && chief(lost) && result !== "E")
    return lost.leaders.filter((man) => marked(man) || man.pretender || man.ill).map(({ id }) => id);
  const murderers = won.leaders.some((leader) => isAssassin(view, leader.id));
  const dies = (man: Man): boolean => {
    if (result === "E" || man.ill) return true;
    // A Faction Leader whom an Assassin has beaten retreats.
    return opposed && marked(man) && !(murderers && !isAssassin(view, man.id));
  };
  return lost.leaders.filter(dies).map(({ id }) => id);
}

// Ways out --------------------------------------------------------------------------------------------------

/** 8.2, 8.4.1: zones for these land units and leaders; `barred` are those the attackers came from. */
export function refuges(view: View, side: Who, zone: string, who: readonly Man[], barred: readonly string[]): string[] {
  // 3.4.1: Roman leaders by themselves stop wherever they like.
  const alone = who.every((man) => leadsRomans(view, man));
  return neighbours(zone).filter((to) => {
    if (barred.includes(to) || enemyUnits(view, side, to).length > 0) return false;
    if (who.some((man) => countsAsRoman(view, man)) && inside(zone) && outside(to)) return false;
    if (who.some((man) => !countsAsRoman(view, man)) && outside(zone) && inside(to)) return false;
    const units = who.some((man) => isUnit(man) && !isWarrior(view, man));
    if (units && entersItalia(view, side, zone, to)) return false;
    return who.every((man) => mayStay(view, man, to, alone));
  });
}

function mayStay(view: View, man: Man, to: string, alone: boolean): boolean {
  const people = homeOf(to);
  if (isBarred(view, man, to) || isClosed(view, man, to)) return false;
  if (isWarrior(view, man)) {
    if (people !== null && people !== man.people && view.nations[people].status !== "war") return false;
    // 4.3 counts land and coasts; the sea is no matter of it.
    if (!isSea(to) && stepsFromHome(man.people ?? "", to) > (isMajor(man.people ?? "") ? 3 : 2)) return false;
  } else if (!alone && people !== null && people !== man.people && view.nations[people].status === "peace")
    return false;
  return togetherFault(view, [man], of(view, man.side, to)) === null;
}

/** 8.2, R136: by ship, one step, to where no enemy ships are and on a coast no enemies at all. */
export function seaways(view: View, side: Who, zone: string, who: readonly Man[]): string[] {
  const units = who.some((man) => isUnit(man) && !isWarrior(view, man));
  return shipways(zone).filter((to) => {
    const foes = enemyUnits(view, side, to);
    if (isSea(to) ? foes.some(isShip) : foes.length > 0) return false;
    if (units && entersItalia(view, side, zone, to)) return false;
    return who.every((man) => mayStay(view, man, to, false));
  });
}

/** 8.2: a leader alone goes to any land next to him where no enemy unit is, and he may stand (4.2.4, 4.3). */
export const hidingPlaces = (view: View, man: Man): string[] =>
  neighbours(man.at).filter(
    (to) => enemyUnits(view, man.side, to).length === 0 && mayStay(view, man, to, leadsRomans(view, man)),
  );

/** R189: zones from which combat units of that side came into this one. */
export const originsOf = (view: View, side: Who, zone: string): string[] => [
  ...new Set(of(view, side, zone).flatMap((man) => (isUnit(man) && man.from !== null ? [man.from] : []))),
];
