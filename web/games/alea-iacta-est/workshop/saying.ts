/** What the tables of this game speak with: words, and names of whatever the components name. */
import { type ComponentNames, SIDES } from "@rubicon/alea-iacta-est/components";
import type { Json } from "@rubicon/engine";
import { apart, namesAt, ofList, optionsAt } from "../../../series/workshop/naming.ts";
import type { SeriesFormWords } from "../../../series/workshop/wording.ts";
import type { EntryOption } from "../../../workshop/form.ts";
import { itemsAt, textAt } from "../../../workshop/steps.ts";
import type { AleaFormWords } from "./wording.ts";

export interface Saying {
  readonly words: AleaFormWords;
  readonly series: SeriesFormWords;
  /** Of what a pack does not name: sides, stratagems, scenarios. */
  readonly names: Pick<ComponentNames, "side" | "stratagem" | "scenario">;
}

export const sideOptions = ({ names }: Saying): readonly EntryOption[] =>
  SIDES.map((side) => ({ value: side, label: names.side(side) }));

export const regionNames = namesAt("map.regions");
export const regionOptions = optionsAt("map.regions");
export const peopleNames = namesAt("counters.peoples");
export const peopleOptions = optionsAt("counters.peoples");
export const leaderNames = namesAt("counters.leaders");
export const leaderOptions = optionsAt("counters.leaders");
export const kingOptions = optionsAt("counters.foreignLeaders");

/** "Italia 1 (Latium)" */
export const placeOptions = ofList("map.zones", (zones): readonly EntryOption[] =>
  zones.map((zone) => {
    const [name, land] = [textAt(zone, "name"), textAt(zone, "land")];
    return { value: textAt(zone, "id"), label: name === land ? name : `${name} (${land})` };
  }),
);

/** Roman units, with a number where several are called alike. */
export const unitNames = ofList("counters.units", (units): ReadonlyMap<string, string> => {
  const names = apart(units.map((unit) => textAt(unit, "name")));
  return new Map(units.map((unit, i) => [textAt(unit, "id"), names[i]]));
});

/** A Roman leader or unit. */
export const pieceName = (components: Json, piece: string): string =>
  leaderNames(components).get(piece) ?? unitNames(components).get(piece) ?? piece;

/** The scenarios, as parts of a table. */
export const scenarioParts = ({ names }: Saying, standard: Json): readonly { id: string; title: string }[] =>
  itemsAt(standard, "scenarios").map((scenario) => {
    const id = textAt(scenario, "id");
    return { id, title: names.scenario(id) };
  });

export const scenarioAt = (components: Json, id: string): string =>
  `scenarios[${itemsAt(components, "scenarios").findIndex((scenario) => textAt(scenario, "id") === id)}]`;
