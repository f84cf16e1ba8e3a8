/** The scenarios of a pack: when, who and where; each must be one that can be begun and ended (IMP-S). */
import { eachFixed, type Found, nth } from "@rubicon/engine";
import type { Zone } from "./board.ts";
import { LAND, PEOPLES } from "./names.ts";
import type { CountersPart, MapPart } from "./pack.ts";
import { FIRST_YEAR, LAST_YEAR } from "./pack-counters.ts";
import type { People } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import { type Placed, SCENARIO_IDS, type ScenarioPart, SWITCHES, type Switch } from "./scenarios.ts";
import { BOTH, ENEMY, NOBODY, ROME, SIDES, type Side, sideNamed } from "./sides.ts";

/** Who a scenario can name. Numbers as in pieces.ts: units, vexillations, Peoples, leaders. */
interface Names {
  readonly romans: ReadonlyMap<string, Piece>;
  readonly foreigners: ReadonlyMap<string, Piece>;
  readonly leaders: ReadonlyMap<string, Piece>;
  readonly peopleUnits: ReadonlyMap<string, Piece>;
  readonly vexillations: ReadonlyMap<string, Piece>;
  readonly peopleOf: ReadonlyMap<Piece, People>;
}

function namesOf({ units, vexillations, peoples, leaders, foreignLeaders }: CountersPart): Names {
  const from = (first: number, parts: readonly { readonly id: string }[]): ReadonlyMap<string, Piece> =>
    new Map(parts.map(({ id }, i) => [id, nth<Piece>(first + i)]));
  const allUnits = peoples.flatMap((people) => people.units);
  const firstVexillation = units.length;
  const firstPeople = firstVexillation + vexillations.length;
  const firstLeader = firstPeople + allUnits.length;
  const romans = from(firstLeader, leaders);
  const foreigners = from(firstLeader + leaders.length, foreignLeaders);
  const peopleUnits = from(firstPeople, allUnits);
  const owners = peoples.flatMap((people, i) => people.units.map(() => nth<People>(i)));
  return {
    romans,
    foreigners,
    leaders: new Map([...romans, ...foreigners]),
    peopleUnits,
    vexillations: from(firstVexillation, vexillations),
    peopleOf: new Map([
      ...[...peopleUnits.values()].map((piece, i) => [piece, owners[i]] as const),
      ...[...foreigners.values()].map((piece, i) => [piece, foreignLeaders[i].people] as const),
    ]),
  };
}

export function readScenarios(list: Found, map: MapPart, counters: CountersPart): ScenarioPart[] {
  const names = namesOf(counters);
  return eachFixed(list, SCENARIO_IDS, (scenario, i) => readScenario(scenario, i, names, map, counters));
}

const year = (found: Found): number => found.whole(FIRST_YEAR, LAST_YEAR);
const side = (found: Found): Side => sideNamed(found.oneOf(SIDES));
const zone = (found: Found): Zone => found.named(LAND, "land zone");

