/** Levies (6.4). */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import {
  asked,
  at,
  garrison,
  goTo,
  type Layout,
  legal,
  play,
  question,
  run,
  strength,
  toMove,
  turnWith,
  why,
  YEARS,
} from "../testing/table.ts";

/** Caesar, first, is about to levy with three points. */
function caesarLevies(layout: Layout): Position {
  const p = turnWith({ ...layout, cards: { caesar: "2/3", pompeius: "1/2" } });
  play(p, "end-moves");
  expect([toMove(p), asked(p)]).toEqual(["caesar", "levy"]);
  return p;
}

/** Pompeius, first, is about to levy with three points. */
function pompeiusLevies(layout: Layout): Position {
  const p = turnWith({ ...layout, cards: { caesar: "1/2", pompeius: "2/3" } });
  play(p, "end-moves");
  return p;
}

describe("6.4 steps for blocks on the map", () => {
  test("JC-C151, JC-6.4.a, JC-6.4.l two points raise Legio 1 from II to IV; a third finds it full", () => {
    const p = pompeiusLevies({ map: { neapolis: ["legio-1 2"] } });
    expect(legal(p, "raise")).toContain("raise legio-1");
    play(p, "raise legio-1");
    expect([strength(p, "legio-1"), question(p)]).toMatchObject([3, { levies: 2 }]);
    play(p, "raise legio-1");
    expect(strength(p, "legio-1")).toBe(4);
    expect(why(p, "raise legio-1")).toBe("JC-6.4.l");
    expect(legal(p, "raise legio-1")).toEqual([]);
    expect(question(p)).toMatchObject({ ask: "levy", levies: 1 });
  });

  test("JC-6.4.a when the last point is spent the levy is over", () => {
    const p = caesarLevies({ map: { genua: ["legio-7 1", "legio-17 1"] } });
    play(p, ["raise legio-7", "raise legio-17", "raise legio-17"]);
    expect([strength(p, "legio-7"), strength(p, "legio-17")]).toEqual([2, 3]);
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "movement"]);
  });

  test("JC-6.4.a nobody strengthens a block of the other side or one off the map", () => {
    const p = caesarLevies({ map: { genua: ["legio-7"], roma: ["legio-1 2"] } });
    expect(why(p, "raise legio-1")).toBe("JC-2.2.a");
    expect(why(p, "raise legio-8")).toBe("JC-4.1.a");
  });

  test("JC-C055, JC-6.4.j a block that moved gains a step, in a city that was vacant before it came", () => {
    const p = turnWith({ map: { genua: ["legio-10 2"] }, cards: { caesar: "2/3", pompeius: "1/2" } });
    play(p, ["activate genua", "move legio-10 roma", "halt", "end-moves"]);
    expect(legal(p, "raise")).toEqual(["raise legio-10"]);
    play(p, "raise legio-10");
    expect(strength(p, "legio-10")).toBe(3);
    // The city is friendly for new blocks as well.
    expect(why(p, "levy legio-17 roma")).toBe("legal");
  });

  test("JC-C056, JC-6.4.l a block at its maximum gains nothing", () => {
    const p = caesarLevies({ map: { genua: ["legio-10 3", "antonius 2"] } });
    expect([why(p, "raise legio-10"), why(p, "raise antonius")]).toEqual(["JC-6.4.l", "JC-6.4.l"]);
    expect(legal(p, "raise")).toEqual([]);
    // What is asked speaks only of what can be done, and to its own side alone.
    expect(question(p)).toMatchObject({ raises: false, enters: true, secret: true });
  });

  test("JC-C059, JC-6.4.k equitatus gain steps away from home", () => {
    const p = caesarLevies({ map: { narbo: ["c-equitatus-1 2", "legio-16 1"] } });
    play(p, ["raise c-equitatus-1", "raise legio-16"]);
    expect([strength(p, "c-equitatus-1"), strength(p, "legio-16")]).toEqual([3, 2]);
  });

  test("JC-6.4.k, JC-6.4.g the elephant too grows in any friendly city, from II to IV for one point", () => {
    const p = pompeiusLevies({ map: { tacape: ["p-elephant 2"] } });
    play(p, "raise p-elephant");
    expect(strength(p, "p-elephant")).toBe(4);
    expect(why(p, "raise p-elephant")).toBe("JC-6.4.l");
  });

  test("JC-C189, JC-6.4.n, JC-6.4.a Cleopatra and a defector gain steps for whom they serve", () => {
    const map = { alexandria: ["cleopatra 1 caesar"], ravenna: ["legio-1 2 caesar"], roma: ["legio-2 2"] };
    const p = caesarLevies({ map });
    expect(legal(p, "raise").sort()).toEqual(["raise cleopatra", "raise legio-1"]);
    play(p, ["raise cleopatra", "raise legio-1", "end-levy"]);
    expect([strength(p, "cleopatra"), strength(p, "legio-1")]).toEqual([2, 3]);
    play(p, "end-moves");
    expect([why(p, "raise cleopatra"), why(p, "raise legio-1")]).toEqual(["JC-2.2.a", "JC-2.2.a"]);
  });

  test("JC-6.4.n a side levies no block of the other's colour from the pool, and Cleopatra from nowhere", () => {
    const p = caesarLevies({ map: { genua: ["legio-7"], utica: ["legio-8"] } });
    expect(why(p, "levy p-auxilia-1 genua")).toBe("JC-2.2.a");
    expect(why(p, "levy legio-39 utica")).toBe("JC-2.2.a");
    expect(why(p, "levy cleopatra genua")).toBe("JC-2.2.a");
    expect(legal(p, "levy p-")).toEqual([]);
  });
});

