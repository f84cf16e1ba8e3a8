/** D2: the fifteen events (TE, 2.D.f, R16, R17, R82, R92, R111, S.g, S.h). */
import { describe, expect, test } from "vitest";
import { own, type Position } from "../position.ts";
import { ENEMY, NOBODY, ROME, type SideName } from "../sides.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  isReduced,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  run,
  side,
  told,
  toMove,
} from "../testing/table.ts";
import { hasTitle, ILL, SUMMONED } from "../titles.ts";

/** The event of that number. */
const happens = (p: Position, number: number) => {
  const d6 = Math.min(6, number);
  return run(goTo(p, { step: "event" }), [d6, number - d6 + 1]);
};

const isIll = (p: Position, name: string) => hasTitle(p, piece(name), ILL);
const isSummoned = (p: Position, name: string) => hasTitle(p, piece(name), SUMMONED);

describe("which (2.D.f)", () => {
  test("IMP-2.D.f IMP-0.1.a IMP-C023 a d6 and a d10, from 1 to 15", () => {
    const numbers = new Set<number>();
    for (const d6 of [1, 2, 3, 4, 5, 6])
      for (const d10 of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        const p = goTo(lay({}), { step: "event" });
        const [event] = told(run(p, [d6, d10 + 1]), "event");
        expect([event.number, event.d6, event.d10, p.event]).toEqual([d6 + d10, d6, d10, d6 + d10]);
        numbers.add(p.event);
      }
    expect([...numbers].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  test.each([
    [2, "IMP-TE.2.a"],
    [3, "IMP-TE.3.a"],
    [5, "IMP-TE.5.a"],
    [9, "IMP-TE.9.a"],
    [11, "IMP-TE.11.a"],
    [12, "IMP-TE.12.a"],
  ])("IMP-2.D.f event %i only lasts, and is remembered: %s", (number, rule) => {
    const p = lay({ rome: { roma: ["marcus_aurelius*", "praetoria_1"] }, sequences: { rome: 3, enemy: 2 } });
    const events = happens(p, number);
    expect(events).toMatchObject([{ e: "event", number, rule }]);
    expect([p.event, isReduced(p, "praetoria_1"), isIll(p, "marcus_aurelius"), p.extra]).toEqual([
      ...[number, false, false, NOBODY],
    ]);
    expect([p.sequences[ROME], p.sequences[ENEMY]]).toEqual([3, 2]);
  });

  test("IMP-S.g IMP-C229 a scenario may name it: no dice in that year, dice in the next", () => {
    const p = lay({ scenario: "s3_marcomannic_wars", asSetUp: true });
    const [event] = told(run(goTo(p, { step: "event" })), "event");
    expect(event).toEqual({ e: "event", rule: "IMP-S.g", number: 13 });
    expect(isReduced(p, "iv_scythica")).toBe(true);
    const next = lay({ scenario: "s3_marcomannic_wars", asSetUp: true, year: 167 });
    expect(happens(next, 9)).toMatchObject([{ number: 9, d6: 6, d10: 3 }]);
  });

  test("IMP-S.h IMP-C230 scenario 1 has none", () => {
    const p = goTo(lay({ scenario: "s1_avidius_cassius" }), { step: "event" });
    expect([run(p), p.event]).toEqual([[], 0]);
  });
});

describe("1: Unhealthy Rome", () => {
  test("IMP-TE.1.a IMP-C026 every unit in the zone of Rome is reduced, whoever has it; reduced ones stay", () => {
    const p = lay({
      rome: { roma: ["praetoria_1", "equites_singulares-"], campania: ["iv_flavia"] },
      mutiny: { roma: ["urbanae_roma_1"] },
    });
    expect(told(happens(p, 1), "weakened")).toEqual([
      { e: "weakened", rule: "IMP-TE.1.a", units: ["praetoria_1", "urbanae_roma_1"], withdrawn: [] },
    ]);
    expect(
      ["praetoria_1", "equites_singulares", "urbanae_roma_1", "iv_flavia"].map((name) => isReduced(p, name)),
    ).toEqual([true, true, true, false]);
    expect(at(p, "equites_singulares")).toBe("roma");
    const rebels = lay({ enemy: { roma: ["didius_julianus!", "praetoria_1"] } });
    happens(rebels, 1);
    expect(isReduced(rebels, "praetoria_1")).toBe(true);
  });

  test("IMP-TE.1.b IMP-TE.4.a IMP-C205 an Augustus in Rome is ill, too; elsewhere he is not", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*", "commodus+"], dacia: ["lucius_verus*"] } });
    expect(told(happens(p, 1), "ill")).toEqual([{ e: "ill", rule: "IMP-TE.1.b", leader: "marcus_aurelius" }]);
    expect(["marcus_aurelius", "lucius_verus", "commodus"].map((name) => isIll(p, name))).toEqual([true, false, false]);
    const away = lay({ rome: { dacia: ["lucius_verus*"] } });
    expect(happens(away, 1).map(({ e }) => e)).toEqual(["event"]);
  });

  test("IMP-TE.1.b IMP-R92 of two in Rome the Rome player picks the sick one", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*", "lucius_verus*"], dacia: ["commodus"] } });
    happens(p, 1);
    expect([asked(p), toMove(p)]).toEqual(["illness", "capitoline"]);
    expect(question(p)).toMatchObject({ rule: "IMP-TE.1.b", leaders: ["lucius_verus", "marcus_aurelius"] });
    expect(legal(p)).toEqual(["ail lucius_verus", "ail marcus_aurelius"]);
    expect(reason(p, "ail commodus")).toBe("IMP-TE.4.a illNotHim");
    expect(byDefault(p)).toBe("ail lucius_verus");
    expect(play(p, "ail marcus_aurelius")).toMatchObject([{ e: "ill", rule: "IMP-TE.1.b" }]);
    expect([isIll(p, "marcus_aurelius"), isIll(p, "lucius_verus"), p.stack.length]).toEqual([true, false, 0]);
  });
});

describe("4: The emperor is ill", () => {
  test("IMP-TE.4.a the Augustus, wherever he is", () => {
    const p = lay({ rome: { dacia: ["marcus_aurelius*"], roma: ["commodus+"] } });
    expect(told(happens(p, 4), "ill")).toEqual([{ e: "ill", rule: "IMP-TE.4.a", leader: "marcus_aurelius" }]);
    expect(told(happens(lay({}), 4), "ill")).toEqual([]);
  });

  test("IMP-TE.4.a of two Rome's choice, in Rome or not", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*"], dacia: ["lucius_verus*"] } });
    happens(p, 4);
    expect(question(p)).toMatchObject({ rule: "IMP-TE.4.a", leaders: ["lucius_verus", "marcus_aurelius"] });
    expect(byDefault(p)).toBe("ail lucius_verus");
    play(p, "ail lucius_verus");
    expect([isIll(p, "marcus_aurelius"), isIll(p, "lucius_verus")]).toEqual([false, true]);
  });
});

