/** Scenarios 1 and 2 as they begin, to the last piece, and what all seven have in common (S0.a, S0.i, S1, S2). */
import { describe, expect, test } from "vitest";
import { checkLoneLeaders } from "./lone-leaders.ts";
import { rulesOf } from "./position.ts";
import { SCENARIO_IDS, type ScenarioId } from "./scenarios.ts";
import { BOTH, CAES, REP } from "./sides.ts";
import { begun, chiefs, forceOf, listed, peoplesOf, placesOf, startOf } from "./testing/set-ups.ts";
import { at, box, byDefault, isReduced, lay, people, piece, play, run, scenario, told } from "./testing/table.ts";

const CAESAR_IN_49: Record<string, string> = {
  "italia-4": "caesar curio legio-XIII",
  "italia-3": "m-antonius legio-VIII auxilia equites2",
  "gallia-9": "lepidus d-brutus trebonius legio-V legio-VI legio-VII legio-IX legio-X legio-XI equites4 auxilia",
  "gallia-1": "legio-I-R",
  "gallia-2": "hirtius legio-XII legio-XIV legio-III-R equites2 auxilia",
  "gallia-8": "naves-6sp-t0 naves-6sp-t0 legio-II-R",
};
const POMPEIUS_IN_49: Record<string, string> = {
  "italia-1": "pompeius g-pompeius scipio labienus cato spinther",
  "italia-7": "ahenobarbus legio-XV naves-6sp-t1 naves-4sp-t1",
  "hispania-1": "afranius legio-II legio-XVI legio-XIX equites2 auxilia",
  "hispania-2": "legio-XVII legio-XX",
  "hispania-4": "petreius legio-IV legio-XVIII auxilia",
  "graecia-2": "legio-I legio-XXI legio-XXX equites4",
  "graecia-3": "legio-III legio-XXII legio-XXVIII auxilia",
  "asia-1": "legio-XI-R",
  "asia-5": "legio-XXIII legio-XXIV legio-X-R equites2 auxilia",
  "africa-1": "legio-XXV legio-XXVI equites2",
};

describe("scenarios 1 and 2", () => {
  const both = ["from-caesar-to-augustus", "rise-of-caesar"] as const;

  test("AIE-S1.a AIE-S1.b AIE-S1.c AIE-S2.a AIE-S0.a AIE-C285 -49, the Republicans first, Caesar with Gallia alone", () => {
    const common = {
      spqr: 0,
      marker: "cicero",
      initiative: "republicans",
      reversible: false,
      caesarians: "gallia",
      roma: "republicans",
    };
    expect(startOf(begun(both[0]))).toEqual({ ...common, years: [-49, -29], difficulty: 4 });
    expect(startOf(begun(both[1]))).toEqual({ ...common, years: [-49, -44], difficulty: 3 });
    for (const id of both) expect(peoplesOf(begun(id))).toEqual({});
  });

  test("AIE-S1.d AIE-S1.e AIE-S2.a AIE-C227 AIE-3.3.1.a every piece where the list has it", () => {
    for (const id of both) {
      const p = begun(id);
      expect(placesOf(p, CAES)).toEqual(listed(CAESAR_IN_49));
      expect(placesOf(p, REP)).toEqual(listed(POMPEIUS_IN_49));
      expect([chiefs(p, CAES), chiefs(p, REP)]).toEqual([["caesar"], ["pompeius"]]);
      expect(box.romanUnits.some((unit) => isReduced(p, box.pieceIds[unit]))).toBe(false);
    }
  });

  test("AIE-S1.c AIE-C285 eleven legions in Gallia, three in Italia", () => {
    const p = begun(both[0]);
    const inRegion = (name: string): number =>
      box.romanUnits.filter((unit) => box.isLegio[unit] && at(p, box.pieceIds[unit]).startsWith(name)).length;
    expect([inRegion("gallia"), inRegion("italia")]).toEqual([11, 3]);
  });

  test("AIE-S1.o only scenario 1 knows the Ides; AIE-S2.c the flight from Roma is an option, and off", () => {
    expect(SCENARIO_IDS.map((id) => rulesOf(begun(id)).ides)).toEqual([true, ...Array(6).fill(false)]);
    expect(begun("rise-of-caesar").options).toBe(0);
  });

  test("AIE-S2.c AIE-C289 two leaders alone in Roma roll a die each when the enemy comes", () => {
    const p = lay({
      scenario: "rise-of-caesar",
      republicans: { "italia-1": ["cato", "spinther"] },
      caesarians: { "italia-1": ["caesar", "legio-XIII"] },
    });
    checkLoneLeaders(p);
    // Nine for the one, who dies; nought for the other, who escapes.
    const events = run(p, [9, 1]);
    events.push(...play(p, byDefault(p)));
    expect(told(events, "die").map(({ sides, face }) => [sides, face])).toEqual([
      [10, 8],
      [10, 0],
    ]);
    expect([at(p, "cato"), at(p, "spinther") === "italia-1"]).toEqual(["gone", false]);
  });

  test("AIE-S2.d AIE-LT.b whoever enters in -48 is booked for it", () => {
    const p = begun("rise-of-caesar");
    const due = box.leaders.filter((each) => p.due[each] === -48).map((each) => box.pieceIds[each]);
    expect(due.sort()).toEqual(
      "bassus bibulus calvinus cassius dolabella m-brutus plancus pollio s-pompeius sulla".split(" "),
    );
  });
});

