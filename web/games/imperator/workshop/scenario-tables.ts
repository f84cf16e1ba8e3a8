/** Scenarios: dates and terms, what is appointed for certain years, and whose death ends them. */
import type { Json } from "@rubicon/engine";
import { choices, flags, nothing, numbers, rowsIn } from "../../../workshop/columns.ts";
import type { FormColumn, FormRow, FormTable } from "../../../workshop/form.ts";
import { itemsAt, textAt } from "../../../workshop/steps.ts";
import { chiefOptions, leaderNames, leaderOptions, peopleOptions, type Saying, sideOptions } from "./saying.ts";
import { standingTable } from "./standing.ts";
import { SWITCHES } from "./wording.ts";

export const scenarioTables = (saying: Saying, standard: Json): readonly FormTable[] => [
  standingTable(saying, standard),
  datesTable(saying),
  appointedTable(saying),
  suddenTable(saying),
];

const scenarios = ({ names }: Saying, components: Json): readonly FormRow[] =>
  rowsIn(components, "scenarios", (scenario) => ({ name: names.scenario(textAt(scenario, "id")) }));

function datesTable(saying: Saying): FormTable {
  const { words, series } = saying;
  const { dates } = words;
  return {
    ...{ id: "dates", title: dates.title, about: dates.about },
    rows: (components) => scenarios(saying, components),
    columns: [
      numbers("start", series.start),
      numbers("end", series.end),
      choices("armenia", dates.armenia, [nothing(dates.nobodys), ...sideOptions(saying)]),
      {
        ...{ field: "war", ...dates.war },
        entry: (_row, components) => ({ is: "several", options: peopleOptions(components) }),
      },
      ...SWITCHES.map((use) =>
        flags(`use.${use}`, { title: dates.use[use], label: `${dates.uses}: ${dates.use[use]}`, over: dates.uses }),
      ),
      flags("rules.commodus", dates.commodus),
      {
        ...{ field: "out", ...dates.out },
        entry: (_row, components) => ({
          is: "several",
          options: [...leaderOptions(components), ...chiefOptions(components)],
        }),
      },
    ],
  };
}

/** The items of a list of every scenario that has any. */
const itemsOf = (saying: Saying, components: Json, list: string, named: string | ((item: Json) => string)) =>
  scenarios(saying, components).flatMap(({ at, key, name }) =>
    itemsAt(components, `${at}.${list}`).map((item, i): FormRow => {
      const place = { at: `${at}.${list}[${i}]`, key: `${key} ${list} ${i}` };
      return typeof named === "string" ? { ...place, name, note: named } : { ...place, name: named(item), note: name };
    }),
  );

/** IMP-S.d, IMP-S.f, IMP-S.g */
function appointedTable(saying: Saying): FormTable {
  const { appointed } = saying.words;
  const only = (list: string, column: FormColumn): FormColumn => ({
    ...column,
    has: ({ at }) => at.includes(`.${list}[`),
  });
  return {
    ...{ id: "appointed", title: appointed.title, about: appointed.about },
    rows: (components) => [
      ...itemsOf(saying, components, "initiative", appointed.initiative),
      ...itemsOf(saying, components, "rules.war", appointed.wars),
      ...itemsOf(saying, components, "rules.event", appointed.events),
    ],
    columns: [
      numbers("year", appointed.year),
      only("initiative", choices("side", appointed.side, sideOptions(saying))),
      only("rules.war", {
        ...{ field: "people", ...appointed.people },
        entry: (_row, components) => ({ is: "choice", options: peopleOptions(components) }),
      }),
      only("rules.event", numbers("event", appointed.event)),
    ],
  };
}

/** IMP-S.i */
function suddenTable(saying: Saying): FormTable {
  const { sudden } = saying.words;
  return {
    ...{ id: "sudden", title: sudden.title, about: sudden.about },
    rows: (components) =>
      itemsOf(saying, components, "sudden", (item) => {
        const leader = textAt(item, "leader");
        return leaderNames(components).get(leader) ?? leader;
      }),
    columns: [
      {
        ...{ field: "leader", ...sudden.leader },
        entry: (_row, components) => ({ is: "choice", options: leaderOptions(components) }),
      },
      choices("winner", sudden.winner, sideOptions(saying)),
    ],
  };
}
