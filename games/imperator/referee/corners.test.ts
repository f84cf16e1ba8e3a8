/** A referee's expectations where two rules meet: stratagems before a battle, deaths on the march, plague at the end of a flight, winters of rebels. */
import { describe, expect, test } from "vitest";
import { WITHDRAWN } from "../board.ts";
import { isFlagged, PAX, type Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { ON_MAP } from "../stratagems.ts";
import { fought, routed } from "../testing/field.ts";
import { moving } from "../testing/moving.ts";
import { beforeBattle, enemyAsked, romeAsked, titlesIn, until } from "../testing/playing.ts";
import {
  asked,
  at,
  goTo,
  inZone,
  lay,
  legal,
  people,
  piece,
  play,
  run,
  side,
  told,
  toMove,
  why,
} from "../testing/table.ts";
import { die, holders, rise } from "../testing/usurping.ts";
import { lost } from "../testing/winter.ts";
import { AUGUSTUS, CAESAR, USURPER } from "../titles.ts";
import { d10, pass, sequence, steps, where, wintered } from "./flow.ts";

const sides = (p: Position, ...names: string[]): (string | null)[] => names.map((name) => side(p, name));

describe("before the die", () => {
  test("IMP-6.3.i IMP-4.2.g the Alliance before a battle in Armenia: its unit changes ranks", () => {
    const { p } = beforeBattle(
      "rome",
      {
        armenia: "enemy",
        war: ["parthes"],
        rome: { armenia: ["xv_apollinaris"] },
        enemy: { armenia: ["armenia_1", "parthes_7"] },
        hands: { rome: ["alliance_armenienne"] },
      },
      "armenia",
    );
    until(p, "battle");
    const events = [...play(p, "play alliance_armenienne", [6]), ...pass(p)];
    const decided = told(events, "battle-decided")[0];
    // 10 and 12 to 7: 3/1; outside the empire -1; TB of the units 0 against 1.
    expect([decided?.baseColumn, decided?.winner]).toEqual(["3/1", "rome"]);
    expect(at(p, "armenia_1")).toBe("armenia");
  });

  test("IMP-6.3.i alone against Rome: there is no battle left", () => {
    const { p } = beforeBattle(
      "rome",
      {
        armenia: "enemy",
        rome: { armenia: ["xv_apollinaris"] },
        enemy: { armenia: ["armenia_1"] },
        hands: { rome: ["alliance_armenienne"] },
      },
      "armenia",
    );
    until(p, "battle");
    play(p, "play alliance_armenienne");
    pass(p);
    expect([side(p, "armenia_1"), inZone(p, "armenia").sort()]).toEqual(["rome", ["armenia_1", "xv_apollinaris"]]);
  });

  test("IMP-6.1.g a People pacified before the battle goes home, and nobody fights", () => {
    const { p } = beforeBattle(
      "enemy",
      {
        war: ["quades"],
        rome: { dacia: ["xiii_gemina"] },
        enemy: { dacia: ["quades_1", "quades_chief_1"] },
        hands: { rome: ["pacification_majeur"] },
      },
      "dacia",
    );
    until(p, "battle");
    play(p, "pacify pacification_majeur quades");
    while (asked(p) === "muster") play(p, legal(p)[0]);
    pass(p);
    expect([at(p, "quades_1"), at(p, "xiii_gemina"), p.vp[ROME]]).toEqual(["quades", "dacia", 0]);
  });

  test("IMP-4.5F.a IMP-6.3.c the usurper murdered before the battle: his army is loyal, no battle", () => {
    const { p } = beforeBattle(
      "rome",
      {
        rome: { roma: ["marcus_aurelius*"], cappadocia: ["xii_fulminata"] },
        enemy: { cappadocia: ["avidius_cassius!", "iv_scythica"], arabia: ["martius_verus", "iii_cyrenaica"] },
        hands: { rome: ["assassinat"] },
      },
      "cappadocia",
    );
    until(p, "battle");
    play(p, "murder assassinat avidius_cassius", d10(9));
    pass(p);
    expect([...sides(p, "iv_scythica", "martius_verus", "iii_cyrenaica"), at(p, "iv_scythica"), p.vp[ROME]]).toEqual([
      "rome",
      "rome",
      "rome",
      "cappadocia",
      1,
    ]);
  });

  test("IMP-4.3.b the only rebel leader of a zone murdered: his units are loyal, the usurpation goes on", () => {
    const { p } = beforeBattle(
      "rome",
      {
        rome: { roma: ["marcus_aurelius*"], arabia: ["x_fretensis"] },
        enemy: { cappadocia: ["avidius_cassius!", "iv_scythica"], arabia: ["martius_verus", "iii_cyrenaica"] },
        hands: { rome: ["assassinat"] },
      },
      "arabia",
    );
    until(p, "battle");
    play(p, "murder assassinat martius_verus", d10(8));
    pass(p);
    expect([...sides(p, "iii_cyrenaica", "iv_scythica"), holders(p, USURPER).length]).toEqual(["rome", "enemy", 1]);
  });

  test("IMP-6.3.e IMP-7.d plague before the battle kills the last units: no battle, and the leader is alone", () => {
    const { p } = beforeBattle(
      "enemy",
      {
        war: ["quades"],
        rome: { dacia: ["xiii_gemina-", "martius_verus"] },
        enemy: { dacia: ["quades_1", "quades_2"] },
        hands: { enemy: ["foyer_de_peste"] },
      },
      "dacia",
    );
    until(p, "battle");
    // Martius Verus survives the plague, and then the hunt.
    play(p, "strew foyer_de_peste dacia", d10(3, 4));
    if (asked(p) === "window") pass(p);
    expect(at(p, "xiii_gemina")).toBe("dead");
    expect(asked(p)).toBe("loneLeader");
  });

  test("IMP-6.3.b IMP-R76 IMP-3.5.f the garrison without an Augustus does not flee, and so nobody does", () => {
    const { p } = beforeBattle(
      "enemy",
      {
        war: ["quades"],
        rome: { venetia: ["praetoria_1", "vexillatio_danube_1", "martius_verus"] },
        enemy: { venetia: ["quades_1", "quades_chief_1"] },
        hands: { rome: ["fuite_opportune"] },
      },
      "venetia",
    );
    expect(asked(p) === "window" ? legal(p, "flee") : []).toEqual([]);
  });

  test("IMP-R76 IMP-R92 an ill Augustus stays and dies among enemies, the rest may flee", () => {
    const { p } = beforeBattle(
      "enemy",
      {
        war: ["quades"],
        ill: "marcus_aurelius",
        rome: { venetia: ["marcus_aurelius*", "vexillatio_danube_1"], roma: ["commodus+"] },
        enemy: { venetia: ["quades_1", "quades_chief_1"] },
        hands: { rome: ["fuite_opportune"] },
      },
      "venetia",
    );
    play(p, "flee fuite_opportune ravenna");
    pass(p);
    expect([at(p, "vexillatio_danube_1"), at(p, "marcus_aurelius"), holders(p, AUGUSTUS)]).toEqual([
      "ravenna",
      "gone",
      ["commodus"],
    ]);
    // A failed escape is worth nothing.
    expect(p.vp[ENEMY]).toBe(0);
  });

  test("IMP-R83 IMP-7.d a leader whom the others leave behind is alone among enemies", () => {
    const { p } = fought(
      "enemy",
      {
        war: ["quades"],
        rome: { pannonia_superior: ["vexillatio_danube_1", "martius_verus", "macrinus_vindex"] },
        enemy: { pannonia_superior: ["quades_1"] },
      },
      "pannonia_superior",
    );
    play(p, "evade martius_verus", [1]);
    play(p, "bring vexillatio_danube_1");
    play(p, "slip venetia", d10(5));
    expect([asked(p), toMove(p)]).toEqual(["loneLeader", "capitoline"]);
  });
});

describe("plague at the end of a flight", () => {
  test("IMP-6.3.f a retreat into it, an evasion, an escape", () => {
    const p = routed(
      "defender",
      "enemy",
      {
        war: ["quades"],
        rome: { pannonia_superior: ["vexillatio_danube_1", "vexillatio_danube_2-"] },
        enemy: { pannonia_superior: ["quades_1"] },
        markers: [["foyer_de_peste", "noricum"]],
        sequences: { rome: 1 },
      },
      "pannonia_superior",
    );
    p.stack.unshift({ step: "movesAndCombats", side: ENEMY, extra: false, begun: true });
    play(p, "retreat noricum");
    expect(where(p, "vexillatio_danube_1", "vexillatio_danube_2")).toEqual(["noricum-", "box"]);
  });

  test("IMP-6.3.f IMP-7.d a leader who escapes into it is tested too", () => {
    const p = sequence("rome", {
      war: ["quades"],
      rome: { venetia: ["martius_verus"] },
      enemy: { noricum: ["quades_1"] },
      markers: [["foyer_de_peste", "raetia"]],
    });
    play(p, ["take martius_verus", "step noricum"]);
    play(p, "halt", d10(0));
    play(p, "escape raetia", d10(9));
    expect(at(p, "martius_verus")).toBe("gone");
  });

  test("IMP-6.3.f landing in it", () => {
    const p = sequence("rome", {
      rome: { "aboard-classis_misenensis": ["vexillatio_sud_1", "iii_augusta-"] },
      fleets: { classis_misenensis: "mare_internum_occidentalis" },
      markers: [["foyer_de_peste", "africa"]],
    });
    play(p, ["take classis_misenensis", "all", "land africa"]);
    expect(where(p, "vexillatio_sud_1", "iii_augusta")).toEqual(["africa-", "dead"]);
  });

  test("IMP-3.5.c IMP-6.3.f whose last unit dies of it on the march goes no farther", () => {
    const p = sequence("rome", {
      rome: { moesia_superior: ["martius_verus", "iv_flavia-"] },
      markers: [["foyer_de_peste", "pannonia_inferior"]],
    });
    play(p, ["take martius_verus", "add iv_flavia"]);
    play(p, "step pannonia_inferior", d10(3));
    expect([at(p, "iv_flavia"), at(p, "martius_verus"), asked(p)]).toEqual(["dead", "pannonia_inferior", "movement"]);
    expect(why(p, "take martius_verus")).not.toBe("legal");
  });

  test("IMP-R119 the Augustus dies on the march: his Caesar is Augustus and leads the garrison on", () => {
    const p = sequence("rome", {
      rome: { roma: ["septimius_severus*", "caracalla+", "praetoria_1"] },
      markers: [["foyer_de_peste", "umbria"]],
    });
    play(p, ["take septimius_severus", "add caracalla", "add praetoria_1"]);
    const faces = [9, 0];
    play(p, "step umbria", d10(...faces));
    const alive = holders(p, AUGUSTUS);
    expect(alive.length).toBe(1);
    if (alive[0] === "caracalla") {
      play(p, "step transpadana");
      expect(where(p, "praetoria_1", "caracalla")).toEqual(["transpadana-", "transpadana"]);
    }
  });

  test("IMP-R119 the garrison stays where its Augustus died", () => {
    const p = sequence("rome", {
      rome: { roma: ["septimius_severus*", "laetus", "praetoria_1", "vexillatio_danube_1"], dacia: ["caracalla+"] },
      markers: [["foyer_de_peste", "umbria"]],
    });
    play(p, ["take septimius_severus", "add laetus", "add praetoria_1", "add vexillatio_danube_1"]);
    play(p, "step umbria", d10(9, 0));
    if (at(p, "septimius_severus") === "gone") {
      expect(holders(p, AUGUSTUS)).toEqual(["caracalla"]);
      expect(why(p, "step transpadana")).not.toBe("legal");
      play(p, ["drop praetoria_1", "step transpadana"]);
      expect(where(p, "praetoria_1", "vexillatio_danube_1")).toEqual(["umbria-", "transpadana-"]);
    } else throw new Error("the first die was not his");
  });

  test("IMP-4.3.b IMP-R119 a rebel leader dies on the march: his units are loyal where they are", () => {
    const p = sequence("enemy", {
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"], arabia: ["martius_verus", "iii_cyrenaica"] },
      markers: [["foyer_de_peste", "syria_palaestina"]],
    });
    play(p, ["take martius_verus", "add iii_cyrenaica"]);
    play(p, "step syria_palaestina", d10(9));
    expect([...sides(p, "iii_cyrenaica"), at(p, "iii_cyrenaica"), asked(p)]).toEqual([
      "rome",
      "syria_palaestina",
      "movement",
    ]);
  });
});

describe("deaths and thrones", () => {
  test("IMP-2.C.o IMP-R13 a broken Pax with a usurper: he counts for the sequences", () => {
    const p = lay({
      year: 185,
      rome: { roma: ["marcus_aurelius*", "macrinus_vindex"], syria_coele: ["pescennius_niger", "iv_scythica"] },
    });
    goTo(p, { step: "peaceOrWar" });
    const events = run(p);
    expect(asked(p)).toBe("acclamation");
    events.push(...play(p, "succeed macrinus_vindex"));
    while (asked(p) === "rival") events.push(...play(p, "proclaim pescennius_niger"));
    while (asked(p) === "extension") events.push(...play(p, "decline", [1, ...d10(1)]));
    const shared = told(events, "sequences")[0];
    // Vindex 2 and Niger 3.
    expect([shared?.total, isFlagged(p, PAX)]).toEqual([5, false]);
  });

  test("IMP-4.5S.h IMP-3.6.m no usurper alive at the exchange and no Caesar: Rome chooses, and the Enemy may have a usurper again", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*", "macrinus_vindex"], dacia: ["statius_priscus"] },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"] },
    });
    die(p, "marcus_aurelius", "assassinated");
    die(p, "avidius_cassius", "lone");
    steps(p, [{ step: "exchange" }]);
    expect(asked(p)).toBe("acclamation");
    play(p, "succeed macrinus_vindex");
    while (asked(p) === "rival") play(p, "proclaim statius_priscus");
    while (asked(p) === "extension") play(p, "decline");
    expect([holders(p, AUGUSTUS), holders(p, USURPER), p.leads[ROME]]).toEqual([
      ["macrinus_vindex"],
      ["statius_priscus"],
      0,
    ]);
  });

  test("IMP-R66 IMP-4.5G.p the Augustus whom Rome chooses in the zone of Rome itself must escape from Didius", () => {
    const p = lay({ year: 192, rome: { roma: ["commodus*", "laetus", "praetoria_1"] } });
    die(p, "commodus", "natural", d10(3));
    if (asked(p) === "acclamation") play(p, "succeed laetus", d10(3));
    expect([holders(p, AUGUSTUS), side(p, "praetoria_1"), asked(p)]).toEqual([["laetus"], "enemy", "loneLeader"]);
  });

  test("IMP-3.6.a a second usurpation by succession when there are two already: none", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*", "macrinus_vindex"], numidia: ["basseus_rufus", "iii_augusta"] },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"], dacia: ["statius_priscus!", "xiii_gemina"] },
    });
    die(p, "marcus_aurelius", "natural");
    play(p, "succeed macrinus_vindex");
    expect([holders(p, USURPER).length, asked(p), side(p, "basseus_rufus")]).toEqual([2, "nothing", "rome"]);
  });

  test("IMP-4.5S.d IMP-R62 both Augusti beaten in one battle by rebels", () => {
    const { p, events } = fought(
      "enemy",
      {
        rome: { cappadocia: ["marcus_aurelius*", "lucius_verus*", "xii_fulminata"] },
        enemy: { cappadocia: ["avidius_cassius!", "iv_scythica", "xvi_flavia", "iii_gallica", "vi_ferrata"] },
      },
      "cappadocia",
    );
    const more = [...events, ...play(p, "stand", [6])];
    while (asked(p) !== "nothing") more.push(...play(p, legal(p)[0]));
    expect([told(more, "usurpation-won").length, holders(p, AUGUSTUS), at(p, "lucius_verus")]).toEqual([1, [], "gone"]);
  });

  test("IMP-8.4.b IMP-4.5S.d one of two beaten: the other reigns on", () => {
    const { p, events } = fought(
      "enemy",
      {
        rome: { roma: ["lucius_verus*"], cappadocia: ["marcus_aurelius*", "xii_fulminata"] },
        enemy: { cappadocia: ["avidius_cassius!", "iv_scythica", "xvi_flavia", "iii_gallica", "vi_ferrata"] },
      },
      "cappadocia",
    );
    const more = [...events, ...play(p, "stand", [6])];
    while (asked(p) !== "nothing") more.push(...play(p, legal(p)[0]));
    expect([told(more, "usurpation-won").length, holders(p, AUGUSTUS)]).toEqual([0, ["lucius_verus"]]);
  });

  test("IMP-5.b IMP-4.5S.e after the exchange the dead of the year and mutineers are where they were; the new Rome has all others", () => {
    const p = lay({
      rome: { dacia: ["marcus_aurelius*", "xiii_gemina"] },
      enemy: { roma: ["avidius_cassius!", "iv_scythica"] },
      mutiny: { noricum: ["x_gemina"] },
    });
    steps(p, [{ step: "capture" }]);
    steps(p, [{ step: "exchange" }]);
    expect([...sides(p, "xiii_gemina", "iv_scythica", "x_gemina"), titlesIn(p, ON_MAP).length]).toEqual([
      "rome",
      "rome",
      "mutiny",
      1,
    ]);
  });
});

