/** Movement by land: leaders, groups, units by themselves (3.4.1, 7). */
import { LANGUAGES } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { moving } from "../testing/moving.ts";
import {
  asked,
  at,
  box,
  byDefault,
  check,
  foreseen,
  inZone,
  legal,
  play,
  question,
  reason,
  told,
  why,
} from "../testing/table.ts";
import { words } from "../words/index.ts";

const steps = (p: Parameters<typeof legal>[0]) => legal(p, "step ").map((text) => text.slice(5));

describe("a leader alone", () => {
  test("AIE-3.4.1.a AIE-1.2.2.a a Roman leader alone goes anywhere by land, with four movement points", () => {
    const p = moving("caesarians", { caesarians: { "gallia-9": ["caesar"] } });
    play(p, ["take caesar", "step gallia-8", "step alpes-2", "step italia-3"]);
    // 1 + 2 + 1: nothing is left, and he halts by himself.
    expect(asked(p)).toBe("movement");
    expect(at(p, "caesar")).toBe("italia-3");
  });

  test("AIE-3.4.1.a he may stop in land at peace, AIE-0.5.c and nobody there minds", () => {
    const p = moving("caesarians", { caesarians: { "africa-1": ["caesar"] }, peoples: { numidae: ["numidae-u1"] } });
    play(p, ["take caesar", "step numidae"]);
    expect(asked(p)).toBe("group");
    play(p, "halt");
    expect(at(p, "caesar")).toBe("numidae");
  });

  test("AIE-1.2.2.a a fifth point is refused", () => {
    const p = moving("caesarians", { caesarians: { "gallia-9": ["caesar"] } });
    play(p, ["take caesar", "step gallia-8", "step gallia-9", "step gallia-8"]);
    expect(reason(p, "step alpes-2")).toBe("AIE-1.2.2.a leaderTired");
    expect(why(p, "step gallia-5")).toBe("legal");
  });

  test("AIE-3.4.1.t the sea is closed to him without ships", () => {
    const p = moving("caesarians", { caesarians: { "gallia-8": ["caesar"] } });
    play(p, "take caesar");
    expect(reason(p, "step mare-internum-occidentalis")).toBe("AIE-3.4.1.t onlyByShip");
  });
});

