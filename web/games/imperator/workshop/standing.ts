/** Who stands where when a scenario begins: leaders of both sides, Peoples away from home, vexillations; and their titles. */
import type { Json } from "@rubicon/engine";
import { SIDES } from "@rubicon/imperator/components";
import { nothing } from "../../../workshop/columns.ts";
import type { EntryOption, FormColumn, FormRow, FormTable } from "../../../workshop/form.ts";
import { inside, itemsAt, textAt, valueAt, withValue } from "../../../workshop/steps.ts";
import {
  chiefOptions,
  leaderNames,
  leaderOptions,
  pieceName,
  type Saying,
  scenarioAt,
  scenarioParts,
  sideOptions,
  vexillationNames,
  warriorsIn,
  zoneOptions,
} from "./saying.ts";
import { TITLED } from "./wording.ts";

/** Lists of who stands somewhere: within a scenario, what a piece is called there, and whose it is. */
const LISTS = [
  { list: "leaders.rome", field: "leader", side: "rome" },
  { list: "leaders.enemy", field: "leader", side: "enemy" },
  { list: "units", field: "unit", side: "enemy" },
  { list: "vexillations", field: "unit", side: "rome" },
] as const;

function standingIn(components: Json, scenario: string): readonly FormRow[] {
  const at = scenarioAt(components, scenario);
  return LISTS.flatMap(({ list, field }) =>
    itemsAt(components, `${at}.${list}`).map((item, i) => {
      const piece = textAt(item, field);
      return {
        ...{ at: `${at}.${list}[${i}]`, key: piece, name: pieceName(components, piece), piece },
        zones: [textAt(item, "zone")],
      };
    }),
  );
}

const scenarioOf = (row: FormRow): string => row.at.replace(/\..*$/, "");
const isLeader = (row: FormRow): boolean => row.at.includes(".leaders.");
const sideOf = (row: FormRow): string => LISTS.find(({ list }) => row.at.includes(`.${list}[`))?.side ?? "";
const isRoman = (row: FormRow, components: Json): boolean => leaderNames(components).has(row.key);

export function standingTable(saying: Saying, standard: Json): FormTable {
  const { words, series } = saying;
  const { title, about } = words.standing;
  return {
    ...{ id: "standing", title, about },
    parts: scenarioParts(saying, standard),
    rows: standingIn,
    faces: (row) => [{ side: sideOf(row), reduced: false }],
    columns: [
      {
        ...{ field: "zone", ...series.standing.zone },
        entry: (_row, components) => ({ is: "choice", options: zoneOptions(components) }),
        at: (row) => [`${row.at}.zone`, row.at],
      },
      {
        ...{ field: "side", ...series.standing.side },
        entry: { is: "choice", options: sideOptions(saying) },
        has: (row, components) => isRoman(row, components),
        read: sideOf,
        write: (row, components, side) => {
          const item = valueAt(components, row.at) ?? null;
          const list = `${scenarioOf(row)}.leaders.${side}`;
          const without = withValue(components, row.at, undefined);
          return withValue(without, list, [...itemsAt(without, list), item]);
        },
      },
      ranks(saying),
      guards(saying),
    ],
    adding: {
      label: series.standing.add,
      asks: [
        { label: series.standing.piece, options: absentFrom },
        {
          label: series.standing.side.title,
          options: (components, _scenario, [piece]) => sidesOf(saying, components, String(piece)),
        },
        { label: series.standing.zone.title, options: zoneOptions },
      ],
      add: (components, scenario, [piece, side, zone]) =>
        put(components, scenarioAt(components, scenario), String(piece), String(side), String(zone)),
    },
    remove: (components, _scenario, row) => withValue(components, row.at, undefined),
    restore: (components, scenario, row, standards) =>
      put(components, scenarioAt(components, scenario), row.key, sideOf(row), textAt(standards, `${row.at}.zone`)),
  };
}

/** A Roman leader may rebel; everybody else has but one side. */
function sidesOf(saying: Saying, components: Json, piece: string): readonly EntryOption[] {
  if (leaderNames(components).has(piece)) return sideOptions(saying);
  const side = vexillationNames(components).has(piece) ? "rome" : "enemy";
  return sideOptions(saying).filter(({ value }) => value === side);
}

const RANKS = { augustus: "augusti", caesar: "caesares", usurper: "usurpers" } as const;

/** IMP-3.6.a, IMP-S.e: Augustus, Caesar, usurper or none of them. */
const ranks = ({ words: { standing }, names }: Saying): FormColumn => ({
  ...{ field: "rank", ...standing.rank },
  entry: {
    is: "choice",
    options: [nothing(standing.none), ...TITLED.map((title) => ({ value: title, label: names.title(title) }))],
  },
  has: isRoman,
  at: (row) => TITLED.map((title) => `${scenarioOf(row)}.${RANKS[title]}`),
  read: (row, components) =>
    TITLED.find((title) => itemsAt(components, `${scenarioOf(row)}.${RANKS[title]}`).includes(row.key)) ?? null,
  write: (row, components, rank) =>
    TITLED.reduce((done, title) => {
      const list = `${scenarioOf(row)}.${RANKS[title]}`;
      const others = itemsAt(done, list).filter((leader) => leader !== row.key);
      return withValue(done, list, title === rank ? [...others, row.key] : others);
    }, components),
});

/** IMP-3.6.o: one of them has the guard. */
const guards = ({ words: { standing } }: Saying): FormColumn => ({
  ...{ field: "guard", ...standing.guard },
  entry: { is: "flag" },
  has: (row, components) => isLeader(row) && isRoman(row, components) && row.at.includes(`.${SIDES[0]}[`),
  at: (row) => `${scenarioOf(row)}.guard`,
  read: (row, components) => textAt(components, `${scenarioOf(row)}.guard`) === row.key,
  write: (row, components, has) => withValue(components, `${scenarioOf(row)}.guard`, has === true ? row.key : null),
});

/** Leaders, vexillations and units of Peoples that are not named yet. */
function absentFrom(components: Json, scenario: string): readonly EntryOption[] {
  const there = new Set(standingIn(components, scenario).map(({ key }) => key));
  const vexillations = [...vexillationNames(components)].map(([value, label]) => ({ value, label }));
  const warriors = warriorsIn(components).map((unit) => ({ value: textAt(unit, "id"), label: textAt(unit, "name") }));
  return [...leaderOptions(components), ...chiefOptions(components), ...vexillations, ...warriors].filter(
    ({ value }) => !there.has(String(value)),
  );
}

function put(components: Json, scenario: string, piece: string, side: string, zone: string): Json {
  const leads = [...leaderOptions(components), ...chiefOptions(components)].some(({ value }) => value === piece);
  const kind = leads ? `leaders.${side}` : vexillationNames(components).has(piece) ? "vexillations" : "units";
  const list = inside(scenario, kind);
  return withValue(components, list, [...itemsAt(components, list), { [leads ? "leader" : "unit"]: piece, zone }]);
}
