import { expect, test } from "vitest";
import { ABSENT, TO_COME } from "../board.ts";
import { CAESAR_DIED, CAESAR_OUSTED, FACTION_LEADER, own, POMPEIUS_GONE, type Position } from "../position.ts";
import { CAES, NOBODY, REP, type Side } from "../sides.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  inZone,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  region,
  run,
  side,
  told,
  toMove,
  why,
} from "../testing/table.ts";

/** Somebody is expected this year: to enter, or back. */
function expects(p: Position, name: string, whose: Side = CAES, from = TO_COME): Position {
  own.at(p)[piece(name)] = from;
  own.due(p)[piece(name)] = p.year;
  if (box.people[piece(name)] < 0) own.side(p)[piece(name)] = whose;
  return p;
}

const arriving = (p: Position, whose: Side = CAES) => {
  const events = run(goTo(p, { step: "arrivals", side: whose }));
  return { p, events };
};

const ITALY: Layout = {
  control: { caesarians: ["italia", "gallia"], republicans: ["asia", "graecia", "hispania", "africa", "sicilia"] },
};

test("AIE-2.C.b AIE-3.3.2.a AIE-S2.d leaders of the year enter in cities of regions of their side, free of enemies", () => {
  const p = lay({ ...ITALY, year: -48, republicans: { "italia-3": ["legio-I"] } });
  expects(p, "dolabella");
  arriving(p);
  expect(question(p)).toMatchObject({ ask: "arrivals", rule: "AIE-3.3.2.a", leader: "dolabella", entry: "city" });
  expect(legal(p)).toEqual([
    ...["italia-1", "italia-4", "italia-5", "italia-6", "italia-7"].map((zone) => `station ${zone}`),
    ...["gallia-1", "gallia-5", "gallia-8", "gallia-9"].map((zone) => `station ${zone}`),
  ]);
  expect(byDefault(p)).toBe("station italia-1");
  expect(reason(p, "station italia-2")).toBe("AIE-3.3.2.a entryCity");
  expect(reason(p, "station asia-1")).toBe("AIE-3.3.2.a entryRegion");
  expect(reason(p, "station italia-3")).toBe("AIE-3.3.2.a entryEnemies");
  expect(reason(p, "station aegyptii")).toBe("AIE-3.3.2.a entryCity");
  const events = play(p, "station gallia-9");
  expect(told(events, "arrived")).toEqual([
    { e: "arrived", rule: "AIE-3.3.2.a", side: "caesarians", leader: "dolabella", zone: "gallia-9", returns: false },
  ]);
  expect([at(p, "dolabella"), p.due[piece("dolabella")], p.stack.length]).toEqual(["gallia-9", 0, 0]);
});

test("AIE-4.2.4.c nor where their own barbarians stand", () => {
  const p = lay({ ...ITALY, year: -48, war: { alpes: "caesarians" }, caesarians: { "italia-3": ["alpes-u1"] } });
  expect(reason(arriving(expects(p, "dolabella")).p, "station italia-3")).toContain("AIE-4.2.4.c");
});

test("AIE-LT.b AIE-2.C.b AIE-S2.d those of -48 enter in -48 and not before", () => {
  const p = lay({ scenario: "rise-of-caesar", asSetUp: true });
  arriving(p);
  expect(p.stack).toEqual([]);
  p.year = -48;
  const arrived: string[] = [];
  for (const whose of [CAES, REP]) {
    arriving(p, whose);
    while (asked(p) === "arrivals") {
      const { leader } = Object(question(p));
      arrived.push(leader);
      play(p, byDefault(p));
    }
  }
  expect(arrived.sort()).toEqual(
    [
      "bassus",
      "calvinus",
      "dolabella",
      "plancus",
      "pollio",
      "sulla",
      "bibulus",
      "cassius",
      "m-brutus",
      "s-pompeius",
    ].sort(),
  );
});

test("AIE-2.C.a AIE-2.B.g first the leaders of the side with the initiative, then those of the other", () => {
  const p = lay({ ...ITALY, year: -48, initiative: "republicans" });
  expects(expects(p, "dolabella"), "bibulus", REP);
  run(goTo(p, { step: "geostrategy" }));
  expect([asked(p), toMove(p)]).toEqual(["arrivals", "quirinal"]);
  play(p, "station asia-1");
  expect([asked(p), toMove(p)]).toEqual(["arrivals", "palatine"]);
});

