import { describe, expect, test } from "vitest";
import { WAR } from "../peoples.ts";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { PLAYED, SPENT } from "../stratagems.ts";
import { canRise } from "../table.ts";
import { moving } from "../testing/moving.ts";
import { beforeBattle, romeAsked, titlesIn, until } from "../testing/playing.ts";
import {
  asked,
  at,
  box,
  foreseen,
  goTo,
  inZone,
  isReduced,
  type Layout,
  legal,
  people,
  piece,
  play,
  question,
  reason,
  run,
  side,
  told,
  toMove,
} from "../testing/table.ts";

const atWar = (p: Position): string[] =>
  box.peoples.filter((each) => p.status[each] === WAR).map((each) => box.peopleIds[each]);

const ROMANS = { roma: ["commodus*"] };

describe("Pacify minor Peoples (6.1)", () => {
  test("IMP-6.1.d IMP-9.2.4.j IMP-10.d IMP-C102 its units leave the map, nobody scores, and it may rise again next year", () => {
    const p = romeAsked({
      rome: ROMANS,
      enemy: { moesia_inferior: ["roxolani_1"], roxolani: ["roxolani_2-"] },
      war: ["roxolani"],
      year: 202,
      hands: { rome: ["pacification_mineur_1"] },
    });
    const events = play(p, "pacify pacification_mineur_1 roxolani");
    expect(told(events, "pacified")).toMatchObject([{ people: "roxolani", how: "stratagem", rule: "IMP-6.1.d" }]);
    expect([at(p, "roxolani_1"), at(p, "roxolani_2"), side(p, "roxolani_1")]).toEqual(["box", "box", null]);
    expect([p.vp[ROME], p.vp[ENEMY], asked(p)]).toEqual([0, 0, "nothing"]);
    p.year = 203;
    expect(canRise(p, people("roxolani"))).toBe(true);
    // Nor does it count as pacified by arms when points are counted.
    p.year = 202;
    expect(told(run(goTo(p, { step: "points" })), "points").map(({ rule }) => rule)).not.toContain("IMP-10.d");
  });

  const TWO: Layout = {
    rome: ROMANS,
    enemy: { roxolani: ["roxolani_1"], chatti: ["chatti_1"] },
    war: ["roxolani", "chatti"],
  };

  test("IMP-6.1.f IMP-C178 three may be two", () => {
    const p = romeAsked({ ...TWO, hands: { rome: ["pacification_mineur_3"] } });
    play(p, ["pacify pacification_mineur_3 roxolani", "pacify-too chatti"]);
    expect([atWar(p), asked(p)]).toEqual([[], "nothing"]);
  });

  test("IMP-6.1.e IMP-C178 two may be one, but not none", () => {
    const p = romeAsked({ ...TWO, hands: { rome: ["pacification_mineur_2"] } });
    expect(reason(p, "play pacification_mineur_2")).toBe("IMP-6.e playedOtherwise");
    play(p, "pacify pacification_mineur_2 roxolani");
    expect([question(p), toMove(p)]).toEqual([
      { ask: "pacification", rule: "IMP-6.1.e", side: "rome", left: 1, all: false },
      "capitoline",
    ]);
    play(p, "done");
    expect([atWar(p), asked(p), titlesIn(p, PLAYED)]).toEqual([["chatti"], "nothing", ["pacification_mineur_2"]]);
  });

  test("IMP-6.1.e two and no third one", () => {
    const p = romeAsked({
      ...TWO,
      enemy: { ...TWO.enemy, daci: ["daci_1"] },
      war: ["roxolani", "chatti", "daci"],
      hands: { rome: ["pacification_mineur_2"] },
    });
    play(p, "pacify pacification_mineur_2 roxolani");
    expect(reason(p, "rest")).toBe("IMP-6.1.e peaceOneByOne");
    play(p, "pacify-too chatti");
    expect([atWar(p), asked(p)]).toEqual([["daci"], "nothing"]);
  });

  test("IMP-6.1.d IMP-R73 minor ones at war, and never Armenia", () => {
    const p = romeAsked({
      ...TWO,
      enemy: { ...TWO.enemy, quades: ["quades_1"] },
      war: ["roxolani", "chatti", "quades"],
      armenia: "enemy",
      hands: { rome: ["pacification_mineur_1"] },
    });
    expect(reason(p, "pacify pacification_mineur_1 quades")).toBe("IMP-6.1.d peaceMajor");
    expect(reason(p, "pacify pacification_mineur_1 daci")).toBe("IMP-6.1.d peaceAlready");
    expect(reason(p, "pacify pacification_mineur_1 armenia")).toBe("IMP-4.2.e peaceArmenia");
    expect(legal(p, "pacify")).toHaveLength(2);
  });

  test("IMP-10.d IMP-R85 where no unit is left it is foretold what arms would bring in Phase F", () => {
    const gone = { ...TWO, enemy: { chatti: ["chatti_1"] } };
    const p = romeAsked({ ...gone, hands: { rome: ["pacification_mineur_2"] } });
    expect(foreseen(p, "pacify pacification_mineur_2 roxolani")).toEqual([
      { f: "points-by-arms", rule: "IMP-10.d", people: "roxolani", points: 1 },
    ]);
    expect(foreseen(p, "pacify pacification_mineur_2 chatti")).toEqual([]);
    play(p, "pacify pacification_mineur_2 chatti");
    expect(foreseen(p, "pacify-too roxolani")).toMatchObject([{ people: "roxolani", points: 1 }]);
    const many = romeAsked({
      ...gone,
      war: ["roxolani", "chatti", "daci"],
      hands: { rome: ["pacification_mineur_3"] },
    });
    play(many, "pacify pacification_mineur_3 chatti");
    expect(foreseen(many, "rest")).toMatchObject([{ people: "roxolani" }, { people: "daci" }]);
  });

  test("IMP-10.d IMP-R116 the same between one's own decisions", () => {
    const p = moving("rome", { rome: ROMANS, war: ["roxolani"], hands: { rome: ["pacification_mineur_1"] } });
    const soon = [{ f: "points-by-arms", people: "roxolani" }];
    expect(foreseen(p, "pacify pacification_mineur_1 roxolani")).toMatchObject(soon);
    play(p, "take commodus");
    expect(foreseen(p, "pacify pacification_mineur_1 roxolani")).toMatchObject(soon);
  });

  test("IMP-6.a it is no stratagem of the Enemy's", () => {
    const p = romeAsked({ ...TWO, hands: { rome: ["assassinat"], enemy: ["pacification_mineur_1"] } });
    play(p, "pass");
    expect(reason(p, "pacify pacification_mineur_1 chatti")).toBe("IMP-6.a notForThisRole");
  });
});

