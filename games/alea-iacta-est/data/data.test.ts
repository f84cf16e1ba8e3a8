/** The components the game comes with: that they agree with everything the rules say of map and counters. */
import { isObject, type Json, plain } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { FAR, isInside, isOutside, isSea, type Zone } from "../board.ts";
import { aleaIactaEst } from "../index.ts";
import { REDUCED } from "../pieces.ts";
import { TITLES } from "../stratagems.ts";
import { box, people, piece, region, zone } from "../testing/table.ts";
import counters from "./counters.json" with { type: "json" };
import map from "./map.json" with { type: "json" };
import scenarios from "./scenarios.json" with { type: "json" };
import stratagems from "./stratagems.json" with { type: "json" };

const wayBetween = (from: string, to: string) => box.waysFrom[zone(from)].find((way) => way.to === zone(to));
const cost = (...zones: string[]): number =>
  zones.slice(1).reduce((sum, to, i) => sum + (wayBetween(zones[i], to)?.cost ?? FAR), 0);
const sailing = (from: string, to: string): number =>
  box.routesFrom[zone(from)].find((way) => way.to === zone(to))?.cost ?? FAR;
const zonesOf = (name: string): string[] => box.zonesOf[region(name)].map((each) => box.zoneIds[each]);
const citiesOf = (name: string): Zone[] => box.zonesOf[region(name)].filter((each) => box.isCity[each]);
const homes = (name: string): string[] => box.homes[people(name)].map((each) => box.zoneIds[each]);
const regionsBeside = (name: string): string[] =>
  box.regionsNextTo[people(name)].map((each) => box.regionIds[each]).sort();
const REGIONS = ["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"];

describe("the table of regions", () => {
  test("AIE-3.1.1.a AIE-RT.a AIE-C283 seven regions in the order of the table; Roma is none", () => {
    expect(box.regions.map((each) => box.regionIds[each])).toEqual(REGIONS);
  });

  test("AIE-3.1.1.b AIE-9.4.h AIE-10.2.b AIE-C283 garrison, recruits, control, points", () => {
    const rows = box.regions.map((each) => [
      box.garrison[each],
      ...box.recruits[each],
      box.zonesForControl[each],
      box.citiesForControl[each],
      box.points[each],
    ]);
    expect(rows).toEqual([
      [2, 4, 0, 1, 2, 4, 3, 5],
      [3, 2, 1, 1, 1, 3, 2, 3],
      [3, 1, 2, 2, 1, 5, 2, 2],
      [1, 2, 1, 2, 2, 2, 1, 3],
      [3, 2, 2, 1, 1, 3, 2, 2],
      [0, 1, 2, 0, 2, 2, 1, 1],
      [2, 1, 1, 2, 0, 3, 2, 2],
    ]);
    expect(box.romaPoints).toBe(2);
  });

  test("AIE-RT.b AIE-RT.c AIE-C284 a majority of the zones, half of the cities rounded up", () => {
    expect(REGIONS.map((name) => zonesOf(name).length)).toEqual([7, 5, 9, 3, 5, 3, 5]);
    expect(REGIONS.map((name) => citiesOf(name).length)).toEqual([6, 4, 4, 2, 3, 2, 3]);
    for (const name of REGIONS) {
      expect(box.zonesForControl[region(name)]).toBe(Math.floor(zonesOf(name).length / 2) + 1);
      expect(box.citiesForControl[region(name)]).toBe(Math.ceil(citiesOf(name).length / 2));
      expect(zonesOf(name)).toEqual(zonesOf(name).map((_, i) => `${name}-${i + 1}`));
    }
  });

  test("AIE-3.1.2.a AIE-MAP.j Roma lies in Italia 1, a city of Italia; there is no other capital", () => {
    expect([box.zoneIds[box.roma], box.cityNames[box.roma]]).toEqual(["italia-1", "Roma"]);
    expect(box.regionIds[box.region[box.roma]]).toBe("italia");
  });
});

