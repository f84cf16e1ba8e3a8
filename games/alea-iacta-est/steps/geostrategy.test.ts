import { expect, test } from "vitest";
import { FAR } from "../board.ts";
import { ALLEGIANCE, PEACE, WAR } from "../peoples.ts";
import { own, type Position, put, setStatus } from "../position.ts";
import { CAES, NOBODY, REP } from "../sides.ts";
import {
  asked,
  at,
  box,
  byDefault,
  foreseen,
  goTo,
  lay,
  legal,
  people,
  piece,
  play,
  question,
  reason,
  run,
  told,
  toMove,
  why,
  zone,
} from "../testing/table.ts";

/** All Peoples as a scenario sets them up, at peace. */
const atPeace = (more: object = {}) => lay({ scenario: "rise-of-caesar", asSetUp: true, ...more });

/** Draws the marker of that place in the cup. */
const draw = (p: Position, place: number, ...more: number[]) => run(goTo(p, { step: "marker" }), [place, ...more]);

test("AIE-2.C.d AIE-2.C.e AIE-0.1.d the cup holds the Major Peoples and three blanks, and one marker is drawn", () => {
  const drawn: (string | null)[] = [];
  for (const place of [1, 2, 3, 4, 5, 6, 7]) {
    const p = atPeace({ initiative: "caesarians" });
    const [marker] = told(run(goTo(p, { step: "marker" }), [place, 1]), "marker");
    expect(marker.side).toBe("caesarians");
    drawn.push(marker.people);
  }
  expect(drawn).toEqual(["parthi", "pontici", "numidae", "aegyptii", null, null, null]);
});

test("AIE-2.C.d AIE-2.C.e AIE-4.4.2.e AIE-9.3.g AIE-C087 AIE-C263 without those in allegiance and those in a ban", () => {
  const p = atPeace({ allegiance: { numidae: "republicans" } });
  own.ban(p)[people("parthi")] = -44;
  expect(told(draw(p, 1, 1), "marker")[0].people).toBe("pontici");
  expect(told(draw(p, 2, 1), "marker")[0].people).toBe("aegyptii");
  for (const place of [3, 4, 5]) expect(told(draw(p, place), "marker")[0].people).toBe(null);
});

test("AIE-2.C.f AIE-C235 a blank has no effect", () => {
  const p = atPeace();
  expect(draw(p, 7)).toEqual([{ e: "marker", rule: "AIE-2.C.f", side: "republicans", people: null, status: null }]);
  expect(box.peoples.every((each) => p.status[each] === PEACE)).toBe(true);
});

test("AIE-2.C.g AIE-C235 neither has the marker of a People at war", () => {
  const p = atPeace({ war: { pontici: "republicans" } });
  expect(draw(p, 2)).toEqual([
    { e: "marker", rule: "AIE-2.C.g", side: "republicans", people: "pontici", status: "war" },
  ]);
  expect([p.status[people("pontici")], p.holder[people("pontici")]]).toEqual([WAR, REP]);
});

test("AIE-2.C.h AIE-2.C.i AIE-4.2.2.a AIE-4.2.2.b AIE-1.2.1.c AIE-C235 the marker of a People at peace takes it to war under a side, in no allegiance", () => {
  const p = atPeace();
  // No region is next to the Aegyptii: a die.
  const events = draw(p, 4, 6);
  expect(told(events, "marker")).toMatchObject([{ rule: "AIE-2.C.h", people: "aegyptii", status: "peace" }]);
  expect(told(events, "war")).toEqual([
    { e: "war", rule: "AIE-4.4.1.c", side: "republicans", people: "aegyptii", die: 6 },
  ]);
  expect([p.status[people("aegyptii")], p.holder[people("aegyptii")]]).toEqual([WAR, REP]);
  expect(p.side[piece("cleopatra-vii")]).toBe(REP);
});

test("AIE-2.C.a AIE-9.3.f AIE-C094 a ban ends in the Phase C of its year", () => {
  for (const [year, banned] of [
    [-34, true],
    [-33, false],
  ] as const) {
    const p = lay({ year });
    own.ban(p)[people("germani")] = -33;
    run(goTo(p, { step: "geostrategy" }), [7]);
    expect(p.ban[people("germani")] !== 0).toBe(banned);
  }
});

