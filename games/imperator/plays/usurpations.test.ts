import { describe, expect, test } from "vitest";
import { goTo, type Layout, lay, legal, play, reason, run, side, told } from "../testing/table.ts";
import { holders, rated } from "../testing/usurping.ts";
import { USURPER } from "../titles.ts";

/** C.X4: the Enemy is asked. PCs as given. */
function asked(layout: Layout, pcs: Readonly<Record<string, number>> = {}) {
  const p = rated(goTo(lay(layout), { step: "usurpations" }), pcs);
  run(p);
  return p;
}

const AUGUSTI: Layout = {
  rome: { dacia: ["lucius_verus*", "xiii_gemina"], roma: ["marcus_aurelius*"] },
  hands: { enemy: ["usurpation_augustus"] },
};

describe("Usurpation of an Augustus (6.2)", () => {
  test("IMP-6.2.a IMP-C182 the one with the lower PC", () => {
    const p = asked(AUGUSTI, { lucius_verus: 4, marcus_aurelius: 6 });
    expect(legal(p)).toEqual(["pass", "usurp usurpation_augustus lucius_verus"]);
    const other = asked(
      { ...AUGUSTI, rome: { ...AUGUSTI.rome, aegyptus: ["martius_verus"] } },
      { lucius_verus: 6, marcus_aurelius: 4 },
    );
    expect(reason(other, "usurp usurpation_augustus lucius_verus")).toBe("IMP-6.2.a usurpLowerPc");
    // He who would be the one sits in Rome, and is out of reach there.
    expect(reason(other, "usurp usurpation_augustus marcus_aurelius")).toBe("IMP-4.5V.b usurperFront");
  });

  test("IMP-6.2.a IMP-C182 of equals either", () => {
    const layout = { ...AUGUSTI, rome: { dacia: ["lucius_verus*"], syria_coele: ["marcus_aurelius*"] } };
    expect(legal(asked(layout, { lucius_verus: 4, marcus_aurelius: 4 }))).toEqual([
      "pass",
      "usurp usurpation_augustus lucius_verus",
      "usurp usurpation_augustus marcus_aurelius",
    ]);
  });

  test("IMP-6.2.a IMP-C182 only while there are two; nobody is asked otherwise", () => {
    const one = { ...AUGUSTI, rome: { dacia: ["lucius_verus*", "macrinus_vindex"] } };
    const p = asked({ ...one, rome: { dacia: ["lucius_verus*"], syria_coele: ["macrinus_vindex"] } });
    expect(reason(p, "usurp usurpation_augustus lucius_verus")).toBe("IMP-6.2.a usurpTwoAugusti");
    const both = asked({ ...AUGUSTI, rome: { ...AUGUSTI.rome, syria_coele: ["macrinus_vindex"] } });
    expect(reason(both, "usurp usurpation_augustus macrinus_vindex")).toBe("IMP-6.2.a usurpAugustus");
  });

  test("IMP-6.2.b IMP-C182 valid on a die up to his PC, with a bonus of 2", () => {
    const valid = asked(AUGUSTI, { lucius_verus: 4, marcus_aurelius: 6 });
    const events = play(valid, "usurp usurpation_augustus lucius_verus", [4]);
    expect(told(events, "validation")).toMatchObject([{ die: 4, pc: 4, valid: true }]);
    expect(told(events, "usurper")).toMatchObject([{ leader: "lucius_verus", bonus: 2 }]);
    expect(holders(valid, USURPER)).toEqual(["lucius_verus"]);
    const not = asked(AUGUSTI, { lucius_verus: 4, marcus_aurelius: 6 });
    play(not, "usurp usurpation_augustus lucius_verus", [5]);
    expect([holders(not, USURPER), side(not, "lucius_verus")]).toEqual([[], "rome"]);
  });

  test("IMP-4.5G.n IMP-6.2.b IMP-C084 the bonus helps in step B and step C, and not before", () => {
    const layout = { ...AUGUSTI, rome: { ...AUGUSTI.rome, raetia: ["macrinus_vindex"] } };
    const pcs = { lucius_verus: 3, marcus_aurelius: 6, macrinus_vindex: 5 };
    for (const [die, joined] of [
      [3, true],
      [2, false],
    ] as const) {
      const p = asked(layout, pcs);
      const events = play(p, "usurp usurpation_augustus lucius_verus", [3, die]);
      expect(told(events, "allegiance")).toMatchObject([{ leader: "macrinus_vindex", bonus: 2, joined }]);
      expect(legal(p, "extend")).toEqual(["extend rhin"]);
      for (const [d10, spread] of [
        [4, true],
        [5, false],
      ] as const) {
        const next = asked(layout, pcs);
        play(next, "usurp usurpation_augustus lucius_verus", [3, die]);
        expect(told(play(next, "extend rhin", [d10 + 1]), "extension")).toMatchObject([{ die: d10, bonus: 2, spread }]);
      }
    }
  });
});

