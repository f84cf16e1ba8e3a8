/** What else binds movement: garrisons, events, scenarios, neutral regions, Janus (3.1.1, EV2, EV4, EV6, EV9, S1, S6, 3.6.5, 6.1.2). */
import { describe, expect, test } from "vitest";
import { FIRST_SEQUENCE_OVER, FIRST_TURN, forgetTheSequence, ILL, JANUS, own, PRETENDER } from "../position.ts";
import { sideNamed } from "../sides.ts";
import { moving } from "../testing/moving.ts";
import {
  asked,
  at,
  byDefault,
  goTo,
  inZone,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  region,
  run,
  told,
  why,
  zone,
} from "../testing/table.ts";
import { landRefusal, seaRefusal } from "../ways-out.ts";

const OCC = "mare-internum-occidentalis";
const CEN = "mare-internum-centralis";

describe("garrisons", () => {
  /** Asia needs three. */
  const asia = (units: readonly string[], others: Layout = {}): Layout => ({
    control: { republicans: ["asia"] },
    republicans: { "asia-5": ["scipio", ...units] },
    ...others,
  });

  test("AIE-3.1.1.c AIE-C082 nobody takes a Legio away that the garrison of his own region needs", () => {
    const p = moving("republicans", { ...asia(["legio-I", "legio-II", "legio-III"]), war: { parthi: "caesarians" } });
    play(p, "take legio-I");
    expect(why(p, "step asia-3")).toBe("legal");
    const q = moving("republicans", {
      control: { republicans: ["graecia"] },
      republicans: { "graecia-1": ["cato", "legio-I", "legio-II", "legio-III"] },
    });
    play(q, "take legio-I");
    expect(reason(q, "step italia-5")).toBe("AIE-3.1.1.c belowGarrison");
    play(q, ["halt", "take cato", "add legio-II"]);
    expect(reason(q, "step italia-5")).toBe("AIE-3.1.1.c belowGarrison");
  });

  test("AIE-3.1.1.c AIE-3.4.1.e who has left a Legio abroad and come back drops the others at home: they are not missed", () => {
    const p = moving("caesarians", {
      control: { caesarians: ["hispania"] },
      caesarians: { "hispania-1": ["caesar*", "legio-V", "legio-VI", "legio-VII"] },
    });
    play(p, ["take caesar", "add legio-V", "add legio-VI", "add legio-VII", "step gallia-7", "drop legio-V"]);
    play(p, "step hispania-1");
    // Two are left, as Hispania needs.
    expect(why(p, "halt")).toBe("legal");
    expect(why(p, "drop legio-VI")).toBe("legal");
    expect(why(p, "step gallia-9")).not.toBe("legal");
  });

  test("AIE-3.1.1.d nor when there are too few already", () => {
    const p = moving("republicans", {
      control: { republicans: ["graecia"] },
      republicans: { "graecia-1": ["cato", "legio-I", "legio-II"] },
    });
    play(p, "take legio-I");
    expect(reason(p, "step italia-5")).toBe("AIE-3.1.1.d furtherBelowGarrison");
    play(p, ["halt", "take cato", "add legio-II"]);
    expect(reason(p, "step italia-5")).toBe("AIE-3.1.1.d furtherBelowGarrison");
  });

  test("AIE-3.1.1.e AIE-C082 AIE-R108 legions of either faction count, full or reduced", () => {
    const p = moving("republicans", {
      control: { republicans: ["graecia"] },
      republicans: { "graecia-1": ["legio-I", "legio-II-", "legio-III"] },
      caesarians: { "graecia-4": ["legio-V"] },
    });
    play(p, ["take legio-I", "step italia-5"]);
    expect(at(p, "legio-I")).toBe("italia-5");
    expect(reason(p, "take legio-III")).toBe("legal");
    play(p, "take legio-III");
    expect(reason(p, "step italia-5")).toBe("AIE-3.1.1.c belowGarrison");
  });

  test("AIE-3.1.1.f the ban is for regions that the mover controls", () => {
    const p = moving("republicans", { republicans: { "graecia-1": ["legio-I"] } });
    play(p, ["take legio-I", "step italia-5"]);
    expect(at(p, "legio-I")).toBe("italia-5");
  });

  test("AIE-3.1.1.c other units and moves within the region are free", () => {
    const p = moving("republicans", {
      control: { republicans: ["graecia"] },
      republicans: { "graecia-1": ["cato", "legio-I", "equites2-1"] },
    });
    play(p, ["take equites2-1", "step italia-5", "take cato", "add legio-I", "step graecia-3", "halt"]);
    expect(at(p, "legio-I")).toBe("graecia-3");
  });

  test("AIE-3.1.1.c it is judged where the move ends: through other land and back into the region", () => {
    const p = moving("caesarians", {
      control: { caesarians: ["italia"] },
      caesarians: { "italia-2": ["caesar", "legio-V", "legio-VI"] },
    });
    play(p, ["take caesar", "all", "step alpes-1"]);
    // Gallia would be the wrong place for the garrison of Italia.
    expect(reason(p, "step gallia-5")).toBe("AIE-3.1.1.c belowGarrison");
    play(p, "step italia-3");
    expect(at(p, "legio-V")).toBe("italia-3");
  });

  test("AIE-3.1.1.c AIE-3.4.1.e a Legio is not left behind abroad either", () => {
    const p = moving("caesarians", {
      control: { caesarians: ["gallia"] },
      caesarians: { "gallia-9": ["caesar", "legio-V", "legio-VI", "legio-VII", "legio-VIII", "equites2-1"] },
    });
    // Four in Gallia, of which it needs three.
    play(p, ["take caesar", "add legio-V", "add legio-VI", "add equites2-1", "step hispania-1"]);
    expect(reason(p, "halt")).toBe("AIE-3.1.1.c belowGarrison");
    play(p, "drop legio-V");
    expect(reason(p, "drop legio-VI")).toBe("AIE-3.1.1.c belowGarrison");
    expect(reason(p, "halt")).toBe("AIE-3.1.1.c belowGarrison");
    expect(legal(p)).toEqual(["step gallia-7", "step gallia-9", "step celtiberes", "drop equites2-1"]);
    play(p, ["step gallia-7", "halt"]);
    expect(at(p, "legio-V")).toBe("hispania-1");
    expect(at(p, "legio-VI")).toBe("gallia-7");
  });

  test("AIE-3.1.1.g whoever evades or retreats may leave the region below its garrison", () => {
    const p = lay({
      control: { republicans: ["graecia"] },
      republicans: { "graecia-1": ["cato", "legio-I"] },
      caesarians: { "graecia-1": ["legio-V"] },
    });
    expect(landRefusal(p, piece("legio-I"), zone("graecia-1"), zone("italia-5"), [])).toBeNull();
  });

  test("AIE-3.1.1.c ships do not carry a garrison away", () => {
    const p = moving("caesarians", {
      control: { caesarians: ["gallia"] },
      caesarians: { "gallia-8": ["caesar", "naves-6sp-t0-1", "legio-V", "legio-VI", "legio-VII"] },
    });
    play(p, ["take caesar", "add naves-6sp-t0-1", "add legio-V"]);
    // Out to sea and back to Gallia 9 would do, at a cost of one.
    play(p, `step ${OCC}`);
    expect(reason(p, "halt")).toBe("AIE-3.1.1.c belowGarrison");
    expect(legal(p)).toEqual(["step gallia-8", "step gallia-9"]);
  });
});

