import { describe, expect, test } from "vitest";
import type { Event } from "../events/index.ts";
import type { Position } from "../position.ts";
import { mark, TRIED } from "../table.ts";
import { attacking, type Came, fought } from "../testing/field.ts";
import {
  asked,
  at,
  byDefault,
  foreseen,
  inZone,
  type Layout,
  legal,
  piece,
  play,
  question,
  reason,
  side,
  told,
  toMove,
  why,
} from "../testing/table.ts";

/** Rome comes from Pannonia Inferior upon Jazyges in Moesia Superior. */
const layout: Layout = {
  war: ["jazyges", "quades"],
  rome: { moesia_superior: ["i_adiutrix", "ii_adiutrix", "claudius_pompeianus"] },
  enemy: {
    moesia_superior: [
      "jazyges_1",
      "jazyges_2",
      "jazyges_3",
      "jazyges_4",
      "quades_1",
      "jazyges_chief_1",
      "jazyges_chief_2",
    ],
  },
};
const CAME: Came = { from: "pannonia_inferior", pieces: ["i_adiutrix", "ii_adiutrix"] };

const beset = (change: Layout = {}, came: Came = CAME): Position =>
  fought("rome", { ...layout, ...change }, "moesia_superior", [], came).p;

const battles = (events: readonly Event[]) => told(events, "battle");

describe("IMP-8.1.a IMP-R83 who tries", () => {
  test("the defender is asked, who has a leader there", () => {
    const p = beset();
    expect([asked(p), toMove(p)]).toEqual(["evasions", "aventine"]);
    expect(legal(p)).toEqual(["stand", "evade jazyges_chief_1"]);
    expect(byDefault(p)).toBe("stand");
  });

  test("without a leader nobody is asked: the battle is fought", () => {
    const { p, events } = fought(
      "rome",
      { ...layout, enemy: { moesia_superior: ["jazyges_1"] } },
      "moesia_superior",
      [6],
      CAME,
    );
    expect(battles(events)).toHaveLength(1);
    expect(asked(p)).not.toBe("evasions");
  });

  test("the best SR first; the next when he has tried, each of them once", () => {
    const p = beset();
    expect(reason(p, "evade jazyges_chief_2")).toBe("IMP-8.1.a notTheBestLeader");
    expect(reason(p, "evade claudius_pompeianus")).toBe("IMP-8.1.a onlyLeadersEvade");
    expect(reason(p, "evade jazyges_1")).toBe("IMP-8.1.a onlyLeadersEvade");
    play(p, "evade jazyges_chief_1", [3]);
    expect(asked(p)).toBe("evasions");
    expect(reason(p, "evade jazyges_chief_1")).toBe("IMP-8.1.a triedAlready");
    expect(legal(p)).toEqual(["stand", "evade jazyges_chief_2"]);
    const events = play(p, "evade jazyges_chief_2", [2, 6]);
    expect(told(events, "evasion")).toMatchObject([{ die: 2, sr: 2, success: false }]);
    expect(battles(events)).toHaveLength(1);
  });

  test("IMP-C073 a d6 strictly below his SR", () => {
    const success = (die: number) => told(play(beset(), "evade jazyges_chief_1", [die]), "evasion")[0];
    expect(success(2)).toMatchObject({ success: true, sr: 3, rule: "IMP-8.1.a" });
    expect(success(3)).toMatchObject({ success: false });
  });

  test("the throw is foreseen, and the battle that is fought if he stands", () => {
    const p = beset();
    expect(foreseen(p, "evade jazyges_chief_1")).toEqual([{ f: "throw", rule: "IMP-8.1.a", sides: 6, below: 3 }]);
    expect(foreseen(p, "stand")).toMatchObject([
      { f: "battle", zone: "moesia_superior", attacker: "rome", attack: 20, defence: 45 },
    ]);
  });

  test("who tried once may try again in another battle", () => {
    const p = attacking("rome", layout, CAME);
    mark(p, piece("jazyges_chief_1"), TRIED);
    play(p, "fight moesia_superior");
    expect(legal(p)).toEqual(["stand", "evade jazyges_chief_1"]);
  });
});

