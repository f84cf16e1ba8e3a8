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

export const STANDARD: Pack = { game: "imperator", name: "standard", components };

const idsOf = (parts: readonly { readonly id: string }[]): readonly string[] => parts.map(({ id }) => id);

/** What no other pack may change: the board is drawn for it, or the rules say it in so many words. */
export const FIXED = {
  zones: idsOf(map.zones),
  seas: idsOf(map.seas),
  fronts: idsOf(map.fronts),
  leaders: idsOf(counters.leaders),
  foreignLeaders: idsOf(counters.foreignLeaders),
  units: idsOf(counters.units),
  vexillations: idsOf(counters.vexillations),
  fleets: idsOf(counters.fleets),
  peoples: idsOf(counters.peoples),
  peopleUnits: counters.peoples.map(({ units }) => idsOf(units)),
  titles: stratagems.titles.map(({ title }) => title),

  /** IMP-3.1.a, IMP-4.1.b, IMP-7.2.a, IMP-4.2.b: whose a zone is, and what binds those who march through it. */
  lands: map.zones.map(({ front, people, limit, joins, camps }) => ({ front, people, limit, joins, camps })),
  /** IMP-3.5.k */
  openSeas: map.seas.map(({ open }) => open),
  /** IMP-4.5G.g */
  neighbours: map.fronts.map(({ next }) => next),
  roma: map.roma,
  ctesiphon: map.ctesiphon,

  /** IMP-TD.a to IMP-TD.j: which unit serves where, and since when. */
  posts: counters.units.map(({ type, front, zone, place, enters }) => ({ type, front, zone, place, enters })),
  detachments: counters.vexillations.map(({ front, enters }) => ({ front, enters })),
  /** IMP-3.5.i */
  harbours: counters.fleets.map(({ home }) => home),
  /** IMP-4.1.f, IMP-TL.m */
  kingdoms: counters.foreignLeaders.map(({ people, generic, follows }) => ({ people, generic, follows })),
  /** IMP-1.a, IMP-4.1.a, IMP-4.2.b */
  nations: counters.peoples.map(({ nationality, major, leaves }) => ({ nationality, major, leaves })),
  looks: counters.peoples.map(({ units }) => units.map(({ type }) => type)),
};
