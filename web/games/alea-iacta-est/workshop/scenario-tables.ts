/** Scenarios: dates and terms, who controls what, Peoples, victory, and what a scenario bends. */
import { SIDES } from "@rubicon/alea-iacta-est/components";
import { isList, type Json } from "@rubicon/engine";
import { choices, flags, leftOut, nothing, numbers, perhaps, rowsIn, where } from "../../../workshop/columns.ts";
import type { EntryOption, FormColumn, FormRow, FormTable } from "../../../workshop/form.ts";
import { itemsAt, textAt, valueAt, withValue } from "../../../workshop/steps.ts";
import {
  kingOptions,
  leaderNames,
  leaderOptions,
  peopleOptions,
  placeOptions,
  regionNames,
  regionOptions,
  type Saying,
  scenarioAt,
  scenarioParts,
  sideOptions,
} from "./saying.ts";
import { standingTable } from "./standing.ts";

export const scenarioTables = (saying: Saying, standard: Json): readonly FormTable[] => [
  standingTable(saying, standard),
  datesTable(saying),
  controlTable(saying, standard),
  statesTable(saying, standard),
  pointsTable(saying),
  conditionsTable(saying),
  specialTable(saying),
  startsTable(saying),
  barredTable(saying),
];

type Options = (components: Json) => readonly EntryOption[];

const scenarios = ({ names }: Saying, components: Json): readonly FormRow[] =>
  rowsIn(components, "scenarios", (scenario) => ({ name: names.scenario(textAt(scenario, "id")) }));

/** A list of some of what the components hold now. */
const someOf = (
  field: string,
  head: { title: string; label: string; over?: string },
  options: Options,
): FormColumn => ({
  ...{ field, ...head },
  entry: (_row, components) => ({ is: "several", options: options(components) }),
});

