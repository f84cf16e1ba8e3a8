import { Found, type Language } from "@rubicon/engine";
import { rulebookSuite } from "@rubicon/engine/testing";
import { describe, expect, test } from "vitest";
import { makeBox } from "../box.ts";
import { STANDARD } from "../data/standard.ts";
import { readComponents } from "../pack.ts";
import { names as en } from "../words/en/names.ts";
import { names as fr } from "../words/fr/names.ts";
import { names as it } from "../words/it/names.ts";
import { titlesOf } from "../words/titles.ts";
import { CHAPTER_IDS, RULE_IDS, rulebook } from "./index.ts";

const box = makeBox(readComponents(new Found(STANDARD.components, "The components")));

/** What each language calls leaders, Peoples, legions, camps and seas, by what they are. */
function namesIn(language: Language): ReadonlyMap<string, string> {
  const titles = titlesOf(box, { en, fr, it }[language]);
  return new Map([
    ...box.leaders.map((leader): [string, string] => [titles.piece(leader), box.pieceIds[leader]]),
    // In Italian Germans and the Daci are called so, too; a People's zone bears its name.
    ...box.peoples.map((people): [string, string] => [titles.people(people), box.peopleIds[people]]),
    ...box.romanUnits.map((unit): [string, string] => [titles.piece(unit), box.pieceIds[unit]]),
    ...box.land.flatMap((zone) => box.campNames[zone].map(({ name }): [string, string] => [name, name])),
    ...box.seas.map((sea): [string, string] => [titles.zone(sea), box.zoneIds[sea]]),
    ["Ctesiphon", "Ctesiphon"],
    ["Lugdunum", "Lugdunum"],
  ]);
}

await rulebookSuite({
  ruleIds: RULE_IDS,
  chapterIds: CHAPTER_IDS,
  book: (language) => rulebook(box, language),
  count: 423,
  shorthand: /\bIMP-|\bw\d|\b(?:TD|TL|TC|TE)\b/,
  foreign: {
    en: /\b(?:SMCs?|VPs?|CP|PF|BT|VS|PM)\b/,
    fr: /\b(?:SP|TB|SR|PC|MP|VP)\b/,
    it: /\b(?:SMC|PF|BT|VS|CP|PM|PV)\b/,
  },
  sections: { of: "IMP", steps: ["E.1", "E.2"] },
  names: namesIn,
  figures: "d6|d10|[-+]?\\d+(?:/\\d+)*",
});

describe("figures are those of the box", async () => {
  const texts = new Map((await rulebook(box, "en")).rules.map(({ id, text }) => [id, text]));
  const lines = (...ids: string[]): string => ids.map((id) => texts.get(id)).join(" ");
  const timesIn = (text: string, name: string): number => text.split(name).length - 1;

  test("every legion stands once in the tables, at its camp", () => {
    const deployed = lines(..."abcdegj".split("").map((letter) => `IMP-TD.${letter}`));
    const titles = titlesOf(box, en);
    for (const unit of [...box.legions, ...box.garrison.filter((each) => box.type[each] === "legion")]) {
      const post = ` ${titles.piece(unit)} (${box.stationNames[unit]})`;
      expect(timesIn(deployed, post), post).toBe(1);
    }
    for (const unit of box.garrison)
      if (box.enters[unit] > 0) expect(lines("IMP-TD.i", "IMP-TD.j")).toContain(`${box.enters[unit]}`);
  });

  test("every named leader stands once in the table, with the years of his entry and of his death", () => {
    const table = "defghijkl".split("").map((letter) => lines(`IMP-TL.${letter}`));
    const titles = titlesOf(box, en);
    for (const leader of box.leaders.filter((each) => !box.isGeneric[each])) {
      const rows = table.filter((row) => new RegExp(`(?::|;|,) ${titles.piece(leader)}(?:,| \\()`).test(row));
      expect(rows, titles.piece(leader)).toHaveLength(1);
      if (box.tested[leader] > 0) expect(rows[0]).toContain(`Number 1 in ${box.tested[leader]}`);
      if (box.enters[leader] > 0) expect(rows[0]).toContain(`from ${box.enters[leader]}`);
    }
  });

  test("vexillations, bands, counters and dummies", () => {
    expect(lines("IMP-3.4.b")).toContain("Britain 1, Rhine 1, Danube 3 (4 from 170), East 2 (3 from 197), South 1");
    for (const people of box.peoples)
      expect(lines("IMP-4.3.k").includes(titlesOf(box, en).people(people))).toBe(people !== box.armenia);
    expect(lines("IMP-2.A.b")).toContain(`${box.counters.length} counters of ${box.stratagems.length} kinds`);
    expect(lines("IMP-2.C.f")).toContain(`${box.decoys} dummies`);
  });
});
