/** A referee's expectations: points, levels, scenarios and their ends. */

import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { imperator } from "../index.ts";
import { PAX, type Position } from "../position.ts";
import { SCENARIO_IDS } from "../scenarios.ts";
import { ROME } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { romeAsked } from "../testing/playing.ts";
import { asked, box, goTo, type Layout, lay, people, play, run, side, told } from "../testing/table.ts";
import { die, holders } from "../testing/usurping.ts";
import { AUGUSTUS, CAESAR, GUARD, USURPER } from "../titles.ts";
import { scored, setScore, steps, where } from "./flow.ts";

/** Nothing but: no civil war for Rome, Armenia and no Praetorian in Rome for the Enemy. */
const NOTHING: Layout = { armenia: "enemy", rome: { dacia: ["marcus_aurelius*"] } };

describe("the lines of the count", () => {
  test("IMP-10.g IMP-10.n IMP-10.o", () => expect(scored(NOTHING)).toEqual([1, 2]));
  test("IMP-10.e an Augustus in Rome, once for two; a Caesar is none", () => {
    expect(scored({ armenia: "enemy", rome: { roma: ["marcus_aurelius*", "lucius_verus*"] } })).toEqual([2, 2]);
    expect(scored({ armenia: "enemy", rome: { roma: ["commodus+"], dacia: ["marcus_aurelius*"] } })).toEqual([1, 2]);
  });
  test("IMP-10.f Armenia is Roman", () => expect(scored({ ...NOTHING, armenia: "rome" })).toEqual([2, 1]));
  test("IMP-10.i IMP-10.s a year of peace: three, and one less for the Enemy", () => {
    expect(scored({ ...NOTHING, flags: PAX })).toEqual([4, 1]);
  });
  test("IMP-10.m IMP-10.r units of Peoples in a Front one, in the Interior three; outside none, Armenia's none", () => {
    expect(
      scored({
        ...NOTHING,
        war: ["quades", "parthes"],
        enemy: {
          dacia: ["quades_1", "quades_chief_1"],
          venetia: ["quades_2-"],
          quades: ["quades_3"],
          armenia: ["parthes_1", "armenia_1"],
        },
      }),
    ).toEqual([1, 2 + 1 + 3]);
  });
  test("IMP-10.m rebels are no Peoples", () => {
    expect(
      scored({
        ...NOTHING,
        enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"], venetia: ["martius_verus", "x_gemina"] },
      }),
    ).toEqual([0, 2 + 3]);
  });
  test("IMP-10.o a Praetorian in Rome, rebel or mutinous, one of two", () => {
    expect(scored({ ...NOTHING, rome: { ...NOTHING.rome, roma: ["praetoria_1-"] } })).toEqual([1, 1]);
    expect(
      scored({ ...NOTHING, year: 195, rome: { ...NOTHING.rome, roma: ["praetoria_2"], venetia: ["praetoria_1"] } }),
    ).toEqual([1, 1]);
    expect(scored({ ...NOTHING, mutiny: { roma: ["praetoria_1"] } })).toEqual([1 - 2, 1]);
    expect(scored({ ...NOTHING, rome: { ...NOTHING.rome, roma: ["equites_singulares"] } })).toEqual([1, 2]);
  });
  test("IMP-10.d IMP-10.h IMP-R85 pacified by arms one and two; not by a stratagem", () => {
    expect(scored({ ...NOTHING, war: ["chatti", "cotini", "quades"] })).toEqual([1 + 1 + 1 + 2, 2]);
    const p = romeAsked({
      ...NOTHING,
      war: ["chatti"],
      enemy: { chatti: ["chatti_1"] },
      hands: { rome: ["pacification_mineur_1"] },
    });
    play(p, "pacify pacification_mineur_1 chatti");
    steps(p, [{ step: "points" }]);
    expect([p.vp[ROME], p.status[people("chatti")]]).toEqual([1, 0]);
  });
  test("IMP-R103 units in Osrhoene count as in a Front from 196 on", () => {
    const raid: Layout = { ...NOTHING, war: ["parthes"], enemy: { osrhoene: ["parthes_1"] } };
    expect([scored({ ...raid, year: 194 }), scored({ ...raid, year: 197, grown: true })]).toEqual([
      [1, 2],
      [1, 3],
    ]);
  });
});

describe("levels", () => {
  const ends = (rome: number, enemy: number): (string | null | undefined)[] => {
    const p = lay({ scenario: "s2_parthian_war", year: 166, rome: { roma: ["marcus_aurelius*"] } });
    setScore(p, rome, enemy);
    goTo(p, { step: "ending" });
    const [over] = told(run(p), "over");
    return [over?.winner, over?.level];
  };
  test("IMP-10.u IMP-10.v IMP-10.w IMP-R102 more than twice, more than five times; equal is a draw", () => {
    expect(ends(20, 10)).toEqual(["rome", ends(11, 10)[1]]);
    expect(ends(21, 10)[1]).toBe("decisive");
    expect(ends(50, 10)[1]).toBe("decisive");
    expect(ends(51, 10)[1]).toBe("definitive");
    expect(ends(10, 10)[0]).toBe(null);
    expect(ends(3, 16)).toEqual(["enemy", "definitive"]);
  });
  test("IMP-R102 nothing or less for the loser: definitive; for the winner: plain", () => {
    expect([ends(1, 0)[1], ends(4, -3)[1]]).toEqual(["definitive", "definitive"]);
    expect(ends(0, -3)).toEqual(["rome", ends(11, 10)[1]]);
  });
});

