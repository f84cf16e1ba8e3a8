/** The battle laboratory: forces written down, fought, and counted. */
import { BadInput, type Json, listDice, sequence } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { lab } from "./lab.ts";
import type { Position } from "./position.ts";
import { steps } from "./steps/index.ts";
import { battleOf, waysOutOf } from "./testing/battle.ts";
import { actOf, legal, side, strength } from "./testing/table.ts";

const game = sequence(steps);

const roma = {
  place: "roma",
  attacker: "caesar",
  caesar: { blocks: ["caesar", "legio-13 2"], from: "ravenna", reserves: ["legio-8"] },
  pompeius: { blocks: ["legio-1 1"] },
};

/** A battle of the laboratory at its first decision. */
function begun(forces: Json): Position {
  const p = lab.begin(forces);
  game.open(p, listDice([]));
  return p;
}

/** Acts without the checks of a whole table: a laboratory has no cards and no Cleopatra. */
function act(p: Position, text: string, dice: readonly number[] = []): void {
  game.play(p, actOf(text), listDice(dice));
}

describe("begin", () => {
  test("the forces stand face to face, reserves behind", () => {
    const p = begun(roma);
    expect([strength(p, "caesar"), strength(p, "legio-13"), strength(p, "legio-1")]).toEqual([3, 2, 1]);
    expect(battleOf(p)).toMatchObject({ attacker: 0, round: 1, surprise: false });
    expect(legal(p)).toEqual(["fire caesar", "pass caesar"]);
  });

  test("surprise lets the attackers act first", () => {
    const forces = { ...roma, caesar: { blocks: ["legio-13"] }, pompeius: { blocks: ["scipio"] } };
    expect(legal(begun(forces), "fire")).toEqual(["fire scipio"]);
    expect(legal(begun({ ...forces, surprise: true }), "fire")).toEqual(["fire legio-13"]);
  });

  test("attackers retreat where they came from; by default by their first way", () => {
    const p = begun({ ...roma, pompeius: { blocks: ["legio-1"] } });
    act(p, "pass caesar");
    act(p, "pass legio-1");
    act(p, "pass legio-13");
    expect(waysOutOf(p, "caesar")).toEqual(["ravenna"]);
    const port = begun({
      place: "neapolis",
      attacker: "caesar",
      caesar: { blocks: ["caesar", "c-navis-1"], from: "roma" },
      pompeius: { blocks: ["legio-1"] },
    });
    for (const text of ["pass caesar", "pass legio-1", "pass c-navis-1", "pass caesar", "pass legio-1"])
      act(port, text);
    // No navis comes by road: it came over the sea of the port.
    expect(waysOutOf(port, "c-navis-1")).toEqual(["tyrrhenum"]);
  });

  test("reserves of the defender came by a road of their own, and leave by it when roles are exchanged", () => {
    const p = begun({ ...roma, pompeius: { blocks: ["legio-3 1"], reserves: ["legio-1"], from: "neapolis" } });
    act(p, "fire caesar", [1, 6, 6]);
    expect(battleOf(p)).toMatchObject({ attacker: 1, round: 2 });
    for (const text of ["pass caesar", "pass legio-8", "pass legio-13"]) act(p, text);
    expect(waysOutOf(p, "legio-1")).toEqual(["neapolis"]);
  });

  test("a defector fights where he is named; Cleopatra for whom she likes", () => {
    const p = begun({ ...roma, caesar: { blocks: ["legio-5", "cleopatra 2"] } });
    expect([side(p, "legio-5"), side(p, "cleopatra")]).toEqual(["caesar", "caesar"]);
  });
});

