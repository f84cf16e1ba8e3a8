/** The referee's own rules of movement by land (3.1.1, 3.4.1, 4.2.4, 4.3, 7). */
import {
  areKeptApart,
  ccOf,
  enemyUnits,
  garrisonOf,
  groupOf,
  homeOf,
  inside,
  isClosed,
  isLegion,
  isMajor,
  isRoman,
  isTroop,
  isUnit,
  isWarrior,
  leadsRomans,
  legionsIn,
  type Man,
  of,
  outside,
  regionOf,
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
  /** Who has been left on the way. */
  readonly shed: readonly string[];
}

const RUBICON = [0, 1];
const FIRST_TURN = 512;

const here = ({ path }: March): string => path[path.length - 1];
const hasUnits = ({ members }: March): boolean => members.some(isUnit);
const isLed = ({ members }: March): boolean => members.some((man) => man.leader);
/** Romans with units, or allies: bound by what 3.4.1 says of foreign land. Roman leaders alone are not. */
const isArmy = (view: View, { members }: March): boolean =>
  !members.every((man) => leadsRomans(view, man)) && !members.some((man) => isWarrior(view, man));

export function allowance(view: View, march: March): number {
  const points = march.members.some(isTroop) ? 3 : 4;
  return view.event === 2 ? points - 1 : points;
}

/** Why that step may not be made, or null. */
export function stepFault(view: View, march: March, to: string): string | null {
  const way = waysFrom(here(march)).find((each) => each.to === to);
  if (way === undefined) return "no way";
  return isLed(march) ? ledStepFault(view, march, way) : loneStepFault(view, march, way);
}

/** 3.4.1, 4.3: one zone whatever it costs, and Romans stay inside. */
function loneStepFault(view: View, march: March, way: Way): string | null {
  const [unit] = march.members;
  if (unit.type === "naves") return "a ship";
  if (isRoman(unit) && unit.type === "auxilia") return "auxilia need a leader";
  if (isRoman(unit) && outside(way.to)) return "no legion leaves the Republic alone";
  if (march.side === 1 && isRubicon(view) && !isWarrior(view, unit)) return "not in the first turn";
  const after = stepped(march, way);
  return (
    entryFault(view, march, way) ?? standFault(view, after) ?? peaceFault(view, after) ?? garrisonFault(view, after)
  );
}

function ledStepFault(view: View, march: March, way: Way): string | null {
  const after = stepped(march, way);
  if (after.spent > allowance(view, march)) return "too far";
  // A leader who dies of the plague on the way leaves more than the others can lead.
  if (march.path.length > 1 && commandFault(view, march.members)) return "beyond their command";
  const closed = entryFault(view, march, way);
  if (closed) return closed;
  // There and back again through land at peace is no way anywhere.
  if (way.to === march.path[0] && peaceFault(view, march) !== null) return "not back";
  if (march.path.length === 1) {
    const left = abandonFault(view, march);
    if (left) return left;
  }
  return finishFault(view, after);
}

const stepped = (march: March, way: Way): March => ({
  ...march,
  path: [...march.path, way.to],
  spent: march.spent + way.cost,
});

/** Whether the move can end here, or else farther on; back at its beginning it would be none. */
function finishFault(view: View, march: March): string | null {
  const stop = stopFault(view, march);
  if (stop === null) return null;
  if (march.members.some(isTroop) && enemyUnits(view, march.side, here(march)).length > 0) return stop;
  for (const way of waysFrom(here(march))) {
    const on = stepped(march, way);
    if (way.to === march.path[0] || on.spent > allowance(view, march) || entryFault(view, march, way)) continue;
    if (finishFault(view, on) === null) return null;
  }
  return stop;
}

/** Why a march that has come here may not end here. */
export function stopFault(view: View, march: March): string | null {
  const entered = march.path.slice(1);
  // 7.3
  if (isLed(march) && march.spent > 2 && entered.every(outside)) return "more than two points outside";
  return peaceFault(view, march) ?? standFault(view, march) ?? garrisonFault(view, march);
}

