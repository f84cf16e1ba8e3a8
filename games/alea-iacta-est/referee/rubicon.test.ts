/** A referee's expectations: the first turn at the Rubicon, played from the set-up with given dice. */
import { expect, test } from "vitest";
import { FIRST_SEQUENCE_OVER, FIRST_TURN, type Position } from "../position.ts";
import { CAES } from "../sides.ts";
import { asked, at, box, goTo, lay, legal, play, run, side, told, toMove, why } from "../testing/table.ts";
import { d10, holding, withoutStratagems } from "./flow.ts";

/** -49 up to the first sequence of the Republicans: counters, a blank marker, event 12. */
function atTheRubicon(event: readonly number[] = [6, ...d10(6)]): Position {
  const p = withoutStratagems("rise-of-caesar");
  run(p, [7, ...event]);
  play(p, ["done", "done"]);
  return p;
}

test("AIE-S1.b AIE-2.B.f AIE-2.D.a AIE-2.D.c -49: the Republicans begin without a die, and of eleven sequences have six", () => {
  const p = withoutStratagems("rise-of-caesar");
  const events = run(p, [7, 6, ...d10(6)]);
  expect(told(events, "initiative")).toMatchObject([{ side: "republicans" }]);
  expect(told(events, "initiative")[0].die).toBeUndefined();
  expect(told(events, "sequences")).toMatchObject([{ total: 11, caesarians: 5, republicans: 6 }]);
});

test("AIE-3.5.1.d -49: nobody names a second Faction Leader while Caesar and Pompeius lead", () => {
  const p = withoutStratagems("rise-of-caesar");
  run(p, [7, 6, ...d10(6)]);
  expect(asked(p)).toBe("disbanding");
});

test("AIE-LT.i -49: nobody is tested for a natural death", () => {
  const p = withoutStratagems("rise-of-caesar");
  expect(told(run(p, [7, 6, ...d10(6)]), "life-tested")).toEqual([]);
});

test("AIE-S1.e AIE-S2.a the Republicans have two ships in Italia 7, as the French list says", () => {
  const p = withoutStratagems("rise-of-caesar");
  const ships = box.units.filter((unit) => box.isNaves[unit] && at(p, box.pieceIds[unit]) === "italia-7");
  expect(ships.map((unit) => box.model[unit]).sort()).toEqual(["naves-4sp-t1", "naves-6sp-t1"]);
});

test("AIE-S1.g in their first sequence only the leaders in Italia 1 move, each of them and nobody else", () => {
  const p = atTheRubicon();
  expect(toMove(p)).toBe("quirinal");
  const takes = ["cato", "g-pompeius", "labienus", "pompeius", "scipio", "spinther"].map((name) => `take ${name}`);
  expect(legal(p, "take").sort()).toEqual(takes);
  for (const name of ["ahenobarbus", "legio-XV", "afranius", "petreius", "legio-XVII", "naves-6sp-t1-1"])
    expect(why(p, `take ${name}`)).toBe("AIE-S1.g");
});

test("AIE-S1.g AIE-1.2.2.a AIE-7.2.d Pompeius flees from Roma to Graecia: two zones, and two points for the strait", () => {
  const p = atTheRubicon();
  play(p, ["take pompeius", "step italia-7", "step italia-5"]);
  play(p, "step graecia-1");
  expect(at(p, "pompeius")).toBe("graecia-1");
  expect(why(p, "take pompeius")).toBe("AIE-3.4.1.h");
});

test("AIE-7.1.d AIE-1.2.2.a a fleeing leader passes Caesar's legion without harm", () => {
  const p = atTheRubicon();
  const events = play(p, ["take labienus", "step italia-4", "step italia-3", "step alpes-2"]);
  expect(at(p, "labienus")).toBe("alpes-2");
  expect(told(events, "hunted")).toEqual([]);
});

test("AIE-S1.g the leaders in Italia 1 do not take up anybody's legions on the way", () => {
  const p = atTheRubicon();
  play(p, ["take cato", "step italia-7"]);
  expect(legal(p, "add")).toEqual([]);
  expect(why(p, "add legio-XV")).not.toBe("legal");
});

test("AIE-8.2.s AIE-8.2.v AIE-10.1.b AIE-5.1.1.b Caesar enters Roma: each leader left there is tested for himself", () => {
  const p = atTheRubicon();
  play(p, ["take pompeius", "step italia-7", "step italia-5", "step graecia-1"]);
  play(p, ["take g-pompeius", "step italia-7", "halt"]);
  play(p, ["take scipio", "step italia-7", "halt"]);
  play(p, ["take labienus", "step italia-7", "halt"]);
  play(p, "end-moves");
  expect(toMove(p)).toBe("palatine");
  play(p, ["take caesar", "add legio-XIII", "step italia-1", "halt"]);
  // Cato and Spinther are alone with him: 8 kills, 7 does not.
  const events = play(p, "end-moves", [...d10(8), ...d10(7)]);
  expect(told(events, "hunted").map(({ leader, die, escapes }) => [leader, die, escapes])).toEqual([
    ["cato", 8, false],
  ]);
  expect(asked(p)).toBe("loneLeader");
  expect(at(p, "cato")).toBe("gone");
  expect(p.score).toBe(1);
  expect(legal(p)).toEqual(["escape italia-4", "escape italia-6", "escape italia-7"]);
});

