/** The referee's own Phase F: the Republic, control, points (5.1.1, 3.7.3, 10.2), and the winter (9). */
import { isBarred } from "./checker-march.ts";
import {
  at,
  enemyUnits,
  garrisonOf,
  hasCity,
  hasPort,
  homeOf,
  homesOf,
  inside,
  isLegion,
  isMajor,
  isRecruit,
  isRoman,
  isSea,
  isShip,
  isTroop,
  isUnit,
  isWarrior,
  LANDS,
  leadsRomans,
  legionsIn,
  type Man,
  neighbours,
  of,
  onMap,
  outside,
  PEOPLES,
  REGIONS,
  regionOf,
  SEA_IDS,
  type View,
  type Who,
  zonesOf,
} from "./checker-table.ts";

const BOTH: readonly Who[] = [0, 1];

/** 5.1.1, what the marker moves by; whether a Faction Leader fell or fought is known from the year. */
export function troubleOf(view: View, chiefSlain: boolean, chiefFought: boolean): number {
  const legions = view.men.filter((man) => isLegion(man) && onMap(man.at)).length;
  const wars = PEOPLES.filter(({ id }) => view.nations[id].status === "war");
  let change = chiefSlain ? 1 : 0;
  for (const { id, garrison } of REGIONS) if (legionsIn(view, id) < garrison) change++;
  if (wars.length >= 2 && wars.some(({ major }) => major)) change++;
  if (legions <= 25 || legions >= 40) change++;
  if (wars.length === 0) change--;
  if (!chiefFought) change--;
  if (view.nations.aegyptii.status === "allegiance") change--;
  return change;
}

/** 3.7.3 */
export function controlOf(view: View, region: string): Who {
  const table = REGIONS.find(({ id }) => id === region);
  if (table === undefined) return -1;
  const zones = zonesOf(region);
  const held = (test: (man: Man) => boolean): string[] => zones.filter((zone) => at(view, zone).some(test));
  const invaded = held((man) => isUnit(man) && isWarrior(view, man));
  if (view.neutral.includes(region)) return -1;
  const fallen = invaded.length >= table.zonesForControl && invaded.some(hasCity);
  const takes = BOTH.filter((side) => {
    const mine = held((man) => isUnit(man) && isRoman(man) && man.side === side);
    return (
      zones.some((zone) => of(view, side, zone).some((man) => leadsRomans(view, man))) &&
      mine.length >= table.zonesForControl &&
      mine.filter(hasCity).length >= table.citiesForControl
    );
  });
  if (fallen) return -1;
  const now = view.control[region];
  const taker = takes.find((side) => side !== now);
  if (taker !== undefined) return taker;
  return now === -1 ? view.lastControl[region] : now;
}

export function romaOf(view: View): Who {
  for (const side of BOTH) {
    const foes = of(view, side === 0 ? 1 : 0, "italia-1").filter((man) => man.leader || isTroop(man));
    if (of(view, side, "italia-1").some((man) => leadsRomans(view, man)) && foes.length === 0) return side;
  }
  return -1;
}

/** 10.2, counted for the Caesarians. */
export function pointsOf(view: View): number {
  let points = 0;
  for (const side of BOTH) {
    const sign = side === 0 ? 1 : -1;
    let control = view.roma === side ? 2 : 0;
    for (const { id, points: worth } of REGIONS) if (view.control[id] === side) control += worth;
    points += sign * (control >= 15 ? 3 : control >= 12 ? 2 : 0);
    if (view.roma === side) points += sign;
    for (const { id, major } of PEOPLES)
      if (major && view.nations[id].status === "allegiance" && view.nations[id].holder === side) points += sign;
  }
  return points;
}

// 9.1 and 9.2 -----------------------------------------------------------------------------------------------

export interface Winter {
  /** Who turns to his full face. */
  readonly recovered: readonly string[];
  readonly lost: readonly string[];
  readonly absent: readonly string[];
}

export function winterOfShips(view: View): Winter {
  const ships = view.men.filter((man) => isShip(man) && onMap(man.at));
  const lost: string[] = [];
  const absent: string[] = [];
  for (const zone of [...LANDS, ...SEA_IDS])
    for (const side of BOTH) {
      const men = at(view, zone).filter((man) => man.owner === side);
      if (hasPort(zone) || !men.some(isShip)) continue;
      lost.push(...men.filter((man) => isShip(man) || (isSea(zone) && isTroop(man))).map(({ id }) => id));
      if (isSea(zone) || !men.some(isTroop)) absent.push(...men.filter((man) => man.leader).map(({ id }) => id));
    }
  return { recovered: ships.filter((man) => man.reduced && hasPort(man.at)).map(({ id }) => id), lost, absent };
}

/** Cleopatra like a Roman leader, but not where her own troops are with her. */
export const wintersAsRoman = (view: View, man: Man): boolean =>
  isRoman(man) ||
  (leadsRomans(view, man) && !of(view, man.side, man.at).some((unit) => isUnit(unit) && unit.people === man.people));

