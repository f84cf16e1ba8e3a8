/** The second door: components by name, for whoever draws them. */
import { LANGUAGES } from "@rubicon/engine";
import { makeSkirmish, SMALL_PACK } from "@rubicon/engine/testing";
import { expect, test } from "vitest";
import { componentsOf, SIDES, seenFrom } from "./components.ts";
import { juliusCaesar } from "./index.ts";
import { lay } from "./testing/table.ts";

const components = componentsOf(juliusCaesar);

test("everything that lies on the table is there by name", () => {
  expect([components.blocks.size, components.cards.size, components.places.size]).toEqual([63, 27, 76]);
  expect(components.cityIds).toHaveLength(67);
  expect(components.blocks.get("c-ballista")).toEqual({
    id: "c-ballista",
    type: "ballista",
    owner: "caesar",
    colour: "tan",
    letter: "B",
    letterAttacking: "D",
    firepower: 4,
    strengths: [2, 1],
    home: { in: "any" },
  });
  expect(components.blocks.get("legio-13")?.home).toEqual({ in: "city", city: "ravenna" });
  expect(components.blocks.get("cleopatra")).toMatchObject({ colour: "blue", home: { in: "nowhere" } });
  expect(components.places.get("utica")).toEqual({
    id: "utica",
    name: "Utica",
    sea: false,
    value: 1,
    port: "major",
    supply: 4,
  });
  expect(components.cards.get("3/2a")).toEqual({ id: "3/2a", god: null, moves: 3, levies: 2 });
});

test("borders, roads and their limits", () => {
  expect(components.borders.filter(({ byRoad }) => byRoad)).toHaveLength(94);
  expect(components.borders).toContainEqual({ between: ["roma", "tyrrhenum"], byRoad: false });
  expect([components.roadKind("genua", "roma"), components.roadKind("tingis", "gades")]).toEqual(["major", "strait"]);
  expect(() => components.roadKind("genua", "utica")).toThrow("no road joins genua and utica");
  expect(components.roadLimit).toEqual({ major: 4, minor: 2, strait: 2 });
  expect(components.plutoLimit).toEqual({ major: 6, minor: 3, strait: 2 });
  expect(components.calendar.map(({ bc }) => bc)).toEqual([49, 48, 47, 46, 45]);
  expect(components.limits.battleRounds).toBe(4);
});

test("names in every language", () => {
  const names = LANGUAGES.map((language) => components.names(language));
  expect(names.map((each) => each.side("pompeius"))).toEqual(["Pompeius", "Pompée", "Pompeo"]);
  expect(names.map((each) => each.block("c-navis-1"))).toEqual([
    "Caesar’s Navis 1",
    "Navis 1 de César",
    "Navis 1 di Cesare",
  ]);
  expect(names.map((each) => each.card("2/3b"))).toEqual(["2/3", "2/3", "2/3"]);
  expect(names[0].place("carthago-nova")).toBe("Carthago Nova");
});

test("they are made once for a game, and for no other game", () => {
  expect(componentsOf(juliusCaesar)).toBe(components);
  expect(() => componentsOf(makeSkirmish(SMALL_PACK))).toThrow("Skirmish is not Julius Caesar");
});

test("a sight is known for one", () => {
  const p = lay({ historical: true });
  expect(seenFrom(juliusCaesar.sight(p, "watcher")).points).toEqual({ caesar: 1, pompeius: 7 });
  expect(SIDES).toEqual(["caesar", "pompeius"]);
});