test("AIE-S6.k AIE-C288 in -37 the Parthi are at war under the Republicans, ban or not", () => {
  const begin = (year: number) => {
    const p = lay({ scenario: "perusia-and-naulochus", asSetUp: true, year });
    for (const each of box.leaders) own.due(p)[each] = 0;
    return p;
  };
  const before = begin(-38);
  // The Aegyptii are bound to a side: three markers and three blanks.
  run(goTo(before, { step: "geostrategy" }), [6]);
  expect(before.status[people("parthi")]).toBe(PEACE);
  const banned = begin(-37);
  own.ban(banned)[people("parthi")] = -35;
  run(goTo(banned, { step: "geostrategy" }), [5]);
  expect([banned.status[people("parthi")], banned.holder[people("parthi")]]).toEqual([WAR, REP]);
  const atWar = begin(-37);
  setStatus(atWar, people("parthi"), WAR, CAES);
  run(goTo(atWar, { step: "geostrategy" }), [5]);
  expect(atWar.holder[people("parthi")]).toBe(REP);
});

test("AIE-4.2.2.e AIE-0.5.c a leader who stood alone among them is tested at once", () => {
  const p = lay({ year: -47, peoples: { aegyptii: ["aegyptii-u1", "cleopatra-vii"] } });
  own.side(p)[piece("curio")] = CAES;
  put(p, piece("curio"), zone("aegyptii"));
  run(goTo(p, { step: "marker" }), [4, 2, 1]);
  expect(asked(p)).toBe("loneLeader");
  expect(toMove(p)).toBe("palatine");
});

/** An embassy of the Caesarians to the Pontici, with these leaders at these places. */
function sending(leaders: Record<string, readonly string[]>, more: object = {}) {
  const p = lay({ year: -47, caesarians: leaders, war: { pontici: "republicans" }, ...more });
  put(p, piece("pontici-u1"), zone("pontici"));
  run(goTo(p, { step: "embassy", side: CAES, tried: false }));
  return p;
}

test("AIE-4.4.2.a AIE-4.4.2.i AIE-C089 only a Major People at war other than the Parthi can be won", () => {
  const p = sending(
    { "italia-1": ["caesar*"] },
    {
      war: { parthi: "republicans", pontici: "republicans", germani: "republicans" },
      allegiance: { numidae: "republicans" },
    },
  );
  expect(legal(p)).toEqual(["parley pontici", "done"]);
  expect(reason(p, "parley parthi")).toBe("AIE-4.4.2.a embassyParthi");
  expect(reason(p, "parley aegyptii")).toBe("AIE-4.4.2.a embassyPeace");
  expect(reason(p, "parley numidae")).toBe("AIE-4.4.2.i embassyAllied");
  expect(reason(p, "parley germani")).toBe("AIE-4.4.2.a embassyMinor");
  expect(question(p)).toMatchObject({ ask: "embassy", peoples: ["pontici"] });
  expect(byDefault(p)).toBe("done");
});

test("AIE-4.4.2.a where there is nobody to speak to, nobody is asked", () => {
  const p = lay({ caesarians: { "italia-1": ["caesar*"] }, war: { germani: "republicans" } });
  run(goTo(p, { step: "embassy", side: CAES, tried: false }));
  expect(p.stack).toEqual([]);
});

test("AIE-4.4.2.c a side without leader sends nobody", () => {
  const p = lay({ caesarians: { "italia-1": ["caesar"] }, war: { pontici: "republicans" } });
  goTo(p, { step: "embassy", side: CAES, tried: false });
  expect(reason(p, "parley pontici")).toBe("AIE-4.4.2.c embassyNobody");
  run(p);
  expect(p.stack).toEqual([]);
});

/** The d10 that win. */
const winning = (leaders: Record<string, readonly string[]>) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((die) => {
    const [embassy] = told(play(sending(leaders), "parley pontici", [die + 1]), "embassy");
    return embassy.won;
  });

test("AIE-4.4.2.c AIE-C088 d10, one more unless the leader is within 4 movement points by land, lower than his PC", () => {
  const far = (where: string) => box.marches[zone(where)][zone("pontici")];
  // Crete has no way by land.
  expect([far("graecia-2"), far("graecia-1"), far("graecia-5")]).toEqual([4, 5, FAR]);
  // PC 5: Octavianus. PC 3: Plancus. PC 1: Lurius.
  expect(winning({ "graecia-2": ["octavianus*"] })).toEqual([0, 1, 2, 3, 4]);
  expect(winning({ "graecia-1": ["octavianus*"] })).toEqual([0, 1, 2, 3]);
  expect(winning({ "graecia-5": ["octavianus*"] })).toEqual([0, 1, 2, 3]);
  expect(winning({ "asia-3": ["plancus*"] })).toEqual([0, 1, 2]);
  expect(winning({ "italia-1": ["lurius*"] })).toEqual([]);
});