describe("6.4 new blocks", () => {
  test("JC-C054, JC-6.4.b, JC-6.4.c a new legion appears at I and is raised at once, a point a step", () => {
    const p = caesarLevies({ map: { athenae: ["legio-7"] } });
    play(p, "levy legio-20 athenae");
    expect([at(p, "legio-20"), strength(p, "legio-20")]).toEqual(["athenae", 1]);
    expect(question(p)).toMatchObject({ levies: 2 });
    play(p, ["raise legio-20", "raise legio-20"]);
    expect(strength(p, "legio-20")).toBe(3);
    expect(asked(p)).toBe("movement");
  });

  test("JC-6.4.b only a block that stands in the pool is new", () => {
    const p = caesarLevies({ map: { genua: ["legio-11"], ravenna: ["c-auxilia-1 2"] } });
    expect(why(p, "levy legio-11 genua")).toBe("JC-6.4.b");
    expect(why(p, "levy c-auxilia-1 genua")).toBe("JC-6.4.b");
    play(p, "levy legio-12 genua");
    expect(why(p, "levy legio-12 genua")).toBe("JC-6.4.b");
  });

  test("JC-C152, JC-6.4.d, JC-6.4.e three new blocks in Lugdunum with one card", () => {
    const p = caesarLevies({ map: { lugdunum: ["legio-16"] } });
    play(p, ["levy c-auxilia-1 lugdunum", "levy c-auxilia-3 lugdunum", "levy c-ballista lugdunum"]);
    expect(garrison(p, "lugdunum")).toEqual(["legio-16", "c-auxilia-1", "c-auxilia-3", "c-ballista"]);
    expect(["c-auxilia-1", "c-auxilia-3", "c-ballista"].map((block) => strength(p, block))).toEqual([1, 1, 1]);
  });

  test("JC-6.4.e leaders, ballista and auxilia come to any friendly city and to no other", () => {
    const p = caesarLevies({ map: { treviri: ["legio-16"], badias: ["legio-7"], roma: ["legio-1"] } });
    for (const block of ["antonius", "c-ballista", "c-auxilia-2", "c-auxilia-4"]) {
      expect(legal(p, `levy ${block} `).sort()).toEqual([`levy ${block} badias`, `levy ${block} treviri`]);
      expect(why(p, `levy ${block} roma`)).toBe("JC-6.4.i");
    }
  });

  test("JC-C051, JC-6.4.f, JC-6.4.i Legio 17 is raised in Roma while Roma is friendly: not vacant, contested or enemy", () => {
    const friendly = caesarLevies({ map: { roma: ["legio-7"] } });
    expect(legal(friendly, "levy legio-17")).toEqual(["levy legio-17 roma"]);

    const vacant = caesarLevies({ map: { genua: ["legio-7"] } });
    expect([why(vacant, "levy legio-17 roma"), legal(vacant, "levy legio-17")]).toEqual(["JC-6.4.i", []]);

    const enemy = caesarLevies({ map: { genua: ["legio-7"], roma: ["legio-1"] } });
    expect([why(enemy, "levy legio-17 roma"), legal(enemy, "levy legio-17")]).toEqual(["JC-6.4.i", []]);

    const contested = turnWith({
      map: { genua: ["legio-7"], roma: ["legio-1"] },
      cards: { caesar: "2/3", pompeius: "1/2" },
    });
    play(contested, ["activate genua", "move legio-7 roma", "end-moves"]);
    expect([why(contested, "levy legio-17 roma"), legal(contested, "levy legio-17")]).toEqual(["JC-6.4.i", []]);
  });

  test("JC-6.4.f legions and equitatus come to the city of their label and to no other friendly one", () => {
    const p = caesarLevies({ map: { genua: ["legio-7"], lugdunum: ["legio-8"], aquileia: ["legio-9"] } });
    expect(legal(p, "levy legio-16")).toEqual(["levy legio-16 aquileia"]);
    expect(legal(p, "levy c-equitatus-1")).toEqual(["levy c-equitatus-1 lugdunum"]);
    expect(why(p, "levy legio-16 genua")).toBe("JC-6.4.f");
    expect(why(p, "levy c-equitatus-1 genua")).toBe("JC-6.4.f");
    expect(legal(p, "levy c-equitatus-2")).toEqual([]);
  });

  test("JC-C053, JC-6.4.g one point brings the elephant to Utica at II, one more makes it IV", () => {
    const p = pompeiusLevies({ map: { utica: ["legio-39"], badias: ["legio-38"] } });
    expect(legal(p, "levy p-elephant")).toEqual(["levy p-elephant utica"]);
    expect(why(p, "levy p-elephant badias")).toBe("JC-6.4.g");
    play(p, "levy p-elephant utica");
    expect(strength(p, "p-elephant")).toBe(2);
    play(p, "raise p-elephant");
    expect([strength(p, "p-elephant"), question(p)]).toMatchObject([4, { levies: 1 }]);
  });

  test("JC-C052, JC-6.4.h, JC-3.26.b new navis in a major port; steps for navis in any port, none at sea", () => {
    const map = { massilia: ["legio-7"], genua: ["c-navis-1 1"], tyrrhenum: ["c-navis-2 1"] };
    const p = caesarLevies({ map });
    expect(legal(p, "levy c-navis-3")).toEqual(["levy c-navis-3 massilia"]);
    expect(why(p, "levy c-navis-3 genua")).toBe("JC-6.4.h");
    expect(legal(p, "raise")).toEqual(["raise c-navis-1"]);
    expect(why(p, "raise c-navis-2")).toBe("JC-6.4.h");
    expect(why(p, "levy c-navis-3 tyrrhenum")).toBe("JC-6.4.h");
    play(p, "levy c-navis-3 massilia");
    expect(strength(p, "c-navis-3")).toBe(1);
  });

  test("JC-C060, JC-6.4.i in a contested city neither steps nor new blocks", () => {
    const p = turnWith({ map: { genua: ["legio-7 1"], roma: ["legio-1"] }, cards: { caesar: "2/3", pompeius: "3/2" } });
    play(p, ["activate roma", "move legio-1 genua", "end-moves", "end-levy", "end-moves"]);
    expect([toMove(p), asked(p)]).toEqual(["caesar", "levy"]);
    expect(why(p, "raise legio-7")).toBe("JC-6.4.i");
    expect(why(p, "levy c-auxilia-1 genua")).toBe("JC-6.4.i");
    expect(legal(p)).toEqual(["end-levy"]);
    expect(question(p)).toMatchObject({ raises: false, enters: false });
  });

  test("JC-6.4.j a block that moved into a battle gains no step", () => {
    const p = turnWith({ map: { genua: ["legio-7 1"], roma: ["legio-1"] }, cards: { caesar: "2/3", pompeius: "1/2" } });
    play(p, ["activate genua", "move legio-7 roma", "end-moves"]);
    expect(why(p, "raise legio-7")).toBe("JC-6.4.i");
  });

  test("JC-6.4.i a city that was left is no place for levies any more", () => {
    const p = turnWith({ map: { genua: ["legio-7"] }, cards: { caesar: "2/3", pompeius: "1/2" } });
    play(p, ["activate genua", "move legio-7 roma", "halt", "end-moves"]);
    expect(why(p, "levy legio-11 genua")).toBe("JC-6.4.i");
    expect(legal(p, "levy c-auxilia-1")).toEqual(["levy c-auxilia-1 roma"]);
  });
});

