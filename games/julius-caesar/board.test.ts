/** The map (chapter 4): cities and their values, roads and straits, seas and ports, islands. */
import { describe, expect, test } from "vitest";
import { isSea, type Place, STRAIT } from "./board.ts";
import { box, legal, place, play, turnWith, why } from "./testing/table.ts";

const sorted = (list: readonly string[]): string[] => [...list].sort();
const idsOf = (places: readonly Place[]): string[] => places.map((each) => box.placeIds[each]);
const PLACES = idsOf(box.places);
const CITIES = idsOf(box.cities);
const SEAS = idsOf(box.seas);
const seawaysFrom = (name: string): string[] => idsOf(box.seawaysFrom[place(name)].map((way) => way.to));
const portsOf = (sea: string): string[] => sorted(seawaysFrom(sea).filter((to) => CITIES.includes(to)));
const seasAt = (name: string): string[] => sorted(seawaysFrom(name).filter((to) => SEAS.includes(to)));

/** Every place that can be reached from one by steps of a kind. */
function reached(from: string, ...ways: (typeof box.roadsFrom)[]): Set<string> {
  const seen = new Set([place(from)]);
  for (const each of seen) for (const kind of ways) for (const way of kind[each]) seen.add(way.to);
  return new Set(idsOf([...seen]));
}

describe("cities", () => {
  test("JC-C130, JC-4.2.a two cities are worth 2, nine are worth 1, thirteen in all", () => {
    const worth = (value: number): string[] => sorted(idsOf(box.cities.filter((city) => box.value[city] === value)));
    expect(worth(2)).toEqual(["alexandria", "roma"]);
    expect(worth(1)).toEqual([
      "antiochia",
      "athenae",
      "byzantium",
      "carthago-nova",
      "ephesus",
      "massilia",
      "syracusae",
      "tarraco",
      "utica",
    ]);
    expect([...box.value].reduce((sum, value) => sum + value, 0)).toBe(13);
  });

  test("what a city feeds in winter grows with its value; a sea has none", () => {
    expect(["asculum", "utica", "roma"].map((city) => box.supply[place(city)])).toEqual([3, 4, 5]);
    expect(box.seas.every((sea) => box.value[sea] === 0)).toBe(true);
  });

  test("all places hang together, by road and sea", () => {
    expect(reached("roma", box.roadsFrom, box.seawaysFrom).size).toBe(PLACES.length);
  });

  test("every way leads back, over the same border", () => {
    for (const ways of [box.roadsFrom, box.seawaysFrom]) {
      for (const from of box.places) {
        for (const { to, border } of ways[from]) {
          expect(ways[to]).toContainEqual({ to: from, border });
          expect(box.between[from][to]).toBe(border);
        }
      }
    }
  });
});