describe("events", () => {
  test("AIE-EV2.a AIE-EV2.b AIE-EV2.c AIE-C032 disastrous weather: everybody has one point less", () => {
    const p = moving("caesarians", {
      event: 2,
      caesarians: {
        "gallia-9": ["caesar", "legio-V"],
        "gallia-8": ["curio", "naves-6sp-t0-1"],
        "gallia-2": ["legio-VI"],
        "germani-1": ["hirtius"],
        [CEN]: ["lepidus", "naves-6sp-t0-2"],
      },
      war: { germani: "republicans" },
    });
    play(p, "take caesar");
    expect(question(p)).toMatchObject({ points: 3 });
    play(p, "all");
    expect(question(p)).toMatchObject({ points: 2 });
    play(p, ["step gallia-8", "step gallia-5"]);
    expect(at(p, "legio-V")).toBe("gallia-5");
    // AIE-EV2.b
    play(p, ["take legio-VI", "step gallia-1", "take curio", "add naves-6sp-t0-1"]);
    expect(question(p)).toMatchObject({ points: 0 });
    play(p, `step ${OCC}`);
    expect(reason(p, `step ${CEN}`)).toBe("AIE-EV2.c calm");
    expect(reason(p, "step gallia-9")).toBe("AIE-EV2.c calm");
    play(p, "step sicilia-2");
    expect(at(p, "curio")).toBe("sicilia-2");
    play(p, ["take lepidus", "all"]);
    expect(reason(p, `step ${OCC}`)).toBe("AIE-EV2.c calm");
    expect(why(p, "step italia-5")).toBe("legal");
    play(p, ["halt", "take hirtius", "step gallia-2"]);
    expect(reason(p, "step germani-1")).toBe("AIE-EV2.a badWeather");
  });

  test("AIE-EV2.b a lone Legio crosses a strait for two points in that weather", () => {
    const p = moving("republicans", { event: 2, republicans: { "italia-5": ["legio-I"] } });
    play(p, ["take legio-I", "step graecia-1"]);
    expect(at(p, "legio-I")).toBe("graecia-1");
  });

  test("AIE-EV4.a AIE-C033 an ill Faction Leader neither moves nor goes along", () => {
    const p = lay({
      caesarians: { "italia-1": ["caesar*", "curio", "legio-V"] },
      control: { republicans: ["italia"] },
    });
    own.title(p)[piece("caesar")] |= ILL;
    goTo(p, { step: "movement", side: sideNamed("caesarians") });
    run(p);
    expect(reason(p, "take caesar")).toBe("AIE-EV4.a isIll");
    play(p, "take curio");
    expect(reason(p, "add caesar")).toBe("AIE-EV4.a isIll");
    expect(legal(p, "add")).toEqual(["add legio-V"]);
  });

  test("AIE-EV6.a AIE-EV6.b AIE-C036 a Faction Leader goes to the nearest city of his own with all his points", () => {
    // From Lusitania to Narbo in Gallia 9: Hispania is not his.
    const p = moving("caesarians", {
      event: 6,
      control: { caesarians: ["gallia"] },
      caesarians: { "gallia-3": ["curio"], "mauri-2": ["caesar*"] },
    });
    // Mauri 1 (1), Hispania 2 (2), Hispania 3 or 5 (1), Hispania 1 (1), Gallia 9 (1): six in all.
    expect(byDefault(p)).toBe("take caesar");
    expect(reason(p, "end-moves")).toBe("AIE-EV6.a mustGoHome");
    expect(legal(p)).toEqual(["take caesar", "take curio"]);
    play(p, "take caesar");
    expect(reason(p, "halt")).toBe("AIE-EV6.a mustGoHome");
    expect(reason(p, "step numidae")).toBe("AIE-EV6.a onlyHomeward");
    expect(legal(p)).toEqual(["step mauri-1"]);
    play(p, ["step mauri-1", "step hispania-2"]);
    expect(legal(p)).toEqual(["step hispania-3", "step hispania-5"]);
    expect(byDefault(p)).toBe("step hispania-3");
    const first = play(p, "step hispania-3");
    expect(asked(p)).toBe("movement");
    expect(told(first, "marched")).toHaveLength(1);
    play(p, "end-moves");
    forgetTheSequence(p);
    goTo(p, { step: "movement", side: sideNamed("caesarians") });
    run(p);
    play(p, ["take caesar", "step hispania-1", "step gallia-9"]);
    expect(at(p, "caesar")).toBe("gallia-9");
    forgetTheSequence(p);
    goTo(p, { step: "movement", side: sideNamed("caesarians") });
    run(p);
    expect(reason(p, "take caesar")).toBe("AIE-EV6.b staysInCity");
    expect(why(p, "end-moves")).toBe("legal");
    play(p, "take curio");
    expect(reason(p, "add caesar")).toBe("AIE-3.4.1.d notPickedUp");
  });

  test("AIE-EV6.a AIE-R163 units may come along at their pace, but must not hold him up", () => {
    const p = moving("caesarians", {
      event: 6,
      control: { caesarians: ["gallia"] },
      caesarians: { "hispania-3": ["caesar*", "curio", "legio-V", "naves-6sp-t0-1"] },
    });
    play(p, ["take caesar", "add legio-V"]);
    expect(reason(p, "add naves-6sp-t0-1")).toBe("AIE-EV6.a onlyHomeward");
    play(p, ["step hispania-1"]);
    // To leave the last unit would be to halt.
    expect(reason(p, "drop legio-V")).toBe("AIE-EV6.a mustGoHome");
    play(p, "step gallia-9");
    expect(asked(p)).toBe("movement");
    expect(at(p, "legio-V")).toBe("gallia-9");
    // Nobody sails with him on board either.
    const q = moving("caesarians", {
      event: 6,
      control: { caesarians: ["gallia"] },
      caesarians: { "hispania-3": ["caesar*", "curio", "naves-6sp-t0-1"] },
    });
    play(q, ["take curio", "add naves-6sp-t0-1"]);
    expect(reason(q, "add caesar")).toBe("AIE-EV6.a onlyHomeward");
  });

  test("AIE-EV6.a AIE-R163 units that could not go his way do not come along", () => {
    // From Syria to Cyrenaica through land at peace: legions would not get through in one move.
    const p = moving("caesarians", {
      event: 6,
      control: { caesarians: ["africa"] },
      caesarians: { "asia-5": ["caesar*", "curio", "legio-V"] },
    });
    play(p, "take caesar");
    expect(reason(p, "add legio-V")).toBe("AIE-EV6.a onlyHomeward");
    expect(reason(p, "all")).toBe("AIE-3.4.1.b nobodyFits");
    expect(legal(p)).toEqual(["step judaei", "step nabatenei", "add curio"]);
    play(p, ["step judaei", "step aegyptii"]);
    // AIE-7.3.a: two points are all there is outside.
    expect(at(p, "caesar")).toBe("aegyptii");
  });

  test("AIE-EV6.b AIE-EV6.c both factions, second leaders too; Pretenders and others are free", () => {
    const layout: Layout = {
      event: 6,
      control: { caesarians: ["italia"], republicans: ["asia"] },
      caesarians: { "italia-1": ["octavianus*", "m-antonius*", "agrippa"] },
      republicans: { "asia-1": ["cassius*"], "asia-4": ["cato"] },
    };
    const p = lay(layout);
    own.title(p)[piece("agrippa")] |= PRETENDER;
    goTo(p, { step: "movement", side: sideNamed("caesarians") });
    run(p);
    expect(legal(p)).toEqual(["take agrippa", "end-moves"]);
    expect(reason(p, "take m-antonius")).toBe("AIE-EV6.b staysInCity");
    const q = lay({ ...layout, republicans: { "asia-1": ["cassius*"], "asia-2": ["cato"] } });
    goTo(q, { step: "movement", side: sideNamed("republicans") });
    run(q);
    expect(legal(q)).toEqual(["take cato", "end-moves"]);
  });

  test("AIE-EV6.a a city with enemy units is no goal; without any city he is free", () => {
    const p = moving("caesarians", {
      event: 6,
      control: { caesarians: ["africa"] },
      caesarians: { "africa-1": ["caesar*", "legio-V"] },
      republicans: { "africa-1": ["legio-I"] },
    });
    expect(reason(p, "end-moves")).toBe("AIE-EV6.a mustGoHome");
    play(p, ["take caesar", "step africa-2", "step africa-3"]);
    expect(at(p, "caesar")).toBe("africa-3");
    const q = moving("caesarians", { event: 6, caesarians: { "africa-1": ["caesar*"] } });
    expect(why(q, "end-moves")).toBe("legal");
    play(q, ["take caesar", "step numidae", "halt"]);
  });

  test("AIE-EV9.a AIE-C034 Neptune's wrath: no naval movement", () => {
    const p = moving("caesarians", {
      event: 9,
      caesarians: { "gallia-8": ["caesar", "naves-6sp-t0-1"], [CEN]: ["curio", "naves-6sp-t0-2"] },
    });
    expect(reason(p, "take curio")).toBe("AIE-EV9.a neptune");
    play(p, "take caesar");
    expect(reason(p, "add naves-6sp-t0-1")).toBe("AIE-EV9.a neptune");
    expect(why(p, "step gallia-9")).toBe("legal");
  });

  test("AIE-EV9.b AIE-C034 fleets may still evade and retreat", () => {
    const p = lay({ event: 9, caesarians: { [OCC]: ["caesar", "naves-6sp-t0-1"] } });
    expect(seaRefusal(p, piece("naves-6sp-t0-1"), zone(OCC), zone(CEN))).toBeNull();
  });
});

