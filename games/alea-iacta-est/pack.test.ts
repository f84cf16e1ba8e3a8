/** Other packs than the standard one: what they may change is followed by the rules, what they may not is refused. */
import type { Json } from "@rubicon/engine";
import { packSuite } from "@rubicon/engine/testing";
import { changingPacks } from "@rubicon/series/testing";
import { describe, expect, test } from "vitest";
import { STANDARD } from "./data/standard.ts";
import { aleaIactaEst, aleaIactaEstRules, makeAlea } from "./index.ts";
import { box, piece, region, zone } from "./testing/table.ts";

packSuite(aleaIactaEstRules);

const { changed, refusal } = changingPacks(STANDARD, makeAlea);

const at = (name: string): number => box.zoneIds.indexOf(name);
const wayNumber = (a: string, b: string): number =>
  Object(STANDARD.components).map.ways.findIndex(
    ({ between }: { between: string[] }) => between.join() === `${a},${b}`,
  );
const leader = (name: string): number => piece(name) - box.firstLeader;
const drawn = "the board is drawn for it.";
const SIZES = { pharsalus: 2, philippi: 4, perusia: 5, actium: 6 };

describe("what may differ is followed", () => {
  test("ratings, garrisons, recruits, points", () => {
    const strong = makeAlea(changed(["counters", "units", piece("legio-I"), "full", "sp"], 9));
    expect([strong.box.sp[2 * piece("legio-I")], box.sp[2 * piece("legio-I")]]).toEqual([9, 5]);
    const open = makeAlea(changed(["map", "regions", region("africa"), "garrison"], 0));
    expect([open.box.garrison[region("africa")], box.garrison[region("africa")]]).toEqual([0, 1]);
    // More than the suggested deployments have there is too much.
    expect(refusal(["map", "regions", region("sicilia"), "garrison"], 1)).toContain("sicilia lacks legions");
    const wary = makeAlea(changed(["counters", "leaders", leader("cato"), "republican", "sr"], 5));
    expect(wary.box.sr[2 * piece("cato") + 1]).toBe(5);
    expect(aleaIactaEst.box.sr[2 * piece("cato") + 1]).toBe(2);
  });

  test("cities, with the table of regions to fit", () => {
    const path = ["map", "zones", at("sicilia-3"), "city"];
    expect(refusal(path, "Aleria")).toBe(
      "map.regions[5].citiesForControl: must be half of the 3 cities of its zones, rounded up.",
    );
    expect(refusal(["map", "zones", at("gallia-2"), "city"], "Treveri")).toBe(
      "map.regions[2].citiesForControl: must be half of the 5 cities of its zones, rounded up.",
    );
    expect(refusal(["map", "zones", at("graecia-3"), "city"], "Pharsalus")).toBe("accepted");
  });

  test("AIE-7.2.a which zones touch, and over what", () => {
    const { ways } = Object(STANDARD.components).map;
    const accepted = (more: Json): void => expect(refusal(["map", "ways"], more)).toBe("accepted");
    accepted([...ways, { between: ["italia-3", "italia-1"], kind: "land" }]);
    accepted(ways.toSpliced(wayNumber("italia-1", "italia-4"), 1));
    const near = makeAlea(changed(["map", "ways"], [...ways, { between: ["noricum", "gallia-2"], kind: "strait" }]));
    expect(near.box.waysFrom[zone("gallia-2")]).toContainEqual({ to: zone("noricum"), cost: 2, crosses: true });
    expect(box.waysFrom[zone("gallia-2")].some(({ to }) => to === zone("noricum"))).toBe(false);
    expect(near.broken(near.begin("actium"))).toBeNull();
  });

  test("which stratagems share a counter, as long as all are there", () => {
    const counters = Object(STANDARD.components).stratagems.counters;
    const swapped = counters
      .with(0, { ...counters[0], b: counters[1].b })
      .with(1, { ...counters[1], b: counters[0].b });
    expect(refusal(["stratagems", "counters"], swapped)).toBe("accepted");
  });

  test("orders of battle, dates and conditions", () => {
    expect(refusal(["scenarios", 2, "end"], -46)).toBe("accepted");
    expect(refusal(["scenarios", 2, "victory", "republicans"], { atLeast: 4 })).toBe("accepted");
    expect(refusal(["scenarios", 2, "war"], { daci: "caesarians" })).toBe("accepted");
  });

  test("the standard game is made once, and its fingerprint covers values alone", () => {
    expect(aleaIactaEstRules.make(STANDARD)).toBe(aleaIactaEst);
    expect(JSON.stringify(STANDARD.components)).not.toMatch(/"(stated|ours|basis)":/);
  });
});

