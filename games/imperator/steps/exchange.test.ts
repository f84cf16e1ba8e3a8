import { describe, expect, test } from "vitest";
import { imperator } from "../index.ts";
import { DIDIUS_DUE, FREE_USURPATION, isFlagged, PERTINAX_HUNTED, type Position, SUCCESS } from "../position.ts";
import { ENEMY, ROME, seatOf } from "../sides.ts";
import { handOf, ON_MAP, stratagemNamed } from "../stratagems.ts";
import {
  asked,
  at,
  box,
  check,
  goTo,
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
import { die, holders, rated } from "../testing/usurping.ts";
import { AUGUSTUS, CAESAR, GUARD, isCivilWar, USURPER } from "../titles.ts";

/** Two usurpers have won against two Augusti and their Caesar. */
const WON: Layout = {
  year: 194,
  flags: SUCCESS,
  rome: {
    roma: ["septimius_severus*", "praetoria_1"],
    noricum: ["caracalla*", "ii_italica"],
    dacia: ["geta+", "xiii_gemina"],
    "aboard-classis_ravennas": ["fabius_cilo"],
  },
  enemy: {
    syria_coele: ["pescennius_niger!", "iv_scythica-", "vexillatio_rhin_1"],
    britannia_isca: ["clodius_albinus!", "laetus", "ii_augusta"],
    parthes_babylonia: ["parthes_1", "vologeses_iv"],
  },
  claims: { pescennius_niger: { front: "oriental", bonus: 2 }, clodius_albinus: { front: "bretagne", chosen: "rhin" } },
  war: ["parthes"],
  mutiny: { numidia: ["iii_augusta"] },
  guard: "geta",
  reserve: ["danube"],
  freed: ["oriental", "bretagne", "rhin"],
  armenia: "enemy",
  vp: { rome: 32, enemy: 24 },
  hands: { rome: ["roma_victor"], enemy: ["usurpation", "assassinat"] },
  markers: [
    ["intrigue_au_senat", "roma"],
    ["mutinerie", "numidia"],
  ],
};

const exchanged = (layout: Layout, pcs: Record<string, number> = { pescennius_niger: 4, clodius_albinus: 3 }) => {
  const p = goTo(rated(lay(layout), pcs), { step: "exchange" });
  const events = run(p);
  check(p);
  return { p, events };
};

describe("the roles are exchanged", () => {
  test("IMP-C090 IMP-4.5S.e IMP-5.f IMP-R70 IMP-R117 each person takes the other role and keeps his points", () => {
    const { p, events } = exchanged(WON);
    expect(told(events, "exchange")).toMatchObject([
      { rule: "IMP-4.5S.e", romeSeat: "aventine", enemySeat: "capitoline", rome: 24, enemy: 32 },
    ]);
    expect([seatOf(p, ROME), seatOf(p, ENEMY)]).toEqual(["aventine", "capitoline"]);
    expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([24, 32]);
    expect(isFlagged(p, SUCCESS)).toBe(false);
  });

  test("IMP-C171 IMP-4.5D.e IMP-5.a IMP-5.b IMP-5.c IMP-5.d IMP-5.g IMP-R64 the better usurper reigns, the old emperors are gone, all Romans are Rome's", () => {
    const { p, events } = exchanged(WON);
    expect(told(events, "emperor")).toMatchObject([{ leader: "pescennius_niger", by: "usurped", rule: "IMP-5.a" }]);
    expect([holders(p, AUGUSTUS), holders(p, CAESAR), holders(p, USURPER), holders(p, GUARD)]).toEqual([
      ["pescennius_niger"],
      [],
      [],
      [],
    ]);
    expect(told(events, "died").map(({ leader, how }) => [leader, how])).toEqual([
      ["septimius_severus", "deposed"],
      ["caracalla", "deposed"],
    ]);
    expect([at(p, "septimius_severus"), at(p, "caracalla")]).toEqual(["gone", "gone"]);
    const romans = [
      "pescennius_niger",
      "clodius_albinus",
      "laetus",
      "geta",
      "fabius_cilo",
      "iv_scythica",
      "ii_augusta",
    ];
    for (const name of [...romans, "vexillatio_rhin_1", "praetoria_1"]) expect(side(p, name), name).toBe("rome");
    expect([isCivilWar(p), p.claim[piece("pescennius_niger")], p.claim[piece("clodius_albinus")]]).toEqual([
      false,
      0,
      0,
    ]);
    expect([at(p, "laetus"), at(p, "fabius_cilo")]).toEqual(["britannia_isca", "aboard-classis_ravennas"]);
  });

  test("IMP-5.b IMP-R70 IMP-R96 nobody scores for an emperor who is removed", () => {
    const { events } = exchanged(WON);
    expect(told(events, "points")).toEqual([]);
  });

  test("IMP-C171 IMP-5.e IMP-R70 what is not Roman stays with the role: Peoples, Armenia, markers; mutineers stay in mutiny", () => {
    const { p } = exchanged(WON);
    expect([side(p, "parthes_1"), side(p, "vologeses_iv"), p.armenia]).toEqual(["enemy", "enemy", ENEMY]);
    expect(side(p, "iii_augusta")).toBe("mutiny");
    const [marker] = box.copiesOf[stratagemNamed("intrigue_au_senat")];
    expect(p.counter[marker]).toBe(ON_MAP);
    expect([p.reserve, p.freed]).toEqual([0, 0]);
  });

  test("IMP-5.g IMP-R117 hands are the persons': they stay in the same seats", () => {
    const before = lay(WON);
    const { p } = exchanged(WON);
    expect([...Object.values(p.counter)]).toEqual([...Object.values(before.counter)]);
    expect(handOf(p.leads[ROME])).toBe(handOf(before.leads[ENEMY]));
  });

  test("IMP-4.5S.e a game goes on from there as it is written down", () => {
    const { p } = exchanged(WON, {});
    const q = goTo(lay(WON), { step: "exchange" });
    run(q);
    const again = goTo(q, { step: "draw" });
    expect(imperator.hash(imperator.read(imperator.write(again)))).toBe(imperator.hash(again));
    expect(asked(p)).toBe("laurels");
  });

  test("IMP-4.5S.e no success, no exchange", () => {
    const { p, events } = exchanged({ ...WON, flags: 0 });
    expect([events, seatOf(p, ROME), holders(p, USURPER).length]).toEqual([[], "capitoline", 2]);
  });
});

describe("which usurper", () => {
  test("IMP-4.5D.e IMP-R64 of two with the same PC their player chooses, as long as he still has them", () => {
    const { p } = exchanged(WON, { pescennius_niger: 4, clodius_albinus: 4 });
    expect([asked(p), toMove(p)]).toEqual(["laurels", "aventine"]);
    expect(legal(p)).toEqual(["succeed pescennius_niger", "succeed clodius_albinus"]);
    expect(reason(p, "succeed laetus")).toBe("IMP-4.5D.e laurelsTied");
    play(p, "succeed clodius_albinus");
    expect([holders(p, AUGUSTUS), side(p, "pescennius_niger")]).toEqual([["clodius_albinus"], "rome"]);
    expect(seatOf(p, ROME)).toBe("aventine");
  });

  test("IMP-4.5D.e the lower PC cannot be chosen", () => {
    const { p } = exchanged(WON, { pescennius_niger: 3, clodius_albinus: 5 });
    expect(holders(p, AUGUSTUS)).toEqual(["clodius_albinus"]);
  });
});

describe("the victor does not live to rule", () => {
  test("IMP-C169 IMP-4.5S.h IMP-4.5F.a IMP-R60 no usurper is left: no exchange, and Rome has a succession", () => {
    const p = lay({
      year: 194,
      flags: SUCCESS,
      rome: { noricum: ["laetus", "ii_italica"], dacia: ["fabius_cilo", "xiii_gemina"] },
      enemy: { syria_coele: ["pescennius_niger!", "iv_scythica"] },
      claims: { pescennius_niger: { front: "oriental" } },
      vp: { rome: 3, enemy: 5 },
    });
    die(p, "pescennius_niger", "civil");
    expect([side(p, "iv_scythica"), isFlagged(p, SUCCESS), asked(p)]).toEqual(["rome", true, "nothing"]);
    goTo(p, { step: "exchange" });
    const events = run(p);
    expect([told(events, "exchange"), told(events, "no-exchange").length]).toEqual([[], 1]);
    expect([asked(p), seatOf(p, ROME), isFlagged(p, SUCCESS)]).toEqual(["acclamation", "capitoline", false]);
    play(p, "succeed laetus");
    expect([holders(p, AUGUSTUS), holders(p, USURPER), asked(p)]).toEqual([["laetus"], ["fabius_cilo"], "extension"]);
  });

  test("IMP-4.5S.h a Caesar is there: he is Augustus now", () => {
    const { p } = exchanged({ flags: SUCCESS, rome: { noricum: ["caracalla+"], roma: ["laetus"] } }, {});
    expect([holders(p, AUGUSTUS), asked(p)]).toEqual([["caracalla"], "nothing"]);
  });

  test("IMP-4.5S.h an Augustus who lost only Rome keeps the purple", () => {
    const { p } = exchanged({ flags: SUCCESS, rome: { noricum: ["caracalla*", "geta+"] } }, {});
    expect([holders(p, AUGUSTUS), holders(p, CAESAR), asked(p)]).toEqual([["caracalla"], ["geta"], "nothing"]);
  });
});

describe("Didius on the throne", () => {
  const DIDIUS: Layout = {
    year: 194,
    flags: SUCCESS | DIDIUS_DUE | PERTINAX_HUNTED,
    rome: {
      pannonia_superior: ["helvius_pertinax*", "x_gemina"],
      syria_coele: ["pescennius_niger", "iv_scythica"],
      noricum: ["septimius_severus"],
      umbria: ["laetus"],
    },
    enemy: { roma: ["didius_julianus!", "praetoria_1"] },
  };
  const reigning = (layout: Partial<Layout> = {}, pcs: Record<string, number> = {}): Position =>
    exchanged({ ...DIDIUS, ...layout }, pcs).p;

  test("IMP-C172 IMP-4.5K.f IMP-R68 IMP-R69 the new Enemy has a usurpation to come, and no more attempts on anybody", () => {
    const p = reigning();
    expect([holders(p, AUGUSTUS), at(p, "helvius_pertinax")]).toEqual([["didius_julianus"], "gone"]);
    expect([FREE_USURPATION, DIDIUS_DUE, PERTINAX_HUNTED].map((flag) => isFlagged(p, flag))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("IMP-4.5K.f IMP-R69 not where another usurper has become Augustus, nor where Didius has no such right", () => {
    const other = reigning(
      { enemy: { roma: ["didius_julianus!", "praetoria_1"], arabia: ["clodius_albinus!"] } },
      { clodius_albinus: 6, didius_julianus: 2 },
    );
    expect([holders(other, AUGUSTUS), isFlagged(other, FREE_USURPATION), isFlagged(other, DIDIUS_DUE)]).toEqual([
      ["clodius_albinus"],
      false,
      false,
    ]);
    expect(side(other, "didius_julianus")).toBe("rome");
    expect(isFlagged(reigning({ flags: SUCCESS }), FREE_USURPATION)).toBe(false);
  });

  test("IMP-C172 IMP-4.5K.f IMP-R69 in Phase C: valid without a die, a plain leader in a Front without an Augustus, or nobody", () => {
    const p = goTo(reigning(), { step: "usurpations" });
    run(p);
    expect([asked(p), toMove(p)]).toEqual(["usurpations", "capitoline"]);
    expect(legal(p)).toEqual(["proclaim pescennius_niger", "proclaim septimius_severus", "decline"]);
    expect(reason(p, "proclaim laetus")).toBe("IMP-4.5V.b usurperFront");
    expect(reason(p, "proclaim didius_julianus")).toBe("IMP-6.2.d usurperTitled");
    const events = play(p, "proclaim pescennius_niger");
    expect(told(events, "usurper")).toMatchObject([{ leader: "pescennius_niger", rule: "IMP-4.5K.f", bonus: 0 }]);
    expect([told(events, "validation"), isFlagged(p, FREE_USURPATION), asked(p)]).toEqual([[], false, "extension"]);
    play(p, "decline");
    expect([asked(p), holders(p, USURPER)]).toEqual(["nothing", ["pescennius_niger"]]); // IMP-R69: once
  });

  test("IMP-R69 who declines it, or finds nobody for it, has it no more", () => {
    const p = goTo(reigning(), { step: "usurpations" });
    run(p);
    play(p, "decline");
    expect([isFlagged(p, FREE_USURPATION), asked(p), holders(p, USURPER)]).toEqual([false, "nothing", []]);
    const q = goTo(reigning({ rome: { umbria: ["laetus"], noricum: ["helvius_pertinax*"] } }), { step: "usurpations" });
    run(q);
    expect([isFlagged(q, FREE_USURPATION), asked(q)]).toEqual([false, "nothing"]);
  });
});

describe("rebels in Rome", () => {
  const inRome = (layout: Layout) => {
    const p = goTo(lay(layout), { step: "capture" });
    const events = run(p);
    return { p, events };
  };

  test("IMP-C168 IMP-4.5S.a IMP-4.5S.f a leader and a unit of theirs in Phase F: success, though two Augusti live", () => {
    const rome = { noricum: ["septimius_severus*"], dacia: ["caracalla*"] };
    const { p, events } = inRome({ rome, enemy: { roma: ["laetus", "ii_augusta-"], arabia: ["pescennius_niger!"] } });
    expect(told(events, "usurpation-won")).toMatchObject([{ by: "rome", rule: "IMP-4.5S.a" }]);
    expect([isFlagged(p, SUCCESS), holders(p, AUGUSTUS).length]).toEqual([true, 2]);
  });

  test.each<[string, Required<Layout>["enemy"], Layout["rome"]]>([
    ["a leader alone", { roma: ["laetus"], arabia: ["pescennius_niger!"] }, {}],
    ["Peoples", { roma: ["quades_1", "quades_chief_1"], arabia: ["pescennius_niger!"] }, {}],
    ["a usurper beside Rome", { umbria: ["pescennius_niger!", "ii_augusta"] }, {}],
    ["loyal troops", { arabia: ["pescennius_niger!"] }, { roma: ["laetus", "ii_augusta"] }],
  ])("IMP-C168 IMP-4.5S.a not by %s", (_, enemy, rome) => {
    const { p } = inRome({ war: ["quades"], rome: { noricum: ["septimius_severus*"], ...rome }, enemy });
    expect(isFlagged(p, SUCCESS)).toBe(false);
  });

  test("IMP-4.5S.a what has been won already is not told again", () => {
    const { events } = inRome({ flags: SUCCESS, enemy: { roma: ["pescennius_niger!", "ii_augusta"] } });
    expect(events).toEqual([]);
  });

  test("IMP-C231 IMP-S.i IMP-4.5S.a in scenario 1 it ends the game at once", () => {
    const { p, events } = inRome({
      scenario: "s1_avidius_cassius",
      rome: { noricum: ["marcus_aurelius*"] },
      enemy: { roma: ["avidius_cassius!", "iv_scythica"] },
    });
    expect(told(events, "over")).toMatchObject([{ winner: "enemy", rule: "IMP-S.i" }]);
    expect([p.stack.length, p.outcome?.results]).toEqual([0, { capitoline: "lost", aventine: "won" }]);
  });

  test("IMP-C232 IMP-S.j IMP-4.5S.a Didius has won if nobody drives him out of Rome in 193", () => {
    const p = goTo(lay({ scenario: "s4_five_emperors", asSetUp: true }), { step: "capture" });
    run(p);
    expect(isFlagged(p, SUCCESS)).toBe(true);
  });
});
