/** Step D of a usurpation (4.5G.i to 4.5G.l, 4.5G.n, IMP-R57). */
import { describe, expect, test } from "vitest";
import { moving, steps } from "../testing/moving.ts";
import {
  asked,
  at,
  byDefault,
  foreseen,
  inZone,
  type Layout,
  legal,
  play,
  question,
  reason,
  side,
  told,
  why,
} from "../testing/table.ts";

/** Avidius Cassius (PC 4) and Martius Verus (PC 3) rebel in Syria; there are legions without a leader around them. */
const rising = (layout: Layout = {}) =>
  moving("enemy", {
    claims: { avidius_cassius: { front: "oriental" } },
    ...layout,
    rome: { syria_phoenice: ["iii_gallica", "vi_ferrata"], ...layout.rome },
    enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"], cilicia: ["martius_verus", "xvi_flavia"] },
  });

describe("the usurper himself", () => {
  const entered = (layout: Layout = {}) => {
    const p = rising(layout);
    play(p, ["take avidius_cassius", "add iv_scythica", "step syria_phoenice"]);
    return p;
  };

  test("IMP-4.5G.i a d6 not above his PC wins the whole stack", () => {
    const p = entered();
    expect(question(p)).toMatchObject({ ask: "group", zone: "syria_phoenice" });
    expect(legal(p)).toEqual(["win-over", "halt", "drop iv_scythica"]);
    expect(foreseen(p, "win-over")).toEqual([{ f: "throw", rule: "IMP-4.5G.i", sides: 6, below: 5 }]);
    const events = play(p, "win-over", [4]);
    expect(told(events, "appeal")).toMatchObject([
      { die: 4, pc: 4, bonus: 0, won: true, units: ["iii_gallica", "vi_ferrata"] },
    ]);
    expect(told(events, "came-over")).toHaveLength(1);
    expect([side(p, "iii_gallica"), side(p, "vi_ferrata")]).toEqual(["enemy", "enemy"]);
  });

  test("IMP-4.5G.j the march goes on, with whom of them he likes, within his CC and the points left", () => {
    const p = entered();
    play(p, "win-over", [1]);
    expect(asked(p)).toBe("group");
    expect(why(p, "add iii_gallica")).toBe("legal");
    play(p, ["all", "step arabia"]);
    expect(inZone(p, "arabia")).toEqual(["iii_gallica", "iv_scythica", "vi_ferrata", "avidius_cassius"]);
    expect(question(p)).toMatchObject({ points: 1 });
  });

  test("IMP-4.5G.j one of them may stay, and is loyal again when he is alone", () => {
    const p = entered();
    play(p, "win-over", [1]);
    play(p, ["add iii_gallica", "step arabia"]);
    expect(side(p, "vi_ferrata")).toBe("rome");
    // Who has been won over elsewhere is picked up no more.
    expect(reason(p, "add vi_ferrata")).toBe("IMP-4.2.a notYours");
  });

  test("IMP-4.5G.j no more of them than he can command", () => {
    const p = rising({
      rome: { syria_phoenice: ["iii_gallica", "vi_ferrata", "x_fretensis", "iii_cyrenaica", "xii_fulminata"] },
    });
    play(p, ["take avidius_cassius", "add iv_scythica", "step syria_phoenice"]);
    play(p, "win-over", [1]);
    play(p, ["add iii_gallica", "add vi_ferrata", "add x_fretensis", "add iii_cyrenaica"]);
    expect(reason(p, "add xii_fulminata")).toBe("IMP-3.5.b overCommand");
  });

  test("IMP-4.5G.k a failure ends the move where they are, and the units are to be fought", () => {
    const p = entered();
    play(p, "win-over", [5]);
    expect(asked(p)).toBe("movement");
    expect([side(p, "iii_gallica"), at(p, "avidius_cassius")]).toEqual(["rome", "syria_phoenice"]);
    expect(reason(p, "take avidius_cassius")).toBe("IMP-3.5.c hasMoved");
  });

  test("IMP-4.5G.k so does not trying at all", () => {
    const p = entered();
    expect(byDefault(p)).toBe("halt");
    expect(reason(p, "step arabia")).toBe("IMP-7.a enemyStops");
    play(p, "halt");
    expect(asked(p)).toBe("movement");
    expect(side(p, "iii_gallica")).toBe("rome");
  });

  test.each([
    ["IMP-4.5G.n the bonus of his usurpation helps him", 2, 6, true],
    ["IMP-4.5G.n by one after that of a Caesar", 1, 6, false],
    ["IMP-4.5G.n as far as it goes", 1, 5, true],
  ])("%s", (_, bonus, die, won) => {
    const p = entered({ claims: { avidius_cassius: { front: "oriental", bonus } } });
    expect(told(play(p, "win-over", [die]), "appeal")).toMatchObject([{ bonus, won }]);
  });

  test("IMP-4.5G.i not where a loyal leader is, nor where he stood already", () => {
    const led = entered({ rome: { syria_phoenice: ["iii_gallica", "maximianus"] } });
    expect(asked(led)).toBe("movement");
    const before = rising({ rome: { syria_coele: ["iii_gallica"], syria_phoenice: [] } });
    play(before, ["take avidius_cassius"]);
    expect(reason(before, "win-over")).toBe("IMP-4.5G.i nobodyToWin");
  });

  test("IMP-4.5G.i the refusals say which of it", () => {
    const lone = rising({ rome: { syria_phoenice: ["iii_gallica", "maximianus"] } });
    play(lone, ["take avidius_cassius", "step syria_phoenice"]);
    expect(reason(lone, "win-over")).toBe("IMP-4.5G.i leaderHoldsThem");
    const roman = moving("rome", { rome: { dalmatia: ["maximianus"] } });
    play(roman, ["take maximianus", "step epirus"]);
    expect(reason(roman, "win-over")).toBe("IMP-4.5G.i nobodyToWin");
  });

  test("IMP-6.3.k mutineers are never won, and stop him", () => {
    const p = entered({ rome: { syria_phoenice: ["iii_gallica"] }, mutiny: { syria_phoenice: ["vi_ferrata"] } });
    const events = play(p, "win-over", [1]);
    expect(told(events, "appeal")).toMatchObject([{ units: ["iii_gallica"] }]);
    expect(side(p, "vi_ferrata")).toBe("mutiny");
    expect(asked(p)).toBe("movement");
  });
});

