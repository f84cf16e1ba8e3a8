/** D5: reinforcements, camps and fleets (9.1, 9.2.1.a, TD, R37, R109, S.h). */
import { describe, expect, test } from "vitest";
import { onMap, TO_COME } from "../board.ts";
import { frontRefusal } from "../limits.ts";
import { own, type Position } from "../position.ts";
import { hasCamp, takeOff } from "../table.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  isReduced,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  run,
  side,
  told,
  toMove,
  zone,
} from "../testing/table.ts";

const arrive = (p: Position) => run(goTo(p, { step: "reinforcements" }));
const placed = (p: Position) => told(arrive(p), "reinforced").map(({ unit, zone: where }) => [unit, where]);

describe("units of the year (9.1.c)", () => {
  test.each([
    [
      169,
      [
        ["ii_italica", "noricum"],
        ["iii_italica", "raetia"],
      ],
    ],
    [170, []],
    [194, [["praetoria_2", "roma"]]],
    [197, []],
  ])("IMP-9.1.c IMP-TD.g IMP-TD.h IMP-TD.i in %i: %j", (year, units) => {
    const p = lay({ year });
    expect(placed(p)).toEqual(units);
    for (const [unit] of units) expect([side(p, unit), isReduced(p, unit)]).toEqual(["rome", false]);
  });

  test("IMP-4.2.b IMP-9.1.b IMP-9.1.c IMP-TD.i IMP-TD.j IMP-C118 196, when two zones have joined the East", () => {
    const p = lay({ year: 195, war: ["osrhoene"], enemy: { osrhoene: ["osrhoene_1"] } });
    run(goTo(p, { step: "departures" }));
    p.year = 196;
    expect(placed(p)).toEqual([
      ["i_parthica", "osrhoene"],
      ["ii_parthica", "roma"],
      ["iii_parthica", "adiabene"],
      ["urbanae_roma_2", "roma"],
    ]);
  });

  test("IMP-9.1.c each comes once", () => {
    const p = lay({ year: 169 });
    placed(p);
    expect(placed(p)).toEqual([]);
  });

  test("IMP-9.1.a camps exist from Phase A of their year on", () => {
    const built = (name: string, year: number): boolean => hasCamp(lay({ year }), zone(name));
    expect([built("noricum", 168), built("noricum", 169), built("raetia", 168), built("raetia", 169)]).toEqual([
      ...[false, true, false, true],
    ]);
    expect(["osrhoene", "adiabene", "roma"].map((name) => built(name, 195))).toEqual([false, false, false]);
    expect(["osrhoene", "adiabene", "roma"].map((name) => built(name, 196))).toEqual([true, true, true]);
    expect(built("dacia", 161)).toBe(true);
  });

  test("IMP-S.h a scenario without reinforcements has none", () => {
    expect(arrive(lay({ scenario: "s1_avidius_cassius", year: 196 }))).toEqual([]);
  });
});

