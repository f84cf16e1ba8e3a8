/**
 * The components the game comes with, as a pack. Only here are the files of this folder read by the game; what they hold
 * besides, such as where a value comes from, is for people.
 */
import { type Pack, plain } from "@rubicon/engine";
import counters from "./counters.json" with { type: "json" };
import map from "./map.json" with { type: "json" };
import scenarios from "./scenarios.json" with { type: "json" };
import stratagems from "./stratagems.json" with { type: "json" };

const components = { map, counters, stratagems, scenarios };

export const STANDARD: Pack = { game: "alea-iacta-est", name: "standard", components: plain(components) };

const idsOf = (parts: readonly { readonly id: string }[]): readonly string[] => parts.map(({ id }) => id);

/** What no other pack may change, for the board is drawn for it: what there is, in this order, and which zones touch. */
export const FIXED = {
  zones: idsOf(map.zones),
  seas: idsOf(map.seas),
  ways: map.ways.map(({ between }) => between),
  regions: idsOf(map.regions),
  leaders: idsOf(counters.leaders),
  foreignLeaders: idsOf(counters.foreignLeaders),
  units: idsOf(counters.units),
  peoples: idsOf(counters.peoples),
  peopleUnits: counters.peoples.map(({ units }) => idsOf(units)),
  stratagems: idsOf(stratagems.counters),
};