test("AIE-3.3.2.a a leader who was absent returns in the same way, and keeps his office", () => {
  const p = lay({ ...ITALY, year: -47 });
  own.title(expects(p, "caesar", CAES, ABSENT))[piece("caesar")] = FACTION_LEADER;
  arriving(p);
  expect(legal(p)).not.toContain("station asia-1");
  expect(told(play(p, "station italia-1"), "arrived")).toMatchObject([{ leader: "caesar", returns: true }]);
  expect(p.title[piece("caesar")]).toBe(FACTION_LEADER);
});

test("AIE-3.5.2.n AIE-C050 he comes back in C.1 even if no year was set", () => {
  const p = expects(lay({ ...ITALY, year: -47 }), "caesar", CAES, ABSENT);
  own.due(p)[piece("caesar")] = 0;
  expect(legal(arriving(p).p, "station italia-1")).toEqual(["station italia-1"]);
});

test("AIE-3.3.2.c without a legal zone he may join any leader of his side", () => {
  const p = lay({
    year: -48,
    caesarians: { "asia-2": ["curio"], "graecia-4": ["hirtius"], "africa-2": ["lepidus"] },
    control: { republicans: ["italia", "gallia", "asia", "graecia", "hispania", "africa", "sicilia"] },
  });
  own.triumvir(p)[region("africa")] = piece("lepidus");
  arriving(expects(p, "dolabella"));
  expect(legal(p)).toEqual(["station graecia-4", "station asia-2"]);
  expect(reason(p, "station italia-1")).toBe("AIE-3.3.2.c entryAnyLeader");
});

test("AIE-3.3.2.c AIE-3.5.2.m if there is none he waits for another year, and leads as soon as he comes", () => {
  const p = lay({
    year: -48,
    control: { republicans: ["italia", "gallia", "asia", "graecia", "hispania", "africa", "sicilia"] },
  });
  arriving(expects(p, "dolabella"));
  expect([at(p, "dolabella"), p.stack.length]).toEqual(["to-come", 0]);
  p.year = -47;
  own.control(p)[region("gallia")] = CAES;
  arriving(p);
  const events = play(p, "station gallia-8");
  expect(told(events, "named")).toMatchObject([{ rule: "AIE-3.5.2.m", leader: "dolabella", as: "successor" }]);
});

test("AIE-3.3.2.a where only one zone is left nobody is asked", () => {
  const p = lay({
    year: -48,
    control: { caesarians: ["sicilia"], republicans: ["italia", "gallia", "asia", "graecia", "hispania", "africa"] },
    republicans: { "sicilia-1": ["legio-I"] },
  });
  const { events } = arriving(expects(p, "dolabella"));
  expect(told(events, "arrived")).toMatchObject([{ zone: "sicilia-2" }]);
});

/** Caesar died last year; these are on the map. */
function afterCaesar(layout: Layout): Position {
  const p = lay({ ...ITALY, year: -45, flags: CAESAR_DIED, ...layout });
  for (const leader of box.romanLeaders)
    if (box.enters[leader] === 0) {
      own.due(p)[leader] = -45;
      own.side(p)[leader] = box.firstSide[leader];
    }
  return p;
}

test("AIE-LT.c AIE-3.3.2.b AIE-3.5.2.g AIE-C045 after Caesar's death the leaders marked A come to leaders of their side", () => {
  const p = afterCaesar({
    caesarians: { "gallia-2": ["m-antonius*"] },
    republicans: { "asia-4": ["cato*"], "graecia-3": ["scipio"] },
  });
  const events = run(goTo(p, { step: "geostrategy" }), [2, 1]);
  expect(told(events, "sided").map(({ leader, side: whose }) => [leader, whose])).toEqual([
    ["pansa", "caesarians"],
    ["salvidienus", "republicans"],
  ]);
  // The Caesarians have one leader only: there is nothing to choose.
  expect(inZone(p, "gallia-2").sort()).toEqual(
    ["agrippa", "flaccus", "lurius", "m-antonius", "octavianus", "pansa", "saxa"].sort(),
  );
  expect(p.title[piece("octavianus")]).toBe(FACTION_LEADER);
  expect(told(events, "named")).toEqual([
    { e: "named", rule: "AIE-3.5.2.g", side: "caesarians", leader: "octavianus", as: "heir" },
  ]);
  expect(question(p)).toMatchObject({ rule: "AIE-3.3.2.b", leader: "l-antonius", entry: "leader" });
  expect(legal(p)).toEqual(["station graecia-3", "station asia-4"]);
  expect(reason(p, "station asia-1")).toBe("AIE-3.3.2.b entryBesideLeader");
  play(p, ["station asia-4", "station asia-4", "station graecia-3"]);
  expect(question(p)).toMatchObject({ leader: "salvidienus" });
});

