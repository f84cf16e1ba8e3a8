/** Winter quarters (9.2.d to 9.2.h). */
import { describe, expect, test } from "vitest";
import { NOWHERE } from "../board.ts";
import { NO_PIECE } from "../pieces.ts";
import { mark, own, type Position, SPARED } from "../position.ts";
import { CAES, NOBODY, REP } from "../sides.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  inZone,
  isReduced,
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
  toMove,
  zone,
} from "../testing/table.ts";

const frame = (side = CAES) => ({ step: "quarters", side, leader: NO_PIECE, zone: NOWHERE }) as const;

function quartersOf(layout: Layout, side = CAES) {
  const p = goTo(lay(layout), frame(side));
  return { p, events: run(p) };
}

const places = (p: Position): string[] =>
  legal(p, "station ")
    .map((text) => text.slice("station ".length))
    .sort();

/** Only these regions are the Caesarians'. */
const only = (...regions: string[]) => ({
  caesarians: regions,
  republicans: box.regions.map((each) => box.regionIds[each]).filter((name) => !regions.includes(name)),
});

describe("stacks in regions of others", () => {
  const STACK = { "graecia-3": ["legio-I", "legio-II", "auxilia-1", "equites2-1", "caesar", "sulla"] };

  test("AIE-9.2.d AIE-9.2.e AIE-C212 go together to one zone of a region of theirs that is free of enemies", () => {
    const { p } = quartersOf({
      control: only("italia", "gallia"),
      caesarians: STACK,
      republicans: { "italia-7": ["legio-III"], "italia-1": ["cato"] },
    });
    expect([asked(p), toMove(p)]).toEqual(["quarters", "palatine"]);
    expect(question(p)).toMatchObject({ rule: "AIE-9.2.d", from: "graecia-3", leader: null });
    // Enemy leaders bar nobody; enemy units do.
    expect(places(p)).toEqual(
      ["italia", "gallia"]
        .flatMap((name) => box.zonesOf[region(name)].map((each) => box.zoneIds[each]))
        .filter((name) => name !== "italia-7")
        .sort(),
    );
    expect(reason(p, "station italia-7")).toBe("AIE-9.2.d quartersEnemies");
    expect(reason(p, "station asia-1")).toBe("AIE-9.2.d quartersRegion");
    expect(reason(p, "station illyrii")).toBe("AIE-9.2.d quartersRegion");
    expect(reason(p, "station mare-internum-centralis")).toBe("AIE-9.2.d quartersRegion");
    const events = play(p, "station italia-4");
    expect(inZone(p, "italia-4").sort()).toEqual([...STACK["graecia-3"]].sort());
    expect(told(events, "quarters")).toMatchObject([{ from: "graecia-3", to: "italia-4", rule: "AIE-9.2.d" }]);
    expect(p.stack).toEqual([]);
  });

  test("AIE-9.2.d AIE-4.2.4.c do not winter with a People at war that their own side controls", () => {
    const { p } = quartersOf({
      control: only("italia"),
      war: { pannonii: "caesarians" },
      caesarians: { ...STACK, "italia-2": ["pannonii-u1"] },
    });
    expect(reason(p, "station italia-2")).toBe("AIE-4.2.4.c noRomansWithWarriors");
    expect(places(p)).not.toContain("italia-2");
    const alone = quartersOf({
      control: only("italia"),
      war: { pannonii: "caesarians" },
      caesarians: { "gallia-1": ["sulla"], "italia-2": ["pannonii-u1"] },
    });
    expect(reason(alone.p, "station italia-2")).toBe("AIE-4.2.4.c noRomansWithWarriors");
  });

  test("AIE-9.2.g AIE-C212 stay where they are if nothing is theirs, or nothing of it is free", () => {
    const none = quartersOf({ control: only(), caesarians: STACK });
    expect([none.p.stack, at(none.p, "caesar")]).toEqual([[], "graecia-3"]);
    const full = quartersOf({
      control: only("africa"),
      caesarians: STACK,
      republicans: { "africa-1": ["legio-III"], "africa-2": ["legio-IV"], "africa-3": ["naves-6sp-t1-1"] },
    });
    expect([full.p.stack, at(full.p, "legio-I"), full.events]).toEqual([[], "graecia-3", []]);
  });

  test("AIE-9.2.d with one place to go nobody is asked; in a region nobody holds they go as well", () => {
    const p = lay({
      control: only("africa"),
      caesarians: STACK,
      republicans: { "africa-1": ["legio-III"], "africa-2": ["legio-IV"] },
    });
    own.control(p)[region("graecia")] = NOBODY;
    own.lastControl(p)[region("graecia")] = REP;
    run(goTo(p, frame()));
    expect([p.stack, at(p, "legio-I")]).toEqual([[], "africa-3"]);
  });

  test("AIE-9.2.d those in regions of their own stay, and those outside are no matter of this", () => {
    const { p, events } = quartersOf({
      control: only("graecia", "italia"),
      caesarians: { ...STACK, numidae: ["naves-6sp-t0-1", "bassus"] },
    });
    expect([p.stack, events]).toEqual([[], []]);
  });

  test("AIE-9.2.d AIE-C081 a leader left behind by the loss of a region leads its garrison home", () => {
    const { p } = quartersOf(
      {
        control: only(...box.regions.map((each) => box.regionIds[each]).filter((name) => name !== "graecia")),
        republicans: { "hispania-5": ["legio-XVI", "legio-XIX"], "hispania-4": ["petreius"] },
      },
      REP,
    );
    play(p, "rest");
    expect(["legio-XVI", "legio-XIX", "petreius"].map((name) => box.regionIds[box.region[zone(at(p, name))]])).toEqual([
      ...["graecia", "graecia", "graecia"],
    ]);
  });

  test("AIE-9.2.f AIE-C276 AIE-9.1.a ships of the stack go along, and need a port", () => {
    const p = lay({
      control: only("italia"),
      caesarians: { "asia-1": ["legio-I", "legio-II", "naves-6sp-t0-1-", "caesar"] },
      republicans: { "italia-5": ["legio-III"] },
    });
    run(goTo(p, frame(), { step: "winterOfShips" }));
    // The only port of Italia that is free.
    expect([at(p, "naves-6sp-t0-1"), isReduced(p, "naves-6sp-t0-1")]).toEqual(["italia-7", false]);
    expect(["legio-I", "legio-II", "caesar"].map((name) => at(p, name))).toEqual(["italia-7", "italia-7", "italia-7"]);
  });

  test("AIE-9.2.f AIE-R45 with two ports there is a choice of those alone", () => {
    const { p } = quartersOf({
      control: only("italia"),
      caesarians: { "asia-1": ["legio-I", "naves-6sp-t0-1", "caesar"] },
    });
    expect(places(p)).toEqual(["italia-5", "italia-7"]);
    expect(reason(p, "station italia-1")).toBe("AIE-9.2.f quartersPort");
  });

  test("AIE-9.2.f AIE-R45 where no port is open they stay, and the others go", () => {
    const { p } = quartersOf({
      control: only("hispania"),
      caesarians: { "asia-1": ["legio-I", "naves-6sp-t0-1", "caesar"] },
    });
    expect(question(p)).toMatchObject({ pieces: ["legio-I", "caesar"] });
    play(p, "station hispania-3");
    expect(["legio-I", "caesar", "naves-6sp-t0-1"].map((name) => at(p, name))).toEqual([
      "hispania-3",
      "hispania-3",
      "asia-1",
    ]);
  });

  test("AIE-9.2.k allied units stay behind, and a Roman leader leaves them", () => {
    const { p } = quartersOf(
      {
        control: only("africa"),
        allegiance: { numidae: "republicans" },
        republicans: { "africa-1": ["numidae-u1", "juba-i", "scipio"] },
      },
      REP,
    );
    play(p, "station asia-1");
    expect(["numidae-u1", "juba-i", "scipio"].map((name) => at(p, name))).toEqual(["africa-1", "africa-1", "asia-1"]);
  });

  test("AIE-S6.i AIE-R159 Octavianus winters neither in Asia nor in Graecia", () => {
    const { p } = quartersOf({
      scenario: "perusia-and-naulochus",
      control: only("asia", "africa"),
      caesarians: { "sicilia-1": ["octavianus", "legio-I"] },
    });
    expect(places(p)).toEqual(["africa-1", "africa-2", "africa-3"]);
    expect(reason(p, "station asia-1")).toBe("AIE-S6.i quartersBarred");
  });

  test("AIE-9.2.j neutral pieces do not move, and no neutral region is open", () => {
    const p = lay({ control: only("italia"), caesarians: { ...STACK, "sicilia-2": ["bassus"] } });
    for (const name of ["graecia", "sicilia"]) own.triumvir(p)[region(name)] = piece("sulla");
    expect(run(goTo(p, frame()))).toEqual([]);
    expect(at(p, "caesar")).toBe("graecia-3");
  });

  test("AIE-9.2.d AIE-2.B.g two stacks, one after the other; the rest by itself, each to the nearest place", () => {
    const { p } = quartersOf({
      control: only("italia"),
      caesarians: { "graecia-1": ["legio-I", "sulla"], "hispania-1": ["legio-II", "bassus"] },
    });
    expect(question(p)).toMatchObject({ from: "hispania-1" });
    expect(byDefault(p)).toBe("station italia-1");
    expect(legal(p)[0]).toBe("station italia-1");
    play(p, "rest");
    expect([at(p, "legio-II"), at(p, "legio-I"), p.stack]).toEqual(["italia-1", "italia-5", []]);
  });
});

