/** Peoples and rebels on the march (4.1.d, 4.2.f, 4.2.k to 4.2.m, 4.3). */
import { describe, expect, test } from "vitest";
import { march, moving, steps, whySteps } from "../testing/moving.ts";
import { asked, at, box, legal, people, play, reason, side, told, why, zone } from "../testing/table.ts";

describe("leaders and units of a People", () => {
  test("IMP-4.3.f IMP-C050 a leader leads his own People, not one of the same Nationality", () => {
    const p = moving("enemy", {
      war: ["parthes", "adiabene"],
      enemy: { adiabene: ["vologeses_iii", "parthes_1", "adiabene_1"] },
    });
    play(p, "take vologeses_iii");
    expect(why(p, "add parthes_1")).toBe("legal");
    expect(reason(p, "add adiabene_1")).toBe("IMP-4.3.f ownPeopleOnly");
  });

  test("IMP-4.3.f no more than his CC, at three points, and he stays with the last of them (IMP-C138)", () => {
    const p = moving("enemy", {
      war: ["quades"],
      enemy: { quades: ["quades_chief_2", "quades_1", "quades_2", "quades_3", "quades_4"] },
    });
    play(p, ["take quades_chief_2", "all"]);
    expect(reason(p, "add quades_4")).toBe("IMP-4.3.f overCommandOfPeople");
    // Two points across the Danuvius, and one more.
    const [crossing] = told(play(p, "step pannonia_superior"), "marched");
    expect(crossing).toMatchObject({ rule: "IMP-4.3.f", cost: 2 });
    play(p, ["drop quades_1", "step noricum"]);
    expect([at(p, "quades_1"), at(p, "quades_2"), at(p, "quades_chief_2")]).toEqual([
      "pannonia_superior",
      "noricum",
      "noricum",
    ]);
    expect(asked(p)).toBe("movement");
  });

  test("IMP-4.3.g IMP-C139 a unit without a leader goes one zone, whatever it costs", () => {
    const p = moving("enemy", { war: ["roxolani"], enemy: { roxolani: ["roxolani_1"] } });
    expect(told(play(p, ["take roxolani_1", "step moesia_inferior"]), "marched")).toMatchObject([
      { rule: "IMP-4.3.g" },
    ]);
    expect(asked(p)).toBe("movement");
    expect(reason(p, "take roxolani_1")).toBe("IMP-3.5.c hasMoved");
  });

  test("IMP-3.5.d IMP-C139 nor does a legion go farther", () => {
    const p = moving("rome", { war: ["roxolani"], rome: { moesia_inferior: ["xi_claudia"] } });
    play(p, ["take xi_claudia", "step dacia"]);
    expect(why(p, "step roxolani")).toBe("IMP-2.E.b");
  });

  test("IMP-4.3.e IMP-4.3.n IMP-C158 a leader goes alone outside the empire, and never into it, in it or out of it", () => {
    const chief = (war: string[], where: string) => moving("enemy", { war, enemy: { [where]: ["jazyges_chief_1"] } });
    const peace = chief(["jazyges", "quades"], "jazyges");
    play(peace, "take jazyges_chief_1");
    expect(whySteps(peace, ["daci", "pannonia_inferior"])).toEqual(["IMP-4.3.i", "IMP-4.3.n"]);
    const war = chief(["jazyges", "daci"], "jazyges");
    play(war, "take jazyges_chief_1");
    expect(told(play(war, "step daci"), "marched")).toMatchObject([{ rule: "IMP-4.3.e" }]);
    const inside = chief(["jazyges"], "pannonia_inferior");
    expect(reason(inside, "take jazyges_chief_1")).toBe("IMP-4.3.n chiefNotAlone");
    // IMP-R47: until a unit of his People is with him.
    const joined = moving("enemy", {
      war: ["jazyges"],
      enemy: { pannonia_inferior: ["jazyges_chief_1", "jazyges_1"] },
    });
    play(joined, "take jazyges_chief_1");
    expect(reason(joined, "step jazyges")).toBe("IMP-4.3.n chiefNotAlone");
    play(joined, ["add jazyges_1", "step jazyges"]);
    expect(at(joined, "jazyges_chief_1")).toBe("jazyges");
  });

  test("IMP-4.3.n nor is a unit of another People company for him", () => {
    const p = moving("enemy", {
      war: ["jazyges", "quades"],
      enemy: { pannonia_inferior: ["jazyges_chief_1", "quades_1"] },
    });
    expect(why(p, "take jazyges_chief_1")).toBe("IMP-4.3.n");
  });
});

