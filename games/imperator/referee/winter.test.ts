/** A referee's expectations: winter quarters, returns, and Peoples in Phase F. */
import { describe, expect, test } from "vitest";
import { ENEMY, ROME } from "../sides.ts";
import { asked, at, goTo, type Layout, lay, legal, people, play, run, side, why } from "../testing/table.ts";
import { lost, occupyAll } from "../testing/winter.ts";
import { steps, TO_POINTS, where, wintered } from "./flow.ts";

const after = (layout: Layout, ...names: string[]): string[] => where(wintered(lay(layout)), ...names);
const EMPEROR = { roma: ["marcus_aurelius*"] };

describe("outside the empire", () => {
  test("IMP-9.2.2.a IMP-R101 units go home reduced and are not healed there", () => {
    expect(
      after(
        {
          war: ["quades"],
          rome: { ...EMPEROR, quades: ["x_gemina", "xiv_gemina-"] },
          enemy: { marcomanni: [], dacia: [], quades: [] },
        },
        "x_gemina",
        "xiv_gemina",
      ),
    ).toEqual(["pannonia_superior-", "pannonia_superior-"]);
    expect(after({ rome: { ...EMPEROR, caledonia: ["praetoria_1"] } }, "praetoria_1")).toEqual(["roma-"]);
  });

  test("IMP-9.2.2.b from an occupied camp to the nearest free one", () => {
    // Apulum's neighbours across the Danube, both Moesiae, are equally near: Rome's choice.
    const p = lay({ war: ["daci"], rome: { ...EMPEROR, carpates: ["xiii_gemina"] }, enemy: { dacia: ["daci_1"] } });
    steps(p, [{ step: "winterOfRomans" }]);
    expect(legal(p, "station").sort()).toEqual(["station moesia_inferior", "station moesia_superior"]);
    play(p, "station moesia_inferior");
    expect(where(p, "xiii_gemina")).toEqual(["moesia_inferior-"]);
  });

  test("IMP-9.2.2.d the garrison of an occupied Rome goes to a town of the Interior, reduced", () => {
    const p = lay({
      war: ["quades"],
      rome: { dacia: ["marcus_aurelius*"], caledonia: ["praetoria_1"] },
      enemy: { roma: ["quades_1", "quades_chief_1"] },
    });
    steps(p, [{ step: "winterOfRomans" }]);
    expect(asked(p)).toBe("quarters");
    expect(
      [why(p, "station ravenna"), why(p, "station umbria"), why(p, "station pannonia_inferior")].map(
        (rule) => rule === "legal",
      ),
    ).toEqual([true, false, false]);
    play(p, "station ravenna");
    expect(where(p, "praetoria_1")).toEqual(["ravenna-"]);
  });

  test("IMP-9.2.2.c all camps occupied: any Interior zone, reduced", () => {
    const p = lay({ ...occupyAll(), rome: { dalmatia: ["marcus_aurelius*"], caledonia: ["ii_augusta"] } });
    steps(p, [{ step: "winterOfRomans" }]);
    expect(asked(p)).toBe("quarters");
    expect(why(p, "station umbria")).toBe("legal");
    expect(why(p, "station britannia_londinium")).not.toBe("legal");
  });

  test("IMP-9.2.2.e leaders go with one of their units; alone they are lost, without points", () => {
    const p = lay({
      war: ["quades"],
      rome: { ...EMPEROR, quades: ["x_gemina", "xiii_gemina", "martius_verus"], caledonia: ["lucius_verus"] },
      enemy: { marcomanni: [] },
    });
    steps(p, [{ step: "winterOfRomans" }]);
    expect(asked(p)).toBe("retinue");
    expect(legal(p, "go-with").sort()).toEqual(["go-with x_gemina", "go-with xiii_gemina"]);
    expect(why(p, "decline")).not.toBe("legal");
    play(p, "go-with xiii_gemina");
    expect([at(p, "martius_verus"), at(p, "lucius_verus"), p.vp[ENEMY]]).toEqual(["dacia", "gone", 0]);
  });

  test("IMP-9.2.2.r vexillations go to the nearest camp as they are, their leaders with them", () => {
    const legions = { dacia: ["i_adiutrix-", "ii_adiutrix-", "xiii_gemina-"] };
    const p = lay({
      war: ["bastarni"],
      rome: { ...EMPEROR, ...legions, bastarni: ["vexillatio_danube_1-", "martius_verus"] },
      enemy: { sarmatia: ["bastarni_1"] },
    });
    wintered(p);
    expect(where(p, "vexillatio_danube_1", "martius_verus")).toEqual(["dacia-", "dacia"]);
  });
});