describe("where the Enemy stands (9.1.e)", () => {
  test("IMP-9.1.e IMP-R109 a legion goes, reduced, to the nearest camp without him; of several Rome chooses", () => {
    const p = lay({ year: 169, war: ["marcomanni"], enemy: { noricum: ["marcomanni_1"] } });
    arrive(p);
    expect([asked(p), toMove(p)]).toEqual(["reinforcements", "capitoline"]);
    expect(question(p)).toMatchObject({ rule: "IMP-9.1.e", unit: "ii_italica", left: 2 });
    expect(legal(p)).toEqual(["station raetia", "station pannonia_superior", "rest"]);
    expect(reason(p, "station moesia_superior")).toBe("IMP-9.2.2.b quartersNearest");
    expect(reason(p, "station noricum")).toBe("IMP-9.2.2.b quartersNearest");
    const events = play(p, "station pannonia_superior");
    expect(told(events, "reinforced")[0]).toEqual({
      e: "reinforced",
      rule: "IMP-9.1.e",
      unit: "ii_italica",
      zone: "pannonia_superior",
      reduced: true,
    });
    expect([isReduced(p, "ii_italica"), at(p, "iii_italica"), isReduced(p, "iii_italica")]).toEqual([
      ...[true, "raetia", false],
    ]);
  });

  test("IMP-9.1.e with one such camp nobody is asked", () => {
    const p = lay({
      year: 169,
      war: ["marcomanni", "hermunduri"],
      enemy: { noricum: ["marcomanni_1"], raetia: ["hermunduri_1"] },
    });
    arrive(p);
    // From Noricum only Vindobona is next; Castra Regina has both Germanic camps beside it.
    expect([at(p, "ii_italica"), isReduced(p, "ii_italica")]).toEqual(["pannonia_superior", true]);
    expect(question(p)).toMatchObject({ unit: "iii_italica" });
    expect(legal(p)).toEqual(["station germania_superior", "station argentorate", "rest"]);
    expect(byDefault(p)).toBe("rest");
    play(p, "rest");
    expect(at(p, "iii_italica")).toBe("germania_superior");
  });

  test("IMP-9.1.e IMP-9.1.c IMP-TD.i IMP-C212 new Praetorians while rebels hold Rome: reduced, in an Interior zone with a town", () => {
    const p = lay({
      year: 194,
      enemy: { roma: ["didius_julianus!", "praetoria_1"], ravenna: ["perennis", "iv_flavia"] },
    });
    arrive(p);
    expect(question(p)).toMatchObject({ unit: "praetoria_2" });
    const zones = legal(p, "station");
    expect(zones).toContain("station campania");
    expect(zones).not.toContain("station roma");
    expect(reason(p, "station umbria")).toBe("IMP-9.2.2.d quartersTown");
    expect(reason(p, "station dacia")).toBe("IMP-9.2.2.c quartersInterior");
    expect(reason(p, "station ravenna")).toBe("IMP-9.2.2.c quartersOccupied");
    play(p, "station campania");
    expect([at(p, "praetoria_2"), isReduced(p, "praetoria_2"), side(p, "praetoria_2")]).toEqual([
      ...["campania", true, "rome"],
    ]);
  });

  test("IMP-R100 a leader of the Enemy, or mutineers, do not occupy a zone", () => {
    const p = lay({
      year: 169,
      war: ["marcomanni"],
      enemy: { noricum: ["marcomanni_chief_1"] },
      mutiny: { raetia: ["iv_flavia"] },
    });
    expect(placed(p)).toEqual([
      ["ii_italica", "noricum"],
      ["iii_italica", "raetia"],
    ]);
  });
});

describe("fleets (9.2.1.a)", () => {
  test("IMP-9.2.1.a IMP-R37 IMP-C107 one lost in 178 is back in 184, in its own port", () => {
    const back = (year: number): string => {
      const p = lay({ year });
      takeOff(p, piece("classis_ravennas"), TO_COME);
      own.due(p)[piece("classis_ravennas")] = 184;
      arrive(p);
      return at(p, "classis_ravennas");
    };
    expect([back(183), back(184)]).toEqual(["to-come", "ravenna"]);
  });
});

test("IMP-TD.a IMP-TD.b IMP-TD.c IMP-TD.d IMP-TD.e IMP-TD.f IMP-TD.g IMP-TD.i IMP-TD.j IMP-C222 complements of the Fronts, and the garrison, in 161, 169 and 197", () => {
  const p = lay({ scenario: "s5_grand_campaign", asSetUp: true });
  const strength = () => box.fronts.map((front) => box.legionsOf[front].filter((legion) => onMap(p.at[legion])).length);
  const garrison = () => box.garrison.filter((unit) => onMap(p.at[unit])).length;
  /** IMP-R23: how many have to stay in each Front. */
  const minima = () =>
    strength().map((present, i) => {
      p.reserve = 31;
      for (let leaving = present; ; leaving--)
        if (frontRefusal(p, box.fronts[i], leaving) === null) return present - leaving;
    });
  const seen = [[...strength(), garrison()]];
  const least = [minima()];
  for (p.year = 162; p.year <= 197; p.year++) {
    if (p.year === 196) p.epoch = 1;
    arrive(p);
    if (p.year !== 169 && p.year !== 197) continue;
    seen.push([...strength(), garrison()]);
    least.push(minima());
  }
  expect(seen).toEqual([
    [3, 4, 10, 8, 3, 4],
    [3, 4, 12, 8, 3, 4],
    [3, 4, 12, 10, 3, 7],
  ]);
  expect(least).toEqual([
    [2, 2, 5, 4, 2],
    [2, 2, 6, 4, 2],
    [2, 2, 6, 5, 2],
  ]);
});
