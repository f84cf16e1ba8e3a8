import { aleaIactaEst, aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { expect, test } from "vitest";
import { faceOn } from "./index.ts";
import sheet from "./map/geography.json" with { type: "json" };
import { KIT, kitFor } from "./testing.ts";

test("the face fits the game: every kind of thing that acts name lies on the table", () => {
  const face = faceOn(sheet)(aleaIactaEst, aleaIactaEstRules.standard);
  const kinds = new Set(aleaIactaEst.acts.makers.flatMap(({ fields }) => fields.map(([, { of }]) => of)));
  expect(face.touchable).toEqual(expect.arrayContaining([...kinds]));
  const acts = aleaIactaEst.acts.makers.map(({ kind }) => kind);
  for (const quiet of face.quiet) expect(acts).toContain(quiet);
});

test("another pack prints other names on the same sheet", () => {
  const { standard } = aleaIactaEstRules;
  const text = JSON.stringify(standard.components).replaceAll('"Mediolanum"', '"Ticinum"');
  const kit = kitFor({ ...standard, name: "mine", components: JSON.parse(text) });
  const cities = kit.geography.zones.map(({ marks }) => marks[0]?.name);
  expect(cities).toContain("Ticinum");
  expect(KIT.geography.zones.map(({ marks }) => marks[0]?.name)).toContain("Mediolanum");
  expect(kit.geography.zones.map(({ plots }) => plots)).toEqual(KIT.geography.zones.map(({ plots }) => plots));
});
