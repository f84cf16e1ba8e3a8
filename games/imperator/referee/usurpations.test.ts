/** A referee's expectations: usurpations from the first die to the exchange of roles. */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { fought } from "../testing/field.ts";
import { moving, whySteps } from "../testing/moving.ts";
import { handIn, inWindow } from "../testing/playing.ts";
import { asked, at, goTo, type Layout, lay, legal, play, run, side, told, why } from "../testing/table.ts";
import { die, holders, rated, rise } from "../testing/usurping.ts";
import { AUGUSTUS, CAESAR, USURPER } from "../titles.ts";
import { d10, scored, setScore, steps, where } from "./flow.ts";

const sides = (p: Position, ...names: string[]): (string | null)[] => names.map((name) => side(p, name));

/** C.X4: the Enemy may play his counters. */
function plotting(
  hand: readonly ("usurpation" | "usurpation_augustus" | "usurpation_caesar")[],
  layout: Layout,
): Position {
  const p = lay({ hands: { enemy: hand }, ...layout });
  goTo(p, { step: "usurpations" });
  run(p);
  return p;
}

describe("who may rise", () => {
  const layout: Layout = {
    rome: {
      dacia: ["marcus_aurelius*", "martius_verus"],
      noricum: ["macrinus_vindex"],
      syria_coele: ["avidius_cassius"],
      germania_superior: ["commodus+"],
      roma: ["lucius_verus"],
      lugiorum_silva: ["basseus_rufus"],
      "aboard-classis_ravennas": ["helvius_pertinax"],
    },
  };

  test("IMP-4.5V.c IMP-6.2.d a plain leader in a Front without an Augustus", () => {
    const p = plotting(["usurpation"], layout);
    expect(legal(p, "usurp")).toEqual(["usurp usurpation avidius_cassius"]);
    expect(why(p, "usurp usurpation lucius_verus")).toBe("IMP-4.5V.b");
    expect(why(p, "usurp usurpation macrinus_vindex")).toBe("IMP-4.5V.c");
    expect(why(p, "usurp usurpation commodus")).toBe("IMP-6.2.d");
  });

  test("IMP-4.5D.b not where another was proclaimed, wherever he is now", () => {
    const p = plotting(["usurpation"], {
      rome: { roma: ["marcus_aurelius*"], syria_coele: ["martius_verus"], dacia: ["macrinus_vindex"] },
      enemy: { galatia: ["avidius_cassius!", "iv_scythica"] },
      claims: { avidius_cassius: { front: "oriental" } },
    });
    expect(legal(p, "usurp")).toEqual(["usurp usurpation macrinus_vindex"]);
  });

  test("IMP-4.5V.f never a third usurper", () => {
    const p = plotting(["usurpation"], {
      rome: { roma: ["marcus_aurelius*"], dacia: ["macrinus_vindex"] },
      enemy: { galatia: ["avidius_cassius!", "iv_scythica"], britannia_isca: ["statius_priscus!", "ii_augusta"] },
    });
    expect(p.stack.length === 0 || legal(p, "usurp").length === 0).toBe(true);
  });

  test("IMP-4.5V.d IMP-4.5V.e IMP-6.c at most his PC; if it fails he stays what he is and the counter is spent", () => {
    const valid = plotting(["usurpation"], layout);
    play(valid, "usurp usurpation avidius_cassius", [4]);
    expect([holders(valid, USURPER), handIn(valid, "enemy")]).toEqual([["avidius_cassius"], []]);
    const failed = plotting(["usurpation"], layout);
    play(failed, "usurp usurpation avidius_cassius", [5]);
    expect([holders(failed, USURPER), side(failed, "avidius_cassius"), handIn(failed, "enemy")]).toEqual([
      [],
      "rome",
      [],
    ]);
  });

  test("IMP-6.2.a IMP-6.2.b of two Augusti the one of lower PC, and he loses the title", () => {
    const two: Layout = { rome: { roma: ["marcus_aurelius*"], syria_coele: ["lucius_verus*", "iv_scythica"] } };
    const p = plotting(["usurpation_augustus"], two);
    expect(legal(p, "usurp")).toEqual(["usurp usurpation_augustus lucius_verus"]);
    play(p, "usurp usurpation_augustus lucius_verus", [4]);
    expect([holders(p, USURPER), holders(p, AUGUSTUS)]).toEqual([["lucius_verus"], ["marcus_aurelius"]]);
    // The weaker one is in Rome: nobody can.
    const q = plotting(["usurpation_augustus"], {
      rome: { roma: ["lucius_verus*"], syria_coele: ["marcus_aurelius*"] },
    });
    expect(q.stack.length === 0 || legal(q, "usurp").length === 0).toBe(true);
    // Of equals either.
    const r = rated(
      lay({
        hands: { enemy: ["usurpation_augustus"] },
        rome: { dacia: ["lucius_verus*"], syria_coele: ["marcus_aurelius*"] },
      }),
      {
        lucius_verus: 5,
        marcus_aurelius: 5,
      },
    );
    goTo(r, { step: "usurpations" });
    run(r);
    expect(legal(r, "usurp").length).toBe(2);
  });

  test("IMP-6.2.a with one Augustus it cannot be played, nor that of a Caesar without one", () => {
    const p = plotting(["usurpation_augustus", "usurpation_caesar"], {
      rome: { dacia: ["marcus_aurelius*"], syria_coele: ["martius_verus"] },
    });
    expect(p.stack.length === 0 || legal(p, "usurp").length === 0).toBe(true);
  });

  test("IMP-6.2.c IMP-4.5G.n a Caesar, with a bonus of one", () => {
    const p = plotting(["usurpation_caesar"], {
      rome: { roma: ["marcus_aurelius*"], dacia: ["commodus+"], noricum: ["martius_verus", "ii_italica"] },
    });
    // PC 2: a 2 will do. Martius Verus has PC 3: a 2 and one more.
    const events = play(p, "usurp usurpation_caesar commodus", [2, 2]);
    expect(told(events, "allegiance")[0]?.joined).toBe(true);
    expect([holders(p, CAESAR), sides(p, "martius_verus", "ii_italica")]).toEqual([[], ["enemy", "enemy"]]);
  });

  test("IMP-4.5V.g IMP-2.E.e counters of usurpation are of no use in E", () => {
    const p = inWindow({ ...layout, hands: { enemy: ["usurpation", "faveur_divine"] } }, "sequence", "enemy");
    expect(why(p, "usurp usurpation avidius_cassius")).not.toBe("legal");
  });
});

