/** Other packs than the standard one: what they may change is followed by the rules, what they may not is refused. */
import type { Json } from "@rubicon/engine";
import { packSuite } from "@rubicon/engine/testing";
import { changingPacks } from "@rubicon/series/testing";
import { describe, expect, test } from "vitest";
import { STANDARD } from "./data/standard.ts";
import { imperator, imperatorRules, makeImperator } from "./index.ts";
import { box, piece, zone } from "./testing/table.ts";

packSuite(imperatorRules);

const { changed, refusal } = changingPacks(STANDARD, makeImperator);

const at = (name: string): number => box.zoneIds.indexOf(name);
const components = Object(STANDARD.components);
const numberIn = (list: { id: string }[], id: string): number => list.findIndex((each) => each.id === id);
const leader = (name: string): number => numberIn(components.counters.leaders, name);
const foreign = (name: string): number => numberIn(components.counters.foreignLeaders, name);
const wayNumber = (a: string, b: string): number =>
  components.map.ways.findIndex(({ between }: { between: string[] }) => between.includes(a) && between.includes(b));
const drawn = "the board is drawn for it.";

describe("what may differ is followed", () => {
  test("ratings, entries, deaths", () => {
    const strong = makeImperator(changed(["counters", "units", piece("ii_augusta"), "full", "sp"], 12));
    expect([strong.box.sp[2 * piece("ii_augusta")], box.sp[2 * piece("ii_augusta")]]).toEqual([12, 10]);
    expect(refusal(["counters", "leaders", leader("geta"), "enters"], 203)).toBe("accepted");
    expect(refusal(["counters", "leaders", leader("geta"), "tested"], null)).toBe("accepted");
    expect(refusal(["counters", "peoples", 3, "front"], "danube")).toBe("accepted");
  });

  test("cities and ports", () => {
    const grand = makeImperator(changed(["map", "zones", at("syria_coele"), "city"], "Antiochia"));
    expect([grand.box.isCity[zone("syria_coele")], box.isCity[zone("syria_coele")]]).toEqual([true, false]);
    expect(refusal(["map", "zones", at("dacia"), "port"], "Sarmizegetusa")).toBe(
      `map.zones[${at("dacia")}].port: must be null: no sea is there.`,
    );
  });

  test("IMP-7.1.a which zones touch, and over what", () => {
    const { ways } = components.map;
    const near = makeImperator(
      changed(["map", "ways"], [...ways, { between: ["creta", "achaia"], kind: "strait", over: "fretum" }]),
    );
    expect(near.box.waysFrom[zone("creta")]).toEqual([{ to: zone("achaia"), cost: 2, crosses: true }]);
    expect(near.broken(near.begin("s5_grand_campaign"))).toBeNull();
    expect(refusal(["map", "ways"], ways.toSpliced(wayNumber("belgica", "lugdunensis"), 1))).toBe("accepted");
  });

  test("IMP-2.A.b how many counters bear a title", () => {
    const more = makeImperator(changed(["stratagems", "titles", 10, "count"], 5));
    expect([more.box.counters.length, box.counters.length]).toEqual([42, 40]);
    expect(refusal(["stratagems", "titles", 6, "count"], 2)).toContain("stratagems.titles[6].count");
    expect(refusal(["stratagems", "titles", 6, "count"], 0)).toContain("stratagems.titles[6].count");
  });

  test("dates, titles and posts of a scenario", () => {
    expect(refusal(["scenarios", 1, "end"], 168)).toBe("accepted");
    expect(refusal(["scenarios", 1, "leaders", "rome", 2, "zone"], "syria_coele")).toBe("accepted");
    expect(refusal(["scenarios", 1, "war"], ["parthes", "chatti"])).toBe("accepted");
    expect(refusal(["scenarios", 2, "vexillations"], [{ unit: "vexillatio_danube_1", zone: "noricum" }])).toBe(
      "accepted",
    );
  });

  test("the standard game is made once", () => {
    expect(imperatorRules.make(STANDARD)).toBe(imperator);
  });
});

