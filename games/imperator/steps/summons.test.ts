/** Event 6: an Augustus is called to Rome (TE.6.a, TE.6.b, IMP-R111). */
import { describe, expect, test } from "vitest";
import { ROME } from "../sides.ts";
import { forgetMarks } from "../table.ts";
import { moving, steps } from "../testing/moving.ts";
import { asked, at, byDefault, goTo, type Layout, legal, play, reason, why } from "../testing/table.ts";

const called = (layout: Layout) => moving("rome", { event: 6, summoned: "marcus_aurelius", ...layout });

describe("on his way", () => {
  const pannonia: Layout = {
    reserve: ["danube"],
    rome: { pannonia_superior: ["marcus_aurelius*", "x_gemina", "xiv_gemina", "i_adiutrix"], venetia: ["i_minervia"] },
  };

  test("IMP-TE.6.a IMP-TE.6.b IMP-C206 he moves before all else, by the shortest way, alone if units would not get there", () => {
    const p = called(pannonia);
    expect(legal(p)).toEqual(["take marcus_aurelius"]);
    expect(reason(p, "take i_minervia")).toBe("IMP-TE.6.b goesToRome");
    expect(reason(p, "end-moves")).toBe("IMP-TE.6.a mustGoToRome");
    expect(byDefault(p)).toBe("take marcus_aurelius");
    play(p, "take marcus_aurelius");
    expect(reason(p, "add x_gemina")).toBe("IMP-TE.6.b withoutUnits");
    expect(reason(p, "halt")).toBe("IMP-TE.6.a mustGoToRome");
    expect(legal(p)).toEqual(["step venetia"]);
    expect(reason(p, "step noricum")).toBe("IMP-TE.6.a straightToRome");
    play(p, "step venetia");
    // By Ravenna or by the Transpadana it is as far.
    expect(steps(p)).toEqual(["ravenna", "transpadana"]);
    expect(byDefault(p)).toMatch(/^step /);
    play(p, ["step ravenna", "step umbria", "step roma"]);
    expect(asked(p)).toBe("movement");
    expect(at(p, "marcus_aurelius")).toBe("roma");
    expect(why(p, "take i_minervia")).toBe("legal");
    expect(why(p, "end-moves")).toBe("legal");
  });

  test("IMP-TE.6.b he goes on in the next sequence, from where his points have brought him", () => {
    const p = called({ rome: { pannonia_inferior: ["marcus_aurelius*"], thracia: ["i_minervia"] } });
    play(p, ["take marcus_aurelius", "step dalmatia", "step venetia", "step ravenna", "step umbria"]);
    expect(asked(p)).toBe("movement");
    expect(at(p, "marcus_aurelius")).toBe("umbria");
    forgetMarks(p);
    goTo(p, { step: "movement", side: ROME });
    expect(legal(p)).toEqual(["take marcus_aurelius"]);
  });

  test("IMP-TE.6.b with units only in the sequence in which he gets there", () => {
    const p = called({ rome: { venetia: ["marcus_aurelius*", "i_minervia", "viii_augusta"] } });
    play(p, ["take marcus_aurelius", "add i_minervia", "add viii_augusta"]);
    expect(legal(p, "halt")).toEqual([]);
    play(p, "step ravenna");
    // Some may stay on the way, but not the last.
    expect(reason(p, "halt")).toBe("IMP-TE.6.b withoutUnits");
    play(p, "drop viii_augusta");
    expect(why(p, "drop i_minervia")).toBe("IMP-TE.6.b");
    play(p, ["step umbria", "step roma"]);
    expect([at(p, "i_minervia"), at(p, "viii_augusta")]).toEqual(["roma", "ravenna"]);
    expect(asked(p)).toBe("movement");
  });

  test("IMP-TE.6.b nor with units that enemies would stop", () => {
    const p = called({
      war: ["marcomanni"],
      rome: { transpadana: ["marcus_aurelius*", "i_minervia"] },
      enemy: { umbria: ["marcomanni_1"] },
    });
    play(p, "take marcus_aurelius");
    expect(reason(p, "add i_minervia")).toBe("IMP-TE.6.b withoutUnits");
    play(p, "step umbria");
    expect(steps(p)).toEqual(["roma"]);
  });
});

describe("the duty sleeps", () => {
  test.each<[string, Layout]>([
    [
      "while the Enemy has units in Rome",
      { war: ["marcomanni"], rome: { venetia: ["marcus_aurelius*"] }, enemy: { roma: ["marcomanni_1"] } },
    ],
    ["where no way leads there by land", { rome: { sardinia: ["marcus_aurelius*"], venetia: ["i_minervia"] } }],
    ["while another Augustus is there", { rome: { venetia: ["marcus_aurelius*"], roma: ["lucius_verus*"] } }],
    ["in any other year", { event: 5, rome: { venetia: ["marcus_aurelius*"] } }],
  ])("IMP-TE.6.b %s", (_, layout) => {
    const p = called(layout);
    expect(why(p, "end-moves")).toBe("legal");
  });
});

test("IMP-TE.6.a whoever is in Rome stays there; of two one may go", () => {
  const p = moving("rome", {
    event: 6,
    rome: { roma: ["marcus_aurelius*", "lucius_verus*", "macrinus_vindex", "praetoria_1"] },
  });
  play(p, "take lucius_verus");
  expect(reason(p, "add marcus_aurelius")).toBe("IMP-TE.6.a staysInRome");
  play(p, ["add praetoria_1", "step umbria", "halt"]);
  expect(reason(p, "take marcus_aurelius")).toBe("IMP-TE.6.a staysInRome");
  expect(why(p, "take macrinus_vindex")).toBe("legal");
  expect(why(moving("rome", { event: 5, rome: { roma: ["marcus_aurelius*"] } }), "take marcus_aurelius")).toBe("legal");
});

test("IMP-TE.6.a who comes to Rome in that year stays there", () => {
  const p = moving("rome", { event: 6, rome: { umbria: ["marcus_aurelius*"] } });
  play(p, ["take marcus_aurelius", "step roma"]);
  expect(asked(p)).toBe("movement");
});