describe("a leader with units", () => {
  const army = ["legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX", "legio-X"];

  test("AIE-3.4.1.b a leader takes at most his CC in units", () => {
    const p = moving("caesarians", { caesarians: { "gallia-9": ["trebonius", ...army] } });
    play(p, ["take trebonius", ...army.slice(0, 5).map((unit) => `add ${unit}`)]);
    expect(reason(p, "add legio-X")).toBe("AIE-3.4.1.b overCommand");
    play(p, "step gallia-8");
    expect(inZone(p, "gallia-8")).toHaveLength(6);
    expect(at(p, "legio-X")).toBe("gallia-9");
  });

  test("AIE-3.4.1.b everybody at once: the strongest that fit", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-9": ["trebonius", "equites2-1", ...army.slice(0, 4), "legio-IX-", "auxilia-1"] },
    });
    play(p, ["take trebonius", "all", "step gallia-8", "halt"]);
    expect(inZone(p, "gallia-9")).toEqual(["auxilia-1", "equites2-1"]);
    expect(at(p, "legio-IX")).toBe("gallia-8");
  });

  test("AIE-3.4.1.b who is with the group already is not added, and when nobody fits there is no all", () => {
    const p = moving("caesarians", { caesarians: { "gallia-9": ["trebonius", "legio-V"] } });
    play(p, ["take trebonius", "all"]);
    expect(reason(p, "add legio-V")).toBe("AIE-3.4.1.b alreadyWith");
    expect(reason(p, "all")).toBe("AIE-3.4.1.b nobodyFits");
    expect(legal(p)).not.toContain("all");
  });

  test("AIE-3.4.1.g AIE-C106 leaders who move together may take the sum of their CC", () => {
    // Hirtius and Curio: 5 and 4.
    const units = [...army, "legio-XI", "legio-XII", "legio-XIII", "legio-XIV"];
    const p = moving("caesarians", { caesarians: { "gallia-9": ["hirtius", "curio", ...units] } });
    play(p, ["take hirtius", "add curio", ...units.slice(0, 9).map((unit) => `add ${unit}`)]);
    expect(reason(p, "add legio-XIV")).toBe("AIE-3.4.1.g overCommandTogether");
    play(p, ["step gallia-8", "halt"]);
    expect(inZone(p, "gallia-8")).toHaveLength(11);
  });

  test("AIE-3.4.1.b who comes when all are taken along is foretold, and who stays", () => {
    const units = ["legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX", "auxilia-1"];
    const p = moving("caesarians", { caesarians: { "gallia-8": ["hirtius", "curio", ...units, "naves-6sp-t0-1"] } });
    play(p, "take hirtius");
    const [ahead] = foreseen(p, "all");
    expect(ahead).toMatchObject({ f: "taken-along", rule: "AIE-3.4.1.b", comes: units.slice(0, 5) });
    const [en, fr, it] = LANGUAGES.map((language) => words(box, language).forecast(ahead));
    expect(en).toBe("5 units come, Curio with Auxilia 1 and Naves 5 stays");
    expect(fr).toMatch(/^5 unités viennent, Curio .*reste$/);
    expect(it).toMatch(/^5 unità vengono, Curio .*resta$/);
    play(p, "all");
    expect(legal(p)).toContain("add curio");
  });

  test("AIE-3.4.1.c AIE-1.3.2.a a group has three points", () => {
    const p = moving("caesarians", { caesarians: { "gallia-9": ["caesar", "legio-V"] } });
    play(p, ["take caesar", "all"]);
    expect(question(p)).toMatchObject({ ask: "group", points: 3, zone: "gallia-9", sea: false, gone: false });
    expect(foreseen(p, "step gallia-8")).toMatchObject([{ f: "points-left", rule: "AIE-3.4.1.c", points: 2 }]);
    play(p, ["step gallia-8", "step gallia-5"]);
    expect(reason(p, "step alpes-1")).toBe("AIE-3.4.1.c groupTired");
    play(p, "step gallia-2");
    expect(asked(p)).toBe("movement");
  });

  test("AIE-3.4.1.d AIE-C241 all start in the leader's zone; none is picked up, none moves twice", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-9": ["trebonius", "legio-V"], "gallia-8": ["caesar", "legio-X"] },
    });
    play(p, "take trebonius");
    expect(reason(p, "add legio-X")).toBe("AIE-3.4.1.d notPickedUp");
    play(p, ["add legio-V", "step gallia-8"]);
    expect(reason(p, "add legio-X")).toBe("AIE-3.4.1.d notPickedUp");
    expect(reason(p, "all")).toBe("AIE-3.4.1.d notPickedUp");
    play(p, ["halt", "take caesar"]);
    expect(reason(p, "add legio-V")).toBe("AIE-3.4.1.h hasMoved");
    expect(legal(p, "add")).toEqual(["add legio-X"]);
  });

  test("AIE-3.4.1.h each piece moves once; to halt where one is spends the move", () => {
    const p = moving("caesarians", { caesarians: { "gallia-9": ["caesar", "legio-V", "legio-VI"] } });
    const events = play(p, ["take caesar", "add legio-V", "halt"]);
    expect(told(events, "stayed")).toMatchObject([{ pieces: ["legio-V", "caesar"], zone: "gallia-9" }]);
    expect(reason(p, "take caesar")).toBe("AIE-3.4.1.h hasMoved");
    expect(legal(p)).toEqual(["take legio-VI", "end-moves"]);
  });

  test("AIE-3.4.1.e AIE-3.4.1.f AIE-C107 units are left on the way; the leader stays with the last one", () => {
    const p = moving("caesarians", { caesarians: { "gallia-9": ["caesar", "legio-V", "legio-VI", "legio-VII"] } });
    play(p, ["take caesar", "all"]);
    expect(reason(p, "drop legio-V")).toBe("AIE-3.4.1.e notDroppedBefore");
    play(p, "step gallia-8");
    expect(reason(p, "drop legio-X")).toBe("AIE-3.4.1.e notWithThem");
    expect(reason(p, "drop caesar")).toBe("AIE-3.4.1.f leadersStay");
    const events = play(p, ["drop legio-V", "drop legio-VI", "step gallia-5", "drop legio-VII"]);
    expect(told(events, "dropped").map(({ piece, zone }) => `${piece} ${zone}`)).toEqual([
      "legio-V gallia-8",
      "legio-VI gallia-8",
      "legio-VII gallia-5",
    ]);
    // One point is left, but he may not go on alone.
    expect(asked(p)).toBe("movement");
    expect(at(p, "caesar")).toBe("gallia-5");
  });

  test("AIE-3.4.1.e AIE-3.4.1.h who was left on the way has moved", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-9": ["caesar", "legio-V", "legio-VI"], "gallia-8": ["trebonius"] },
    });
    play(p, ["take caesar", "all", "step gallia-8", "drop legio-V", "halt"]);
    expect(reason(p, "take legio-V")).toBe("AIE-3.4.1.h hasMoved");
    play(p, "take trebonius");
    expect(legal(p, "add")).toEqual([]);
  });

  test("AIE-3.4.1.k inside the Republic nothing else binds Roman units", () => {
    const p = moving("caesarians", { caesarians: { "gallia-6": ["caesar", "legio-V"] } });
    play(p, ["take caesar", "all"]);
    expect(steps(p)).toEqual(["gallia-3", "gallia-4", "gallia-5", "gallia-7", "gallia-8", "gallia-9"]);
  });

  test("AIE-2.E.b pieces of the other side, off the map or not there are not taken", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-6": ["caesar", "legio-V"] },
      republicans: { "gallia-5": ["pompeius"] },
    });
    expect(reason(p, "take pompeius")).toBe("AIE-2.E.b notYours");
    expect(reason(p, "take legio-X")).toBe("AIE-2.E.b notThere");
    expect(reason(p, "take lepidus")).toBe("AIE-2.E.b notThere");
    expect(reason(p, "step gallia-5")).toBe("AIE-2.E.b notNow");
  });
});