describe("what the board or the rules have fixed", () => {
  test("things added, dropped, renamed or moved", () => {
    expect(refusal(["map", "zones", 1, "id"], "venetia")).toBe(
      `map.zones[1].id: must be "italia-2", not "venetia": ${drawn}`,
    );
    expect(refusal(["map", "seas", 6], undefined)).toBe('map.seas: "mare-germanicum" is missing: there must be 7.');
    expect(refusal(["counters", "units", 92], { id: "legio-XL" })).toBe(
      "counters.units[92]: there must be 92 and no more.",
    );
    expect(refusal(["map", "zones", 0, "region"], "gallia")).toBe(`map.zones[0].region: must be "italia": ${drawn}`);
    expect(refusal(["map", "zones", at("daci"), "people"], null)).toBe(
      `map.zones[${at("daci")}].people: must be "daci": ${drawn}`,
    );
    expect(refusal(["counters", "units", 0, "type"], "naves")).toBe(
      `counters.units[0].type: must be "legio": ${drawn}`,
    );
    expect(refusal(["counters", "units", 0, "recruit"], true)).toBe(
      `counters.units[0].recruit: must be false: ${drawn}`,
    );
    expect(refusal(["counters", "peoples", 1, "units", 0, "type"], "naves")).toBe(
      `counters.peoples[1].units[0].type: must be "equites": ${drawn}`,
    );
    expect(refusal(["counters", "peoples", 1, "nationality"], "celts")).toBe(
      `counters.peoples[1].nationality: must be "iranians": ${drawn}`,
    );
    expect(refusal(["counters", "peoples", 0, "major"], true)).toBe(
      `counters.peoples[0].major: must be false: ${drawn}`,
    );
    expect(refusal(["counters", "foreignLeaders", 0, "people"], "parthi")).toBe(
      `counters.foreignLeaders[0].people: must be "aegyptii": ${drawn}`,
    );
    expect(refusal(["map", "roma", "zone"], "italia-2")).toBe(`map.roma.zone: must be "italia-1": ${drawn}`);
    expect(refusal(["scenarios", 0, "number"], 2)).toBe(
      'scenarios[0].number: must be a whole number from 1 to 1, not "2".',
    );
  });

  test("AIE-MAP.a AIE-MAP.c AIE-MAP.d AIE-MAP.e AIE-7.2.e what the rules say of zones and ways", () => {
    const rhenus = wayNumber("gallia-2", "germani-1");
    expect(refusal(["map", "ways", rhenus], { between: ["gallia-2", "germani-1"], kind: "land" })).toBe(
      `map.ways[${rhenus}].kind: must be river: AIE-MAP.a.`,
    );
    expect(refusal(["map", "zones", at("gallia-8"), "port"], null)).toBe(
      `map.zones[${at("gallia-8")}].port: must have a name: AIE-MAP.c.`,
    );
    expect(refusal(["map", "zones", at("africa-3"), "port"], "Apollonia")).toBe(
      `map.zones[${at("africa-3")}].port: must be null: AIE-MAP.d.`,
    );
    expect(refusal(["map", "zones", 0, "city"], null)).toBe("map.zones[0].city: must have a name: AIE-3.1.2.a.");
    expect(refusal(["map", "zones", at("alpes-1"), "mountain"], false)).toContain("AIE-7.2.e");
    expect(refusal(["map", "seas", 4, "open"], true)).toBe(`map.seas[4].open: must be false: ${drawn}`);
    expect(refusal(["map", "ways", wayNumber("italia-1", "italia-4"), "kind"], "sea")).toContain(
      "must be one of land, river, strait",
    );
    expect(refusal(["map", "ways", rhenus, "over"], "rhodanus")).toContain(
      `map.ways[${rhenus}].over: must be one of rhenus`,
    );
    expect(refusal(["map", "ways", wayNumber("italia-1", "italia-4"), "over"], "tigris")).toContain("must be left out");
  });

  test("AIE-MAP.a AIE-MAP.b AIE-MAP.f AIE-MAP.h ways that the rules describe are there", () => {
    const without = (a: string, b: string): string => refusal(["map", "ways", wayNumber(a, b)], undefined);
    expect(without("gallia-2", "germani-1")).toBe(
      "map.ways: there must be a way between gallia-2 and germani-1: AIE-MAP.a.",
    );
    expect(without("italia-3", "alpes-2")).toContain("AIE-MAP.b.");
    expect(without("pontici", "armenii")).toContain("AIE-MAP.f.");
    expect(without("aegyptii", "marmarica")).toContain("AIE-MAP.h.");
  });

  test("AIE-MAP.a AIE-MAP.g AIE-MAP.i AIE-MAP.j whose land touches whose", () => {
    const { ways } = Object(STANDARD.components).map;
    const withOne = (...between: string[]): string => refusal(["map", "ways"], [...ways, { between, kind: "land" }]);
    const without = (...ends: string[]): string =>
      refusal(
        ["map", "ways"],
        ways.filter(
          ({ between }: { between: string[] }) => !ends.every((end) => between.some((zone) => zone.startsWith(end))),
        ),
      );
    expect(withOne("daci", "graecia-1")).toBe(
      `map.ways[${ways.length}]: must not be there: no land of the daci touches a region: AIE-MAP.g.`,
    );
    expect(withOne("germani-1", "italia-2")).toContain("no land of the germani touches italia: AIE-MAP.a.");
    expect(without("judaei", "asia")).toBe("map.ways: some land of the judaei must touch a region: AIE-MAP.g.");
    expect(without("mauri", "hispania")).toBe("map.ways: some land of the mauri must touch a region: AIE-MAP.g.");
    expect(without("italia-5", "graecia")).toBe("map.ways: italia-5 must touch graecia: AIE-MAP.i.");
    expect(without("graecia-2", "thracii")).toBe("map.ways: graecia-2 must touch the thracii: AIE-MAP.j.");
  });

  test("AIE-7.2.a AIE-3.4.2.c every zone can be reached, and not over a closed sea", () => {
    const { ways } = Object(STANDARD.components).map;
    const around = (zone: string): Json => ways.filter(({ between }: { between: string[] }) => !between.includes(zone));
    expect(refusal(["map", "ways"], around("sicilia-3"))).toBe("map.ways: no way leads to sicilia-3.");
    const byOcean = [...Object(around("sicilia-3")), { between: ["sicilia-3", "oceanus-atlanticus"], kind: "coast" }];
    expect(refusal(["map", "ways"], byOcean)).toBe("map.ways: no way leads to sicilia-3.");
    expect(refusal(["map", "ways", 0, "between"], ["italia-1", "italia-6"])).toBe(
      "map.ways[1].between: there is a way between them already.",
    );
  });

  test("AIE-RT.b AIE-RT.c numbers for control must fit the map", () => {
    expect(refusal(["map", "regions", 0, "zonesForControl"], 3)).toBe(
      "map.regions[0].zonesForControl: must be 4, the majority of 7 zones.",
    );
    expect(refusal(["map", "regions", 0, "citiesForControl"], 2)).toContain(
      "map.regions[0].citiesForControl: must be half",
    );
  });

  test("ports and ships", () => {
    expect(refusal(["map", "zones", at("gallia-4"), "port"], "Lutetia")).toBe(
      `map.zones[${at("gallia-4")}].port: must be null: no open sea is there.`,
    );
    expect(refusal(["map", "regions", region("hispania"), "recruits", "naves"], 1)).toBe(
      "map.regions[6].recruits.naves: must be 0: the region has no port.",
    );
  });

  test("AIE-6.0.a all stratagems, each as often as there are, two different ones on a counter", () => {
    expect(refusal(["stratagems", "counters", 0, "b"], { title: "pax-romana" })).toBe(
      'stratagems.counters[7].b: there is no "pax-romana", or it stands on other counters already.',
    );
    expect(refusal(["stratagems", "counters", 0, "b"], { title: "initiative" })).toBe(
      'stratagems.counters[0].b: "initiative" stands on the other side already.',
    );
    expect(refusal(["stratagems", "counters", 18, "a", "value"], 3)).toContain('there is no "poliorcetique 3"');
  });
});

