/** What is done for somebody who does not answer: least harm, nothing hidden told, and the game goes on. */
import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { CAESAR } from "../blocks.ts";
import { hand } from "../cards.ts";
import { juliusCaesar } from "../index.ts";
import type { Position } from "../position.ts";
import { battle } from "../testing/battle.ts";
import { asked, byDefault, claim, lay, legal, play, push, run, toMove, turnWith } from "../testing/table.ts";

const cards = { caesar: "3/2", pompeius: "2/2" };

describe("cards", () => {
  const holding = (step: "discard" | "choose", turn: number, ...names: string[]): Position => {
    const p = lay({ historical: true, turn });
    for (const name of names) claim(p, name, hand(CAESAR));
    return push(p, { step, side: CAESAR });
  };

  test("JC-2.1.c, JC-2.1.d the weakest card goes, and the gods are kept", () => {
    expect(byDefault(holding("discard", 0, "mars", "4/1", "2/1", "1/3", "apollo", "3/2"))).toBe("discard 2/1a");
    expect(byDefault(holding("choose", 2, "mars", "1/3", "1/2"))).toBe("play 1/2a");
    expect(byDefault(holding("choose", 2, "mars", "vulcan"))).toBe("play mars");
  });

  test("JC-E1.d never Apollo in the first turn", () => {
    expect(byDefault(holding("choose", 1, "apollo", "vulcan"))).toBe("play vulcan");
  });
});

describe("the command phase", () => {
  test("JC-2.1.i nobody moves or levies for another", () => {
    const p = turnWith({ historical: true, cards });
    expect(byDefault(p)).toBe("end-moves");
    play(p, "end-moves");
    expect(byDefault(p)).toBe("end-levy");
  });

  test("JC-2.2.b a group that was set going moves one block, and if it can without a fight", () => {
    const p = turnWith({ map: { genua: ["legio-8", "legio-12"], roma: ["legio-1"], massilia: ["legio-37"] }, cards });
    play(p, "activate genua");
    expect(legal(p)[0]).toBe("move legio-8 massilia");
    expect(byDefault(p)).toBe("move legio-8 ravenna");
    play(p, "move legio-8 ravenna");
    expect(byDefault(p)).toBe("halt");
    play(p, "halt");
    expect(byDefault(p)).toBe("end-group");
  });

  test("JC-7.3.a the border with most blocks is the main attack", () => {
    const p = turnWith({
      map: { genua: ["legio-8"], ravenna: ["legio-12", "legio-13"], roma: ["legio-1"] },
      cards: { caesar: "3/2", pompeius: "2/2" },
    });
    play(p, ["activate genua", "move legio-8 roma", "activate ravenna", "move legio-12 roma", "move legio-13 roma"]);
    play(p, "end-moves");
    expect([asked(p), byDefault(p)]).toEqual(["mainGroup", "main-group ravenna"]);
  });

  test("JC-E0.f gods who strike are declined", () => {
    const under = (god: string): Position =>
      turnWith({
        map: { ravenna: ["legio-13"], roma: ["legio-1"] },
        cards: { caesar: god, pompeius: "2/2" },
      });
    expect([byDefault(under("jupiter")), byDefault(under("vulcan"))]).toEqual(["decline", "decline"]);
  });
});

describe("battles", () => {
  const layout = {
    place: "roma",
    attacker: "caesar",
    from: { genua: ["caesar", "legio-10"] },
    defenders: ["scipio", "legio-1 2"],
  } as const;

  test("JC-7.2.b who can fires, who must leaves", () => {
    expect(byDefault(battle(layout))).toBe("fire scipio");
    const last = battle({ ...layout, round: 4 });
    play(last, "pass scipio");
    expect([toMove(last), byDefault(last)]).toEqual(["caesar", "retreat caesar genua"]);
  });

  test("JC-7.4.c a hit goes to whom one misses least: no leader, and Cleopatra not when she would turn", () => {
    const struck = (defenders: readonly string[], dice: readonly number[]): Position => {
      const p = battle({ ...layout, defenders });
      play(p, legal(p, "fire caesar").length > 0 ? [] : `pass ${defenders[0].split(" ")[0]}`);
      play(p, "fire caesar", dice);
      return p;
    };
    expect(byDefault(struck(["scipio 2", "legio-1 2"], [1, 6, 6]))).toBe("take-hit legio-1");
    expect(byDefault(struck(["cleopatra 2", "legio-1 2"], [1, 6, 6]))).toBe("take-hit cleopatra");
    expect(byDefault(struck(["cleopatra 1", "legio-1 1"], [1, 6, 6]))).toBe("take-hit legio-1");
  });

  test("JC-7.7.a the winner stays", () => {
    const p = battle({ ...layout, defenders: ["legio-1 1"] });
    play(p, "fire caesar", [1, 6, 6]);
    expect([asked(p), byDefault(p)]).toEqual(["regroup", "end-regroup"]);
  });
});