describe("steps A to C", () => {
  test("IMP-4.5G.a IMP-R53 A: units of all kinds and leaders, a Caesar too, who loses the title", () => {
    const p = lay({
      rome: {
        roma: ["marcus_aurelius*"],
        syria_coele: [
          "avidius_cassius",
          "commodus+",
          "martius_verus",
          "iv_scythica",
          "xvi_flavia-",
          "vexillatio_danube_1",
          "praetoria_1",
        ],
      },
    });
    rise(p, "avidius_cassius");
    expect(
      sides(p, "commodus", "martius_verus", "iv_scythica", "xvi_flavia", "vexillatio_danube_1", "praetoria_1"),
    ).toEqual(Array.from({ length: 6 }, () => "enemy"));
    expect(holders(p, CAESAR)).toEqual([]);
  });

  test("IMP-4.5G.p IMP-7.d an Augustus in his zone stays loyal and must escape", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*"], dacia: ["martius_verus", "macrinus_vindex", "xiii_gemina"] },
    });
    die(p, "marcus_aurelius", "natural");
    play(p, "succeed martius_verus", d10(4));
    if (asked(p) === "rival") play(p, "proclaim macrinus_vindex", d10(4));
    while (asked(p) === "extension") play(p, "decline");
    expect([side(p, "martius_verus"), side(p, "xiii_gemina"), asked(p)]).toEqual(["rome", "enemy", "loneLeader"]);
  });

  const FRONT: Layout = {
    rome: {
      roma: ["marcus_aurelius*"],
      syria_coele: ["avidius_cassius", "iv_scythica"],
      cappadocia: ["martius_verus", "statius_priscus", "xii_fulminata", "vexillatio_danube_1"],
      arabia: ["commodus+", "lucius_verus", "iii_cyrenaica"],
      armenia_minor: ["xv_apollinaris"],
    },
  };

  test("IMP-4.5G.b IMP-4.5G.d B: one die a zone, for the highest PC in it; at or above all follow, vexillations too", () => {
    const p = lay(FRONT);
    const events = rise(p, "avidius_cassius", [3]);
    expect(told(events, "allegiance").map(({ zone, leader, joined }) => [zone, leader, joined])).toEqual([
      ["cappadocia", "martius_verus", true],
    ]);
    expect(sides(p, "martius_verus", "statius_priscus", "xii_fulminata", "vexillatio_danube_1")).toEqual([
      "enemy",
      "enemy",
      "enemy",
      "enemy",
    ]);
    const q = lay(FRONT);
    rise(q, "avidius_cassius", [2]);
    expect(sides(q, "martius_verus", "statius_priscus", "xii_fulminata")).toEqual(["rome", "rome", "rome"]);
  });

  test("IMP-4.5G.c a Caesar keeps his zone, without a die, and whoever has no leader stays loyal", () => {
    const p = lay(FRONT);
    rise(p, "avidius_cassius", [6]);
    expect(sides(p, "commodus", "lucius_verus", "iii_cyrenaica", "xv_apollinaris")).toEqual([
      "rome",
      "rome",
      "rome",
      "rome",
    ]);
  });

  test("IMP-4.5G.g C: Britain and Rhine, Rhine and Danube, East and South; nothing else", () => {
    const fronts = (zone: string): string[] => {
      const p = lay({
        rome: {
          roma: ["lucius_verus*"],
          [zone]: ["avidius_cassius"],
          ...Object.fromEntries(
            Object.entries({
              britannia_isca: "basseus_rufus",
              argentorate: "macrinus_vindex",
              dacia: "maximianus",
              arabia: "perennis",
              numidia: "laetus",
            })
              .filter(([place]) => place !== zone)
              .map(([place, leader]) => [place, [leader]]),
          ),
        },
      });
      rise(p, "avidius_cassius", [1, 1, 1, 1].slice(0, 0));
      return legal(p, "extend")
        .map((text) => text.slice(7))
        .sort();
    };
    expect(fronts("britannia_isca")).toEqual(["rhin"]);
    expect(fronts("argentorate")).toEqual(["bretagne", "danube"]);
    expect(fronts("dacia")).toEqual(["rhin"]);
    expect(fronts("arabia")).toEqual(["sud"]);
    expect(fronts("numidia")).toEqual(["oriental"]);
  });

  const SPREAD = (heirs: readonly string[]): Layout => ({
    rome: {
      roma: ["marcus_aurelius*"],
      syria_coele: ["avidius_cassius", "iv_scythica"],
      numidia: ["macrinus_vindex", "iii_augusta"],
      aegyptus: heirs,
    },
  });

  test("IMP-4.5G.e IMP-4.5G.h C: strictly below his PC, then B there", () => {
    const p = lay(SPREAD([]));
    rise(p, "avidius_cassius");
    const events = play(p, "extend sud", [...d10(3), 2]);
    expect(told(events, "extension")[0]).toMatchObject({ spread: true, modifier: 0 });
    expect([side(p, "iii_augusta"), asked(p)]).toEqual(["enemy", "nothing"]);
    const q = lay(SPREAD([]));
    rise(q, "avidius_cassius");
    play(q, "extend sud", d10(4));
    expect(side(q, "iii_augusta")).toBe("rome");
  });

  test("IMP-4.5G.f two more if an Augustus is in that Front, one if a Caesar, never both", () => {
    const modifier = (heirs: readonly string[]): number | undefined => {
      const p = lay(SPREAD(heirs));
      rise(p, "avidius_cassius");
      return told(play(p, "extend sud", d10(9)), "extension")[0]?.modifier;
    };
    expect([
      modifier([]),
      modifier(["commodus+"]),
      modifier(["lucius_verus*"]),
      modifier(["commodus+", "lucius_verus*"]),
    ]).toEqual([0, 1, 2, 2]);
  });

  test("IMP-4.5G.n the bonus is taken off in C and added in B, not to the die that validates", () => {
    const p = plotting(["usurpation_augustus"], {
      rome: {
        roma: ["marcus_aurelius*"],
        syria_coele: ["lucius_verus*", "iv_scythica"],
        cappadocia: ["perennis", "xii_fulminata"],
        numidia: ["opellius_macrinus", "iii_augusta"],
      },
    });
    // PC 4 each: 4 validates; a 2 counts as 4 in B; a 5 counts as 3 in C; a 1 counts as 3 there.
    play(p, "usurp usurpation_augustus lucius_verus", [4, 2]);
    play(p, "extend sud", [...d10(5), 1]);
    expect(sides(p, "xii_fulminata", "iii_augusta")).toEqual(["enemy", "rome"]);
    const q = plotting(["usurpation_augustus"], {
      rome: { roma: ["marcus_aurelius*"], syria_coele: ["lucius_verus*"] },
    });
    play(q, "usurp usurpation_augustus lucius_verus", [5]);
    expect(holders(q, USURPER)).toEqual([]);
  });

  test("IMP-4.5D.c two usurpers never choose the same Front; one may choose that in which the other rose", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*"], argentorate: ["macrinus_vindex"], dacia: ["maximianus", "xiii_gemina"] },
      enemy: { britannia_isca: ["avidius_cassius!", "ii_augusta"] },
      claims: { avidius_cassius: { front: "bretagne", chosen: "rhin" } },
    });
    rise(p, "maximianus");
    expect(legal(p, "extend")).toEqual([]);
    const q = lay({
      rome: { roma: ["marcus_aurelius*"], argentorate: ["macrinus_vindex"] },
      enemy: { britannia_isca: ["avidius_cassius!", "ii_augusta"] },
      claims: { avidius_cassius: { front: "bretagne" } },
    });
    rise(q, "macrinus_vindex");
    expect(legal(q, "extend").sort()).toEqual(["extend bretagne", "extend danube"]);
    play(q, "decline");
    expect(asked(q)).toBe("nothing");
  });
});

