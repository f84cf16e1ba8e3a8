/** Roman leaders and units on the march (3.5.a to 3.5.h, 7.a to 7.c, 7.1). */
import { LANGUAGES } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { march, moving, steps, whySteps } from "../testing/moving.ts";
import {
  asked,
  at,
  box,
  byDefault,
  foreseen,
  legal,
  play,
  question,
  reason,
  told,
  why,
  zone,
} from "../testing/table.ts";
import { words } from "../words/index.ts";

/** A leader with CC 3, and more legions than he can lead, in the heart of the empire. */
const army = (event = 0) =>
  moving("rome", {
    event,
    reserve: ["danube", "rhin", "bretagne"],
    rome: {
      dalmatia: ["macrinus_vindex", "i_adiutrix", "ii_adiutrix", "x_gemina", "i_minervia"],
      pannonia_superior: ["xiv_gemina"],
    },
  });

describe("points", () => {
  test("IMP-1.1.d IMP-3.5.a IMP-C137 a leader alone has four points", () => {
    const p = army();
    play(p, ["take macrinus_vindex", "step epirus", "step achaia", "step macedonia"]);
    expect(question(p)).toMatchObject({ ask: "group", points: 1, gone: true });
    play(p, "step thracia");
    expect(asked(p)).toBe("movement");
    expect(at(p, "macrinus_vindex")).toBe("thracia");
    expect(why(p, "take macrinus_vindex")).toBe("IMP-3.5.c");
  });

  test("IMP-1.2.b IMP-3.5.b IMP-C137 with units he has their three", () => {
    const p = army();
    march(p, ["macrinus_vindex", "i_adiutrix", "ii_adiutrix", "x_gemina"], "venetia", "ravenna");
    expect(question(p)).toMatchObject({ points: 1 });
    play(p, "step umbria");
    expect(asked(p)).toBe("movement");
    expect(at(p, "x_gemina")).toBe("umbria");
  });

  test("IMP-3.5.b no step is made for which the points are not there", () => {
    const p = army();
    march(p, ["macrinus_vindex", "i_minervia"], "moesia_superior", "moesia_inferior");
    // One point is left; across the Danuvius it takes two.
    expect(reason(p, "step dacia")).toBe("IMP-1.2.b groupTired");
    expect(why(p, "step thracia")).toBe("legal");
    const alone = army();
    play(alone, ["take macrinus_vindex", "step macedonia", "step moesia_superior", "step pannonia_inferior"]);
    expect(reason(alone, "step jazyges")).toBe("IMP-1.1.d leaderTired");
  });

  test("IMP-TE.2.a IMP-C024 in a disastrous climate it is three, and two with units", () => {
    const alone = army(2);
    march(alone, ["macrinus_vindex"], "epirus", "achaia", "macedonia");
    expect(asked(alone)).toBe("movement");
    const led = army(2);
    march(led, ["macrinus_vindex", "i_minervia"], "moesia_superior");
    expect(reason(led, "step dacia")).toBe("IMP-TE.2.a badWeather");
    play(led, "step thracia");
    expect(asked(led)).toBe("movement");
  });

  test("IMP-3.5.d IMP-TE.2.a IMP-C024 a unit without a leader goes one zone whatever it costs, in any climate", () => {
    for (const event of [0, 2]) {
      const p = moving("rome", { event, rome: { moesia_inferior: ["xi_claudia"] } });
      play(p, "take xi_claudia");
      expect(question(p)).toMatchObject({ ask: "group", rule: "IMP-3.5.d", alone: true });
      play(p, "step dacia");
      expect(at(p, "xi_claudia")).toBe("dacia");
      expect(asked(p)).toBe("movement");
      expect(reason(p, "take xi_claudia")).toBe("IMP-3.5.c hasMoved");
    }
  });
});