describe("IMP-8.1.f IMP-R83 who goes along", () => {
  const away = (change: Layout = {}): Position => {
    const p = beset(change);
    play(p, "evade jazyges_chief_1", [1]);
    return p;
  };

  test("IMP-C073 at most CC units; the rest fights", () => {
    const p = beset({
      enemy: { moesia_superior: ["jazyges_1", "jazyges_2", "jazyges_3", "jazyges_4", "jazyges_chief_2"] },
    });
    play(p, "evade jazyges_chief_2", [1]);
    play(p, ["bring jazyges_1", "bring jazyges_2", "bring jazyges_3"]);
    expect(question(p)).toMatchObject({ ask: "evasion", units: 3, command: 3 });
    expect(reason(p, "bring jazyges_4")).toBe("IMP-8.1.f overHisCommand");
    const events = play(p, "slip jazyges", [5]);
    expect(told(events, "evaded")[0]).toMatchObject({
      pieces: ["jazyges_1", "jazyges_2", "jazyges_3", "jazyges_chief_2"],
    });
    expect(battles(events)[0].defender).toMatchObject({ units: ["jazyges_4"], leaders: [] });
  });

  test("IMP-4.3.f units of his own People only, and any other leader", () => {
    const p = away();
    expect(reason(p, "bring quades_1")).toBe("IMP-4.3.f notHisPeople");
    expect(reason(p, "bring jazyges_chief_2")).toBe("legal");
    expect(reason(p, "bring jazyges_chief_1")).toBe("IMP-8.1.f comesAlready");
    expect(reason(p, "bring i_adiutrix")).toBe("IMP-8.1.f notBeset");
    expect(reason(p, "bring xiii_gemina")).toBe("IMP-8.1.f notBeset");
  });

  test("all that can be brought at once, leaders first and then the strongest", () => {
    const p = away();
    play(p, "all");
    expect(reason(p, "all")).toBe("IMP-8.1.f nobodyElse");
    const events = play(p, "slip jazyges", [6]);
    expect(told(events, "evaded")[0].pieces).toEqual([
      "jazyges_1",
      "jazyges_2",
      "jazyges_3",
      "jazyges_4",
      "jazyges_chief_1",
      "jazyges_chief_2",
    ]);
    expect(inZone(p, "jazyges")).toHaveLength(6);
  });

  test("who is left may try with another leader", () => {
    const p = away();
    play(p, ["bring jazyges_1", "slip jazyges"]);
    expect(asked(p)).toBe("evasions");
    expect(legal(p)).toEqual(["stand", "evade jazyges_chief_2"]);
  });

  test("nobody left to fight: there is no battle, and no points", () => {
    const p = beset({ enemy: { moesia_superior: ["jazyges_1", "jazyges_chief_1"] } });
    const events = play(p, ["evade jazyges_chief_1", "bring jazyges_1", "slip jazyges"], [1]);
    expect(battles(events)).toEqual([]);
    expect(told(events, "points")).toEqual([]);
    expect(p.stack).toEqual([]);
  });

  test("IMP-R97 what has evaded does not count for a battle of 35 SP", () => {
    const p = away({ enemy: { moesia_superior: ["jazyges_1", "jazyges_2", "quades_1", "jazyges_chief_1"] } });
    play(p, ["bring jazyges_1", "bring jazyges_2"]);
    // 20 and 9 are left of 47.
    const events = play(p, "slip jazyges", [6]);
    expect(battles(events)[0]).toMatchObject({ attacker: { sp: 20 }, defender: { sp: 9 } });
    expect(told(events, "points")).toEqual([]);
  });

  test("IMP-3.5.f the garrison goes with an Augustus or Caesar who goes too", () => {
    const rome: Layout = {
      war: ["quades"],
      rome: { venetia: ["praetoria_1", "commodus*", "claudius_pompeianus"] },
      enemy: { venetia: ["quades_1", "quades_chief_1"] },
    };
    const p = fought("enemy", rome, "venetia", [], { from: "pannonia_superior", pieces: ["quades_1"] }).p;
    play(p, "evade claudius_pompeianus", [1]);
    expect(reason(p, "bring praetoria_1")).toBe("IMP-3.5.f garrisonNeedsEmperor");
    play(p, "bring commodus");
    expect(reason(p, "bring praetoria_1")).toBe("legal");
  });

  test("IMP-3.5.t IMP-R108 that of a usurper goes nowhere", () => {
    const p = fought(
      "rome",
      { rome: { roma: ["x_gemina"] }, enemy: { roma: ["praetoria_1", "xiii_gemina", "avidius_cassius!"] } },
      "roma",
    ).p;
    play(p, "evade avidius_cassius", [1]);
    expect(reason(p, "bring praetoria_1")).toBe("IMP-3.5.t garrisonOfRebels");
    expect(reason(p, "bring xiii_gemina")).toBe("legal");
  });

  test("IMP-4.3.b IMP-R58 rebels left without a rebel leader are loyal, and there is nobody to fight", () => {
    const p = fought(
      "rome",
      { rome: { thracia: ["x_gemina"] }, enemy: { thracia: ["xiii_gemina", "v_macedonica", "avidius_cassius!"] } },
      "thracia",
    ).p;
    play(p, ["evade avidius_cassius", "bring xiii_gemina"], [1]);
    const events = play(p, "slip macedonia");
    expect(told(events, "loyal-again")[0]).toMatchObject({ zone: "thracia", units: ["v_macedonica"] });
    expect(side(p, "v_macedonica")).toBe("rome");
    expect(battles(events)).toEqual([]);
  });

  test("IMP-4.2.f the Armenian unit stays", () => {
    const p = fought(
      "enemy",
      {
        armenia: "rome",
        war: ["parthes"],
        rome: { armenia: ["armenia_1", "xii_fulminata", "avidius_cassius"] },
        enemy: { armenia: ["parthes_1"] },
        reserve: ["oriental"],
      },
      "armenia",
    ).p;
    play(p, "evade avidius_cassius", [1]);
    expect(reason(p, "bring armenia_1")).toBe("IMP-4.2.f armeniansStay");
  });
});

