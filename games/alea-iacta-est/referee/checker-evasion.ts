/** The referee's own rules of who may evade (8.2), with whom, and which ships must leave. */
import { forceOf, originsOf, refuges, seaways } from "./checker-battle.ts";
import { fits } from "./checker-sail.ts";
import {
  areKeptApart,
  at,
  ccOf,
  isSea,
  isShip,
  isTroop,
  isUnit,
  isWarrior,
  LANDS,
  leadsRomans,
  type Man,
  of,
  other,
  SEA_IDS,
  srOf,
  type View,
  type Who,
} from "./checker-table.ts";

type Kind = (man: Man) => boolean;

/** 4.4.1: Peoples at war of two players do not fight each other. */
const quarrel = (view: View, mine: readonly Man[], theirs: readonly Man[]): boolean =>
  !areKeptApart(view, mine, theirs) && mine.some((a) => theirs.some((b) => !isWarrior(view, a) || !isWarrior(view, b)));

/** 8.1: zones where combat units of both players are that may fight each other, by ship or by land. */
export function contests(view: View, kinds: readonly Kind[] = [isShip, isTroop]): string[] {
  return [...LANDS, ...SEA_IDS].filter((zone) => {
    const men = at(view, zone).filter(isUnit);
    return kinds.some((kind) => {
      if (isSea(zone) && kind === isTroop) return false;
      const [mine, theirs] = ([0, 1] as const).map((side) => men.filter((man) => man.side === side && kind(man)));
      return quarrel(view, mine, theirs);
    });
  });
}

/** 8.2: ships on a coast where only the enemy has land units. */
export function mustLeave(view: View, side: Who, zone: string): boolean {
  if (isSea(zone)) return false;
  const own = of(view, side, zone);
  const foes = of(view, other(side), zone).filter(isTroop);
  return !own.some(isTroop) && quarrel(view, own.filter(isShip), foes);
}

const leads = (view: View, leader: Man, unit: Man): boolean =>
  leadsRomans(view, leader) || leader.people === unit.people;

const shipsUnder = (view: View, leader: Man): Man[] =>
  of(view, leader.side, leader.at).filter((man) => isShip(man) && leads(view, leader, man));

/** Leaders with whom ships may leave by themselves: those who serve afloat, or anybody where no ships fight. */
export function captainsIn(view: View, side: Who, zone: string): string[] {
  const naval = contests(view, [isShip]).includes(zone);
  return of(view, side, zone)
    .filter((man) => {
      if (!man.leader || man.ill || (naval && !isSea(zone) && !man.afloat)) return false;
      return shipsUnder(view, man).some((ship) => seaways(view, side, zone, [man, ship]).length > 0);
    })
    .map(({ id }) => id);
}

/** 8.2: the best SR among those who can; by land, or aboard ships with land units. */
export function evadersIn(view: View, side: Who, zone: string, bySea: boolean): string[] {
  const own = of(view, side, zone);
  if (!own.some(isTroop) || (bySea && !own.some(isShip))) return [];
  const atSea = isSea(zone);
  if (!contests(view, [atSea ? isShip : isTroop]).includes(zone) || (atSea && !bySea)) return [];
  const barred = originsOf(view, other(side), zone);
  const able = forceOf(view, side, zone, atSea).leaders.filter((man) => {
    if (man.ill) return false;
    if (!bySea) return refuges(view, side, zone, [man], barred).length > 0;
    return shipsUnder(view, man).some((ship) => seaways(view, side, zone, [man, ship]).length > 0);
  });
  const best = Math.max(0, ...able.map(srOf));
  return able.filter((man) => srOf(man) === best).map(({ id }) => id);
}

/** Who else may come along: leaders without number, land units up to his CC and the places of his ships. */
export function bringable(view: View, leader: Man, going: readonly Man[], naval: boolean, army: boolean): Man[] {
  const zone = leader.at;
  const anybody = army || mustLeave(view, leader.side, zone);
  return of(view, leader.side, zone).filter((man) => {
    if (man.going) return false;
    if (man.leader) {
      if (man.ill) return false;
      return naval ? anybody || isSea(zone) || man.afloat : !man.afloat;
    }
    if (isShip(man)) return naval && leads(view, leader, man);
    if ((naval && !army) || !leads(view, leader, man)) return false;
    const led = [...going.filter(isTroop), man];
    if (led.length > ccOf(view, leader)) return false;
    return !naval || fits([...shipsUnder(view, leader), ...led]);
  });
}