export function winterOfLegions(view: View): Winter {
  const romans = view.men.filter((man) => isTroop(man) && isRoman(man) && onMap(man.at));
  const recovers = (man: Man): boolean =>
    man.reduced &&
    inside(man.at) &&
    (man.side === -1 ||
      hasCity(man.at) ||
      !neighbours(man.at).some((zone) => inside(zone) && enemyUnits(view, man.side, zone).length > 0));
  const lost = romans.filter((man) => outside(man.at));
  const absent = view.men.filter(
    (man) =>
      man.leader && wintersAsRoman(view, man) && lost.some((unit) => unit.at === man.at && unit.side === man.side),
  );
  return {
    recovered: romans.filter(recovers).map(({ id }) => id),
    lost: lost.map(({ id }) => id),
    absent: absent.map(({ id }) => id),
  };
}

/** 9.2: where a stack of Romans, or a leader alone, may spend the winter. */
export function quartersFor(view: View, side: Who, who: readonly Man[]): string[] {
  const free = (zone: string): boolean =>
    enemyUnits(view, side, zone).length === 0 &&
    !of(view, side, zone).some((man) => isWarrior(view, man)) &&
    !who.some((man) => isBarred(view, man, zone));
  const own = LANDS.filter((zone) => view.control[regionOf(zone) ?? ""] === side && free(zone));
  return who.some(isShip) ? own.filter(hasPort) : own;
}

/** Who must look for quarters: stacks of Romans in foreign regions, and Roman leaders without any unit. */
export function homeless(view: View, side: Who): { stacks: string[]; leaders: string[] } {
  const stacks: string[] = [];
  const leaders: string[] = [];
  for (const zone of LANDS) {
    const men = of(view, side, zone);
    const romans = men.filter((man) => wintersAsRoman(view, man));
    const region = regionOf(zone);
    if (romans.length > 0 && !men.some(isUnit)) leaders.push(...romans.map(({ id }) => id));
    else if (romans.length > 0 && region !== null && view.control[region] !== side) stacks.push(zone);
  }
  return { stacks, leaders };
}

// 9.3 -------------------------------------------------------------------------------------------------------

/** What becomes of each People, and who of its units is where and on which face; a zone of its own is "home". */
export function winterOfPeople(view: View, people: string) {
  const units = view.men.filter((man) => isUnit(man) && man.people === people);
  const { status, holder, ban } = view.nations[people];
  const present = units.filter((man) => onMap(man.at));
  // R170: not where enemies stand.
  const open = homesOf(people).some((zone) => status === "peace" || enemyUnits(view, holder, zone).length === 0);
  const active = status !== "peace";
  const pacified = active && present.length === 0;
  const places = units.map((man) => {
    const abroad = onMap(man.at);
    const rests = homeOf(man.at) === people || (active && hasCity(man.at));
    if (abroad) return { id: man.id, at: man.at, reduced: man.reduced && !rests };
    const back = pacified ? isMajor(people) : (active && open) || man.at === "off";
    return { id: man.id, at: back ? "home" : "box", reduced: false };
  });
  return { status: pacified ? "peace" : status, ban: pacified ? view.year + 5 : ban, pacified, places };
}

// 9.4 -------------------------------------------------------------------------------------------------------

const ownLegions = (view: View, side: Who, region: string): Man[] =>
  view.men.filter((man) => isLegion(man) && man.side === side && regionOf(man.at) === region);

/** Legions that a region lacks. */
export const missingIn = (view: View, region: string): number =>
  view.control[region] === -1
    ? 0
    : Math.max(0, garrisonOf(region) - ownLegions(view, view.control[region], region).length);

/** Legions that may be sent to a region that lacks some. */
export function reliefFor(view: View, region: string): string[] {
  const side = view.control[region];
  return view.men
    .filter((man) => {
      if (!isLegion(man) || man.side !== side || !onMap(man.at)) return false;
      const from = regionOf(man.at);
      if (from === region) return false;
      if (from === null || view.control[from] !== side) return true;
      return ownLegions(view, side, from).length > garrisonOf(from);
    })
    .map(({ id }) => id);
}

export const citiesFor = (view: View, region: string): string[] =>
  zonesOf(region).filter(
    (zone) =>
      hasCity(zone) &&
      enemyUnits(view, view.control[region], zone).length === 0 &&
      !of(view, view.control[region], zone).some((man) => isWarrior(view, man)),
  );

const TYPES = ["legio", "auxilia", "equites", "naves"];

/** Units that a region may recruit in its turn: of each type at most one (`taken` as bits), within the limits of the year. */
export function recruitsFor(view: View, region: string, taken: number): string[] {
  const limits = REGIONS.find(({ id }) => id === region)?.recruits;
  if (limits === undefined) return [];
  const most = [limits.legio, limits.auxilia, limits.equites, limits.naves];
  const reserve = view.men.filter((man) => man.at === "reserve");
  return TYPES.flatMap((type, i) => {
    const done = view.recruited[region][i];
    if (done >= most[i] || (taken & (1 << i)) !== 0) return [];
    const units = reserve.filter((man) => man.type === type).map(({ id }) => id);
    const recruits = units.filter(isRecruit);
    return type === "legio" && done === 0 && recruits.length > 0 ? recruits : units;
  });
}

/** Whether a legion must be recruited now. */
export function mustRecruit(view: View, region: string, taken: number): boolean {
  const waiting = view.men.filter((man) => isLegion(man) && man.at === `waiting-${region}`).length;
  return missingIn(view, region) > waiting && recruitsFor(view, region, taken).some((id) => id.startsWith("legio"));
}
