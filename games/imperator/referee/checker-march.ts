/** The referee's own rules of movement by land (3.3, 3.5, 4.2, 4.3, 4.5, 7). */
import {
  at,
  categoryOf,
  ccOf,
  ENEMY,
  foes,
  homeOf,
  inEmpire,
  inInterior,
  isAtWar,
  isGarrison,
  isLeader,
  isLegion,
  isPrince,
  isRoman,
  isUnit,
  isWild,
  type Man,
  neighbours,
  of,
  partOf,
  ROME,
  stepsFromHome,
  type View,
  type Way,
  type Who,
  waysFrom,
} from "./checker-table.ts";

/** A move that is being made: who still goes, and the zones so far, the first one where it began. */
export interface March {
  readonly side: Who;
  readonly members: readonly Man[];
  readonly path: readonly string[];
  readonly spent: number;
  /** It set out with units. */
  readonly withUnits: boolean;
}

const here = ({ path }: March): string => path[path.length - 1];
const units = ({ members }: March): Man[] => members.filter(isUnit);
const isLed = ({ members }: March): boolean => members.some(isLeader);

/** 1.1, 1.2, event 2. A unit without a leader goes one zone whatever it costs. */
export const allowance = (view: View, march: March): number => {
  if (!isLed(march)) return 99;
  return (march.withUnits || units(march).length > 0 ? 3 : 4) - (view.event === 2 ? 1 : 0);
};

/** Why the next step of a march may not go there, or null. */
export function stepFault(view: View, march: March, to: string): string | null {
  const from = here(march);
  const way = waysFrom(from).find((each) => each.to === to);
  if (way === undefined) return "not a neighbour";
  if (!isLed(march) && march.path.length > 1) return "one zone without a leader";
  if (isLed(march) && march.withUnits && units(march).length === 0) return "nobody outruns his last unit";
  if (march.path.length > 1 && units(march).length > 0 && foes(view, march.side, from).length > 0) return "must stop";
  if (march.spent + way.cost > allowance(view, march)) return "too far";
  if (march.path.length > 1 && commandFault(march.members) !== null) return "beyond their command";
  return groupFault(view, march.members, from, to) ?? wildFault(view, march, way);
}

/** Why these may not go from one zone to the next together: where each may go, company, categories, Fronts. */
export function groupFault(view: View, members: readonly Man[], from: string, to: string): string | null {
  for (const man of members) {
    const fault = pieceFault(view, man, members, from, to);
    if (fault) return fault;
  }
  const chiefs = members.every((man) => isLeader(man) && !isRoman(man));
  if (chiefs && (inEmpire(view, to) || inEmpire(view, from))) return "a chief alone in the empire";
  return frontFault(view, members, from, to);
}

/** 3.5, 4.3: of a single piece, in that company. */
export function pieceFault(view: View, man: Man, company: readonly Man[], from: string, to: string): string | null {
  const home = homeOf(to);
  const stranger = categoryFault(view, man, company, to);
  if (stranger) return stranger;
  if (isRoman(man)) {
    if (!isUnit(man)) return null;
    if (man.side === ENEMY && !inEmpire(view, to)) return "rebels stay in the empire";
    // Osrhoene and Adiabene belong to nobody but Rome when they are of the empire.
    if (man.side !== ENEMY && home !== null && home !== "armenia" && !inEmpire(view, to) && !isAtWar(view, home))
      return "land at peace";
    return null;
  }
  const people = man.people ?? "";
  if (people === "armenia") return "Armenia never moves";
  if (!isAtWar(view, people)) return homeOf(to) === people ? null : "at peace";
  if (stepsFromHome(people, to) > 5) return "six zones from home";
  if (!inEmpire(view, to)) {
    if (home !== null && home !== people && !isAtWar(view, home) && !(home === "armenia" && categoryOf(man) === 2))
      return "land of a People at peace";
    return null;
  }
  if (!inEmpire(view, from) && partOf(view, to) !== man.band) return "not its Front";
  const led = company.some((each) => isLeader(each) && each.people === people);
  return isUnit(man) && inInterior(view, to) && !led ? "nobody leads it in the Interior" : null;
}

/** 4.2: pieces of the Enemy of different categories are never together; Armenia's unit stands with anybody. */
export function categoryFault(view: View, man: Man, company: readonly Man[], to: string): string | null {
  // Mutineers are nobody's stack.
  if (man.side === ROME || man.side === 2 || categoryOf(man) === 3) return null;
  const others = at(view, to).filter(
    (each) => each.kind !== "fleet" && (each.side === ENEMY || each.side === -1) && !company.includes(each),
  );
  const own = categoryOf(man);
  return others.some((each) => categoryOf(each) !== 3 && categoryOf(each) !== own) ? "of another category" : null;
}