describe("units by themselves", () => {
  test("AIE-3.4.1.i AIE-C105 AIE-7.3.c Legio and Equites go exactly one zone, whatever it costs", () => {
    const p = moving("republicans", {
      republicans: { "italia-5": ["legio-V", "equites2-1", "auxilia-1", "naves-6sp-t1-1"], "italia-1": ["cato"] },
    });
    play(p, ["take legio-V", "step graecia-1"]);
    expect(at(p, "legio-V")).toBe("graecia-1");
    expect(reason(p, "take legio-V")).toBe("AIE-3.4.1.h hasMoved");
    play(p, ["take equites2-1", "step sicilia-1"]);
    expect(at(p, "equites2-1")).toBe("sicilia-1");
    expect(reason(p, "take auxilia-1")).toBe("AIE-3.4.1.j auxiliaNeedLeader");
    expect(reason(p, "take naves-6sp-t1-1")).toBe("AIE-3.4.2.b shipsNeedLeader");
  });

  test("AIE-3.4.1.j Auxilia stay where no leader takes them", () => {
    const p = moving("republicans", { republicans: { "italia-5": ["auxilia-1"], "italia-7": ["legio-V"] } });
    expect(legal(p)).toEqual(["take legio-V", "end-moves"]);
  });

  test("AIE-3.4.1.i nobody joins a unit that goes by itself", () => {
    const p = moving("republicans", { republicans: { "italia-5": ["legio-V", "legio-VI", "cato"] } });
    play(p, "take legio-V");
    expect(reason(p, "add legio-VI")).toBe("AIE-3.4.1.b leaderFirst");
    expect(reason(p, "add cato")).toBe("AIE-3.4.1.b leaderFirst");
    expect(reason(p, "all")).toBe("AIE-3.4.1.b leaderFirst");
    expect(legal(p)).toEqual(["step italia-4", "step italia-7", "step sicilia-1", "step graecia-1", "halt"]);
  });

  test("AIE-3.4.1.l without a leader they do not leave the Republic", () => {
    const p = moving("republicans", {
      republicans: { "italia-3": ["legio-V"], noricum: ["cato"] },
      war: { alpes: "caesarians" },
    });
    play(p, "take legio-V");
    expect(reason(p, "step alpes-1")).toBe("AIE-3.4.1.l outsideOnlyLed");
    expect(steps(p)).toEqual(["italia-2", "italia-4", "italia-6"]);
  });

  test("AIE-3.4.1.t units aboard do not set out by themselves", () => {
    const p = moving("republicans", {
      republicans: { "mare-internum-centralis": ["legio-V", "naves-6sp-t1-1"], "italia-1": ["legio-VI"] },
    });
    expect(reason(p, "take legio-V")).toBe("AIE-3.4.1.t aboard");
    expect(legal(p)).toEqual(["take legio-VI", "end-moves"]);
  });

  test("AIE-7.2.a a unit without any way stays", () => {
    const p = moving("republicans", { republicans: { "graecia-5": ["legio-V", "cato"], "italia-1": ["legio-VI"] } });
    expect(reason(p, "take legio-V")).toBe("AIE-7.2.a nowhereToGo");
    // He has legions to lead, but there is no way for anybody.
    expect(reason(p, "take cato")).toBe("AIE-7.2.a nowhereToGo");
  });
});

