/** A referee's expectations: the stratagems, each at its moment. */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { CUP, ON_MAP, PLAYED, SPENT, type Title } from "../stratagems.ts";
import { attacking } from "../testing/field.ts";
import { march } from "../testing/moving.ts";
import { beforeBattle, enemyAsked, handIn, inWindow, romeAsked, titlesIn, until } from "../testing/playing.ts";
import {
  asked,
  at,
  goTo,
  type Layout,
  lay,
  legal,
  people,
  play,
  run,
  side,
  told,
  toMove,
  why,
} from "../testing/table.ts";
import { lost } from "../testing/winter.ts";
import { d10, pass, scored, sequence, steps, where, wintered } from "./flow.ts";

/** It may be drawn again: in the cup, or on the way there. */
const isBack = (p: Position, title: Title): boolean =>
  titlesIn(p, CUP).includes(title) || titlesIn(p, PLAYED).includes(title);
const isOut = (p: Position, title: Title): boolean => titlesIn(p, SPENT).includes(title);

describe("whose and when", () => {
  test("IMP-6.a IMP-6.b IMP-2.F.c each side plays its own; what it cannot use goes back in F", () => {
    const layout: Layout = {
      war: ["chatti"],
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { chatti: ["chatti_1"] },
      hands: {
        rome: ["intrigue_au_senat", "assassinat", "roma_victor"],
        enemy: ["pacification_mineur_1", "coup_etat_parthe", "usurpation"],
      },
    };
    const p = enemyAsked(layout);
    expect([why(p, "pacify pacification_mineur_1 chatti"), why(p, "play coup_etat_parthe")]).toEqual([
      "IMP-6.a",
      "IMP-6.a",
    ]);
    const q = romeAsked(layout);
    expect(why(q, "play intrigue_au_senat")).toBe("IMP-6.a");
    steps(q, [{ step: "hands" }]);
    expect([handIn(q, "rome").sort(), handIn(q, "enemy")]).toEqual([["assassinat", "roma_victor"], ["usurpation"]]);
  });

  test("IMP-6.e counters of C and B are of no use in E", () => {
    const p = enemyAsked({ hands: { enemy: ["soulevement_mineur_1", "initiative", "soulevement_majeur_3"] } });
    expect([why(p, "raise soulevement_mineur_1 chatti"), why(p, "play initiative")].includes("legal")).toBe(false);
  });

  test("IMP-6.3.a IMP-2.B.d Initiative turns a die that went against him; a second turns it again", () => {
    const p = lay({
      year: 170,
      rome: { roma: ["marcus_aurelius*"] },
      hands: { rome: ["initiative"], enemy: ["initiative"] },
    });
    steps(p, [{ step: "initiative" }], [1]);
    // Rome has it: the Enemy may turn it, Rome may not.
    expect(toMove(p)).toBe("aventine");
    play(p, "play initiative");
    expect([p.initiative, toMove(p)]).toEqual([ENEMY, "capitoline"]);
    play(p, "play initiative");
    expect(p.initiative).toBe(ROME);
    expect(asked(p)).toBe("nothing");
  });

  test("IMP-S.d where the scenario says who has it no counter turns it", () => {
    const p = lay({
      scenario: "s2_parthian_war",
      year: 161,
      rome: { roma: ["marcus_aurelius*"] },
      hands: { rome: ["initiative"] },
    });
    steps(p, [{ step: "initiative" }]);
    expect([asked(p), p.initiative]).toEqual(["nothing", ENEMY]);
  });
});