describe("who goes together", () => {
  test("IMP-3.5.b IMP-C137 no more units than he can command", () => {
    const p = army();
    play(p, ["take macrinus_vindex", "add i_adiutrix", "add ii_adiutrix", "add x_gemina"]);
    expect(reason(p, "add i_minervia")).toBe("IMP-3.5.b overCommand");
    expect(legal(p, "add")).toEqual([]);
  });

  test("IMP-3.5.b two leaders lead together as many as both", () => {
    const p = moving("rome", {
      rome: {
        dalmatia: ["macrinus_vindex", "basseus_rufus", "i_minervia", "viii_augusta", "xxii_primigenia", "xxx_ulpia"],
      },
    });
    play(p, ["take macrinus_vindex", "add basseus_rufus", "all"]);
    play(p, "step epirus");
    for (const unit of ["i_minervia", "viii_augusta", "xxii_primigenia", "xxx_ulpia"])
      expect(at(p, unit)).toBe("epirus");
  });

  test("IMP-3.5.b all takes as many as fit, the strongest first, and is there only while somebody fits", () => {
    const p = moving("rome", {
      rome: { dalmatia: ["macrinus_vindex", "i_adiutrix-", "ii_adiutrix", "x_gemina", "xiv_gemina"] },
    });
    expect(why(p, "all")).toBe("IMP-2.E.b");
    play(p, ["take macrinus_vindex", "all"]);
    expect(reason(p, "all")).toBe("IMP-3.5.b nobodyFits");
    play(p, "step epirus");
    expect(at(p, "i_adiutrix")).toBe("dalmatia");
    expect(why(p, "all")).toBe("IMP-3.5.c");
    const lone = moving("rome", { rome: { dalmatia: ["x_gemina", "xiv_gemina"] } });
    play(lone, "take x_gemina");
    expect(reason(lone, "all")).toBe("IMP-3.5.b leaderFirst");
    expect(reason(lone, "add xiv_gemina")).toBe("IMP-3.5.b leaderFirst");
    expect(reason(lone, "add x_gemina")).toBe("IMP-3.5.b alreadyWith");
  });

  test("IMP-3.5.c IMP-C138 units are left on the way, and nobody is picked up", () => {
    const p = moving("rome", {
      rome: {
        dalmatia: ["macrinus_vindex", "i_adiutrix", "ii_adiutrix"],
        epirus: ["x_gemina", "basseus_rufus"],
      },
    });
    march(p, ["macrinus_vindex", "i_adiutrix", "ii_adiutrix"], "epirus");
    expect(reason(p, "add x_gemina")).toBe("IMP-3.5.c notPickedUp");
    expect(reason(p, "add basseus_rufus")).toBe("IMP-3.5.c notPickedUp");
    expect(told(play(p, "drop i_adiutrix"), "dropped")).toMatchObject([{ piece: "i_adiutrix", zone: "epirus" }]);
    play(p, "step achaia");
    expect([at(p, "i_adiutrix"), at(p, "ii_adiutrix"), at(p, "macrinus_vindex")]).toEqual([
      "epirus",
      "achaia",
      "achaia",
    ]);
    // Where the last unit stays the leader stays.
    play(p, "drop ii_adiutrix");
    expect(asked(p)).toBe("movement");
    expect(at(p, "macrinus_vindex")).toBe("achaia");
    for (const piece of ["i_adiutrix", "ii_adiutrix", "macrinus_vindex"])
      expect(reason(p, `take ${piece}`)).toBe("IMP-3.5.c hasMoved");
    expect(why(p, "take x_gemina")).toBe("legal");
  });

  test("IMP-3.5.c who is not with them, leads them or has not set out is not left", () => {
    const p = army();
    play(p, ["take macrinus_vindex", "add i_adiutrix"]);
    expect(reason(p, "drop i_adiutrix")).toBe("IMP-3.5.c notDroppedBefore");
    play(p, "step epirus");
    expect(reason(p, "drop x_gemina")).toBe("IMP-3.5.c notWithThem");
    expect(reason(p, "drop macrinus_vindex")).toBe("IMP-3.5.c leadersStay");
  });

  test("IMP-3.5.c who is taken and stays has moved; by default whoever is taken stays", () => {
    const p = army();
    play(p, ["take macrinus_vindex", "add i_adiutrix"]);
    expect(byDefault(p)).toBe("halt");
    expect(told(play(p, "halt"), "stayed")).toMatchObject([{ zone: "dalmatia" }]);
    expect(why(p, "take i_adiutrix")).toBe("IMP-3.5.c");
    expect(legal(p)).not.toContain("take macrinus_vindex");
    expect(byDefault(p)).toBe("end-moves");
  });

  test("IMP-3.5.f IMP-3.5.g IMP-C049 the garrison goes with an Augustus or a Caesar, and never alone", () => {
    const garrisons = (title: string) =>
      moving("rome", {
        rome: {
          roma: [`commodus${title}`, "basseus_rufus", "praetoria_1", "equites_singulares", "ii_parthica"],
          lugdunensis: [`caracalla${title}`, "urbanae_lugdunum"],
        },
      });
    for (const title of ["*", "+"]) {
      const p = garrisons(title);
      expect(reason(p, "take praetoria_1")).toBe("IMP-3.5.f garrisonNotAlone");
      expect(reason(p, "take urbanae_lugdunum")).toBe("IMP-3.5.f garrisonNotAlone");
      expect(reason(p, "take ii_parthica")).toBe("IMP-3.5.f garrisonNotAlone");
      march(p, ["caracalla", "urbanae_lugdunum"], "belgica");
      expect(at(p, "urbanae_lugdunum")).toBe("belgica");
      play(p, ["halt", "take commodus", "all", "step umbria"]);
      expect(at(p, "praetoria_1")).toBe("umbria");
    }
    const plain = garrisons("");
    play(plain, "take caracalla");
    expect(reason(plain, "add urbanae_lugdunum")).toBe("IMP-3.5.f garrisonNeedsEmperor");
    expect(legal(plain)).not.toContain("all");
  });

  test("IMP-3.5.f the command of another leader is no help to the garrison", () => {
    const p = moving("rome", {
      rome: {
        roma: ["geta+", "septimius_severus", "praetoria_1", "praetoria_2", "equites_singulares", "urbanae_roma_1"],
      },
    });
    play(p, ["take geta", "add septimius_severus", "add praetoria_1", "add praetoria_2", "add equites_singulares"]);
    expect(reason(p, "add urbanae_roma_1")).toBe("IMP-3.5.f garrisonNeedsRoom");
  });
});

