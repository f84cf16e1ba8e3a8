/** The components the game comes with: that they agree with everything the rules say of map and counters. */
import { isObject, type Json, plain } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { FAR, type Front, INTERIOR, isSea, OUTSIDE } from "../board.ts";
import { EASTERN, ROMAN, WESTERN } from "../peoples.ts";
import { deathLimit, FULL, NO_PIECE, REDUCED } from "../pieces.ts";
import { ONCE_ONLY, ownerOf, stratagemNamed, TITLES } from "../stratagems.ts";
import { box, front, people, piece, zone } from "../testing/table.ts";
import { WITH_PROVENANCE } from "./provenance.ts";
import { STANDARD } from "./standard.ts";

const FRONTS = ["bretagne", "rhin", "danube", "oriental", "sud"];
const wayBetween = (from: string, to: string) => box.waysFrom[zone(from)].find((way) => way.to === zone(to));
const cost = (from: string, to: string): number => wayBetween(from, to)?.cost ?? FAR;
const march = (from: string, to: string): number => box.marches[zone(from)][zone(to)];
const part = (name: string, epoch = 0): Front => box.parts[epoch][zone(name)];
const names = (pieces: readonly number[]): string[] =>
  box.pieces.filter((each) => pieces.includes(each)).map((each) => box.pieceIds[each]);
const homes = (name: string): string[] => box.homes[people(name)].map((each) => box.zoneIds[each]);
const stationed = (name: string): readonly [string | null, string] => [
  box.stationNames[piece(name)],
  box.zoneIds[box.station[piece(name)]],
];