describe("lone leaders", () => {
  test("AIE-9.2.h AIE-C213 go to any zone of a region of theirs without enemies", () => {
    const { p } = quartersOf({
      control: only("africa"),
      caesarians: { nabatenei: ["sulla"] },
      republicans: { "africa-3": ["legio-I", "legio-II"] },
    });
    expect(question(p)).toMatchObject({ rule: "AIE-9.2.h", leader: "sulla", from: "nabatenei" });
    expect(places(p)).toEqual(["africa-1", "africa-2"]);
    expect(reason(p, "station africa-3")).toBe("AIE-9.2.h quartersEnemies");
    expect(reason(p, "station nabatenei")).toBe("AIE-9.2.h quartersRegion");
    play(p, "station africa-2");
    expect(at(p, "sulla")).toBe("africa-2");
  });

  test("AIE-9.2.h AIE-C213 stay if nothing is theirs", () => {
    const { p } = quartersOf({ control: only(), caesarians: { nabatenei: ["sulla"] } });
    expect([p.stack, at(p, "sulla")]).toEqual([[], "nabatenei"]);
  });

  test("AIE-9.2.h AIE-R08 may stay where they are, if that is such a zone: that is the default", () => {
    const { p, events } = quartersOf({ control: only("italia"), caesarians: { "italia-1": ["lepidus"] } });
    expect([byDefault(p), events]).toEqual(["station italia-1", []]);
    expect(play(p, "station italia-1")).toEqual([]);
    expect([at(p, "lepidus"), p.stack]).toEqual(["italia-1", []]);
  });

  test("AIE-9.2.h AIE-R192 each for himself; whoever has any combat unit of his side with him is not alone", () => {
    const { p } = quartersOf({
      control: only("italia", "gallia"),
      allegiance: { numidae: "caesarians" },
      caesarians: {
        "asia-1": ["lepidus", "sulla"],
        "gallia-8": ["bassus", "naves-6sp-t0-1"],
        "gallia-1": ["pollio", "numidae-u1"],
      },
    });
    expect(question(p)).toMatchObject({ leader: "lepidus" });
    play(p, "station italia-2");
    expect(question(p)).toMatchObject({ leader: "sulla", from: "asia-1" });
    play(p, "station gallia-3");
    expect([at(p, "lepidus"), at(p, "sulla"), p.stack]).toEqual(["italia-2", "gallia-3", []]);
  });

  test("AIE-9.2.h are looked after before stacks, so that nobody is alone because others have left", () => {
    const { p } = quartersOf({
      control: only("italia"),
      caesarians: { "asia-1": ["legio-I", "caesar"], "asia-2": ["sulla"] },
    });
    expect(question(p)).toMatchObject({ leader: "sulla" });
    play(p, "station italia-1");
    expect(question(p)).toMatchObject({ leader: null, from: "asia-1" });
    play(p, "station italia-1");
    expect([at(p, "caesar"), p.stack]).toEqual(["italia-1", []]);
  });

  test("AIE-9.2.h leaders of Peoples stay, and so do those who are spared", () => {
    const p = lay({
      control: only("italia"),
      allegiance: { pontici: "caesarians" },
      caesarians: { pontici: ["pharnaces-ii"], aegyptii: ["m-antonius"] },
    });
    mark(p, piece("m-antonius"), SPARED);
    run(goTo(p, frame()));
    expect([p.stack, at(p, "m-antonius"), at(p, "pharnaces-ii")]).toEqual([[], "aegyptii", "pontici"]);
  });
});