describe("counters that wait", () => {
  const COUP: Layout = {
    war: ["parthes"],
    hands: { rome: ["coup_etat_parthe"] },
    enemy: {
      parthes_babylonia: ["vologeses_iii", "parthes_1", "parthes_5"],
      parthes_mesopotamia: ["parthes_4", "parthes_chief"],
    },
  };

  test("IMP-6.1.a IMP-6.1.b IMP-R72 the Coup is lifted when the third unit comes to the king", () => {
    const p = romeAsked(COUP);
    play(p, "play coup_etat_parthe");
    expect(titlesIn(p, ON_MAP)).toEqual(["coup_etat_parthe"]);
    goTo(p, { step: "movement", side: ENEMY });
    run(p);
    march(p, ["parthes_4"], "parthes_babylonia");
    expect([titlesIn(p, ON_MAP), isBack(p, "coup_etat_parthe")]).toEqual([[], true]);
  });

  test("IMP-6.1.b a chief without a name does not do", () => {
    const p = romeAsked({
      ...COUP,
      enemy: { parthes_babylonia: ["parthes_chief", "parthes_1", "parthes_5"], parthes_mesopotamia: ["parthes_4"] },
    });
    play(p, "play coup_etat_parthe");
    goTo(p, { step: "movement", side: ENEMY });
    run(p);
    march(p, ["parthes_4"], "parthes_babylonia");
    expect(titlesIn(p, ON_MAP)).toEqual(["coup_etat_parthe"]);
  });

  test("IMP-R72 who is there already lifts nothing", () => {
    const p = romeAsked({
      ...COUP,
      enemy: { parthes_babylonia: ["vologeses_iii", "parthes_1", "parthes_5", "parthes_4"] },
    });
    play(p, "play coup_etat_parthe");
    expect(titlesIn(p, ON_MAP)).toEqual(["coup_etat_parthe"]);
  });

  test("IMP-6.1.c IMP-6.2.p IMP-R112 three points for the Coup, two for intrigues however many", () => {
    const base: Layout = { armenia: "enemy", rome: { roma: ["praetoria_1"] } };
    expect(scored({ ...base, markers: [["coup_etat_parthe", "parthes_babylonia"]] })).toEqual([1 + 3, 1]);
    expect(scored({ ...base, markers: [["intrigue_au_senat", "roma"]] })).toEqual([1, 1 + 2]);
  });

  test("IMP-6.2.n IMP-6.2.o the Intrigue is lifted when an Augustus comes and all Praetorians in play are there", () => {
    const table = (second: string): Position => {
      const p = enemyAsked({
        year: 195,
        hands: { enemy: ["intrigue_au_senat"] },
        rome: { roma: ["praetoria_1"], umbria: ["septimius_severus*"], [second]: ["praetoria_2"] },
      });
      play(p, "play intrigue_au_senat");
      goTo(p, { step: "movement", side: ROME });
      run(p);
      march(p, ["septimius_severus"], "roma");
      return p;
    };
    expect(titlesIn(table("roma"), ON_MAP)).toEqual([]);
    expect(titlesIn(table("dacia"), ON_MAP)).toEqual(["intrigue_au_senat"]);
  });

  test("IMP-6.2.o IMP-R72 Praetorians who died this year are not waited for; a Caesar is no Augustus", () => {
    const p = enemyAsked({
      year: 195,
      hands: { enemy: ["intrigue_au_senat"] },
      rome: { roma: ["praetoria_1"], umbria: ["septimius_severus*"], campania: ["caracalla+"] },
    });
    lost(p, ROME, "praetoria_2");
    play(p, "play intrigue_au_senat");
    goTo(p, { step: "movement", side: ROME });
    run(p);
    march(p, ["caracalla"], "roma");
    if (asked(p) === "group") play(p, "halt");
    expect(titlesIn(p, ON_MAP)).toEqual(["intrigue_au_senat"]);
    march(p, ["septimius_severus"], "roma");
    expect(titlesIn(p, ON_MAP)).toEqual([]);
  });
});