describe("step D", () => {
  const layout: Layout = {
    rome: { roma: ["marcus_aurelius*"], syria_phoenice: ["iii_gallica"], arabia: ["iii_cyrenaica", "martius_verus"] },
    enemy: { syria_coele: ["avidius_cassius!", "statius_priscus", "iv_scythica"] },
  };

  test("IMP-4.5G.i IMP-4.5G.j at most his PC, and they march on with him", () => {
    const p = moving("enemy", layout);
    play(p, ["take avidius_cassius", "add iv_scythica", "step syria_phoenice"]);
    expect(why(p, "step syria_palaestina")).not.toBe("legal");
    play(p, "win-over", [4]);
    expect(side(p, "iii_gallica")).toBe("enemy");
    play(p, ["add iii_gallica", "step syria_palaestina"]);
    expect(where(p, "iii_gallica", "avidius_cassius", "iv_scythica")).toEqual([
      "syria_palaestina",
      "syria_palaestina",
      "syria_palaestina",
    ]);
  });

  test("IMP-4.5G.i without the usurper the best PC of those who are there", () => {
    const p = moving("enemy", layout);
    play(p, ["take statius_priscus", "add iv_scythica", "step syria_phoenice"]);
    const events = play(p, "win-over", [3]);
    expect(told(events, "appeal")[0]).toMatchObject({ pc: 2, won: false });
    const q = moving("enemy", layout);
    play(q, ["take statius_priscus", "add iv_scythica", "step syria_phoenice"]);
    play(q, "win-over", [2]);
    expect(side(q, "iii_gallica")).toBe("enemy");
  });

  test("IMP-4.5G.k failure ends the march; they fight, and nobody of them asks again", () => {
    const p = moving("enemy", layout);
    play(p, ["take avidius_cassius", "add iv_scythica", "step syria_phoenice"]);
    play(p, "win-over", [5]);
    if (asked(p) === "group") expect([legal(p, "step"), legal(p, "win-over")]).toEqual([[], []]);
    if (asked(p) === "group") play(p, "halt");
    expect([side(p, "iii_gallica"), asked(p)]).toEqual(["rome", "movement"]);
    play(p, "end-moves");
    goTo(p, { step: "combats", side: ENEMY, done: [] });
    run(p);
    expect(legal(p, "fight")).toEqual(["fight syria_phoenice"]);
  });

  test("IMP-R57 the try is optional; the march ends all the same", () => {
    const p = moving("enemy", layout);
    play(p, ["take avidius_cassius", "add iv_scythica", "step syria_phoenice", "halt"]);
    expect([side(p, "iii_gallica"), at(p, "avidius_cassius")]).toEqual(["rome", "syria_phoenice"]);
  });

  test("IMP-4.5G.i not where a loyal leader stands, nor mutineers", () => {
    const p = moving("enemy", {
      ...layout,
      enemy: { syria_phoenice: [], syria_palaestina: ["avidius_cassius!", "iv_scythica"] },
    });
    play(p, ["take avidius_cassius", "add iv_scythica", "step arabia"]);
    expect(asked(p) === "group" ? why(p, "win-over") : "over").not.toBe("legal");
    const q = moving("enemy", {
      rome: { roma: ["marcus_aurelius*"] },
      mutiny: { syria_phoenice: ["iii_gallica"] },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"] },
    });
    play(q, ["take avidius_cassius", "add iv_scythica", "step syria_phoenice"]);
    expect(asked(q) === "group" ? why(q, "win-over") : "over").not.toBe("legal");
  });

  test("IMP-4.5G.l a vexillation comes over only if three legions of its Front are rebel already; else it holds them up", () => {
    const table = (rebels: readonly string[], there: readonly string[]): Position =>
      moving("enemy", {
        rome: { roma: ["marcus_aurelius*"], syria_phoenice: there },
        enemy: { syria_coele: ["avidius_cassius!", ...rebels] },
      });
    const two = table(["iv_scythica", "xvi_flavia"], ["vexillatio_oriental_1", "iii_gallica"]);
    play(two, ["take avidius_cassius", "add iv_scythica", "step syria_phoenice"]);
    play(two, "win-over", [1]);
    // The legion comes over, the third; the vexillation does not, and they stop.
    expect(sides(two, "iii_gallica", "vexillatio_oriental_1")).toEqual(["enemy", "rome"]);
    expect(asked(two) === "group" ? legal(two, "step") : []).toEqual([]);
    const three = table(["iv_scythica", "xvi_flavia", "vi_ferrata"], ["vexillatio_oriental_1", "iii_gallica"]);
    play(three, ["take avidius_cassius", "all", "step syria_phoenice"]);
    play(three, "win-over", [1]);
    expect(sides(three, "iii_gallica", "vexillatio_oriental_1")).toEqual(["enemy", "enemy"]);
    // Legions of other Fronts are no help.
    const others = table(["x_gemina", "xiv_gemina", "i_adiutrix"], ["vexillatio_oriental_1"]);
    play(others, ["take avidius_cassius", "add x_gemina", "step syria_phoenice"]);
    expect(asked(others) === "group" ? why(others, "win-over") : "over").not.toBe("legal");
  });

  test("IMP-R57 a rebel leader alone may try; if he fails he is alone among enemies", () => {
    const p = moving("enemy", layout);
    play(p, ["take statius_priscus", "step syria_phoenice"]);
    play(p, "win-over", [3, ...d10(9)]);
    expect(at(p, "statius_priscus")).toBe("gone");
    const q = moving("enemy", layout);
    play(q, ["take statius_priscus", "step syria_phoenice"]);
    play(q, "win-over", [1]);
    expect(sides(q, "iii_gallica")).toEqual(["enemy"]);
  });
});