describe("Pacify a major People (6.1)", () => {
  const PARTHES: Layout = {
    rome: ROMANS,
    enemy: {
      parthes_media: ["parthes_1", "parthes_2-", "parthes_3"],
      syria_coele: ["vologeses_iii", "parthes_4", "parthes_5", "parthes_6-"],
    },
    war: ["parthes"],
    year: 163,
    hands: { rome: ["pacification_majeur"] },
  };

  test("IMP-10.h IMP-R85 where no unit is left it is foretold what arms would bring in Phase F", () => {
    const p = romeAsked({ ...PARTHES, enemy: {} });
    expect(foreseen(p, "pacify pacification_majeur parthes")).toMatchObject([{ rule: "IMP-10.h", points: 2 }]);
    expect(foreseen(romeAsked(PARTHES), "pacify pacification_majeur parthes")).toEqual([]);
  });

  test("IMP-6.1.g IMP-9.2.4.j IMP-10.h IMP-C179 all go home, lost ones too, whole and at peace; the Enemy says where", () => {
    const p = romeAsked(PARTHES);
    const events = play(p, "pacify pacification_majeur parthes");
    expect(told(events, "pacified")).toMatchObject([{ people: "parthes", rule: "IMP-6.1.g" }]);
    expect([asked(p), toMove(p)]).toEqual(["muster", "aventine"]);
    play(p, ["station parthes_susiana", "rest"]);
    expect(at(p, "parthes_1")).toBe("parthes_susiana");
    for (const unit of box.unitsOf[people("parthes")]) {
      expect(box.homeOf[p.at[unit]]).toBe(people("parthes"));
      expect([p.face[unit], p.side[unit]]).toEqual([0, -1]);
    }
    expect([side(p, "vologeses_iii"), box.homeOf[p.at[piece("vologeses_iii")]]]).toEqual([null, people("parthes")]);
    expect([p.vp[ROME], atWar(p)]).toEqual([0, []]);
    p.year = 164;
    expect(canRise(p, people("parthes"))).toBe(true);
  });

  test("IMP-6.1.g IMP-6.1.d a minor one is not for it", () => {
    const p = romeAsked({ ...PARTHES, enemy: { ...PARTHES.enemy, chatti: ["chatti_1"] }, war: ["parthes", "chatti"] });
    expect(reason(p, "pacify pacification_majeur chatti")).toBe("IMP-6.1.g peaceMinor");
    expect(reason(p, "pacify pacification_majeur quades")).toBe("IMP-6.1.d peaceAlready");
  });

  test("IMP-R73 mutineers of that People stay what they are", () => {
    const p = romeAsked({ ...PARTHES, mutiny: { parthes_atropatene: ["parthes_7-"] } });
    play(p, ["pacify pacification_majeur parthes", "rest"]);
    expect([side(p, "parthes_7"), at(p, "parthes_7"), isReduced(p, "parthes_7")]).toEqual([
      "mutiny",
      "parthes_atropatene",
      true,
    ]);
    expect([side(p, "parthes_1"), asked(p)]).toEqual([null, "nothing"]);
  });

  test("IMP-R73 Romans in its homes stay, and there is nobody to fight any more", () => {
    const { p } = beforeBattle(
      "rome",
      {
        rome: { parthes_media: ["avidius_cassius", "xii_fulminata"] },
        enemy: { parthes_media: ["parthes_1"] },
        war: ["parthes"],
        hands: { rome: ["pacification_majeur"] },
      },
      "parthes_media",
    );
    const events = play(p, ["pacify pacification_majeur parthes", "rest"]);
    expect(told(events, "battle")).toEqual([]);
    expect([at(p, "xii_fulminata"), at(p, "avidius_cassius"), asked(p)]).toEqual([
      "parthes_media",
      "parthes_media",
      "nothing",
    ]);
  });
});