describe("peace", () => {
  const WAR: Layout = {
    war: ["chatti", "cotini", "quades", "marcomanni"],
    rome: { roma: ["marcus_aurelius*"] },
    enemy: {
      chatti: ["chatti_1"],
      cotini: ["cotini_1"],
      dacia: ["quades_1-", "quades_chief_1"],
      quades: ["quades_2"],
      marcomanni: ["marcomanni_1"],
    },
  };

  test("IMP-6.1.d IMP-9.2.4.j a minor People: its units go at once, it may rise next year, no points", () => {
    const p = romeAsked({ ...WAR, year: 170, hands: { rome: ["pacification_mineur_1"] } });
    expect(why(p, "pacify pacification_mineur_1 quades")).not.toBe("legal");
    expect(why(p, "pacify pacification_mineur_1 armenia")).not.toBe("legal");
    expect(why(p, "pacify pacification_mineur_1 cherusci")).not.toBe("legal");
    play(p, "pacify pacification_mineur_1 chatti");
    expect([at(p, "chatti_1"), p.status[people("chatti")], isBack(p, "pacification_mineur_1")]).toEqual([
      "box",
      0,
      true,
    ]);
    steps(p, [{ step: "points" }]);
    wintered(p);
    expect(p.ban[people("chatti")]).toBe(0);
  });

  test("IMP-6.1.e IMP-6.1.f two or three are upper limits", () => {
    const p = romeAsked({ ...WAR, hands: { rome: ["pacification_mineur_2"] } });
    play(p, "pacify pacification_mineur_2 chatti");
    if (asked(p) === "pacification") {
      expect(legal(p, "pacify-too")).toEqual(["pacify-too cotini"]);
      play(p, "done");
    }
    expect([p.status[people("chatti")], p.status[people("cotini")]]).toEqual([0, 1]);
  });

  test("IMP-6.1.g IMP-R73 a major People: scattered and dead are home, normal, chiefs at peace; no five years, no points", () => {
    const p = romeAsked({ ...WAR, year: 170, hands: { rome: ["pacification_majeur"] } });
    play(p, "pacify pacification_majeur quades");
    while (asked(p) === "muster") play(p, legal(p)[0]);
    expect(where(p, "quades_1", "quades_2", "quades_3", "quades_4", "quades_chief_1")).toEqual([
      "quades",
      "quades",
      "quades",
      "quades",
      "quades",
    ]);
    expect([side(p, "quades_1"), p.status[people("quades")], p.vp[ROME]]).toEqual([null, 0, 0]);
    wintered(p);
    expect(p.ban[people("quades")]).toBe(0);
  });

  test("IMP-R73 Romans among them may stay, without a battle", () => {
    const p = romeAsked({
      ...WAR,
      rome: { roma: ["marcus_aurelius*"], quades: ["vexillatio_danube_1"] },
      hands: { rome: ["pacification_majeur"] },
    });
    play(p, "pacify pacification_majeur quades");
    while (asked(p) === "muster") play(p, legal(p)[0]);
    goTo(p, { step: "combats", side: ROME, done: [] });
    run(p);
    expect(asked(p)).toBe("nothing");
  });

  test("IMP-6.1.h a nationality: Germans, minor and major", () => {
    const p = romeAsked({ ...WAR, hands: { rome: ["pacification_nationalite"] } });
    play(p, "pacify pacification_nationalite chatti");
    expect(legal(p, "pacify-too").sort()).toEqual(["pacify-too marcomanni", "pacify-too quades"]);
    expect(why(p, "pacify-too cotini")).not.toBe("legal");
  });

  test("IMP-6.1.i Pax Romana: whoever is at war, once in a game", () => {
    const p = romeAsked({ ...WAR, hands: { rome: ["pax_romana"] } });
    play(p, "pacify pax_romana chatti");
    expect(legal(p, "pacify-too").sort()).toEqual(["pacify-too cotini", "pacify-too marcomanni", "pacify-too quades"]);
    play(p, "rest");
    while (asked(p) === "muster") play(p, legal(p)[0]);
    expect(["chatti", "cotini", "quades", "marcomanni"].map((name) => p.status[people(name)])).toEqual([0, 0, 0, 0]);
    expect(isOut(p, "pax_romana")).toBe(true);
  });
});

