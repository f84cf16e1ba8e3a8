/** What cannot be is found out, whatever it is; and what is read from outside is looked at with suspicion. */
import { BadInput, isObject, type Json } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { BOX, GONE } from "./board.ts";
import { broken } from "./faults.ts";
import { imperator } from "./index.ts";
import { WAR } from "./peoples.ts";
import { REDUCED } from "./pieces.ts";
import { copy, own, type Position } from "./position.ts";
import { ENEMY, MUTINY, NOBODY, ROME } from "./sides.ts";
import { ON_MAP } from "./stratagems.ts";
import { changeSide, put, setStatus, takeOff } from "./table.ts";
import { box, people, piece, zone } from "./testing/table.ts";
import { AUGUSTUS, bestow, CAESAR, GUARD, USURPER } from "./titles.ts";

const START = imperator.begin("s5_grand_campaign");
const rome = piece("marcus_aurelius");

const FAULTS: readonly (readonly [name: string, change: (p: Position) => void, fault: string])[] = [
  ["a leader on a reduced face", (p) => (own.face(p)[rome] = REDUCED), "is no unit and reduced"],
  ["a title of a barbarian", (p) => bestow(p, piece("chosroes"), AUGUSTUS), "has a title and is no Roman leader"],
  ["a leader in mutiny", (p) => (own.side(p)[rome] = MUTINY), "is in mutiny and no unit"],
  ["a Parthian of Rome", (p) => changeSide(p, piece("parthes_1"), ROME), "is not with its People"],
  ["a legion of nobody", (p) => changeSide(p, piece("x_gemina"), NOBODY), "is nobody's"],
  ["IMP-0.2.a a legion in the sea", (p) => put(p, piece("x_gemina"), zone("pontus_euxinus")), "swims"],
  [
    "IMP-3.5.k a fleet in the ocean",
    (p) => put(p, piece("classis_ravennas"), zone("oceanus_atlanticus")),
    "no port of its own",
  ],
  [
    "IMP-3.5.l a fleet in the other's port",
    (p) => put(p, piece("classis_ravennas"), zone("campania")),
    "no port of its own",
  ],
  ["IMP-3.5.r a fleet of the Enemy", (p) => (own.side(p)[piece("classis_ravennas")] = ENEMY), "does not serve Rome"],
  [
    "IMP-4.1.d a People at peace abroad",
    (p) => put(p, piece("quades_1"), zone("noricum")),
    "is at peace and not at home",
  ],
  [
    "IMP-4.1.c a Minor People at peace at home",
    (p) => put(p, piece("chatti_1"), zone("chatti")),
    "is at peace and not at home",
  ],
  ["IMP-4.2.f Armenians abroad", (p) => put(p, piece("armenia_1"), zone("cappadocia")), "has left Armenia"],
  ["a legion in a box", (p) => takeOff(p, piece("x_gemina"), BOX), "is in no place for a Roman unit"],
  ["a dead Augustus", (p) => takeOff(p, rome, GONE), "is off the map and has a title"],
  ["IMP-3.6.a three Augusti", (p) => bestow(p, piece("avidius_cassius"), AUGUSTUS), "more than two Augusti"],
  ["IMP-3.6.o two guards", (p) => bestow(p, piece("lucius_verus"), GUARD), "more than one guard"],
  [
    "IMP-3.6.o a guard of a plain leader",
    (p) => {
      own.title(p)[rome] &= ~GUARD;
      bestow(p, piece("avidius_cassius"), GUARD);
    },
    "has the guard and no title",
  ],
  ["a rebel Augustus", (p) => changeSide(p, rome, ENEMY), "has a title of Rome and rebels"],
  ["a loyal usurper", (p) => bestow(p, piece("avidius_cassius"), USURPER), "is a usurper and loyal"],
  [
    "IMP-4.5F.a rebels without a usurper",
    (p) => changeSide(p, piece("avidius_cassius"), ENEMY),
    "rebels and there is no usurper",
  ],
  [
    "a counter on the map that lies nowhere",
    (p) => (own.counter(p)[box.counters[0]] = ON_MAP),
    "lies on the map and does not",
  ],
  [
    "IMP-6.1.a a Parthian coup in Rome",
    (p) => {
      own.counter(p)[box.counters[0]] = ON_MAP;
      own.lies(p)[box.counters[0]] = box.roma;
    },
    "the Parthian coup is not in Ctesiphon",
  ],
  ["IMP-6.3.l mutineers without a marker", (p) => changeSide(p, piece("x_gemina"), MUTINY), "mutineers and no marker"],
  ["IMP-6.3.f a plague without a counter", (p) => (own.infested(p)[box.roma] = 2), "the plague in roma"],
  ["IMP-3.3.h a Front that is free in peace", (p) => (p.freed = 4), "danube is free in times of peace"],
  [
    "IMP-4.2.k Germans and Parthians in a zone",
    (p) => {
      setStatus(p, people("marcomanni"), WAR);
      put(p, piece("marcomanni_1"), p.at[piece("parthes_1")]);
    },
    "pieces that may not be together stand in parthes_babylonia",
  ],
  [
    "IMP-4.3.b a rebel legion without a leader",
    (p) => {
      changeSide(p, piece("avidius_cassius"), ENEMY);
      bestow(p, piece("avidius_cassius"), USURPER);
      changeSide(p, piece("x_gemina"), ENEMY);
    },
    "rebels without a leader",
  ],
  ["a claim of a loyal leader", (p) => (own.claim(p)[rome] = 1), "has a claim and is no usurper"],
  ["a game that stopped", (p) => (p.stack.length = 0), "the game stopped"],
];

