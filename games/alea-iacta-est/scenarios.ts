/** The seven scenarios as data: when, who, where, and how one wins. What a scenario bends is a flag that a rule reads. */
import { by, type Found, type Nth, nth, type ReadonlyBy } from "@rubicon/engine";
import type { Region, Zone } from "./board.ts";
import { FIXED } from "./data/standard.ts";
import type { CountersPart, MapPart } from "./pack.ts";
import type { People } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import { byRegion, eachFixed, numbersOf } from "./reading.ts";
import { BOTH, NOBODY, SIDES, type Side, type SideName, sideNamed } from "./sides.ts";

export type Scenario = Nth<"scenario">;

export interface Placed {
  readonly piece: Piece;
  readonly zone: Zone;
  readonly side: Side;
}

/** Rules that a scenario bends or adds. */
export interface ScenarioRules {
  /** AIE-S1.g, AIE-S1.h, AIE-S1.i, AIE-S1.j: the first turn at the Rubicon. */
  readonly rubicon: boolean;
  /** AIE-3.5.3.a: Caesar may be assassinated. */
  readonly ides: boolean;
  /** AIE-R94: when the bearers of the icon are Assassins. */
  readonly assassins: "never" | "always" | "after-murder";
  /** AIE-S5.g to AIE-S5.j */
  readonly dolabella: boolean;
  /** AIE-S6.k: the year in which the Parthi go to war by themselves; 0: none. */
  readonly parthianWar: number;
  /** AIE-S6.j */
  readonly recruitsReduced: boolean;
  /** AIE-S7.e: the CC of M. Antonius; 0: as printed. */
  readonly antoniusCommand: number;
  /** AIE-S7.f, AIE-S7.g, AIE-S7.h */
  readonly cleopatraReigns: boolean;
  /** Leaders who must start in one of these zones. */
  readonly starts: readonly {
    readonly leaders: readonly Piece[];
    readonly zones: readonly Zone[];
    readonly alone: boolean;
  }[];
  /** AIE-R161: zones that a side may deploy in whatever else forbids it. */
  readonly open: ReadonlyBy<Side, readonly Zone[]>;
  readonly shut: ReadonlyBy<Side, readonly Zone[]>;
  /** AIE-S6.i: regions that a leader may never be in. */
  readonly barred: readonly { readonly leader: Piece; readonly regions: readonly Region[] }[];
}

/** What a side must have at the end. */
export interface Condition {
  readonly all: readonly Region[];
  readonly any: readonly Region[];
  readonly atLeast: number;
  readonly roma: boolean;
  /** More regions than the other side. */
  readonly moreThanEnemy: boolean;
  /** AIE-S7.i: every zone of origin of that People occupied, or the People pacified by arms. -1: none. */
  readonly subdues: People;
  /** AIE-S7.j: that People in allegiance. -1: none. */
  readonly ally: People;
}

export type Victory =
  | {
      readonly kind: "points";
      /** Scores with which each side wins; between them it is a draw. */
      readonly caesarians: number;
      readonly republicans: number;
      /** AIE-S1.m: a lead above each of these is a greater victory. */
      readonly levels: readonly number[];
      /** AIE-S1.n: a lead above it ends the game at once; 0: none does. */
      readonly endsAbove: number;
    }
  | { readonly kind: "control"; readonly caesarians: Condition; readonly republicans: Condition };