describe("rebels", () => {
  test("IMP-4.3.a IMP-4.3.d IMP-4.3.c they march with rebel leaders only, stay in the empire, and know no Fronts", () => {
    const p = moving("enemy", {
      war: ["parthes"],
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { syria_phoenice: ["avidius_cassius!", "iii_gallica", "iv_scythica"] },
    });
    expect(why(p, "take iii_gallica")).toBe("IMP-4.3.a");
    play(p, ["take avidius_cassius", "add iii_gallica", "add iv_scythica"]);
    expect(why(p, "step scenarchia")).not.toBe("legal");
    play(p, ["step syria_coele", "step cilicia", "step galatia"]);
    expect(at(p, "iii_gallica")).toBe("galatia");
    // A leader of theirs alone may leave it.
    const q = moving("enemy", {
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { syria_phoenice: ["avidius_cassius!"] },
    });
    play(q, "take avidius_cassius");
    expect(why(q, "step scenarchia")).toBe("legal");
  });

  test("IMP-4.3.b where their last leader leaves or dies units are loyal at once", () => {
    const p = moving("enemy", {
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { syria_phoenice: ["avidius_cassius!", "iii_gallica", "iv_scythica"] },
    });
    play(p, ["take avidius_cassius", "add iii_gallica", "step syria_coele"]);
    expect(sides(p, "iii_gallica", "iv_scythica")).toEqual(["enemy", "rome"]);
    const q = lay({
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { syria_phoenice: ["avidius_cassius!", "iii_gallica"], arabia: ["martius_verus", "iii_cyrenaica"] },
    });
    die(q, "martius_verus", "assassinated");
    expect(sides(q, "iii_cyrenaica", "iii_gallica")).toEqual(["rome", "enemy"]);
  });

  test("IMP-4.3.b dropped on the way without a leader they are loyal", () => {
    const p = moving("enemy", {
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { syria_phoenice: ["avidius_cassius!", "iii_gallica", "iv_scythica"] },
    });
    play(p, [
      "take avidius_cassius",
      "add iii_gallica",
      "add iv_scythica",
      "step syria_coele",
      "drop iii_gallica",
      "step cilicia",
    ]);
    expect(sides(p, "iii_gallica", "iv_scythica")).toEqual(["rome", "enemy"]);
  });

  test("IMP-3.5.t IMP-R108 garrison units of a usurper never march", () => {
    const p = moving("enemy", {
      rome: { dacia: ["marcus_aurelius*"] },
      enemy: { roma: ["didius_julianus!", "praetoria_1", "x_gemina"] },
    });
    play(p, ["take didius_julianus", "add x_gemina"]);
    expect(why(p, "add praetoria_1")).toBe("IMP-3.5.t");
  });

  test("IMP-4.2.k rebels and Peoples never share a zone, not in passing either", () => {
    const p = moving("enemy", {
      war: ["quades"],
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { noricum: ["avidius_cassius!", "ii_italica"], pannonia_superior: ["quades_1"] },
    });
    play(p, ["take avidius_cassius", "add ii_italica"]);
    expect(whySteps(p, ["pannonia_superior", "raetia"])).toEqual(["IMP-4.2.k", "legal"]);
  });
});