/** 3.4.1: land at peace is crossed from one Roman zone to another, or on the way home. */
function peaceFault(view: View, march: March): string | null {
  if (!isArmy(view, march)) return null;
  const [start] = march.path;
  const entered = march.path.slice(1);
  // R177: who is led may go about among a People that has come to peace around him.
  const among = isLed(march) ? homeOf(start) : null;
  const peaceful = (zone: string): boolean => {
    const people = homeOf(zone);
    return people !== null && people !== among && view.nations[people].status === "peace";
  };
  if (!entered.some(peaceful)) return null;
  // R177
  if (!inside(start)) return inside(here(march)) ? null : "on the way home one comes home";
  for (const [i, zone] of entered.entries())
    if (peaceful(zone)) {
      const next = entered.slice(i + 1).find(inside);
      if (next === undefined || next === start) return "no way between two Roman zones";
    }
  return null;
}

/** What closes a zone even to those who only pass. */
function entryFault(view: View, march: March, { to }: Way): string | null {
  const { side, members } = march;
  const from = here(march);
  const people = homeOf(to);
  for (const man of members) {
    if (man.people === null) continue;
    if (isWarrior(view, man)) {
      if (people !== null && people !== man.people && view.nations[people].status !== "war") return "not at war";
      if (stepsFromHome(man.people, to) > (isMajor(man.people) ? 3 : 2)) return "too far from home";
      if (isUnit(man) && enemyUnits(view, side, to).some((enemy) => isWarrior(view, enemy)))
        return "warriors of the other side";
    }
    if (man.leader && !leadsRomans(view, man) && !hasUnits(march) && (inside(to) || inside(march.path[0])))
      return "a king alone inside";
  }
  // Scenarios 1 and 2, first turn.
  const ofFaction = members.some((man) => isUnit(man) && !isWarrior(view, man));
  if (ofFaction && entersItalia(view, side, from, to)) return "not into Italia";
  if (members.some((man) => isClosed(view, man, to))) return "a neutral region";
  return members.some((man) => isBarred(view, man, to)) ? "barred by the scenario" : null;
}

const isRubicon = (view: View): boolean => RUBICON.includes(view.scenario) && (view.flags & FIRST_TURN) !== 0;

/** Scenarios 1 and 2: in the first turn no Republican unit comes into Italia. */
export const entersItalia = (view: View, side: Who, from: string, to: string): boolean =>
  side === 1 && isRubicon(view) && regionOf(to) === "italia" && regionOf(from) !== "italia";

/** Scenario 6. */
export function isBarred(view: View, man: Man, zone: string): boolean {
  const region = regionOf(zone);
  if (view.scenario !== 5 || region === null) return false;
  const eastern = region === "asia" || region === "graecia";
  return (man.id === "octavianus" && eastern) || (man.id === "m-antonius" && !eastern);
}

/** 4.2.4: who may not stand together. */
function standFault(view: View, march: March): string | null {
  const there = of(view, march.side, here(march)).filter((man) => !march.members.includes(man));
  // 4.4.1: Peoples at war of two players do not fight; so they do not meet.
  const foes = enemyUnits(view, march.side, here(march)).some((man) => isWarrior(view, man));
  if (foes && march.members.some((man) => isWarrior(view, man))) return "warriors of the other side";
  if (areKeptApart(view, march.members, enemyUnits(view, march.side, here(march)))) return "Janus";
  return togetherFault(view, march.members, there);
}

export function togetherFault(view: View, comers: readonly Man[], there: readonly Man[]): string | null {
  for (const man of comers)
    for (const friend of there) {
      const [a, b] = [isWarrior(view, man), isWarrior(view, friend)];
      if ((a && isRoman(friend)) || (b && isRoman(man))) return "warriors do not stand with Romans";
      if ((a || b) && groupOf(man.people ?? "") !== groupOf(friend.people ?? "")) return "of another group";
    }
  return null;
}

