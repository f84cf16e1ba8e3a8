/** The referee's own Phases C and D: who enters where, who may lead, what may be disbanded and placed, and free deployment. */
import { isBarred } from "./checker-march.ts";
import {
  at,
  enemyUnits,
  entersAfterCaesar,
  garrisonOf,
  hasCity,
  hasPort,
  homesOf,
  isLegion,
  isRoman,
  isShip,
  isUnit,
  isWarrior,
  LANDS,
  leadsRomans,
  legionsIn,
  type Man,
  neighbours,
  of,
  onMap,
  other,
  pcOf,
  REGIONS,
  regionOf,
  type View,
  type Who,
  zonesOf,
} from "./checker-table.ts";

const POMPEIUS_GONE = 32;

/** No unit of the enemy, and no warriors of one's own side (4.2.4). */
const isOpen = (view: View, side: Who, zone: string): boolean =>
  enemyUnits(view, side, zone).length === 0 && !of(view, side, zone).some((man) => isWarrior(view, man));

const holds = (view: View, side: Who, zone: string): boolean => view.control[regionOf(zone) ?? ""] === side;

/** 3.3.2, 2.C, 3.5.2: where a leader may be placed. */
export function entriesFor(view: View, leader: Man): string[] {
  if (leader.people !== null) return entriesOfKing(view, leader);
  const caesar = view.men.find(({ id }) => id === "caesar");
  const turned = ["m-brutus", "cassius"].includes(leader.id) && leader.at === "to-come" && leader.side === 0;
  if (turned && (view.flags & POMPEIUS_GONE) !== 0 && caesar !== undefined && onMap(caesar.at)) return [caesar.at];
  const cities = LANDS.filter(
    (zone) => hasCity(zone) && holds(view, leader.side, zone) && isOpen(view, leader.side, zone),
  );
  const friends = LANDS.filter((zone) => of(view, leader.side, zone).some((man) => leadsRomans(view, man)));
  const heir = leader.at === "to-come" && entersAfterCaesar(leader.id);
  const [first, second] = (heir ? [friends, cities] : [cities, friends]).map((zones) =>
    zones.filter((zone) => !isBarred(view, leader, zone)),
  );
  return first.length > 0 ? first : second;
}

/** On a unit of his People; at peace, at home. */
function entriesOfKing(view: View, { people }: Man): string[] {
  if (people === null) return [];
  if (view.nations[people].status === "peace") return homesOf(people);
  return LANDS.filter((zone) => at(view, zone).some((man) => isUnit(man) && man.people === people));
}

/** 3.3.2, 9.4: where a recruit may be placed. */
export const placesOfRecruit = (view: View, unit: Man, region: string): string[] =>
  zonesOf(region).filter((zone) => {
    if (!holds(view, unit.side, zone) || !isOpen(view, unit.side, zone)) return false;
    return isShip(unit) ? hasPort(zone) : hasCity(zone) || hasPort(zone);
  });

/** 2.D, 3.1.1: legions that may be disbanded. */
export const disbandable = (view: View, side: Who): string[] =>
  view.men
    .filter((man) => {
      if (!isLegion(man) || man.side !== side || !onMap(man.at)) return false;
      const region = regionOf(man.at);
      return region === null || view.control[region] !== side || legionsIn(view, region) > garrisonOf(region);
    })
    .map(({ id }) => id);

const candidates = (view: View, side: Who): Man[] =>
  view.men.filter((man) => man.side === side && leadsRomans(view, man) && onMap(man.at) && !man.pretender);

/** R87: a faction that a Pretender has overthrown has no leader until the players change sides. */
const OVERTHROWN = [2048, 4096];

/** 3.5.1, R92: it has nobody to lead it though somebody could. */
export const isHeadless = (view: View, side: Who): boolean =>
  chiefsOf(view, side).length === 0 && candidates(view, side).length > 0 && (view.flags & OVERTHROWN[side]) === 0;

export const chiefsOf = (view: View, side: Who): Man[] => view.men.filter((man) => man.chief && man.side === side);

/** 3.5.1: who may be named second. */
export function seconds(view: View, side: Who): string[] {
  const isChief = (id: string): boolean => view.men.some((man) => man.id === id && man.chief);
  // 3.5.1: not while somebody threatens his own.
  if (view.men.some((man) => man.pretender && man.owner === other(side))) return [];
  if (chiefsOf(view, side).length !== 1 || (isChief("caesar") && isChief("pompeius"))) return [];
  return candidates(view, side).flatMap(({ id, chief }) => (chief ? [] : [id]));
}

/** 3.5.2: the best PC, or one less. */
export function successors(view: View, side: Who): string[] {
  const able = candidates(view, side);
  const best = Math.max(0, ...able.map(pcOf));
  return able.filter((man) => pcOf(man) >= best - 1).map(({ id }) => id);
}

/** Free deployment: where a piece may stand, in scenarios without places of their own. */
export function deployments(view: View, man: Man): string[] {
  const enemy = other(man.side);
  const open = LANDS.filter(
    (zone) =>
      holds(view, man.side, zone) &&
      (!isShip(man) || hasPort(zone)) &&
      !neighbours(zone).some((next) => holds(view, enemy, next)),
  );
  return open.filter((zone) => zone === man.at || keeps(view, man, zone));
}

/** The garrison, a leader in each region, and one more in Roma. */
function keeps(view: View, man: Man, to: string): boolean {
  const then = view.men.map((each) => (each === man ? { ...man, at: to } : each));
  const own = then.filter((each) => each.side === man.side && isRoman(each));
  for (const { id, garrison } of REGIONS) {
    if (view.control[id] !== man.side) continue;
    const there = own.filter((each) => regionOf(each.at) === id);
    const leaders = there.filter((each) => each.leader).length;
    const needed = id === "italia" && view.roma === man.side ? 2 : 1;
    if (there.filter(isLegion).length < garrison || leaders < needed) return false;
  }
  return view.roma !== man.side || own.some((each) => each.leader && each.at === "italia-1");
}
