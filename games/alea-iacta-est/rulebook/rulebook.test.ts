import { oneOf, rulebookSuite } from "@rubicon/engine/testing";
import { describe, expect, test } from "vitest";
import { box } from "../testing/table.ts";
import { CHAPTER_IDS, RULE_IDS, rulebook } from "./index.ts";

const leaders = box.leaders.map((leader) => box.pieceTitles[leader]);
// Roma and the Germani are left out: in Italian Rome and Germans are called so, too.
const peoples = [...box.peopleTitles].filter((title) => title !== "Germani");
const names = new Map([...box.zoneTitles, ...box.regionTitles, ...peoples, ...leaders].map((name) => [name, name]));

await rulebookSuite({
  ruleIds: RULE_IDS,
  chapterIds: CHAPTER_IDS,
  book: (language) => rulebook(box, language),
  count: 716,
  shorthand: /\bAIE-|\bW\d|\b(?:CAES|REP|FLs?|PEACE|WAR|ALLEGIANCE)\b/,
  // Frenchmen know their SMC; ratings stand as they are printed.
  foreign: { en: /\b(?:SMCs?|VPs?|CP)\b/ },
  sections: { of: "AIE", steps: ["E.1", "E.2", "E.3", "F.1", "F.2", "F.3", "F.4", "F.5", "F.6", "F.7"] },
  names: () => names,
  figures: "d6|d10|[-+]?\\d+(?:/\\d+)*",
});

const english = await rulebook(box, "en");

describe("figures are those of the box", () => {
  const textOf = new Map(english.rules.map(({ id, text }) => [id, text]));

  test("of every region", () => {
    for (const region of box.regions) {
      const title = box.regionTitles[region];
      expect(textOf.get("AIE-3.1.1.b")).toContain(`${title} ${box.garrison[region]}`);
      expect(textOf.get("AIE-9.4.h")).toContain(`${title} ${box.recruits[region].join("/")}`);
      expect(textOf.get("AIE-10.2.b")).toContain(`${title} ${box.points[region]}`);
    }
  });

  test("of every Roman leader: he enters once", () => {
    const entries = ["AIE-LT.a", "AIE-LT.b", "AIE-LT.c"].map((id) => textOf.get(id)).join(" ");
    const entering = entries.replace("Caesar’s death", "").match(new RegExp(`\\b(?:${oneOf(leaders)})\\b`, "g"));
    expect(entering?.sort()).toEqual(box.romanLeaders.map((leader) => box.pieceTitles[leader]).sort());
  });
});
