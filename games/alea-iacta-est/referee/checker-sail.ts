/** The referee's own rules of movement by sea (3.4.2, 4.3). */
import { commandFault, entersItalia, isBarred, type March, readyFault, togetherFault } from "./checker-march.ts";
import {
  areKeptApart,
  enemyUnits,
  fullSpOf,
  garrisonOf,
  hasPort,
  homeOf,
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
  legionsIn,
  type Man,
  of,
  other,
  outside,
  regionOf,
  shipways,
  stepsFromHome,
  type View,
} from "./checker-table.ts";

const here = ({ path }: March): string => path[path.length - 1];

/** A point from sea to sea and to or from a coast; none where there is a port. */
export const voyageOf = (from: string, to: string): number => {
  const coast = [from, to].find((zone) => !isSea(zone));
  return coast !== undefined && hasPort(coast) ? 0 : 1;
};

/** Places for land units, and how many of those may be legions. */
function places(ships: readonly Man[]): [number, number] {
  const small = ships.filter((ship) => isRoman(ship) && fullSpOf(ship) <= 4).length;
  return [3 * ships.length, 3 * ships.length - small];
}

export function fits(men: readonly Man[]): boolean {
  const [all, legions] = places(men.filter(isShip));
  return men.filter(isTroop).length <= all && men.filter(isLegion).length <= legions;
}

/** How many land units must go: the surplus, or that of legions. */
export function surplus(men: readonly Man[]): number {
  const [all, legions] = places(men.filter(isShip));
  return Math.max(0, men.filter(isTroop).length - all, men.filter(isLegion).length - legions);
}

const NEPTUNE = 9;

/** Why a piece may not join a fleet that has not put to sea yet, or null. */
export function boardFault(view: View, march: March, man: Man): string | null {
  if (march.path.length > 1 || man.at !== march.path[0] || man.side !== march.side) return "not there";
  if (march.members.includes(man)) return "goes already";
  const held = readyFault(view, man, march.side);
  if (held) return held;
  const [first] = march.members;
  if (isWarrior(view, man) !== isWarrior(view, first) || (isWarrior(view, man) && man.people !== first.people))
    return "goes by itself";
  if (man.leader) return null;
  const members = [...march.members, man];
  if (isShip(man)) {
    if (view.event === NEPTUNE) return "Neptune";
    const leads = (leader: Man): boolean =>
      leader.leader && (leadsRomans(view, leader) || leader.people === man.people);
    return march.members.some(leads) ? null : "nobody leads it";
  }
  // Whether the others have places is seen when they put to sea.
  const [all, legions] = places(members.filter(isShip));
  const full = members.filter(isTroop).length > all || (isLegion(man) && members.filter(isLegion).length > legions);
  return commandFault(view, members) ?? (full ? "no places" : null);
}

/** Why a fleet may not make that step, or null. */
export function sailFault(view: View, march: March, to: string): string | null {
  if (!shipways(here(march)).includes(to)) return "no way by ship";
  const after: March = { ...march, path: [...march.path, to], spent: march.spent + voyageOf(here(march), to) };
  if (after.spent > (view.event === 2 ? 0 : 1)) return "too far";
  if (march.path.length === 1) {
    const fault = departureFault(view, march);
    if (fault) return fault;
  }
  return arrivalFault(view, after);
}

function departureFault(view: View, { side, members, path }: March): string | null {
  const [start] = path;
  const ships = members.filter(isShip);
  if (ships.length === 0) return "no ship";
  if (!fits(members)) return "no places";
  if (commandFault(view, members)) return "beyond their command";
  const rest = of(view, side, start).filter((man) => !members.includes(man));
  if (isSea(start)) {
    if (rest.length > 0 && !rest.some(isShip)) return "left without a ship";
    return fits(rest) ? null : "left without places";
  }
  if (!outside(start) || !members.some((man) => leadsRomans(view, man))) return null;
  const left = rest.some((man) => isTroop(man) && isRoman(man));
  return left && !rest.some((man) => leadsRomans(view, man)) ? "left outside" : null;
}

/** On a coast it ends there; at sea it may end, or else go on. */
function arrivalFault(view: View, march: March): string | null {
  const stop = anchorFault(view, march);
  if (stop === null || !isSea(here(march))) return stop;
  for (const to of shipways(here(march))) {
    const on: March = { ...march, path: [...march.path, to], spent: march.spent + voyageOf(here(march), to) };
    if (to === march.path[0] || on.spent > (view.event === 2 ? 0 : 1)) continue;
    if (arrivalFault(view, on) === null) return null;
  }
  return stop;
}

/** Why a fleet that has come here may not end its voyage here. */
export function anchorFault(view: View, march: March): string | null {
  const { side, members, path } = march;
  const zone = here(march);
  if (!isSea(zone)) {
    const closed = coastFault(view, march, zone);
    if (closed) return closed;
  }
  const foes = enemyUnits(view, side, zone).some((man) => isWarrior(view, man));
  if (foes && members.some((man) => isWarrior(view, man))) return "warriors of the other side";
  if (areKeptApart(view, members, enemyUnits(view, side, zone))) return "Janus";
  const together = togetherFault(
    view,
    members,
    of(view, side, zone).filter((man) => !members.includes(man)),
  );
  if (together) return together;
  const region = regionOf(path[0]);
  if (region === null || view.control[region] !== side) return null;
  const moving = members.filter(isLegion);
  const now = legionsIn(view, region) - moving.filter((man) => regionOf(man.at) === region).length;
  const after = now + (regionOf(zone) === region ? moving.length : 0);
  return after < now + moving.length && after < garrisonOf(region) ? "the garrison" : null;
}

function coastFault(view: View, { side, members, path }: March, to: string): string | null {
  const people = homeOf(to);
  for (const man of members) {
    if (isBarred(view, man, to)) return "barred";
    if (isClosed(view, man, to)) return "a neutral region";
    if (isWarrior(view, man)) {
      if (people !== null && people !== man.people && view.nations[people].status !== "war") return "not at war";
      if (stepsFromHome(man.people ?? "", to) > (isMajor(man.people ?? "") ? 3 : 2)) return "too far from home";
    } else if (people !== null && view.nations[people].status === "peace" && !leadsRomans(view, man))
      if (homeOf(path[0]) !== people)
        // R177: who set out from land of the same People is among it already.
        return "land at peace";
  }
  const from = path[path.length - 2];
  if (members.some((man) => isUnit(man) && !isWarrior(view, man)) && entersItalia(view, side, from, to))
    return "not into Italia";
  // R127
  const foes = of(view, other(side), to);
  const friends = of(view, side, to).filter((man) => !members.includes(man));
  const alone = !members.some(isTroop) && !friends.some(isTroop);
  return alone && foes.some(isTroop) && !foes.some(isShip) ? "a coast held by troops" : null;
}