describe("IMP-TE.4.a IMP-R92 IMP-R119 who may not leave", () => {
  const ill: Layout = {
    war: ["quades"],
    rome: { pannonia_superior: ["x_gemina", "marcus_aurelius*", "claudius_pompeianus", "basseus_rufus"] },
    enemy: { pannonia_superior: ["quades_1"] },
    ill: "marcus_aurelius",
  };

  test("IMP-C205 a sick Augustus does not try, lends his SR to nobody, and is not taken along", () => {
    const p = fought("enemy", ill, "pannonia_superior").p;
    expect(reason(p, "evade marcus_aurelius")).toBe("IMP-TE.4.a isIll");
    expect(legal(p)).toEqual(["stand", "evade claudius_pompeianus"]);
    play(p, "evade claudius_pompeianus", [1]);
    expect(reason(p, "bring marcus_aurelius")).toBe("IMP-TE.4.a isIll");
  });

  test("IMP-TE.6.a an Augustus who has to keep Rome stays in it", () => {
    const p = fought(
      "enemy",
      {
        event: 6,
        rome: { roma: ["praetoria_1", "commodus*", "perennis"] },
        enemy: { roma: ["xiii_gemina", "avidius_cassius!"] },
      },
      "roma",
    ).p;
    expect(reason(p, "evade commodus")).toBe("IMP-TE.6.a staysInRome");
    play(p, "evade perennis", [1]);
    expect(reason(p, "bring commodus")).toBe("IMP-TE.6.a staysInRome");
  });
});