describe("outside the Republic", () => {
  const war = { germani: "republicans", thracii: "republicans", armenii: "republicans" } as const;

  test("AIE-3.4.1.o AIE-C099 AIE-C101 AIE-7.2.c with a leader into land at war, across the Rhenus for two points", () => {
    const p = moving("caesarians", { caesarians: { "gallia-2": ["caesar", "legio-V", "legio-VI", "legio-VII"] }, war });
    const events = play(p, ["take caesar", "all", "step germani-1"]);
    expect(told(events, "marched")).toMatchObject([{ cost: 2, crossed: true, from: "gallia-2", to: "germani-1" }]);
    expect(at(p, "legio-VII")).toBe("germani-1");
  });

  test("AIE-3.4.1.p AIE-C099 AIE-C240 land at peace is no place to stop", () => {
    const p = moving("caesarians", { caesarians: { "gallia-2": ["caesar", "legio-V"] } });
    play(p, ["take caesar", "all"]);
    expect(reason(p, "step germani-1")).toBe("AIE-3.4.1.p onlyInTransit");
    // Across the river and back into Gallia would cost four.
    expect(why(p, "step germani-2")).toBe("AIE-3.4.1.p");
  });

  test("AIE-3.4.1.p AIE-C100 AIE-7.2.e through the Alpes at peace, from inside to inside", () => {
    const p = moving("caesarians", { caesarians: { "gallia-8": ["caesar", "legio-V", "legio-VI", "auxilia-1"] } });
    play(p, ["take caesar", "all"]);
    expect(foreseen(p, "step alpes-2")).toMatchObject([{ f: "points-left", points: 1 }]);
    play(p, "step alpes-2");
    expect(reason(p, "halt")).toBe("AIE-3.4.1.p onlyInTransit");
    expect(reason(p, "drop legio-V")).toBe("AIE-3.4.1.p onlyInTransit");
    expect(legal(p)).toEqual(["step italia-3", "step gallia-5"]);
    expect(reason(p, "step gallia-8")).toBe("AIE-3.4.1.p onlyInTransit");
    expect(byDefault(p)).toBe("step italia-3");
    play(p, "step italia-3");
    expect(asked(p)).toBe("movement");
    expect(at(p, "auxilia-1")).toBe("italia-3");
  });

  test("AIE-3.4.1.p AIE-C291 not from inside through land at peace into land at war", () => {
    // Numidae at peace between Africa and the Mauri.
    const p = moving("caesarians", {
      caesarians: { "africa-1": ["caesar", "legio-V"] },
      war: { mauri: "republicans" },
    });
    play(p, ["take caesar", "all", "step numidae"]);
    expect(legal(p)).toEqual(["step africa-2"]);
    expect(why(p, "step mauri-2")).toBe("AIE-3.4.1.p");
  });

  test("AIE-3.4.1.v AIE-C103 AIE-C291 AIE-7.3.b the way home from Pontus through land at peace", () => {
    const p = moving("caesarians", {
      caesarians: { pontici: ["caesar", "legio-V", "legio-VI"] },
      war: { pontici: "republicans" },
    });
    play(p, ["take caesar", "all", "step armenii"]);
    expect(reason(p, "halt")).toBe("AIE-3.4.1.v homeThroughPeace");
    play(p, "step cappadocii");
    expect(reason(p, "halt")).toBe("AIE-3.4.1.v homeThroughPeace");
    expect(legal(p)).toEqual(["step asia-3", "step asia-5"]);
    play(p, "step asia-5");
    expect(asked(p)).toBe("movement");
  });

  test("AIE-3.4.1.v who starts outside does not cross land at peace to stay outside", () => {
    const p = moving("caesarians", {
      caesarians: { "mauri-2": ["caesar", "legio-V"] },
      war: { mauri: "republicans" },
    });
    play(p, ["take caesar", "all", "step numidae"]);
    expect(legal(p)).toEqual(["step africa-1", "step africa-2"]);
    play(p, "step africa-2");
    // Inside by now, with one point left: not outside again.
    expect(why(p, "step numidae")).toBe("AIE-3.4.1.v");
    expect(why(p, "halt")).toBe("legal");
  });

  test("AIE-3.4.1.w AIE-C291 in land that has come to peace around them they may go on to its other zones", () => {
    const p = moving("caesarians", { caesarians: { "parthi-1": ["caesar", "legio-V"] } });
    play(p, ["take caesar", "all"]);
    expect(why(p, "step parthi-2")).toBe("legal");
    // Cappadocii are at peace too: only on the way home.
    play(p, "step parthi-2");
    expect(why(p, "halt")).toBe("legal");
    expect(legal(p, "step")).toEqual(["step parthi-1"]);
  });

  test("AIE-3.4.1.q AIE-3.4.1.r AIE-3.4.1.s AIE-C240 allied land of either side, and land without a name", () => {
    for (const holder of ["caesarians", "republicans"] as const) {
      const p = moving("caesarians", {
        caesarians: { marmarica: ["caesar", "legio-V"] },
        allegiance: { aegyptii: holder },
      });
      play(p, ["take caesar", "all", "step aegyptii", "halt"]);
      expect(at(p, "legio-V")).toBe("aegyptii");
    }
    const p = moving("caesarians", { caesarians: { "africa-3": ["caesar", "legio-V"] } });
    play(p, ["take caesar", "all", "step marmarica", "halt"]);
    expect(at(p, "legio-V")).toBe("marmarica");
  });

  test("AIE-3.4.1.m a leader does not leave Romans behind outside", () => {
    const p = moving("caesarians", {
      caesarians: { "thracii-2": ["caesar", "curio", "legio-V", "legio-VI"] },
      war,
    });
    play(p, ["take caesar", "add legio-V", "step graecia-1", "halt", "take curio"]);
    expect(reason(p, "step graecia-1")).toBe("AIE-3.4.1.m leftOutside");
    play(p, ["add legio-VI", "step graecia-1", "halt"]);
    expect(inZone(p, "thracii-2")).toEqual([]);
  });

  test("AIE-3.4.1.m AIE-R192 ships may stay without one; so may allies", () => {
    const p = moving("caesarians", {
      caesarians: { aegyptii: ["caesar", "naves-6sp-t0-1", "aegyptii-u1"] },
      allegiance: { aegyptii: "caesarians" },
    });
    play(p, ["take caesar", "step marmarica", "step africa-3", "halt"]);
    expect(inZone(p, "aegyptii")).toEqual(["naves-6sp-t0-1", "aegyptii-u1"]);
  });

  test("AIE-3.4.1.m AIE-3.4.1.e nobody is dropped outside where no leader stays", () => {
    const layout = { "graecia-1": ["caesar", "legio-V", "legio-VI"] };
    const p = moving("caesarians", { caesarians: layout, war });
    play(p, ["take caesar", "all", "step thracii-2"]);
    expect(reason(p, "drop legio-V")).toBe("AIE-3.4.1.m leftOutside");
    expect(legal(p, "drop")).toEqual([]);
    const q = moving("caesarians", { caesarians: { ...layout, "thracii-2": ["curio"] }, war });
    play(q, ["take caesar", "all", "step thracii-2", "drop legio-V", "step graecia-2", "halt"]);
    expect(inZone(q, "thracii-2")).toEqual(["legio-V", "curio"]);
  });
});