describe("counters that could not be played", () => {
  const faces = (name: string) => ["counters", "leaders", leader(name)] as const;

  test("AIE-1.2.1.b AIE-3.7.1.b faces of leaders", () => {
    const at_ = (name: string, field: string): string => `counters.leaders[${leader(name)}].${field}`;
    expect(refusal([...faces("cato"), "republican"], null)).toBe(
      `${at_("cato", "republican")}: must be there: he may need it.`,
    );
    expect(refusal([...faces("trebonius"), "republican"], null)).toContain("must be there");
    expect(refusal([...faces("pansa"), "caesarian"], null)).toContain("must be there");
    expect(refusal([...faces("cato"), "caesarian"], null)).toBe(
      `${at_("cato", "pretender")}: must be false: AIE-3.6.1.d.`,
    );
    expect(refusal([...faces("caesar"), "republican"], { cc: 1, tb: 1, pc: 1, sr: 1 })).toBe(
      `${at_("caesar", "republican")}: must be null: AIE-3.7.1.b.`,
    );
    expect(refusal([...faces("octavianus"), "pretender"], true)).toContain("must be false");
    expect(refusal([...faces("cato"), "assassin"], true)).toBe(`${at_("cato", "assassin")}: must be false: ${drawn}`);
    expect(refusal([...faces("cato"), "death"], [1, 2])).toContain("must be three numbers");
  });

  test("reduced faces are no better, names are told apart, Minor Peoples score nothing", () => {
    expect(refusal(["counters", "units", 0, "reduced", "sp"], 6)).toBe(
      "counters.units[0].reduced.sp: must be no more than the 5 of its full face.",
    );
    expect(refusal(["counters", "leaders", 1, "name"], "Afranius")).toBe(
      "counters.leaders[1].name: another is called so already.",
    );
    expect(refusal(["map", "zones", 1, "name"], "Italia 1")).toBe("map.zones[1].name: another is called so already.");
    expect(refusal(["counters", "peoples", 0, "vp"], 2)).toBe(
      "counters.peoples[0].vp: must be 0: nobody scores for a Minor People.",
    );
  });

  test("AIE-NT.c kings and their heirs", () => {
    const king = (name: string): number => piece(name) - piece("cleopatra-vii");
    expect(refusal(["counters", "foreignLeaders", king("darius"), "follows"], "juba-i")).toContain(
      "must be one of his People",
    );
    expect(refusal(["counters", "foreignLeaders", king("darius"), "follows"], null)).toContain(
      "either he enters in a year",
    );
    expect(refusal(["counters", "foreignLeaders", king("orodes-ii"), "leaves"], -49)).toContain("must come after");
  });
});