function readScenario(scenario: Found, i: number, names: Names, map: MapPart, counters: CountersPart): ScenarioPart {
  scenario.only(
    ...["id", "number", "start", "end", "initiative", "augusti", "caesares", "usurpers", "guard", "leaders", "out"],
    ...["war", "units", "vexillations", "armenia", "use", "rules", "sudden"],
  );
  const start = year(scenario.get("start"));
  const end = scenario.get("end").whole(start, LAST_YEAR);
  const within = (found: Found): number => found.whole(start, end);
  const use = readSwitches(scenario.get("use"));
  const rules = scenario.get("rules").only("war", "event", "commodus");
  const people = (found: Found): People => readPeople(found, use, start, counters);
  const war = scenario.get("war").each(people);
  const leaders = readLeaders(scenario.get("leaders"), names, map, use, war);
  const there = (found: Found, owner: Side): Piece => {
    const leader = found.named(names.romans, "Roman leader");
    if (!leaders.some(({ piece, side: own }) => piece === leader && own === owner))
      throw found.wrong(owner === ROME ? "does not stand with Rome." : "does not stand with its enemies.");
    return leader;
  };
  const few = (field: string, owner: Side, least: number): Piece[] => {
    const list = scenario.get(field);
    const found = list.each((each) => there(each, owner));
    if (found.length < least || found.length > 2)
      throw list.wrong(`there must be ${least === 1 ? "one or" : "at most"} two.`);
    if (new Set(found).size < found.length) throw list.wrong("names somebody twice.");
    return found;
  };
  const augusti = few("augusti", ROME, 1); // IMP-3.6.a, IMP-3.6.b
  const caesares = few("caesares", ROME, 0);
  const usurpers = few("usurpers", ENEMY, 0);
  const both = caesares.findIndex((each) => augusti.includes(each));
  if (both >= 0) throw scenario.get("caesares").items()[both].wrong("is Augustus already.");
  const guard = there(scenario.get("guard"), ROME);
  if (!augusti.includes(guard) && !caesares.includes(guard))
    throw scenario.get("guard").wrong("must be an Augustus or a Caesar: IMP-3.6.o.");
  checkRebels(scenario.get("leaders").get("enemy"), leaders, usurpers, names);
  return {
    id: SCENARIO_IDS[i],
    number: scenario.get("number").whole(i + 1, i + 1),
    start,
    end,
    initiative: scenario.get("initiative").each((each) => ({
      year: within(each.only("year", "side").get("year")),
      side: side(each.get("side")),
    })),
    augusti,
    caesares,
    usurpers,
    guard,
    placed: [...leaders, ...readUnits(scenario.get("units"), names, use, war)],
    out: readOut(scenario.get("out"), names, leaders),
    war,
    vexillations: readVexillations(scenario.get("vexillations"), names, map),
    armenia: readArmenia(scenario.get("armenia"), use),
    use,
    wars: rules.get("war").each((each) => ({
      year: within(each.only("year", "people").get("year")),
      people: people(each.get("people")),
    })),
    forced: rules.get("event").each((each) => ({
      year: within(each.only("year", "event").get("year")),
      event: each.get("event").whole(1, 15),
    })),
    commodus: readCommodus(rules.get("commodus"), names, augusti, usurpers),
    sudden: scenario.get("sudden").each((each) => ({
      leader: each.only("leader", "winner").get("leader").named(names.romans, "Roman leader"),
      winner: side(each.get("winner")),
    })),
  };
}

/** IMP-S.h */
function readSwitches(use: Found): Record<Switch, boolean> {
  use.only(...SWITCHES);
  const [nonRomans, stratagems, events, leaderEntry, leaderDeath, reinforcements] = SWITCHES.map((each) =>
    use.get(each).flag(),
  );
  return { nonRomans, stratagems, events, leaderEntry, leaderDeath, reinforcements };
}

/** IMP-4.2.c, IMP-4.2.e, IMP-S.h: who can be at war. */
function readPeople(found: Found, use: Record<Switch, boolean>, start: number, { peoples }: CountersPart): People {
  const people = found.named(PEOPLES, "People");
  const { id, leaves } = peoples[people];
  if (!use.nonRomans) throw found.wrong("no People is used in this scenario.");
  if (id === "armenia") throw found.wrong("never goes to war: IMP-4.2.e.");
  if (leaves !== 0 && leaves < start) throw found.wrong(`has left the game in ${leaves}: IMP-4.2.c.`);
  return people;
}