describe("winter", () => {
  test("JC-8.2.a, JC-8.3.b, JC-8.5.b the first port, the weakest block, and nobody of one's own will", () => {
    const p = push(
      lay({
        map: {
          hispanum: ["c-navis-1"],
          massilia: ["antonius 1", "legio-7 1", "legio-10", "legio-8 2", "legio-9"],
          tarraco: ["legio-12"],
        },
      }),
      { step: "winter" },
    );
    run(p);
    expect([asked(p), byDefault(p)]).toEqual(["port", "to-port c-navis-1 massilia"]);
    play(p, "to-port c-navis-1 massilia");
    expect([asked(p), byDefault(p)]).toEqual(["surplus", "disband legio-7"]);
    play(p, "disband legio-7");
    play(p, byDefault(p));
    expect([asked(p), byDefault(p)]).toEqual(["disband", "end-disband"]);
  });
});

test("free set-up ends as it began", () => {
  const p = juliusCaesar.begin("free");
  expect(byDefault(p)).toBe("deployed");
});

test("JC-1.2.a a game in which nobody ever answers comes to its end", () => {
  const p = juliusCaesar.begin("historical");
  const dice = seededDice("absent");
  juliusCaesar.open(p, dice);
  let acts = 0;
  for (; juliusCaesar.toMove(p) !== "over"; acts++) {
    const act = juliusCaesar.byDefault(p);
    expect(juliusCaesar.refuse(p, act)).toBeNull();
    juliusCaesar.play(p, act, dice);
  }
  expect([acts < 500, juliusCaesar.outcome(p)?.results]).toEqual([true, { caesar: "lost", pompeius: "won" }]);
});

describe("choices made ahead", () => {
  test("JC-2.1.c, JC-2.1.d Pompeius may discard and choose while Caesar is asked, from his own hand", () => {
    const p = juliusCaesar.begin("historical");
    juliusCaesar.open(p, seededDice("ahead"));
    for (const ask of ["discard", "choose"]) {
      expect([asked(p), toMove(p)]).toEqual([ask, "caesar"]);
      expect(juliusCaesar.ahead(p, "caesar")).toBeNull();
      const turned = juliusCaesar.ahead(p, "pompeius");
      if (turned === null) throw new Error("Pompeius has to wait");
      expect([toMove(turned), asked(turned), toMove(p)]).toEqual(["pompeius", ask, "caesar"]);
      const early = legal(turned);
      play(p, legal(p)[0]);
      expect(legal(p)).toEqual(early);
      expect(juliusCaesar.ahead(p, "caesar")).toBeNull();
      play(p, early[0], seededDice("reveal"));
    }
  });

  test("nobody moves, levies or fights before he is asked", () => {
    const p = turnWith({ historical: true, cards });
    for (const seat of juliusCaesar.seats) expect(juliusCaesar.ahead(p, seat)).toBeNull();
    const free = juliusCaesar.begin("free");
    for (const seat of juliusCaesar.seats) expect(juliusCaesar.ahead(free, seat)).toBeNull();
  });
});

test("what is secret in a question is marked so", () => {
  const p = turnWith({ map: { genua: ["legio-8"] }, cards });
  expect(juliusCaesar.question(p).secret).toBeUndefined();
  play(p, ["activate genua", "move legio-8 ravenna"]);
  expect(juliusCaesar.question(p)).toMatchObject({ ask: "march", block: "legio-8", secret: true });
});