describe("where they may go", () => {
  const quades = (war: string[]) => moving("enemy", { war: ["quades", ...war], enemy: { quades: ["quades_1"] } });

  test("IMP-4.3.i IMP-C051 into the home of another People only while that is at war too", () => {
    const peace = quades([]);
    play(peace, "take quades_1");
    expect(reason(peace, "step marcomanni")).toBe("IMP-4.3.i peopleAtPeaceThere");
    const war = quades(["marcomanni"]);
    play(war, "take quades_1");
    expect(why(war, "step marcomanni")).toBe("legal");
  });

  test("IMP-4.3.j IMP-C052 into nameless land while they are at war", () => {
    const p = moving("enemy", { war: ["marcomanni"], enemy: { marcomanni: ["marcomanni_1"] } });
    play(p, "take marcomanni_1");
    expect(whySteps(p, ["albis_superior", "silva_gabreta"])).toEqual(["legal", "legal"]);
  });

  test("IMP-4.3.h IMP-4.1.d IMP-C052 at peace they stay at home: units shift between their own zones, leaders stand", () => {
    const p = moving("enemy", {
      peoples: { marcomanni: ["marcomanni_1"], parthes_media: ["parthes_1", "parthes_2", "vologeses_iii"] },
    });
    expect(reason(p, "take marcomanni_1")).toBe("IMP-4.3.h homeAtPeace");
    expect(reason(p, "take vologeses_iii")).toBe("IMP-4.1.d leaderAtPeace");
    play(p, "take parthes_1");
    expect(steps(p)).toEqual(["parthes_mesopotamia", "parthes_babylonia", "parthes_atropatene", "parthes_susiana"]);
    expect(reason(p, "step adiabene")).toBe("IMP-4.3.h homeAtPeace");
    expect(reason(p, "add parthes_2")).toBe("IMP-4.3.h homeAtPeace");
    play(p, "step parthes_babylonia");
    expect(at(p, "parthes_1")).toBe("parthes_babylonia");
    expect(why(p, "take parthes_1")).toBe("IMP-3.5.c");
    expect(legal(p)).not.toContain("take parthes_1");
  });

  test("IMP-4.1.d those of a People at peace are not Rome's to move", () => {
    const p = moving("rome", { peoples: { parthes_media: ["parthes_1"] } });
    expect(why(p, "take parthes_1")).toBe("IMP-4.2.a");
  });

  test("IMP-4.3.k IMP-1.b IMP-C053 into the empire only by the Front of their band", () => {
    const p = quades([]);
    play(p, "take quades_1");
    expect(whySteps(p, ["pannonia_superior", "pannonia_inferior"])).toEqual(["legal", "legal"]);
    const rhine = moving("enemy", {
      war: ["quades", "hermunduri"],
      enemy: { hermunduri: ["quades_chief_1", "quades_1"], silva_gabreta: ["quades_2"] },
    });
    play(rhine, ["take quades_chief_1", "add quades_1"]);
    expect(reason(rhine, "step germania_superior")).toBe("IMP-4.3.k notTheirFront");
    expect(why(rhine, "step raetia")).toBe("legal");
  });

  test("IMP-4.3.k inside they go from Front to Front", () => {
    const p = moving("enemy", { war: ["quades"], enemy: { raetia: ["quades_1"] } });
    play(p, "take quades_1");
    expect(why(p, "step germania_superior")).toBe("legal");
  });

  test("IMP-4.3.k the enclave of the Cantabri opens on the South alone", () => {
    const p = moving("enemy", { war: ["cantabri"], enemy: { cantabri: ["cantabri_1"] } });
    play(p, "take cantabri_1");
    expect(steps(p)).toEqual(["gallaecia", "tarraconensis"]);
  });

  test("IMP-4.3.m IMP-4.3.p IMP-4.3.k IMP-C157 into the Interior only with a leader of their People", () => {
    const layout = (where: Record<string, string[]>) =>
      moving("enemy", { war: ["marcomanni", "quades", "chatti"], enemy: where });
    const led = layout({ noricum: ["marcomanni_chief_1", "marcomanni_1"] });
    march(led, ["marcomanni_chief_1", "marcomanni_1"], "venetia");
    expect(at(led, "marcomanni_1")).toBe("venetia");
    const alone = layout({ noricum: ["marcomanni_1", "quades_chief_1"] });
    play(alone, "take marcomanni_1");
    expect(reason(alone, "step venetia")).toBe("IMP-4.3.m interiorNeedsLeader");
    play(alone, "halt");
    expect(reason(alone, "take quades_chief_1")).toBe("IMP-4.3.n chiefNotAlone");
    const minor = layout({ germania_superior: ["chatti_1"] });
    play(minor, "take chatti_1");
    expect(why(minor, "step belgica")).toBe("IMP-4.3.m");
    const left = layout({ venetia: ["marcomanni_1"] });
    play(left, "take marcomanni_1");
    expect(reason(left, "step transpadana")).toBe("IMP-4.3.p noFurtherInside");
    expect(why(left, "step noricum")).toBe("legal");
  });

  test("IMP-4.3.m whoever is left behind in the Interior may stay there", () => {
    const p = moving("enemy", {
      war: ["marcomanni"],
      enemy: { noricum: ["marcomanni_chief_1", "marcomanni_1", "marcomanni_2"] },
    });
    march(p, ["marcomanni_chief_1", "marcomanni_1", "marcomanni_2"], "venetia");
    play(p, ["drop marcomanni_1", "step ravenna"]);
    expect([at(p, "marcomanni_1"), at(p, "marcomanni_2")]).toEqual(["venetia", "ravenna"]);
  });

  test("IMP-4.3.l IMP-C055 IMP-C160 no farther than five zones from home", () => {
    const { fromHome } = box;
    const marcomanni = people("marcomanni");
    expect(["roma", "campania", "apulia"].map((each) => fromHome[marcomanni][zone(each)])).toEqual([5, 5, 6]);
    const p = moving("enemy", {
      war: ["marcomanni"],
      enemy: { roma: ["marcomanni_chief_1", "marcomanni_1"] },
    });
    march(p, ["marcomanni_chief_1", "marcomanni_1"], "campania");
    expect(reason(p, "step apulia")).toBe("IMP-4.3.l tooFarFromHome");
    const parthes = people("parthes");
    expect(["thracia", "macedonia", "dalmatia"].map((each) => fromHome[parthes][zone(each)])).toEqual([4, 5, 6]);
    const far = moving("enemy", { war: ["parthes"], enemy: { thracia: ["vologeses_iii", "parthes_1"] } });
    march(far, ["vologeses_iii", "parthes_1"], "macedonia");
    expect(reason(far, "step dalmatia")).toBe("IMP-4.3.l tooFarFromHome");
  });

  test("IMP-4.3.i IMP-4.2.m into Armenia come those of the East, whoever has it; nobody from the West", () => {
    const p = moving("enemy", {
      war: ["parthes"],
      armenia: "enemy",
      enemy: { parthes_atropatene: ["parthes_1"], armenia: ["armenia_1"] },
    });
    march(p, ["parthes_1"], "armenia");
    expect(at(p, "parthes_1")).toBe("armenia");
    const roman = moving("enemy", {
      war: ["parthes", "daci"],
      armenia: "rome",
      enemy: { parthes_atropatene: ["vologeses_iii", "parthes_1"], osrhoene: [] },
      rome: { armenia: ["armenia_1"] },
    });
    march(roman, ["vologeses_iii", "parthes_1"], "armenia");
    // IMP-4.2.g, IMP-7.a: the Armenians stand with Rome.
    expect(asked(roman)).toBe("movement");
    const west = moving("enemy", {
      war: ["daci"],
      armenia: "enemy",
      enemy: { armenia_minor: ["daci_1"], armenia: ["armenia_1"] },
    });
    play(west, "take daci_1");
    expect(why(west, "step armenia")).toBe("IMP-4.3.i");
  });

  test("IMP-4.2.f IMP-C154 the Armenians never move", () => {
    const theirs = moving("enemy", { armenia: "enemy", enemy: { armenia: ["armenia_1"] } });
    expect(reason(theirs, "take armenia_1")).toBe("IMP-4.2.f armeniansStay");
    const ours = moving("rome", { armenia: "rome", rome: { armenia: ["armenia_1", "martius_verus"] } });
    expect(why(ours, "take armenia_1")).toBe("IMP-4.2.f");
    play(ours, "take martius_verus");
    expect(why(ours, "add armenia_1")).toBe("IMP-4.2.f");
    expect(legal(ours)).not.toContain("all");
  });
});