describe("costs and limits of terrain", () => {
  test("AIE-7.2.b AIE-7.2.d AIE-7.2.e AIE-7.2.f AIE-C270 plain, river, strait, mountain, river and mountain", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-5": ["caesar"], "italia-5": ["curio"], "germani-2": ["hirtius"] },
    });
    const left = (text: string) => foreseen(p, text)[0];
    play(p, "take caesar");
    expect(left("step gallia-8")).toMatchObject({ points: 3 });
    expect(left("step germani-2")).toMatchObject({ points: 2 });
    expect(left("step alpes-2")).toMatchObject({ points: 2 });
    play(p, ["halt", "take curio"]);
    expect(left("step graecia-1")).toMatchObject({ points: 2 });
    play(p, ["halt", "take hirtius"]);
    // Three points outside are more than two, but Gallia lies behind the mountain.
    expect(left("step alpes-1")).toMatchObject({ points: 1 });
    expect(legal(p)).toContain("step alpes-1");
  });

  test("AIE-7.2.a AIE-7.2.g only to an adjacent zone; other rivers cost nothing", () => {
    const p = moving("caesarians", { caesarians: { "gallia-9": ["caesar"] } });
    play(p, "take caesar");
    expect(reason(p, "step italia-3")).toBe("AIE-7.2.a notAdjacent");
    // Across the Garumna.
    expect(foreseen(p, "step gallia-7")).toMatchObject([{ points: 3 }]);
  });

  test("AIE-7.3.a AIE-C102 into Parthia, but not farther", () => {
    const units = ["legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX"];
    const p = moving("caesarians", { caesarians: { "asia-5": ["caesar", ...units] }, war: { parthi: "republicans" } });
    play(p, ["take caesar", "all", "step parthi-1"]);
    expect(asked(p)).toBe("movement");
    expect(at(p, "legio-IX")).toBe("parthi-1");
    const q = moving("caesarians", { caesarians: { "asia-5": ["caesar"] } });
    play(q, ["take caesar", "step parthi-1"]);
    expect(reason(q, "step parthi-2")).toBe("AIE-7.3.a tooFarOutside");
    // Back inside is another matter.
    expect(legal(q)).toEqual(["step asia-5", "halt"]);
  });

  test("AIE-7.3.b AIE-R179 above two points as long as a zone inside can be entered, and no halt before", () => {
    const p = moving("caesarians", { caesarians: { armenii: ["caesar"] } });
    play(p, ["take caesar", "step pontici", "step galatae"]);
    expect(why(p, "halt")).toBe("legal");
    // Three outside, then Asia.
    play(p, "step cappadocii");
    expect(reason(p, "halt")).toBe("AIE-7.3.a tooFarOutside");
    expect(legal(p)).toEqual(["step asia-3", "step asia-5"]);
  });

  test("AIE-7.3.c AIE-C104 the limit binds a leader alone", () => {
    // Every zone on the way lies outside, and no region is near enough afterwards.
    const p = moving("caesarians", { caesarians: { "parthi-2": ["caesar"] } });
    play(p, ["take caesar", "step parthi-3"]);
    expect(asked(p)).toBe("movement");
    expect(at(p, "caesar")).toBe("parthi-3");
  });

  test("AIE-R124 inside the Republic first, then outside as far as the points go", () => {
    const p = moving("caesarians", { caesarians: { "italia-4": ["caesar"] } });
    play(p, ["take caesar", "step italia-2", "step noricum", "step pannonii", "step illyrii"]);
    expect(at(p, "caesar")).toBe("illyrii");
  });
});