describe("inside the empire", () => {
  test("IMP-9.2.2.f beside an enemy unit they stay, across a strait too; Armenia's unit is none", () => {
    expect(
      after(
        {
          war: ["quades"],
          rome: { ...EMPEROR, noricum: ["x_gemina"], dacia: ["xiv_gemina"] },
          enemy: { marcomanni: ["quades_1"] },
        },
        "x_gemina",
        "xiv_gemina",
      ),
    ).toEqual(["noricum-", "pannonia_superior"]);
    expect(
      after(
        {
          war: ["maetae"],
          year: 170,
          rome: { ...EMPEROR, britannia_londinium: ["ii_augusta"] },
          enemy: { belgica: ["maetae_1", "maetae_chief"] },
        },
        "ii_augusta",
      ),
    ).toEqual(["britannia_londinium"]);
    expect(
      after(
        { armenia: "enemy", rome: { ...EMPEROR, armenia_minor: ["xii_fulminata"] }, enemy: { armenia: ["armenia_1"] } },
        "xii_fulminata",
      ),
    ).toEqual(["cappadocia"]);
  });

  test("IMP-9.2.2.f beside rebels too", () => {
    expect(
      after(
        {
          rome: { ...EMPEROR, armenia_minor: ["xii_fulminata"], arabia: ["vi_ferrata"] },
          enemy: { cappadocia: ["avidius_cassius!", "iv_scythica"] },
        },
        "xii_fulminata",
        "vi_ferrata",
      ),
    ).toEqual(["armenia_minor", "syria_palaestina"]);
  });

  test("IMP-9.2.2.f a leader of the Enemy alone is no unit; Peoples at peace are no enemies", () => {
    expect(
      after(
        {
          war: ["quades"],
          rome: { ...EMPEROR, noricum: ["x_gemina"] },
          enemy: { marcomanni: ["quades_chief_1"], jazyges: ["quades_1"] },
        },
        "x_gemina",
      ),
    ).toEqual(["pannonia_superior"]);
    expect(
      after({ rome: { ...EMPEROR, noricum: ["x_gemina"] }, peoples: { marcomanni: ["marcomanni_1"] } }, "x_gemina"),
    ).toEqual(["pannonia_superior"]);
  });

  test("IMP-9.2.2.g out of their Front they stay; the garrison out of the Interior", () => {
    expect(
      after(
        {
          rome: {
            ...EMPEROR,
            argentorate: ["x_gemina"],
            galatia: ["xiv_gemina"],
            dacia: ["praetoria_1"],
            dalmatia: ["equites_singulares"],
          },
        },
        "x_gemina",
        "xiv_gemina",
        "praetoria_1",
        "equites_singulares",
      ),
    ).toEqual(["argentorate", "galatia-", "dacia", "roma"]);
  });

  test("IMP-9.2.2.i a garrison unit whose town is occupied stays; a legion goes to the nearest free camp, unharmed", () => {
    const p = lay({
      war: ["quades"],
      rome: {
        dacia: ["marcus_aurelius*"],
        narbonensis: ["praetoria_1"],
        noricum: [],
        moesia_inferior: ["ii_adiutrix"],
      },
      enemy: { roma: ["quades_1", "quades_chief_1"], pannonia_inferior: ["quades_2"] },
    });
    wintered(p);
    // Pannonia Superior and Moesia Superior are one zone from Aquincum.
    expect(where(p, "praetoria_1")).toEqual(["narbonensis"]);
    expect(["pannonia_superior", "moesia_superior"]).toContain(at(p, "ii_adiutrix"));
    expect(where(p, "ii_adiutrix")[0].endsWith("-")).toBe(false);
  });

  test("IMP-9.2.2.j IMP-9.2.2.k IMP-9.2.2.l no town, port or camp: reduced, never lost; town or camp heal; a port alone does neither", () => {
    expect(
      after(
        {
          rome: {
            ...EMPEROR,
            umbria: ["x_gemina", "xiv_gemina-"],
            venetia: ["i_adiutrix-"],
            argentorate: ["ii_adiutrix-"],
            lycia: ["iv_flavia", "vii_claudia-"],
          },
        },
        "x_gemina",
        "xiv_gemina",
        "i_adiutrix",
        "ii_adiutrix",
        "iv_flavia",
        "vii_claudia",
      ),
    ).toEqual(["umbria-", "umbria-", "venetia", "argentorate", "lycia", "lycia-"]);
  });

  test("IMP-9.1.a a camp heals only when it has been built", () => {
    const year = (built: number): string[] =>
      after({ year: built, rome: { ...EMPEROR, noricum: ["xii_fulminata-"] } }, "xii_fulminata");
    expect([year(168), year(169)]).toEqual([["noricum-"], ["noricum"]]);
  });

  test("IMP-9.2.2.q IMP-9.2.2.t vexillations stay; without camp or town reduced or lost, never healed", () => {
    const legions = {
      dacia: [
        "i_adiutrix-",
        "ii_adiutrix-",
        "xiii_gemina-",
        "x_gemina-",
        "xiv_gemina-",
        "iv_flavia-",
        "vii_claudia-",
        "xi_claudia-",
        "i_italica-",
      ],
    };
    expect(
      after(
        {
          year: 171,
          rome: {
            ...EMPEROR,
            ...legions,
            umbria: ["vexillatio_danube_1", "vexillatio_danube_2-"],
            ravenna: ["vexillatio_danube_3-"],
            lycia: ["vexillatio_oriental_1"],
            cappadocia: ["xii_fulminata", "xv_apollinaris", "iii_gallica"],
          },
        },
        "vexillatio_danube_1",
        "vexillatio_danube_2",
        "vexillatio_danube_3",
        "vexillatio_oriental_1",
      ),
    ).toEqual(["umbria-", "box", "ravenna-", "lycia-"]);
  });

  test("IMP-R99 a leader stays or goes with a unit of his zone that is sent home", () => {
    const p = lay({ rome: { ...EMPEROR, noricum: ["x_gemina", "martius_verus"] } });
    steps(p, [{ step: "winterOfRomans" }]);
    expect(asked(p)).toBe("retinue");
    expect([why(p, "go-with x_gemina"), why(p, "decline")]).toEqual(["legal", "legal"]);
    play(p, "decline");
    expect([at(p, "martius_verus"), at(p, "x_gemina")]).toEqual(["noricum", "pannonia_superior"]);
  });

  test("IMP-9.2.2.m rebels stay where they are; quarters do the same to them", () => {
    expect(
      after(
        {
          rome: { ...EMPEROR },
          enemy: { galatia: ["avidius_cassius!", "iv_scythica"], asia: ["martius_verus", "iii_gallica-"] },
        },
        "iv_scythica",
        "iii_gallica",
        "avidius_cassius",
      ),
    ).toEqual(["galatia-", "asia", "galatia"]);
  });
});

