/** When somebody is asked for a stratagem, and by what: never by what he holds. */
import { NO_ORDERS, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { imperator } from "../index.ts";
import { own, PERTINAX_HUNTED } from "../position.ts";
import { ENEMY, ROME, SEATS } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { ORDERS } from "../steps/window.ts";
import { handOf, ON_MAP, PLAYED, returnedBy, SPENT, stratagemNamed, type Title } from "../stratagems.ts";
import { enemyAsked, handIn, inWindow, romeAsked, titlesIn } from "../testing/playing.ts";
import {
  asked,
  box,
  goTo,
  type Layout,
  lay,
  legal,
  play,
  question,
  reason,
  run,
  told,
  toMove,
  why,
} from "../testing/table.ts";
import { openWindow } from "../windows.ts";
import { mightPlay } from "./index.ts";
import { ANY_TIME, MOMENTS } from "./moments.ts";

const QUIET: Layout = {
  rome: { roma: ["commodus*", "praetoria_1"], dacia: ["xiii_gemina"] },
  enemy: { quades: ["quades_chief_1", "quades_1"] },
  war: ["quades"],
};

const copies = (title: Title) => box.copiesOf[stratagemNamed(title)];

describe("who is asked", () => {
  test("IMP-2.E.d IMP-R20 whoever holds a counter, whatever it is; nobody else", () => {
    for (const title of ["assassinat", "roma_victor", "usurpation"] as const) {
      const p = enemyAsked({ ...QUIET, hands: { enemy: [title] } });
      expect([asked(p), toMove(p)]).toEqual(["window", "aventine"]);
      expect(legal(p)[0]).toBe("pass");
    }
    expect(asked(enemyAsked(QUIET))).toBe("nothing");
  });

  test("IMP-R20 nobody is asked where everybody knows that nothing can be played", () => {
    const p = lay({ ...QUIET, hands: { enemy: ["desertion"] } });
    goTo(p, { step: "cast", sides: 10, side: ROME, face: 4 });
    expect(mightPlay(p, { side: ENEMY, moment: "die" })).toBe(true);
    // The only counter that turns a die lies open.
    for (const pile of [PLAYED, ON_MAP, SPENT]) {
      for (const counter of copies("faveur_divine")) own.counter(p)[counter] = pile;
      expect(mightPlay(p, { side: ENEMY, moment: "die" })).toBe(false);
    }
    // In the hand of the other one it might as well be in this one's.
    for (const counter of copies("faveur_divine")) own.counter(p)[counter] = handOf(p.leads[ROME]);
    expect(mightPlay(p, { side: ENEMY, moment: "die" })).toBe(true);
  });

  test("IMP-R20 one of two counters alike that was played leaves the other one possible", () => {
    const p = lay({ ...QUIET, initiative: "rome", hands: { enemy: ["desertion"] } });
    goTo(p);
    const [first, second] = copies("initiative");
    own.counter(p)[first] = PLAYED;
    expect(mightPlay(p, { side: ENEMY, moment: "initiative" })).toBe(true);
    own.counter(p)[second] = PLAYED;
    expect(mightPlay(p, { side: ENEMY, moment: "initiative" })).toBe(false);
  });

  test("IMP-6.a nobody is asked because of what only the other role could play", () => {
    const p = lay({ ...QUIET, hands: { rome: ["desertion"], enemy: ["mutinerie"] } });
    goTo(p);
    // Only uprisings fit the moment, and these are the Enemy's.
    expect(mightPlay(p, { side: ROME, moment: "uprisings" })).toBe(false);
    expect(mightPlay(p, { side: ENEMY, moment: "uprisings" })).toBe(true);
  });

  test("IMP-R20 the active side first, and again whoever had passed when something was played", () => {
    const p = inWindow({ ...QUIET, hands: { rome: ["assassinat"], enemy: ["intrigue_au_senat"] } }, "sequence", "rome");
    expect(toMove(p)).toBe("capitoline");
    play(p, "pass");
    expect(toMove(p)).toBe("aventine");
    play(p, "play intrigue_au_senat");
    expect(toMove(p)).toBe("capitoline");
    play(p, "pass");
    // The other one holds nothing any more.
    expect(asked(p)).toBe("nothing");
  });

  test("IMP-R20 until both have passed, and no longer", () => {
    const p = inWindow(
      { ...QUIET, hands: { rome: ["assassinat"], enemy: ["intrigue_au_senat"] } },
      "sequence",
      "enemy",
    );
    play(p, ["pass", "pass"]);
    expect(asked(p)).toBe("nothing");
  });

  test("IMP-R20 w7, w1: between two sequences only he is asked who does not move next", () => {
    const p = lay({
      ...QUIET,
      hands: { rome: ["assassinat"], enemy: ["assassinat"] },
      sequences: { rome: 1, enemy: 1 },
    });
    goTo(p, { step: "turns", side: ENEMY, last: ROME });
    run(p);
    expect([asked(p), toMove(p)]).toEqual(["window", "capitoline"]);
    play(p, "pass");
    expect([asked(p), toMove(p)]).toEqual(["movement", "aventine"]);
  });

  test("IMP-R20 w8: at the end of Phase E both are asked once more", () => {
    const p = lay({
      ...QUIET,
      hands: { rome: ["assassinat"], enemy: ["assassinat"] },
      sequences: { rome: 0, enemy: 0 },
    });
    goTo(p, { step: "turns", side: ROME, last: ENEMY });
    run(p);
    expect(question(p)).toMatchObject({ ask: "window", moment: "truce", window: "truce" });
    expect(toMove(p)).toBe("aventine");
    play(p, "pass");
    expect(toMove(p)).toBe("capitoline");
    play(p, "pass");
    expect(asked(p)).toBe("nothing");
  });

  test("IMP-R20 w2: after a move the other side is asked, and waives it unless it says otherwise", () => {
    const p = lay({ ...QUIET, hands: { enemy: ["assassinat"] }, sequences: { rome: 1, enemy: 0 } });
    goTo(p, { step: "movement", side: ROME });
    play(p, ["take commodus", "step campania", "halt"]);
    expect(toMove(p)).toBe("aventine");
    expect(question(p)).toMatchObject({ moment: "move", window: "move" });
    expect(ORDERS.find(({ id }) => id === "move")?.byDefault).toBe("pass");
  });

  test("IMP-4.5K.d who may strike at Pertinax is asked without a counter, once a year, in Phase E", () => {
    const layout: Layout = { rome: { roma: ["helvius_pertinax*"] }, enemy: {}, flags: PERTINAX_HUNTED };
    const p = enemyAsked(layout);
    expect([asked(p), toMove(p), legal(p)]).toEqual(["window", "aventine", ["pass", "strike"]]);
    const events = play(p, "strike", [8]);
    expect(told(events, "murder")).toMatchObject([{ leader: "helvius_pertinax", die: 7, killed: false }]);
    expect(asked(p)).toBe("nothing");
    const rome = romeAsked({ ...layout, hands: { rome: ["assassinat"] } });
    expect(why(rome, "strike")).toBe("IMP-4.5K.d");
    const early = goTo(lay({ ...layout, hands: { enemy: ["usurpation"] } }));
    openWindow(early, "usurpations", ENEMY, [ROME]);
    run(early);
    expect(asked(early)).toBe("nothing");
  });
});

describe("what may be played", () => {
  test("IMP-6.e IMP-2.E.e IMP-4.5V.g IMP-C130 only in its phase", () => {
    const hands: Layout["hands"] = { enemy: ["assassinat", "usurpation", "initiative", "desertion"] };
    const campaign = enemyAsked({ ...QUIET, hands });
    expect(why(campaign, "murder assassinat commodus")).toBe("legal");
    expect(reason(campaign, "usurp usurpation commodus")).toBe("IMP-6.e notItsMoment");
    expect(reason(campaign, "play initiative")).toBe("IMP-6.e notItsMoment");
    const geostrategy = goTo(lay({ ...QUIET, rome: { dacia: ["commodus"] }, hands }), { step: "usurpations" });
    run(geostrategy);
    expect(reason(geostrategy, "murder assassinat commodus")).toBe("IMP-6.e notItsMoment");
    expect(reason(geostrategy, "play initiative")).toBe("IMP-6.e notItsMoment");
    expect(why(geostrategy, "usurp usurpation commodus")).toBe("legal");
    const fighting = lay({
      ...QUIET,
      rome: { quades: ["xiii_gemina", "xiv_gemina"] },
      sequences: { rome: 1, enemy: 0 },
    });
    run(goTo(fighting, { step: "combats", side: ROME, done: [] }));
    expect(asked(fighting)).toBe("combats");
    expect(why(fighting, "take xiii_gemina")).not.toBe("legal");
  });

  test("IMP-2.C.n IMP-C130 in a Pax Romana turn nobody is asked for a stratagem of Phase E", () => {
    const p = lay({ rome: QUIET.rome ?? {}, hands: { rome: ["desertion"], enemy: ["mutinerie"] } });
    run(goTo(p, { step: "peaceOrWar" }), seededDice("peace"));
    expect(asked(p)).toBe("nothing");
  });

  test("IMP-6.a IMP-2.A.a only what is held, by whom it is for, and only as it is played", () => {
    const p = enemyAsked({ ...QUIET, hands: { enemy: ["roma_victor", "assassinat"] } });
    expect(reason(p, "play intrigue_au_senat")).toBe("IMP-2.A.a counterNotHeld");
    expect(reason(p, "play coup_etat_parthe")).toBe("IMP-2.A.a counterNotHeld");
    expect(reason(p, "play roma_victor")).toBe("IMP-6.a notForThisRole");
    expect(reason(p, "play assassinat")).toBe("IMP-6.e playedOtherwise");
    expect(legal(p).some((text) => text.includes("roma_victor"))).toBe(false);
    expect(legal(p, "murder")).toEqual(["murder assassinat commodus"]);
  });

  test("IMP-6.b IMP-2.F.c IMP-C106 a counter of the other role is put back in F6, and nobody but its holder knows which", () => {
    const p = lay({ ...QUIET, hands: { rome: ["furor_germanicus", "assassinat"] } });
    const events = run(goTo(p, { step: "hands" }));
    expect(handIn(p, "rome")).toEqual(["assassinat"]);
    expect(told(events, "returned")).toMatchObject([{ seat: "capitoline", stratagem: "furor_germanicus" }]);
    expect(imperator.hear(events[0], "aventine")).not.toHaveProperty("stratagem");
    expect(imperator.hear(events[0], "capitoline")).toHaveProperty("stratagem");
  });

  test("IMP-6.c IMP-6.d IMP-C176 as many as one likes in a turn: back to the bowl, on the map, or out of the game", () => {
    const p = romeAsked({
      rome: { roma: ["commodus*"] },
      enemy: { parthes_media: ["parthes_1", "parthes_2-"], parthes_susiana: ["parthes_3"] },
      war: ["parthes"],
      hands: { rome: ["desertion", "mutinerie", "pax_romana"] },
    });
    play(p, ["strew desertion parthes_media", "strew mutinerie parthes_susiana", "pacify pax_romana parthes", "rest"]);
    expect(titlesIn(p, PLAYED)).toEqual(["desertion"]);
    expect(titlesIn(p, ON_MAP)).toEqual(["mutinerie"]);
    expect(titlesIn(p, SPENT)).toEqual(["pax_romana"]);
    expect(handIn(p, "rome")).toEqual([]);
  });

  test("IMP-6.d a counter that is not played stays in the hand", () => {
    const p = enemyAsked({ ...QUIET, hands: { enemy: ["assassinat"] } });
    play(p, "pass");
    run(goTo(p, { step: "hands" }));
    expect(handIn(p, "enemy")).toEqual(["assassinat"]);
  });

  test("IMP-6.1.i a spent counter is nobody's to play", () => {
    const p = romeAsked({ ...QUIET, hands: { rome: ["assassinat"] } });
    for (const counter of copies("pax_romana")) own.counter(p)[counter] = SPENT;
    expect(why(p, "pacify pax_romana quades")).toBe("IMP-2.A.a");
  });

  test("IMP-2.A.b a played counter is not drawn before all is back in the bowl", () => {
    const p = lay({ ...QUIET });
    for (const counter of box.counters) own.counter(p)[counter] = SPENT;
    for (const counter of copies("assassinat")) own.counter(p)[counter] = PLAYED;
    run(goTo(p, { step: "draw" }), seededDice("draw"));
    expect([handIn(p, "rome"), handIn(p, "enemy")]).toEqual([["assassinat"], ["assassinat"]]);
  });
});

describe("between one's own decisions", () => {
  const hands: Layout["hands"] = { rome: ["desertion"], enemy: ["assassinat"] };

  test("IMP-R116 IMP-2.E.d in movement, and in the middle of a march; nobody else is asked because of it", () => {
    const layout: Layout = { ...QUIET, enemy: { parthes_media: ["parthes_1"] }, war: ["parthes"], hands };
    const p = goTo(lay({ ...layout, sequences: { rome: 1, enemy: 0 } }), { step: "movement", side: ROME });
    run(p);
    expect(legal(p)).toContain("strew desertion parthes_media");
    play(p, "strew desertion parthes_media");
    expect([asked(p), toMove(p)]).toEqual(["movement", "capitoline"]);
    const marching = goTo(lay({ ...layout, sequences: { rome: 1, enemy: 0 } }), { step: "movement", side: ROME });
    run(marching);
    play(marching, ["take commodus", "step campania", "strew desertion parthes_media", "step apulia"]);
    expect(handIn(marching, "rome")).toEqual([]);
  });

  test("IMP-R116 while a fleet loads", () => {
    const layout: Layout = {
      rome: { ravenna: ["xiii_gemina"] },
      enemy: { parthes_media: ["parthes_1"] },
      war: ["parthes"],
      hands,
    };
    const p = goTo(lay({ ...layout, sequences: { rome: 1, enemy: 0 } }), { step: "movement", side: ROME });
    run(p);
    play(p, ["take classis_ravennas", "strew desertion parthes_media"]);
    expect([asked(p), toMove(p)]).toEqual(["voyage", "capitoline"]);
  });

  test("IMP-R116 before the first combat is chosen", () => {
    const layout: Layout = {
      rome: { parthes_media: ["xii_fulminata"] },
      enemy: { parthes_media: ["parthes_1"] },
      war: ["parthes"],
      hands,
    };
    const p = goTo(lay({ ...layout, sequences: { rome: 1, enemy: 0 } }), { step: "combats", side: ROME, done: [] });
    run(p);
    expect(legal(p)).toEqual(["fight parthes_media", "strew desertion parthes_media"]);
    play(p, "strew desertion parthes_media");
    expect([asked(p), toMove(p)]).toEqual(["combats", "capitoline"]);
  });
});

describe("Phase C", () => {
  test("IMP-2.C.i IMP-2.C.j IMP-2.C.k IMP-C125 uprisings and then usurpations, as many as the Enemy likes", () => {
    const p = lay({
      rome: { dacia: ["macrinus_vindex"], syria_coele: ["martius_verus"], roma: ["commodus*"] },
      hands: { enemy: ["soulevement_mineur_1", "soulevement_majeur_1", "usurpation", "usurpation"] },
    });
    goTo(p, { step: "usurpations" }, { step: "uprisings" });
    run(p);
    expect(question(p)).toMatchObject({ ask: "window", moment: "uprisings", side: "enemy" });
    play(p, ["raise soulevement_mineur_1 chatti", "raise soulevement_majeur_1 quades", "pass"]);
    expect(question(p)).toMatchObject({ ask: "window", moment: "usurpations" });
    // Neither is valid, and both may be tried.
    play(p, "usurp usurpation macrinus_vindex", [6]);
    play(p, "usurp usurpation martius_verus", [6]);
    expect(asked(p)).toBe("nothing");
    expect(handIn(p, "enemy")).toEqual([]);
    // All five markers and three decoys are there for the next draw.
    for (const drawn of [1, 5, 8]) {
      const [marker] = told(run(goTo(lay({}), { step: "marker" }), [drawn]), "marker");
      expect(marker.people === null).toBe(drawn > 5);
    }
    expect(() => run(goTo(lay({}), { step: "marker" }), [9])).toThrow();
  });

  test("IMP-2.C.k Rome is not asked in the Enemy's own operations", () => {
    const p = lay({ ...QUIET, hands: { rome: ["assassinat"] } });
    run(goTo(p, { step: "uprisings" }, { step: "usurpations" }));
    expect(asked(p)).toBe("nothing");
  });
});

describe("what the other one can tell", () => {
  test.each(["s2_parthian_war", "s4_five_emperors"])(
    "IMP-R20 IMP-2.A.a who is asked, and for what, is the same whatever the other holds: %s",
    (scenario) => {
      for (let game = 0; game < 3; game++) {
        const dice = seededDice(`windows ${scenario} ${game}`);
        const p = imperator.begin(scenario);
        imperator.open(p, dice);
        let windows = 0;
        for (let acts = 0; acts < 1500 && imperator.toMove(p) !== "over"; acts++) {
          if (imperator.question(p).window !== undefined) {
            windows++;
            const asker = imperator.toMove(p);
            const other = imperator.seats.find((seat) => seat !== asker) ?? "";
            const guessed = imperator.guess(p, other, dice);
            expect(inSteps.toMove(guessed)).toBe(asker);
            expect(inSteps.question(guessed)).toEqual(inSteps.question(p));
            const passed = imperator.copy(p);
            imperator.play(passed, box.acts.pass(), seededDice("same"));
            imperator.play(guessed, box.acts.pass(), seededDice("same"));
            expect(imperator.toMove(guessed)).toBe(imperator.toMove(passed));
            if (imperator.toMove(passed) !== "over")
              expect(imperator.question(guessed)).toEqual(imperator.question(passed));
          }
          const list = imperator.legal(p);
          imperator.play(p, list[dice.roll(list.length) - 1], dice);
        }
        expect(windows).toBeGreaterThan(0);
      }
    },
  );

  test("IMP-2.A.b a counter that is known to be in the bowl is never guessed in a hand", () => {
    const p = lay({ ...QUIET, hands: { enemy: ["assassinat", "desertion", "mutinerie"] } });
    // Played before everybody's eyes, and put back by the one who guesses.
    for (const counter of copies("roma_victor")) own.counter(p)[counter] = PLAYED;
    for (const counter of copies("usurpation")) own.counter(p)[counter] = returnedBy(p.leads[ROME]);
    const dice = seededDice("guess");
    const seen = new Set<Title>();
    for (let i = 0; i < 200; i++) {
      const guessed = imperator.guess(p, SEATS[0], dice);
      const held = handIn(guessed, "enemy");
      expect(held).toHaveLength(3);
      for (const title of held) seen.add(title);
    }
    expect([...seen]).not.toContain("roma_victor");
    expect([...seen]).not.toContain("usurpation");
    expect(seen.size).toBeGreaterThan(20);
  });
});

describe("standing orders", () => {
  test("every window has an order, and every order a window", () => {
    const ids = new Set<string>(ORDERS.map(({ id }) => id));
    const ofMoments = MOMENTS.flatMap((moment): string[] => {
      if (moment === "battle") return ["battle", "great-battle"];
      if (moment === "die") return ["battle-die", "other-die"];
      return moment === "aftermath" ? ["aftermath", "parthian-shot"] : [moment];
    });
    expect([...ids].sort()).toEqual([...ofMoments].sort());
    expect(NO_ORDERS.next).toBe(false);
  });

  test("IMP-2.E.d any time of Phase E is every one of its moments but that of a die", () => {
    expect([...ANY_TIME, "die", "initiative", "uprisings", "usurpations"].sort()).toEqual([...MOMENTS].sort());
  });
});