export const SCENARIO_IDS = [
  "from-caesar-to-augustus",
  "rise-of-caesar",
  "pharsalus",
  "thapsus-and-munda",
  "philippi",
  "perusia-and-naulochus",
  "actium",
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export interface ScenarioPart {
  readonly id: ScenarioId;
  readonly number: number;
  readonly difficulty: number;
  readonly start: number;
  readonly end: number;
  readonly spqr: number;
  readonly initiative: Side;
  /** AIE-R48: whether a stratagem may turn the initiative of the first turn. */
  readonly reversible: boolean;
  readonly control: ReadonlyBy<Region, Side>;
  readonly roma: Side;
  readonly factionLeaders: readonly Piece[];
  readonly deployment: "set" | "free";
  /** The set-up; for free deployment a lawful one that is offered. */
  readonly placed: readonly Placed[];
  readonly foreignLeaders: readonly Piece[];
  /** AIE-LT.e: which leaders may still enter. */
  readonly lateLeaders: "by-table" | "after-caesar" | "none";
  readonly war: readonly (readonly [People, Side])[];
  readonly allegiance: readonly (readonly [People, Side])[];
  readonly rules: ScenarioRules;
  readonly victory: Victory;
}

interface Names {
  readonly zones: ReadonlyMap<string, Zone>;
  readonly regions: ReadonlyMap<string, Region>;
  readonly peoples: ReadonlyMap<string, People>;
  readonly pieces: ReadonlyMap<string, Piece>;
}

export function readScenarios(list: Found, map: MapPart, counters: CountersPart): ScenarioPart[] {
  const names: Names = {
    zones: numbersOf<Zone>([...map.zones, ...map.seas].map(({ id }) => id)),
    regions: numbersOf<Region>(FIXED.regions),
    peoples: numbersOf<People>(FIXED.peoples),
    pieces: numbersOf<Piece>([
      ...counters.units.map(({ id }) => id),
      ...counters.peoples.flatMap(({ units }) => units.map(({ id }) => id)),
      ...counters.leaders.map(({ id }) => id),
      ...counters.foreignLeaders.map(({ id }) => id),
    ]),
  };
  return eachFixed(list, SCENARIO_IDS, (scenario, i) => readScenario(scenario, SCENARIO_IDS[i], names));
}

const year = (found: Found): number => found.whole(-99, -1);
const side = (found: Found): Side => sideNamed(found.oneOf(SIDES));

function readScenario(scenario: Found, id: ScenarioId, names: Names): ScenarioPart {
  scenario.only(
    ...["id", "number", "difficulty", "start", "end", "spqr", "initiative", "control", "factionLeaders", "deployment"],
    ...["forces", "foreignLeaders", "lateLeaders", "war", "allegiance", "rules", "victory"],
  );
  const piece = (found: Found): Piece => found.named(names.pieces, "piece");
  const initiative = scenario.get("initiative").only("side", "reversible");
  const start = year(scenario.get("start"));
  return {
    id,
    number: scenario.get("number").whole(1, 9),
    difficulty: scenario.get("difficulty").whole(1, 5),
    start,
    end: scenario.get("end").whole(start, -1),
    spqr: scenario.get("spqr").whole(0, 4),
    initiative: side(initiative.get("side")),
    reversible: initiative.get("reversible").flag(),
    ...readControl(scenario.get("control"), names),
    factionLeaders: scenario.get("factionLeaders").each(piece),
    deployment: scenario.get("deployment").oneOf(["set", "free"]),
    placed: readForces(scenario.get("forces"), names),
    foreignLeaders: scenario.get("foreignLeaders").each(piece),
    lateLeaders: scenario.get("lateLeaders").oneOf(["by-table", "after-caesar", "none"]),
    war: peoplesOf(scenario.get("war"), names),
    allegiance: peoplesOf(scenario.get("allegiance"), names),
    rules: readRules(scenario.get("rules"), names),
    victory: readVictory(scenario.get("victory"), names),
  };
}

function readControl(control: Found, { regions }: Names): Pick<ScenarioPart, "control" | "roma"> {
  control.only(...SIDES, "roma");
  const held = BOTH.map((each) => control.get(SIDES[each]).each((region) => region.named(regions, "region")));
  return {
    control: byRegion((region) => BOTH.find((each) => held[each].includes(region)) ?? NOBODY),
    roma: side(control.get("roma")),
  };
}

function readForces(forces: Found, { zones, pieces }: Names): Placed[] {
  forces.only(...SIDES);
  const placed: Placed[] = [];
  for (const each of BOTH)
    for (const stack of forces.get(SIDES[each]).items()) {
      const zone = stack.only("zone", "leaders", "units").get("zone").named(zones, "zone");
      for (const found of [...stack.get("leaders").items(), ...stack.get("units").items()]) {
        const piece = found.named(pieces, "piece");
        // AIE-S0.i
        if (placed.some((other) => other.piece === piece)) throw found.wrong("stands somewhere else already.");
        placed.push({ piece, zone, side: each });
      }
    }
  return placed;
}

const peoplesOf = (found: Found, { peoples }: Names): (readonly [People, Side])[] =>
  found.entries().map(([name, holder]) => {
    const people = peoples.get(name);
    if (people === undefined) throw holder.wrong(`"${name}" is no People.`);
    return [people, side(holder)];
  });

function readRules(rules: Found, names: Names): ScenarioRules {
  rules.only(
    ...["rubicon", "ides", "assassins", "dolabella", "parthianWar", "recruitsReduced", "antoniusCommand"],
    ...["cleopatraReigns", "starts", "open", "shut", "barred"],
  );
  const zones = (found: Found): Zone[] => found.each((zone) => zone.named(names.zones, "zone"));
  const bySide = (found: Found): ReadonlyBy<Side, readonly Zone[]> =>
    by<Side, readonly Zone[]>(SIDES.map((name: SideName) => zones(found.only(...SIDES).get(name))));
  return {
    rubicon: rules.get("rubicon").flag(),
    ides: rules.get("ides").flag(),
    assassins: rules.get("assassins").oneOf(["never", "always", "after-murder"]),
    dolabella: rules.get("dolabella").flag(),
    parthianWar: rules.get("parthianWar").maybe(year) ?? 0,
    recruitsReduced: rules.get("recruitsReduced").flag(),
    antoniusCommand: rules.get("antoniusCommand").maybe((cc) => cc.whole(0, 20)) ?? 0,
    cleopatraReigns: rules.get("cleopatraReigns").flag(),
    starts: rules.get("starts").each((start) => ({
      leaders: start
        .only("leaders", "zones", "alone")
        .get("leaders")
        .each((leader) => leader.named(names.pieces, "leader")),
      zones: zones(start.get("zones")),
      alone: start.get("alone").flag(),
    })),
    open: bySide(rules.get("open")),
    shut: bySide(rules.get("shut")),
    barred: rules.get("barred").each((bar) => ({
      leader: bar.only("leader", "regions").get("leader").named(names.pieces, "leader"),
      regions: bar.get("regions").each((region) => region.named(names.regions, "region")),
    })),
  };
}

function readVictory(victory: Found, names: Names): Victory {
  const kind = victory.get("kind").oneOf(["points", "control"]);
  if (kind === "points") {
    victory.only("kind", ...SIDES, "levels", "endsAbove");
    return {
      kind,
      caesarians: victory.get("caesarians").whole(-999, 999),
      republicans: victory.get("republicans").whole(-999, 999),
      levels: victory.get("levels").maybe((levels) => levels.each((level) => level.whole(1, 999))) ?? [],
      endsAbove: victory.get("endsAbove").maybe((most) => most.whole(1, 999)) ?? 0,
    };
  }
  victory.only("kind", ...SIDES);
  const condition = (found: Found): Condition => {
    found.only("all", "any", "atLeast", "roma", "moreThanEnemy", "subdues", "ally");
    const regions = (list: Found): Region[] => list.each((region) => region.named(names.regions, "region"));
    const people = (name: Found): People => name.named(names.peoples, "People");
    return {
      all: found.get("all").maybe(regions) ?? [],
      any: found.get("any").maybe(regions) ?? [],
      atLeast: found.get("atLeast").maybe((least) => least.whole(1, 7)) ?? 0,
      roma: found.get("roma").maybe((roma) => roma.flag()) ?? false,
      moreThanEnemy: found.get("moreThanEnemy").maybe((more) => more.flag()) ?? false,
      subdues: found.get("subdues").maybe(people) ?? nth<People>(-1),
      ally: found.get("ally").maybe(people) ?? nth<People>(-1),
    };
  };
  return { kind, caesarians: condition(victory.get("caesarians")), republicans: condition(victory.get("republicans")) };
}
