/**
 * The components the game comes with, as a pack. Only here are the files of this folder read by the game; what they hold
 * besides, such as where a value comes from, is for people.
 */
import { type Pack, plain, valuesOf } from "@rubicon/engine";
import counters from "./counters.json" with { type: "json" };
import map from "./map.json" with { type: "json" };
import scenarios from "./scenarios.json" with { type: "json" };
import stratagems from "./stratagems.json" with { type: "json" };

const components = valuesOf(plain({ map, counters, stratagems, scenarios }));

export const STANDARD: Pack = { game: "alea-iacta-est", name: "standard", components };

const idsOf = (parts: readonly { readonly id: string }[]): readonly string[] => parts.map(({ id }) => id);
const looksOf = (units: readonly { readonly id: string; readonly type: string; readonly model: string }[]) =>
  units.map(({ id, type, model, ...rest }) => ({
    id,
    type,
    model,
    recruit: "recruit" in rest && rest.recruit === true,
  }));

/** What no other pack may change: the board is drawn for it, or the rules say it in so many words. */
export const FIXED = {
  zones: idsOf(map.zones),
  seas: idsOf(map.seas),
  regions: idsOf(map.regions),
  leaders: idsOf(counters.leaders),
  foreignLeaders: idsOf(counters.foreignLeaders),
  units: idsOf(counters.units),
  peoples: idsOf(counters.peoples),
  peopleUnits: counters.peoples.map(({ units }) => idsOf(units)),
  stratagems: idsOf(stratagems.counters),

  /** Which land belongs to which region and is whose home (AIE-4.1.b); which seas are open (AIE-3.4.2.c). */
  lands: map.zones.map(({ region, people }) => ({ region, people })),
  openSeas: map.seas.map(({ open }) => open),
  roma: map.roma.zone,
  alexandria: map.alexandria,
  /** AIE-1.2.c */
  assassins: counters.leaders.map(({ assassin }) => assassin),
  kingdoms: counters.foreignLeaders.map(({ people }) => people),
  /** AIE-1.1.a, AIE-4.1.a */
  nations: counters.peoples.map(({ nationality, major }) => ({ nationality, major })),
  looks: looksOf(counters.units),
  peopleLooks: counters.peoples.map(({ units }) => looksOf(units)),
  /** AIE-6.0.a: all stratagems there are, with their printed values; which two share a counter is free. */
  faces: stratagems.counters.flatMap(({ a, b }) => [a, b]),
};
