/** F.4: control of regions and of Roma (3.7.3), and of Peoples at war (4.4.1.f). */
import { describe, expect, test } from "vitest";
import { eliminate, own, type Position } from "../position.ts";
import { NOBODY, nameOfSide, type SideName } from "../sides.ts";
import { box, goTo, inZone, type Layout, lay, people, piece, region, run, side, told } from "../testing/table.ts";

const holder = (p: Position, name: string): SideName | null => nameOfSide(p.control[region(name)]);

/** F.4 as the table stands; returns the position and what was told. */
function afterF4(layout: Layout, dice: readonly number[] = []) {
  const p = goTo(lay(layout), { step: "control" });
  return { p, events: run(p, dice) };
}

const taken = (layout: Layout, name: string): SideName | null => holder(afterF4(layout).p, name);

describe("taking a region", () => {
  const REPUBLICAN = { republicans: ["italia", "hispania"], caesarians: ["gallia"] };
  /** Cities in Italia: 1, 3, 4, 5, 6, 7; none in 2. */
  const FOUR = {
    "italia-1": ["caesar", "legio-I"],
    "italia-3": ["legio-II"],
    "italia-4": ["equites2-1"],
    "italia-2": ["auxilia-1"],
  };

  test("AIE-3.7.3.b AIE-3.7.3.c AIE-3.7.3.d AIE-C074 a leader, a Roman unit in four zones, three of them with cities", () => {
    const { p, events } = afterF4({ control: REPUBLICAN, caesarians: FOUR });
    expect(holder(p, "italia")).toBe("caesarians");
    expect(told(events, "region")).toMatchObject([{ region: "italia", side: "caesarians", why: "taken" }]);
  });

  test("AIE-3.7.3.b AIE-3.7.3.h AIE-C075 without a leader the region keeps its controller", () => {
    const map = { ...FOUR, "italia-1": ["legio-I"], "italia-7": ["legio-III"] };
    expect(taken({ control: REPUBLICAN, caesarians: map }, "italia")).toBe("republicans");
    // A leader in another region does not help.
    expect(taken({ control: REPUBLICAN, caesarians: { ...map, "gallia-8": ["caesar"] } }, "italia")).toBe(
      "republicans",
    );
  });

  test("AIE-3.7.3.c three zones of Italia are no majority", () => {
    const { "italia-2": _, ...three } = FOUR;
    expect(taken({ control: REPUBLICAN, caesarians: three }, "italia")).toBe("republicans");
  });

  test("AIE-3.7.3.d AIE-3.7.3.h AIE-C076 six zones of Gallia with one city are not enough", () => {
    // Cities: 1, 5, 8, 9.
    const map = {
      "gallia-2": ["pompeius", "legio-I"],
      "gallia-3": ["scipio", "legio-II"],
      "gallia-4": ["legio-III"],
      "gallia-6": ["legio-IV"],
      "gallia-7": ["legio-V"],
      "gallia-1": ["legio-VI"],
    };
    expect(taken({ control: REPUBLICAN, republicans: map }, "gallia")).toBe("caesarians");
    expect(taken({ control: REPUBLICAN, republicans: { ...map, "gallia-5": ["legio-VII"] } }, "gallia")).toBe(
      "republicans",
    );
  });

  test("AIE-3.7.3.d AIE-3.7.3.f Roma is one of the cities of Italia", () => {
    const map = { "italia-1": ["caesar", "legio-I"], "italia-3": ["legio-II"], "italia-2": ["legio-III"] };
    const with4 = { ...map, "italia-4": ["legio-IV"] };
    expect(taken({ control: REPUBLICAN, caesarians: with4 }, "italia")).toBe("caesarians");
    // Four zones and two cities: Italia 1 is needed.
    const withoutRoma = { "italia-4": ["caesar", "legio-I"], "italia-3": ["legio-II"], "italia-2": ["legio-III"] };
    expect(box.isCity[box.roma]).toBe(true);
    expect(taken({ control: REPUBLICAN, caesarians: withoutRoma }, "italia")).toBe("republicans");
  });

  test("AIE-3.7.3.c ships and reduced units are combat units", () => {
    const map = { "sicilia-1": ["caesar", "naves-6sp-t0-1"], "sicilia-3": ["legio-I-"] };
    expect(taken({ control: { republicans: ["sicilia"] }, caesarians: map }, "sicilia")).toBe("caesarians");
  });

  test("AIE-3.7.3.e AIE-C283 zones and city zones each region asks for", () => {
    const needed = box.regions.map((each) => [
      box.regionIds[each],
      box.zonesForControl[each],
      box.citiesForControl[each],
    ]);
    expect(needed).toEqual([
      ["italia", 4, 3],
      ["asia", 3, 2],
      ["gallia", 5, 2],
      ["africa", 2, 1],
      ["graecia", 3, 2],
      ["sicilia", 2, 1],
      ["hispania", 3, 2],
    ]);
  });

  test("AIE-3.7.3.g AIE-C077 units of allied Peoples do not count, nor do their leaders", () => {
    const layout = {
      scenario: "thapsus-and-munda" as const,
      control: { caesarians: ["africa"] },
      allegiance: { numidae: "republicans" as const },
    };
    const allies = { "africa-2": ["numidae-u1"], "africa-3": ["numidae-u2"] };
    expect(taken({ ...layout, republicans: { "africa-1": ["scipio", "legio-I"], ...allies } }, "africa")).toBe(
      "caesarians",
    );
    const romans = { "africa-1": ["legio-I"], "africa-2": ["legio-II", "juba-i"] };
    expect(taken({ ...layout, republicans: romans }, "africa")).toBe("caesarians");
    expect(taken({ ...layout, republicans: { ...romans, "africa-3": ["scipio"] } }, "africa")).toBe("republicans");
  });

  test("AIE-3.7.3.h AIE-3.7.3.a a controller who has left keeps his region, until the next F.4 and after", () => {
    const { p, events } = afterF4({ control: REPUBLICAN });
    expect([holder(p, "italia"), holder(p, "gallia")]).toEqual(["republicans", "caesarians"]);
    expect(told(events, "region")).toEqual([]);
    // Nothing but F.4 changes it: the republic does not.
    const before = goTo(lay({ control: REPUBLICAN, caesarians: FOUR }), { step: "republic" });
    run(before);
    expect(holder(before, "italia")).toBe("republicans");
  });

  test("AIE-3.7.3.k all regions are judged before any changes: two can be exchanged", () => {
    const { p } = afterF4({
      control: { caesarians: ["africa"], republicans: ["sicilia"] },
      caesarians: { "sicilia-1": ["caesar", "legio-I"], "sicilia-2": ["legio-II"] },
      republicans: { "africa-1": ["scipio", "legio-III"], "africa-2": ["legio-IV"] },
    });
    expect([holder(p, "sicilia"), holder(p, "africa")]).toEqual(["caesarians", "republicans"]);
  });

  test("AIE-3.7.3.b AIE-3.7.3.c AIE-3.7.3.d AIE-3.7.2.f AIE-C293 one leader conquers Hispania, and loses all with his life", () => {
    const map = { "hispania-1": ["legio-I", "legio-II"], "hispania-2": ["legio-III"], "hispania-5": ["equites2-1"] };
    const control = { republicans: ["hispania"] };
    const led = afterF4({ control, caesarians: { ...map, "hispania-1": [...map["hispania-1"], "caesar"] } }).p;
    expect([holder(led, "hispania"), side(led, "legio-III")]).toEqual(["caesarians", "caesarians"]);
    const slain = afterF4({ control, caesarians: map }).p;
    expect([holder(slain, "hispania"), side(slain, "legio-III")]).toEqual(["republicans", "republicans"]);
  });

  test("AIE-3.7.3.k AIE-3.7.2.b AIE-C081 leaderless garrisons go over with their region, unless a leader is left in it", () => {
    const layout = (leader: readonly string[]) => ({
      control: { republicans: ["hispania", "graecia"] },
      caesarians: { "hispania-1": ["caesar", "legio-I"], "hispania-2": ["legio-II"], "hispania-3": ["legio-III"] },
      republicans: { "hispania-5": ["legio-XVI", "legio-XIX"], "hispania-4": leader },
    });
    const alone = afterF4(layout([])).p;
    expect([holder(alone, "hispania"), side(alone, "legio-XVI")]).toEqual(["caesarians", "caesarians"]);
    const led = afterF4(layout(["petreius"])).p;
    expect([holder(led, "hispania"), side(led, "legio-XVI")]).toEqual(["caesarians", "republicans"]);
  });
});