describe("the map", () => {
  test("IMP-0.2.a 95 land zones and seven seas, each a place of its own", () => {
    expect([box.land.length, box.seas.length, box.holds.length]).toEqual([95, 7, 2]);
    for (const each of box.zones) expect(isSea(box, each)).toBe(each >= 95);
  });

  test("IMP-3.1.a IMP-3.1.b five Fronts, the Interior Provinces, and what lies outside", () => {
    expect(box.fronts.map((each) => box.frontIds[each])).toEqual(FRONTS);
    expect(FRONTS.map((name) => box.zonesOf[0][front(name)].length)).toEqual([3, 3, 7, 6, 12]);
    expect([part("roma"), part("lugdunensis"), part("dacia"), part("quades")]).toEqual([
      INTERIOR,
      INTERIOR,
      front("danube"),
      OUTSIDE,
    ]);
    for (const each of FRONTS) {
      const own = box.zonesOf[0][front(each)];
      const reached = new Set([own[0]]);
      for (const here of reached)
        for (const { to } of box.waysFrom[here]) if (box.parts[0][to] === front(each)) reached.add(to);
      expect(reached.size, `${each} is in one piece`).toBe(own.length);
    }
  });

  test("IMP-4.5G.g Fronts touch exactly where a usurper may turn to the next, but for Britain across the sea", () => {
    const touching = (epoch: number): string[] => {
      const found = new Set<string>();
      for (const here of box.land)
        for (const { to } of box.waysFrom[here]) {
          const [a, b] = [box.parts[epoch][here], box.parts[epoch][to]];
          if (a !== b && a < 5 && b < 5 && a >= 0 && b >= 0) found.add(`${box.frontIds[a]} ${box.frontIds[b]}`);
        }
      return [...found].sort();
    };
    for (const epoch of [0, 1])
      expect(touching(epoch)).toEqual(["danube rhin", "oriental sud", "rhin danube", "sud oriental"]);
    expect(FRONTS.map((name) => box.nextFronts[front(name)].map((each) => box.frontIds[each]))).toEqual([
      ["rhin"],
      ["bretagne", "danube"],
      ["rhin"],
      ["sud"],
      ["oriental"],
    ]);
  });

  test("IMP-4.1.b every home lies outside the empire, the Cantabri in the midst of it", () => {
    for (const each of box.land) if (box.homeOf[each] >= 0) expect(box.parts[0][each]).toBe(OUTSIDE);
    expect(box.peoples.every((each) => box.homes[each].length > 0)).toBe(true);
    expect(box.waysFrom[zone("cantabri")].map(({ to }) => part(box.zoneIds[to]))).toEqual(
      box.waysFrom[zone("cantabri")].map(() => front("sud")),
    );
    expect([homes("marcomanni").length, homes("parthes").length]).toEqual([1, 5]);
  });

  test("IMP-4.2.b IMP-9.1.b Osrhoene and Adiabene, and they alone, join the East", () => {
    expect(box.joining.map((each) => box.zoneIds[each])).toEqual(["osrhoene", "adiabene"]);
    for (const name of ["osrhoene", "adiabene"])
      expect([part(name), part(name, 1)]).toEqual([OUTSIDE, front("oriental")]);
  });

  test("IMP-7.1.a IMP-7.1.b IMP-7.1.c IMP-7.1.d IMP-7.1.e a point a zone, one more over the four rivers and the straits", () => {
    expect([cost("hermunduri", "germania_superior"), cost("roxolani", "moesia_inferior")]).toEqual([1, 2]);
    expect([cost("britannia_londinium", "belgica"), wayBetween("apulia", "sicilia")?.crosses]).toEqual([2, true]);
    for (const here of box.land)
      for (const { to, cost: points, crosses } of box.waysFrom[here]) {
        expect(points).toBe(crosses ? 2 : 1);
        expect(box.waysFrom[to].some((back) => back.to === here && back.cost === points)).toBe(true);
      }
  });

  test("IMP-3.5.a IMP-7.2.c marches of the examples", () => {
    expect([
      march("roma", "ravenna"),
      march("jazyges", "roxolani"),
      march("britannia_deva", "caledonia_ultima"),
    ]).toEqual([2, 3, 3]);
    expect([cost("jazyges", "daci"), cost("daci", "dacia"), cost("dacia", "roxolani")]).toEqual([1, 1, 1]);
    expect(box.waysFrom[zone("marcomanni")].some(({ to }) => to === zone("albis_superior"))).toBe(true);
    expect(box.steps[zone("marcomanni")][box.roma]).toBeLessThanOrEqual(5);
  });

  test("IMP-7.2.a IMP-7.2.b outside zones are limited but for the East and the Cantabri", () => {
    const free = ["parthes", "armenia", "scenarchia", "adiabene", "osrhoene", "cantabri"].map(people);
    for (const each of box.land)
      expect(box.isLimited[each], box.zoneIds[each]).toBe(
        box.parts[0][each] === OUTSIDE && !free.includes(box.homeOf[each]),
      );
  });

  test("IMP-3.5.k IMP-3.5.o closed seas have no shores; a fleet steps from Ravenna to the middle of the inner sea", () => {
    const open = box.seas.filter((each) => box.isOpenSea[each]).map((each) => box.zoneIds[each]);
    expect(open).toEqual([
      "mare_internum_occidentalis",
      "mare_internum_centralis",
      "mare_internum_orientalis",
      "pontus_euxinus",
    ]);
    for (const each of box.seas) if (!box.isOpenSea[each]) expect(box.shores[each]).toEqual([]);
    expect(box.shores[zone("ravenna")]).toEqual([zone("mare_internum_centralis")]);
    expect(box.shores[zone("mare_internum_centralis")]).toContain(zone("cyrenaica"));
    const islands = box.land.filter((each) => box.steps[box.roma][each] === FAR).map((each) => box.zoneIds[each]);
    expect(islands.sort()).toEqual(["creta", "cyprus", "sardinia"]);
    for (const name of islands) expect(box.shores[zone(name)].length).toBeGreaterThan(0);
  });

  test("IMP-9.1.a camps by their years", () => {
    const built = (year: number): string[] =>
      box.land
        .flatMap((each) => box.campNames[each].filter(({ from }) => from === year).map(({ name }) => name))
        .sort();
    expect([built(0).length, built(169), built(196)]).toEqual([
      28,
      ["Castra Regina", "Lauriacum"],
      ["Castra Albana", "Rhesaena", "Singara"],
    ]);
    expect([box.campFrom[zone("raetia")], box.campFrom[box.roma], box.campFrom[zone("britannia_deva")]]).toEqual([
      169, 196, 0,
    ]);
    expect(box.campFrom[zone("umbria")]).toBeGreaterThan(217);
  });

  test("found F3: the eastern Front has no city, and Antiochia is none", () => {
    expect(box.zonesOf[0][front("oriental")].some((each) => box.isCity[each])).toBe(false);
  });
});

