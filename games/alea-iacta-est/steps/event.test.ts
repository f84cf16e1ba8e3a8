import { expect, test } from "vitest";
import { ABSENT } from "../board.ts";
import { aleaIactaEst } from "../index.ts";
import { PEACE, WAR } from "../peoples.ts";
import { hasTitle, ILL, own, type Position, put, takeOff } from "../position.ts";
import { CAES, NOBODY, REP } from "../sides.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  isReduced,
  lay,
  legal,
  people,
  piece,
  play,
  question,
  reason,
  region,
  run,
  told,
  toMove,
  why,
  zone,
} from "../testing/table.ts";

/** The event of that number, with more dice. */
const happens = (p: Position, number: number, ...dice: number[]) => {
  const d6 = Math.min(6, number);
  return run(goTo(p, { step: "event" }), [d6, number - d6 + 1, ...dice]);
};

const isIll = (p: Position, name: string) => hasTitle(p, piece(name), ILL);

test("AIE-0.1.a AIE-0.1.b AIE-0.1.c AIE-EV0.a AIE-C023 a d6 shows 1 to 6, a d10 0 to 9, both together 1 to 15", () => {
  const counts = new Map<number, number>();
  for (const d6 of [1, 2, 3, 4, 5, 6])
    for (const d10 of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const p = goTo(lay({}), { step: "event" });
      const faces = [d6, d10 + 1];
      const numbers: number[] = [];
      aleaIactaEst.open(
        p,
        { roll: () => faces.shift() ?? 1 },
        (event) => event.e === "event" && numbers.push(event.number),
      );
      expect([numbers, p.event]).toEqual([[d6 + d10], d6 + d10]);
      counts.set(p.event, (counts.get(p.event) ?? 0) + 1);
    }
  const byNumber = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((number) => counts.get(number));
  expect(byNumber).toEqual([1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 5, 4, 3, 2, 1]);
  expect(counts.size).toBe(15);
});

test("AIE-0.1.d AIE-EV0.a one event a year, rolled for the side with the initiative; what lasts is remembered", () => {
  const p = lay({ initiative: "republicans" });
  expect(happens(p, 5)).toEqual([{ e: "event", rule: "AIE-EV5.a", side: "republicans", number: 5, d6: 5, d10: 0 }]);
  expect(p.event).toBe(5);
});

test("AIE-EV1.a AIE-EV1.b AIE-C035 at Rome units are weakened and leaders fall ill", () => {
  const p = lay({
    republicans: { "italia-1": ["pompeius*", "cato", "legio-I", "legio-II-"] },
    caesarians: { "italia-2": ["caesar*", "legio-X"] },
  });
  const events = happens(p, 1);
  expect(told(events, "weakened")).toEqual([{ e: "weakened", rule: "AIE-EV1.a", units: ["legio-I"], lost: [] }]);
  expect([isReduced(p, "legio-I"), isReduced(p, "legio-II"), isReduced(p, "legio-X")]).toEqual([true, true, false]);
  expect([isIll(p, "pompeius"), isIll(p, "cato"), isIll(p, "caesar")]).toEqual([true, false, false]);
  expect(told(events, "ill")).toMatchObject([{ rule: "AIE-EV1.b", leader: "pompeius" }]);
});

test("AIE-EV1.a both sides and ships as well", () => {
  const p = lay({
    caesarians: { "italia-1": ["naves-8sp-q1-t1-1", "auxilia-1"] },
    republicans: { "italia-1": ["equites4-1"] },
  });
  expect(told(happens(p, 1), "weakened")[0].units.length).toBe(3);
});

test("AIE-EV4.a AIE-EV4.c AIE-EV4.d a leader of the side that holds Roma falls ill", () => {
  const p = lay({
    roma: "caesarians",
    caesarians: { "gallia-1": ["caesar*"] },
    republicans: { "asia-1": ["pompeius*"] },
  });
  expect(told(happens(p, 4), "ill")).toEqual([{ e: "ill", rule: "AIE-EV4.a", side: "caesarians", leader: "caesar" }]);
  expect([isIll(p, "caesar"), isIll(p, "pompeius")]).toEqual([true, false]);
  const nobody = lay({ roma: null, caesarians: { "gallia-1": ["caesar*"] } });
  expect(told(happens(nobody, 4), "ill")).toEqual([]);
  const leaderless = lay({ roma: "caesarians", caesarians: { "gallia-1": ["caesar"] } });
  expect(told(happens(leaderless, 4), "ill")).toEqual([]);
});