describe("roads and straits", () => {
  test("JC-C132, JC-4.3.a, JC-4.1.a, JC-4.4.a a land block goes neither to sea nor overland where no road leads", () => {
    const p = turnWith({
      map: { roma: ["legio-17"], ambracia: ["legio-20"] },
      cards: { caesar: "4/1", pompeius: "2/2" },
    });
    play(p, "activate roma");
    expect([why(p, "move legio-17 tyrrhenum"), why(p, "move legio-17 aleria")]).toEqual(["JC-4.3.a", "JC-4.3.a"]);
    expect(sorted(legal(p, "move"))).toEqual([
      "move legio-17 asculum",
      "move legio-17 genua",
      "move legio-17 neapolis",
      "move legio-17 ravenna",
    ]);
    play(p, ["move legio-17 genua", "halt", "activate ambracia"]);
    expect(why(p, "move legio-20 pylos")).toBe("JC-4.3.a");
    play(p, "move legio-20 athenae");
    expect(why(p, "march aegaeum")).toBe("JC-4.3.a");
  });

  test("JC-4.1.a a navis never leaves the water for an inland city", () => {
    const p = turnWith({ map: { genua: ["c-navis-1"] }, cards: { caesar: "4/1", pompeius: "2/2" } });
    play(p, "activate genua");
    expect(why(p, "move c-navis-1 lugdunum")).toBe("JC-6.2.a");
    expect(sorted(legal(p, "move"))).toEqual(["move c-navis-1 hispanum", "move c-navis-1 tyrrhenum"]);
  });

  test("JC-4.31.a a major road carries four blocks of a player in a turn, a minor road two", () => {
    const men = ["legio-7", "legio-8", "legio-9", "legio-10", "legio-11"];
    const p = turnWith({
      map: { genua: men, ravenna: ["legio-12", "legio-13", "legio-14"] },
      cards: { caesar: "4/1", pompeius: "2/2" },
    });
    play(p, "activate genua");
    for (const man of men.slice(0, 4)) play(p, [`move ${man} roma`, "halt"]);
    expect(why(p, "move legio-11 roma")).toBe("JC-6.11.a");
    play(p, ["end-group", "activate ravenna"]);
    for (const man of ["legio-12", "legio-13"]) play(p, [`move ${man} roma`, "halt"]);
    expect(why(p, "move legio-14 roma")).toBe("JC-6.11.a");
  });

  test("JC-C116, JC-4.32.a the four straits", () => {
    const straits = box.borders
      .filter((border) => box.kindOf[border] === STRAIT)
      .map((border) => idsOf(box.endsOf[border]));
    expect(straits.map((ends) => sorted(ends).join("-")).sort()).toEqual([
      "aenos-pergamum",
      "byzantium-nicomedia",
      "gades-tingis",
      "messana-rhegium",
    ]);
  });

  const RHEGIUM = ["legio-7", "legio-8", "legio-9"];

  test("JC-C020, JC-4.32.b, JC-6.11.a a strait carries two blocks, but one against a defended shore", () => {
    const cards = { caesar: "4/1", pompeius: "2/2" };
    const open = turnWith({ map: { rhegium: RHEGIUM }, cards });
    play(open, ["activate rhegium", "move legio-7 messana", "halt", "move legio-8 messana", "halt"]);
    expect(why(open, "move legio-9 messana")).toBe("JC-4.32.b");

    const defended = turnWith({ map: { rhegium: RHEGIUM, messana: ["legio-37"] }, cards });
    play(defended, ["activate rhegium", "move legio-7 messana"]);
    expect(why(defended, "move legio-8 messana")).toBe("JC-4.32.b");
  });

  test("JC-C021, JC-4.32.b, JC-6.14.a two blocks, not three, reinforce their own across a strait", () => {
    const p = turnWith({
      map: { messana: ["legio-37"], syracusae: ["legio-17"], rhegium: ["legio-1", "legio-2", "legio-3"] },
      cards: { caesar: "3/1", pompeius: "2/2" },
    });
    play(p, ["activate syracusae", "move legio-17 messana", "end-moves", "end-levy"]);
    play(p, ["activate rhegium", "move legio-1 messana", "move legio-2 messana"]);
    expect(why(p, "move legio-3 messana")).toBe("JC-4.32.b");
  });

  test("JC-C022, JC-4.32.b a lone navis defends the far shore of a strait", () => {
    const p = turnWith({
      map: { gades: ["legio-7", "legio-8"], tingis: ["p-navis-3"] },
      cards: { caesar: "3/1", pompeius: "2/2" },
    });
    play(p, ["activate gades", "move legio-7 tingis"]);
    expect(why(p, "move legio-8 tingis")).toBe("JC-4.32.b");
  });

  test("JC-C165, JC-4.32.b, JC-6.11.a one attacker across the strait, though comrades already fight there", () => {
    const p = turnWith({
      map: { messana: ["legio-1", "legio-2", "legio-3"], syracusae: ["legio-17", "legio-18"], rhegium: RHEGIUM },
      cards: { caesar: "3/1", pompeius: "2/2" },
    });
    play(p, ["activate syracusae", "move legio-17 messana", "move legio-18 messana"]);
    play(p, ["activate rhegium", "move legio-7 messana"]);
    expect(why(p, "move legio-8 messana")).toBe("JC-4.32.b");
  });

  test("JC-4.32.b who crosses a strait one way leaves less room for the other", () => {
    const p = turnWith({
      map: { rhegium: ["legio-7"], messana: ["legio-8"], syracusae: ["legio-37"], lilybaeum: ["legio-9"] },
      cards: { caesar: "3/1", pompeius: "2/2" },
    });
    play(p, ["activate messana", "move legio-8 rhegium", "halt", "activate lilybaeum", "move legio-9 messana"]);
    play(p, ["march rhegium", "activate rhegium"]);
    expect(why(p, "move legio-7 messana")).toBe("JC-4.32.b");
  });

  test("JC-C042, JC-4.32.c navis pass between two hostile shores of a strait", () => {
    const p = turnWith({
      map: { atlanticus: ["c-navis-1"], gades: ["legio-2"], tingis: ["legio-4"] },
      cards: { caesar: "3/1", pompeius: "2/2" },
    });
    play(p, ["activate atlanticus", "move c-navis-1 hispanum"]);
    expect(legal(p, "march")).toContain("march tyrrhenum");
  });

  test("JC-4.32.c nor do hostile shores stop a land block carried through a strait", () => {
    const p = turnWith({
      map: {
        portus: ["legio-7"],
        massilia: ["legio-8"],
        atlanticus: ["c-navis-1"],
        hispanum: ["c-navis-2"],
        gades: ["legio-2"],
        tingis: ["legio-4"],
      },
      cards: { caesar: "3/1", pompeius: "2/2" },
    });
    expect(legal(p, "sail legio-7 massilia")).toEqual(["sail legio-7 massilia atlanticus+hispanum"]);
  });
});