describe("what the board or the rules have fixed", () => {
  test("things added, dropped, renamed or moved", () => {
    expect(refusal(["map", "zones", 1, "id"], "cornovii")).toBe(
      `map.zones[1].id: must be "britannia_isca", not "cornovii": ${drawn}`,
    );
    expect(refusal(["map", "seas", 6], undefined)).toBe('map.seas: "mare_germanicum" is missing: there must be 7.');
    expect(refusal(["map", "zones", at("dacia"), "front"], "interior")).toBe(
      `map.zones[${at("dacia")}].front: must be "danube": ${drawn}`,
    );
    expect(refusal(["map", "zones", at("chatti"), "limit"], null)).toContain('must be "germania"');
    expect(refusal(["map", "fronts", 0, "next"], ["danube"])).toBe("map.fronts[0].next: must be [rhin]: IMP-4.5G.g.");
    expect(refusal(["counters", "fleets", 0, "home"], "roma")).toContain('must be "ravenna"');
  });

  test("IMP-9.1.a IMP-9.1.c IMP-9.1.d camps, legions and vexillations keep their places and years", () => {
    expect(refusal(["map", "zones", at("raetia"), "camps", 0, "from"], 170)).toBe(
      `map.zones[${at("raetia")}].camps[0].from: must be 169: IMP-9.1.a.`,
    );
    expect(refusal(["map", "zones", at("umbria"), "camps"], [{ name: "Castra", from: null }])).toBe(
      `map.zones[${at("umbria")}].camps: there must be 0, not 1.`,
    );
    expect(refusal(["counters", "units", piece("ii_italica"), "enters"], 170)).toContain("must be 169");
    expect(refusal(["counters", "vexillations", 0, "front"], "rhin")).toContain('must be "bretagne"');
  });

  test("IMP-4.2.b IMP-9.1.b two zones join the East in 196", () => {
    expect(refusal(["map", "zones", at("osrhoene"), "joins", "year"], 200)).toBe(
      `map.zones[${at("osrhoene")}].joins.year: must be 196.`,
    );
    expect(refusal(["map", "zones", at("osrhoene"), "joins"], null)).toContain("map.zones");
    expect(refusal(["map", "zones", at("armenia"), "joins"], { year: 196, front: "oriental" })).toContain(
      "must be null",
    );
  });

  test("ways that the rules describe, and Fronts that are no neighbours", () => {
    const { ways } = components.map;
    const kind = (a: string, b: string, other: string): string =>
      refusal(["map", "ways", wayNumber(a, b), "kind"], other);
    expect(kind("hermunduri", "germania_superior", "strait")).toContain("must be land: IMP-7.1.b");
    expect(kind("roxolani", "moesia_inferior", "land")).toContain("over: must be left out");
    expect(refusal(["map", "ways"], ways.toSpliced(wayNumber("jazyges", "daci"), 1))).toBe(
      "map.ways: there must be a way between jazyges and daci: IMP-7.2.c.",
    );
    expect(refusal(["map", "ways"], [...ways, { between: ["jazyges", "dacia"], kind: "land" }])).toBe(
      "map.ways: from jazyges to roxolani it must cost 3, not 2: IMP-7.2.c.",
    );
    expect(refusal(["map", "ways"], [...ways, { between: ["dacia", "cappadocia"], kind: "land" }])).toContain(
      "must not be there: these Fronts are no neighbours: IMP-4.5G.g.",
    );
    const cutOff = ways.filter(({ between }: { between: string[] }) => !between.includes("aethiopia"));
    expect(refusal(["map", "ways"], cutOff)).toBe("map.ways: no way leads to aethiopia.");
  });

  test("ratings that the examples state", () => {
    expect(refusal(["counters", "leaders", leader("septimius_severus"), "sr"], 5)).toBe(
      `counters.leaders[${leader("septimius_severus")}].sr: must be 4: IMP-2.D.a.`,
    );
    expect(refusal(["counters", "units", piece("xii_fulminata"), "full", "qu"], 2)).toContain("must be 1: IMP-8.5.a.");
  });

  test("faces, years and homes that make no sense", () => {
    expect(refusal(["counters", "units", 0, "reduced", "sp"], 15)).toContain("no more than the 10");
    expect(refusal(["counters", "leaders", leader("geta"), "tested"], 205)).toContain("after the year he enters");
    expect(refusal(["counters", "leaders", leader("didius_julianus"), "enters"], 193)).toContain("IMP-4.5K.b");
    expect(refusal(["counters", "foreignLeaders", foreign("maetae_chief"), "tested"], 190)).toContain("IMP-4.1.f");
    expect(refusal(["counters", "foreignLeaders", foreign("chosroes"), "home"], "armenia")).toContain("zone of origin");
    expect(
      refusal(["counters", "peoples", numberIn(components.counters.peoples, "armenia"), "front"], "oriental"),
    ).toContain("IMP-4.2.f");
    expect(refusal(["counters", "fleets", 0, "sea"], "oceanus_atlanticus")).toContain("open sea at its home");
    expect(refusal(["map", "zones", at("roma"), "city"], null)).toContain("IMP-TD.f");
    expect(refusal(["map", "zones", 1, "name"], "Britannia (Londinium)")).toContain("another is called so");
  });
});