describe("IMP-4.5G.i IMP-C087 one of his leaders", () => {
  test.each([
    [3, true],
    [4, false],
  ])("a %i against a PC of 3", (die, won) => {
    const p = rising({ rome: { cappadocia: ["xii_fulminata", "xv_apollinaris"] } });
    play(p, ["take martius_verus", "add xvi_flavia", "step cappadocia"]);
    expect(told(play(p, "win-over", [die]), "appeal")).toMatchObject([{ pc: 3, won }]);
    // IMP-4.5G.j, IMP-4.5G.k
    expect(asked(p)).toBe(won ? "group" : "movement");
    expect(side(p, "xii_fulminata")).toBe(won ? "enemy" : "rome");
  });

  test("IMP-4.5G.i without units he may try as well, or pass by (IMP-7.c)", () => {
    const p = rising();
    play(p, ["take avidius_cassius", "step syria_phoenice"]);
    expect(why(p, "win-over")).toBe("legal");
    expect(steps(p)).toContain("arabia");
    play(p, "win-over", [1]);
    // The points that are spent are spent for all: of three two are left.
    play(p, "all");
    expect(question(p)).toMatchObject({ points: 2 });
  });

  test("IMP-7.d if he fails he is alone among enemies", () => {
    const p = rising();
    play(p, ["take avidius_cassius", "step syria_phoenice"]);
    // A d10 shows 0 to 9, and its tenth face is the nine that kills.
    play(p, "win-over", [5, 10]);
    expect(at(p, "avidius_cassius")).toBe("gone");
  });
});

describe("vexillations", () => {
  const rhine = (rebels: string[], stack: string[]) => {
    const p = moving("enemy", {
      claims: { avidius_cassius: { front: "oriental" } },
      rome: { belgica: stack },
      enemy: { lugdunensis: ["avidius_cassius!", ...rebels] },
    });
    play(p, ["take avidius_cassius", "all", "step belgica"]);
    return p;
  };

  test("IMP-4.5G.l IMP-C088 one follows only those who hold three legions of its Front", () => {
    const two = rhine(["i_minervia", "viii_augusta"], ["vexillatio_rhin_1"]);
    expect(asked(two)).toBe("movement");
    const three = rhine(["i_minervia", "viii_augusta", "xxii_primigenia"], ["vexillatio_rhin_1"]);
    expect(why(three, "win-over")).toBe("legal");
    play(three, "win-over", [4]);
    expect(side(three, "vexillatio_rhin_1")).toBe("enemy");
    const other = rhine(["i_adiutrix", "ii_adiutrix", "x_gemina"], ["vexillatio_rhin_1"]);
    expect(asked(other)).toBe("movement");
  });

  test("IMP-4.5G.l IMP-4.5G.i IMP-7.a IMP-C165 it stays loyal while the rest comes over, and stops the march", () => {
    const p = rhine(["i_minervia", "viii_augusta"], ["xxx_ulpia", "vexillatio_rhin_1"]);
    const events = play(p, "win-over", [3]);
    expect(told(events, "appeal")).toMatchObject([{ units: ["xxx_ulpia"], won: true }]);
    expect([side(p, "xxx_ulpia"), side(p, "vexillatio_rhin_1")]).toEqual(["enemy", "rome"]);
    expect(asked(p)).toBe("movement");
    expect(at(p, "avidius_cassius")).toBe("belgica");
  });

  test("IMP-4.5G.l the reason is given to a leader who comes alone", () => {
    const p = moving("enemy", {
      rome: { belgica: ["vexillatio_rhin_1"] },
      enemy: { lugdunensis: ["avidius_cassius!"] },
    });
    play(p, ["take avidius_cassius", "step belgica"]);
    expect(reason(p, "win-over")).toBe("IMP-4.5G.l vexillationIsLoyal");
  });
});