describe("all of them", () => {
  test("AIE-S0.i AIE-S1.f AIE-1.3.1.a AIE-C226 numbers of legions, and no counter twice", () => {
    const counts = SCENARIO_IDS.map((id) => {
      const p = begun(id);
      return BOTH.map((side) => forceOf(p, side).legions.length);
    });
    expect(counts).toEqual([
      ...[
        [13, 20],
        [13, 20],
        [20, 16],
        [20, 11],
        [31, 21],
        [28, 17],
        [21, 22],
      ],
    ]);
    for (const { placed } of box.scenarios) expect(new Set(placed.map((each) => each.piece)).size).toBe(placed.length);
  });

  test("AIE-S0.l how hard they are", () => {
    expect(SCENARIO_IDS.map((id) => box.scenarios[scenario(id)].difficulty)).toEqual([4, 3, 1, 2, 2, 3, 3]);
  });

  test("AIE-NT.f AIE-4.2.3.a AIE-4.2.3.b Major Peoples stand at home with their leaders of that year, Minor ones are in their boxes", () => {
    for (const id of SCENARIO_IDS) {
      const p = begun(id);
      for (const each of box.peoples)
        for (const unit of box.unitsOf[each])
          expect(at(p, box.pieceIds[unit]) === "box" ? -1 : box.homeOf[p.at[unit]]).toBe(box.isMajor[each] ? each : -1);
    }
    const kings = (id: ScenarioId): string[] => {
      const p = begun(id);
      return box.foreignLeaders.filter((each) => p.at[each] >= 0).map((each) => box.pieceIds[each]);
    };
    expect(kings("thapsus-and-munda")).toEqual(
      "cleopatra-vii achillas orodes-ii pacorus-surena pharnaces-ii juba-i".split(" "),
    );
    expect(kings("philippi")).toEqual("cleopatra-vii orodes-ii pacorus-surena darius juba-ii".split(" "));
    expect(kings("actium")).toEqual("cleopatra-vii pacorus-surena phraates-iv darius juba-ii".split(" "));
    expect(begun("perusia-and-naulochus").due[piece("phraates-iv")]).toBe(-38);
    expect(people("parthi")).toBe(box.parthi);
  });

  test("AIE-LT.e leaders who are on no list stay out, but for those who come with Caesar's death in 3 and 4", () => {
    const out = (id: ScenarioId): string[] => {
      const p = begun(id);
      return box.romanLeaders
        .filter((each) => at(p, box.pieceIds[each]) === "to-come")
        .map((each) => box.pieceIds[each])
        .sort();
    };
    const heirs = "agrippa corvinus flaccus l-antonius lurius menas octavianus pansa salvidienus saxa".split(" ");
    expect(out("pharsalus")).toEqual(heirs);
    expect(out("thapsus-and-munda")).toEqual(heirs);
    for (const id of ["philippi", "perusia-and-naulochus", "actium"] as const) expect(out(id)).toEqual([]);
  });
});