const optionsIn = <K extends string>(labels: Readonly<Record<K, string>>): readonly EntryOption[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

function datesTable(saying: Saying): FormTable {
  const { words, series } = saying;
  const { dates } = words;
  return {
    ...{ id: "dates", title: dates.title, about: dates.about },
    rows: (components) => scenarios(saying, components),
    columns: [
      numbers("start", series.start),
      numbers("end", series.end),
      numbers("difficulty", dates.difficulty),
      numbers("spqr", dates.spqr),
      choices("initiative.side", dates.initiative, sideOptions(saying)),
      flags("initiative.reversible", dates.reversible),
      choices("deployment", dates.deployment, optionsIn(dates.deployments)),
      choices("lateLeaders", dates.late, optionsIn(dates.lates)),
      someOf("foreignLeaders", dates.kings, kingOptions),
    ],
  };
}

/** AIE-S0.a: every region has one controller, and so has Roma. */
function controlTable(saying: Saying, standard: Json): FormTable {
  const { control } = saying.words;
  const holder = (id: string): FormColumn => {
    const name = regionNames(standard).get(id) ?? id;
    return {
      ...{ field: id, title: name, label: control.of(name) },
      entry: { is: "choice", options: sideOptions(saying) },
      at: (row) => `${row.at}.control`,
      read: (row, components) =>
        SIDES.find((side) => itemsAt(components, `${row.at}.control.${side}`).includes(id)) ?? null,
      write: (row, components, side) =>
        SIDES.reduce((done, each) => {
          const list = `${row.at}.control.${each}`;
          const others = itemsAt(done, list).filter((region) => region !== id);
          return withValue(done, list, each === side ? [...others, id] : others);
        }, components),
    };
  };
  return {
    ...{ id: "control", title: control.title, about: control.about },
    rows: (components) => scenarios(saying, components),
    columns: [
      ...[...regionNames(standard).keys()].map(holder),
      choices("control.roma", control.roma, sideOptions(saying)),
    ],
  };
}

/** Peoples at war and in allegiance: one state each. */
function statesTable(saying: Saying, standard: Json): FormTable {
  const { words, names } = saying;
  const { states } = words;
  const both = (is: "war" | "allegiance", say: (side: string) => string): EntryOption[] =>
    SIDES.map((side) => ({ value: { is, side }, label: say(names.side(side)) }));
  const options = [nothing(states.peace), ...both("war", states.atWar), ...both("allegiance", states.allied)];
  /** The rows are Peoples of a scenario, which says of each no more than it has to. */
  const peoples = (components: Json, part: string): readonly FormRow[] =>
    rowsIn(components, "counters.peoples", (people) => {
      const key = textAt(people, "id");
      const zones = itemsAt(components, "map.zones").filter((zone) => textAt(zone, "people") === key);
      return { key, name: textAt(people, "name"), zones: zones.map((zone) => textAt(zone, "id")) };
    }).map((row) => ({ ...row, at: scenarioAt(components, part) }));
  const placesOf = ({ at, key }: FormRow) => [`${at}.war.${key}`, `${at}.allegiance.${key}`] as const;
  return {
    ...{ id: "states", title: states.title, about: states.about },
    parts: scenarioParts(saying, standard),
    rows: peoples,
    columns: [
      {
        ...{ field: "state", ...states.state },
        entry: { is: "choice", options },
        at: placesOf,
        read: (row, components) => {
          const [war, allegiance] = placesOf(row).map((place) => valueAt(components, place));
          if (war !== undefined) return { is: "war", side: war };
          return allegiance === undefined ? null : { is: "allegiance", side: allegiance };
        },
        write: (row, components, state) => {
          const bare = placesOf(row).reduce((done, place) => withValue(done, place, undefined), components);
          if (state === null) return bare;
          return withValue(bare, `${row.at}.${textAt(state, "is")}.${row.key}`, textAt(state, "side"));
        },
      },
    ],
  };
}

function pointsTable(saying: Saying): FormTable {
  const { words, names } = saying;
  const { points } = words;
  return {
    ...{ id: "points", title: points.title, about: points.about },
    rows: (components) =>
      scenarios(saying, components).filter(({ at }) => textAt(components, `${at}.victory.kind`) === "points"),
    columns: [
      ...SIDES.map((side) => numbers(`victory.${side}`, { title: names.side(side), label: names.side(side) })),
      ...points.levels.map((head, i) => ({
        ...numbers(`victory.levels[${i}]`, head),
        has: (row: FormRow, components: Json) => i < itemsAt(components, `${row.at}.victory.levels`).length,
      })),
      leftOut(perhaps("victory.endsAbove", points.endsAbove)),
    ],
  };
}

/** What each side must hold: whatever it need not is left out. */
function conditionsTable(saying: Saying): FormTable {
  const { words, names } = saying;
  const { conditions } = words;
  const anyPeople: Options = (components) => [nothing(), ...peopleOptions(components)];
  const people = (field: string, head: { title: string; label: string }): FormColumn =>
    leftOut({ field, ...head, entry: (_row, components) => ({ is: "choice", options: anyPeople(components) }) });
  return {
    ...{ id: "conditions", title: conditions.title, about: conditions.about },
    rows: (components) =>
      scenarios(saying, components)
        .filter(({ at }) => textAt(components, `${at}.victory.kind`) === "control")
        .flatMap(({ at, key, name }) =>
          SIDES.map((side) => ({ at: `${at}.victory.${side}`, key: `${key} ${side}`, name, note: names.side(side) })),
        ),
    columns: [
      leftOut(someOf("all", conditions.all, regionOptions)),
      leftOut(someOf("any", conditions.any, regionOptions)),
      leftOut(perhaps("atLeast", conditions.atLeast)),
      leftOut(flags("roma", conditions.roma)),
      leftOut(flags("moreThanEnemy", conditions.more)),
      people("subdues", conditions.subdues),
      people("ally", conditions.ally),
    ],
  };
}

function specialTable(saying: Saying): FormTable {
  const { words, names } = saying;
  const { special } = words;
  const zone: Options = placeOptions;
  return {
    ...{ id: "special", title: special.title, about: special.about },
    rows: (components) => scenarios(saying, components),
    columns: [
      flags("rules.rubicon", special.rubicon),
      flags("rules.ides", special.ides),
      choices("rules.assassins", special.assassins, optionsIn(special.assassinsWhen)),
      perhaps("rules.parthianWar", special.parthianWar),
      flags("rules.recruitsReduced", special.recruitsReduced),
      perhaps("rules.antoniusCommand", special.antoniusCommand),
      flags("rules.cleopatraReigns", special.cleopatraReigns),
      ...SIDES.map((side) =>
        where("rules.dolabella", {
          field: `rules.dolabella.${side}`,
          ...sided(special.dolabella, names.side(side)),
          entry: (_row, components) => ({ is: "choice", options: zone(components) }),
        }),
      ),
      ...SIDES.map((side) => someOf(`rules.open.${side}`, sided(special.open, names.side(side)), zone)),
      ...SIDES.map((side) => someOf(`rules.shut.${side}`, sided(special.shut, names.side(side)), zone)),
    ],
  };
}

const sided = (over: string, side: string) => ({ title: side, label: `${over}: ${side}`, over });

/** The items of a list of every scenario that has any. */
const ruled = (saying: Saying, components: Json, list: string, named: (item: Json) => string): readonly FormRow[] =>
  scenarios(saying, components).flatMap(({ at, key, name }) =>
    itemsAt(components, `${at}.rules.${list}`).map((item, i) => ({
      ...{ at: `${at}.rules.${list}[${i}]`, key: `${key} ${i}`, name: named(item), note: name },
    })),
  );

function startsTable(saying: Saying): FormTable {
  const { starts } = saying.words;
  return {
    ...{ id: "starts", title: starts.title, about: starts.about },
    rows: (components) =>
      ruled(saying, components, "starts", (start) => {
        const leaders = valueAt(start, "leaders");
        const ids = isList(leaders) ? leaders.map(String) : [];
        return ids.map((id) => leaderNames(components).get(id) ?? id).join(", ");
      }),
    columns: [
      someOf("leaders", starts.leaders, leaderOptions),
      someOf("zones", starts.zones, placeOptions),
      flags("alone", starts.alone),
    ],
  };
}

function barredTable(saying: Saying): FormTable {
  const { barred } = saying.words;
  return {
    ...{ id: "barred", title: barred.title, about: barred.about },
    rows: (components) =>
      ruled(saying, components, "barred", (bar) => {
        const id = textAt(bar, "leader");
        return leaderNames(components).get(id) ?? id;
      }),
    columns: [
      {
        ...{ field: "leader", ...barred.leader },
        entry: (_row, components) => ({ is: "choice", options: leaderOptions(components) }),
      },
      someOf("regions", barred.regions, regionOptions),
    ],
  };
}