describe("6.4 who is not to be had", () => {
  test("JC-C057, JC-6.4.m a legion eliminated this year lies face up until the next", () => {
    const p = caesarLevies({ map: { "carthago-nova": ["legio-7"] }, fallen: ["legio-9"], year: 705 });
    expect(why(p, "levy legio-9 carthago-nova")).toBe("JC-6.4.m");
    expect(legal(p, "levy legio-9")).toEqual([]);

    goTo(p, { step: "newYear", year: YEARS[1] });
    // The tenth of the cards that are left, so that nobody is dealt an event.
    run(p, new Array(12).fill(10));
    for (let i = 0; i < 4; i++) play(p, legal(p)[0]);
    if (toMove(p) === "pompeius") play(p, ["end-moves", "end-levy"]);
    play(p, "end-moves");
    expect([toMove(p), asked(p)]).toEqual(["caesar", "levy"]);
    expect(legal(p, "levy legio-9")).toEqual(["levy legio-9 carthago-nova"]);
  });

  test("JC-6.4.m, JC-3.21.b the third leader waits until one of his side is killed", () => {
    const waiting = caesarLevies({ map: { genua: ["caesar", "antonius"] } });
    expect(why(waiting, "levy octavianus genua")).toBe("JC-3.21.b");
    expect(legal(waiting, "levy octavianus")).toEqual([]);

    // The death of an enemy, or a leader standing in the pool, is not enough.
    const other = caesarLevies({ map: { genua: ["caesar"] }, trophies: ["scipio"] });
    expect(why(other, "levy octavianus genua")).toBe("JC-3.21.b");

    const released = caesarLevies({ map: { genua: ["caesar"], treviri: ["legio-7"] }, trophies: ["antonius"] });
    expect(legal(released, "levy octavianus")).toEqual(["levy octavianus genua", "levy octavianus treviri"]);
    play(released, "levy octavianus treviri");
    expect(strength(released, "octavianus")).toBe(1);
    expect(why(released, "levy antonius genua")).toBe("JC-6.4.b");
  });

  test("JC-6.4.m, JC-3.21.b Brutus waits like Octavianus", () => {
    const waiting = pompeiusLevies({ map: { utica: ["scipio"] }, trophies: ["antonius"] });
    expect(why(waiting, "levy brutus utica")).toBe("JC-3.21.b");
    const released = pompeiusLevies({ map: { utica: ["scipio"] }, trophies: ["pompeius"] });
    expect(why(released, "levy brutus utica")).toBe("legal");
  });
});
