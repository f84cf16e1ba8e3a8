/** What the tables of this game speak with: words, and names of whatever the components name. */
import type { Json } from "@rubicon/engine";
import { type ComponentNames, SIDES } from "@rubicon/imperator/components";
import { namesAt, optionsAt } from "../../../series/workshop/naming.ts";
import type { SeriesFormWords } from "../../../series/workshop/wording.ts";
import type { EntryOption } from "../../../workshop/form.ts";
import { itemsAt, textAt } from "../../../workshop/steps.ts";
import type { ImperatorFormWords } from "./wording.ts";

export interface Saying {
  readonly words: ImperatorFormWords;
  readonly series: SeriesFormWords;
  /** Of what a pack does not name: sides, Fronts in short, stratagems, titles, scenarios. */
  readonly names: Pick<ComponentNames, "side" | "part" | "stratagem" | "title" | "scenario">;
}

export const sideOptions = ({ names }: Saying): readonly EntryOption[] =>
  SIDES.map((side) => ({ value: side, label: names.side(side) }));

export const zoneOptions = optionsAt("map.zones");
export const seaOptions = optionsAt("map.seas");
export const frontOptions = optionsAt("map.fronts");
export const frontNames = namesAt("map.fronts");
export const peopleNames = namesAt("counters.peoples");
export const peopleOptions = optionsAt("counters.peoples");
export const leaderNames = namesAt("counters.leaders");
export const leaderOptions = optionsAt("counters.leaders");
export const chiefNames = namesAt("counters.foreignLeaders");
export const chiefOptions = optionsAt("counters.foreignLeaders");
export const vexillationNames = namesAt("counters.vexillations");

/** Units of Peoples lie with their Peoples. */
export const warriorsIn = (components: Json): readonly Json[] =>
  itemsAt(components, "counters.peoples").flatMap((people) => itemsAt(people, "units"));

/** Leaders, vexillations and units of Peoples. */
export const pieceName = (components: Json, piece: string): string =>
  leaderNames(components).get(piece) ??
  chiefNames(components).get(piece) ??
  vexillationNames(components).get(piece) ??
  (textAt(
    warriorsIn(components).find((unit) => textAt(unit, "id") === piece),
    "name",
  ) ||
    piece);

/** The scenarios, as parts of a table. */
export const scenarioParts = ({ names }: Saying, standard: Json): readonly { id: string; title: string }[] =>
  itemsAt(standard, "scenarios").map((scenario) => {
    const id = textAt(scenario, "id");
    return { id, title: names.scenario(id) };
  });

export const scenarioAt = (components: Json, id: string): string =>
  `scenarios[${itemsAt(components, "scenarios").findIndex((scenario) => textAt(scenario, "id") === id)}]`;