test("AIE-EV4.a of two the one in Italia 1, and otherwise the side chooses", () => {
  const there = lay({ roma: "caesarians", caesarians: { "gallia-1": ["octavianus*"], "italia-1": ["m-antonius*"] } });
  happens(there, 4);
  expect([isIll(there, "m-antonius"), there.stack.length]).toEqual([true, 0]);
  const p = lay({
    roma: "caesarians",
    caesarians: { "gallia-1": ["octavianus*", "curio"], "italia-2": ["m-antonius*"] },
  });
  happens(p, 4);
  expect([asked(p), toMove(p)]).toEqual(["illness", "palatine"]);
  expect(question(p)).toMatchObject({ leaders: ["m-antonius", "octavianus"] });
  expect(legal(p)).toEqual(["ail m-antonius", "ail octavianus"]);
  expect(why(p, "ail curio")).toBe("AIE-EV4.a");
  expect(byDefault(p)).toBe("ail m-antonius");
  play(p, "ail octavianus");
  expect([isIll(p, "m-antonius"), isIll(p, "octavianus"), p.stack.length]).toEqual([false, true, 0]);
});

test("AIE-EV4.a a leader who is not on the map cannot be ill", () => {
  const p = lay({ roma: "caesarians", caesarians: { "gallia-1": ["octavianus*", "m-antonius*"] } });
  takeOff(p, piece("m-antonius"), ABSENT);
  happens(p, 4);
  expect([isIll(p, "octavianus"), p.stack.length]).toEqual([true, 0]);
});

test("AIE-EV0.a events that only last touch nothing at once", () => {
  for (const number of [2, 3, 5, 6, 9, 12]) {
    const p = lay({ caesarians: { "italia-1": ["caesar*", "legio-X"] }, roma: "caesarians" });
    expect(happens(p, number).map(({ e }) => e)).toEqual(["event"]);
    expect([p.event, p.stack.length, isReduced(p, "legio-X"), isIll(p, "caesar")]).toEqual([number, 0, false, false]);
  }
});

test("AIE-EV10.a AIE-C014 unpopularity gives the opponent of Roma's holder one more sequence, outside the count", () => {
  const p = lay({ roma: "caesarians" });
  [own.sequences(p)[CAES], own.sequences(p)[REP]] = [5, 5];
  expect(told(happens(p, 10), "extra-sequence")).toMatchObject([{ side: "republicans" }]);
  expect([p.extra, p.sequences[CAES], p.sequences[REP]]).toEqual([REP, 5, 5]);
});

test("AIE-EV10.b AIE-C015 not if nobody holds Roma", () => {
  const p = lay({ roma: null });
  happens(p, 10);
  expect(p.extra).toBe(NOBODY);
});

const LEGIONS = {
  caesarians: { "italia-1": ["legio-I", "legio-II-"], "italia-2": ["legio-III", "legio-IV"] },
  republicans: { "italia-3": ["legio-V", "legio-VI"], "asia-1": ["legio-VII"] },
  control: { caesarians: ["italia"], republicans: ["asia"] },
} as const;

test("AIE-EV11.a AIE-EV11.c AIE-EV11.d AIE-C029 two legions of the controller desert in each region that is rolled", () => {
  const p = lay({ ...LEGIONS, initiative: "republicans" });
  const events = happens(p, 11, 3, 5);
  expect(told(events, "desertion")).toEqual([
    { e: "desertion", rule: "AIE-EV11.a", dice: [3, 5], regions: ["italia", "asia"] },
  ]);
  // The Republicans come first and have one legion in Asia: it goes unasked.
  expect(told(events, "forsaken")).toMatchObject([{ side: "republicans", unit: "legio-VII", region: "asia" }]);
  expect([asked(p), toMove(p)]).toEqual(["forsaking", "palatine"]);
  expect(question(p)).toMatchObject({ region: "italia", left: 2 });
  expect(legal(p)).toEqual(["rest", "forsake legio-II", "forsake legio-I", "forsake legio-III", "forsake legio-IV"]);
  expect(byDefault(p)).toBe("rest");
  expect(reason(p, "forsake legio-V")).toBe("AIE-EV11.d forsakeNotYours");
  expect(reason(p, "forsake auxilia-1")).toBe("AIE-EV11.c forsakeLegion");
  put(p, piece("legio-IV"), zone("gallia-1"));
  expect(reason(p, "forsake legio-IV")).toBe("AIE-EV11.c forsakeElsewhere");
  play(p, ["forsake legio-III", "forsake legio-I"]);
  expect([at(p, "legio-III"), at(p, "legio-I"), at(p, "legio-V"), at(p, "legio-VII")]).toEqual([
    ...["reserve", "reserve", "italia-3", "reserve"],
  ]);
  expect(p.stack).toEqual([]);
});