test("IMP-TE.4.a IMP-TE.6.a by default the one with the lower SR, of equals the first", () => {
  const p = lay({ rome: { dacia: ["marcus_aurelius*", "commodus*"] } });
  happens(p, 4);
  expect(byDefault(p)).toBe("ail commodus");
  const equal = lay({ rome: { dacia: ["marcus_aurelius*", "helvius_pertinax*"] } });
  happens(equal, 6);
  expect(byDefault(equal)).toBe("summon marcus_aurelius");
});

describe("6: Unrest in Rome", () => {
  test("IMP-TE.6.a IMP-R111 the only Augustus is called, and nobody is asked", () => {
    const p = lay({ rome: { pannonia_superior: ["marcus_aurelius*"], dacia: ["commodus+"] } });
    expect(told(happens(p, 6), "summoned")).toEqual([
      { e: "summoned", rule: "IMP-TE.6.a", leader: "marcus_aurelius", there: false },
    ]);
    expect([isSummoned(p, "marcus_aurelius"), isSummoned(p, "commodus")]).toEqual([true, false]);
  });

  test("IMP-TE.6.a IMP-R111 of two Rome names one when the event falls", () => {
    const p = lay({
      rome: { pannonia_superior: ["marcus_aurelius*"], arabia: ["lucius_verus*"], dacia: ["commodus"] },
    });
    happens(p, 6);
    expect([asked(p), toMove(p)]).toEqual(["summons", "capitoline"]);
    expect(legal(p)).toEqual(["summon lucius_verus", "summon marcus_aurelius"]);
    expect(reason(p, "summon commodus")).toBe("IMP-TE.6.a summonNotHim");
    expect(byDefault(p)).toBe("summon lucius_verus");
    play(p, "summon marcus_aurelius");
    expect([isSummoned(p, "marcus_aurelius"), isSummoned(p, "lucius_verus"), p.stack.length]).toEqual([true, false, 0]);
  });

  test("IMP-TE.6.a IMP-R111 if one is in Rome already nobody else is called", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*"], arabia: ["lucius_verus*"] } });
    expect(told(happens(p, 6), "summoned")).toMatchObject([{ leader: "marcus_aurelius", there: true }]);
    expect([isSummoned(p, "marcus_aurelius"), isSummoned(p, "lucius_verus"), p.stack.length]).toEqual([true, false, 0]);
  });
});

