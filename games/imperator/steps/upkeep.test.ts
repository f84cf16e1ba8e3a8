/** 9.2.3: reduced legions for every vexillation (R30). */
import { nth } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Front } from "../board.ts";
import type { Position } from "../position.ts";
import {
  asked,
  at,
  byDefault,
  goTo,
  isReduced,
  lay,
  legal,
  play,
  question,
  reason,
  run,
  side,
  told,
  toMove,
} from "../testing/table.ts";

const settle = (p: Position) => run(goTo(p, { step: "upkeep", front: nth<Front>(0) }));

const DANUBE = {
  roma: ["vexillatio_danube_1", "vexillatio_danube_2-"],
  pannonia_superior: ["i_adiutrix-", "x_gemina-", "xiv_gemina"],
  moesia_inferior: ["i_italica-", "v_macedonica-", "xi_claudia"],
  dacia: ["xiii_gemina"],
} as const;

test("IMP-9.2.3.a IMP-R30 IMP-C040 two of the Danube, one of them reduced, with four reduced legions: two more, and three of the Rhine", () => {
  const p = lay({
    rome: {
      ...DANUBE,
      belgica: ["vexillatio_rhin_1"],
      germania_inferior: ["i_minervia", "xxx_ulpia", "viii_augusta", "xxii_primigenia"],
    },
  });
  settle(p);
  expect([asked(p), toMove(p), byDefault(p)]).toEqual(["upkeep", "capitoline", "rest"]);
  expect(question(p)).toMatchObject({ rule: "IMP-9.2.3.a", front: "rhin", reduce: 3, remove: 0 });
  expect(legal(p)).toEqual([
    ...["rest", "reduce i_minervia", "reduce viii_augusta", "reduce xxii_primigenia", "reduce xxx_ulpia"],
  ]);
  play(p, ["reduce xxx_ulpia", "reduce i_minervia", "reduce viii_augusta"]);
  expect(isReduced(p, "xxii_primigenia")).toBe(false);
  expect(question(p)).toMatchObject({ front: "danube", reduce: 2, remove: 0 });
  expect(told(play(p, "rest"), "upkeep")).toEqual([
    { e: "upkeep", rule: "IMP-9.2.3.a", front: "danube", reduced: ["xiv_gemina", "xi_claudia"], removed: [] },
  ]);
  expect([isReduced(p, "xiii_gemina"), p.stack.length]).toEqual([false, 0]);
});

test("IMP-9.2.3.a legions anywhere on the map pay, and only those of the Front, loyal and normal", () => {
  const p = lay({
    rome: { ...DANUBE, quades: ["ii_adiutrix"], germania_inferior: ["i_minervia"] },
    mutiny: { moesia_superior: ["vii_claudia"] },
    enemy: { arabia: ["avidius_cassius!", "iv_flavia"] },
    war: ["quades"],
  });
  settle(p);
  expect(legal(p)).toEqual([
    ...["rest", "reduce ii_adiutrix", "reduce xiv_gemina", "reduce xi_claudia", "reduce xiii_gemina"],
  ]);
  expect(reason(p, "reduce i_minervia")).toBe("IMP-9.2.3.a upkeepLegion");
  expect(reason(p, "reduce vexillatio_danube_1")).toBe("IMP-9.2.3.a upkeepLegion");
  expect(reason(p, "reduce vii_claudia")).toBe("IMP-9.2.3.a upkeepNotLoyal");
  expect(reason(p, "reduce iv_flavia")).toBe("IMP-9.2.3.a upkeepNotLoyal");
  expect(reason(p, "reduce x_gemina")).toBe("IMP-9.2.3.a upkeepReduced");
  expect(reason(p, "remove vexillatio_danube_1")).toBe("IMP-9.2.3.a upkeepEnough");
});

test("IMP-9.2.3.a IMP-R30 where all that are left have to pay nobody is asked; who is reduced beyond that stays so", () => {
  const p = lay({
    rome: { roma: ["vexillatio_bretagne_1"], britannia_deva: ["vi_victrix", "xx_valeria_victrix", "ii_augusta"] },
  });
  expect(told(settle(p), "upkeep")).toMatchObject([{ reduced: ["ii_augusta", "vi_victrix", "xx_valeria_victrix"] }]);
  const more = lay({
    rome: { roma: ["vexillatio_danube_1"], dacia: ["i_adiutrix-", "x_gemina-", "xiv_gemina-", "i_italica-"] },
  });
  expect(settle(more)).toEqual([]);
  expect(isReduced(more, "i_italica")).toBe(true);
});

test("IMP-9.2.3.b IMP-C041 without legions enough the vexillation is removed", () => {
  const p = lay({ rome: { roma: ["vexillatio_bretagne_1"], britannia_deva: ["vi_victrix", "xx_valeria_victrix"] } });
  expect(told(settle(p), "upkeep")).toEqual([
    { e: "upkeep", rule: "IMP-9.2.3.b", front: "bretagne", reduced: [], removed: ["vexillatio_bretagne_1"] },
  ]);
  expect([at(p, "vexillatio_bretagne_1"), side(p, "vexillatio_bretagne_1"), isReduced(p, "vi_victrix")]).toEqual([
    ...["box", null, false],
  ]);
});

test("IMP-9.2.3.b IMP-R30 until those that are left can be kept; which go, Rome says", () => {
  const p = lay({ rome: { ...DANUBE, moesia_inferior: [], dacia: ["xiii_gemina", "xi_claudia"] } });
  settle(p);
  expect(question(p)).toMatchObject({ rule: "IMP-9.2.3.b", front: "danube", reduce: 0, remove: 1 });
  expect(legal(p)).toEqual(["rest", "remove vexillatio_danube_2", "remove vexillatio_danube_1"]);
  expect(reason(p, "remove vexillatio_danube_3")).toBe("IMP-9.2.3.b upkeepVexillation");
  expect(reason(p, "reduce xi_claudia")).toBe("IMP-9.2.3.b upkeepTooFew");
  play(p, "remove vexillatio_danube_1");
  // One is left: three legions for it, of which two are reduced.
  expect(question(p)).toMatchObject({ reduce: 1, remove: 0 });
  play(p, "reduce xiii_gemina");
  expect([at(p, "vexillatio_danube_2"), isReduced(p, "xiii_gemina"), p.stack.length]).toEqual(["roma", true, 0]);
});

test("IMP-9.2.3.b Rome says which goes, though nobody has to be reduced for the other", () => {
  const p = lay({
    rome: { ...DANUBE, moesia_inferior: [], dacia: [], pannonia_superior: ["i_adiutrix-", "x_gemina-", "xiv_gemina-"] },
  });
  settle(p);
  expect(question(p)).toMatchObject({ remove: 1 });
  play(p, "rest");
  expect([at(p, "vexillatio_danube_1"), at(p, "vexillatio_danube_2"), p.stack.length]).toEqual(["roma", "box", 0]);
});

test("IMP-9.2.3.a IMP-R30 rebel vexillations need no upkeep", () => {
  const p = lay({
    rome: { dacia: ["xiii_gemina", "xi_claudia", "x_gemina"] },
    enemy: { arabia: ["avidius_cassius!", "vexillatio_danube_1"] },
  });
  expect(settle(p)).toEqual([]);
});