describe("uprisings", () => {
  const rising = (title: Title, layout: Layout = {}): Position => {
    const p = lay({ year: 170, hands: { enemy: [title] }, ...layout });
    goTo(p, { step: "uprisings" });
    run(p);
    return p;
  };

  test("IMP-6.2.e IMP-6.2.k minor Peoples at peace only, not Armenia, not those under five years", () => {
    const p = rising("soulevement_mineur_1", { war: ["chatti"], ban: { cotini: 175, daci: 170 } });
    expect(
      ["chatti", "cotini", "quades", "armenia"].map((name) => why(p, `raise soulevement_mineur_1 ${name}`) === "legal"),
    ).toEqual([false, false, false, false]);
    expect(why(p, "raise soulevement_mineur_1 daci")).toBe("legal");
  });

  test("IMP-6.2.g IMP-6.2.j three at most, fewer if he likes", () => {
    const p = rising("soulevement_mineur_3");
    play(p, ["raise soulevement_mineur_3 chatti", "raise-too cotini"]);
    if (asked(p) === "uprising") play(p, "done");
    expect(["chatti", "cotini", "daci"].map((name) => p.status[people(name)])).toEqual([1, 1, 0]);
  });

  test("IMP-6.2.i three major Peoples, once; their chiefs turn", () => {
    const p = rising("soulevement_majeur_3", { peoples: { quades: ["quades_chief_1"], jazyges: ["jazyges_chief_1"] } });
    play(p, ["raise soulevement_majeur_3 quades", "raise-too jazyges", "raise-too maetae"]);
    expect([side(p, "quades_chief_1"), side(p, "jazyges_chief_1"), isOut(p, "soulevement_majeur_3")]).toEqual([
      "enemy",
      "enemy",
      true,
    ]);
  });
});

const GERMANS: Layout = {
  war: ["quades"],
  rome: { pannonia_superior: ["x_gemina", "xiv_gemina", "martius_verus"] },
  enemy: { pannonia_superior: ["quades_1", "quades_2"] },
};