describe("the map", () => {
  test("AIE-MAP.a the Rhenus between Germani and Gallia 2, two points; Germani touch Gallia and not Italia", () => {
    for (const home of homes("germani").filter((name) => wayBetween("gallia-2", name)))
      expect([cost("gallia-2", home), cost(home, "gallia-2"), wayBetween("gallia-2", home)?.crosses]).toEqual([
        2,
        2,
        true,
      ]);
    expect(regionsBeside("germani")).toEqual(["gallia"]);
  });

  test("AIE-MAP.b two Alpes zones, mountains, between Gallia and Italia; Gallia 8, Alpes, Italia 3 is a march of three", () => {
    expect(homes("alpes")).toEqual(["alpes-1", "alpes-2"]);
    expect(box.zones.filter((each) => box.isMountain[each]).map((each) => box.zoneIds[each])).toEqual(homes("alpes"));
    expect(regionsBeside("alpes")).toEqual(["gallia", "italia"]);
    expect(cost("gallia-8", "alpes-2", "italia-3")).toBe(3);
  });

  test("AIE-MAP.c AIE-MAP.d Gallia 9 to Gallia 8, the port of Massalia, two seas, and a coast without port", () => {
    expect([cost("gallia-9", "gallia-8"), box.portNames[zone("gallia-8")]]).toEqual([1, "Massalia"]);
    expect(sailing("gallia-8", "mare-internum-occidentalis")).toBe(0);
    expect(sailing("mare-internum-occidentalis", "mare-internum-centralis")).toBe(1);
    expect([sailing("mare-internum-centralis", "africa-3"), box.isPort[zone("africa-3")]]).toEqual([1, false]);
  });

  test("AIE-MAP.e Asia 5 to the Parthi over the Euphrates, two points, and one more to the next of their zones", () => {
    expect([cost("asia-5", "parthi-1"), wayBetween("asia-5", "parthi-1")?.crosses]).toEqual([2, true]);
    expect(cost("parthi-1", "parthi-2")).toBe(1);
  });

  test("AIE-MAP.f Pontici, Armenii, Cappadocii, Asia 5: a point each", () => {
    expect([cost("pontici", "armenii"), cost("armenii", "cappadocii"), cost("cappadocii", "asia-5")]).toEqual([
      1, 1, 1,
    ]);
  });

  test("AIE-MAP.g only Daci, Armenii and Aegyptii touch no region; the Mauri touch Hispania", () => {
    const far = box.peoples.filter((each) => box.regionsNextTo[each].length === 0).map((each) => box.peopleIds[each]);
    expect(far.sort()).toEqual(["aegyptii", "armenii", "daci"]);
    expect(regionsBeside("mauri")).toEqual(["hispania"]);
  });

  test("AIE-MAP.h Marmarica, which is nobody's, beside the Aegyptii; Alexandria is theirs, and a port", () => {
    expect(wayBetween("aegyptii", "marmarica")).toBeDefined();
    expect([box.homeOf[zone("marmarica")], isOutside(box, zone("marmarica"))]).toEqual([-1, true]);
    expect([box.cityNames[box.alexandria], box.homeOf[box.alexandria]]).toEqual(["Alexandria", people("aegyptii")]);
    expect(box.isPort[box.alexandria]).toBe(true);
  });

  test("AIE-MAP.i AIE-C232 Italia 5 and Graecia 1 are the only contact of Italia and Graecia", () => {
    const contacts = zonesOf("italia").flatMap((from) =>
      zonesOf("graecia")
        .filter((to) => wayBetween(from, to))
        .map((to) => [from, to]),
    );
    expect(contacts).toEqual([["italia-5", "graecia-1"]]);
  });

  test("AIE-MAP.j Graecia 2 touches Thracia; Graecia 5 is Crete, an island, and Africa 3 Cyrenaica", () => {
    expect(homes("thracii").some((home) => wayBetween("graecia-2", home))).toBe(true);
    expect([box.landNames[zone("graecia-5")], box.landNames[zone("africa-3")]]).toEqual(["Creta", "Cyrenaica"]);
    expect(box.waysFrom[zone("graecia-5")]).toEqual([]);
  });

  test("AIE-3.4.2.c four seas are open, three are closed", () => {
    const open = box.seas.filter((each) => box.isOpenSea[each]).map((each) => box.zoneIds[each]);
    expect(open).toEqual([
      ...["mare-internum-occidentalis", "mare-internum-centralis", "mare-internum-orientalis", "pontus-euxinus"],
    ]);
    expect(box.seas.length).toBe(7);
  });

  test("AIE-4.1.b zones of origin lie outside; every zone can be reached without a closed sea; ports lie on open ones", () => {
    for (const each of box.peoples) for (const home of box.homes[each]) expect(isOutside(box, home)).toBe(true);
    for (const each of box.land) expect(box.hops[box.roma][each]).toBeLessThan(FAR);
    for (const each of box.land) if (box.isPort[each]) expect(box.isCoast[each]).toBe(true);
    // Only islands need ships.
    const islands = box.land.filter((each) => box.marches[box.roma][each] >= FAR).map((each) => box.zoneIds[each]);
    expect(islands.sort()).toEqual(["asia-4", "graecia-5", "sicilia-2", "sicilia-3"]);
  });

  test("AIE-4.3.l the Germani can come to the Pannonii; AIE-7.2.c each great river parts some zones", () => {
    expect(box.fromHome[people("germani")][zone("pannonii")]).toBeLessThanOrEqual(2);
    const rivers = new Set(map.ways.flatMap((way) => (way.kind === "river" ? [Object(way).over] : [])));
    expect([...rivers].sort()).toEqual(["danuvius", "euphrates", "rhenus", "tigris"]);
  });
});