describe("the dead", () => {
  test("IMP-9.2.2.n loyal ones are back in camp, normal", () => {
    const p = lost(lay({ rome: EMPEROR }), ROME, "x_gemina", "praetoria_1", "urbanae_lugdunum");
    wintered(p);
    expect(where(p, "x_gemina", "praetoria_1", "urbanae_lugdunum")).toEqual([
      "pannonia_superior",
      "roma",
      "lugdunensis",
    ]);
  });

  test("IMP-9.2.2.o where it is occupied: the nearest free camp, reduced", () => {
    const p = lost(lay({ war: ["quades"], rome: EMPEROR, enemy: { dacia: ["quades_1"] } }), ROME, "xiii_gemina");
    steps(p, [{ step: "winterOfRomans" }]);
    expect(legal(p, "station").sort()).toEqual(["station moesia_inferior", "station moesia_superior"]);
    play(p, "station moesia_superior");
    expect(where(p, "xiii_gemina")).toEqual(["moesia_superior-"]);
  });

  test("IMP-9.2.2.p rebels come back with the usurper, reduced where there is no town, port or camp", () => {
    const back = (zone: string): string[] => {
      const p = lost(lay({ rome: EMPEROR, enemy: { [zone]: ["avidius_cassius!", "iv_scythica"] } }), ENEMY, "x_gemina");
      wintered(p);
      return [...where(p, "x_gemina"), side(p, "x_gemina") ?? ""];
    };
    expect([back("galatia"), back("lycia"), back("asia")]).toEqual([
      ["galatia-", "enemy"],
      ["lycia", "enemy"],
      ["asia", "enemy"],
    ]);
  });

  test("IMP-9.2.2.p of two usurpers the Enemy chooses", () => {
    const p = lost(
      lay({
        rome: EMPEROR,
        enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"], dacia: ["statius_priscus!", "xiii_gemina"] },
      }),
      ENEMY,
      "x_gemina",
    );
    steps(p, [{ step: "winterOfRomans" }]);
    expect([asked(p), legal(p, "station").sort()]).toEqual(["revival", ["station dacia", "station syria_coele"]]);
  });
});

