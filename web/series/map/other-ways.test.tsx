import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { KIT } from "../../games/alea-iacta-est/testing.ts";
import { itemsAt, withValue } from "../../workshop/steps.ts";
import OtherWays from "./OtherWays.tsx";
import { otherWays } from "./other-ways.ts";

const { components: standard } = aleaIactaEstRules.standard;
const ways = itemsAt(standard, "map.ways");

test("ways that are gone, new, or of another kind are told, whichever zone is named first", () => {
  expect(otherWays(standard, standard)).toEqual([]);
  const [first, second, third, ...rest] = ways;
  const turned = { between: ["italia-6", "italia-1"], kind: "river", over: "tigris" };
  const own = withValue(standard, "map.ways", [
    turned,
    third,
    ...rest,
    { between: ["noricum", "italia-1"], kind: "land" },
  ]);
  expect([first, second]).toMatchObject([{ between: ["italia-1", "italia-4"] }, { between: ["italia-1", "italia-6"] }]);
  expect(otherWays(standard, own)).toEqual([
    { between: ["italia-1", "italia-4"], drawn: "land", now: null },
    { between: ["italia-1", "italia-6"], drawn: "land", now: "river" },
    { between: ["italia-1", "noricum"], drawn: null, now: "land" },
  ]);
});

test("each is drawn between its zones, with a sign for what is there now", () => {
  const own = withValue(standard, "map.ways", [...ways.slice(1), { between: ["noricum", "italia-1"], kind: "strait" }]);
  const drawn = renderToStaticMarkup(<OtherWays standard={standard} own={own} geography={KIT.geography} />);
  expect([...drawn.matchAll(/data-now="(\w+)"/g)].map(([, now]) => now)).toEqual(["none", "strait"]);
  expect(renderToStaticMarkup(<OtherWays standard={standard} own={standard} geography={KIT.geography} />)).toBe("");
});
