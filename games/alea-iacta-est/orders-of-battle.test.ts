/** Scenarios 3 to 7 as they begin: dates, control, Peoples, and every single piece (S3.a to S7.d). */
import { describe, expect, test } from "vitest";
import { isAssassin } from "./position.ts";
import type { ScenarioId } from "./scenarios.ts";
import { CAES, REP } from "./sides.ts";
import { begun, chiefs, expected, forceOf, peoplesOf, startOf } from "./testing/set-ups.ts";
import { at, box } from "./testing/table.ts";

describe("scenario 3", () => {
  const p = begun("pharsalus");

  test("AIE-S3.a AIE-S3.b AIE-S0.a dates, control, Peoples", () => {
    expect(startOf(p)).toEqual({
      years: [-48, -47],
      spqr: 1,
      marker: "cicero",
      initiative: "caesarians",
      reversible: false,
      caesarians: "gallia hispania italia",
      roma: "caesarians",
      difficulty: 1,
    });
    expect(peoplesOf(p)).toEqual({});
  });

  test("AIE-S3.c the Caesarians", () => {
    expect(forceOf(p, CAES)).toEqual(
      expected({
        leaders: "caesar m-antonius lepidus d-brutus hirtius trebonius bassus calvinus dolabella plancus pollio sulla",
        legions: "II V..XIV XVII XXVII I-R..VII-R",
        auxilia: 3,
        equites4: 1,
        equites2: 2,
        naves: { "8 2 +1": 1, "6 0": 2, "4 0": 1 },
      }),
    );
    expect(chiefs(p, CAES)).toEqual(["caesar"]);
  });

  test("AIE-S3.d the Republicans", () => {
    expect(forceOf(p, REP)).toEqual(
      expected({
        leaders:
          "pompeius g-pompeius scipio labienus cato spinther ahenobarbus afranius petreius bibulus m-brutus cassius s-pompeius",
        legions: "I III XXI XXII XXV XXVI XXVIII XXX X-R..XVII-R",
        auxilia: 3,
        equites4: 2,
        equites2: 1,
        naves: { "8 2 +1": 1, "8 1 +1": 1, "6 +1": 1, "4 +1": 2 },
      }),
    );
    expect(chiefs(p, REP)).toEqual(["pompeius"]);
  });
});

describe("scenario 4", () => {
  const p = begun("thapsus-and-munda");

  test("AIE-S4.a AIE-S4.b AIE-S4.c AIE-C022 AIE-C286 dates, control, Peoples", () => {
    expect(startOf(p)).toEqual({
      years: [-47, -45],
      spqr: 2,
      marker: "cicero",
      initiative: "caesarians",
      reversible: true,
      caesarians: "asia gallia graecia hispania italia",
      roma: "caesarians",
      difficulty: 2,
    });
    expect(peoplesOf(p)).toEqual({
      aegyptii: "war republicans",
      pontici: "war republicans",
      numidae: "allegiance republicans",
    });
  });

  test("AIE-S4.d the Caesarians", () => {
    expect(forceOf(p, CAES)).toEqual(
      expected({
        leaders:
          "caesar m-antonius lepidus d-brutus hirtius trebonius bassus calvinus dolabella plancus pollio sulla m-brutus cassius",
        legions: "II V..XIV XVII XXVII I-R..VII-R",
        auxilia: 3,
        equites4: 2,
        equites2: 2,
        naves: { "8 2 +1": 1, "6 0": 2, "4 +1": 2 },
      }),
    );
  });

  test("AIE-S4.e the Republicans, without Spinther", () => {
    expect(forceOf(p, REP)).toEqual(
      expected({
        leaders: "g-pompeius scipio labienus cato afranius petreius bibulus s-pompeius",
        legions: "I III X-R..XVIII-R",
        auxilia: 2,
        equites4: 0,
        equites2: 1,
        naves: { "8 2 +1": 1, "6 +1": 1, "4 0": 1 },
      }),
    );
    expect(chiefs(p, REP).sort()).toEqual(["g-pompeius", "scipio"]);
    expect(at(p, "spinther")).toBe("gone");
  });
});