describe("the pieces at large", () => {
  test("IMP-1.c IMP-1.1.a IMP-C119 what the components say of zones, Nationalities, bands and ratings", () => {
    expect([box.land.length, box.nationality[people("daci")], box.nationality[people("bastarni")]]).toEqual([
      95,
      "thraco_phrygiens",
      "celtes",
    ]);
    expect(box.frontIds[box.gate[people("quades")]]).toBe("danube");
    expect(box.romanLeaders.every((leader) => box.band[leader] === OUTSIDE)).toBe(true);
    expect(box.foreignLeaders.every((leader) => box.pc[leader] === 0)).toBe(true);
  });

  test("IMP-3.3.a every legion and every unit of the garrison has a camp or a town in the zone where it stands", () => {
    for (const unit of [...box.legions, ...box.garrison]) {
      const at = box.station[unit];
      const places = [...box.campNames[at].map(({ name }) => name), box.cityNames[at]];
      expect(places).toContain(box.stationNames[unit]);
    }
  });
});

describe("Roman units", () => {
  test("IMP-TD.a IMP-TD.b IMP-TD.c IMP-TD.d IMP-TD.e legions of the Fronts at the start", () => {
    const early = (name: string): number => box.legionsOf[front(name)].filter((each) => box.enters[each] === 0).length;
    expect(FRONTS.map(early)).toEqual([3, 4, 10, 8, 3]);
    expect(
      ["ii_augusta", "xxx_ulpia", "xiii_gemina", "iv_scythica", "vii_gemina"].map((name) => stationed(name)),
    ).toEqual([
      ["Isca", "britannia_isca"],
      ["Castra Vetera", "germania_inferior"],
      ["Apulum", "dacia"],
      ["Antiochia", "syria_coele"],
      ["Legio", "gallaecia"],
    ]);
    for (const legion of box.legions) {
      const at = box.station[legion];
      expect(box.parts[1][at], box.pieceIds[legion]).toBe(box.band[legion]);
      expect(box.campNames[at].map(({ name }) => name)).toContain(box.stationNames[legion]);
    }
  });

  test("IMP-TD.f IMP-TD.i the garrison of Rome, and its reinforcements", () => {
    const garrison = box.garrison.map((each) => [box.pieceIds[each], box.zoneIds[box.station[each]], box.enters[each]]);
    expect(garrison).toEqual(
      expect.arrayContaining([
        ["praetoria_1", "roma", 0],
        ["equites_singulares", "roma", 0],
        ["urbanae_roma_1", "roma", 0],
        ["urbanae_lugdunum", "lugdunensis", 0],
        ["praetoria_2", "roma", 194],
        ["urbanae_roma_2", "roma", 196],
        ["ii_parthica", "roma", 196],
      ]),
    );
    expect(garrison).toHaveLength(7);
    expect(names(box.praetorians)).toEqual(["praetoria_1", "praetoria_2"]);
  });

  test("IMP-TD.g IMP-TD.j IMP-1.b legions of later years; II Parthica belongs to no Front", () => {
    const dated = box.legions
      .filter((each) => box.enters[each] !== 0)
      .map((each) => [box.pieceIds[each], box.enters[each], box.frontIds[box.band[each]]]);
    expect(dated).toEqual(
      expect.arrayContaining([
        ["ii_italica", 169, "danube"],
        ["iii_italica", 169, "danube"],
        ["i_parthica", 196, "oriental"],
        ["iii_parthica", 196, "oriental"],
      ]),
    );
    expect(dated).toHaveLength(4);
    expect([box.band[piece("ii_parthica")], box.stationNames[piece("ii_parthica")]]).toEqual([
      OUTSIDE,
      "Castra Albana",
    ]);
  });

  test("IMP-TD.h IMP-3.4.b a vexillation for every three legions of a Front, with one more in 170 and in 197", () => {
    for (const year of [161, 169, 170, 196, 197]) {
      const count = (list: readonly number[]): number =>
        box.pieces.filter((each) => list.includes(each) && box.enters[each] <= year).length;
      const counts = FRONTS.map((name) => count(box.vexillationsOf[front(name)]));
      expect(counts).toEqual([1, 1, year < 170 ? 3 : 4, year < 197 ? 2 : 3, 1]);
    }
  });

  test("IMP-1.2.a two faces, the reduced one weaker; from 2 to 15 SP, a legion about 10", () => {
    for (const unit of box.units) {
      const [full, weak] = [FULL, REDUCED].map((face) => [box.sp, box.qu, box.unitTb].map((of) => of[2 * unit + face]));
      expect(full.every((value, i) => weak[i] <= value) && weak.some((value, i) => value < full[i])).toBe(true);
      expect(full[0] <= 15 && weak[0] >= 2).toBe(true);
    }
    for (const legion of box.legions) expect(Math.abs(box.sp[2 * legion] - 10)).toBeLessThanOrEqual(2);
  });

  test("IMP-8.5.a the qualities of the example, and found F2: the East 1, the Danube 3", () => {
    const quality = (name: string): number => box.qu[2 * piece(name)];
    expect([quality("xii_fulminata"), quality("iii_gallica"), quality("vexillatio_danube_1")]).toEqual([1, 1, 3]);
    for (const [name, qu] of [
      ["oriental", 1],
      ["danube", 3],
    ] as const)
      for (const legion of box.legionsOf[front(name)])
        if (box.enters[legion] === 0) expect(box.qu[2 * legion]).toBe(qu);
  });

  test("IMP-3.4.e IMP-3.4.f a vexillation has what three legions give, a reduced one what two get back", () => {
    for (const unit of box.vexillations)
      for (const legion of box.legionsOf[box.band[unit]].filter((each) => box.enters[each] === 0)) {
        const drop = box.sp[2 * legion] - box.sp[2 * legion + REDUCED];
        expect([box.sp[2 * unit], box.sp[2 * unit + REDUCED]]).toEqual([3 * drop, 2 * drop]);
      }
  });

  test("IMP-3.5.i two fleets in their ports", () => {
    expect(box.fleets.map((each) => [box.pieceIds[each], box.zoneIds[box.station[each]]])).toEqual([
      ["classis_ravennas", "ravenna"],
      ["classis_misenensis", "campania"],
    ]);
    expect(box.fleets.every((each) => box.people[each] === ROMAN)).toBe(true);
  });
});