/** IMP-S.a: everybody once; Roman leaders anywhere, others on the map where their People may be. */
function readLeaders(
  leaders: Found,
  names: Names,
  map: MapPart,
  use: Record<Switch, boolean>,
  war: readonly People[],
): Placed[] {
  leaders.only(...SIDES);
  const placed: Placed[] = [];
  for (const owner of BOTH)
    for (const item of leaders.get(SIDES[owner]).items()) {
      const found = item.only("leader", "zone").get("leader");
      const piece = found.named(
        owner === ROME ? names.romans : names.leaders,
        owner === ROME ? "Roman leader" : "leader",
      );
      const at = zone(item.get("zone"));
      if (placed.some((other) => other.piece === piece)) throw found.wrong("stands somewhere else already.");
      const people = names.peopleOf.get(piece);
      if (people !== undefined && !use.nonRomans) throw found.wrong("no People is used in this scenario.");
      // IMP-4.1.d
      if (people !== undefined && !war.includes(people) && map.zones[at].people !== people)
        throw item.get("zone").wrong("must be a home of his People, which is at peace.");
      placed.push({ piece, zone: at, side: owner });
    }
  return placed;
}

/** IMP-S.e: where a Roman leader stands with the enemies of Rome, somebody leads him. */
function checkRebels(list: Found, leaders: readonly Placed[], usurpers: readonly Piece[], names: Names): void {
  const romans = new Set(names.romans.values());
  if (usurpers.length === 0 && leaders.some(({ piece, side: own }) => own === ENEMY && romans.has(piece)))
    throw list.wrong("Roman leaders rebel, and there is no usurper.");
  for (const { piece, zone: at } of leaders.filter((each) => each.side === ENEMY && romans.has(each.piece)))
    if (leaders.some((other) => other.side === ROME && other.zone === at && other.piece !== piece))
      throw list.wrong("a leader of Rome stands among rebels.");
}

/** Units of Peoples at war that do not stand at home. */
function readUnits(list: Found, names: Names, use: Record<Switch, boolean>, war: readonly People[]): Placed[] {
  return list.each((item, i) => {
    const found = item.only("unit", "zone").get("unit");
    const piece = found.named(names.peopleUnits, "unit of a People");
    const people = names.peopleOf.get(piece);
    if (!use.nonRomans || people === undefined || !war.includes(people)) throw found.wrong("is not at war.");
    if (list.items().findIndex((other) => other.get("unit").json === found.json) < i)
      throw found.wrong("stands somewhere else already.");
    return { piece, zone: zone(item.get("zone")), side: ENEMY };
  });
}

function readVexillations(list: Found, names: Names, map: MapPart): Placed[] {
  return list.each((item, i) => {
    const found = item.only("unit", "zone").get("unit");
    const piece = found.named(names.vexillations, "vexillation");
    const at = zone(item.get("zone"));
    if (map.zones[at].front < 0) throw item.get("zone").wrong("lies outside the empire.");
    if (list.items().findIndex((other) => other.get("unit").json === found.json) < i)
      throw found.wrong("stands somewhere else already.");
    return { piece, zone: at, side: ROME };
  });
}

/** IMP-S.c */
function readOut(list: Found, names: Names, leaders: readonly Placed[]): Piece[] {
  return list.each((found) => {
    const leader = found.named(names.leaders, "leader");
    if (leaders.some(({ piece }) => piece === leader)) throw found.wrong("stands on the map.");
    return leader;
  });
}

/** IMP-4.2.d, IMP-S.h */
function readArmenia(found: Found, { nonRomans }: Record<Switch, boolean>): Side {
  const holder = found.maybe(side);
  if ((holder === null) === nonRomans) throw found.wrong(nonRomans ? "somebody must have it." : "must be null.");
  return holder ?? NOBODY;
}

/** IMP-S.j */
function readCommodus(found: Found, names: Names, augusti: readonly Piece[], usurpers: readonly Piece[]): boolean {
  const named = (id: string, list: readonly Piece[]): boolean => list.some((piece) => names.romans.get(id) === piece);
  const holds = named("helvius_pertinax", augusti) && named("didius_julianus", usurpers);
  if (found.flag() && !holds) throw found.wrong("Pertinax must be Augustus and Didius Julianus a usurper: IMP-S.j.");
  return found.flag();
}