describe("positions that cannot be", () => {
  test.each(FAULTS)("%s", (_name, change, fault) => {
    const p = copy(START);
    change(p);
    expect(broken(p)).toContain(fault);
    expect(() => imperator.read(imperator.write(p))).toThrow(BadInput);
  });

  test("IMP-3.5.j three units aboard, or a rebel", () => {
    const p = copy(START);
    for (const name of ["x_gemina", "xiv_gemina"]) put(p, piece(name), box.holds[0]);
    expect(broken(p)).toBeNull();
    put(p, piece("i_italica"), box.holds[0]);
    expect(broken(p)).toContain("overloaded");
  });

  test("counts that do not agree with the pieces", () => {
    const p = copy(START);
    own.units(p)[3 * box.roma]++;
    expect(broken(p)).toBe("the counts by zone are wrong");
  });

  test("a Caesar and an Augustus may be anybody who is loyal", () => {
    const p = copy(START);
    bestow(p, piece("avidius_cassius"), CAESAR);
    expect(broken(p)).toBeNull();
  });
});

describe("written and read", () => {
  const written = imperator.write(START);
  const changed = (path: readonly (string | number)[], value: Json): Json => put2(written, path, value);
  function put2(json: Json, [key, ...rest]: readonly (string | number)[], value: Json): Json {
    const next = rest.length === 0 ? value : put2(Object(json)[key], rest, value);
    if (Array.isArray(json)) return json.toSpliced(Number(key), 1, next);
    return { ...(isObject(json) ? json : {}), [key]: next };
  }

  test("the same again", () => {
    expect(imperator.hash(imperator.read(written))).toBe(imperator.hash(START));
    expect(imperator.write(imperator.read(written))).toEqual(written);
  });

  test.each([
    [["pieces", "x_gemina", 0], "nowhere-land", "pieces.x_gemina[0]"],
    [["pieces", "x_gemina", 1], 2, "pieces.x_gemina[1]"],
    [["pieces", "x_gemina"], [1, 2], "pieces.x_gemina"],
    [["pieces", "marcus_aurelius", 2], 2, "pieces.marcus_aurelius[2]"],
    [["peoples", "chatti", 0], 7, "peoples.chatti[0]"],
    [["counters", "initiative_1", 0], 9, "counters.initiative_1[0]"],
    [["counters", "initiative_1", 1], 99, "counters.initiative_1[1]"],
    [["infested"], { mare_germanicum: 1 }, "infested.mare_germanicum"],
    [["vp"], [1], "vp"],
    [["reserve"], 32, "reserve"],
    [["epoch"], 2, "epoch"],
    [["event"], 16, "event"],
    [["scenario"], 6, "scenario"],
    [["options"], 2, "options"],
    [["stack"], [{ step: "siesta" }], "stack[0].step"],
  ] as const)("%j is looked at", (path, value, place) => {
    const json: Json = JSON.parse(JSON.stringify(value));
    expect(() => imperator.read(changed(path, json))).toThrow(place);
  });
});