describe("Peoples and events", () => {
  test("IMP-8.1.b IMP-4.3.k a retreat from outside into the empire goes by the Front of the band", () => {
    const p = routed(
      "defender",
      "rome",
      { war: ["hermunduri"], rome: { hermunduri: ["vexillatio_danube_1"] }, enemy: { hermunduri: ["hermunduri_1"] } },
      "hermunduri",
      { from: "silva_gabreta", pieces: ["vexillatio_danube_1"] },
    );
    expect(legal(p, "retreat").sort()).toEqual(["retreat albis_superior", "retreat germania_superior"]);
  });

  test("IMP-8.3.a IMP-4.2.k rebels do not retreat to Peoples", () => {
    const p = routed(
      "defender",
      "rome",
      {
        war: ["quades"],
        rome: { roma: ["marcus_aurelius*"], noricum: ["vexillatio_danube_1"] },
        enemy: { noricum: ["avidius_cassius!", "ii_italica"], pannonia_superior: ["quades_1"] },
      },
      "noricum",
    );
    expect(legal(p, "retreat").sort()).toEqual(["retreat raetia", "retreat venetia"]);
  });

  test("IMP-7.d IMP-7.b a unit dropped on a lone enemy leader hunts him", () => {
    const p = sequence("rome", {
      war: ["quades"],
      rome: { noricum: ["martius_verus", "vexillatio_danube_1", "vexillatio_danube_2"] },
      enemy: { pannonia_superior: ["quades_chief_1"] },
    });
    play(p, [
      "take martius_verus",
      "add vexillatio_danube_1",
      "add vexillatio_danube_2",
      "step pannonia_superior",
      "drop vexillatio_danube_1",
    ]);
    play(p, "step pannonia_inferior");
    if (asked(p) === "group") play(p, "halt", d10(9));
    expect(at(p, "quades_chief_1")).toBe("absent");
    expect(p.vp[ROME]).toBe(0);
  });

  test("IMP-TE.13.a a vexillation and a rebel legion in the East, both reduced, are out for the year and come back", () => {
    const p = lay({
      year: 170,
      rome: {
        roma: ["marcus_aurelius*"],
        cappadocia: ["vexillatio_danube_1-"],
        dacia: ["xiii_gemina-", "x_gemina-", "xiv_gemina-"],
      },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica-", "xvi_flavia"] },
    });
    steps(p, [{ step: "event" }], [6, ...d10(7)]);
    expect([p.at[piece("vexillatio_danube_1")], p.at[piece("iv_scythica")]]).toEqual([WITHDRAWN, WITHDRAWN]);
    wintered(p);
    expect([at(p, "iv_scythica"), side(p, "iv_scythica"), where(p, "xvi_flavia")[0]]).toEqual([
      "syria_coele",
      "enemy",
      "syria_coele",
    ]);
  });

  test("IMP-TE.1.a rebels and mutineers in Rome suffer as well", () => {
    const p = lay({
      year: 193,
      rome: { dacia: ["helvius_pertinax*"] },
      enemy: { roma: ["didius_julianus!", "praetoria_1"] },
    });
    steps(p, [{ step: "event" }], [1, ...d10(0)]);
    expect(where(p, "praetoria_1")).toEqual(["roma-"]);
  });

  test("IMP-R72 an Augustus who escapes or retreats into Rome lifts the Intrigue", () => {
    const p = sequence("rome", {
      war: ["quades"],
      rome: { roma: ["praetoria_1"], umbria: ["marcus_aurelius*"] },
      enemy: { campania: ["quades_1", "quades_chief_1"] },
      markers: [["intrigue_au_senat", "roma"]],
    });
    play(p, ["take marcus_aurelius", "step campania"]);
    play(p, "halt", d10(0));
    play(p, "escape roma");
    expect(titlesIn(p, ON_MAP)).toEqual([]);
  });

  test("IMP-6.3.j mutiny of the garrison of Rome without a leader", () => {
    const p = enemyAsked({
      rome: { roma: ["praetoria_1", "equites_singulares"], dacia: ["marcus_aurelius*"] },
      hands: { enemy: ["mutinerie"] },
    });
    play(p, "strew mutinerie roma");
    expect(sides(p, "praetoria_1", "equites_singulares")).toEqual(["mutiny", "mutiny"]);
  });

  test("IMP-6.3.j a leader on the face of peace is no leader who holds Parthians; Roman leaders among them change nothing", () => {
    const p = romeAsked({
      war: ["parthes"],
      enemy: { parthes_media: ["parthes_3"], parthes_susiana: ["parthes_7", "chosroes"] },
      hands: { rome: ["mutinerie"] },
    });
    expect(legal(p, "strew")).toEqual(["strew mutinerie parthes_media"]);
  });

  test("IMP-R57 IMP-4.5G.i two usurpers: the usurper who is there counts with his own bonus", () => {
    const p = moving("enemy", {
      rome: { roma: ["marcus_aurelius*"], syria_phoenice: ["iii_gallica"] },
      enemy: { syria_coele: ["lucius_verus!", "iv_scythica"] },
      claims: { lucius_verus: { bonus: 2, front: "oriental" } },
    });
    play(p, ["take lucius_verus", "add iv_scythica", "step syria_phoenice"]);
    const events = play(p, "win-over", [6]);
    expect(told(events, "appeal")[0]).toMatchObject({ pc: 4, bonus: 2, won: true });
  });
});