describe("bad forces", () => {
  const refused = (forces: Json): string => {
    try {
      lab.begin(forces);
    } catch (error) {
      if (error instanceof BadInput) return error.message;
      throw error;
    }
    throw new Error("these forces were accepted");
  };

  test("no forces at all, no place, no sides", () => {
    for (const forces of [null, 7, "roma", [roma]]) expect(refused(forces)).toContain("Two forces");
    expect(refused({ ...roma, place: "carthago" })).toContain('"carthago" is no place');
    expect(refused({ attacker: "caesar" })).toContain("null is no place");
    expect(refused({ ...roma, attacker: "spartacus" })).toContain("no attacker");
    expect(refused({ place: "roma", attacker: "caesar", caesar: roma.caesar })).toContain("pompeius are missing");
    expect(refused({ ...roma, caesar: [] })).toContain("Two forces");
    expect(refused({ ...roma, surprise: "yes" })).toContain("surprise");
  });

  test("blocks that do not exist, twice, too strong, or where they cannot be", () => {
    const withBlocks = (...blocks: Json[]): Json => ({ ...roma, caesar: { blocks } });
    expect(refused(withBlocks())).toContain("at least one block");
    expect(refused({ ...roma, caesar: { blocks: "legio-13" } })).toContain("list of names");
    expect(refused(withBlocks("legio-99"))).toContain("no block");
    expect(refused(withBlocks(13))).toContain("no block");
    expect(refused(withBlocks("legio-13 4"))).toContain("has strength 3, 2, 1, not 4");
    expect(refused(withBlocks("legio-13", "legio-13 1"))).toContain("named twice");
    expect(refused(withBlocks("pompeius"))).toContain("never fights for caesar");
    expect(refused(withBlocks("p-navis-1"))).toContain("never fights for caesar");
    expect(refused({ ...roma, place: "lugdunum", caesar: { blocks: ["c-navis-1"] } })).toContain("no port");
    expect(refused({ ...roma, place: "hispanum", caesar: { blocks: ["legio-13"] } })).toContain(
      "Only navis fight at sea",
    );
    expect(refused({ ...roma, place: "creta", caesar: { blocks: ["legio-13"] } })).toContain("no way into creta");
  });

  test("attackers from nowhere near", () => {
    expect(refused({ ...roma, caesar: { blocks: ["legio-13"], from: "tarraco" } })).toContain("no neighbour of roma");
    expect(refused({ ...roma, caesar: { blocks: ["legio-13"], from: "gallia" } })).toContain('"gallia" is no place');
    expect(refused({ ...roma, caesar: { blocks: ["legio-13"], from: 4 } })).toContain("no place");
  });
});

describe("over and tally", () => {
  test("it is over when one side is left, before anybody regroups", () => {
    const before = begun(roma);
    const p = begun(roma);
    expect(lab.over(p)).toBe(false);
    act(p, "fire caesar", [1, 6, 6]);
    expect(lab.over(p)).toBe(true);
    expect(lab.tally(before, p)).toEqual({
      winner: "caesar",
      lost: { caesar: { steps: 0, blocks: 0 }, pompeius: { steps: 1, blocks: 1 } },
    });
  });

  test("steps and blocks are counted apart; retreat is no loss; an elephant has two steps", () => {
    const forces = {
      place: "utica",
      attacker: "caesar",
      caesar: { blocks: ["caesar", "legio-13"] },
      pompeius: { blocks: ["p-elephant"] },
    };
    const before = begun(forces);
    const p = begun(forces);
    act(p, "fire caesar", [1, 6, 6]);
    act(p, "fire p-elephant", [1, 6]);
    act(p, "take-hit legio-13");
    act(p, "pass legio-13");
    act(p, "retreat caesar badias");
    act(p, "pass p-elephant");
    act(p, "retreat legio-13 badias");
    expect(lab.over(p)).toBe(true);
    expect(lab.tally(before, p)).toEqual({
      winner: "pompeius",
      lost: { caesar: { steps: 1, blocks: 0 }, pompeius: { steps: 1, blocks: 0 } },
    });
  });

  test("Cleopatra turned is a block lost to her side", () => {
    const forces = { ...roma, pompeius: { blocks: ["cleopatra 1"] } };
    const before = begun(forces);
    const p = begun(forces);
    act(p, "fire caesar", [1, 6, 6]);
    expect(lab.tally(before, p)).toMatchObject({ winner: "caesar", lost: { pompeius: { steps: 1, blocks: 1 } } });
  });

  test("the help shows forces that can be read", () => {
    const example = lab.help.slice(lab.help.indexOf("{"), lab.help.lastIndexOf("}") + 1);
    const p = begun(JSON.parse(example));
    expect([...legal(p, "fire"), strength(p, "legio-10")]).toEqual(["fire caesar", 2]);
  });
});