describe("the counters", () => {
  test("AIE-1.1.a AIE-1.1.b AIE-4.1.a AIE-4.2.4.a Peoples in the order of the list, their groups, and who is Major", () => {
    expect(box.peoples.map((each) => box.peopleIds[each])).toEqual(
      "illyrii parthi germani alpes galatae celtiberes pannonii daci thracii pontici cappadocii armenii mauri nabatenei numidae judaei aegyptii".split(
        " ",
      ),
    );
    expect(box.peoples.map((each) => box.group[each]).join("")).toBe("12111112222233333");
    expect(box.majors.map((each) => box.peopleIds[each])).toEqual(["parthi", "pontici", "numidae", "aegyptii"]);
    for (const each of box.peoples) expect(box.leadersOf[each].length > 0).toBe(box.isMajor[each]);
  });

  test("AIE-4.3.b AIE-9.3.f the Germani have three units, and only the Aegyptii have ships", () => {
    expect(box.unitsOf[people("germani")].length).toBe(3);
    const sailors = box.peoples.filter((each) => box.unitsOf[each].some((unit) => box.isNaves[unit]));
    expect(sailors).toEqual([people("aegyptii")]);
  });

  test("AIE-2.D.a AIE-S7.e AIE-8.6.1.a ratings that the rules state", () => {
    const of = (name: string) => counters.leaders.find(({ id }) => id === name);
    expect([of("caesar")?.caesarian?.sr, of("pompeius")?.republican?.sr]).toEqual([6, 5]);
    expect([of("m-antonius")?.republican?.cc, of("m-antonius")?.caesarian?.cc]).toEqual([9, 9]);
    expect(["legio-XXI", "legio-XXII", "equites2-1"].map((name) => box.qu[2 * piece(name)])).toEqual([3, 3, 1]);
    for (const leader of box.foreignLeaders) expect(box.sr[2 * leader]).toBe(3);
  });

  test("AIE-1.2.c AIE-1.2.1.b AIE-3.7.1.b AIE-LT.k Assassins, single faces, Pretenders", () => {
    const names = (which: (leader: (typeof counters.leaders)[number]) => boolean): string[] =>
      counters.leaders
        .filter(which)
        .map(({ id }) => id)
        .sort();
    const five = ["caesar", "g-pompeius", "octavianus", "pompeius", "s-pompeius"];
    expect(counters.leaders.length).toBe(36);
    expect(names(({ assassin }) => assassin)).toEqual(["cassius", "d-brutus", "m-brutus", "trebonius"]);
    expect(names(({ caesarian, republican }) => caesarian === null || republican === null)).toEqual(five);
    expect(names(({ pretender }) => !pretender)).toEqual(five);
  });

  test("AIE-3.2.1.a AIE-3.2.1.b AIE-1.3.c recruit legions are legions, and may share a number with another", () => {
    const recruits = box.romanUnits.filter((unit) => box.isRecruit[unit]);
    expect(recruits.length).toBe(18);
    for (const unit of recruits) expect([box.isLegio[unit], box.type[unit]]).toEqual([true, "legio"]);
    expect(piece("legio-X")).not.toBe(piece("legio-X-R"));
    expect([box.isRecruit[piece("legio-X")], box.isRecruit[piece("legio-X-R")]]).toEqual([false, true]);
  });

  test("AIE-3.2.2.a AIE-3.2.3.a auxilia and equites are land units and no legions; naves are ships", () => {
    for (const unit of box.romanUnits) {
      const type = box.type[unit];
      expect(box.isLegio[unit]).toBe(type === "legio");
      expect(box.isNaves[unit]).toBe(type === "naves");
    }
    expect(
      ["equites4", "equites2"].map(
        (model) => new Set(box.units.filter((unit) => box.model[unit] === model).map((unit) => box.sp[2 * unit])),
      ),
    ).toEqual([new Set([4]), new Set([2])]);
  });

  test("AIE-1.3.a six kinds of ships, as the lists name them", () => {
    const kinds = new Map(
      box.romanUnits
        .filter((unit) => box.isNaves[unit])
        .map((unit) => [box.model[unit], [box.sp[2 * unit], box.qu[2 * unit], box.unitTb[2 * unit]]]),
    );
    expect(Object.fromEntries(kinds)).toEqual({
      "naves-8sp-q2-t1": [8, 2, 1],
      "naves-8sp-q1-t1": [8, 1, 1],
      "naves-6sp-t0": [6, 1, 0],
      "naves-6sp-t1": [6, 1, 1],
      "naves-4sp-t0": [4, 1, 0],
      "naves-4sp-t1": [4, 1, 1],
    });
  });

  test("AIE-1.3.b a reduced face is weaker in strength and no better in anything", () => {
    for (const unit of box.units) {
      expect(box.sp[2 * unit + REDUCED]).toBeLessThan(box.sp[2 * unit]);
      expect(box.qu[2 * unit + REDUCED]).toBeLessThanOrEqual(box.qu[2 * unit]);
    }
  });

  test("AIE-3.4.2.g AIE-3.4.1.b the worked examples can be played: from Massalia to Cyrenaica, and who leads whom", () => {
    const way = ["gallia-8", "mare-internum-occidentalis", "mare-internum-centralis", "africa-3"];
    // Two points at sea: two sequences of a fleet.
    expect(way.slice(1).reduce((sum, to, i) => sum + sailing(way[i], to), 0)).toBe(2);
    expect(box.cc[2 * piece("trebonius")]).toBeGreaterThanOrEqual(3);
    expect(box.cc[2 * piece("caesar")]).toBeGreaterThanOrEqual(5);
  });

  test("AIE-LT.e AIE-3.7.2.b whoever begins a scenario has entered by then; units without leader begin at home", () => {
    for (const { start, forces, control, id } of scenarios)
      for (const side of ["caesarians", "republicans"] as const)
        for (const stack of forces[side]) {
          for (const name of stack.leaders) {
            const enters = counters.leaders.find((leader) => leader.id === name)?.enters;
            const early = enters === "start" || (enters === "after-caesar" ? start >= -43 : start >= Number(enters));
            expect([id, name, early]).toEqual([id, name, true]);
          }
          const own: readonly string[] = control[side];
          const home = own.includes(box.regionIds[box.region[zone(stack.zone)]] ?? "");
          if (stack.leaders.length === 0) expect([id, stack.zone, home]).toEqual([id, stack.zone, true]);
        }
    expect(box.landNames[zone("alpes-1")]).toBe("Alpes septentrionales");
    expect(scenarios[0].forces).toEqual(scenarios[1].forces);
  });

  test("AIE-S0.i every scenario leaves something of each kind in the Reserve, and names no legion the pool has not", () => {
    const named = new Set(
      scenarios.flatMap(({ forces }) => [...forces.caesarians, ...forces.republicans].flatMap(({ units }) => units)),
    );
    const spare = box.romanUnits.filter((unit) => box.isLegio[unit] && !named.has(box.pieceIds[unit]));
    expect(spare.map((unit) => box.pieceIds[unit])).toEqual(["legio-XXXV"]);
    for (const { id } of aleaIactaEst.scenarios) {
      const p = aleaIactaEst.begin(id);
      const left = new Set(box.romanUnits.filter((unit) => p.at[unit] === -2).map((unit) => box.type[unit]));
      expect([...left].sort()).toEqual(["auxilia", "equites", "legio", "naves"]);
    }
  });
});

