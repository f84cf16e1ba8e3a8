/** The scenarios of a pack: when, who, where, and how one wins; each must be one that can be begun and ended. */
import { by, eachFixed, type Found, nth, numbersOf, type ReadonlyBy } from "@rubicon/engine";
import type { Region, Zone } from "./board.ts";
import { FIXED } from "./data/standard.ts";
import type { CountersPart, LeaderPart, MapPart } from "./pack.ts";
import { readVictory } from "./pack-victory.ts";
import type { People } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import { type Placed, SCENARIO_IDS, type ScenarioId, type ScenarioPart, type ScenarioRules } from "./scenarios.ts";
import { BOTH, CAES, NOBODY, SIDES, type Side, type SideName, sideNamed } from "./sides.ts";

/** Who and what a scenario can name, by the name it has there. */
export interface Names {
  /** Land zones: nobody begins at sea. */
  readonly zones: ReadonlyMap<string, Zone>;
  readonly regions: ReadonlyMap<string, Region>;
  readonly peoples: ReadonlyMap<string, People>;
  readonly units: ReadonlyMap<string, Piece>;
  readonly leaders: ReadonlyMap<string, Piece>;
  readonly foreignLeaders: ReadonlyMap<string, Piece>;
}

export function readScenarios(list: Found, map: MapPart, counters: CountersPart): ScenarioPart[] {
  const names = namesOf(map, counters);
  return eachFixed(list, SCENARIO_IDS, (scenario, i) => readScenario(scenario, i, names, counters));
}

function namesOf(map: MapPart, { units, peoples, leaders, foreignLeaders }: CountersPart): Names {
  const firstLeader = units.length + peoples.reduce((sum, people) => sum + people.units.length, 0);
  const from = (first: number, parts: readonly { readonly id: string }[]): ReadonlyMap<string, Piece> =>
    new Map(parts.map(({ id }, i) => [id, nth<Piece>(first + i)]));
  return {
    zones: numbersOf<Zone>(map.zones.map(({ id }) => id)),
    regions: numbersOf<Region>(FIXED.regions),
    peoples: numbersOf<People>(FIXED.peoples),
    units: from(0, units),
    leaders: from(firstLeader, leaders),
    foreignLeaders: from(firstLeader + leaders.length, foreignLeaders),
  };
}

/** AIE-0.3.a: the years of the turn track. */
const FIRST_YEAR = -49;
const LAST_YEAR = -29;
const side = (found: Found): Side => sideNamed(found.oneOf(SIDES));

function readScenario(scenario: Found, i: number, names: Names, counters: CountersPart): ScenarioPart {
  scenario.only(
    ...["id", "number", "difficulty", "start", "end", "spqr", "initiative", "control", "factionLeaders", "deployment"],
    ...["forces", "foreignLeaders", "lateLeaders", "war", "allegiance", "rules", "victory"],
  );
  const id: ScenarioId = SCENARIO_IDS[i];
  const initiative = scenario.get("initiative").only("side", "reversible");
  const start = scenario.get("start").whole(FIRST_YEAR, LAST_YEAR);
  const placed = readForces(scenario.get("forces"), names, counters.leaders);
  const war = peoplesOf(scenario.get("war"), names);
  const rules = readRules(scenario.get("rules"), names, placed);
  return {
    id,
    number: scenario.get("number").whole(i + 1, i + 1),
    difficulty: scenario.get("difficulty").whole(1, 5),
    start,
    end: scenario.get("end").whole(start, LAST_YEAR),
    spqr: scenario.get("spqr").whole(0, 4),
    initiative: side(initiative.get("side")),
    reversible: initiative.get("reversible").flag(),
    ...readControl(scenario.get("control"), names),
    factionLeaders: readFactionLeaders(scenario.get("factionLeaders"), names, placed),
    deployment: scenario.get("deployment").oneOf(["set", "free"]),
    placed,
    foreignLeaders: readKings(scenario.get("foreignLeaders"), start, names, counters),
    lateLeaders: scenario.get("lateLeaders").oneOf(["by-table", "after-caesar", "none"]),
    war,
    allegiance: readAllies(scenario.get("allegiance"), names, war, counters),
    rules,
    victory: readVictory(scenario.get("victory"), names),
  };
}