describe("in battle", () => {
  test("IMP-6.1.j Roma Victor: the last row if Rome attacks, the first if it defends, in the shifted column", () => {
    const { p } = beforeBattle("rome", { ...GERMANS, hands: { rome: ["roma_victor"] } }, "pannonia_superior");
    until(p, "battle");
    // 20 to 18: 1/1; quality 3 to 2: 5/4. Row 9: R/A.
    const events = play(p, "play roma_victor");
    const decided = told([...events, ...pass(p)], "battle-decided")[0];
    expect([decided?.die, decided?.column, decided?.attacker, decided?.defender, decided?.winner]).toEqual([
      null,
      "5/4",
      "R",
      "A",
      "rome",
    ]);
    const { p: q } = beforeBattle("enemy", { ...GERMANS, hands: { rome: ["roma_victor"] } }, "pannonia_superior");
    until(q, "battle");
    // 18 to 20: 4/5, one to the left: 2/3. Row -2: E/R.
    const other = [...play(q, "play roma_victor"), ...pass(q)];
    const lostBy = told(other, "battle-decided")[0];
    expect([lostBy?.column, lostBy?.attacker, lostBy?.defender, lostBy?.winner]).toEqual(["2/3", "E", "R", "rome"]);
  });

  test("IMP-6.2.l IMP-6.1.k Furor Germanicus answers it: both are spent, and the die is thrown", () => {
    const { p } = beforeBattle(
      "rome",
      { ...GERMANS, hands: { rome: ["roma_victor"], enemy: ["furor_germanicus"] } },
      "pannonia_superior",
    );
    until(p, "battle");
    play(p, "play roma_victor");
    const more = [...play(p, "play furor_germanicus", [6]), ...pass(p)];
    const decided = told(more, "battle-decided")[0];
    expect([told(more, "victor-cancelled").length, decided?.die]).toEqual([1, 6]);
    expect([isBack(p, "roma_victor"), isBack(p, "furor_germanicus")]).toEqual([true, true]);
  });

  test("IMP-6.2.l without a German the Furor cannot be played; IMP-6.1.l Roma Victor not against rebels", () => {
    const { p } = beforeBattle(
      "rome",
      {
        war: ["jazyges"],
        rome: { pannonia_inferior: ["ii_adiutrix"] },
        enemy: { pannonia_inferior: ["jazyges_1"] },
        hands: { enemy: ["furor_germanicus"] },
      },
      "pannonia_inferior",
    );
    until(p, "battle");
    expect(why(p, "play furor_germanicus")).toBe("IMP-6.2.l");
    const { p: q } = beforeBattle(
      "rome",
      {
        rome: { roma: ["marcus_aurelius*"], cappadocia: ["xii_fulminata"] },
        enemy: { cappadocia: ["avidius_cassius!", "iv_scythica"] },
        hands: { rome: ["roma_victor"] },
      },
      "cappadocia",
    );
    until(q, "battle");
    expect(why(q, "play roma_victor")).toBe("IMP-6.1.l");
  });

  test("IMP-6.2.m IMP-R75 the Parthian Shot: a Roman unit of that battle, after it, whatever its face and the result", () => {
    const { p } = beforeBattle(
      "rome",
      {
        war: ["parthes"],
        armenia: "rome",
        reserve: ["oriental"],
        rome: { armenia: ["armenia_1", "iv_scythica", "xvi_flavia", "iii_gallica"], syria_coele: ["xii_fulminata"] },
        enemy: { armenia: ["parthes_7"] },
        hands: { enemy: ["fleche_du_parthe"] },
      },
      "armenia",
    );
    until(p, "aftermath", [6]);
    expect(legal(p, "shoot").sort()).toEqual([
      "shoot fleche_du_parthe iii_gallica",
      "shoot fleche_du_parthe iv_scythica",
      "shoot fleche_du_parthe xvi_flavia",
    ]);
    play(p, "shoot fleche_du_parthe iv_scythica");
    expect(at(p, "iv_scythica")).toBe("dead");
  });

  test("IMP-6.3.b IMP-R76 Timely Flight: the defender's whole force, where the attackers came from too", () => {
    const { p } = beforeBattle(
      "enemy",
      { ...GERMANS, reserve: ["danube"], hands: { rome: ["fuite_opportune"] } },
      "pannonia_superior",
      {
        from: "noricum",
        pieces: ["quades_1", "quades_2"],
      },
    );
    expect(legal(p, "flee").length).toBeGreaterThan(0);
    play(p, "flee fuite_opportune noricum");
    pass(p);
    expect(where(p, "x_gemina", "xiv_gemina", "martius_verus", "quades_1")).toEqual([
      "noricum",
      "noricum",
      "noricum",
      "pannonia_superior",
    ]);
  });

  test("IMP-6.3.b the attacker has no use for it, and where not all may go nobody does", () => {
    const { p } = beforeBattle("rome", { ...GERMANS, hands: { rome: ["fuite_opportune"] } }, "pannonia_superior");
    expect(asked(p) === "window" ? legal(p, "flee") : []).toEqual([]);
    const { p: q } = beforeBattle(
      "enemy",
      {
        ...GERMANS,
        enemy: { ...GERMANS.enemy, noricum: ["quades_3"], pannonia_inferior: ["quades_4"] },
        hands: { rome: ["fuite_opportune"] },
      },
      "pannonia_superior",
    );
    // Out of the Front the legions may not go.
    expect(asked(q) === "window" ? legal(q, "flee") : []).toEqual([]);
  });
});