describe("invasions", () => {
  const control = { republicans: ["graecia"] };
  const overrun = {
    control,
    war: { thracii: "caesarians" as const, daci: "republicans" as const },
    caesarians: { "graecia-1": ["thracii-u1"], "graecia-2": ["thracii-u2"] },
    republicans: { "graecia-3": ["daci-u1"] },
  };

  test("AIE-3.7.3.i AIE-C078 Peoples at war, whoever leads them, in most zones and a city: nobody holds the region", () => {
    const { p, events } = afterF4(overrun, [1]);
    expect(holder(p, "graecia")).toBe(null);
    expect(told(events, "region")).toMatchObject([{ region: "graecia", side: null, why: "invaded" }]);
  });

  test("AIE-3.7.3.i without a city, or with fewer zones, it stays", () => {
    const villages = { "graecia-3": ["thracii-u1"], "graecia-5": ["thracii-u2"] };
    const three = { ...overrun, caesarians: villages, republicans: { "graecia-4": [] } };
    expect(holder(afterF4(three, [1]).p, "graecia")).toBe("republicans");
    const two = { ...overrun, republicans: {} };
    expect(holder(afterF4(two, [1]).p, "graecia")).toBe("republicans");
  });

  test("AIE-3.7.3.i AIE-4.4.2.g Peoples in allegiance invade nothing", () => {
    const p = lay({
      control: { caesarians: ["africa"] },
      allegiance: { numidae: "republicans" },
      republicans: { "africa-1": ["numidae-u1"], "africa-2": ["numidae-u2"], "africa-3": ["numidae-u3"] },
    });
    run(goTo(p, { step: "control" }));
    expect(holder(p, "africa")).toBe("caesarians");
  });

  test("AIE-3.7.3.j AIE-C078 when it is over the last controller has the region again", () => {
    const { p } = afterF4(overrun, [1]);
    for (const name of [...inZone(p, "graecia-1"), ...inZone(p, "graecia-2")]) eliminate(p, piece(name));
    const events = run(goTo(p, { step: "control" }), [1, 1]);
    expect(holder(p, "graecia")).toBe("republicans");
    expect(told(events, "region")).toMatchObject([{ region: "graecia", side: "republicans", why: "freed" }]);
  });

  test("AIE-3.7.3.j or whoever has taken it meanwhile", () => {
    const layout: Layout = {
      control,
      caesarians: { "graecia-1": ["caesar", "legio-I"], "graecia-2": ["legio-II"], "graecia-3": ["legio-III"] },
    };
    const p = lay(layout);
    own.control(p)[region("graecia")] = NOBODY;
    run(goTo(p, { step: "control" }));
    expect(holder(p, "graecia")).toBe("caesarians");
  });
});