describe("scenarios that cannot stand", () => {
  const scenario = (i: number, path: readonly (string | number)[], value: Json | undefined): string =>
    refusal(["scenarios", i, ...path], value);

  test("IMP-3.6.a IMP-3.6.b IMP-3.6.o titles", () => {
    expect(scenario(1, ["augusti"], [])).toBe("scenarios[1].augusti: there must be one or two.");
    expect(scenario(1, ["augusti", 0], "geta")).toContain("does not stand with Rome");
    expect(scenario(1, ["caesares"], ["lucius_verus"])).toContain("is Augustus already");
    expect(scenario(1, ["guard"], "avidius_cassius")).toContain("IMP-3.6.o");
    expect(scenario(0, ["usurpers"], [])).toContain("there is no usurper");
  });

  test("IMP-4.1.d IMP-4.2.e IMP-4.2.c Peoples where they cannot be", () => {
    expect(scenario(1, ["leaders", "enemy", 3, "zone"], "noricum")).toContain("must be a home of his People");
    expect(scenario(1, ["war"], ["armenia"])).toContain("IMP-4.2.e");
    expect(scenario(5, ["war"], ["osrhoene"])).toContain("IMP-4.2.c");
    expect(scenario(1, ["units"], [{ unit: "chatti_1", zone: "chatti" }])).toContain("is not at war");
    expect(scenario(0, ["war"], ["chatti"])).toContain("no People is used");
    expect(scenario(1, ["armenia"], null)).toContain("somebody must have it");
    expect(scenario(0, ["armenia"], "rome")).toContain("must be null");
  });

  test("pieces in two places, and enemies in one", () => {
    expect(scenario(1, ["leaders", "rome", 2, "leader"], "lucius_verus")).toContain("stands somewhere else already");
    expect(scenario(1, ["units", 0, "zone"], "cappadocia")).toContain("units of both sides stand in cappadocia");
    expect(scenario(1, ["out"], ["lucius_verus"])).toContain("stands on the map");
    expect(scenario(0, ["leaders", "rome", 2, "zone"], "syria_coele")).toContain("stands among rebels");
  });

  test("IMP-S.d IMP-S.f IMP-S.g IMP-S.j years and flags", () => {
    expect(scenario(1, ["initiative", 0, "year"], 175)).toContain("scenarios[1].initiative[0].year");
    expect(scenario(1, ["rules", "war", 0, "year"], 180)).toContain("scenarios[1].rules.war[0].year");
    expect(scenario(1, ["rules", "event"], [{ year: 162, event: 16 }])).toContain("scenarios[1].rules.event[0].event");
    expect(scenario(1, ["rules", "commodus"], true)).toContain("IMP-S.j");
    expect(scenario(1, ["rules", "other"], true)).toContain("there is no such field");
    expect(scenario(1, ["use", "sea"], true)).toContain("there is no such field");
  });
});
