/** When somebody is asked for a stratagem, and by what: never by what he holds. */

import { NO_ORDERS, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { aleaIactaEst } from "../index.ts";
import { own } from "../position.ts";
import { CAES, NOBODY, REP } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { ORDERS } from "../steps/window.ts";
import { type Counter, facesOfCounter, handOf, PLAYED, SPENT } from "../stratagems.ts";
import { asked, at, box, goTo, lay, legal, play, question, reason, run, told, toMove, why } from "../testing/table.ts";
import { openWindow } from "../windows.ts";
import { mightPlay } from "./index.ts";
import { MOMENTS } from "./moments.ts";

/** Caesar in Gaul, Pompeius in Greece; nothing happens by itself. */
const QUIET = {
  caesarians: { "gallia-1": ["caesar*", "legio-X"] },
  republicans: { "graecia-1": ["pompeius*", "legio-I"] },
} as const;

const counter = (number: string): Counter => box.counters[Number(number) - 1];

describe("who is asked", () => {
  test("AIE-2.E.f AIE-R172 whoever holds a counter, whatever it is; nobody else", () => {
    for (const number of ["01", "09", "17"]) {
      const p = lay({ ...QUIET, hands: { republicans: [number] } });
      goTo(p);
      openWindow(p, "sequence", CAES);
      run(p);
      expect(asked(p)).toBe("window");
      expect(toMove(p)).toBe("quirinal");
      expect(legal(p)[0]).toBe("pass");
    }
    const p = goTo(lay(QUIET));
    openWindow(p, "sequence", CAES);
    run(p);
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-6.0.g nobody is asked where everybody knows that nothing can be played", () => {
    // The only counter that turns a die lies open: there is no need to ask about dice.
    const p = lay({ ...QUIET, hands: { caesarians: ["01"], republicans: ["02"] } });
    goTo(p, { step: "cast", sides: 10, side: CAES, face: 4 });
    expect(mightPlay(p, { side: REP, moment: "die" })).toBe(true);
    own.counter(p)[counter("13")] = PLAYED;
    expect(mightPlay(p, { side: REP, moment: "die" })).toBe(false);
  });

  test("AIE-2.E.h AIE-R52 the active side first, and again whoever had passed when something was played", () => {
    const p = lay({ ...QUIET, hands: { caesarians: ["14"], republicans: ["18"] } });
    goTo(p);
    openWindow(p, "combats", CAES);
    run(p);
    expect(toMove(p)).toBe("palatine");
    play(p, "pass");
    expect(toMove(p)).toBe("quirinal");
    play(p, "play stratagem-18-b");
    // The situation has changed: he who had passed is asked again, though his counter is another.
    expect(toMove(p)).toBe("palatine");
    play(p, "pass");
    // The other one holds nothing any more.
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-R52 whoever has passed is not asked again while nothing changes", () => {
    const p = goTo(lay({ ...QUIET, hands: { caesarians: ["14"], republicans: ["18"] } }));
    openWindow(p, "sequence", REP);
    run(p);
    play(p, ["pass", "pass"]);
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-2.E.f between two sequences only he is asked who does not move next; in his movement the other may play", () => {
    const p = lay({ ...QUIET, hands: { caesarians: ["14"], republicans: ["18"] } });
    own.sequences(p)[CAES] = 1;
    own.sequences(p)[REP] = 1;
    goTo(p, { step: "turns", side: REP, last: CAES });
    run(p);
    expect([asked(p), toMove(p)]).toEqual(["window", "palatine"]);
    play(p, "pass");
    expect([asked(p), toMove(p)]).toEqual(["movement", "quirinal"]);
    expect(legal(p)).toContain("play stratagem-18-b");
    play(p, "play stratagem-18-b");
    expect([asked(p), toMove(p)]).toEqual(["window", "palatine"]);
    expect(question(p)).toMatchObject({ moment: "answer" });
    play(p, "pass");
    expect([asked(p), toMove(p)]).toEqual(["movement", "quirinal"]);
  });

  test("AIE-2.E.h the first sequence of a year: both are asked, the active side first", () => {
    const p = lay({ ...QUIET, hands: { caesarians: ["14"], republicans: ["18"] } });
    own.sequences(p)[CAES] = 1;
    goTo(p, { step: "turns", side: CAES, last: NOBODY });
    run(p);
    expect(toMove(p)).toBe("palatine");
    play(p, "pass");
    expect([asked(p), toMove(p)]).toEqual(["window", "quirinal"]);
  });

  test("AIE-2.E.f at the end of Phase E both are asked once more", () => {
    const p = lay({ ...QUIET, hands: { caesarians: ["14"], republicans: ["18"] } });
    goTo(p, { step: "turns", side: CAES, last: REP });
    run(p);
    expect([asked(p), toMove(p)]).toEqual(["window", "quirinal"]);
    play(p, ["pass", "pass"]);
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-2.E.f after a move the other side is asked, and waives it unless it says otherwise", () => {
    const p = lay({ ...QUIET, hands: { republicans: ["18"] } });
    goTo(p, { step: "movement", side: CAES });
    play(p, ["take caesar", "step gallia-2", "halt"]);
    expect(toMove(p)).toBe("quirinal");
    expect(question(p)).toMatchObject({ moment: "move", window: "move" });
    expect(ORDERS.find(({ id }) => id === "move")?.byDefault).toBe("pass");
  });
});

describe("what may be played", () => {
  test("AIE-6.0.f only at its moment", () => {
    const p = goTo(lay({ ...QUIET, hands: { republicans: ["14"] } }));
    openWindow(p, "sequence", REP);
    run(p);
    expect(why(p, "play stratagem-14-a")).toBe("AIE-6.0.f");
    expect(why(p, "play stratagem-14-b")).toBe("legal");
  });

  test("AIE-6.0.b only what is held, and only as it is played", () => {
    const p = goTo(lay({ ...QUIET, hands: { republicans: ["18"] } }));
    openWindow(p, "sequence", REP);
    run(p);
    expect(reason(p, "play stratagem-14-b")).toBe("AIE-2.A.b counterNotHeld");
    expect(reason(p, "murder stratagem-18-b caesar")).toBe("AIE-6.0.b playedOtherwise");
  });

  test("AIE-6.0.b AIE-6.0.c AIE-6.0.e one face is used, the counter is back in the cup, and another may follow", () => {
    const p = goTo(lay({ ...QUIET, spqr: 3, hands: { republicans: ["17", "18"] } }));
    openWindow(p, "triumph", REP);
    const events = [...run(p), ...play(p, ["play stratagem-17-a", "play stratagem-18-a"])];
    expect(told(events, "played").map(({ title, value }) => [title, value])).toEqual([
      ["triumphus", 1],
      ["triumphus", 2],
    ]);
    expect(p.counter[counter("17")]).toBe(PLAYED);
    expect(p.score).toBe(-3);
  });

  test("AIE-6.0.d a counter that is not played stays in the hand", () => {
    const p = goTo(lay({ ...QUIET, hands: { republicans: ["18"] } }));
    openWindow(p, "triumph", REP);
    run(p);
    play(p, "pass");
    expect(p.counter[counter("18")]).toBe(handOf(p.leads[REP]));
  });

  test("AIE-6.0.h AIE-6.0.i the standard pack has every stratagem as often as the list says", () => {
    const copies = Object.fromEntries(Object.entries(box.facesOf).map(([title, faces]) => [title, faces.length]));
    expect(copies).toEqual({
      ...{ initiative: 2, janus: 1, "coup-detat": 3, "soulevement-mineur": 3, "soulevement-deux-mineurs": 1 },
      ...{ "soulevement-majeur": 1, "allegeance-majeur": 1, "fuite-opportune": 2, "faveur-divine": 1, assassinat: 2 },
      ...{ "foyer-de-peste": 1, desertion: 1, transfuges: 1, "veni-vidi-vici": 1, poliorcetique: 2, muraille: 2 },
      ...{ "fleche-du-parthe": 1, "intrigue-au-senat": 2, "pacification-mineur": 1, "pacification-majeur": 1 },
      ...{ "pacification-nationalite": 1, "pax-romana": 1, "idus-martias": 1, imperium: 1, "ralliement-triumvir": 2 },
      triumphus: 2,
    });
    for (const each of box.counters)
      expect(new Set(facesOfCounter(each).map((face) => box.stratagems[face].title)).size).toBe(2);
  });
});

describe("Phase C", () => {
  test("AIE-2.C.j AIE-2.C.l a side plays in its own step and nowhere else", () => {
    const p = lay({ ...QUIET, hands: { caesarians: ["14"], republicans: ["11"] } });
    goTo(p, { step: "embassy", side: REP, tried: false }, { step: "embassy", side: CAES, tried: false });
    run(p);
    expect([asked(p), toMove(p)]).toEqual(["embassy", "palatine"]);
    expect(why(p, "play stratagem-14-b")).toBe("AIE-6.0.f");
    expect(why(p, "raise stratagem-11-a parthi")).toBe("AIE-2.A.b");
    play(p, "done");
    expect([asked(p), toMove(p)]).toEqual(["embassy", "quirinal"]);
    expect(why(p, "raise stratagem-11-a parthi")).toBe("legal");
  });
});

describe("what the other one can tell", () => {
  /** A few years at random with full hands; and the same with the counters of one seat exchanged for others. */
  test("AIE-R172 who is asked, and for what, is the same whatever the other holds", () => {
    for (let game = 0; game < 6; game++) {
      const dice = seededDice(`windows ${game}`);
      const p = aleaIactaEst.begin("pharsalus");
      aleaIactaEst.open(p, dice);
      for (let acts = 0; acts < 1500 && aleaIactaEst.toMove(p) !== "over"; acts++) {
        if (aleaIactaEst.question(p).window !== undefined) {
          const asker = aleaIactaEst.toMove(p);
          const other = aleaIactaEst.seats.find((seat) => seat !== asker) ?? "";
          const guessed = aleaIactaEst.guess(p, other, dice);
          expect(inSteps.toMove(guessed)).toBe(asker);
          expect(inSteps.question(guessed)).toEqual(inSteps.question(p));
          const passed = aleaIactaEst.copy(p);
          aleaIactaEst.play(passed, box.acts.pass(), seededDice("same"));
          aleaIactaEst.play(guessed, box.acts.pass(), seededDice("same"));
          expect(aleaIactaEst.toMove(guessed)).toBe(aleaIactaEst.toMove(passed));
          if (aleaIactaEst.toMove(passed) !== "over")
            expect(aleaIactaEst.question(guessed)).toEqual(aleaIactaEst.question(passed));
        }
        const list = aleaIactaEst.legal(p);
        aleaIactaEst.play(p, list[dice.roll(list.length) - 1], dice);
      }
    }
  });

  test("every window has an order, and every order a window", () => {
    const ids = new Set<string>(ORDERS.map(({ id }) => id));
    for (const moment of MOMENTS)
      if (!["geostrategy", "battle", "die", "aftermath"].includes(moment)) expect(ids).toContain(moment);
    expect(NO_ORDERS.next).toBe(false);
    for (const language of ["en", "fr", "it"] as const)
      for (const { id } of aleaIactaEst.orders) expect(aleaIactaEst.words(language).order(id)).not.toBe(id);
  });
});

test("AIE-6.3.15.c a spent counter is nobody's to play, and nobody is asked because of it", () => {
  const p = goTo(lay({ ...QUIET, hands: { republicans: ["01"] } }));
  own.counter(p)[counter("08")] = SPENT;
  openWindow(p, "sequence", REP);
  run(p);
  expect(why(p, "play stratagem-08-b")).toBe("AIE-2.A.b");
  expect(at(p, "caesar")).toBe("gallia-1");
});