describe("Roma", () => {
  const roma = (layout: Layout): SideName | null => nameOfSide(afterF4({ roma: "republicans", ...layout }).p.roma);

  test("AIE-3.7.3.l AIE-3.7.3.m AIE-3.7.3.n AIE-C079 a leader in Italia 1, and neither leader nor land unit of the enemy", () => {
    expect(roma({ caesarians: { "italia-1": ["caesar"] } })).toBe("caesarians");
    expect(roma({ caesarians: { "italia-1": ["caesar"] }, republicans: { "italia-1": ["cato"] } })).toBe(null);
    expect(roma({ caesarians: { "italia-1": ["legio-I", "legio-II", "legio-III"] } })).toBe(null);
    expect(roma({ caesarians: { "italia-1": ["caesar"] }, republicans: { "italia-1": ["naves-6sp-t0-1"] } })).toBe(
      "caesarians",
    );
    expect(roma({ caesarians: { "italia-1": ["caesar"] }, republicans: { "italia-1": ["legio-I"] } })).toBe(null);
  });

  test("AIE-3.7.3.n it is told when Roma changes hands, and when nobody holds it any more", () => {
    expect(told(afterF4({ roma: "republicans" }).events, "roma")).toMatchObject([{ side: null }]);
    const kept = afterF4({ roma: "caesarians", caesarians: { "italia-1": ["caesar"] } });
    expect(told(kept.events, "roma")).toEqual([]);
  });

  test("AIE-3.7.3.o control of Italia does not matter", () => {
    const { p } = afterF4({
      control: { republicans: ["italia"] },
      roma: "republicans",
      caesarians: { "italia-1": ["caesar"] },
    });
    expect([nameOfSide(p.roma), holder(p, "italia")]).toEqual(["caesarians", "republicans"]);
  });

  test("AIE-3.7.3.l AIE-S7.f leaders of Peoples do not serve, but Cleopatra does where she reigns", () => {
    const queen = { "italia-1": ["cleopatra-vii"] };
    const allegiance = { aegyptii: "republicans" as const };
    expect(roma({ scenario: "actium", roma: "caesarians", allegiance, republicans: queen })).toBe("republicans");
    expect(roma({ scenario: "pharsalus", allegiance, republicans: queen })).toBe(null);
  });
});