describe("leaders", () => {
  const line = (name: string): readonly number[] => [
    box.enters[piece(name)],
    ...[165, 176, 181, 186, 191, 200, 207, 213, 217].map((year) => deathLimit(box, piece(name), year)),
  ];

  test("IMP-TL.a IMP-TL.b IMP-TL.c IMP-TL.d IMP-TL.e IMP-TL.f the table: entry, and the limits in some years", () => {
    expect(line("lucius_verus")).toEqual([161, 1, 10, 10, 10, 10, 10, 10, 10, 10]);
    expect([173, 174].map((year) => deathLimit(box, piece("lucius_verus"), year))).toEqual([9, 10]);
    for (const name of ["marcus_aurelius", "avidius_cassius", "martius_verus", "statius_priscus", "vologeses_iii"])
      expect([box.enters[piece(name)], box.tested[piece(name)]]).toEqual([161, 176]);
    expect(line("chosroes")).toEqual([161, 0, 0, 1, 6, 10, 10, 10, 10, 10]);
  });

  test("IMP-TL.g IMP-TL.h IMP-TL.i IMP-TL.j IMP-TL.k IMP-TL.l the rest of it", () => {
    const dates = (...list: string[]): number[][] =>
      list.map((name) => [box.enters[piece(name)], box.tested[piece(name)]]);
    const all = (list: string[], enters: number, tested: number): void =>
      expect(dates(...list)).toEqual(list.map(() => [enters, tested]));
    all(["tarrutenius_paternus", "claudius_pompeianus"], 169, 186);
    all(["helvius_pertinax", "macrinus_vindex", "basseus_rufus"], 169, 191);
    all(["maximianus", "commodus"], 175, 191);
    all(["perennis", "quintus_aemilianus"], 180, 191);
    all(["didius_julianus", "vologeses_iv"], 0, 191);
    all(["pescennius_niger", "clodius_albinus", "septimius_severus"], 185, 207);
    all(["valerius_valerianus", "asellius_aemilianus", "marius_maximus"], 190, 207);
    all(["fabius_cilo", "claudius_candidus", "claudius_claudianus"], 190, 210);
    all(["novius_rufus", "laetus"], 195, 210);
    all(["caracalla", "geta"], 205, 213);
    all(["vologeses_v", "artabanus_v"], 0, 213);
    all(["flavius_maternianus", "opellius_macrinus"], 210, 0);
    expect([box.romanLeaders.length, box.foreignLeaders.length]).toEqual([30, 13]);
    // Years after the last printed column are not played.
    expect([deathLimit(box, piece("laetus"), 217), deathLimit(box, piece("geta"), 217)]).toEqual([8, 5]);
  });

  test("IMP-TL.m who follows whom", () => {
    const after = (name: string) => box.follows[piece(name)];
    expect([after("vologeses_iv"), after("vologeses_v"), after("artabanus_v")]).toEqual([
      piece("vologeses_iii"),
      piece("vologeses_iv"),
      piece("vologeses_iv"),
    ]);
    expect(box.leaders.filter((each) => box.follows[each] !== NO_PIECE)).toHaveLength(3);
  });

  test("IMP-4.1.f generic leaders belong to the five Major Peoples and are never tested", () => {
    const generic = box.leaders.filter((each) => box.isGeneric[each]);
    expect(new Set(generic.map((each) => box.people[each]))).toEqual(new Set(box.majors));
    expect(generic.every((each) => box.tested[each] === 0)).toBe(true);
    expect(generic.filter((each) => [people("parthes"), people("maetae")].includes(box.people[each]))).toHaveLength(2);
  });

  test("IMP-1.1.a CC, SR and TB; Romans have a PC too", () => {
    for (const leader of box.leaders) {
      expect(box.cc[leader] >= 2 && box.sr[leader] >= 1 && box.tb[leader] >= 0).toBe(true);
      expect(box.pc[leader] > 0).toBe(box.people[leader] === ROMAN);
    }
    expect([box.sr[piece("septimius_severus")], box.sr[piece("maetae_chief")]]).toEqual([4, 1]);
  });
});