describe("IMP-8.1.b IMP-8.1.d where to", () => {
  test("IMP-C074 IMP-4.3.d IMP-4.2.k rebels: not out of the empire, not to Peoples, not where the attackers came from", () => {
    const p = fought(
      "rome",
      {
        war: ["quades"],
        rome: { pannonia_superior: ["x_gemina", "claudius_pompeianus"] },
        enemy: { pannonia_superior: ["xiii_gemina", "avidius_cassius!"], pannonia_inferior: ["quades_1"] },
      },
      "pannonia_superior",
      [],
      { from: "noricum", pieces: ["x_gemina"] },
    ).p;
    play(p, ["evade avidius_cassius", "bring xiii_gemina"], [1]);
    expect(reason(p, "slip quades")).toBe("IMP-4.3.d rebelsStayInEmpire");
    expect(reason(p, "slip pannonia_inferior")).toBe("IMP-4.2.k notTheirKind");
    expect(reason(p, "slip noricum")).toBe("IMP-8.1.d attackersCameFromThere");
    expect(reason(p, "slip dalmatia")).toBe("legal");
    expect(reason(p, "slip roma")).toBe("IMP-8.1.b notNextToIt");
  });

  test("a zone with enemy units, or mutineers, is closed; one with enemy leaders is not", () => {
    const p = beset({
      rome: { ...layout.rome, daci: ["martius_verus"], jazyges: ["iv_flavia"] },
      mutiny: { dacia: ["xiii_gemina"] },
      war: ["jazyges", "quades", "daci"],
    });
    play(p, ["evade jazyges_chief_1", "bring jazyges_1"], [1]);
    expect(reason(p, "slip jazyges")).toBe("IMP-8.1.b enemyThere");
    expect(reason(p, "slip dacia")).toBe("IMP-8.1.b enemyThere");
    expect(reason(p, "slip daci")).toBe("legal");
  });

  test("IMP-R84 only units have come from somewhere, and all zones they came from are closed", () => {
    const p = beset({}, { from: "pannonia_inferior", pieces: ["i_adiutrix", "claudius_pompeianus"] });
    play(p, ["evade jazyges_chief_1", "bring jazyges_1"], [1]);
    expect(reason(p, "slip pannonia_inferior")).toBe("IMP-8.1.d attackersCameFromThere");
    const led = beset({}, { from: "thracia", pieces: ["claudius_pompeianus"] });
    play(led, ["evade jazyges_chief_1", "bring jazyges_1"], [1]);
    expect(reason(led, "slip pannonia_inferior")).toBe("legal");
    expect(why(led, "slip thracia")).toBe("legal"); // Interior: with their leader.
  });

  const baetica = (...enemies: string[]): Layout => ({
    war: ["cantabri", "gaetuli"],
    rome: { baetica: ["vii_gemina", "avidius_cassius"] },
    enemy: { baetica: ["cantabri_1"], ...Object.fromEntries(enemies.map((where, i) => [where, [`gaetuli_${i + 1}`]])) },
  });
  const CANTABRI: Came = { from: "tarraconensis", pieces: ["cantabri_1"] };

  test("IMP-8.1.c IMP-C197 across a strait", () => {
    const p = fought("enemy", baetica("lusitania"), "baetica", [], CANTABRI).p;
    play(p, "evade avidius_cassius", [2]);
    const events = play(p, "bring vii_gemina");
    expect(told(events, "evaded")[0]).toMatchObject({ to: "mauretania_tingitana" });
  });

  test("IMP-8.1.e IMP-C197 without a zone there is no evasion", () => {
    const { p, events } = fought("enemy", baetica("lusitania", "mauretania_tingitana"), "baetica", [1], CANTABRI);
    expect(told(events, "battle")).toHaveLength(1);
    expect(p.stack.some(({ step }) => step === "evasions")).toBe(false);
  });

  test("IMP-8.1.e who has no zone does not try, and others may", () => {
    const p = beset({
      war: ["quades", "marcomanni"],
      enemy: { moesia_superior: ["quades_1", "quades_chief_2", "marcomanni_chief_1"] },
    });
    // IMP-4.3.n: he has no unit of his own.
    expect(reason(p, "evade marcomanni_chief_1")).toBe("IMP-8.1.e noWayOut");
    expect(legal(p)).toEqual(["stand", "evade quades_chief_2"]);
  });

  test("IMP-3.3.c IMP-R23 a legion does not leave a Front that is not in reserve; its leader can", () => {
    const danube: Layout = {
      war: ["quades"],
      rome: { pannonia_superior: ["x_gemina", "vexillatio_danube_1", "claudius_pompeianus"] },
      enemy: { pannonia_superior: ["quades_1"] },
    };
    const came: Came = { from: "quades", pieces: ["quades_1"] };
    const p = fought("enemy", danube, "pannonia_superior", [], came).p;
    play(p, ["evade claudius_pompeianus", "bring vexillatio_danube_1"], [1]);
    expect(reason(p, "slip venetia")).toBe("legal");
    play(p, "bring x_gemina");
    expect(reason(p, "slip venetia")).toBe("IMP-3.3.c frontNotInReserve");
    expect(reason(p, "slip noricum")).toBe("legal");
  });

  test("IMP-4.3.n a leader of a People does not go alone inside the empire", () => {
    const p = beset({ war: ["jazyges"], enemy: { moesia_superior: ["jazyges_1", "jazyges_chief_1"] } });
    play(p, "evade jazyges_chief_1", [1]);
    expect(legal(p)).toEqual(["all", "bring jazyges_1"]);
    expect(reason(p, "slip jazyges")).toBe("IMP-4.3.n chiefNotAlone");
    play(p, "bring jazyges_1");
    expect(reason(p, "slip jazyges")).toBe("legal");
  });
});

test("IMP-R104 a leader left alone among the attackers must escape", () => {
  const p = beset({ enemy: { moesia_superior: ["jazyges_1", "jazyges_chief_1", "jazyges_chief_2"] } });
  play(p, ["evade jazyges_chief_1", "bring jazyges_1"], [1]);
  const events = play(p, "slip jazyges", [10]);
  expect(told(events, "hunted")[0]).toMatchObject({ leader: "jazyges_chief_2", escapes: false });
  expect(at(p, "jazyges_chief_2")).toBe("absent");
});