/** 3.4.1: no Roman land unit is left outside without a Roman leader of its side. */
function abandonFault(view: View, { side, members, path }: March): string | null {
  const [start] = path;
  if (!outside(start)) return null;
  const rest = of(view, side, start).filter((man) => !members.includes(man));
  if (!members.some((man) => leadsRomans(view, man))) return null;
  const left = rest.some((man) => isTroop(man) && isRoman(man));
  return left && !rest.some((man) => leadsRomans(view, man)) ? "left outside" : null;
}

/** 3.1.1, R108: Legio units of either side count, those on the move where they would be. */
function garrisonFault(view: View, { side, members, path, shed }: March): string | null {
  const region = regionOf(path[0]);
  if (region === null || view.control[region] !== side) return null;
  const moving = members.filter(isLegion);
  // Those who go are written down where they are now, on their way.
  const now = legionsIn(view, region) - moving.filter((man) => regionOf(man.at) === region).length;
  const after = now + (regionOf(path[path.length - 1]) === region ? moving.length : 0);
  const left = view.men.filter((man) => isLegion(man) && shed.includes(man.id) && regionOf(man.at) !== region);
  const before = now + moving.length + left.length;
  return after < before && after < garrisonOf(region) ? "the garrison" : null;
}

/** Why a unit may not be left here, or null. */
export function dropFault(view: View, march: March, id: string): string | null {
  const unit = march.members.find((man) => man.id === id);
  if (unit === undefined || unit.leader) return "not a unit that goes";
  if (march.path.length === 1) return "not before they go";
  const rest = march.members.filter((man) => man !== unit);
  if (!rest.some(isTroop)) return stopFault(view, march);
  const zone = here(march);
  if (march.spent > 2 && march.path.slice(1).every(outside)) return "more than two points outside";
  const friends = of(view, march.side, zone).filter((man) => !march.members.includes(man));
  const closed = peaceFault(view, march) ?? togetherFault(view, [unit], friends);
  if (closed) return closed;
  if (isRoman(unit) && outside(zone) && !friends.some((man) => leadsRomans(view, man))) return "left outside";
  return finishFault(view, { ...march, members: rest, shed: [...march.shed, id] });
}

/** Why a piece may not join a group that has not gone yet (by land), or null. */
export function joinFault(view: View, march: March, man: Man): string | null {
  if (march.path.length > 1 || man.at !== march.path[0] || man.side !== march.side) return "not there";
  if (march.members.includes(man)) return "goes already";
  const held = readyFault(view, man, march.side);
  if (held) return held;
  if (!isLed(march)) return "no leader";
  const [first] = march.members;
  if (isWarrior(view, man) !== isWarrior(view, first) || (isWarrior(view, man) && man.people !== first.people))
    return "goes by itself";
  if (man.leader) return null;
  const members = [...march.members, man];
  return commandFault(view, members);
}

/** 3.4.1, 4.3: Roman leaders lead Romans and allies, kings their own People. */
export function commandFault(view: View, members: readonly Man[]): string | null {
  const roman = members.filter((man) => leadsRomans(view, man)).reduce((sum, man) => sum + ccOf(view, man), 0);
  let needed = members.filter((man) => isTroop(man) && isRoman(man)).length;
  const peoples = new Set(members.flatMap(({ people }) => people ?? []));
  for (const people of peoples) {
    const units = members.filter((man) => isTroop(man) && man.people === people).length;
    const kings = members.filter((man) => man.leader && man.people === people && !leadsRomans(view, man));
    needed += Math.max(0, units - kings.reduce((sum, man) => sum + ccOf(view, man), 0));
  }
  return needed > roman ? "beyond their command" : null;
}

/** Why a piece does not move at all in this movement. */
export function readyFault(view: View, man: Man, side: Who): string | null {
  if (man.side !== side) return "not his";
  if (man.moved) return "has moved";
  if (man.leader && man.ill) return "ill";
  const fleeing = side === 1 && isRubicon(view) && (view.flags & 64) === 0;
  return fleeing && (!man.leader || man.at !== "italia-1") ? "only who flees from Roma" : null;
}