describe("7, 8 and 10: sequences", () => {
  const shared = (initiative: SideName, rome: number, enemy: number): Position =>
    lay({ initiative, sequences: { rome, enemy } });
  const now = (p: Position): number[] => [p.sequences[ROME], p.sequences[ENEMY]];

  test("IMP-TE.7.a IMP-2.D.d IMP-R16 IMP-C018 a hard winter takes one of the total, and shares anew", () => {
    const p = shared("rome", 3, 2);
    expect(told(happens(p, 7), "sequences")).toEqual([
      { e: "sequences", rule: "IMP-TE.7.a", total: 4, rome: 2, enemy: 2 },
    ]);
    const even = shared("enemy", 3, 3);
    happens(even, 7);
    expect(now(even)).toEqual([2, 3]);
  });

  test("IMP-TE.8.a IMP-R16 IMP-C019 peaceful gods leave one each", () => {
    const p = shared("enemy", 3, 4);
    happens(p, 8);
    expect(now(p)).toEqual([1, 1]);
  });

  test("IMP-2.D.e IMP-TE.7.a IMP-TE.8.a IMP-C129 small totals", () => {
    const one = (): Position => shared("enemy", 0, 1);
    const winter = one();
    happens(winter, 7);
    expect(now(winter)).toEqual([0, 0]);
    const gods = one();
    happens(gods, 8);
    expect(now(gods)).toEqual([0, 1]);
    const two = shared("enemy", 1, 1);
    happens(two, 7);
    expect(now(two)).toEqual([0, 1]);
    const none = shared("enemy", 0, 0);
    happens(none, 7);
    expect(now(none)).toEqual([0, 0]);
  });

  test("IMP-TE.10.a IMP-R17 tenacity gives the Enemy one more, outside the count", () => {
    const p = shared("rome", 3, 2);
    expect(told(happens(p, 10), "extra-sequence")).toMatchObject([{ side: "enemy" }]);
    expect([p.extra, ...now(p)]).toEqual([ENEMY, 3, 2]);
  });
});