describe("scenarios", () => {
  test("AIE-S1.g AIE-C115 AIE-S2.a in the first sequence at the Rubicon only leaders flee from Roma", () => {
    for (const scenario of ["from-caesar-to-augustus", "rise-of-caesar"] as const) {
      const p = lay({ scenario, asSetUp: true });
      goTo(p, { step: "movement", side: sideNamed("republicans") });
      run(p);
      expect(legal(p)).toEqual([
        "take cato",
        "take labienus",
        "take pompeius",
        "take g-pompeius",
        "take scipio",
        "take spinther",
        "end-moves",
      ]);
      expect(reason(p, "take afranius")).toBe("AIE-S1.g onlyFromRoma");
      expect(reason(p, "take legio-XV")).toBe("AIE-S1.g onlyFromRoma");
      play(p, ["take pompeius", "add cato", "step italia-7", "halt"]);
      expect(inZone(p, "italia-7")).toContain("pompeius");
    }
  });

  test("AIE-S1.h AIE-S1.i AIE-C115 all that year Republican units move with a leader only, and do not enter Italia", () => {
    const p = lay({ scenario: "rise-of-caesar", asSetUp: true, flags: FIRST_TURN | FIRST_SEQUENCE_OVER });
    goTo(p, { step: "movement", side: sideNamed("republicans") });
    run(p);
    expect(reason(p, "take legio-XVII")).toBe("AIE-S1.h onlyWithLeader");
    expect(legal(p).some((text) => text.startsWith("take legio"))).toBe(false);
    play(p, ["take afranius", "add legio-II", "add legio-XVI", "step hispania-3", "halt"]);
    play(p, ["take ahenobarbus", "add legio-XV", "step italia-5", "halt"]);
    expect(at(p, "legio-XV")).toBe("italia-5");
  });

  test("AIE-S1.i neither by land nor by sea; a leader alone may", () => {
    const layout: Layout = {
      scenario: "rise-of-caesar",
      flags: FIRST_TURN | FIRST_SEQUENCE_OVER,
      republicans: {
        "graecia-1": ["cato", "legio-I", "scipio"],
        [OCC]: ["ahenobarbus", "naves-6sp-t1-1", "legio-XV"],
      },
    };
    const p = moving("republicans", layout);
    play(p, ["take cato", "add legio-I"]);
    expect(reason(p, "step italia-5")).toBe("AIE-S1.i noEntryToItalia");
    play(p, ["halt", "take ahenobarbus", "all"]);
    expect(reason(p, "step italia-7")).toBe("AIE-S1.i noEntryToItalia");
    expect(why(p, "step sicilia-2")).toBe("legal");
    play(p, ["halt", "take scipio", "step italia-5", "halt"]);
    expect(at(p, "scipio")).toBe("italia-5");
    // Nobody else is bound, and no other year.
    const q = moving("republicans", { ...layout, flags: FIRST_SEQUENCE_OVER });
    play(q, ["take cato", "add legio-I", "step italia-5", "halt"]);
    expect(at(q, "legio-I")).toBe("italia-5");
  });

  test("AIE-S6.i AIE-C229 AIE-R159 Octavianus stays out of Asia and Graecia, M. Antonius out of the west", () => {
    const p = moving("caesarians", {
      scenario: "perusia-and-naulochus",
      caesarians: {
        "italia-5": ["octavianus", "agrippa", "legio-V"],
        "graecia-1": ["m-antonius"],
        "asia-1": ["lepidus"],
      },
    });
    play(p, "take octavianus");
    expect(reason(p, "step graecia-1")).toBe("AIE-S6.i barredRegion");
    play(p, ["halt", "take m-antonius"]);
    expect(reason(p, "step italia-5")).toBe("AIE-S6.i barredRegion");
    play(p, ["halt", "take agrippa"]);
    expect(why(p, "add legio-V")).toBe("legal");
    play(p, ["step graecia-1", "halt"]);
    expect(at(p, "agrippa")).toBe("graecia-1");
  });

  test("AIE-S6.i nor does he go as somebody's companion", () => {
    const p = moving("caesarians", {
      scenario: "perusia-and-naulochus",
      caesarians: { "italia-5": ["octavianus", "agrippa", "naves-6sp-t0-1"] },
    });
    play(p, ["take agrippa", "add octavianus", "add naves-6sp-t0-1", `step ${CEN}`]);
    expect(reason(p, "step graecia-3")).toBe("AIE-S6.i barredRegion");
    expect(why(p, "step sicilia-1")).toBe("legal");
  });
});

