import { describe, expect, test } from "vitest";
import { isLone } from "../lone-leaders.ts";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { isMarked, MOVED, mark } from "../table.ts";
import {
  asked,
  at,
  byDefault,
  check,
  goTo,
  inZone,
  type Layout,
  lay,
  legal,
  piece,
  play,
  reason,
  run,
  side,
  told,
  toMove,
} from "../testing/table.ts";

/** Whoever is alone among enemies is looked after. */
function hunted(layout: Layout, dice: readonly number[] = []): { p: Position; events: ReturnType<typeof run> } {
  const p = goTo(lay(layout), { step: "loneLeaders" });
  const events = run(p, dice);
  check(p);
  return { p, events };
}

/** What a d10 that shows a face is in a list of dice. */
const d10 = (face: number): number => face + 1;

const trapped: Layout = {
  war: ["quades"],
  rome: { pannonia_superior: ["claudius_pompeianus"] },
  enemy: { pannonia_superior: ["quades_1"] },
};

describe("IMP-7.d IMP-R104 a leader alone among enemy units", () => {
  test("IMP-C056 a 9 kills him, and nobody scores", () => {
    const { p, events } = hunted(trapped, [d10(9)]);
    expect(told(events, "hunted")[0]).toMatchObject({
      rule: "IMP-7.d",
      leader: "claudius_pompeianus",
      die: 9,
      escapes: false,
    });
    expect(at(p, "claudius_pompeianus")).toBe("gone");
    expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([0, 0]);
  });

  test("IMP-C056 IMP-C195 on anything else he goes to a free zone beside, at any cost", () => {
    const { p } = hunted(trapped, [d10(8)]);
    expect([asked(p), toMove(p)]).toEqual(["loneLeader", "capitoline"]);
    expect(legal(p)).toEqual(
      ["venetia", "noricum", "pannonia_inferior", "dalmatia", "marcomanni", "quades"].map((zone) => `escape ${zone}`),
    );
    const events = play(p, "escape quades");
    expect(told(events, "escaped")[0]).toMatchObject({ from: "pannonia_superior", to: "quades" });
    expect(at(p, "claudius_pompeianus")).toBe("quades");
  });

  test("zones with enemy units are closed, those beyond too", () => {
    const { p } = hunted({ ...trapped, enemy: { ...trapped.enemy, noricum: ["quades_2"] } }, [d10(0)]);
    expect(reason(p, "escape noricum")).toBe("IMP-7.d noRefugeThere");
    expect(reason(p, "escape roma")).toBe("IMP-7.d noRefugeThere");
    expect(byDefault(p)).toBe("escape venetia");
  });

  test("IMP-7.e IMP-C056 without a free zone he is killed, and no die is thrown", () => {
    const layout: Layout = {
      war: ["maetae"],
      rome: { caledonia_ultima: ["septimius_severus"] },
      enemy: { caledonia_ultima: ["maetae_1"], caledonia: ["maetae_2"] },
    };
    const { p, events } = hunted(layout);
    expect(told(events, "hunted")[0]).toMatchObject({ rule: "IMP-7.e", die: null, escapes: false });
    expect(at(p, "septimius_severus")).toBe("gone");
  });

  test("IMP-7.e IMP-R92 a sick Augustus has nowhere to go", () => {
    const layout: Layout = {
      war: ["quades"],
      rome: { pannonia_superior: ["marcus_aurelius*"], roma: ["lucius_verus*"] },
      enemy: { pannonia_superior: ["quades_1"] },
      ill: "marcus_aurelius",
    };
    const { p, events } = hunted(layout);
    expect(told(events, "died")[0]).toMatchObject({ leader: "marcus_aurelius", how: "lone", rule: "IMP-7.e" });
    expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([0, 0]);
  });

  test("IMP-R47 IMP-C195 a leader of a People too, inside the empire: bands, peace and being alone do not hold him up", () => {
    const layout: Layout = {
      war: ["jazyges"],
      rome: { pannonia_inferior: ["ii_adiutrix"] },
      enemy: { pannonia_inferior: ["jazyges_chief_1"] },
    };
    const { p } = hunted(layout, [d10(4)]);
    expect(toMove(p)).toBe("aventine");
    expect(legal(p)).toEqual(
      ["pannonia_superior", "moesia_superior", "dalmatia", "quades", "jazyges"].map((zone) => `escape ${zone}`),
    );
    expect(byDefault(p)).toBe("escape jazyges");
  });

  test("IMP-4.3.l IMP-4.2.k but five zones and kinds do", () => {
    const layout: Layout = {
      war: ["marcomanni", "parthes"],
      rome: { britannia_londinium: ["ii_augusta"], syria_phoenice: ["iii_gallica"] },
      enemy: { britannia_londinium: ["marcomanni_chief_1"], syria_coele: ["avidius_cassius!", "iv_scythica"] },
    };
    const { p } = hunted(layout, [d10(0)]);
    // Only Belgica is near enough: he goes there by himself.
    expect(at(p, "marcomanni_chief_1")).toBe("belgica");
    const east = hunted(
      { ...layout, enemy: { ...layout.enemy, britannia_londinium: [], syria_phoenice: ["parthes_chief"] } },
      [d10(0)],
    ).p;
    expect(reason(east, "escape syria_coele")).toBe("IMP-4.2.k notTheirKind");
    const far = hunted(
      {
        ...layout,
        rome: { britannia_isca: ["ii_augusta"] },
        enemy: { britannia_isca: ["maetae_chief"] },
        war: ["maetae"],
      },
      [d10(0)],
    ).p;
    expect(legal(far)).toHaveLength(2);
  });

  test("IMP-R78 mutineers are enemies of everybody", () => {
    const layout: Layout = { rome: { syria_coele: ["avidius_cassius"] }, mutiny: { syria_coele: ["iv_scythica"] } };
    expect(isLone(lay(layout), piece("avidius_cassius"))).toBe(true);
  });

  test("IMP-R73 a People at peace is nobody's enemy", () => {
    const layout: Layout = { rome: { quades: ["claudius_pompeianus"] }, peoples: { quades: ["quades_1"] } };
    expect(isLone(lay(layout), piece("claudius_pompeianus"))).toBe(false);
  });

  test("with a unit of his own side, of whatever People, he is not alone", () => {
    const layout: Layout = {
      war: ["quades", "jazyges"],
      rome: { pannonia_inferior: ["ii_adiutrix"] },
      enemy: { pannonia_inferior: ["jazyges_chief_1", "quades_1"] },
    };
    expect(isLone(lay(layout), piece("jazyges_chief_1"))).toBe(false);
  });

  test("IMP-4.5G.p IMP-C163 an Augustus whose zone goes over is alone among rebels", () => {
    const layout: Layout = {
      rome: { thracia: ["commodus*"] },
      enemy: { thracia: ["v_macedonica", "xi_claudia", "pescennius_niger!"] },
    };
    const { p } = hunted(layout, [d10(5)]);
    play(p, "escape macedonia");
    expect(inZone(p, "thracia")).toEqual(["v_macedonica", "xi_claudia", "pescennius_niger"]);
    expect(side(p, "commodus")).toBe("rome");
  });

  test("one after the other, those of the active side first", () => {
    const layout: Layout = {
      war: ["quades"],
      rome: { pannonia_superior: ["claudius_pompeianus"], pannonia_inferior: ["ii_adiutrix"] },
      enemy: { pannonia_superior: ["quades_1"], pannonia_inferior: ["quades_chief_1"] },
      initiative: "enemy",
    };
    const p = goTo(
      lay(layout),
      { step: "movesAndCombats", side: ENEMY, extra: false, begun: true },
      { step: "loneLeaders" },
    );
    const events = run(p, [d10(9), d10(9)]);
    expect(told(events, "hunted").map(({ leader }) => leader)).toEqual(["quades_chief_1", "claudius_pompeianus"]);
  });
});

test("IMP-R31 who has moved and escapes does not move again", () => {
  const p = lay(trapped);
  mark(p, piece("claudius_pompeianus"), MOVED);
  run(goTo(p, { step: "loneLeaders" }), [d10(0)]);
  play(p, "escape noricum");
  expect(isMarked(p, piece("claudius_pompeianus"), MOVED)).toBe(true);
});