describe("Pacify a Nationality, Pax Romana (6.1)", () => {
  const GERMANS: Layout = {
    rome: ROMANS,
    enemy: { marcomanni: ["marcomanni_1"], chatti: ["chatti_1"], jazyges: ["jazyges_1"] },
    war: ["marcomanni", "chatti", "jazyges"],
    hands: { rome: ["pacification_nationalite"] },
  };

  test("IMP-6.1.h IMP-C180 any number of Peoples of one Nationality, each as its kind is", () => {
    const both = romeAsked(GERMANS);
    play(both, "pacify pacification_nationalite marcomanni");
    while (asked(both) === "muster") play(both, "rest");
    expect(question(both)).toMatchObject({ ask: "pacification", rule: "IMP-6.1.h" });
    expect(reason(both, "pacify-too jazyges")).toBe("IMP-6.1.h peaceOtherNation");
    play(both, "pacify-too chatti");
    expect([atWar(both), asked(both), at(both, "chatti_1"), at(both, "marcomanni_1")]).toEqual([
      ["jazyges"],
      "nothing",
      "box",
      "marcomanni",
    ]);
  });

  test("IMP-6.1.h IMP-C180 or a single one", () => {
    const one = romeAsked(GERMANS);
    play(one, ["pacify pacification_nationalite chatti", "done"]);
    expect(atWar(one)).toEqual(["marcomanni", "jazyges"].sort((a, b) => people(a) - people(b)));
  });

  test("IMP-6.1.i IMP-4.2.e IMP-C181 any number of all Peoples at war; Armenia stays as it is, and Phase E goes on", () => {
    const p = romeAsked({
      rome: ROMANS,
      enemy: { parthes_media: ["parthes_1"], roxolani: ["roxolani_1"], chatti: ["chatti_1"] },
      war: ["parthes", "roxolani", "chatti"],
      armenia: "enemy",
      hands: { rome: ["pax_romana", "desertion"] },
    });
    play(p, "pacify pax_romana roxolani");
    expect(legal(p)).toEqual(["rest", "pacify-too parthes", "pacify-too chatti", "done"]);
    const events = play(p, "rest");
    expect(told(events, "pacified").map(({ rule }) => rule)).toEqual(["IMP-6.1.i", "IMP-6.1.i"]);
    while (asked(p) === "muster") play(p, "rest");
    expect([atWar(p), p.armenia, titlesIn(p, SPENT)]).toEqual([[], 1, ["pax_romana"]]);
    expect(question(p)).toMatchObject({ ask: "window", moment: "sequence", side: "rome" });
  });

  test("IMP-6.1.i or a single one, and out of the game all the same", () => {
    const p = romeAsked({ ...GERMANS, hands: { rome: ["pax_romana"] } });
    play(p, ["pacify pax_romana chatti", "done"]);
    expect([atWar(p).length, titlesIn(p, SPENT)]).toEqual([2, ["pax_romana"]]);
  });

  test("IMP-6.1.i before a battle: it is not fought", () => {
    const { p } = beforeBattle(
      "enemy",
      {
        rome: { dacia: ["xiii_gemina"] },
        enemy: { dacia: ["roxolani_1"] },
        war: ["roxolani"],
        hands: { rome: ["pax_romana"] },
      },
      "dacia",
    );
    const events = [...until(p, "battle"), ...play(p, "pacify pax_romana roxolani")];
    expect([told(events, "battle-decided"), asked(p), inZone(p, "dacia")]).toEqual([[], "nothing", ["xiii_gemina"]]);
  });
});