describe("Peoples at war", () => {
  const leaderOf = (p: Position, name: string): SideName | null => nameOfSide(p.holder[people(name)]);

  test("AIE-4.4.1.f AIE-2.F.f AIE-C261 are controlled anew, after the regions have changed hands", () => {
    const { p } = afterF4({
      war: { germani: "republicans" },
      control: { caesarians: ["gallia"] },
      republicans: {
        "germani-1": ["germani-u1"],
        "gallia-1": ["pompeius", "legio-I"],
        "gallia-2": ["legio-II"],
        "gallia-3": ["legio-III"],
        "gallia-4": ["legio-IV"],
        "gallia-5": ["legio-V"],
      },
    });
    expect([holder(p, "gallia"), leaderOf(p, "germani")]).toEqual(["republicans", "caesarians"]);
    expect(side(p, "germani-u1")).toBe("caesarians");
  });

  test("AIE-4.4.1.f with a new die where one is needed, in the order of the list", () => {
    const { p, events } = afterF4(
      {
        war: { daci: "caesarians", armenii: "caesarians", aegyptii: "republicans" },
        caesarians: { daci: ["daci-u1"], armenii: ["armenii-u1"] },
        republicans: { aegyptii: ["aegyptii-u1"] },
      },
      [2, 4, 1],
    );
    expect(["daci", "armenii", "aegyptii"].map((name) => leaderOf(p, name))).toEqual([
      "republicans",
      "republicans",
      "caesarians",
    ]);
    expect(told(events, "people-held").map(({ people, die }) => [people, die])).toEqual([
      ["daci", 2],
      ["armenii", 4],
      ["aegyptii", 1],
    ]);
  });

  test("AIE-4.4.1.f AIE-9.3.i but not one that has lost all its units: it is pacified in this very winter", () => {
    const { p, events } = afterF4({ war: { pontici: "republicans" }, control: { republicans: ["asia"] } });
    expect([leaderOf(p, "pontici"), told(events, "people-held")]).toEqual(["republicans", []]);
  });

  test("AIE-4.4.1.f Peoples in allegiance stay with their friends", () => {
    const { p } = afterF4({ allegiance: { numidae: "republicans" }, control: { republicans: ["africa"] } });
    expect(leaderOf(p, "numidae")).toBe("republicans");
  });
});