describe("the stratagems", () => {
  const faces = stratagems.counters.flatMap(({ a, b }) => [a, b]).map((face) => ({ value: 0, ...face }));

  test("AIE-6.0.a AIE-C184 38 on 19 counters, two different ones on each, as often as the list has them", () => {
    expect([stratagems.counters.length, faces.length, stratagems.dummies]).toEqual([19, 38, 3]);
    const often = Object.fromEntries(
      TITLES.map((title) => [title, faces.filter((face) => face.title === title).length]),
    );
    const twice =
      "initiative fuite-opportune assassinat poliorcetique muraille intrigue-au-senat ralliement-triumvir triumphus";
    for (const title of TITLES) {
      const count =
        title === "coup-detat" || title === "soulevement-mineur" ? 3 : twice.split(" ").includes(title) ? 2 : 1;
      expect([title, often[title]]).toEqual([title, count]);
    }
    for (const { a, b } of stratagems.counters) expect(a.title).not.toBe(b.title);
  });

  test("AIE-R54 one of each printed value", () => {
    const values = (title: string): number[] =>
      faces
        .filter((face) => face.title === title)
        .map(({ value }) => value)
        .sort((a, b) => a - b);
    expect([values("coup-detat"), values("poliorcetique"), values("muraille"), values("triumphus")]).toEqual([
      [-2, -1, 0],
      [1, 2],
      [-2, -1],
      [1, 2],
    ]);
  });
});