/** 3.3: legions that leave their Front, all of them together. */
export function frontFault(view: View, members: readonly Man[], from: string, to: string): string | null {
  const leaving = members.filter(
    (man) => isLegion(man) && man.side === ROME && partOf(view, from) === man.band && partOf(view, to) !== man.band,
  );
  const [front] = leaving.map(({ band }) => band);
  if (leaving.length === 0 || front === null || view.freed.includes(front)) return null;
  if (!view.reserve.includes(front)) return "not in reserve";
  const belongs = view.men.filter(
    (man) => isLegion(man) && man.band === front && man.side !== 2 && !["to-come", "gone", "box"].includes(man.at),
  );
  const present = belongs.filter((man) => partOf(view, man.at) === front);
  const staying = present.filter((man) => !leaving.some(({ id }) => id === man.id)).length;
  return staying < Math.ceil(belongs.length / 2) ? "the half of the Front" : null;
}

/** 7.2, R113: two points where all of the move is in the wild, unless it can still come out. */
function wildFault(view: View, march: March, way: Way): string | null {
  if (!isLed(march)) return null;
  const entered = [...march.path.slice(1), way.to];
  const spent = march.spent + way.cost;
  if (spent <= 2 || !entered.every(isWild)) return null;
  const stepped: March = { ...march, path: [...march.path, way.to], spent };
  return canComeOut(view, stepped) ? null : "more than two points in the wild";
}

function canComeOut(view: View, march: March): boolean {
  const from = here(march);
  if (units(march).length > 0 && foes(view, march.side, from).length > 0) return false;
  return waysFrom(from).some((way) => {
    if (march.spent + way.cost > allowance(view, march)) return false;
    if (groupFault(view, march.members, from, way.to) !== null) return false;
    if (!isWild(way.to)) return true;
    return canComeOut(view, { ...march, path: [...march.path, way.to], spent: march.spent + way.cost });
  });
}

export const stopFault = (march: March): string | null =>
  isLed(march) && march.spent > 2 && march.path.slice(1).every(isWild) ? "more than two points in the wild" : null;

/** 3.5, 4.3: every unit is led by somebody who may: the garrison by an Augustus or Caesar, Peoples by their own. */
export function commandFault(members: readonly Man[]): string | null {
  const leaders = members.filter(isLeader);
  const command = (fit: (leader: Man) => boolean): number =>
    leaders.filter(fit).reduce((sum, leader) => sum + ccOf(leader), 0);
  const romans = members.filter((man) => isUnit(man) && isRoman(man));
  if (romans.filter(isGarrison).length > command((leader) => isRoman(leader) && isPrince(leader))) return "garrison";
  if (romans.length > command(isRoman)) return "beyond their command";
  for (const people of new Set(members.flatMap(({ people }) => people ?? []))) {
    const led = members.filter((man) => isUnit(man) && man.people === people).length;
    if (led > command((leader) => leader.people === people)) return "beyond their command";
  }
  return null;
}

/** Why a piece does not move at all in this movement, or cannot set out without others. */
export function readyFault(view: View, man: Man, side: Who): string | null {
  if (man.kind === "fleet") return "a fleet";
  const shifts = side === ENEMY && man.side === -1 && isUnit(man) && man.people !== "armenia";
  if (man.side !== side && !shifts) return "not his";
  if (man.moved) return "has moved";
  if (man.ill) return "ill";
  if (man.people === "armenia") return "Armenia never moves";
  if (isUnit(man) && isRoman(man) && side === ENEMY && isGarrison(man)) return "the garrison of a usurper";
  void view;
  return null;
}

/** Why it cannot go by itself. */
export function aloneFault(man: Man): string | null {
  if (isLeader(man)) return null;
  if (isGarrison(man)) return "the garrison";
  return isRoman(man) && man.side === ENEMY ? "rebels march with a leader" : null;
}

/** Why a piece may not join a group, or null. */
export function joinFault(view: View, march: March, man: Man): string | null {
  if (man.at !== here(march) || man.side !== march.side) return "not there";
  if (march.members.includes(man)) return "goes already";
  if (march.path.length > 1 && !man.won) return "nobody is picked up";
  const held = readyFault(view, man, march.side);
  if (held) return held;
  if (!isLed(march)) return "no leader";
  const [first] = march.members;
  if (man.people !== first.people) return "goes by itself";
  return isLeader(man) ? null : commandFault([...march.members, man]);
}

/** 7: a leader alone goes to any neighbour without enemy units; categories and five zones bind him (R104). */
export const hidingPlaces = (view: View, man: Man): string[] =>
  man.ill
    ? []
    : neighbours(man.at).filter(
        (to) =>
          foes(view, man.side, to).length === 0 &&
          categoryFault(view, man, [man], to) === null &&
          (man.people === null || stepsFromHome(man.people, to) <= 5),
      );

/** 7: leaders of a player alone with units of the other, or mutineers. */
export const lonely = (view: View): Man[] =>
  view.men.filter(
    (man) =>
      isLeader(man) &&
      (man.side === 0 || man.side === 1) &&
      foes(view, man.side, man.at).length > 0 &&
      !of(view, man.side, man.at).some(isUnit),
  );
