/** What is known of the components by name, for whoever draws them. */
import { LANGUAGES, type Language } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { componentsOf } from "./components.ts";
import { imperator } from "./index.ts";
import { TITLES } from "./stratagems.ts";

const components = componentsOf(imperator);

test("zones, with what is printed in them and where one can go", () => {
  expect(components.zones.get("raetia")).toMatchObject({
    part: "danube",
    partLater: "danube",
    camps: [{ name: "Castra Regina", from: 169 }],
    people: null,
    sea: false,
  });
  expect(components.zones.get("osrhoene")).toMatchObject({ part: null, partLater: "oriental", people: "osrhoene" });
  expect(components.zones.get("ravenna")).toMatchObject({ fleet: "classis_ravennas", part: "interior" });
  expect(components.zones.get("pontus_euxinus")).toMatchObject({ sea: true, open: true, ways: [] });
  expect(components.zones.get("roma")?.ways).toContainEqual({ to: "umbria", cost: 1, crosses: false });
  expect([components.zones.get("roma")?.roma, components.zones.get("parthes_babylonia")?.ctesiphon]).toEqual([
    true,
    true,
  ]);
});

test("pieces, with their ratings, bands and stations", () => {
  expect(components.pieces.get("xiii_gemina")).toMatchObject({
    front: "danube",
    garrison: false,
    station: "dacia",
    stationName: "Apulum",
    leader: null,
    unit: { full: { qu: 3 } },
  });
  expect(components.pieces.get("ii_parthica")).toMatchObject({ front: null, garrison: true, enters: 196 });
  expect(components.pieces.get("chosroes")).toMatchObject({
    people: "parthes",
    front: "oriental",
    leader: { pc: null },
  });
  expect(components.pieces.get("commodus")).toMatchObject({
    enters: 175,
    unit: null,
    leader: { generic: false, tested: 191 },
  });
  expect(components.pieces.get("classis_misenensis")).toMatchObject({ type: "fleet", station: "campania", unit: null });
});

test("Fronts, Peoples, stratagems, scenarios", () => {
  expect(components.fronts.get("rhin")).toMatchObject({
    next: ["bretagne", "danube"],
    vexillations: ["vexillatio_rhin_1"],
  });
  expect([components.peoples.get("armenia")?.front, components.peoples.get("quades")?.front]).toEqual([null, "danube"]);
  expect(components.stratagems.get("usurpation")).toEqual({ title: "usurpation", owner: "enemy", count: 3 });
  expect(components.scenarios.get("s1_avidius_cassius")?.sudden).toContainEqual({
    leader: "avidius_cassius",
    winner: "rome",
  });
  expect(components.decoys).toBe(3);
});

test("another game has none of them", () => {
  expect(() => componentsOf({ ...imperator, id: "chess" })).toThrow("is not Imperator");
});

describe("names", () => {
  test.each(LANGUAGES)("in %s", (language: Language) => {
    const names = components.names(language);
    for (const id of components.zones.keys()) expect(names.zone(id)).not.toBe("");
    for (const id of components.pieces.keys()) expect(names.piece(id)).not.toBe("");
    for (const id of components.peoples.keys()) expect(names.people(id)).not.toBe("");
    for (const title of TITLES) expect(names.stratagem(title).title).not.toBe("");
    for (const id of components.scenarios.keys()) expect(names.scenario(id)).not.toBe(id);
    expect(new Set([...components.pieces.keys()].map((id) => names.piece(id))).size).toBe(components.pieces.size);
    expect(
      [names.side("rome"), names.part("danube").short, names.title("usurper")].every((name) => name.length > 0),
    ).toBe(true);
  });
});