test("AIE-S2.c AIE-R19 they throw the die: the free flight of the English text is not in the French one", () => {
  const p = atTheRubicon();
  play(p, "end-moves");
  play(p, ["take caesar", "add legio-XIII", "step italia-1", "halt"]);
  const nines = [...d10(9), ...d10(9), ...d10(9)];
  expect(told(play(p, "end-moves", nines), "hunted").map(({ leader }) => leader)).toEqual([
    "cato",
    "labienus",
    "pompeius",
  ]);
  // AIE-3.5.2.c, AIE-3.5.2.d: his office goes at once to somebody with the best PC, here 4, or one less.
  expect(legal(p).sort()).toEqual(["succeed ahenobarbus", "succeed g-pompeius", "succeed scipio"]);
  expect(told(play(p, "succeed ahenobarbus", nines), "hunted").length).toBe(3);
  expect(p.score).toBe(6);
});

/** The second sequence of the Republicans. */
function second(): Position {
  const p = atTheRubicon();
  play(p, ["take pompeius", "step italia-7", "step italia-5", "step graecia-1"]);
  play(p, ["take scipio", "step italia-7", "halt"]);
  play(p, ["end-moves", "end-moves"]);
  expect(toMove(p)).toBe("quirinal");
  return p;
}

test("AIE-S1.h in -49 no Republican unit moves without a leader, not even inside its own region", () => {
  const p = second();
  for (const name of ["legio-I", "legio-XXII", "legio-XVII", "legio-XXIII", "equites4-2"])
    expect(why(p, `take ${name}`)).toBe("AIE-S1.h");
});

test("AIE-S1.i in -49 Republican units do not come into Italia by land, but move within it", () => {
  const p = second();
  // Ahenobarbus and Scipio stand in Italia 7 with Legio XV.
  play(p, ["take ahenobarbus", "add legio-XV"]);
  expect(why(p, "step italia-5")).toBe("legal");
  expect(why(p, "step italia-1")).toBe("legal");
  play(p, ["step italia-5"]);
  expect(why(p, "step italia-7")).toBe("legal");
});

test("AIE-S1.i in -49 a legion led across the strait may not come back into Italia", () => {
  const p = second();
  play(p, ["take ahenobarbus", "add legio-XV", "step italia-5"]);
  play(p, ["step graecia-1", "end-moves", "end-moves"]);
  expect(at(p, "legio-XV")).toBe("graecia-1");
  play(p, ["take ahenobarbus", "add legio-XV"]);
  expect(why(p, "step italia-5")).toBe("AIE-S1.i");
});

test("AIE-S1.i a Republican leader without units does come back into Italia in -49", () => {
  const p = second();
  play(p, ["end-moves", "end-moves"]);
  play(p, ["take pompeius", "step italia-5"]);
  expect(at(p, "pompeius")).toBe("italia-5");
});

test("AIE-S1.i nor do their ships: out of Italia 7 and no way back", () => {
  const p = second();
  play(p, ["take scipio", "add naves-6sp-t1-1", "step mare-internum-occidentalis", "halt"]);
  play(p, ["end-moves", "end-moves"]);
  play(p, ["take scipio", "add naves-6sp-t1-1"]);
  expect(why(p, "step italia-7")).toBe("AIE-S1.i");
  expect(why(p, "step sicilia-2")).toBe("legal");
});

test("AIE-3.1.1.c AIE-3.1.1.e Legio XV may leave Italia: Caesar's two legions make up its garrison", () => {
  const p = second();
  expect(side(p, "legio-XIII")).toBe("caesarians");
  play(p, ["take ahenobarbus", "add legio-XV", "step italia-5"]);
  expect(why(p, "step graecia-1")).toBe("legal");
});

test("AIE-S1.i AIE-8.2.o nor does a fleet that evades: Italia is closed to it all that year", () => {
  const p = atTheRubicon();
  play(p, ["take scipio", "step italia-7", "halt", "end-moves"]);
  play(p, ["take trebonius", "step gallia-8", "halt", "end-moves"]);
  play(p, ["take scipio", "add naves-6sp-t1-1", "step mare-internum-occidentalis", "halt", "end-moves"]);
  const ships = ["add naves-6sp-t0-1", "add naves-6sp-t0-2"];
  play(p, ["take trebonius", ...ships, "step mare-internum-occidentalis", "halt", "end-moves"]);
  play(p, ["afloat scipio", "bring naves-6sp-t1-1"]);
  for (const zone of ["italia-1", "italia-6", "italia-7"]) expect(why(p, `slip ${zone}`)).toBe("AIE-S1.i");
  expect(why(p, "slip sicilia-2")).toBe("legal");
});

test("AIE-S1.i AIE-8.4.1.f nor does an army that is beaten, though it be lost for it", () => {
  const p = lay({
    scenario: "rise-of-caesar",
    flags: FIRST_TURN | FIRST_SEQUENCE_OVER,
    caesarians: { "graecia-2": ["caesar*", "legio-X", "legio-XI"], "graecia-3": ["sulla", "legio-V"] },
    republicans: { "graecia-1": ["cato", "legio-I"] },
    control: holding(["gallia"]),
  });
  goTo(p, { step: "movesAndCombats", side: CAES, extra: false, begun: false });
  run(p);
  play(p, ["take caesar", "add legio-X", "add legio-XI", "step graecia-1"]);
  // No way to evade either: but for Cato himself.
  play(p, "end-moves");
  if (asked(p) === "evasions") play(p, "stand");
  play(p, "fight graecia-1", [2]);
  expect([at(p, "legio-I"), at(p, "cato")]).toEqual(["reserve", "gone"]);
});