describe("Usurpation of a Caesar (6.2)", () => {
  const layout: Layout = {
    rome: { dacia: ["commodus+"], raetia: ["macrinus_vindex"], roma: ["marcus_aurelius*"] },
    hands: { enemy: ["usurpation_caesar"] },
  };

  test("IMP-6.2.c IMP-C183 any Caesar; valid on a die up to his PC, with a bonus of 1", () => {
    const pcs = { commodus: 4, macrinus_vindex: 4 };
    const p = asked(layout, pcs);
    expect(legal(p)).toEqual(["pass", "usurp usurpation_caesar commodus"]);
    expect(told(play(p, "usurp usurpation_caesar commodus", [5]), "validation")).toMatchObject([{ valid: false }]);
    for (const [die, joined] of [
      [3, true],
      [2, false],
    ] as const) {
      const events = play(asked(layout, pcs), "usurp usurpation_caesar commodus", [4, die]);
      expect(told(events, "usurper")).toMatchObject([{ leader: "commodus", bonus: 1 }]);
      expect(told(events, "allegiance")).toMatchObject([{ bonus: 1, joined }]);
    }
  });

  test("IMP-6.2.c nobody else, and only with a Caesar in play", () => {
    const p = asked(layout);
    expect(reason(p, "usurp usurpation_caesar macrinus_vindex")).toBe("IMP-6.2.c usurpCaesar");
    const none = asked({ ...layout, rome: { raetia: ["macrinus_vindex"], roma: ["marcus_aurelius*"] } });
    expect(legal(none)).toEqual(["pass"]);
  });
});

describe("Usurpation (6.2)", () => {
  const layout: Layout = {
    rome: { dacia: ["macrinus_vindex"], raetia: ["commodus+"], roma: ["marcus_aurelius*", "martius_verus"] },
    hands: { enemy: ["usurpation"] },
  };

  test("IMP-6.2.d IMP-4.5V.d IMP-4.5V.e IMP-C080 who is neither Augustus nor Caesar, on a die up to his PC, without a bonus", () => {
    for (const [die, valid] of [
      [4, true],
      [5, false],
    ] as const) {
      const p = asked(layout, { macrinus_vindex: 4 });
      expect(legal(p)).toEqual(["pass", "usurp usurpation macrinus_vindex"]);
      const events = play(p, "usurp usurpation macrinus_vindex", [die]);
      expect(told(events, "validation")).toMatchObject([{ die, pc: 4, valid }]);
      expect(told(events, "usurper").map(({ bonus }) => bonus)).toEqual(valid ? [0] : []);
      expect(side(p, "macrinus_vindex")).toBe(valid ? "enemy" : "rome");
    }
  });

  test("IMP-6.2.d IMP-4.5V.c not with a title, not in the Interior, not near an Augustus", () => {
    const p = asked({
      ...layout,
      rome: { ...layout.rome, syria_coele: ["lucius_verus*"], arabia: ["statius_priscus"] },
    });
    expect(reason(p, "usurp usurpation commodus")).toBe("IMP-6.2.d usurperTitled");
    expect(reason(p, "usurp usurpation lucius_verus")).toBe("IMP-6.2.d usurperTitled");
    expect(reason(p, "usurp usurpation martius_verus")).toBe("IMP-4.5V.b usurperFront");
    expect(reason(p, "usurp usurpation statius_priscus")).toBe("IMP-4.5V.c usurperNearAugustus");
  });

  test("IMP-6.a Rome has no use for it", () => {
    const p = asked({ ...layout, hands: { rome: ["usurpation"], enemy: ["assassinat"] } });
    expect(reason(p, "usurp usurpation macrinus_vindex")).toBe("IMP-2.A.a counterNotHeld");
  });
});
