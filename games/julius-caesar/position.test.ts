/** States of cities and seas (4.21, 4.4) and victory points (1.2). */
import { describe, expect, test } from "vitest";
import { BOTH, CAESAR, POMPEIUS, SIDES } from "./blocks.ts";
import { attackerOf, isContested, isEnemy, isFriendly, isVacant, type Position, points } from "./position.ts";
import { at, box, lay, legal, place, play, strength, told, toMove, turnWith } from "./testing/table.ts";

/** In the words of the rules, or a complaint when more than one of them fits. */
function stateOf(p: Position, name: string): string {
  const here = place(name);
  const fits = [
    ...BOTH.filter((side) => isFriendly(p, side, here)).map((side) => `friendly to ${SIDES[side]}`),
    ...(isVacant(p, here) ? ["vacant"] : []),
    ...(isContested(p, here) ? ["contested"] : []),
  ];
  return fits.join(" and ");
}

const pointsOf = (p: Position): number[] => [points(p, CAESAR), points(p, POMPEIUS)];

describe("cities", () => {
  test("JC-C119, JC-4.21.a, JC-4.21.c, JC-4.21.d, JC-4.21.e a city changes state at once", () => {
    const p = turnWith({
      map: { roma: ["legio-7", "legio-8"], neapolis: ["legio-1"] },
      cards: { caesar: "3/1", pompeius: "2/2" },
    });
    expect(stateOf(p, "roma")).toBe("friendly to caesar");
    play(p, ["activate roma", "move legio-7 genua", "halt"]);
    expect(stateOf(p, "roma")).toBe("friendly to caesar");
    play(p, ["move legio-8 genua", "halt"]);
    expect(stateOf(p, "roma")).toBe("vacant");
    expect(stateOf(p, "genua")).toBe("friendly to caesar");
    play(p, ["end-moves", "end-levy", "activate neapolis", "move legio-1 roma", "halt"]);
    expect(stateOf(p, "roma")).toBe("friendly to pompeius");
    play(p, ["end-moves", "end-levy"]);
    for (const side of ["caesar", "pompeius"]) {
      expect(toMove(p)).toBe(side);
      play(p, legal(p, "play")[0]);
    }
    while (toMove(p) === "pompeius") play(p, legal(p, "end-")[0]);
    play(p, ["activate genua", "move legio-7 roma"]);
    expect(stateOf(p, "roma")).toBe("contested");
  });

  test("JC-C131, JC-4.21.b, JC-6.12.a a city with enemy blocks only is enemy; who enters it attacks", () => {
    const p = turnWith({
      map: { utica: ["legio-39"], tacape: ["legio-17"] },
      cards: { caesar: "3/1", pompeius: "2/2" },
    });
    const utica = place("utica");
    expect([isEnemy(p, CAESAR, utica), isEnemy(p, POMPEIUS, utica)]).toEqual([true, false]);
    const events = play(p, ["activate tacape", "move legio-17 utica"]);
    expect(stateOf(p, "utica")).toBe("contested");
    expect([isEnemy(p, CAESAR, utica), isEnemy(p, POMPEIUS, utica)]).toEqual([false, false]);
    expect(SIDES[attackerOf(p, utica)]).toBe("caesar");
    expect(told(events, "moved")[0].how).toBe("attack");
  });

  test("JC-4.21.d a city stays contested until its battle is over, and then has one master", () => {
    const p = turnWith({
      map: { utica: ["legio-39 1"], tacape: ["legio-17"] },
      cards: { caesar: "3/1", pompeius: "2/2" },
    });
    play(p, ["activate tacape", "move legio-17 utica", "end-moves", "end-levy", "end-moves", "end-levy"]);
    expect(stateOf(p, "utica")).toBe("contested");
    play(p, "fire legio-39", [6]);
    expect(stateOf(p, "utica")).toBe("contested");
    play(p, "fire legio-17", [1, 6, 6, 6]);
    expect(stateOf(p, "utica")).toBe("friendly to caesar");
  });

  test("JC-C043, JC-4.21.a, JC-1.2.b a navis alone holds a city and scores it", () => {
    const p = lay({ map: { ephesus: ["c-navis-1"] } });
    expect(stateOf(p, "ephesus")).toBe("friendly to caesar");
    expect(points(p, CAESAR)).toBe(1);
  });

  test("JC-4.21.c a vacant city is nobody's, and scores for nobody", () => {
    const p = lay({ map: { alexandria: ["cleopatra"] } });
    expect(stateOf(p, "roma")).toBe("vacant");
    expect([isEnemy(p, CAESAR, place("roma")), isEnemy(p, POMPEIUS, place("roma"))]).toEqual([false, false]);
    expect(pointsOf(p)).toEqual([0, 2]);
  });
});