describe("crimes", () => {
  const CRIME: Layout = {
    war: ["quades"],
    rome: { roma: ["marcus_aurelius*"], dacia: ["martius_verus"] },
    enemy: { quades: ["quades_chief_1", "quades_1"] },
    peoples: { marcomanni: ["marcomanni_chief_1"] },
  };

  test("IMP-6.3.c IMP-10.b IMP-10.c 8 and 9 kill, for a point; whoever is at peace is no target", () => {
    const p = enemyAsked({ ...CRIME, hands: { enemy: ["assassinat"] } });
    play(p, "murder assassinat martius_verus", d10(8));
    expect([at(p, "martius_verus"), p.vp[ENEMY]]).toEqual(["gone", 1]);
    const q = enemyAsked({ ...CRIME, hands: { enemy: ["assassinat"] } });
    play(q, "murder assassinat martius_verus", d10(7));
    expect([at(q, "martius_verus"), q.vp[ENEMY]]).toEqual(["dacia", 0]);
    const r = romeAsked({ ...CRIME, hands: { rome: ["assassinat"] } });
    expect([
      why(r, "murder assassinat marcomanni_chief_1") === "legal",
      why(r, "murder assassinat martius_verus") === "legal",
    ]).toEqual([false, false]);
    play(r, "murder assassinat quades_chief_1", d10(9));
    expect([at(r, "quades_chief_1"), r.vp[ROME]]).toEqual(["absent", 1]);
  });

  test("IMP-6.3.d the guard takes one off for its bearer alone", () => {
    const guarded: Layout = {
      ...CRIME,
      guard: "marcus_aurelius",
      rome: { roma: ["marcus_aurelius*", "lucius_verus*"] },
      hands: { enemy: ["assassinat"] },
    };
    const p = enemyAsked(guarded);
    play(p, "murder assassinat marcus_aurelius", d10(8));
    expect(at(p, "marcus_aurelius")).toBe("roma");
    const q = enemyAsked(guarded);
    play(q, "murder assassinat marcus_aurelius", d10(9));
    expect(at(q, "marcus_aurelius")).toBe("gone");
    const r = enemyAsked(guarded);
    play(r, "murder assassinat lucius_verus", d10(8));
    expect(at(r, "lucius_verus")).toBe("gone");
  });

  test("IMP-6.3.o IMP-R79 Desertion: Romans and Parthians of the other in a zone, leaders or not; reduced ones die", () => {
    const p = enemyAsked({
      rome: { dacia: ["xiii_gemina", "iv_flavia-", "martius_verus", "vexillatio_danube_1"] },
      hands: { enemy: ["desertion"] },
    });
    play(p, "strew desertion dacia");
    expect(where(p, "xiii_gemina", "iv_flavia", "vexillatio_danube_1")).toEqual(["dacia-", "dead", "dacia-"]);
    const q = romeAsked({
      war: ["parthes", "osrhoene"],
      enemy: { osrhoene: ["parthes_1", "osrhoene_1"] },
      hands: { rome: ["desertion"] },
    });
    play(q, "strew desertion osrhoene");
    expect(where(q, "parthes_1", "osrhoene_1")).toEqual(["osrhoene-", "osrhoene"]);
    const r = romeAsked({ war: ["quades"], enemy: { quades: ["quades_1"] }, hands: { rome: ["desertion"] } });
    expect(why(r, "strew desertion quades")).not.toBe("legal");
  });

  test("IMP-6.3.i the Armenian Alliance turns Armenia", () => {
    const p = enemyAsked({
      armenia: "rome",
      rome: { armenia: ["armenia_1"] },
      hands: { enemy: ["alliance_armenienne"] },
    });
    play(p, "play alliance_armenienne");
    expect([p.armenia, side(p, "armenia_1")]).toEqual([ENEMY, "enemy"]);
  });
});