test("AIE-EV11.c by default the reduced ones go first, then the lowest numbers", () => {
  const p = lay(LEGIONS);
  happens(p, 11, 3, 1);
  play(p, "rest");
  expect([at(p, "legio-II"), at(p, "legio-I"), at(p, "legio-III")]).toEqual(["reserve", "reserve", "italia-2"]);
});

test("AIE-EV11.b AIE-C028 a double cancels it", () => {
  const p = lay(LEGIONS);
  expect(told(happens(p, 11, 3, 3), "desertion")).toMatchObject([{ rule: "AIE-EV11.b", regions: [] }]);
  expect([p.stack.length, at(p, "legio-I")]).toEqual([0, "italia-1"]);
});

test("AIE-EV11.a AIE-EV11.d by the faces: Sicilia is spared, and so is a region of nobody", () => {
  const regions = [1, 2, 3, 4, 5, 6].map((face) => {
    const other = face === 1 ? 2 : 1;
    return told(happens(lay({}), 11, face, other), "desertion")[0].regions[0];
  });
  expect(regions).toEqual(["gallia", "hispania", "italia", "graecia", "asia", "africa"]);
  const p = lay(LEGIONS);
  own.control(p)[region("italia")] = NOBODY;
  happens(p, 11, 3, 1);
  expect([p.stack.length, at(p, "legio-II")]).toEqual([0, "italia-1"]);
});

test("AIE-EV13.a AIE-EV13.b AIE-C030 the plague in the Orient hits everybody in Asia, Pontus and Egypt but leaders", () => {
  const p = lay({
    caesarians: { "asia-1": ["legio-I", "legio-II-", "naves-8sp-q1-t1-1", "caesar"], "italia-1": ["legio-III"] },
    republicans: { "asia-5": ["legio-IV"] },
    peoples: { pontici: ["pontici-u1"], aegyptii: ["aegyptii-u1", "cleopatra-vii"], numidae: ["numidae-u1"] },
  });
  expect(told(happens(p, 13), "weakened")).toMatchObject([{ rule: "AIE-EV13.a", lost: ["legio-II"] }]);
  const names = ["legio-I", "naves-8sp-q1-t1-1", "legio-IV", "pontici-u1", "aegyptii-u1", "legio-III", "numidae-u1"];
  expect(names.map((name) => isReduced(p, name))).toEqual([true, true, true, true, true, false, false]);
  expect([at(p, "legio-II"), at(p, "caesar"), at(p, "cleopatra-vii")]).toEqual(["reserve", "asia-1", "aegyptii"]);
});

test("AIE-EV14.a AIE-EV14.b AIE-10.1.h AIE-C031 the Parthi go to war, and with the next one to peace", () => {
  const p = lay({ scenario: "rise-of-caesar", asSetUp: true, control: { republicans: ["asia"] } });
  own.ban(p)[people("parthi")] = -40;
  const events = happens(p, 14);
  expect(told(events, "war")).toMatchObject([{ people: "parthi", side: "caesarians" }]);
  expect([p.status[people("parthi")], p.holder[people("parthi")]]).toEqual([WAR, CAES]);
  put(p, piece("parthi-u1"), zone("asia-5"));
  const second = happens(p, 14);
  expect(told(second, "pacified")).toEqual([
    { e: "pacified", rule: "AIE-EV14.b", people: "parthi", how: "event", side: null },
  ]);
  // Its former holder places it.
  expect([asked(p), toMove(p)]).toEqual(["muster", "palatine"]);
  play(p, "rest");
  expect([p.status[people("parthi")], p.ban[people("parthi")], p.score]).toEqual([PEACE, 0, 0]);
  expect(box.homes[people("parthi")]).toContain(p.at[piece("parthi-u1")]);
});

test("AIE-EV15.a AIE-C027 famine weakens Germans and Celts on the map", () => {
  const p = lay({
    war: { germani: "republicans", pannonii: "caesarians", daci: "caesarians" },
    republicans: { "germani-1": ["germani-u1", "germani-u2-"] },
    caesarians: { pannonii: ["pannonii-u1"], daci: ["daci-u1"], "italia-1": ["legio-X"] },
  });
  expect(told(happens(p, 15), "weakened")).toMatchObject([{ units: ["germani-u1", "pannonii-u1"], lost: [] }]);
  const names = ["germani-u1", "germani-u2", "pannonii-u1", "daci-u1", "legio-X", "germani-u3"];
  expect(names.map((name) => isReduced(p, name))).toEqual([true, true, true, false, false, false]);
});