describe("seas", () => {
  test("JC-4.4.b a sea takes the state of the navis in it, at once", () => {
    const p = turnWith({
      map: { tyrrhenum: ["c-navis-1"], hispanum: ["p-navis-1"], massilia: ["c-navis-2"], genua: ["legio-8"] },
      cards: { caesar: "3/1", pompeius: "2/2" },
    });
    const seas = (): string[] => ["tyrrhenum", "hispanum", "internum"].map((sea) => stateOf(p, sea));
    expect(seas()).toEqual(["friendly to caesar", "friendly to pompeius", "vacant"]);
    play(p, ["activate tyrrhenum", "move c-navis-1 internum", "halt"]);
    expect(seas()).toEqual(["vacant", "friendly to pompeius", "friendly to caesar"]);
    play(p, ["activate massilia", "move c-navis-2 hispanum"]);
    expect(seas()).toEqual(["vacant", "contested", "friendly to caesar"]);
  });

  test("JC-4.4.b a sea contested by the first player carries no block of the second", () => {
    const layout = {
      map: { massilia: ["c-navis-2"], hispanum: ["p-navis-1"], utica: ["legio-39"] },
      cards: { caesar: "3/1", pompeius: "2/2" },
    };
    const calm = turnWith(layout);
    play(calm, ["end-moves", "end-levy"]);
    expect(legal(calm, "sail legio-39 tarraco")).toEqual(["sail legio-39 tarraco hispanum"]);
    const p = turnWith(layout);
    play(p, ["activate massilia", "move c-navis-2 hispanum", "end-moves", "end-levy"]);
    expect([toMove(p), legal(p, "sail")]).toEqual(["pompeius", []]);
  });
});

describe("victory points", () => {
  test("JC-C011, JC-4.2.b, JC-1.2.b, JC-5.1.b, JC-5.1.c at the start Pompeius holds 7 points, Caesar 1, and 5 lie open", () => {
    const p = lay({ historical: true });
    expect(pointsOf(p)).toEqual([1, 7]);
    let open = 0;
    for (const city of box.cities) if (isVacant(p, city)) open += box.value[city];
    expect(open).toBe(5);
  });

  test("JC-C109, JC-1.2.b, JC-7.51.a seven points of cities and two dead leaders make nine", () => {
    const p = lay({
      map: {
        roma: ["legio-7"],
        massilia: ["legio-8"],
        tarraco: ["legio-9"],
        "carthago-nova": ["legio-10"],
        syracusae: ["legio-11"],
        utica: ["legio-12"],
      },
      trophies: ["scipio", "pompeius"],
    });
    expect(pointsOf(p)).toEqual([9, 2]);
  });

  test("JC-1.2.b each side counts the leaders of the other, and the worth of its own cities only", () => {
    const p = lay({ map: { roma: ["legio-1"], massilia: ["legio-7"] }, trophies: ["caesar", "antonius", "brutus"] });
    expect(pointsOf(p)).toEqual([1 + 1, 2 + 2 + 2]);
  });

  test("JC-1.2.b a contested city counts for nobody", () => {
    const p = turnWith({ map: { genua: ["legio-8"], roma: ["legio-1"] }, cards: { caesar: "3/1", pompeius: "2/2" } });
    expect(pointsOf(p)).toEqual([0, 4]);
    play(p, ["activate genua", "move legio-8 roma"]);
    expect(pointsOf(p)).toEqual([0, 2]);
  });

  test("JC-1.2.b a city held by a defector counts for whom he serves", () => {
    const p = lay({ map: { roma: ["legio-1 2 caesar"] } });
    expect([at(p, "legio-1"), strength(p, "legio-1")]).toEqual(["roma", 2]);
    expect(pointsOf(p)).toEqual([2, 2]);
  });
});