describe("Peoples", () => {
  const of = (nationality: string): string[] =>
    box.peoples.filter((each) => box.nationality[each] === nationality).map((each) => box.peopleIds[each]);

  test("IMP-1.a Nationalities", () => {
    expect(of("perses").sort()).toEqual(["adiabene", "osrhoene", "parthes"]);
    expect(of("germains")).toHaveLength(8);
    expect(of("sarmates").sort()).toEqual(["jazyges", "roxolani"]);
    expect(of("celtes").sort()).toEqual(["bastarni", "cantabri", "cotini", "maetae"]);
    expect(of("thraco_phrygiens").sort()).toEqual(["armenia", "daci"]);
    expect(of("hamites_semites").sort()).toEqual(["gaetuli", "garamantes", "scenarchia"]);
  });

  test("IMP-4.1.a five are Major and have leaders, sixteen are Minor, and Armenia is neither", () => {
    expect(box.majors.map((each) => box.peopleIds[each]).sort()).toEqual([
      ...["jazyges", "maetae", "marcomanni", "parthes", "quades"],
    ]);
    expect(box.minors).toHaveLength(16);
    for (const each of box.peoples) expect(box.leadersOf[each].length > 0).toBe(box.isMajor[each]);
    expect([box.unitsOf[box.armenia].length, box.isMajor[box.armenia]]).toEqual([1, false]);
  });

  test("IMP-4.2.k IMP-4.2.l categories", () => {
    const category = (name: string): number => box.category[people(name)];
    expect(["marcomanni", "quades", "jazyges", "cotini", "daci"].map(category)).toEqual([1, 1, 1, 1, 1]);
    expect([category("roxolani"), category("adiabene"), category("gaetuli")]).toEqual([WESTERN, EASTERN, EASTERN]);
  });

  test("IMP-1.b every People can come into the empire by its own Front, alone at war and within five zones", () => {
    for (const each of box.peoples) {
      if (each === box.armenia) continue;
      const reached = new Set(box.homes[each]);
      let entered = false;
      for (const here of reached)
        for (const { to } of box.waysFrom[here]) {
          const land = box.parts[0][to];
          if (land === box.gate[each]) entered ||= box.fromHome[each][to] <= 5;
          const empty = land === OUTSIDE && (box.homeOf[to] === ROMAN || box.homeOf[to] === each);
          if (empty || (to === box.homes[box.armenia][0] && box.nationality[each] === "perses")) reached.add(to);
        }
      expect(entered, box.peopleIds[each]).toBe(true);
    }
  });
});