describe("Peoples", () => {
  test("IMP-9.2.4.c IMP-9.2.4.d IMP-9.2.4.e those at war stay; healed at home or in a town; the dead are back at home", () => {
    const p = lay({
      war: ["quades", "chatti"],
      rome: EMPEROR,
      enemy: { quades: ["quades_1-"], pannonia_inferior: ["quades_2-"], noricum: ["quades_3-"], chatti: ["chatti_1-"] },
    });
    wintered(p);
    expect(where(p, "quades_1", "quades_2", "quades_3", "quades_4", "chatti_1", "chatti_2", "chatti_3")).toEqual([
      "quades",
      "pannonia_inferior",
      "noricum-",
      "quades",
      "chatti",
      "chatti",
      "chatti",
    ]);
    expect(p.status[people("quades")]).toBe(1);
  });

  test("IMP-9.2.4.f IMP-9.2.4.g IMP-10.h a major People without a unit on the map: peace, two points, five years", () => {
    const p = lay({ year: 179, war: ["quades"], rome: EMPEROR, enemy: { dacia: ["quades_chief_1"] } });
    const before = p.vp[ROME];
    steps(p, TO_POINTS);
    // No civil war, an Augustus in Rome, the Quadi.
    expect(p.vp[ROME] - before).toBe(1 + 1 + 2);
    wintered(p);
    expect(where(p, "quades_1", "quades_4", "quades_chief_1")).toEqual(["quades", "quades", "quades"]);
    expect([p.status[people("quades")], side(p, "quades_1"), p.ban[people("quades")]]).toEqual([0, null, 185]);
  });

  test("IMP-9.2.4.a IMP-10.d a minor one: one point, and its units stay away", () => {
    const p = lay({ year: 202, war: ["roxolani"], rome: { roma: ["septimius_severus*"] } });
    steps(p, TO_POINTS);
    wintered(p);
    expect([p.vp[ROME], at(p, "roxolani_1"), p.ban[people("roxolani")]]).toEqual([3, "box", 208]);
  });

  test("IMP-6.3.n IMP-R85 Parthians in mutiny are on the map: no peace", () => {
    const p = lay({ war: ["parthes"], rome: EMPEROR, mutiny: { parthes_media: ["parthes_3"] } });
    wintered(p);
    expect(p.status[people("parthes")]).toBe(1);
  });

  test("IMP-9.2.4.k IMP-R110 a major People at peace is whole again at home; so is Armenia", () => {
    const p = lay({ rome: EMPEROR, peoples: { marcomanni: ["marcomanni_1-", "marcomanni_chief_1"] }, armenia: "rome" });
    goTo(p, { step: "winterOfPeoples", people: people("armenia") });
    run(p);
    wintered(p);
    expect(where(p, "marcomanni_1", "marcomanni_2", "armenia_1")).toEqual(["marcomanni", "marcomanni", "armenia"]);
  });
});