describe("neutral regions and the temple of Janus", () => {
  const neutral = (layout: Layout, side: "caesarians" | "republicans") => {
    const p = lay(layout);
    own.triumvir(p)[region("hispania")] = piece("lepidus");
    own.control(p)[region("hispania")] = -1 as never;
    goTo(p, { step: "movement", side: sideNamed(side) });
    run(p);
    return p;
  };

  test("AIE-3.6.5.d AIE-3.6.5.f AIE-C066 nobody moves there, and no Roman or ally enters", () => {
    const layout: Layout = {
      control: { republicans: ["gallia", "africa"] },
      caesarians: { "hispania-1": ["lepidus", "legio-V"], "gallia-9": ["caesar", "legio-X"], "gallia-7": ["legio-IX"] },
      republicans: { "hispania-2": ["legio-I", "mauri-u1"], "mauri-1": ["mauri-u2", "numidae-u1"] },
      war: { mauri: "republicans" },
      allegiance: { numidae: "republicans" },
    };
    const p = neutral(layout, "caesarians");
    expect(reason(p, "take legio-V")).toBe("AIE-3.6.5.d isNeutral");
    expect(reason(p, "take lepidus")).toBe("AIE-3.6.5.d isNeutral");
    play(p, "take caesar");
    expect(reason(p, "step hispania-1")).toBe("AIE-3.6.5.f neutralRegion");
    play(p, ["add legio-X"]);
    expect(reason(p, "step hispania-1")).toBe("AIE-3.6.5.f neutralRegion");
    play(p, ["halt", "take legio-IX"]);
    expect(reason(p, "step hispania-1")).toBe("AIE-3.6.5.f neutralRegion");
    const q = neutral(layout, "republicans");
    expect(reason(q, "take mauri-u1")).toBe("AIE-3.6.5.d isNeutral");
    // A People at war may; its allies may not.
    play(q, ["take mauri-u2", "step hispania-2"]);
    expect(at(q, "mauri-u2")).toBe("hispania-2");
    play(q, "take numidae-u1");
    expect(reason(q, "step hispania-2")).toBe("AIE-3.6.5.f neutralRegion");
  });

  test("AIE-6.1.2.b AIE-R57 while Janus is shut Roman units do not march upon Roman units", () => {
    const layout: Layout = {
      flags: JANUS,
      caesarians: {
        "gallia-9": ["caesar", "legio-V"],
        "gallia-2": ["legio-VI"],
        "gallia-8": ["curio", "naves-6sp-t0-1"],
      },
      republicans: { "gallia-6": ["legio-I"], "germani-1": ["germani-u1"], [OCC]: ["naves-6sp-t1-1"] },
      war: { germani: "republicans" },
    };
    const p = moving("caesarians", layout);
    play(p, ["take caesar", "add legio-V"]);
    expect(reason(p, "step gallia-6")).toBe("AIE-6.1.2.b truceOfJanus");
    play(p, ["halt", "take curio", "add naves-6sp-t0-1", `step ${OCC}`]);
    // Naves may pass, but not stay.
    expect(reason(p, "halt")).toBe("AIE-6.1.2.b truceOfJanus");
    expect(byDefault(p)).toMatch(/^step /);
    play(p, [`step ${CEN}`, "halt"]);
    // A leader by himself, and a war with others, are no matter of it.
    const q = moving("caesarians", layout);
    play(q, ["take caesar", "step gallia-6", "halt"]);
    expect(at(q, "caesar")).toBe("gallia-6");
    const r = moving("republicans", layout);
    play(r, ["take germani-u1", "step gallia-2"]);
    expect(at(r, "germani-u1")).toBe("gallia-2");
  });
});