test("AIE-3.5.2.g AIE-R98 where a Pretender has beaten Caesar they come all the same, but Octavianus inherits nothing", () => {
  const p = afterCaesar({
    caesarians: { "gallia-2": ["lepidus*"] },
    republicans: { "asia-4": ["cato*"] },
    flags: CAESAR_DIED | CAESAR_OUSTED,
  });
  run(goTo(p, { step: "geostrategy" }), [2, 2, 7]);
  expect(at(p, "octavianus")).toBe("gallia-2");
  expect(p.title[piece("octavianus")]).toBe(0);
});

test("AIE-3.6.5.f AIE-R85 the king of an ally does not appear in a neutral region", () => {
  const p = lay({
    ...ITALY,
    allegiance: { numidae: "caesarians" },
    caesarians: { "africa-1": ["lepidus", "numidae-u1"], "africa-2": ["numidae-u2"], "sicilia-1": ["numidae-u3"] },
  });
  own.triumvir(p)[region("africa")] = piece("lepidus");
  own.control(p)[region("africa")] = NOBODY;
  arriving(expects(p, "juba-i", CAES, ABSENT));
  // The one zone that is left.
  expect(at(p, "juba-i")).toBe("sicilia-1");
});

test("AIE-LT.d AIE-C041 whom both could have: even for the Caesarians, odd for the Republicans", () => {
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const p = afterCaesar({ caesarians: { "gallia-2": ["m-antonius*"] }, republicans: { "asia-4": ["cato*"] } });
    run(goTo(p, { step: "geostrategy" }), [die, 1, 7]);
    expect(side(p, "pansa")).toBe(die % 2 === 0 ? "caesarians" : "republicans");
  }
});

test("AIE-3.3.2.b AIE-3.3.2.c one of them who finds no leader goes to a city", () => {
  const p = afterCaesar({});
  arriving(p);
  expect(question(p)).toMatchObject({ leader: "agrippa", entry: "city" });
  expect(legal(p)).toContain("station italia-1");
});

test("AIE-3.5.2.l Octavianus becomes second leader beside whoever was chosen, and never third", () => {
  const one = afterCaesar({ caesarians: { "gallia-2": ["lepidus*"] } });
  arriving(one);
  expect(one.title[piece("octavianus")]).toBe(FACTION_LEADER);
  const two = afterCaesar({ caesarians: { "gallia-2": ["lepidus*", "curio*"] } });
  arriving(two);
  expect(two.title[piece("octavianus")]).toBe(0);
});

test("AIE-3.5.2.j M. Brutus and Cassius, who come after Pompeius' end, come to Caesar", () => {
  const p = lay({ ...ITALY, year: -48, flags: POMPEIUS_GONE, caesarians: { "asia-3": ["caesar*"] } });
  expects(expects(expects(p, "m-brutus"), "cassius"), "dolabella");
  arriving(p);
  // Dolabella enters as usual, and before them.
  expect(question(p)).toMatchObject({ leader: "dolabella", entry: "city" });
  const events = play(p, "station italia-1");
  expect(told(events, "arrived").map(({ leader, rule, zone }) => [leader, rule, zone])).toEqual([
    ["dolabella", "AIE-3.3.2.a", "italia-1"],
    ["m-brutus", "AIE-3.5.2.j", "asia-3"],
    ["cassius", "AIE-3.5.2.j", "asia-3"],
  ]);
});