describe("winters of a civil war", () => {
  test("IMP-9.2.2.m a rebel leader alone outside the empire stays there", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"], caledonia: ["martius_verus"] },
    });
    wintered(p);
    expect(at(p, "martius_verus")).toBe("caledonia");
  });

  test("IMP-R63 IMP-9.2.2.n rebels dead this year are loyal when the usurpation has failed", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"] },
    });
    lost(p, ENEMY, "iii_gallica");
    die(p, "avidius_cassius", "natural");
    wintered(p);
    expect([at(p, "iii_gallica"), side(p, "iii_gallica")]).toEqual(["syria_phoenice", "rome"]);
  });

  test("IMP-9.2.2.f mutineers beside them do not keep loyal legions from going home", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*"], noricum: ["x_gemina"] }, mutiny: { raetia: ["iii_italica"] } });
    wintered(p);
    expect(where(p, "x_gemina")).toEqual(["pannonia_superior"]);
  });

  test("IMP-9.2.2.h a camp that mutineers hold is open to its other legions", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*"], noricum: ["x_gemina"] },
      mutiny: { pannonia_superior: ["xiv_gemina"] },
    });
    wintered(p);
    expect(where(p, "x_gemina")).toEqual(["pannonia_superior"]);
  });

  test("IMP-9.2.2.i IMP-4.2.f Rebels in their camp: a loyal legion goes to the nearest free one", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*"], moesia_inferior: ["x_gemina"] },
      enemy: { pannonia_superior: ["avidius_cassius!", "xiv_gemina"] },
    });
    steps(p, [{ step: "winterOfRomans" }]);
    // Castra Regina and Lauriacum are of 169; Aquincum alone is a neighbour. It never left the empire: not reduced.
    expect(where(p, "x_gemina")).toEqual(["pannonia_inferior"]);
  });

  test("IMP-9.2.3.b a loyal vexillation whose legions have gone over is lost in F, even in its second year", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*", "vexillatio_bretagne_1"], britannia_isca: ["ii_augusta"] },
      enemy: { britannia_deva: ["statius_priscus!", "vi_victrix", "xx_valeria_victrix"] },
    });
    wintered(p);
    expect([at(p, "vexillatio_bretagne_1"), where(p, "ii_augusta")]).toEqual(["box", ["britannia_isca"]]);
  });

  test("IMP-9.2.4.h a Parthian king dead and no unit left: peace without him; his heir comes next year", () => {
    const p = lay({
      year: 180,
      war: ["parthes"],
      rome: { roma: ["commodus*"] },
      enemy: { parthes_babylonia: ["vologeses_iii"] },
    });
    die(p, "vologeses_iii", "battle");
    wintered(p);
    expect([p.status[people("parthes")], at(p, "parthes_1")]).toEqual([0, "parthes_babylonia"]);
    p.year = 181;
    steps(p, [{ step: "arrivals", side: ENEMY }]);
    while (asked(p) === "arrivals") play(p, legal(p)[0]);
    expect([side(p, "vologeses_iv"), p.side[piece("vologeses_iv")] === ENEMY]).toEqual([null, false]);
  });
});