describe("scenarios that could not be played", () => {
  test("control, chiefs, dates", () => {
    expect(refusal(["scenarios", 2, "control", "caesarians"], ["gallia", "hispania"])).toBe(
      'scenarios[2].control: "italia" has no controller.',
    );
    expect(refusal(["scenarios", 2, "control", "caesarians"], ["gallia", "hispania", "italia", "asia"])).toBe(
      "scenarios[2].control.republicans[1]: has a controller already.",
    );
    expect(refusal(["scenarios", 2, "factionLeaders"], ["caesar"])).toBe(
      "scenarios[2].factionLeaders: the republicans must have one or two, not 0.",
    );
    expect(refusal(["scenarios", 2, "factionLeaders", 1], "octavianus")).toBe(
      "scenarios[2].factionLeaders[1]: stands nowhere.",
    );
    expect(refusal(["scenarios", 2, "end"], -49)).toContain("scenarios[2].end: must be a whole number from -48 to -29");
  });

  test("AIE-S0.i forces: nobody twice, nobody on a face he has not, everybody of his kind", () => {
    const forces = ["scenarios", 0, "forces", "caesarians", 0] as const;
    expect(refusal([...forces, "units"], ["legio-VIII"])).toBe(
      "scenarios[0].forces.caesarians[1].units[0]: stands somewhere else already.",
    );
    expect(refusal([...forces, "leaders", 1], "g-pompeius")).toBe(
      "scenarios[0].forces.caesarians[0].leaders[1]: has no face of the caesarians.",
    );
    expect(refusal([...forces, "units", 0], "parthi-u1")).toContain("is no Roman unit");
    expect(refusal([...forces, "leaders", 1], "juba-i")).toContain("is no Roman leader");
    expect(refusal([...forces, "zone"], "mare-germanicum")).toContain("is no land zone");
    expect(refusal([...forces, "units", 0], "naves-6sp-t1-2")).toBe(
      "scenarios[0].forces.caesarians[0].units[0]: needs a port, and italia-4 has none.",
    );
    expect(refusal([...forces, "zone"], "italia-7")).toBe(
      "scenarios[0].forces.caesarians[0].zone: units of the republicans stand there.",
    );
  });

  test("AIE-S0.c AIE-S0.d AIE-S0.e AIE-S0.f AIE-S0.g AIE-S5.e AIE-S5.f suggestions must be lawful", () => {
    const stack = (scenario: number, side: string, i: number) => ["scenarios", scenario, "forces", side, i] as const;
    const { pharsalus, philippi, perusia } = SIZES;
    expect(refusal([...stack(pharsalus, "caesarians", 1), "zone"], "italia-5")).toBe(
      "scenarios[2].forces.caesarians[1].leaders[0]: may not be deployed there: AIE-S0.f.",
    );
    expect(refusal([...stack(pharsalus, "caesarians", 2), "zone"], "illyrii")).toContain("AIE-S0.g");
    expect(refusal([...stack(pharsalus, "caesarians", 3), "units"], ["legio-I-R", "legio-II-R"])).toBe(
      "scenarios[2].forces.caesarians: gallia lacks legions: it needs 3 (AIE-S0.c).",
    );
    expect(refusal([...stack(pharsalus, "caesarians", 3), "leaders"], [])).toBe(
      "scenarios[2].forces.caesarians: gallia lacks leaders: it needs 1 (AIE-S0.d).",
    );
    expect(refusal([...stack(pharsalus, "caesarians", 0), "zone"], "italia-6")).toBe(
      "scenarios[2].forces.caesarians: Roma lacks a leader (AIE-S0.d).",
    );
    expect(refusal([...stack(philippi, "republicans", 4), "zone"], "asia-1")).toBe(
      "scenarios[4].forces.republicans[4].leaders[0]: may not be deployed there: AIE-S0.f.",
    );
    expect(refusal([...stack(philippi, "republicans", 5), "units"], ["legio-XXXV"])).toContain("AIE-S5.f");
    expect(refusal([...stack(perusia, "caesarians", 1), "zone"], "italia-2")).toBe(
      "scenarios[5].forces.caesarians[1].zone: units of the republicans stand there.",
    );
    expect(refusal(["scenarios", philippi, "rules", "dolabella", "caesarians"], "italia-5")).toBe(
      "scenarios[4].rules.dolabella.caesarians: may not be deployed there: AIE-S0.f.",
    );
  });

  test("Peoples and their leaders", () => {
    expect(refusal(["scenarios", 3, "allegiance"], { daci: "republicans" })).toBe(
      "scenarios[3].allegiance.daci: gives allegiance to nobody.",
    );
    expect(refusal(["scenarios", 3, "allegiance"], { pontici: "republicans" })).toBe(
      "scenarios[3].allegiance.pontici: is at war already.",
    );
    expect(refusal(["scenarios", 3, "foreignLeaders"], ["phraates-iv"])).toContain("enters only in -38");
    expect(refusal(["scenarios", 3, "foreignLeaders"], ["darius", "pharnaces-ii"])).toContain("follows pharnaces-ii");
    expect(refusal(["scenarios", SIZES.actium, "foreignLeaders"], ["orodes-ii"])).toContain("has left in -39");
  });

  test("victory", () => {
    expect(refusal(["scenarios", 1, "victory", "republicans"], 15)).toContain("from -999 to 14");
    expect(refusal(["scenarios", 0, "victory", "levels"], [25, 20])).toContain("must be more than the one before");
    expect(refusal(["scenarios", 2, "victory", "caesarians"], {})).toBe(
      "scenarios[2].victory.caesarians: must ask for something.",
    );
    expect(refusal(["scenarios", 2, "victory", "caesarians", "all", 0], "aegyptus")).toContain("is no region");
  });

  test("fields that nobody reads, and what is missing", () => {
    expect(refusal(["extra"], 1)).toBe(
      "extra: there is no such field; the fields are map, counters, stratagems, scenarios.",
    );
    expect(refusal(["map", "zones", zone("daci"), "ciy"], "x")).toContain("there is no such field");
    expect(refusal(["map"], undefined)).toBe("map: must be an object, not missing.");
    expect(refusal(["scenarios", 2, "rules", "ides"], undefined)).toBe(
      "scenarios[2].rules.ides: must be true or false, not missing.",
    );
  });
});