describe("categories", () => {
  /** A unit of that People is taken one zone away from a stack of the Enemy. */
  const beside = (mover: string[], there: string[], where: { from: string; to: string }, war: string[]) => {
    const p = moving("enemy", { war, enemy: { [where.from]: mover, [where.to]: there } });
    play(p, [`take ${mover[0].replace("!", "")}`, ...mover.slice(1).map((unit) => `add ${unit}`)]);
    return why(p, `step ${where.to}`);
  };

  test("IMP-4.2.k IMP-4.2.l IMP-C054 Celts, Germans, Sarmatians and Daces share a zone; Romans, the West and the East do not", () => {
    const danube = { from: "pannonia_superior", to: "pannonia_inferior" };
    const west = ["marcomanni", "quades", "jazyges", "cotini", "daci", "roxolani"];
    expect(beside(["marcomanni_1"], ["quades_1", "jazyges_1", "cotini_1"], danube, west)).toBe("legal");
    expect(beside(["daci_1"], ["quades_1"], danube, west)).toBe("legal");
    const east = { from: "armenia_minor", to: "cappadocia" };
    const south = { from: "dacia", to: "moesia_inferior" };
    expect(beside(["roxolani_1"], ["adiabene_1"], south, ["roxolani", "adiabene"])).toBe("IMP-4.2.k");
    expect(beside(["parthes_1"], ["avidius_cassius!", "iv_scythica"], east, ["parthes"])).toBe("IMP-4.2.k");
    expect(beside(["parthes_1"], ["adiabene_1", "scenarchia_1"], east, ["parthes", "adiabene", "scenarchia"])).toBe(
      "legal",
    );
  });

  test("IMP-4.2.k leaders count as units do", () => {
    const east = { from: "armenia_minor", to: "cappadocia" };
    expect(beside(["parthes_1"], ["avidius_cassius!"], east, ["parthes"])).toBe("IMP-4.2.k");
    expect(beside(["avidius_cassius!"], ["parthes_chief"], east, ["parthes"])).toBe("IMP-4.2.k");
  });

  test("IMP-4.3.o IMP-4.2.k IMP-C159 in passing too", () => {
    const p = moving("enemy", {
      war: ["parthes"],
      enemy: { cilicia: ["avidius_cassius!", "iv_scythica"], syria_coele: ["parthes_1"] },
    });
    play(p, ["take avidius_cassius", "add iv_scythica"]);
    expect(reason(p, "step syria_coele")).toBe("IMP-4.2.k notTheirKind");
  });

  test("IMP-0.4.a otherwise any number of pieces of a side share a zone, and Rome has no categories", () => {
    const p = moving("rome", {
      armenia: "rome",
      reserve: ["oriental"],
      rome: { cappadocia: ["xii_fulminata", "xv_apollinaris", "iii_gallica"], armenia: ["armenia_1", "iv_scythica"] },
    });
    march(p, ["xii_fulminata"], "armenia");
    expect(at(p, "xii_fulminata")).toBe("armenia");
  });
});