describe("where Romans may go", () => {
  test("IMP-3.5.h IMP-3.5.a IMP-C058 into the home of a People only while it is at war; leaders alone go anywhere", () => {
    const layout = { reserve: ["danube"], rome: { pannonia_superior: ["helvius_pertinax", "x_gemina", "xiv_gemina"] } };
    const peace = moving("rome", layout);
    play(peace, ["take helvius_pertinax", "add x_gemina"]);
    expect(reason(peace, "step quades")).toBe("IMP-3.5.h landAtPeace");
    const alone = moving("rome", layout);
    play(alone, ["take helvius_pertinax", "step quades"]);
    expect(at(alone, "helvius_pertinax")).toBe("quades");
    const war = moving("rome", { ...layout, war: ["quades"] });
    march(war, ["helvius_pertinax", "x_gemina"], "quades");
    expect(at(war, "x_gemina")).toBe("quades");
  });

  test("IMP-3.5.e IMP-3.5.h IMP-C140 nameless land and Armenia are open", () => {
    const p = moving("rome", {
      reserve: ["danube"],
      war: ["marcomanni"],
      rome: { noricum: ["x_gemina", "ii_italica"], pannonia_superior: ["i_adiutrix", "xiv_gemina"] },
    });
    play(p, "take x_gemina");
    expect(whySteps(p, ["marcomanni", "silva_gabreta"])).toEqual(["legal", "legal"]);
    play(p, ["step silva_gabreta", "take i_adiutrix"]);
    expect(whySteps(p, ["marcomanni", "quades"])).toEqual(["legal", "IMP-3.5.h"]);
    const east = moving("rome", {
      reserve: ["oriental"],
      armenia: "enemy",
      rome: { cappadocia: ["xii_fulminata"], syria_coele: ["iv_scythica"] },
    });
    play(east, "take xii_fulminata");
    expect(why(east, "step armenia")).toBe("legal");
  });

  test("IMP-4.2.b what has joined the empire is no foreign land any more", () => {
    for (const grown of [false, true]) {
      const p = moving("rome", { grown, reserve: [], rome: { cappadocia: ["xii_fulminata"] } });
      play(p, "take xii_fulminata");
      expect(why(p, "step osrhoene")).toBe(grown ? "legal" : "IMP-3.5.h");
    }
  });
});