describe("plague", () => {
  test("IMP-6.3.e IMP-R77 all in the zone, of both sides and at peace; leaders die on 9", () => {
    const p = enemyAsked({
      war: ["quades"],
      rome: { pannonia_superior: ["x_gemina", "xiv_gemina-", "martius_verus", "lucius_verus"] },
      enemy: { pannonia_superior: ["quades_1", "quades_2-"] },
      hands: { enemy: ["foyer_de_peste"] },
    });
    play(p, "strew foyer_de_peste pannonia_superior", d10(9, 8));
    expect(
      where(p, "x_gemina", "xiv_gemina", "quades_1", "quades_2").map((text) => text.replace(/^(dead|box)-?$/, "off")),
    ).toEqual(["pannonia_superior-", "off", "pannonia_superior-", "off"]);
    expect([at(p, "martius_verus"), at(p, "lucius_verus")].sort()).toEqual(["gone", "pannonia_superior"]);
    expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([0, 0]);
  });

  test("IMP-6.3.f who enters later suffers, in passing too; IMP-6.3.g gone before F", () => {
    const p = sequence("rome", {
      rome: { moesia_superior: ["martius_verus", "iv_flavia", "vii_claudia-"] },
      markers: [["foyer_de_peste", "pannonia_inferior"]],
    });
    play(p, ["take martius_verus", "add iv_flavia", "add vii_claudia"]);
    play(p, "step pannonia_inferior", d10(3));
    expect(where(p, "iv_flavia", "vii_claudia")).toEqual(["pannonia_inferior-", "dead"]);
    play(p, "step pannonia_superior");
    expect(at(p, "iv_flavia")).toBe("pannonia_superior");
  });

  test("IMP-6.3.h an Epidemic: neighbours are reduced, none of them dies; leaders there are tested", () => {
    const p = enemyAsked({
      rome: {
        pannonia_superior: ["x_gemina"],
        noricum: ["ii_italica-"],
        dalmatia: ["vexillatio_danube_1", "martius_verus"],
        raetia: ["iii_italica"],
      },
      hands: { enemy: ["epidemie_de_peste"] },
    });
    play(p, "strew epidemie_de_peste pannonia_superior", d10(9));
    expect(where(p, "x_gemina", "ii_italica", "vexillatio_danube_1", "iii_italica")).toEqual([
      "pannonia_superior-",
      "noricum-",
      "dalmatia-",
      "raetia",
    ]);
    expect(at(p, "martius_verus")).toBe("gone");
  });

  test("IMP-6.3.h across a strait too", () => {
    const p = enemyAsked({
      rome: { britannia_londinium: ["ii_augusta"], belgica: ["vexillatio_rhin_1"] },
      hands: { enemy: ["epidemie_de_peste"] },
    });
    play(p, "strew epidemie_de_peste belgica");
    expect(where(p, "ii_augusta")).toEqual(["britannia_londinium-"]);
  });
});

describe("mutiny", () => {
  test("IMP-6.3.j IMP-R78 leaderless loyal legions in the empire; leaderless Parthians at home, not in Osrhoene", () => {
    const p = enemyAsked({
      war: ["quades"],
      rome: {
        dacia: ["xiii_gemina", "martius_verus"],
        moesia_superior: ["iv_flavia", "vii_claudia"],
        quades: ["x_gemina"],
      },
      hands: { enemy: ["mutinerie"] },
    });
    expect(legal(p, "strew")).toEqual(["strew mutinerie moesia_superior"]);
    play(p, "strew mutinerie moesia_superior");
    expect([side(p, "iv_flavia"), side(p, "vii_claudia")]).toEqual(["mutiny", "mutiny"]);
    const q = romeAsked({
      war: ["parthes", "osrhoene"],
      enemy: {
        parthes_media: ["parthes_3"],
        parthes_babylonia: ["parthes_1", "vologeses_iii"],
        osrhoene: ["parthes_2"],
      },
      hands: { rome: ["mutinerie"] },
    });
    expect(legal(q, "strew")).toEqual(["strew mutinerie parthes_media"]);
  });

  test("IMP-6.3.k IMP-6.3.l they do not move, stop everybody, and are fought by whoever is there", () => {
    const p = sequence("rome", {
      rome: { moesia_inferior: ["xi_claudia", "i_italica", "martius_verus"] },
      mutiny: { moesia_superior: ["iv_flavia"] },
    });
    expect(why(p, "take iv_flavia")).not.toBe("legal");
    play(p, ["take martius_verus", "add xi_claudia", "add i_italica", "step moesia_superior"]);
    expect(asked(p) === "group" ? legal(p, "step") : []).toEqual([]);
    if (asked(p) === "group") play(p, "halt");
    play(p, "end-moves");
    expect([asked(p), legal(p, "fight")]).toEqual(["combats", ["fight moesia_superior"]]);
  });

  test("IMP-6.3.m IMP-10.k IMP-10.t two points lost for each marker", () => {
    const base: Layout = { armenia: "enemy", rome: { roma: ["praetoria_1"] } };
    expect(scored({ ...base, mutiny: { dacia: ["xiii_gemina"] } })).toEqual([1 - 2, 1]);
    expect(scored({ ...base, war: ["parthes"], mutiny: { parthes_media: ["parthes_3"] } })).toEqual([1, 1 - 2]);
  });

  test("IMP-6.3.k beaten they go with their marker, any Front or none", () => {
    const p = attacking(
      "rome",
      {
        sequences: { rome: 1 },
        rome: { moesia_superior: ["xi_claudia", "i_italica", "v_macedonica", "martius_verus"] },
        mutiny: { moesia_superior: ["iv_flavia"] },
      },
      { from: "moesia_inferior", pieces: ["xi_claudia", "i_italica", "v_macedonica"] },
    );
    run(p);
    // 30 to 10: 3/1. A 1 and the TB: R/R or worse; a 2: the defender is reduced.
    play(p, "fight moesia_superior", [3]);
    while (asked(p) === "losses") play(p, legal(p)[0]);
    if (asked(p) === "retreat") {
      expect(legal(p, "retreat")).toContain("retreat macedonia");
      play(p, "retreat macedonia");
    }
    expect([at(p, "iv_flavia"), side(p, "iv_flavia")]).toEqual(["macedonia", "mutiny"]);
    // IMP-6.3.n: no winter for them.
    wintered(p);
    expect(where(p, "iv_flavia")).toEqual(["macedonia-"]);
  });

  test("IMP-6.3.l the last one dead, the marker is lifted; the unit comes back in winter", () => {
    const p = attacking("rome", {
      sequences: { rome: 1 },
      rome: { moesia_superior: ["xi_claudia", "i_italica", "v_macedonica", "martius_verus"] },
      mutiny: { moesia_superior: ["iv_flavia-"] },
    });
    run(p);
    play(p, "fight moesia_superior", [3]);
    while (asked(p) === "losses") play(p, legal(p)[0]);
    expect([at(p, "iv_flavia"), titlesIn(p, ON_MAP)]).toEqual(["dead", []]);
    wintered(p);
    expect(where(p, "iv_flavia")).toEqual(["moesia_superior"]);
    expect(side(p, "iv_flavia")).toBe("rome");
  });
});

