import { oneOf, rulebookSuite } from "@rubicon/engine/testing";
import { describe, expect, test } from "vitest";
import { NO_BORDER, type Place } from "../board.ts";
import { box } from "../testing/table.ts";
import { CHAPTER_IDS, RULE_IDS, rulebook } from "./index.ts";

const titled = (places: readonly Place[]): string[] => places.map((place) => box.placeTitles[place]);
const cities = titled(box.cities);
// Players shorten the seas: Internum for Mare Internum.
const seas = titled(box.seas).map((sea) => sea.replace(/^(?:Mare|Pontus|Oceanus) /, ""));
const islands = ["Corsica", "Sardinia", "Sicilia", "Cyprus"];
const names = new Map([...cities, ...seas, ...islands].map((name) => [name, name]));

await rulebookSuite({
  ruleIds: RULE_IDS,
  chapterIds: CHAPTER_IDS,
  book: (language) => rulebook(box, language),
  count: 248,
  shorthand: /\bJC-|\bP[12]\b|\b[ML]P\b/,
  names: () => names,
  // Strength I is left out: in Italian it is an article too.
  figures: "[ABCD]\\d|III?|IV|\\d+(?:/\\d+)?",
});

const english = await rulebook(box, "en");

describe("figures are those of the map", () => {
  const citiesIn = (text: string) => [...new Set(text.match(new RegExp(`\\b(?:${oneOf(cities)})\\b`, "g")))].sort();
  const citiesWhere = (holds: (city: Place) => boolean) => titled(box.cities.filter(holds)).sort();
  const textOf = new Map(english.rules.map(({ id, text }) => [id, text]));

  test("lists of ports and of valued cities are those of the map", () => {
    const portLists = RULE_IDS.map((id) => textOf.get(id) ?? "").filter((text) => text.startsWith("Ports of "));
    expect(portLists).toHaveLength(box.seas.length);
    for (const sea of box.seas) {
      const title = box.placeTitles[sea];
      const list = portLists.find((text) => text.startsWith(`Ports of ${title}:`)) ?? "";
      expect(citiesIn(list), title).toEqual(citiesWhere((city) => box.between[city][sea] !== NO_BORDER));
    }
    const major = [...textOf.values()].find((text) => text.startsWith("The major ports")) ?? "";
    expect(citiesIn(major)).toEqual(citiesWhere((city) => box.isMajorPort[city]));
    const valued = [...textOf.values()].find((text) => text.startsWith("Some cities")) ?? "";
    expect(citiesIn(valued)).toEqual(citiesWhere((city) => box.value[city] > 0));
  });
});
