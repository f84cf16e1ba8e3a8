/** The referee's own rules of Phase F: points (10), and where everybody winters (9.2). */
import { categoryFault } from "./checker-march.ts";
import {
  at,
  CTESIPHON,
  ENEMY,
  FLEETS,
  FRONTS,
  foes,
  hasCamp,
  hasCity,
  hasPort,
  homeOf,
  homesOf,
  homeZoneOf,
  inEmpire,
  inInterior,
  isAboard,
  isAtWar,
  isCivilWar,
  isGarrison,
  isLand,
  isLegion,
  isMajor,
  isPraetorian,
  isRoman,
  isUnit,
  LANDS,
  type Man,
  MUTINY,
  neighbours,
  onFront,
  onMap,
  PAX,
  PEOPLES,
  partOf,
  ROMA,
  ROME,
  SCENARIOS,
  stepsBetween,
  type View,
} from "./checker-table.ts";

// Points ----------------------------------------------------------------------------------------------------

/** 9.2.4, R85: at war, and no unit on the map; units withdrawn for a year are not lost. */
export const isBeaten = (view: View, people: string): boolean =>
  isAtWar(view, people) &&
  !view.men.some((man) => man.people === people && isUnit(man) && (onMap(man.at) || man.at === "withdrawn"));

/** F3: of Rome and of the Enemy. */
export function pointsOf(view: View): [number, number] {
  let [rome, enemy] = [0, 0];
  const counts = (title: string, zone?: string): number =>
    view.lying.filter(([each, where]) => each === title && (zone === undefined || where === zone)).length;
  for (const { id } of PEOPLES) if (isBeaten(view, id)) rome += isMajor(id) ? 2 : 1;
  if (at(view, ROMA).some((man) => man.augustus)) rome += 1;
  if (view.armenia === ROME) rome += 1;
  if (view.armenia === ENEMY) enemy += 1;
  if (isCivilWar(view)) enemy += 3;
  else rome += 1;
  if ((view.flags & PAX) !== 0) {
    rome += 3;
    enemy -= 1;
  }
  if (counts("coup_etat_parthe", CTESIPHON) > 0) rome += 3;
  if (counts("intrigue_au_senat", ROMA) > 0) enemy += 2;
  for (const [title, zone] of view.lying) {
    if (title !== "mutinerie") continue;
    const [first] = at(view, zone).filter((man) => man.side === MUTINY);
    if (first !== undefined && isRoman(first)) rome -= 2;
    else enemy -= 2;
  }
  for (const front of FRONTS) {
    if (view.reserve.includes(front) || view.freed.includes(front)) continue;
    const abroad = view.men.some(
      (man) =>
        isLegion(man) && man.side === ROME && man.band === front && onMap(man.at) && partOf(view, man.at) !== front,
    );
    if (abroad) rome -= 3;
  }
  for (const man of view.men) {
    if (man.kind !== "people" || man.people === "armenia" || !isLand(man.at)) continue;
    if (onFront(view, man.at)) enemy += 1;
    if (inInterior(view, man.at)) enemy += 3;
  }
  if (!at(view, ROMA).some((man) => isPraetorian(man.id))) enemy += 1;
  return [rome, enemy];
}

// Winter ----------------------------------------------------------------------------------------------------

/** An Enemy combat unit holds it. */
const isOccupied = (view: View, zone: string): boolean =>
  at(view, zone).some((man) => isUnit(man) && man.side === ENEMY);
const hasQuarters = (view: View, zone: string): boolean => hasCity(zone) || hasCamp(view, zone);

/** 9.2.2: a unit of a People at war, in mutiny or not, or a rebel one. Armenia is at war with nobody. */
function isThreat(view: View, man: Man): boolean {
  if (!isUnit(man) || man.people === "armenia") return false;
  return man.people === null ? man.side === ENEMY : isAtWar(view, man.people);
}

/** R100: the nearest camp without the Enemy, counted from a zone; any Interior zone if there is none. */
function nearestCamps(view: View, from: string): string[] {
  const free = LANDS.filter((zone) => inEmpire(view, zone) && hasCamp(view, zone) && !isOccupied(view, zone));
  if (free.length === 0) return LANDS.filter((zone) => inInterior(view, zone) && !isOccupied(view, zone));
  const near = Math.min(...free.map((zone) => stepsBetween(from, zone)));
  return free.filter((zone) => stepsBetween(from, zone) === near);
}

const towns = (view: View): string[] =>
  LANDS.filter((zone) => inInterior(view, zone) && hasCity(zone) && !isOccupied(view, zone));