describe("Divine Favour", () => {
  test("IMP-6.3.p IMP-R80 any die of E, the other's too, before modifiers", () => {
    const { p } = beforeBattle("rome", { ...GERMANS, hands: { enemy: ["faveur_divine"] } }, "pannonia_superior");
    until(p, "die", [6]);
    expect([asked(p), toMove(p)]).toEqual(["window", "aventine"]);
    expect(why(p, "set-die faveur_divine 0")).not.toBe("legal");
    const more = [...play(p, "set-die faveur_divine 1"), ...pass(p)];
    // TB 1 of Martius Verus against 0 is still added.
    const decided = told(more, "battle-decided")[0];
    expect([decided?.die, decided?.row]).toEqual([1, 2]);
  });

  test("IMP-6.3.p the d10 of a murder from 0 to 9", () => {
    const p = enemyAsked({
      rome: { dacia: ["martius_verus"] },
      hands: { enemy: ["assassinat"], rome: ["faveur_divine"] },
    });
    play(p, "murder assassinat martius_verus", d10(9));
    expect(toMove(p)).toBe("capitoline");
    play(p, "set-die faveur_divine 0");
    pass(p);
    expect(at(p, "martius_verus")).toBe("dacia");
  });

  test("IMP-6.3.p not the dice of C and D", () => {
    const p = lay({ year: 170, rome: { roma: ["marcus_aurelius*"] }, hands: { rome: ["faveur_divine"] } });
    goTo(p, { step: "reserves", most: -1, before: 0 });
    run(p, d10(0));
    expect(asked(p)).not.toBe("window");
  });
});

describe("windows", () => {
  test("IMP-2.E.d IMP-R20 the other may play in a sequence that is not his", () => {
    const p = inWindow(
      { rome: { dacia: ["martius_verus"] }, hands: { enemy: ["assassinat"] } },
      "move",
      "enemy",
      "rome",
    );
    expect(legal(p, "murder")).toEqual(["murder assassinat martius_verus"]);
  });
});