describe("contact", () => {
  test("IMP-7.a IMP-7.b IMP-7.c IMP-C057 units stop where enemy units are; leaders stop nobody and are stopped by nobody", () => {
    const layout = {
      war: ["quades"],
      rome: { dalmatia: ["macrinus_vindex", "i_adiutrix"] },
      enemy: { epirus: ["quades_1"], macedonia: ["quades_chief_1"] },
    };
    const units = moving("rome", layout);
    march(units, ["macrinus_vindex", "i_adiutrix"], "epirus");
    expect(asked(units)).toBe("movement");
    const past = moving("rome", layout);
    march(past, ["macrinus_vindex", "i_adiutrix"], "macedonia", "thracia");
    expect(at(past, "i_adiutrix")).toBe("thracia");
    expect(at(past, "quades_chief_1")).toBe("macedonia");
    const alone = moving("rome", layout);
    march(alone, ["macrinus_vindex"], "epirus", "achaia");
    expect(at(alone, "macrinus_vindex")).toBe("achaia");
  });

  test("IMP-3.5.b who comes when all are taken along is foretold, and who stays", () => {
    const p = moving("rome", { rome: { dalmatia: ["macrinus_vindex", "maximianus", "i_adiutrix", "x_gemina"] } });
    play(p, "take maximianus");
    const [ahead] = foreseen(p, "all");
    expect(ahead).toEqual({
      ...{ f: "taken-along", rule: "IMP-3.5.b" },
      ...{ comes: ["i_adiutrix", "x_gemina"], stays: ["macrinus_vindex"] },
    });
    const [en, fr, it] = LANGUAGES.map((language) => words(box, language).forecast(ahead));
    expect(en).toMatch(/^I Adiutrix and X Gemina come, Macrinus Vindex stays$/);
    expect(fr).toMatch(/viennent, .*Macrinus Vindex reste$/);
    expect(it).toMatch(/vengono, .*Macrino Vindice resta$/);
    play(p, "all");
    expect(legal(p)).toContain("add macrinus_vindex");
  });

  test("IMP-8.2.a the battle that a step leads to is foretold", () => {
    const p = moving("rome", {
      war: ["quades"],
      rome: { dalmatia: ["macrinus_vindex", "i_adiutrix"] },
      enemy: { epirus: ["quades_1"] },
    });
    play(p, ["take macrinus_vindex", "add i_adiutrix"]);
    expect(foreseen(p, "step epirus")).toMatchObject([
      { f: "points-left", points: 2 },
      { f: "battle", zone: "epirus", attacker: "rome" },
    ]);
    const alone = moving("rome", {
      war: ["quades"],
      rome: { dalmatia: ["i_adiutrix"] },
      enemy: { epirus: ["quades_1"] },
    });
    play(alone, "take i_adiutrix");
    expect(foreseen(alone, "step epirus")).toMatchObject([{ f: "battle" }]);
  });

  test("IMP-7.a mutineers stop both sides", () => {
    const p = moving("rome", {
      rome: { dalmatia: ["macrinus_vindex", "i_adiutrix"] },
      mutiny: { epirus: ["x_gemina"] },
    });
    expect(reason(p, "take x_gemina")).toBe("IMP-6.3.k inMutiny");
    march(p, ["macrinus_vindex", "i_adiutrix"], "epirus");
    expect(asked(p)).toBe("movement");
  });

  test("IMP-7.a who stands among enemies may march off", () => {
    const p = moving("rome", {
      war: ["quades"],
      rome: { dalmatia: ["macrinus_vindex", "i_adiutrix"] },
      enemy: { dalmatia: ["quades_1"] },
    });
    march(p, ["macrinus_vindex", "i_adiutrix"], "epirus", "achaia");
    expect(at(p, "i_adiutrix")).toBe("achaia");
  });

  test("IMP-R73 pieces of a People at peace are nobody's enemies", () => {
    const p = moving("rome", {
      war: [],
      rome: { parthes_babylonia: ["martius_verus", "iv_scythica"] },
      peoples: { parthes_babylonia: ["parthes_1"], scenarchia: [] },
    });
    march(p, ["martius_verus", "iv_scythica"]);
    expect(steps(p)).toEqual([]);
    expect(reason(p, "step scenarchia")).toBe("IMP-3.5.h landAtPeace");
  });
});

