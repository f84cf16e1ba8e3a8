import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { ALLEGIANCE, PEACE, WAR } from "../peoples.ts";
import { own, type Position } from "../position.ts";
import { CAES, NOBODY, REP, type SideName, sideNamed } from "../sides.ts";
import { PLAYED } from "../stratagems.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  isReduced,
  type Layout,
  lay,
  legal,
  people,
  piece,
  play,
  reason,
  run,
  told,
  toMove,
} from "../testing/table.ts";

/** The geostrategy of a side, all Peoples at peace as a scenario sets them up. */
function inGeostrategy(side: SideName, layout: Layout): Position {
  const p = lay({ scenario: "rise-of-caesar", asSetUp: true, ...layout });
  run(goTo(p, { step: "embassy", side: sideNamed(side), tried: false }));
  return p;
}

/** Caesar has Gaul, and nobody else a region beside the Germans: they are for the Republicans. */
const GERMANS: Layout = { control: { caesarians: ["gallia"], republicans: ["italia"] } };

const statusOf = (p: Position, name: string) => [p.status[people(name)], p.holder[people(name)]];

describe("Uprising of a Minor People (6.2.2)", () => {
  test("AIE-6.2.2.a a Minor People goes to war at once; the other side may be the one to control it", () => {
    const p = inGeostrategy("caesarians", { ...GERMANS, hands: { caesarians: ["07", "08"] } });
    const events = play(p, "raise stratagem-07-a germani");
    expect(told(events, "played")[0]).toMatchObject({ rule: "AIE-6.2.2.a", title: "soulevement-mineur" });
    expect(told(events, "war")[0]).toMatchObject({ side: "republicans", people: "germani", rule: "AIE-4.4.1.a" });
    expect(statusOf(p, "germani")).toEqual([WAR, REP]);
    expect(p.counter[box.counters[6]]).toBe(PLAYED);
    // Where they take the field is for him to say who controls them.
    expect([asked(p), toMove(p)]).toEqual(["muster", "quirinal"]);
    play(p, "rest");
    expect([asked(p), toMove(p)]).toEqual(["embassy", "palatine"]);
  });

  test("AIE-6.2.2.a where the regions around do not settle it, a die does", () => {
    for (const [die, side] of [
      [1, CAES],
      [2, REP],
    ] as const) {
      const p = inGeostrategy("caesarians", { hands: { caesarians: ["07"] } });
      play(p, "raise stratagem-07-a daci", [die]);
      expect(statusOf(p, "daci")).toEqual([WAR, side]);
    }
  });

  test("AIE-4.2.2.c AIE-4.2.2.e AIE-6.2.2.a AIE-C257 its controller places it at full strength; whoever is alone there is tested at once", () => {
    for (const [placed, tested] of [
      [["germani-1", "germani-1", "germani-2"], true],
      [["germani-2", "germani-2", "germani-2"], false],
    ] as const) {
      const p = inGeostrategy("caesarians", {
        ...GERMANS,
        caesarians: { "germani-1": ["lepidus"] },
        hands: { caesarians: ["08", "07"] },
      });
      const events = play(p, ["raise stratagem-08-a germani"]);
      expect(toMove(p)).toBe("quirinal");
      events.push(
        ...play(
          p,
          placed.slice(0, 2).map((zone) => `station ${zone}`),
        ),
      );
      events.push(...play(p, `station ${placed[2]}`, tested ? [9] : []));
      expect(box.unitsOf[people("germani")].map((unit) => at(p, box.pieceIds[unit]))).toEqual(placed);
      expect(box.unitsOf[people("germani")].some((unit) => isReduced(p, box.pieceIds[unit]))).toBe(false);
      expect(told(events, "die").map(({ side }) => side)).toEqual(tested ? ["caesarians"] : []);
      // An 8 is his death.
      expect(asked(p)).toBe("embassy");
      expect(at(p, "lepidus")).toBe(tested ? "gone" : "germani-1");
    }
  });

  test("AIE-6.2.2.a not a Major People, not one at war, not one that a ban binds", () => {
    const p = inGeostrategy("caesarians", { hands: { caesarians: ["07"] }, war: { daci: "caesarians" } });
    own.ban(p)[people("germani")] = p.year + 3;
    expect(reason(p, "raise stratagem-07-a parthi")).toBe("AIE-6.2.2.a riseMajor");
    expect(reason(p, "raise stratagem-07-a daci")).toBe("AIE-6.2.2.a riseAtWar");
    expect(reason(p, "raise stratagem-07-a germani")).toBe("AIE-9.3.g riseBanned");
    const minors = box.peoples.filter((each) => !box.isMajor[each]).map((each) => box.peopleIds[each]);
    expect(legal(p, "raise")).toEqual(
      minors.filter((name) => name !== "daci" && name !== "germani").map((name) => `raise stratagem-07-a ${name}`),
    );
  });

  test("AIE-6.2.2.a nor in another phase, nor with another side of the counter", () => {
    const p = inGeostrategy("caesarians", { hands: { caesarians: ["07"] } });
    expect(reason(p, "play stratagem-07-a")).toBe("AIE-6.0.b playedOtherwise");
    expect(reason(p, "raise stratagem-07-b daci")).toBe("AIE-6.0.b playedOtherwise");
    goTo(p, { step: "movement", side: CAES });
    expect(reason(p, "raise stratagem-07-a daci")).toBe("AIE-6.0.f notItsMoment");
  });
});

