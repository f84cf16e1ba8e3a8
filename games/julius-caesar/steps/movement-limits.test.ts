/** Road limits in movement (6.11). */
import { describe, expect, test } from "vitest";
import { at, garrison, legal, play, turnWith, why } from "../testing/table.ts";

const FIVE = ["legio-7", "legio-8", "legio-9", "legio-10", "legio-11"];
const FIRST = { caesar: "4/1", pompeius: "3/2" };

describe("6.11 limits of roads", () => {
  test("JC-C015, JC-6.11.a, JC-4.31.a four blocks from Genua to Roma, two from Roma to Ravenna", () => {
    const p = turnWith({ map: { genua: FIVE }, cards: FIRST });
    play(p, "activate genua");
    for (const legion of FIVE.slice(0, 4)) play(p, [`move ${legion} roma`, "halt"]);
    expect(why(p, "move legio-11 roma")).toBe("JC-6.11.a");
    expect(legal(p, "move legio-11 roma")).toEqual([]);

    const q = turnWith({ map: { roma: FIVE }, cards: FIRST });
    play(q, ["activate roma", "move legio-7 ravenna", "halt", "move legio-8 ravenna", "halt"]);
    expect(why(q, "move legio-9 ravenna")).toBe("JC-6.11.a");
    expect(legal(q, "move legio-9 ravenna")).toEqual([]);
  });

  test("JC-6.11.a an attack is held to the same limits: four by a major road, two by a minor one", () => {
    const p = turnWith({
      map: { genua: FIVE, ravenna: ["legio-12", "legio-13", "legio-14"], roma: ["legio-1"] },
      cards: FIRST,
    });
    play(p, ["activate genua", ...FIVE.slice(0, 4).map((legion) => `move ${legion} roma`)]);
    expect(why(p, "move legio-11 roma")).toBe("JC-6.11.a");
    play(p, ["end-group", "activate ravenna", "move legio-12 roma", "move legio-13 roma"]);
    expect(why(p, "move legio-14 roma")).toBe("JC-6.11.a");
  });

  test("JC-6.11.a two blocks cross a strait, but one to attack", () => {
    const three = ["legio-7", "legio-8", "legio-9"];
    const peace = turnWith({ map: { messana: three }, cards: FIRST });
    play(peace, ["activate messana", "move legio-7 rhegium", "halt", "move legio-8 rhegium", "halt"]);
    expect(why(peace, "move legio-9 rhegium")).toBe("JC-4.32.b");
    expect(legal(peace, "move legio-9 rhegium")).toEqual([]);

    const war = turnWith({ map: { messana: three, rhegium: ["legio-1"] }, cards: FIRST });
    play(war, ["activate messana", "move legio-7 rhegium"]);
    expect(why(war, "move legio-8 rhegium")).toBe("JC-4.32.b");
    expect(legal(war, "move legio-8 rhegium")).toEqual([]);
  });

  test("JC-6.11.a a second step uses its road too", () => {
    const p = turnWith({ map: { genua: FIVE }, cards: FIRST });
    play(p, [
      "activate genua",
      "move legio-7 roma",
      "march asculum",
      "move legio-8 roma",
      "march asculum",
      "move legio-9 roma",
    ]);
    expect(why(p, "march asculum")).toBe("JC-6.11.a");
    expect(legal(p, "march neapolis")).toEqual(["march neapolis"]);
  });

  test("JC-6.11.a navis crowd no border", () => {
    const fleet = ["c-navis-1", "c-navis-2", "c-navis-3", "c-navis-4", "c-navis-5"];
    const p = turnWith({ map: { massilia: fleet, tyrrhenum: ["p-navis-1"] }, cards: FIRST });
    play(p, "activate massilia");
    for (const navis of fleet) play(p, [`move ${navis} hispanum`, "halt"]);
    expect(garrison(p, "hispanum")).toEqual(fleet);
  });

  test("JC-C016, JC-6.11.b each player sends two blocks over the road between Roma and Ravenna", () => {
    const map = { ravenna: ["legio-7", "legio-8", "legio-9"], neapolis: ["legio-1", "legio-2", "legio-3"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate ravenna", "move legio-7 roma", "march genua", "move legio-8 roma", "march genua"]);
    expect(why(p, "move legio-9 roma")).toBe("JC-6.11.a");
    play(p, ["move legio-9 aquileia", "halt", "end-moves", "end-levy"]);
    play(p, [
      "activate neapolis",
      "move legio-1 roma",
      "march ravenna",
      "move legio-2 roma",
      "march ravenna",
      "move legio-3 roma",
    ]);
    expect(garrison(p, "ravenna")).toEqual(["legio-1", "legio-2"]);
    expect(why(p, "march ravenna")).toBe("JC-6.11.a");
  });

  test("JC-C017, JC-6.11.b, JC-6.1.b four blocks of either player use the road between Massilia and Genua", () => {
    const ours = ["legio-7", "legio-8", "legio-9", "legio-10"];
    const theirs = ["legio-1", "legio-2", "legio-3", "legio-4"];
    const p = turnWith({ map: { massilia: ours, roma: theirs }, cards: FIRST });
    play(p, "activate massilia");
    for (const legion of ours) play(p, [`move ${legion} genua`, "march ravenna"]);
    play(p, ["end-moves", "end-levy", "activate roma"]);
    for (const legion of theirs) play(p, [`move ${legion} genua`, "march massilia"]);
    expect(garrison(p, "ravenna")).toEqual(ours);
    expect(garrison(p, "massilia")).toEqual(theirs);
  });

  test("JC-C019, JC-6.11.c both directions of a road count together", () => {
    const p = turnWith({ map: { roma: ["legio-7"], ravenna: ["legio-8", "legio-9"] }, cards: FIRST });
    play(p, ["activate roma", "move legio-7 ravenna", "halt", "activate ravenna", "move legio-8 roma", "halt"]);
    expect(at(p, "legio-8")).toBe("roma");
    expect(why(p, "move legio-9 roma")).toBe("JC-6.11.a");
    expect(legal(p, "move legio-9 roma")).toEqual([]);
  });

  test("JC-6.11.c a second activation finds the road as the first left it", () => {
    const p = turnWith({ map: { ravenna: ["legio-7", "legio-8", "legio-9"] }, cards: FIRST });
    play(p, [
      "activate ravenna",
      "move legio-7 roma",
      "halt",
      "move legio-8 roma",
      "halt",
      "end-group",
      "activate ravenna",
    ]);
    expect(why(p, "move legio-9 roma")).toBe("JC-6.11.a");
  });

  test("JC-6.11.c over a strait too those who come and those who go count together", () => {
    const p = turnWith({ map: { messana: ["legio-7", "legio-8"], rhegium: ["legio-9"] }, cards: FIRST });
    play(p, ["activate rhegium", "move legio-9 messana", "halt", "activate messana", "move legio-7 rhegium", "halt"]);
    expect(why(p, "move legio-8 rhegium")).toBe("JC-4.32.b");
    expect(legal(p, "move legio-8 rhegium")).toEqual([]);
  });
});