describe("rebels", () => {
  const rising = (layout: Record<string, string[]>) =>
    moving("enemy", { claims: { avidius_cassius: { front: "oriental" } }, reserve: [], enemy: layout });

  test("IMP-4.3.a IMP-3.5.t IMP-C144 their units go with a rebel leader only, their garrisons not at all", () => {
    const p = rising({ syria_coele: ["avidius_cassius!", "iv_scythica", "praetoria_1"] });
    expect(reason(p, "take iv_scythica")).toBe("IMP-4.3.a rebelsNeedLeader");
    expect(reason(p, "take praetoria_1")).toBe("IMP-3.5.t garrisonOfRebels");
    play(p, "take avidius_cassius");
    expect(reason(p, "add praetoria_1")).toBe("IMP-3.5.t garrisonOfRebels");
    play(p, ["all", "step cilicia"]);
    expect(at(p, "iv_scythica")).toBe("cilicia");
  });

  test("IMP-4.3.b whom their leader leaves is loyal at once", () => {
    const p = rising({ syria_coele: ["avidius_cassius!", "iv_scythica", "praetoria_1"] });
    const events = play(p, ["take avidius_cassius", "add iv_scythica", "step cilicia"]);
    expect(told(events, "loyal-again")).toMatchObject([{ units: ["praetoria_1"], zone: "syria_coele" }]);
    expect([side(p, "praetoria_1"), side(p, "iv_scythica")]).toEqual(["rome", "enemy"]);
    // And so with those who are left on the way.
    const dropping = rising({ syria_coele: ["avidius_cassius!", "iv_scythica", "xvi_flavia"] });
    march(dropping, ["avidius_cassius", "iv_scythica", "xvi_flavia"], "cilicia");
    play(dropping, "drop xvi_flavia");
    expect(side(dropping, "xvi_flavia")).toBe("enemy");
    play(dropping, "step galatia");
    expect(side(dropping, "xvi_flavia")).toBe("rome");
  });

  test("IMP-4.3.b but not where another leader of theirs is", () => {
    const p = rising({ syria_coele: ["avidius_cassius!", "martius_verus", "iv_scythica", "xvi_flavia"] });
    march(p, ["avidius_cassius", "iv_scythica"], "cilicia");
    expect(side(p, "xvi_flavia")).toBe("enemy");
  });

  test("IMP-4.3.c IMP-4.3.d IMP-C156 they ignore Fronts and never leave the empire", () => {
    const layout = { syria_coele: ["avidius_cassius!", "iv_scythica", "xvi_flavia"] };
    const p = rising(layout);
    play(p, ["take avidius_cassius", "all"]);
    expect(why(p, "step cilicia")).toBe("legal");
    expect(reason(p, "step parthes_mesopotamia")).toBe("IMP-4.3.d rebelsStayInEmpire");
    expect(reason(p, "step osrhoene")).toBe("IMP-4.3.d rebelsStayInEmpire");
    const grown = moving("enemy", { grown: true, enemy: layout });
    play(grown, ["take avidius_cassius", "all"]);
    expect(why(grown, "step osrhoene")).toBe("legal");
    // IMP-3.5.a: a leader by himself goes anywhere.
    const alone = rising(layout);
    play(alone, "take avidius_cassius");
    expect(why(alone, "step parthes_mesopotamia")).toBe("legal");
  });
});