describe("Uprising of two Minor Peoples (6.2.3)", () => {
  test("AIE-6.2.3.a one after the other, each with its controller", () => {
    const p = inGeostrategy("republicans", { ...GERMANS, hands: { republicans: ["10", "07"] } });
    play(p, "raise stratagem-10-a germani");
    play(p, "rest");
    expect([asked(p), toMove(p)]).toEqual(["uprising", "quirinal"]);
    expect(reason(p, "raise-too germani")).toBe("AIE-6.2.2.a riseAtWar");
    expect(reason(p, "raise-too numidae")).toBe("AIE-6.2.2.a riseMajor");
    const events = play(p, "raise-too armenii", [3]);
    expect(told(events, "war")[0]).toMatchObject({ people: "armenii", side: "caesarians", die: 3 });
    expect(asked(p)).toBe("embassy");
    expect(box.peoples.filter((each) => p.status[each] === WAR).length).toBe(2);
  });

  test("AIE-6.2.3.a one is enough, and there is no third", () => {
    const p = inGeostrategy("republicans", { ...GERMANS, hands: { republicans: ["10"] } });
    play(p, ["raise stratagem-10-a germani", "rest"]);
    expect(byDefault(p)).toBe("done");
    play(p, "done");
    expect(asked(p)).toBe("nothing");
    expect(box.peoples.filter((each) => p.status[each] === WAR)).toEqual([people("germani")]);
  });

  test("AIE-6.2.3.a nobody is asked when no other People could rise", () => {
    const p = inGeostrategy("republicans", { ...GERMANS, hands: { republicans: ["10"] } });
    for (const each of box.peoples) if (each !== people("germani")) own.ban(p)[each] = p.year + 1;
    play(p, ["raise stratagem-10-a germani", "rest"]);
    expect(asked(p)).toBe("nothing");
  });
});

describe("Uprising of a Major People (6.2.4)", () => {
  test("AIE-6.2.4.a a Major People at peace goes to war; its kings show their other face", () => {
    const p = inGeostrategy("caesarians", {
      hands: { caesarians: ["11"] },
      control: { caesarians: ["asia"], republicans: [] },
    });
    const home = at(p, "pharnaces-ii");
    play(p, "raise stratagem-11-a pontici");
    expect(statusOf(p, "pontici")).toEqual([WAR, REP]);
    expect([at(p, "pharnaces-ii"), p.side[piece("pharnaces-ii")]]).toEqual([home, REP]);
  });

  test("AIE-6.2.4.a not a Minor one, nor one in allegiance", () => {
    const p = inGeostrategy("caesarians", { hands: { caesarians: ["11"] }, allegiance: { numidae: "republicans" } });
    expect(reason(p, "raise stratagem-11-a germani")).toBe("AIE-6.2.4.a riseMinor");
    expect(reason(p, "raise stratagem-11-a numidae")).toBe("AIE-6.2.4.a riseAtWar");
    expect(legal(p, "raise")).toEqual(["parthi", "pontici", "aegyptii"].map((name) => `raise stratagem-11-a ${name}`));
  });

  test("AIE-6.2.4.a AIE-9.3.g AIE-6.2.2.a AIE-C258 AIE-C094 pacified by arms in -40, the Parthi cannot rise before -35", () => {
    const can = [-37, -36, -35].map((year) => {
      const p = lay({ scenario: "rise-of-caesar", asSetUp: true, year, hands: { caesarians: ["11"] } });
      own.ban(p)[people("parthi")] = -35;
      p.initiative = CAES;
      run(goTo(p, { step: "geostrategy" }), seededDice("quiet"));
      while (asked(p) === "arrivals") play(p, byDefault(p), seededDice("quiet"));
      expect(asked(p)).toBe("embassy");
      return reason(p, "raise stratagem-11-a parthi") === "legal";
    });
    expect(can).toEqual([false, false, true]);
  });
});

describe("Allegiance of a Major People (6.2.5)", () => {
  test("AIE-6.2.5.a AIE-4.4.2.b without a die, whoever controlled it", () => {
    const p = inGeostrategy("caesarians", { hands: { caesarians: ["12"] }, war: { numidae: "republicans" } });
    const events = play(p, "ally stratagem-12-a numidae");
    expect(told(events, "allegiance")[0]).toMatchObject({ rule: "AIE-4.4.2.b", side: "caesarians", people: "numidae" });
    expect(statusOf(p, "numidae")).toEqual([ALLEGIANCE, CAES]);
    expect(p.side[box.unitsOf[people("numidae")][0]]).toBe(CAES);
  });

  test("AIE-6.2.5.a AIE-4.4.2.a AIE-4.4.2.i only a Major People at war, and never the Parthi", () => {
    const p = inGeostrategy("caesarians", {
      hands: { caesarians: ["12"] },
      war: { parthi: "republicans", pontici: "caesarians", germani: "caesarians" },
      allegiance: { numidae: "republicans" },
    });
    expect(reason(p, "ally stratagem-12-a germani")).toBe("AIE-4.4.2.a embassyMinor");
    expect(reason(p, "ally stratagem-12-a parthi")).toBe("AIE-4.4.2.a embassyParthi");
    expect(reason(p, "ally stratagem-12-a numidae")).toBe("AIE-4.4.2.i embassyAllied");
    expect(reason(p, "ally stratagem-12-a aegyptii")).toBe("AIE-4.4.2.a embassyPeace");
    expect(legal(p, "ally")).toEqual(["ally stratagem-12-a pontici"]);
  });

  test("AIE-4.4.2.b it is no embassy: one may still be sent", () => {
    const p = inGeostrategy("caesarians", {
      hands: { caesarians: ["12"] },
      war: { pontici: "republicans", numidae: "republicans" },
    });
    play(p, "ally stratagem-12-a numidae");
    expect(legal(p, "parley")).toEqual(["parley pontici"]);
    expect([p.status[people("aegyptii")], p.holder[people("aegyptii")]]).toEqual([PEACE, NOBODY]);
  });
});