test("AIE-9.0.a AIE-9.1.a AIE-9.2.a AIE-9.2.b AIE-9.2.d AIE-9.2.h AIE-9.2.i AIE-C301 a winter, step by step", () => {
  const p = lay({
    control: only("italia"),
    caesarians: {
      "italia-3": ["legio-I-"],
      "italia-2": ["legio-II-"],
      "graecia-3": ["legio-III-", "legio-IV", "sulla"],
      "parthi-1": ["legio-V", "legio-VI", "bassus"],
      "gallia-4": ["pollio"],
      "italia-7": ["naves-6sp-t0-1-"],
    },
    // Near Italia 2, 3 and 7.
    republicans: { "italia-4": ["legio-X", "cato"] },
  });
  run(goTo(p, frame(), { step: "winterOfLegions" }, { step: "winterOfShips" }));
  expect([isReduced(p, "legio-I"), isReduced(p, "legio-II"), isReduced(p, "naves-6sp-t0-1")]).toEqual([
    ...[false, true, false],
  ]);
  play(p, ["station italia-1", "station italia-5"]);
  expect([at(p, "pollio"), ...inZone(p, "italia-5").sort()]).toEqual(["italia-1", "legio-III", "legio-IV", "sulla"]);
  expect([isReduced(p, "legio-III"), at(p, "legio-V"), at(p, "legio-VI"), at(p, "bassus")]).toEqual([
    ...[false, "reserve", "reserve", "absent"],
  ]);
  expect(p.stack).toEqual([]);
});