describe("stratagems", () => {
  test("IMP-6.a ten counters for Rome, seventeen for its enemies, thirteen for both", () => {
    const count = (owner: string): number => box.counters.filter((each) => ownerOf(box.borne[each]) === owner).length;
    expect([box.counters.length, count("rome"), count("enemy"), count("both")]).toEqual([40, 10, 17, 13]);
    expect(TITLES).toHaveLength(28);
  });

  test("IMP-6.1.i IMP-6.2.i what is played once has one counter", () => {
    for (const title of ONCE_ONLY) expect(box.copiesOf[stratagemNamed(title)]).toHaveLength(1);
  });

  test("IMP-2.C.f three decoys", () => {
    expect(box.decoys).toBe(3);
  });
});

describe("where values come from", () => {
  /** Every record that says something of its fields. */
  function records(json: Json): Record<string, Json>[] {
    if (Array.isArray(json)) return json.flatMap(records);
    if (!isObject(json)) return [];
    const inner = Object.entries(json).flatMap(([field, value]) =>
      ["stated", "found", "ours", "basis"].includes(field) ? [] : records(value),
    );
    return [Object(json), ...inner];
  }

  test("whatever is said to be stated or found names fields that are there, and a place", () => {
    for (const record of records(WITH_PROVENANCE))
      for (const kind of ["stated", "found"])
        for (const [fields, where] of Object.entries(Object(record[kind] ?? {}))) {
          expect(String(where).length).toBeGreaterThan(0);
          for (const field of fields.split(" ")) {
            const value = field.split(".").reduce<Json | undefined>((json, key) => Object(json)[key], plain(record));
            if (field !== "*") expect(value, `${String(record.id ?? record.title)}.${field}`).toBeDefined();
          }
        }
  });

  test("the pack holds values alone", () => {
    expect(JSON.stringify(STANDARD.components)).not.toMatch(/"(stated|found|ours|basis)":/);
  });
});