describe("IMP-7.1.a IMP-7.1.b IMP-7.1.c IMP-7.1.d IMP-7.1.e IMP-C042 IMP-C043 IMP-C192 terrain", () => {
  const costOf = (from: string, to: string): number | null =>
    box.waysFrom[zone(from)].find((way) => way.to === zone(to))?.cost ?? null;

  test.each([
    ["IMP-7.1.c IMP-C042 across the Danuvius", "roxolani", "moesia_inferior", 2],
    ["IMP-7.1.b IMP-7.1.c IMP-C043 no river on that border", "hermunduri", "germania_superior", 1],
    ["IMP-7.1.e IMP-C192 a strait", "britannia_londinium", "belgica", 2],
    ["IMP-7.1.e IMP-C192 the Bosporus", "thracia", "asia", 2],
    ["IMP-7.1.d IMP-C192 the Sequana is no river that counts", "belgica", "lugdunensis", 1],
    ["IMP-7.1.a IMP-C192 Rome does not touch Ravenna", "roma", "ravenna", null],
  ])("%s", (_, from, to, cost) => {
    expect(costOf(from, to)).toBe(cost);
  });

  test("IMP-7.1.b IMP-7.1.c what a step costs is told and foretold", () => {
    const p = moving("rome", {
      war: ["roxolani"],
      reserve: ["danube"],
      rome: { moesia_inferior: ["maximianus", "i_italica", "xi_claudia"] },
    });
    play(p, ["take maximianus", "add i_italica"]);
    expect(foreseen(p, "step roxolani")).toEqual([{ f: "points-left", rule: "IMP-1.2.b", points: 1 }]);
    expect(told(play(p, "step roxolani"), "marched")).toMatchObject([{ cost: 2, crossed: true, rule: "IMP-3.5.b" }]);
  });

  test("IMP-7.1.a IMP-0.2.a nobody goes where no way leads, nor to sea", () => {
    const p = moving("rome", { rome: { roma: ["commodus*"] } });
    play(p, "take commodus");
    expect(reason(p, "step ravenna")).toBe("IMP-7.1.a notAdjacent");
    expect(reason(p, "step mare_internum_occidentalis")).toBe("IMP-3.5.i onlyByShip");
    expect(steps(p)).toEqual(["campania", "umbria"]);
    const island = moving("rome", { rome: { sardinia: ["commodus*", "i_adiutrix"] } });
    expect(reason(island, "take commodus")).toBe("IMP-7.1.a nowhereToGo");
    expect(reason(island, "take i_adiutrix")).toBe("IMP-7.1.a nowhereToGo");
  });
});

test("IMP-2.E.b IMP-C130 a sequence is all movement, then all combats: nobody moves in E.2", () => {
  const p = moving("rome", { rome: { dalmatia: ["i_adiutrix"] } });
  expect(told(play(p, "end-moves"), "moves-ended")).toHaveLength(1);
  expect(p.stack).toHaveLength(0);
});

test("IMP-4.2.a nobody moves what is not his, and nothing that is not on the map", () => {
  const p = moving("rome", { war: ["quades"], rome: { dalmatia: ["i_adiutrix"] }, enemy: { quades: ["quades_1"] } });
  expect(reason(p, "take quades_1")).toBe("IMP-4.2.a notYours");
  expect(reason(p, "take x_gemina")).toBe("IMP-0.2.a notThere");
});

test("IMP-TE.4.a IMP-C205 an Augustus who is ill does not leave his zone", () => {
  const p = moving("rome", {
    ill: "marcus_aurelius",
    rome: { roma: ["marcus_aurelius*", "lucius_verus*", "praetoria_1"] },
  });
  expect(reason(p, "take marcus_aurelius")).toBe("IMP-TE.4.a isIll");
  play(p, "take lucius_verus");
  expect(reason(p, "add marcus_aurelius")).toBe("IMP-TE.4.a isIll");
});