test("AIE-3.5.2.j they follow Caesar if he comes back in the same year, and enter as usual if he is dead", () => {
  const p = expects(expects(lay({ ...ITALY, year: -48, flags: POMPEIUS_GONE }), "m-brutus"), "caesar", CAES, ABSENT);
  arriving(p);
  expect(question(p)).toMatchObject({ leader: "caesar" });
  play(p, "station gallia-1");
  expect(at(p, "m-brutus")).toBe("gallia-1");
  const dead = expects(lay({ ...ITALY, year: -48, flags: POMPEIUS_GONE }), "m-brutus");
  arriving(dead);
  expect(question(dead)).toMatchObject({ leader: "m-brutus", entry: "city" });
});

test("AIE-2.C.c AIE-4.2.1.c AIE-C256 a fallen leader of a People returns on any of its units, placed by who holds it", () => {
  const p = lay({
    year: -45,
    war: { pontici: "republicans" },
    republicans: { pontici: ["pontici-u1"], "asia-2": ["pontici-u2"] },
    initiative: "caesarians",
  });
  expects(p, "pharnaces-ii", NOBODY, ABSENT);
  expect(arriving(p, CAES).p.stack).toEqual([]);
  arriving(p, REP);
  expect(question(p)).toMatchObject({ rule: "AIE-2.C.c", leader: "pharnaces-ii", entry: "unit" });
  expect(legal(p)).toEqual(["station asia-2", "station pontici"]);
  expect(reason(p, "station cappadocii")).toBe("AIE-2.C.c entryUnit");
  play(p, "station asia-2");
  expect([at(p, "pharnaces-ii"), side(p, "pharnaces-ii")]).toEqual(["asia-2", "republicans"]);
});

test("AIE-2.C.c without a unit on the map he goes on waiting", () => {
  const p = lay({ year: -45, war: { pontici: "republicans" } });
  arriving(expects(p, "pharnaces-ii", NOBODY, ABSENT), REP);
  expect(at(p, "pharnaces-ii")).toBe("absent");
});

test("AIE-NT.b AIE-4.2.3.b AIE-1.2.1.c AIE-C282 Phraates IV enters in -38, at peace at home, placed by the initiative", () => {
  const p = lay({ scenario: "perusia-and-naulochus", asSetUp: true, initiative: "republicans" });
  p.year = -39;
  expect(arriving(p, REP).p.stack).toEqual([]);
  p.year = -38;
  expect(arriving(p, CAES).p.stack).toEqual([]);
  arriving(p, REP);
  expect(question(p)).toMatchObject({ rule: "AIE-4.2.3.b", leader: "phraates-iv", entry: "home" });
  expect(legal(p)).toEqual(["station parthi-1", "station parthi-2", "station parthi-3"]);
  expect(reason(p, "station armenii")).toBe("AIE-4.2.3.b entryHome");
  play(p, "station parthi-2");
  // Nobody's, on the face of peace.
  expect([at(p, "phraates-iv"), side(p, "phraates-iv")]).toEqual(["parthi-2", null]);
});

test("AIE-S6.i nobody enters a region that is barred to him", () => {
  const p = lay({
    scenario: "perusia-and-naulochus",
    year: -40,
    control: { caesarians: ["italia", "gallia", "asia", "graecia", "hispania", "africa"], republicans: ["sicilia"] },
  });
  arriving(expects(p, "octavianus", CAES, ABSENT));
  expect(why(p, "station asia-1")).toBe("AIE-S6.i");
  expect(why(p, "station graecia-1")).toBe("AIE-S6.i");
  expect(why(p, "station italia-1")).toBe("legal");
});

test("AIE-LT.e AIE-C281 in the later scenarios nobody enters who is not on the lists", () => {
  for (const id of ["pharsalus", "thapsus-and-munda", "philippi", "perusia-and-naulochus", "actium"] as const) {
    const p = lay({ scenario: id, asSetUp: true });
    expect(box.romanLeaders.every((leader) => p.due[leader] === 0)).toBe(true);
    const pansa = id === "pharsalus" || id === "thapsus-and-munda" ? "to-come" : "gone";
    expect(at(p, "pansa")).toBe(pansa);
    p.year++;
    for (const whose of [CAES, REP]) expect(told(arriving(p, whose).events, "arrived")).toEqual([]);
  }
});