describe("Caesars", () => {
  test("IMP-8.4.b a Caesar beaten by rebels dies, for a point, without an end to anything", () => {
    const { p, events } = fought(
      "enemy",
      {
        rome: { roma: ["marcus_aurelius*"], cappadocia: ["commodus+", "xii_fulminata"] },
        enemy: { cappadocia: ["avidius_cassius!", "iv_scythica", "xvi_flavia", "iii_gallica", "vi_ferrata"] },
      },
      "cappadocia",
      // Commodus has SR 1: no die is below it, and nobody is asked.
    );
    const more = [...events];
    while (asked(p) !== "nothing")
      more.push(...play(p, asked(p) === "evasions" ? "stand" : legal(p)[0], asked(p) === "evasions" ? [6] : []));
    expect([at(p, "commodus"), holders(p, CAESAR), told(more, "usurpation-won").length]).toEqual(["gone", [], 0]);
    expect(p.vp[ENEMY]).toBe(2);
  });

  test("IMP-4.5G.a a usurpation in the zone of a loyal Caesar takes him; he never tests", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*"], syria_coele: ["avidius_cassius", "commodus+", "iv_scythica"] },
    });
    rise(p, "avidius_cassius");
    expect([holders(p, CAESAR), side(p, "commodus")]).toEqual([[], "enemy"]);
  });
});