describe("failure", () => {
  test("IMP-4.5F.a IMP-R63 a usurper's death by any cause ends it; all are loyal where they stand", () => {
    for (const how of ["battle", "civil", "assassinated", "natural", "plague", "lone"] as const) {
      const p = lay({
        rome: { roma: ["marcus_aurelius*"] },
        enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"], arabia: ["martius_verus", "iii_cyrenaica"] },
      });
      die(p, "avidius_cassius", how);
      expect([...sides(p, "iv_scythica", "martius_verus", "iii_cyrenaica"), at(p, "iv_scythica")]).toEqual([
        "rome",
        "rome",
        "rome",
        "syria_coele",
      ]);
    }
  });

  test("IMP-4.5D.f of two usurpers the other goes on with all", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*"] },
      enemy: {
        syria_coele: ["avidius_cassius!", "iv_scythica", "martius_verus"],
        dacia: ["statius_priscus!", "xiii_gemina"],
      },
    });
    die(p, "avidius_cassius", "natural");
    expect(sides(p, "iv_scythica", "martius_verus", "xiii_gemina")).toEqual(["enemy", "enemy", "enemy"]);
    die(p, "statius_priscus", "natural");
    expect(sides(p, "iv_scythica", "martius_verus", "xiii_gemina")).toEqual(["rome", "rome", "rome"]);
  });
});

