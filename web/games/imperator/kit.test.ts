import { imperator, imperatorRules } from "@rubicon/imperator";
import { expect, test } from "vitest";
import { faceOn } from "./index.ts";
import sheet from "./map/geography.json" with { type: "json" };
import { KIT, kitFor } from "./testing.ts";
import { playThrough } from "./testing-games.ts";

test("the face fits the game: every kind of thing that acts name lies on the table", () => {
  const face = faceOn(sheet)(imperator, imperatorRules.standard);
  const kinds = new Set(imperator.acts.makers.flatMap(({ fields }) => fields.map(([, { of }]) => of)));
  expect(face.touchable).toEqual(expect.arrayContaining([...kinds]));
  const acts = imperator.acts.makers.map(({ kind }) => kind);
  for (const quiet of face.quiet) expect(acts).toContain(quiet);
});

test.each([
  ["s1_avidius_cassius", false],
  ["s2_parthian_war", true],
])("a hand is shown where stratagems are played: %s", (scenario, holds) => {
  const face = faceOn(sheet)(imperator, imperatorRules.standard);
  const seen: unknown[] = [];
  playThrough(scenario, "hand", 1, ({ sight }) => void seen.push(face.holds?.(sight("watcher"))));
  expect(seen[0]).toBe(holds);
});

test("another pack prints other names on the same counters", () => {
  const { standard } = imperatorRules;
  const text = JSON.stringify(standard.components).replaceAll('"Avidius Cassius"', '"Gaius Avidius Heliodorus"');
  const kit = kitFor({ ...standard, name: "mine", components: JSON.parse(text) });
  expect(kit.leaders.get("avidius_cassius")).toBe("Heliodorus");
  expect(KIT.leaders.get("avidius_cassius")).toBe("Cassius");
  expect(kit.geography.zones.map(({ plots }) => plots)).toEqual(KIT.geography.zones.map(({ plots }) => plots));
});