/** A table by region from what is written by name. */
const byRegion = <V>(of: (region: Region) => V): ReadonlyBy<Region, V> =>
  by<Region, V>(FIXED.regions.map((_, i) => of(nth<Region>(i))));

/** AIE-S0.a: every region has one controller at the start, and so has Roma. */
function readControl(control: Found, { regions }: Names): Pick<ScenarioPart, "control" | "roma"> {
  control.only(...SIDES, "roma");
  const held = new Map<Region, Side>();
  for (const each of BOTH)
    for (const found of control.get(SIDES[each]).items()) {
      const region = found.named(regions, "region");
      if (held.has(region)) throw found.wrong("has a controller already.");
      held.set(region, each);
    }
  for (const [name, region] of regions) if (!held.has(region)) throw control.wrong(`"${name}" has no controller.`);
  return { control: byRegion((region) => held.get(region) ?? NOBODY), roma: side(control.get("roma")) };
}

function readForces(forces: Found, names: Names, leaders: readonly LeaderPart[]): Placed[] {
  forces.only(...SIDES);
  const placed: Placed[] = [];
  const place = (found: Found, piece: Piece, zone: Zone, owner: Side): void => {
    // AIE-S0.i, AIE-1.3.1.a
    if (placed.some((other) => other.piece === piece)) throw found.wrong("stands somewhere else already.");
    placed.push({ piece, zone, side: owner });
  };
  for (const owner of BOTH)
    for (const stack of forces.get(SIDES[owner]).items()) {
      const zone = stack.only("zone", "leaders", "units").get("zone").named(names.zones, "land zone");
      for (const found of stack.get("leaders").items()) {
        const leader = leaders.find(({ id }) => id === found.json);
        if ((owner === CAES ? leader?.caesarian : leader?.republican) === null)
          throw found.wrong(`has no face of the ${SIDES[owner]}.`); // AIE-1.2.1.b
        place(found, found.named(names.leaders, "Roman leader"), zone, owner);
      }
      for (const found of stack.get("units").items()) place(found, found.named(names.units, "Roman unit"), zone, owner);
    }
  return placed;
}

/** AIE-3.5.1.a, AIE-3.5.1.b: one or two of each side, among those who are there. */
function readFactionLeaders(list: Found, { leaders }: Names, placed: readonly Placed[]): Piece[] {
  const chiefs = list.each((found, i) => {
    const leader = found.named(leaders, "Roman leader");
    if (!placed.some(({ piece }) => piece === leader)) throw found.wrong("stands nowhere.");
    if (list.items().findIndex(({ json }) => json === found.json) < i) throw found.wrong("is named twice.");
    return leader;
  });
  for (const each of BOTH) {
    const count = chiefs.filter((chief) =>
      placed.some(({ piece, side: own }) => piece === chief && own === each),
    ).length;
    if (count < 1 || count > 2) throw list.wrong(`the ${SIDES[each]} must have one or two, not ${count}.`);
  }
  return chiefs;
}

/** AIE-NT.f: leaders of Peoples who are there when it begins. */
function readKings(list: Found, start: number, names: Names, { foreignLeaders }: CountersPart): Piece[] {
  const there = list.items().map(({ json }) => json);
  return list.each((found, i) => {
    const piece = found.named(names.foreignLeaders, "leader of a People");
    const { enters, leaves, follows } = foreignLeaders[piece - Math.min(...names.foreignLeaders.values())];
    if (there.indexOf(found.json ?? null) < i) throw found.wrong("is named twice.");
    if (enters !== null && enters > start) throw found.wrong(`enters only in ${enters}.`);
    if (leaves !== null && leaves <= start) throw found.wrong(`has left in ${leaves}.`);
    if (follows !== null && there.includes(follows)) throw found.wrong(`follows ${follows}, who is still there.`);
    return piece;
  });
}