describe("seas and ports", () => {
  test("JC-4.4.a, JC-4.4.c nine seas and the nine borders between them", () => {
    expect(sorted(SEAS)).toEqual([
      "aegaeum",
      "aegypticum",
      "atlanticus",
      "euxinus",
      "hadriaticum",
      "hispanum",
      "internum",
      "propontis",
      "tyrrhenum",
    ]);
    const neighbours = Object.fromEntries(SEAS.map((sea) => [sea, seasAt(sea)]));
    expect(neighbours).toEqual({
      atlanticus: ["hispanum"],
      hispanum: ["atlanticus", "tyrrhenum"],
      tyrrhenum: ["hispanum", "internum"],
      internum: ["aegaeum", "aegypticum", "hadriaticum", "tyrrhenum"],
      hadriaticum: ["internum"],
      aegypticum: ["aegaeum", "internum"],
      aegaeum: ["aegypticum", "internum", "propontis"],
      propontis: ["aegaeum", "euxinus"],
      euxinus: ["propontis"],
    });
    expect(idsOf(box.places.filter((each) => isSea(box, each)))).toEqual(SEAS);
  });

  test("JC-4.42.b ports of Atlanticus", () => {
    expect(portsOf("atlanticus").join(" ")).toBe("burdigala gades olisipo portus sala tingis");
  });

  test("JC-4.42.c ports of Hispanum", () => {
    expect(portsOf("hispanum").join(" ")).toBe(
      "caralis carthago-nova genua iomnium massilia narbo siga tarraco tingis utica",
    );
  });

  test("JC-4.42.d ports of Tyrrhenum", () => {
    expect(portsOf("tyrrhenum").join(" ")).toBe("aleria caralis genua lilybaeum messana neapolis rhegium roma utica");
  });

  test("JC-4.42.e ports of Internum", () => {
    expect(portsOf("internum").join(" ")).toBe(
      "ambracia brundisium creta cyrene lilybaeum messana pylos rhegium syracusae tacape thubactus utica",
    );
  });

  test("JC-4.42.f ports of Hadriaticum", () => {
    expect(portsOf("hadriaticum").join(" ")).toBe("aquileia brundisium dyrrachium ravenna salona sipontum");
  });

  test("JC-4.42.g ports of Aegaeum", () => {
    expect(portsOf("aegaeum").join(" ")).toBe("aenos athenae creta ephesus thessalonica");
  });

  test("JC-4.42.h, JC-4.42.i ports of Propontis and of Euxinus", () => {
    expect([portsOf("propontis"), portsOf("euxinus")]).toEqual([
      ["byzantium", "nicomedia"],
      ["byzantium", "sinope"],
    ]);
  });

  test("JC-4.42.j ports of Aegypticum", () => {
    expect(portsOf("aegypticum").join(" ")).toBe(
      "alexandria antiochia catabathmus creta pelusium perga salamis tarsus",
    );
  });

  test("JC-C133, JC-4.42.b, JC-4.42.c, JC-4.42.d, JC-4.42.e, JC-4.42.f, JC-4.42.g, JC-4.42.h, JC-4.42.i, JC-4.42.j sixty coasts in all", () => {
    const counts = Object.fromEntries(SEAS.map((sea) => [sea, portsOf(sea).length]));
    expect(counts).toEqual({
      atlanticus: 6,
      hispanum: 10,
      tyrrhenum: 9,
      internum: 12,
      hadriaticum: 6,
      aegaeum: 5,
      propontis: 2,
      euxinus: 2,
      aegypticum: 8,
    });
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(60);
  });

  test("JC-C117, JC-4.42.a ports where seas meet open on two of them, Utica and Creta on three", () => {
    const opens = (count: number): string[] => sorted(CITIES.filter((city) => seasAt(city).length === count));
    expect(opens(3)).toEqual(["creta", "utica"]);
    expect(opens(2)).toEqual([
      "brundisium",
      "byzantium",
      "caralis",
      "genua",
      "lilybaeum",
      "messana",
      "rhegium",
      "tingis",
    ]);
    expect(seasAt("massilia")).toEqual(["hispanum"]);
    expect(CITIES.every((city) => box.isPort[place(city)] === seasAt(city).length > 0)).toBe(true);
  });

  test("JC-4.42.k the eleven major ports", () => {
    expect(sorted(idsOf(box.places.filter((each) => box.isMajorPort[each]))).join(" ")).toBe(
      "alexandria athenae carthago-nova creta ephesus massilia neapolis ravenna salamis syracusae utica",
    );
  });

  test("JC-C118, JC-4.41.a, JC-4.41.b Sicilia is reached over a strait, the four other islands only by sea", () => {
    const overland = reached("rhegium", box.roadsFrom);
    const islands = ["messana", "syracusae", "lilybaeum", "aleria", "caralis", "creta", "salamis"];
    expect(islands.map((city) => overland.has(city))).toEqual([true, true, true, false, false, false, false]);
    expect(CITIES.filter((city) => !overland.has(city))).toEqual(["aleria", "caralis", "creta", "salamis"]);
    expect(reached("internum", box.seawaysFrom).has("salamis")).toBe(true);
    expect(box.sailingsFrom[place("roma")].filter((way) => way.to === place("aleria"))).toHaveLength(1);
  });

  test("a chain of seas for a sailing has no sea to spare", () => {
    for (const from of box.cities) {
      for (const { to, seas, first } of box.sailingsFrom[from]) {
        const route = SEAS.filter((_, sea) => seas & (1 << sea));
        expect(route.filter((sea) => seasAt(box.placeIds[from]).includes(sea))).toEqual([box.placeIds[first]]);
        expect(route.filter((sea) => seasAt(box.placeIds[to]).includes(sea))).toHaveLength(1);
      }
    }
  });
});