describe("enemies on the way", () => {
  test("AIE-7.1.a AIE-7.1.e AIE-C108 units stop where enemy units are, and their leader with them", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-9": ["caesar", "legio-V"], "gallia-6": ["legio-VI"] },
      republicans: { "gallia-8": ["legio-I"] },
    });
    play(p, ["take caesar", "all", "step gallia-8"]);
    expect(asked(p)).toBe("movement");
    expect(at(p, "caesar")).toBe("gallia-8");
    play(p, ["take legio-VI", "step gallia-8"]);
    expect(inZone(p, "gallia-8")).toEqual(["legio-I", "legio-V", "legio-VI", "caesar"]);
  });

  test("AIE-8.1.a AIE-CT.f the battle that a step would lead to is foretold, for groups and for units by themselves", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-2": ["caesar", "legio-V", "legio-VI"] },
      republicans: { "germani-1": ["germani-u1"], "gallia-1": ["cato"] },
      war: { germani: "republicans" },
    });
    play(p, ["take caesar", "add legio-V"]);
    const [left, battle] = foreseen(p, "step germani-1");
    expect(left).toMatchObject({ f: "points-left", points: 1 });
    expect(battle).toMatchObject({ f: "battle", zone: "germani-1" });
    // Nobody fights a leader, nor does a leader alone fight.
    expect(foreseen(p, "step gallia-1")).toHaveLength(1);
    play(p, ["halt", "take legio-VI"]);
    expect(foreseen(p, "step gallia-5")).toEqual([]);
  });

  test("AIE-7.1.a AIE-R127 enemy ships on a coast stop land units too", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-9": ["caesar", "legio-V"] },
      republicans: { "gallia-8": ["naves-6sp-t1-1"] },
    });
    play(p, ["take caesar", "all", "step gallia-8"]);
    expect(asked(p)).toBe("movement");
  });

  test("AIE-7.1.c AIE-C108 enemy leaders stop nobody", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-9": ["caesar", "legio-V"] },
      republicans: { "gallia-8": ["cato"] },
    });
    play(p, ["take caesar", "all", "step gallia-8", "step gallia-5", "halt"]);
    expect(at(p, "caesar")).toBe("gallia-5");
    expect(at(p, "cato")).toBe("gallia-8");
  });

  test("AIE-7.1.d AIE-C108 a leader alone passes through enemies, and may stay among them", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-9": ["caesar"] },
      republicans: { "gallia-8": ["legio-I"], "gallia-5": ["legio-II"] },
    });
    play(p, ["take caesar", "step gallia-8", "step gallia-5", "step gallia-2", "step gallia-5"]);
    expect(at(p, "caesar")).toBe("gallia-5");
  });

  test("AIE-7.1.f whoever starts among enemies may leave", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-8": ["caesar", "legio-V", "legio-VI"] },
      republicans: { "gallia-8": ["legio-I"] },
    });
    play(p, ["take caesar", "add legio-V", "step gallia-9", "halt", "take legio-VI", "step gallia-5"]);
    expect(inZone(p, "gallia-8")).toEqual(["legio-I"]);
  });

  test("AIE-0.5.c AIE-C292 a People at peace stops nobody who crosses its land; one that serves the enemy does", () => {
    const p = moving("caesarians", {
      caesarians: { "africa-1": ["caesar", "legio-V"] },
      peoples: { numidae: ["numidae-u1"] },
    });
    play(p, ["take caesar", "all", "step numidae", "step africa-2", "halt"]);
    expect(at(p, "legio-V")).toBe("africa-2");
    const q = moving("caesarians", {
      caesarians: { "africa-1": ["caesar", "legio-V"] },
      republicans: { numidae: ["numidae-u1"] },
      allegiance: { numidae: "republicans" },
    });
    play(q, ["take caesar", "all", "step numidae"]);
    expect(asked(q)).toBe("movement");
    check(q);
  });
});