/** Where a unit may be when the winter is over, and on which face: "" normal, "-" reduced. */
export type Lodging = readonly string[];
const all = (zones: readonly string[], face: string): string[] => zones.map((zone) => zone + face);

/** 9.2.2: home from abroad, or from the dead, with that face if home is free. */
function sentHome(view: View, man: Man, face: string): Lodging {
  const home = homeZoneOf(man.id) ?? ROMA;
  if (!isOccupied(view, home)) return [home + face];
  return all(isGarrison(man) ? towns(view) : nearestCamps(view, home), "-");
}

/** What quarters do to a unit that has stayed in the empire. */
function housed(view: View, zone: string, reduced: boolean): string {
  if (hasQuarters(view, zone)) return zone;
  if (hasPort(zone)) return zone + (reduced ? "-" : "");
  return `${zone}-`;
}

/** A Roman unit on the map, or lost or withdrawn this year; before 9.2.3 turns legions. Null: the referee does not say. */
export function lodgingOf(view: View, man: Man): Lodging | null {
  if (man.side === MUTINY) return [man.at + (man.reduced ? "-" : "")];
  if (man.at === "dead" || man.at === "withdrawn") return revived(view, man);
  if (isAboard(man.at)) {
    const fleet = [...FLEETS.values()].find(({ id }) => man.at === `aboard-${id}`);
    const ship = view.men.find(({ id }) => id === fleet?.id);
    if (fleet === undefined || ship === undefined) return null;
    if (ship.at !== fleet.home) return man.kind === "vexillation" ? ["box"] : sentHome(view, man, "");
    return lodgingOf(view, { ...man, at: fleet.home });
  }
  if (man.kind === "vexillation") return detachment(view, man);
  if (man.side === ENEMY) return [housed(view, man.at, man.reduced)];
  if (!inEmpire(view, man.at)) return sentHome(view, man, "-");
  const threats = [man.at, ...neighbours(man.at)].some((zone) => at(view, zone).some((each) => isThreat(view, each)));
  const away = isGarrison(man) ? !inInterior(view, man.at) : partOf(view, man.at) !== man.band;
  const home = homeZoneOf(man.id) ?? ROMA;
  if (threats || away || (isGarrison(man) && isOccupied(view, home))) return [housed(view, man.at, man.reduced)];
  if (!isOccupied(view, home)) return [housed(view, home, man.reduced)];
  const camps = nearestCamps(view, home);
  return camps.every((zone) => hasCamp(view, zone)) ? camps.map((zone) => housed(view, zone, man.reduced)) : null;
}

function revived(view: View, man: Man): Lodging | null {
  if (man.kind === "vexillation") return man.at === "dead" ? ["box"] : null;
  if (man.side !== ENEMY) return sentHome(view, man, "");
  const zones = view.men.filter((each) => each.usurper && onMap(each.at)).map((each) => each.at);
  return zones.length === 0 ? null : zones.map((zone) => zone + (hasQuarters(view, zone) || hasPort(zone) ? "" : "-"));
}

function detachment(view: View, man: Man): Lodging {
  if (!inEmpire(view, man.at)) return all(nearestCamps(view, man.at), man.reduced ? "-" : "");
  if (hasQuarters(view, man.at)) return [man.at + (man.reduced ? "-" : "")];
  return man.reduced ? ["box"] : [`${man.at}-`];
}

/** 4.2: not among another category; where that leaves no home they wait. */
function placesOf(view: View, man: Man): string[] {
  const homes = homesOf(man.people ?? "").filter(
    (zone) => categoryFault(view, { ...man, side: ENEMY }, [], zone) === null,
  );
  return homes.length > 0 ? homes : ["box"];
}

/** 9.2.4: a unit of a People. */
export function lodgingOfPeople(view: View, man: Man): Lodging {
  const people = man.people ?? "";
  if (people === "armenia") return view.armenia === -1 ? [man.at] : ["armenia"];
  const leaves = PEOPLES.find(({ id }) => id === people)?.leaves;
  if (leaves === view.year) return ["gone"];
  if (man.side === MUTINY) return [man.at + (man.reduced ? "-" : "")];
  if (!isMajor(people)) {
    if (!isAtWar(view, people) || isBeaten(view, people)) return [man.at === "gone" ? "gone" : "box"];
  } else if (isBeaten(view, people)) return placesOf(view, man);
  if (!onMap(man.at)) return man.at === "gone" ? ["gone"] : placesOf(view, man);
  const heals = homeOf(man.at) === people || hasCity(man.at);
  return [man.at + (man.reduced && !heals ? "-" : "")];
}

/** Whether the scenario has Peoples at all. */
export const usesPeoples = (view: View): boolean => SCENARIOS[view.scenario].use.nonRomans;
export const isFoe = foes;
