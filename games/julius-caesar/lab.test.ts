/** The battle laboratory: forces written down, fought, and counted. */
import { BadInput, type Json, listDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { makeLab } from "./lab.ts";
import type { Position } from "./position.ts";
import { inSteps } from "./steps/index.ts";
import { battleOf, waysOutOf } from "./testing/battle.ts";
import { actOf, box, legal, side, strength } from "./testing/table.ts";

const lab = makeLab(box);

const roma = {
  place: "roma",
  attacker: "caesar",
  caesar: { blocks: ["caesar", "legio-13 2"], from: "ravenna", reserves: ["legio-8"] },
  pompeius: { blocks: ["legio-1 1"] },
};

/** A battle of the laboratory at its first decision. */
function begun(forces: Json): Position {
  const p = lab.begin(forces);
  inSteps.open(p, listDice([]));
  return p;
}

/** Acts without the checks of a whole table: a laboratory has no cards and no Cleopatra. */
function act(p: Position, text: string, dice: readonly number[] = []): void {
  inSteps.play(p, actOf(text), listDice(dice));
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
    for (const forces of [null, 7, "roma", [roma]]) expect(refused(forces)).toContain("The forces: must be an object");
    expect(refused({ ...roma, place: "carthago" })).toBe('place: "carthago" is no place.');
    expect(refused({ attacker: "caesar" })).toBe("place: missing is no place.");
    expect(refused({ ...roma, attacker: "spartacus" })).toContain("attacker: must be one of caesar, pompeius");
    expect(refused({ place: "roma", attacker: "caesar", caesar: roma.caesar })).toBe(
      "pompeius: the forces of pompeius are missing.",
    );
    expect(refused({ ...roma, caesar: [] })).toContain("caesar: must be an object");
    expect(refused({ ...roma, surprise: "yes" })).toContain("surprise: must be true or false");
    expect(refused({ ...roma, rounds: 2 })).toContain("rounds: there is no such field");
    expect(refused({ ...roma, caesar: { ...roma.caesar, horses: 2 } })).toContain(
      "caesar.horses: there is no such field",
    );
  });

  test("blocks that do not exist, twice, too strong, or where they cannot be", () => {
    const withBlocks = (...blocks: Json[]): Json => ({ ...roma, caesar: { blocks } });
    expect(refused(withBlocks())).toContain("at least one block");
    expect(refused({ ...roma, caesar: { blocks: "legio-13" } })).toContain("caesar.blocks: must be a list");
    expect(refused(withBlocks("legio-99"))).toBe('caesar.blocks[0]: "legio-99" is no block.');
    expect(refused(withBlocks(13))).toContain("caesar.blocks[0]: must be a text");
    expect(refused(withBlocks("legio-13 4"))).toContain("has strength 3, 2, 1, not 4");
    expect(refused(withBlocks("legio-13", "legio-13 1"))).toBe("caesar.blocks[1]: the block is named twice.");
    expect(refused(withBlocks("pompeius"))).toContain("never fights for caesar");
    expect(refused(withBlocks("p-navis-1"))).toContain("never fights for caesar");
    expect(refused({ ...roma, place: "lugdunum", caesar: { blocks: ["c-navis-1"] } })).toContain("no port");
    expect(refused({ ...roma, place: "hispanum", caesar: { blocks: ["legio-13"] } })).toContain(
      "only navis fight at sea",
    );
    expect(refused({ ...roma, place: "creta", caesar: { blocks: ["legio-13"] } })).toContain("no way into creta");
  });

  test("attackers from nowhere near", () => {
    const from = (origin: Json): Json => ({ ...roma, caesar: { blocks: ["legio-13"], from: origin } });
    expect(refused(from("tarraco"))).toBe('caesar.from: "tarraco" is no neighbour of roma.');
    expect(refused(from("gallia"))).toBe('caesar.from: "gallia" is no place.');
    expect(refused(from(4))).toContain("caesar.from: must be a text");
    expect(refused(from(["ravenna", "tarraco"]))).toBe('caesar.from[1]: "tarraco" is no neighbour of roma.');
  });

  test("a moment that no battle has", () => {
    expect(refused({ ...roma, round: 5 })).toContain("round: must be a whole number from 1 to 4");
    expect(refused({ ...roma, round: 2 })).toBe("caesar.reserves[0]: there are no reserves after round 1.");
    expect(refused({ ...roma, round: 1, turn: "caesar E" })).toContain("turn: must be one of caesar A");
    expect(refused({ ...roma, round: 1, hits: 1 })).toBe('hits: there must be a "turn" in which they were struck.');
    expect(refused({ ...roma, round: 1, caesar: { ...roma.caesar, acted: ["legio-8"] } })).toBe(
      "caesar.acted[0]: it is not among the blocks that fight.",
    );
    expect(refused({ ...roma, around: { caesar: ["roma"] } })).toBe("around.caesar[0]: that is where the battle is.");
    expect(refused({ ...roma, options: { weather: "rain" } })).toContain(
      'options: Julius Caesar has no option "weather"',
    );
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
    const example = lab.help.slice(lab.help.indexOf("{"), lab.help.indexOf("\n  }") + 4);
    const p = begun(JSON.parse(example));
    expect([...legal(p, "fire"), strength(p, "legio-10")]).toEqual(["fire caesar", 2]);
  });
});