const atWar = (p: Position): string[] =>
  box.peoples.filter((each) => p.status[each] === 1).map((each) => box.peopleIds[each]);

describe("scenarios", () => {
  test("IMP-S.a IMP-3.6.b they begin as written", () => {
    const begun = SCENARIO_IDS.map((id) => {
      const p = imperator.begin(id);
      return [
        p.year,
        holders(p, AUGUSTUS).join(" "),
        holders(p, CAESAR).join(" "),
        holders(p, USURPER).join(" "),
        holders(p, GUARD).join(" "),
        atWar(p).sort().join(" "),
      ];
    });
    expect(begun).toEqual([
      [175, "marcus_aurelius", "commodus", "avidius_cassius", "marcus_aurelius", ""],
      [161, "lucius_verus marcus_aurelius", "", "", "marcus_aurelius", "parthes"],
      [166, "lucius_verus marcus_aurelius", "", "", "marcus_aurelius", "langobardi marcomanni"],
      [193, "helvius_pertinax", "", "didius_julianus", "helvius_pertinax", ""],
      [161, "lucius_verus marcus_aurelius", "", "", "marcus_aurelius", "parthes"],
      [197, "septimius_severus", "", "", "septimius_severus", "parthes"],
    ]);
  });

  test("IMP-S.e scenario 1: who stands with a rebel leader is rebel", () => {
    const p = imperator.begin("s1_avidius_cassius");
    const rebels = box.romanUnits
      .filter((unit) => side(p, box.pieceIds[unit]) === "enemy")
      .map((unit) => box.pieceIds[unit]);
    expect(rebels.sort()).toEqual(["iv_scythica", "vi_ferrata", "x_fretensis", "xvi_flavia"]);
    expect(where(p, "ii_italica", "ii_parthica")).toEqual(["noricum", "to-come"]);
  });

  test("IMP-S.i scenario 1 ends with the death of either chief, or with rebels in Rome", () => {
    const over = (leader: string, how: "natural" | "assassinated"): string | null | undefined => {
      const p = imperator.begin("s1_avidius_cassius");
      p.stack.length = 0;
      return told(die(p, leader, how), "over")[0]?.winner;
    };
    expect([
      over("marcus_aurelius", "assassinated"),
      over("avidius_cassius", "natural"),
      over("commodus", "natural"),
    ]).toEqual(["enemy", "rome", undefined]);
    const p = lay({
      scenario: "s1_avidius_cassius",
      rome: { dacia: ["marcus_aurelius*"] },
      enemy: { roma: ["avidius_cassius!", "iv_scythica"] },
    });
    goTo(p, { step: "capture" });
    expect(told(run(p), "over")[0]?.winner).toBe("enemy");
  });

  test("IMP-S.h scenario 1 has no Peoples, no counters, no events and no Armenia", () => {
    const p = imperator.begin("s1_avidius_cassius");
    const dice = seededDice("scenario 1");
    const events: string[] = [];
    inSteps.open(p, dice, ({ e }) => events.push(e));
    for (let i = 0; i < 3000 && p.outcome === null; i++)
      inSteps.play(p, inSteps.byDefault(p), dice, ({ e }) => events.push(e));
    for (const kind of ["drew", "marker", "event", "life-tested", "arrived", "armenia", "reinforced"])
      expect(events).not.toContain(kind);
  });

  test("IMP-S.j scenario 4: Didius holds Rome with its garrison; if he still does in F he has won", () => {
    const p = imperator.begin("s4_five_emperors");
    expect(["praetoria_1", "equites_singulares", "urbanae_roma_1"].map((name) => side(p, name))).toEqual([
      "enemy",
      "enemy",
      "enemy",
    ]);
    expect(side(p, "urbanae_lugdunum")).toBe("rome");
    p.stack.length = 0;
    expect(told(steps(p, [{ step: "capture" }]), "usurpation-won")[0]?.by).toBe("rome");
    steps(p, [{ step: "exchange" }]);
    expect(holders(p, AUGUSTUS)).toEqual(["didius_julianus"]);
    steps(p, [{ step: "usurpations" }]);
    expect(asked(p)).toBe("usurpations");
  });

  test("IMP-S.f forced wars, before the draw; nothing to a People under five years of peace", () => {
    const war = (year: number, layout: Layout = {}): string[] => {
      const p = lay({ scenario: "s3_marcomannic_wars", year, rome: { roma: ["marcus_aurelius*"] }, ...layout });
      goTo(p, { step: "wars" });
      const events = run(p, seededDice("decoy"));
      return told(events, "war").map((event) => event.people);
    };
    expect(war(167)[0]).toBe("jazyges");
    expect(war(169)[0]).toBe("quades");
    expect(war(167, { ban: { jazyges: 170 } })).not.toContain("jazyges");
  });

  test("IMP-R60 a success in the last year changes nothing: each keeps his points", () => {
    const p = lay({
      scenario: "s4_five_emperors",
      year: 197,
      rome: { dacia: ["septimius_severus*"] },
      enemy: { roma: ["pescennius_niger!", "x_gemina"] },
    });
    steps(p, [{ step: "capture" }]);
    setScore(p, 12, 10);
    goTo(p, { step: "ending" });
    expect(told(run(p), "over")[0]?.winner).toBe("rome");
  });
});
