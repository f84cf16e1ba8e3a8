/** The blocks in play (chapter 3): dice by strength, hits by firepower, turns by letter, and where each is levied. */
import { describe, expect, test } from "vitest";
import { juliusCaesar } from "./index.ts";
import type { Position } from "./position.ts";
import {
  asked,
  at,
  block,
  box,
  type Layout,
  legal,
  play,
  side,
  strength,
  told,
  toMove,
  turnWith,
  why,
} from "./testing/table.ts";

/** A battle of Roma about to be fought: Caesar attacks from Genua. */
function battleOfRoma(attackers: readonly string[], defenders: readonly string[]): Position {
  const p = turnWith({ map: { genua: attackers, roma: defenders }, cards: { caesar: "3/1", pompeius: "2/2" } });
  play(p, "activate genua");
  for (const attacker of attackers) play(p, `move ${attacker.split(" ")[0]} roma`);
  play(p, ["end-moves", "end-levy", "end-moves", "end-levy"]);
  return p;
}

describe("fighting", () => {
  test("JC-3.11.a a block throws as many dice as its strength", () => {
    for (const [written, dice] of [
      ["legio-17", 4],
      ["legio-17 3", 3],
      ["legio-7 2", 2],
      ["legio-7 1", 1],
    ] as const) {
      const p = battleOfRoma([written], ["legio-1"]);
      play(p, "fire legio-1", [6, 6, 6, 6]);
      const [fired] = told(play(p, `fire ${written.split(" ")[0]}`, new Array(dice).fill(6)), "fired");
      expect(fired.dice, written).toHaveLength(dice);
    }
  });

  test("JC-C128, JC-3.11.b, JC-7.4.e, JC-7.5.a a hit costs a step; at the last step the block falls and lies face up", () => {
    const strong = battleOfRoma(["legio-7"], ["legio-5 3"]);
    play(strong, "pass legio-5");
    play(strong, "fire legio-7", [2, 6, 6]);
    expect([strength(strong, "legio-5"), at(strong, "legio-5")]).toEqual([2, "roma"]);

    const weak = battleOfRoma(["legio-7"], ["legio-5 1"]);
    play(weak, "pass legio-5");
    const events = play(weak, "fire legio-7", [2, 6, 6]);
    expect(at(weak, "legio-5")).toBe("fallen");
    expect(told(events, "eliminated").map((event) => [event.block, event.side])).toEqual([["legio-5", "pompeius"]]);
  });

  test("JC-3.11.b steps follow the strengths printed on the block", () => {
    const elephant = block("p-elephant");
    const legion = block("legio-17");
    expect([4, 2].map((from) => box.stepDown[elephant][from])).toEqual([2, 0]);
    expect([4, 3, 2, 1].map((from) => box.stepDown[legion][from])).toEqual([3, 2, 1, 0]);
    expect([2, 4].map((from) => box.stepUp[elephant][from])).toEqual([4, 4]);
  });

  test("JC-3.12.b a die equal to the firepower hits, one above it misses", () => {
    const p = battleOfRoma(["legio-10"], ["legio-1"]);
    play(p, "pass legio-1");
    const [fired] = told(play(p, "fire legio-10", [4, 5, 4]), "fired");
    expect([fired.firepower, fired.hits]).toEqual([4, 2]);
    expect(strength(p, "legio-1")).toBe(2);
  });

  test("JC-3.12.a A before B before C before D, and within a letter the defender first", () => {
    const p = battleOfRoma(
      ["caesar", "c-equitatus-1", "legio-7", "c-ballista"],
      ["scipio", "p-equitatus-1", "legio-1", "p-navis-1"],
    );
    const order: string[] = [];
    while (asked(p) === "battleTurn" && order.length < 8) {
      const [first] = legal(p, "pass");
      order.push(first.replace("pass ", ""));
      play(p, first);
    }
    expect(order).toEqual([
      "scipio",
      "caesar",
      "p-equitatus-1",
      "c-equitatus-1",
      "legio-1",
      "legio-7",
      "p-navis-1",
      "c-ballista",
    ]);
  });

  test("JC-3.12.a a block out of its letter may not act yet", () => {
    const p = battleOfRoma(["caesar", "legio-7"], ["legio-1"]);
    expect(toMove(p)).toBe("caesar");
    expect(legal(p)).toEqual(["fire caesar", "pass caesar"]);
    expect(why(p, "fire legio-7")).toBe("JC-7.1.c");
  });
});

/** Caesar at his levies, with three points to spend. */
function levying(layout: Layout): Position {
  const p = turnWith({ ...layout, cards: { caesar: "1/3", pompeius: "1/2" } });
  play(p, "end-moves");
  expect(asked(p)).toBe("levy");
  return p;
}