test("AIE-4.4.2.c what the die must show is told beforehand", () => {
  const p = sending({ "asia-3": ["octavianus*"] });
  expect(foreseen(p, "parley pontici")).toEqual([{ f: "throw", rule: "AIE-4.4.2.c", sides: 10, below: 5 }]);
  expect(foreseen(p, "done")).toEqual([]);
  expect(foreseen(sending({ "italia-1": ["lurius*"] }), "parley pontici")).toMatchObject([{ below: 0 }]);
});

test("AIE-4.4.2.d of two leaders the one of the higher PC speaks, from where he is", () => {
  // Octavianus 5 far away, Lepidus 4 near.
  const p = sending({ "italia-1": ["octavianus*"], "asia-3": ["lepidus*"] });
  expect(told(play(p, "parley pontici", [5]), "embassy")).toMatchObject([
    { leader: "octavianus", pc: 5, added: 1, die: 4, won: false },
  ]);
  // M. Antonius and Lepidus both have 4: the nearer one.
  const equal = sending({ "italia-1": ["m-antonius*"], "asia-3": ["lepidus*"] });
  expect(told(play(equal, "parley pontici", [4]), "embassy")).toMatchObject([
    { leader: "lepidus", added: 0, won: true },
  ]);
});

test("AIE-4.4.2.f AIE-4.4.2.e AIE-4.4.2.g a People that is won stands by that side, and is not at war", () => {
  const p = sending({ "asia-3": ["octavianus*"] });
  const events = play(p, "parley pontici", [1]);
  expect(told(events, "allegiance")).toEqual([
    { e: "allegiance", rule: "AIE-4.4.2.f", side: "caesarians", people: "pontici" },
  ]);
  expect([p.status[people("pontici")], p.holder[people("pontici")]]).toEqual([ALLEGIANCE, CAES]);
  expect(p.side[piece("pontici-u1")]).toBe(CAES);
});

test("AIE-2.C.k AIE-C236 one embassy a side and Phase C", () => {
  const p = lay({
    caesarians: { "asia-3": ["octavianus*"] },
    war: { pontici: "republicans", aegyptii: "republicans" },
    initiative: "caesarians",
  });
  run(goTo(p, { step: "embassy", side: CAES, tried: false }));
  expect(legal(p)).toEqual(["parley pontici", "parley aegyptii", "done"]);
  play(p, "parley pontici", [10]);
  expect(p.stack).toEqual([]);
  goTo(p, { step: "embassy", side: CAES, tried: true });
  expect(why(p, "parley aegyptii")).toBe("AIE-2.C.k");
});

test("AIE-2.C.a AIE-2.B.g after the marker the initiative sends first, then the other", () => {
  const p = lay({
    caesarians: { "asia-3": ["octavianus*"] },
    republicans: { "asia-1": ["cato*"] },
    war: { pontici: "republicans" },
    initiative: "republicans",
  });
  const events = run(goTo(p, { step: "geostrategy" }), [7]);
  expect(told(events, "marker").length).toBe(1);
  expect([asked(p), toMove(p)]).toEqual(["embassy", "quirinal"]);
  play(p, "done");
  expect([asked(p), toMove(p)]).toEqual(["embassy", "palatine"]);
});

test("AIE-NT.c AIE-C233 with the first allegiance of the Pontici Pharnaces goes, and Darius enters a year later", () => {
  const p = lay({
    year: -45,
    caesarians: { "asia-3": ["octavianus*"] },
    war: { pontici: "republicans" },
    republicans: { pontici: ["pontici-u1", "pharnaces-ii"] },
  });
  run(goTo(p, { step: "embassy", side: CAES, tried: false }));
  expect(told(play(p, "parley pontici", [1]), "king-gone")).toEqual([
    { e: "king-gone", rule: "AIE-NT.c", people: "pontici", leader: "pharnaces-ii", heir: "darius" },
  ]);
  expect([at(p, "pharnaces-ii"), p.due[piece("darius")]]).toEqual(["gone", -44]);
  p.year = -44;
  run(goTo(p, { step: "arrivals", side: CAES }));
  expect([at(p, "darius"), p.side[piece("darius")]]).toEqual(["pontici", CAES]);
  expect(p.side[piece("pharnaces-ii")]).not.toBe(NOBODY);
});
