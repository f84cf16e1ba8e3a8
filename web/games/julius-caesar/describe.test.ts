import { LANGUAGES, seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { describe as chapter, expect, test } from "vitest";
import { thing } from "../face.ts";
import { describe, heading, ruleOf, spot, touched } from "./describe.ts";
import { KIT } from "./testing.ts";

const { blocks: blockFacts, places: placeFacts } = KIT.facts;

const start = juliusCaesar.begin("historical");
juliusCaesar.open(start, seededDice(1));
const sight = juliusCaesar.sight(start, "caesar");
const linesOf = (kind: string, name: string): readonly string[] =>
  describe(KIT, thing(kind, name), sight, "en")?.lines ?? [];

chapter("descriptions", () => {
  test("every place and block has one in every language, without holes", () => {
    const things = [
      ...[...placeFacts.keys()].map((id) => thing("place", id)),
      ...[...blockFacts.keys()].map((id) => thing("block", id)),
    ];
    for (const language of LANGUAGES)
      for (const it of things) {
        const text = describe(KIT, it, sight, language);
        expect([it, text?.title === ""]).toEqual([it, false]);
        expect(text?.lines.join(" ")).not.toMatch(/undefined|null|NaN/);
      }
  });

  test("a city tells its value, port, supply, whose it is, its blocks and its roads", () => {
    const lines = linesOf("place", "ravenna");
    expect(lines[0]).toBe("No victory points, major port, feeds 3 blocks in winter");
    expect(lines[1]).toBe("Friendly to Caesar");
    expect(lines[2]).toBe("Caesar: 3 blocks, strength 8: Caesar III, Legio 13 III, Navis 2 II");
    expect(lines[3]).toContain("Aquileia (major, 4)");
  });

  test("of the enemy only the number of blocks is told", () => {
    expect(linesOf("place", "neapolis")).toContain("Pompeius: 3 blocks");
  });

  test("a block tells how it fights, its strengths and where it is levied", () => {
    const lines = linesOf("block", "legio-13");
    expect(lines).toContain("C3: acts in turn C; one die for each point of strength hits on 1–3");
    expect(lines).toContain("Strength III (III · II · I)");
    expect(lines).toContain("Levied in Ravenna");
    expect(linesOf("block", "c-ballista")).toContain("When attacking it acts in turn D");
  });

  test("cards say what they do, in every language", () => {
    expect(describe(KIT, thing("card", "mars"), sight, "en")).toMatchObject({ title: "Mars" });
    expect(describe(KIT, thing("card", "3/2a"), sight, "fr")?.lines.join()).toMatch(/^3 .*, 2 /);
  });

  test("what is not of this game has no card", () => {
    expect(describe(KIT, thing("card", "minerva"), sight, "en")).toBeNull();
    expect(describe(KIT, thing("block", "nobody"), sight, "en")).toBeNull();
  });
});

test("a block lies where its stack is; one in the pool lies nowhere", () => {
  expect(spot(KIT, thing("block", "caesar"), sight)).not.toBeNull();
  expect(spot(KIT, thing("block", "legio-17"), sight)).toBeNull();
  expect(spot(KIT, thing("place", "roma"), sight)).not.toBeNull();
});

test("an event touches the places and blocks it names, and nothing else", () => {
  const event = { e: "moved", rule: "", side: "caesar", block: "caesar", from: "ravenna", to: "roma", how: "attack" };
  expect(touched(KIT, event)).toEqual(["place:ravenna", "place:roma", "block:caesar"]);
  expect(touched(KIT, { e: "turn", rule: "", turn: 2 })).toEqual([]);
});

test("years, turns and winters open chapters of the log", () => {
  expect(heading({ e: "year", rule: "", year: 705, bc: 49 }, "fr")).toBe("An 705 (49 av. J.-C.)");
  expect(heading({ e: "turn", rule: "", turn: 3 }, "it")).toBe("Turno 3");
  expect(heading({ e: "fired", rule: "" }, "en")).toBeNull();
});

test("every rule behind a thing stands in the book", async () => {
  const rules = new Set((await juliusCaesar.rulebook("en")).rules.map(({ id }) => id));
  const kinds = [...blockFacts.keys()]
    .map((id) => thing("block", id))
    .concat(thing("place", "roma"), thing("place", "internum"), thing("card", "mars"));
  for (const it of kinds) expect([it, rules.has(ruleOf(KIT, it) ?? "")]).toEqual([it, true]);
});