/** The cities where a block of the pool may appear. */
const citiesFor = (p: Position, block: string): string[] =>
  legal(p, `levy ${block} `)
    .map((act) => act.split(" ")[2])
    .sort();

describe("levies by type", () => {
  const HELD = { ravenna: ["legio-14"], lugdunum: ["legio-16"], byzantium: ["legio-11"], massilia: ["legio-12"] };

  test("JC-3.13.a a legion comes from the pool in the city of its name and nowhere else", () => {
    const p = levying({ map: HELD });
    expect(citiesFor(p, "legio-13")).toEqual(["ravenna"]);
    expect(why(p, "levy legio-13 massilia")).toBe("JC-6.4.f");
    expect(citiesFor(p, "legio-17")).toEqual([]);
    expect(why(p, "levy legio-17 roma")).toBe("JC-6.4.i");
  });

  test("JC-3.23.a, JC-3.25.a auxilia and ballista come in any friendly city", () => {
    const p = levying({ map: HELD });
    const friendly = ["byzantium", "lugdunum", "massilia", "ravenna"];
    for (const name of ["c-auxilia-1", "c-auxilia-4", "c-ballista"]) expect(citiesFor(p, name), name).toEqual(friendly);
  });

  test("JC-3.24.a equitatus come in their own city only", () => {
    const p = levying({ map: HELD });
    expect(citiesFor(p, "c-equitatus-1")).toEqual(["lugdunum"]);
    expect(citiesFor(p, "c-equitatus-3")).toEqual(["byzantium"]);
    expect(citiesFor(p, "c-equitatus-2")).toEqual([]);
    expect(why(p, "levy c-equitatus-1 ravenna")).toBe("JC-6.4.f");
  });

  test("JC-3.26.b navis come in major ports only; Byzantium, a port, is none", () => {
    const p = levying({ map: HELD });
    expect(citiesFor(p, "c-navis-3")).toEqual(["massilia", "ravenna"]);
    expect(why(p, "levy c-navis-3 byzantium")).toBe("JC-6.4.h");
    expect(why(p, "levy c-navis-3 lugdunum")).toBe("JC-6.4.h");
  });

  test("JC-C058, JC-3.21.b, JC-7.51.b the third leader waits until one of his side is dead, then comes anywhere", () => {
    const waiting = levying({ map: HELD });
    expect(citiesFor(waiting, "octavianus")).toEqual([]);
    expect(why(waiting, "levy octavianus massilia")).toBe("JC-3.21.b");
    const released = levying({ map: HELD, trophies: ["antonius"] });
    expect(citiesFor(released, "octavianus")).toEqual(["byzantium", "lugdunum", "massilia", "ravenna"]);
    play(released, "levy octavianus lugdunum");
    expect(at(released, "octavianus")).toBe("lugdunum");
    // The death of an enemy releases nobody.
    expect(citiesFor(levying({ map: HELD, trophies: ["scipio"] }), "octavianus")).toEqual([]);
  });
});

describe("Cleopatra", () => {
  test("JC-3.27.a she starts with Pompeius at IV, and is no leader", () => {
    const p = juliusCaesar.begin("historical");
    const cleopatra = block("cleopatra");
    expect([at(p, "cleopatra"), strength(p, "cleopatra"), p.side[cleopatra]]).toEqual(["alexandria", 4, 1]);
    expect([box.type[cleopatra], box.isLeader[cleopatra]]).toEqual(["cleopatra", false]);
    expect(box.blocks.filter((each) => box.isLeader[each])).toHaveLength(6);
  });

  test("JC-3.27.a she fights as a C block that hits with a 1 only", () => {
    const p = battleOfRoma(["legio-7"], ["cleopatra 2", "p-navis-1"]);
    expect(legal(p)).toEqual(["fire cleopatra", "pass cleopatra"]);
    const [fired] = told(play(p, "fire cleopatra", [1, 2]), "fired");
    expect(fired.hits).toBe(1);
  });

  test("JC-3.27.a struck down she is no trophy: she changes sides instead", () => {
    const p = battleOfRoma(["legio-10"], ["cleopatra 1"]);
    play(p, "pass cleopatra");
    const events = play(p, "fire legio-10", [1, 6, 6]);
    expect([told(events, "trophy"), told(events, "eliminated")]).toEqual([[], []]);
    expect([at(p, "cleopatra"), strength(p, "cleopatra"), side(p, "cleopatra")]).toEqual(["roma", 1, "caesar"]);
  });
});