/** A0, with whatever is asked by itself. */
const exchange = (p: Position) => steps(p, [{ step: "exchange" }]);
const REBELS = { syria_coele: ["avidius_cassius!", "iv_scythica"] };

describe("success", () => {
  test("IMP-4.5S.a IMP-4.5S.f a rebel leader with a unit in Rome, whatever the Augusti do", () => {
    const p = lay({
      rome: { dacia: ["marcus_aurelius*"], ravenna: ["lucius_verus*"] },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"], roma: ["martius_verus", "x_gemina"] },
      armenia: "rome",
      vp: { rome: 20, enemy: 5 },
    });
    const events = steps(p, [{ step: "capture" }]);
    expect(told(events, "usurpation-won")[0]?.by).toBe("rome");
    // The year is scored with the old roles: the Praetorians are not in Rome either.
    steps(p, [{ step: "points" }]);
    expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([21, 5 + 3 + 1]);
    exchange(p);
    expect([holders(p, AUGUSTUS), at(p, "marcus_aurelius"), at(p, "lucius_verus")]).toEqual([
      ["avidius_cassius"],
      "gone",
      "gone",
    ]);
    expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([9, 21]);
    expect([p.leads[ROME], p.leads[ENEMY]]).toEqual([1, 0]);
    expect(sides(p, "iv_scythica", "martius_verus", "x_gemina")).toEqual(["rome", "rome", "rome"]);
  });

  test("IMP-4.5S.a a leader alone, or units without success: the usurper must have both in Rome", () => {
    const p = lay({ rome: { dacia: ["marcus_aurelius*"] }, enemy: { ...REBELS, roma: ["martius_verus"] } });
    expect(told(steps(p, [{ step: "capture" }]), "usurpation-won")).toEqual([]);
  });

  test("IMP-4.5S.b IMP-8.4.b an Augustus beaten by rebels dies and the usurpation has won, even by R/R", () => {
    // 20 to 20, quality and TB: the Enemy attacks and wins.
    const { p, events } = fought(
      "enemy",
      {
        rome: { cappadocia: ["marcus_aurelius*", "xii_fulminata"], dacia: ["commodus+"] },
        enemy: { cappadocia: ["avidius_cassius!", "iv_scythica"] },
      },
      "cappadocia",
    );
    const more = [...events];
    while (p.stack.length > 0)
      more.push(...play(p, asked(p) === "evasions" ? "stand" : legal(p)[0], asked(p) === "evasions" ? [4] : []));
    // 10 to 10: 1/1; TB 2 against 1; PC 4 against 6: a 4 is R/R for the attacker.
    const decided = told(more, "battle-decided")[0];
    expect([decided?.winner, decided?.row, decided?.attacker, decided?.defender]).toEqual(["enemy", 4, "R", "R"]);
    expect(told(more, "usurpation-won")[0]?.by).toBe("battle");
    // IMP-4.5S.g: no Caesar succeeds.
    expect([holders(p, AUGUSTUS), holders(p, CAESAR), at(p, "marcus_aurelius")]).toEqual([[], ["commodus"], "gone"]);
    exchange(p);
    expect([holders(p, AUGUSTUS), holders(p, CAESAR), side(p, "commodus")]).toEqual([["avidius_cassius"], [], "rome"]);
  });

  test("IMP-4.5S.c IMP-4.5S.d murdered in a civil war; of two both, or one murdered and one beaten", () => {
    const one = lay({ rome: { roma: ["marcus_aurelius*"], dacia: ["commodus+"] }, enemy: REBELS });
    expect(told(die(one, "marcus_aurelius", "assassinated"), "usurpation-won").length).toBe(1);
    const two = lay({ rome: { roma: ["marcus_aurelius*", "lucius_verus*"] }, enemy: REBELS });
    expect(told(die(two, "marcus_aurelius", "assassinated"), "usurpation-won")).toEqual([]);
    expect(holders(two, AUGUSTUS)).toEqual(["lucius_verus"]);
    expect(told(die(two, "lucius_verus", "civil"), "usurpation-won").length).toBe(1);
  });

  test("IMP-4.5S.d the first dead of nature, the second murdered: a sole Augustus murdered is enough", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*", "lucius_verus*"] }, enemy: REBELS });
    die(p, "lucius_verus", "natural");
    expect(told(die(p, "marcus_aurelius", "assassinated"), "usurpation-won").length).toBe(1);
  });

  test("IMP-4.5S.d murdered and then nature: no success, and the Caesar succeeds", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*", "lucius_verus*"], dacia: ["commodus+"] }, enemy: REBELS });
    die(p, "lucius_verus", "assassinated");
    expect(told(die(p, "marcus_aurelius", "natural"), "usurpation-won")).toEqual([]);
    expect(holders(p, AUGUSTUS)).toEqual(["commodus"]);
  });

  test("IMP-3.6.k murdered without a civil war an Augustus is succeeded", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*"], dacia: ["commodus+"] } });
    expect(told(die(p, "marcus_aurelius", "assassinated"), "usurpation-won")).toEqual([]);
    expect(holders(p, AUGUSTUS)).toEqual(["commodus"]);
  });

  test("IMP-4.5S.e IMP-R59 until the exchange the civil war goes on, and is scored", () => {
    const p = lay({ armenia: "enemy", rome: { roma: ["marcus_aurelius*", "praetoria_1"] }, enemy: REBELS });
    die(p, "marcus_aurelius", "assassinated");
    setScore(p, 0, 0);
    steps(p, [{ step: "points" }]);
    expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([0, 3 + 1]);
  });

  test("IMP-4.5S.h the usurper dead before the exchange: none, and the Caesar succeeds then", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*"], dacia: ["commodus+"] },
      enemy: REBELS,
      vp: { rome: 7, enemy: 3 },
    });
    die(p, "marcus_aurelius", "assassinated");
    die(p, "avidius_cassius", "assassinated");
    exchange(p);
    expect([holders(p, AUGUSTUS), p.leads[ROME]]).toEqual([["commodus"], 0]);
  });

  test("IMP-4.5D.e of two usurpers the higher PC; the other is a plain leader of the new Rome", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"], dacia: ["statius_priscus!", "xiii_gemina"] },
    });
    die(p, "marcus_aurelius", "assassinated");
    exchange(p);
    expect([holders(p, AUGUSTUS), holders(p, USURPER), side(p, "statius_priscus")]).toEqual([
      ["avidius_cassius"],
      [],
      "rome",
    ]);
  });

  test("IMP-4.5D.e IMP-R64 of equals the owner chooses", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*"] },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"], dacia: ["claudius_pompeianus!", "xiii_gemina"] },
    });
    die(p, "marcus_aurelius", "assassinated");
    exchange(p);
    expect(asked(p)).toBe("laurels");
    play(p, "succeed claudius_pompeianus");
    expect(holders(p, AUGUSTUS)).toEqual(["claudius_pompeianus"]);
  });

  test("IMP-5.e IMP-5.g hands stay with the persons, markers with the roles, reserve Fronts lapse", () => {
    const p = lay({
      war: ["quades"],
      reserve: ["danube"],
      rome: { roma: ["marcus_aurelius*", "praetoria_1"] },
      enemy: { ...REBELS, quades: ["quades_1"] },
      hands: { rome: ["roma_victor"], enemy: ["furor_germanicus"] },
      markers: [["intrigue_au_senat", "roma"]],
    });
    die(p, "marcus_aurelius", "assassinated");
    exchange(p);
    expect([handIn(p, "rome"), handIn(p, "enemy"), p.reserve]).toEqual([["furor_germanicus"], ["roma_victor"], 0]);
    expect(side(p, "quades_1")).toBe("enemy");
  });

  test("IMP-10.q IMP-10.g a usurpation costs Rome its point and gives three", () => {
    expect(
      scored({ armenia: "enemy", rome: { dacia: ["marcus_aurelius*"], roma: ["praetoria_1"] }, enemy: REBELS }),
    ).toEqual([0, 4]);
  });
});