const peoplesOf = (found: Found, { peoples }: Names): (readonly [People, Side])[] =>
  found.entries().map(([name, holder]) => {
    const people = peoples.get(name);
    if (people === undefined) throw holder.wrong(`"${name}" is no People.`);
    return [people, side(holder)];
  });

/** AIE-4.1.c, AIE-4.4.2.a */
function readAllies(
  found: Found,
  names: Names,
  war: readonly (readonly [People, Side])[],
  { peoples }: CountersPart,
): (readonly [People, Side])[] {
  const allies = peoplesOf(found, names);
  for (const [people] of allies) {
    const { id, major } = peoples[people];
    if (!major || id === "parthi") throw found.get(id).wrong("gives allegiance to nobody.");
    if (war.some(([other]) => other === people)) throw found.get(id).wrong("is at war already.");
  }
  return allies;
}

function readRules(rules: Found, names: Names, placed: readonly Placed[]): ScenarioRules {
  rules.only(
    ...["rubicon", "ides", "assassins", "dolabella", "parthianWar", "recruitsReduced", "antoniusCommand"],
    ...["cleopatraReigns", "starts", "open", "shut", "barred"],
  );
  const zone = (found: Found): Zone => found.named(names.zones, "land zone");
  const bySide = (found: Found): ReadonlyBy<Side, readonly Zone[]> =>
    by<Side, readonly Zone[]>(
      SIDES.map((name: SideName) =>
        found
          .only(...SIDES)
          .get(name)
          .each(zone),
      ),
    );
  /** Somebody who is there, and on whose side. */
  const present = (found: Found): Placed => {
    const leader = found.named(names.leaders, "Roman leader");
    const there = placed.find(({ piece }) => piece === leader);
    if (there === undefined) throw found.wrong("stands nowhere.");
    return there;
  };
  return {
    rubicon: rules.get("rubicon").flag(),
    ides: rules.get("ides").flag(),
    assassins: rules.get("assassins").oneOf(["never", "always", "after-murder"]),
    dolabella: rules.get("dolabella").maybe((places) => readDolabella(places, names, placed)),
    parthianWar: rules.get("parthianWar").maybe((year) => year.whole(FIRST_YEAR, LAST_YEAR)) ?? 0,
    recruitsReduced: rules.get("recruitsReduced").flag(),
    antoniusCommand: rules.get("antoniusCommand").maybe((cc) => cc.whole(1, 20)) ?? 0,
    cleopatraReigns: rules.get("cleopatraReigns").flag(),
    starts: rules.get("starts").each((start) => {
      const leaders = start.only("leaders", "zones", "alone").get("leaders");
      const zones = start.get("zones").each(zone);
      if (leaders.items().length === 0) throw leaders.wrong("must name somebody.");
      if (zones.length === 0) throw start.get("zones").wrong("must name a zone.");
      return { leaders: leaders.each((leader) => present(leader).piece), zones, alone: start.get("alone").flag() };
    }),
    open: bySide(rules.get("open")),
    shut: bySide(rules.get("shut")),
    barred: rules.get("barred").each((bar) => ({
      leader: present(bar.only("leader", "regions").get("leader")).piece,
      regions: bar.get("regions").each((region) => region.named(names.regions, "region")),
    })),
  };
}

/** AIE-S5.g, AIE-R51: a die says whose he is, so he is on neither list. */
function readDolabella(places: Found, names: Names, placed: readonly Placed[]): ReadonlyBy<Side, Zone> {
  if (placed.some(({ piece }) => piece === names.leaders.get("dolabella")))
    throw places.wrong("must be null: Dolabella stands on the map already.");
  return by<Side, Zone>(
    SIDES.map((name) =>
      places
        .only(...SIDES)
        .get(name)
        .named(names.zones, "land zone"),
    ),
  );
}