describe("13: Plague in the East", () => {
  const layout: Layout = {
    war: ["parthes", "osrhoene"],
    armenia: "enemy",
    rome: {
      syria_coele: ["iv_scythica", "avidius_cassius", "vexillatio_danube_1-"],
      cappadocia: ["xii_fulminata-"],
      dacia: ["xiii_gemina"],
      aegyptus: ["ii_traiana"],
    },
    enemy: {
      armenia: ["armenia_1-"],
      parthes_susiana: ["parthes_1", "parthes_2-", "chosroes"],
      osrhoene: ["osrhoene_1"],
    },
    mutiny: { arabia: ["iii_cyrenaica-", "vi_ferrata"] },
  };

  test("IMP-TE.13.a IMP-C025 all units of the East, Armenia, Parthes, Adiabene, Osrhoene; reduced ones are out; leaders are spared", () => {
    const p = lay(layout);
    const [event] = told(happens(p, 13), "weakened");
    expect(event.units).toEqual(["iv_scythica", "vi_ferrata", "parthes_1", "osrhoene_1"]);
    expect(event.withdrawn).toEqual([
      ...["xii_fulminata", "iii_cyrenaica", "vexillatio_danube_1", "parthes_2", "armenia_1"],
    ]);
    expect(["xii_fulminata", "armenia_1", "parthes_2"].map((name) => at(p, name))).toEqual([
      ...["withdrawn", "withdrawn", "withdrawn"],
    ]);
    expect([isReduced(p, "xiii_gemina"), isReduced(p, "ii_traiana")]).toEqual([false, false]);
    expect([at(p, "avidius_cassius"), at(p, "chosroes")]).toEqual(["syria_coele", "parthes_susiana"]);
  });

  test("IMP-TE.13.a IMP-R85 whoever is out knows whose he is; a mutineer is one no more", () => {
    const p = lay(layout);
    happens(p, 13);
    expect([side(p, "xii_fulminata"), side(p, "iii_cyrenaica"), side(p, "vi_ferrata"), side(p, "parthes_2")]).toEqual([
      ...["rome", "rome", "mutiny", "enemy"],
    ]);
    const rebels = lay({ enemy: { arabia: ["avidius_cassius!", "iii_cyrenaica-"] } });
    happens(rebels, 13);
    expect([at(rebels, "iii_cyrenaica"), side(rebels, "iii_cyrenaica")]).toEqual(["withdrawn", "enemy"]);
  });

  test("IMP-TE.13.a units of Peoples at peace suffer, too", () => {
    const p = lay({ peoples: { parthes_media: ["parthes_3", "parthes_4-"] } });
    happens(p, 13);
    expect([isReduced(p, "parthes_3"), at(p, "parthes_4"), side(p, "parthes_4")]).toEqual([true, "withdrawn", null]);
  });

  test("IMP-TE.13.a IMP-9.1.b what has joined the East is part of it", () => {
    const p = lay({ year: 198, grown: true, rome: { osrhoene: ["i_parthica"], adiabene: ["iii_parthica"] } });
    happens(p, 13);
    expect([isReduced(p, "i_parthica"), isReduced(p, "iii_parthica")]).toEqual([true, true]);
  });

  test("IMP-R104 a leader who is left alone with mutineers must get away", () => {
    const p = lay({ rome: { arabia: ["martius_verus", "vi_ferrata-"] }, mutiny: { arabia: ["iii_cyrenaica"] } });
    goTo(p, { step: "event" });
    const dice = [6, 8];
    run(p, { roll: () => dice.shift() ?? 10 });
    expect(at(p, "martius_verus")).not.toBe("arabia");
  });
});

describe("14 and 15", () => {
  test("IMP-TE.14.a IMP-C187 Armenia changes sides, with its unit", () => {
    const p = lay({ armenia: "rome", rome: { armenia: ["armenia_1"] } });
    expect(told(happens(p, 14), "armenia")).toEqual([{ e: "armenia", rule: "IMP-TE.14.a", side: "enemy" }]);
    expect([p.armenia, side(p, "armenia_1")]).toEqual([ENEMY, "enemy"]);
  });

  test("IMP-TE.14.a nothing where Armenia is not used", () => {
    const p = lay({ scenario: "s5_grand_campaign" });
    p.armenia = NOBODY;
    for (const unit of box.unitsOf[box.armenia]) own.side(p)[unit] = NOBODY;
    expect(happens(p, 14).map(({ e }) => e)).toEqual(["event"]);
  });

  test("IMP-TE.15.a IMP-C209 all Germanic units are reduced, at war or at peace; no others, and none is lost", () => {
    const p = lay({
      war: ["marcomanni", "chatti", "jazyges"],
      enemy: { marcomanni: ["marcomanni_1"], chatti: ["chatti_1-"], jazyges: ["jazyges_1"] },
      peoples: { quades: ["quades_1"] },
    });
    expect(told(happens(p, 15), "weakened")).toEqual([
      { e: "weakened", rule: "IMP-TE.15.a", units: ["marcomanni_1", "quades_1"], withdrawn: [] },
    ]);
    expect(["marcomanni_1", "quades_1", "chatti_1", "jazyges_1"].map((name) => isReduced(p, name))).toEqual([
      ...[true, true, true, false],
    ]);
    expect([at(p, "chatti_1"), at(p, "chatti_2"), isReduced(p, "chatti_2")]).toEqual(["chatti", "box", false]);
  });
});

test("IMP-TE.13.a IMP-6.3.l with its last units out a mutiny is over", () => {
  const p = lay({ mutiny: { arabia: ["iii_cyrenaica-"] } });
  expect(told(happens(p, 13), "mutiny-over")).toMatchObject([{ zone: "arabia" }]);
});
