/** The winter of the Peoples (9.3). */
import { describe, expect, test } from "vitest";
import { OFF } from "../board.ts";
import { PEACE, ROMAN, STATUSES } from "../peoples.ts";
import { type Position, setStatus, takeOff } from "../position.ts";
import { REP } from "../sides.ts";
import {
  asked,
  at,
  box,
  goTo,
  isReduced,
  type Layout,
  lay,
  people,
  piece,
  play,
  run,
  told,
  toMove,
} from "../testing/table.ts";

function winterOf(layout: Layout) {
  const p = goTo(lay(layout), { step: "winterOfPeoples", people: ROMAN });
  const events = run(p);
  while (p.stack.length > 0) events.push(...play(p, "rest"));
  return { p, events };
}

const status = (p: Position, name: string): string => STATUSES[p.status[people(name)]];

describe("Peoples with units on the map", () => {
  test("AIE-9.3.b AIE-9.3.c AIE-C218 stay at war and where they are; at home and in cities they recover; the lost come back", () => {
    const { p } = winterOf({
      war: { germani: "republicans" },
      republicans: { "germani-1": ["germani-u1-"], "gallia-1": ["germani-u3-"] },
    });
    expect(status(p, "germani")).toBe("war");
    // Gallia 1 has a city.
    expect([at(p, "germani-u1"), isReduced(p, "germani-u1")]).toEqual(["germani-1", false]);
    expect([at(p, "germani-u3"), isReduced(p, "germani-u3")]).toEqual(["gallia-1", false]);
    expect([at(p, "germani-u2"), isReduced(p, "germani-u2")]).toEqual(["germani-1", false]);
    const away = winterOf({ war: { germani: "republicans" }, republicans: { "gallia-2": ["germani-u3-"] } }).p;
    expect([at(away, "germani-u3"), isReduced(away, "germani-u3")]).toEqual(["gallia-2", true]);
  });

  test("AIE-9.3.b another People's home is no home", () => {
    const { p } = winterOf({ war: { germani: "republicans" }, republicans: { pannonii: ["germani-u1-"] } });
    expect(isReduced(p, "germani-u1")).toBe(true);
  });

  test("AIE-9.3.c whoever holds the People chooses where the lost return, and not among enemies", () => {
    const p = lay({
      war: { parthi: "republicans" },
      republicans: { "parthi-3": ["parthi-u1"] },
      caesarians: { "parthi-1": ["legio-I", "caesar"] },
    });
    run(goTo(p, { step: "winterOfPeoples", people: ROMAN }));
    expect([asked(p), toMove(p)]).toEqual(["muster", "quirinal"]);
    play(p, ["station parthi-2", "station parthi-3", "rest"]);
    expect(["parthi-u2", "parthi-u3", "parthi-u4"].map((name) => at(p, name))).toEqual([
      ...["parthi-2", "parthi-3", "parthi-2"],
    ]);
  });

  test("AIE-9.3.e a Major People keeps its status, at war or in allegiance; leaders stay", () => {
    for (const how of ["war", "allegiance"] as const) {
      const { p } = winterOf({
        [how]: { numidae: "republicans" },
        republicans: { "africa-1": ["numidae-u1-", "juba-i"], "africa-2": ["numidae-u2-"] },
      });
      expect(status(p, "numidae")).toBe(how);
      expect([isReduced(p, "numidae-u1"), isReduced(p, "numidae-u2")]).toEqual([false, true]);
      expect(["juba-i", "numidae-u3", "numidae-u4", "numidae-u5"].map((name) => at(p, name))).toEqual([
        ...["africa-1", "numidae", "numidae", "numidae"],
      ]);
    }
  });

  test("AIE-9.3.k at peace a reduced unit recovers at home", () => {
    const { p } = winterOf({ peoples: { pontici: ["pontici-u1-", "pontici-u2"] } });
    expect([isReduced(p, "pontici-u1"), status(p, "pontici")]).toEqual([false, "peace"]);
    // Units of Minor Peoples at peace stay in their box.
    expect(at(p, "daci-u1")).toBe("box");
  });
});

describe("Peoples without a unit on the map", () => {
  test("AIE-9.3.a AIE-9.3.d AIE-9.3.f AIE-9.3.i AIE-C277 are pacified by arms: banned for four years, and scored for", () => {
    const { p, events } = winterOf({
      year: -44,
      score: 0,
      war: { pontici: "republicans", germani: "republicans" },
    });
    expect([status(p, "pontici"), status(p, "germani")]).toEqual(["peace", "peace"]);
    expect(box.unitsOf[people("pontici")].map((unit) => at(p, box.pieceIds[unit]))).toEqual(Array(4).fill("pontici"));
    expect(box.unitsOf[people("germani")].map((unit) => at(p, box.pieceIds[unit]))).toEqual(Array(3).fill("box"));
    expect([p.ban[people("pontici")], p.ban[people("germani")]]).toEqual([-39, -39]);
    expect(p.score).toBe(box.peopleVp[people("pontici")]);
    expect(told(events, "points")).toMatchObject([{ side: "caesarians", rule: "AIE-10.1.d" }]);
    expect(p.holder[people("pontici")]).toBe(-1);
  });

  test("AIE-9.3.d AIE-R118 the same for a People in allegiance: its friend's enemy scores", () => {
    const { p } = winterOf({ year: -46, score: 0, allegiance: { aegyptii: "caesarians" } });
    expect([status(p, "aegyptii"), p.score, p.ban[people("aegyptii")]]).toEqual([
      ...["peace", -box.peopleVp[people("aegyptii")], -41],
    ]);
  });

  test("AIE-9.3.d AIE-9.3.f AIE-C095 the Germani of -38 are back in -33, the Parthi of -40 in -35", () => {
    expect(winterOf({ year: -38, war: { germani: "republicans" } }).p.ban[people("germani")]).toBe(-33);
    expect(winterOf({ year: -40, war: { parthi: "republicans" } }).p.ban[people("parthi")]).toBe(-35);
  });

  test("AIE-9.3.j a Major People that was occupied comes home now, full, by its former holder", () => {
    const p = lay({ war: { parthi: "republicans" }, year: -40 });
    for (const unit of box.unitsOf[people("parthi")]) takeOff(p, unit, OFF);
    for (const name of ["orodes-ii", "pacorus-surena"]) takeOff(p, piece(name), OFF);
    setStatus(p, people("parthi"), PEACE, REP);
    run(goTo(p, { step: "winterOfPeoples", people: ROMAN }));
    expect([asked(p), toMove(p)]).toEqual(["muster", "quirinal"]);
    play(p, ["station parthi-2", "rest"]);
    expect(["parthi-u1", "parthi-u2", "orodes-ii"].map((name) => at(p, name))).toEqual([
      ...["parthi-2", "parthi-1", "parthi-1"],
    ]);
    expect([status(p, "parthi"), p.holder[people("parthi")], p.stack]).toEqual(["peace", -1, []]);
  });

  test("AIE-9.3.d AIE-S1.n the points may end the game, and nothing comes after", () => {
    const p = lay({ scenario: "from-caesar-to-augustus", score: 74, year: -44, war: { parthi: "republicans" } });
    run(goTo(p, { step: "hands", side: REP }, { step: "winterOfPeoples", people: ROMAN }));
    expect(p.outcome).toMatchObject({ level: "definitive" });
    expect(p.stack).toEqual([]);
  });
});
