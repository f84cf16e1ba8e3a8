/** Who stands where when a scenario begins: the stacks of its two sides, piece by piece. */
import { SIDES, type SideName } from "@rubicon/alea-iacta-est/components";
import type { Json } from "@rubicon/engine";
import type { Head } from "../../../workshop/columns.ts";
import type { FormColumn, FormRow, FormTable } from "../../../workshop/form.ts";
import { inside, itemsAt, textAt, withValue } from "../../../workshop/steps.ts";
import {
  leaderNames,
  leaderOptions,
  pieceName,
  placeOptions,
  type Saying,
  scenarioAt,
  scenarioParts,
  sideOptions,
  unitNames,
} from "./saying.ts";

const KINDS = ["leaders", "units"] as const;

interface Standing extends FormRow {
  readonly side: SideName;
  readonly zone: string;
}

/** All who stand somewhere in a scenario, in the order of its lists. */
function standingIn(components: Json, scenario: string): readonly Standing[] {
  const forces = `${scenarioAt(components, scenario)}.forces`;
  return SIDES.flatMap((side) =>
    itemsAt(components, `${forces}.${side}`).flatMap((stack, i) =>
      KINDS.flatMap((kind) =>
        itemsAt(stack, kind).map((id, k) => {
          const [piece, zone] = [String(id), textAt(stack, "zone")];
          const at = `${forces}.${side}[${i}].${kind}[${k}]`;
          return { at, key: piece, name: pieceName(components, piece), piece, zones: [zone], side, zone };
        }),
      ),
    ),
  );
}

const stackOf = (row: FormRow): string => row.at.replace(/\.(?:leaders|units)\[\d+\]$/, "");
const scenarioOf = (row: FormRow): string => row.at.replace(/\..*$/, "");
const sideOf = (row: FormRow): string => /\.forces\.(\w+)/.exec(row.at)?.[1] ?? "";
const zoneOf = (row: FormRow, components: Json): string => textAt(components, `${stackOf(row)}.zone`);

export function standingTable(saying: Saying, standard: Json): FormTable {
  const { words, series } = saying;
  const { chief, title, about } = words.standing;
  return {
    ...{ id: "standing", title, about },
    parts: scenarioParts(saying, standard),
    rows: standingIn,
    faces: (row) => [{ side: sideOf(row), reduced: false }],
    columns: [
      {
        ...{ field: "zone", ...series.standing.zone },
        entry: (_row, components) => ({ is: "choice", options: placeOptions(components) }),
        at: (row) => [row.at, `${stackOf(row)}.zone`],
        read: zoneOf,
        write: (row, components, zone) =>
          put(taken(components, row), scenarioOf(row), sideOf(row), String(zone), row.key),
      },
      {
        ...{ field: "side", ...series.standing.side },
        entry: { is: "choice", options: sideOptions(saying) },
        read: sideOf,
        write: (row, components, side) =>
          put(taken(components, row), scenarioOf(row), String(side), zoneOf(row, components), row.key),
      },
      chiefs(chief),
    ],
    adding: {
      label: series.standing.add,
      asks: [
        { label: series.standing.piece, options: absentFrom },
        { label: series.standing.side.title, options: () => sideOptions(saying) },
        { label: series.standing.zone.title, options: placeOptions },
      ],
      add: (components, scenario, [piece, side, zone]) =>
        put(components, scenarioAt(components, scenario), String(side), String(zone), String(piece)),
    },
    remove: (components, _scenario, row) => taken(components, row),
    restore: (components, scenario, row, standards) => {
      const zone = textAt(standards, `${stackOf(row)}.zone`);
      return put(components, scenarioAt(components, scenario), sideOf(row), zone, row.key);
    },
  };
}

/** AIE-3.5.1.a: leaders among them who are Faction Leaders. */
const chiefs = (head: Head): FormColumn => ({
  ...{ field: "factionLeaders", ...head },
  entry: { is: "flag" },
  has: (row) => row.at.includes(".leaders["),
  at: (row) => `${scenarioOf(row)}.factionLeaders`,
  read: (row, components) => itemsAt(components, `${scenarioOf(row)}.factionLeaders`).includes(row.key),
  write: (row, components, is) => {
    const list = `${scenarioOf(row)}.factionLeaders`;
    const others = itemsAt(components, list).filter((leader) => leader !== row.key);
    return withValue(components, list, is === true ? [...others, row.key] : others);
  },
});

/** Roman leaders and units that stand nowhere yet. */
function absentFrom(components: Json, scenario: string): readonly { value: string; label: string }[] {
  const there = new Set(standingIn(components, scenario).map(({ key }) => key));
  const units = [...unitNames(components)].map(([value, label]) => ({ value, label }));
  const leaders = leaderOptions(components).map(({ value, label }) => ({ value: String(value), label }));
  return [...leaders, ...units].filter(({ value }) => !there.has(value));
}

/** Without that piece; and without its stack, where nobody else is in it. */
function taken(components: Json, row: FormRow): Json {
  const without = withValue(components, row.at, undefined);
  const stack = stackOf(row);
  const empty = KINDS.every((kind) => itemsAt(without, `${stack}.${kind}`).length === 0);
  return empty ? withValue(without, stack, undefined) : without;
}

/** With that piece in the stack of a side and a zone. */
function put(components: Json, scenario: string, side: string, zone: string, piece: string): Json {
  const stacks = inside(scenario, `forces.${side}`);
  const found = itemsAt(components, stacks).findIndex((stack) => textAt(stack, "zone") === zone);
  const kind = leaderNames(components).has(piece) ? "leaders" : "units";
  if (found >= 0) {
    const list = `${stacks}[${found}].${kind}`;
    return withValue(components, list, [...itemsAt(components, list), piece]);
  }
  const stack = { zone, leaders: [], units: [], [kind]: [piece] };
  return withValue(components, stacks, [...itemsAt(components, stacks), stack]);
}