describe("where values come from", () => {
  /** Every record that says so. */
  function* records(json: Json): Generator<{ record: Json; stated: [string, Json][]; ours: [string, Json][] }> {
    if (Array.isArray(json)) for (const item of json) yield* records(item);
    if (!isObject(json)) return;
    const { stated, ours, ...rest } = json;
    const entries = (what: Json | undefined): [string, Json][] => (isObject(what) ? Object.entries(what) : []);
    if (stated !== undefined || ours !== undefined)
      yield { record: rest, stated: entries(stated), ours: entries(ours) };
    for (const value of Object.values(rest)) yield* records(value);
  }
  const SECTION =
    /^(\d+(\.\d+)*(\.[A-F])?|scenarios?( [1-7])?|free deployment|tables? of (leaders|regions|non-Roman leaders))$/;
  const all = [...records(plain({ map, counters, stratagems, scenarios }))];

  test("every field that is said to be stated is there, with a section of the rules", () => {
    expect(all.length).toBeGreaterThan(200);
    for (const { record, stated } of all)
      for (const [fields, sections] of stated) {
        for (const field of fields.split(" "))
          if (field !== "*") expect([field, valueAt(record, field) !== undefined]).toEqual([field, true]);
        for (const section of String(sections)
          .replace(/ \(.*\)$/, "")
          .split(", "))
          expect(section).toMatch(SECTION);
      }
  });

  test("what is ours says why, or names a ruling", () => {
    const ours = all.flatMap((each) => each.ours.map(([fields, why]) => ({ record: each.record, fields, why })));
    expect(ours.length).toBeGreaterThan(10);
    for (const { record, fields, why } of ours) {
      for (const field of fields.split(" ")) expect(valueAt(record, field)).not.toBe(undefined);
      expect(String(why).length).toBeGreaterThan(6);
    }
  });

  test("every zone, leader, unit and People says what of it is stated, or nothing of it is", () => {
    for (const leader of [...counters.leaders, ...counters.foreignLeaders]) expect(leader.stated).toBeDefined();
    for (const { stated } of [...counters.peoples, ...map.regions, ...map.seas, ...scenarios])
      expect(stated).toBeDefined();
    const zones = map.zones.filter(
      (each) => "stated" in each && Object.keys(each.stated ?? {}).some((key) => /\bid\b/.test(key)),
    );
    expect(zones.length).toBe(22);
  });

  function valueAt(record: Json, path: string): Json | undefined {
    return path
      .split(".")
      .reduce<Json | undefined>(
        (found, key) => (found === undefined || found === null ? undefined : Object(found)[key]),
        record,
      );
  }
});

test("land, sea and the rest are what they seem", () => {
  expect(box.land.filter((each) => isInside(box, each)).length).toBe(37);
  expect(box.seas.every((each) => isSea(box, each))).toBe(true);
});