describe("scenario 5", () => {
  const p = begun("philippi");

  test("AIE-S5.a AIE-S5.b dates, control, Peoples", () => {
    expect(startOf(p)).toEqual({
      years: [-43, -41],
      spqr: 1,
      marker: "princeps",
      initiative: "caesarians",
      reversible: true,
      caesarians: "africa gallia hispania italia",
      roma: "caesarians",
      difficulty: 2,
    });
    expect(peoplesOf(p)).toEqual({});
  });

  test("AIE-S5.c AIE-C281 the Caesarians, with Dolabella where the die was even; no Pansa", () => {
    expect(forceOf(p, CAES)).toEqual(
      expected({
        leaders:
          "octavianus m-antonius agrippa calvinus lepidus sulla bassus plancus flaccus saxa pollio salvidienus dolabella",
        legions:
          "II III V..X XII XIII XIV XVII XVIII XIX XXIII XXIV XXVI XXVIII XXIX XXX I-R II-R IV-R V-R XI-R XII-R XIII-R XV-R..XVIII-R",
        auxilia: 3,
        equites4: 2,
        equites2: 2,
        naves: { "8 2 +1": 2, "6 0": 2, "4 +1": 2 },
      }),
    );
    expect(chiefs(p, CAES).sort()).toEqual(["m-antonius", "octavianus"]);
    expect(at(p, "pansa")).toBe("gone");
  });

  test("AIE-S5.d AIE-S5.k AIE-C287 the Republicans, four Assassins among them", () => {
    expect(forceOf(p, REP)).toEqual(
      expected({
        leaders: "m-brutus cassius s-pompeius menas trebonius d-brutus",
        legions:
          "I IV XI XV XVI XX XXI XXII XXV XXVII XXXI XXXIII XXXVI XXXVII XXXVIII III-R VI-R VII-R VIII-R X-R XIV-R",
        auxilia: 3,
        equites4: 2,
        equites2: 2,
        naves: { "8 1 +1": 1, "6 +1": 1, "4 0": 1 },
      }),
    );
    expect(chiefs(p, REP).sort()).toEqual(["cassius", "m-brutus"]);
    const assassins = (id: ScenarioId): string[] => {
      const q = begun(id);
      return box.leaders
        .filter((each) => isAssassin(q, each))
        .map((each) => box.pieceIds[each])
        .sort();
    };
    expect(assassins("philippi")).toEqual(["cassius", "d-brutus", "m-brutus", "trebonius"]);
    for (const id of ["from-caesar-to-augustus", "rise-of-caesar", "pharsalus"] as const)
      expect(assassins(id)).toEqual([]);
  });
});

describe("scenario 6", () => {
  const p = begun("perusia-and-naulochus");

  test("AIE-S6.a AIE-S6.b AIE-S6.c dates, control, Peoples", () => {
    expect(startOf(p)).toEqual({
      years: [-41, -35],
      spqr: 1,
      marker: "princeps",
      initiative: "republicans",
      reversible: true,
      caesarians: "africa asia gallia graecia hispania italia",
      roma: "caesarians",
      difficulty: 3,
    });
    expect(peoplesOf(p)).toEqual({ aegyptii: "allegiance caesarians" });
  });

  test("AIE-S6.d the Caesarians", () => {
    expect(forceOf(p, CAES)).toEqual(
      expected({
        leaders: "octavianus m-antonius agrippa calvinus lepidus sulla flaccus saxa salvidienus corvinus",
        legions: "I..XVIII XXV XXVI XXVII I-R..VII-R",
        auxilia: 3,
        equites4: 2,
        equites2: 2,
        naves: { "8 1 +1": 1, "6 0": 1, "4 +1": 1 },
      }),
    );
    expect(chiefs(p, CAES).sort()).toEqual(["m-antonius", "octavianus"]);
  });

  test("AIE-S6.e the Republicans", () => {
    expect(forceOf(p, REP)).toEqual(
      expected({
        leaders: "s-pompeius l-antonius menas bassus plancus pollio",
        legions: "XIX..XXIV XXVIII..XXXIV X-R..XIII-R",
        auxilia: 3,
        equites4: 2,
        equites2: 2,
        naves: { "8 2 +1": 1, "6 0": 1, "4 +1": 1 },
      }),
    );
    expect(chiefs(p, REP).sort()).toEqual(["l-antonius", "s-pompeius"]);
  });
});

describe("scenario 7", () => {
  const p = begun("actium");

  test("AIE-S7.a AIE-S7.b dates, control, Peoples", () => {
    expect(startOf(p)).toEqual({
      years: [-32, -29],
      spqr: 0,
      marker: "princeps",
      initiative: "republicans",
      reversible: true,
      caesarians: "africa gallia hispania italia sicilia",
      roma: "caesarians",
      difficulty: 3,
    });
    expect(peoplesOf(p)).toEqual({ aegyptii: "allegiance republicans" });
  });

  test("AIE-S7.c the Caesarians", () => {
    expect(forceOf(p, CAES)).toEqual(
      expected({
        leaders: "octavianus agrippa calvinus lepidus sulla plancus l-antonius saxa",
        legions: "V..XIV XIX XXXI XXXII I-R..IV-R XV-R..XVIII-R",
        auxilia: 2,
        equites4: 1,
        equites2: 2,
        naves: { "8 2 +1": 2, "6 +1": 1, "4 +1": 1 },
      }),
    );
    expect(chiefs(p, CAES)).toEqual(["octavianus"]);
  });

  test("AIE-S7.d the Republicans, with 22 legions", () => {
    expect(forceOf(p, REP)).toEqual(
      expected({
        leaders: "m-antonius corvinus bassus flaccus",
        legions: "I..IV XV..XVIII XX XXI XXIX XXX V-R..XIV-R",
        auxilia: 2,
        equites4: 1,
        equites2: 2,
        naves: { "8 1 +1": 1, "6 0": 2 },
      }),
    );
    expect(chiefs(p, REP)).toEqual(["m-antonius"]);
  });
});
