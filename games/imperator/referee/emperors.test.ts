/** A referee's expectations: initiative, nominations, the guard, successions. */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { asked, at, goTo, type Layout, lay, legal, play, run, side, told, why } from "../testing/table.ts";
import { die, holders } from "../testing/usurping.ts";
import { AUGUSTUS, CAESAR, GUARD, USURPER } from "../titles.ts";
import { d10, steps } from "./flow.ts";

const name = (p: Position, prefix: string): string[] =>
  legal(p, `${prefix} `).map((text) => text.slice(prefix.length + 1));

function nominating(layout: Layout): Position {
  const p = lay(layout);
  goTo(p, { step: "nominations", augustus: false, caesar: false });
  run(p);
  return p;
}

/** Who may be made Augustus, and who Caesar; nobody where nobody is asked. */
function candidates(layout: Layout): [string[], string[]] {
  const p = nominating(layout);
  return p.stack.length === 0 ? [[], []] : [name(p, "augustus").sort(), name(p, "caesar").sort()];
}

describe("the initiative", () => {
  const roll = (augusti: readonly string[], face: number): string => {
    const p = lay({ year: 170, rome: { roma: augusti } });
    const events = steps(p, [{ step: "initiative" }], [face]);
    return told(events, "initiative")[0]?.side ?? "";
  };
  test("IMP-2.B.a strictly below the PC of the Augustus; equal is the Enemy's", () => {
    expect(roll(["lucius_verus*"], 3)).toBe("rome");
    expect(roll(["lucius_verus*"], 4)).toBe("enemy");
    expect(roll(["commodus*"], 1)).toBe("rome");
    expect(roll(["commodus*"], 2)).toBe("enemy");
  });
  test("IMP-2.B.b of two Augusti the higher PC", () => {
    expect(roll(["lucius_verus*", "marcus_aurelius*"], 5)).toBe("rome");
    expect(roll(["lucius_verus*", "marcus_aurelius*"], 6)).toBe("enemy");
  });
});

describe("nominations", () => {
  test("IMP-3.6.d Marcus Aurelius names Commodus only, whoever reigns beside him", () => {
    expect(candidates({ rome: { roma: ["marcus_aurelius*", "commodus", "martius_verus"] } })).toEqual([
      ["commodus"],
      ["commodus"],
    ]);
    expect(candidates({ rome: { roma: ["marcus_aurelius*", "lucius_verus*", "commodus", "martius_verus"] } })).toEqual([
      [],
      ["commodus"],
    ]);
  });

  test("IMP-3.6.e IMP-3.6.f Severus: his sons as Augusti, anybody as Caesar", () => {
    expect(
      candidates({ year: 206, rome: { roma: ["septimius_severus*", "caracalla", "geta"], dacia: ["laetus"] } }),
    ).toEqual([
      ["caracalla", "geta"],
      ["caracalla", "geta", "laetus"],
    ]);
  });

  test("IMP-3.6.g Commodus and Caracalla name nobody; beside Caracalla Geta names anybody, Severus as he would alone", () => {
    expect(candidates({ rome: { roma: ["commodus*", "martius_verus"] } })).toEqual([[], []]);
    expect(candidates({ rome: { roma: ["caracalla*", "martius_verus"] } })).toEqual([[], []]);
    expect(candidates({ rome: { roma: ["caracalla*", "geta*", "laetus"] } })).toEqual([[], ["laetus"]]);
    expect(candidates({ rome: { roma: ["caracalla*", "septimius_severus*", "geta", "laetus"] } })).toEqual([
      [],
      ["geta", "laetus"],
    ]);
    expect(candidates({ rome: { roma: ["commodus*", "marcus_aurelius*", "laetus"] } })).toEqual([[], []]);
  });

  test("IMP-3.6.i IMP-R39 all others name whom they like, a Caesar may be raised, rebels and the absent are not named", () => {
    expect(candidates({ rome: { roma: ["helvius_pertinax*", "laetus+"], dacia: ["fabius_cilo"] } })).toEqual([
      ["fabius_cilo", "laetus"],
      ["fabius_cilo"],
    ]);
  });

  test("IMP-3.6.h nobody is named in a civil war", () => {
    const p = nominating({
      rome: { roma: ["helvius_pertinax*", "laetus"] },
      enemy: { syria_coele: ["pescennius_niger!", "iv_scythica"] },
    });
    expect(p.stack.length).toBe(0);
  });

  test("IMP-2.D.k IMP-3.6.a one Augustus and one Caesar a year, never more than two of each", () => {
    const p = nominating({ rome: { roma: ["helvius_pertinax*", "laetus", "fabius_cilo", "marius_maximus"] } });
    play(p, "caesar laetus");
    expect(why(p, "caesar fabius_cilo")).not.toBe("legal");
    play(p, "augustus fabius_cilo");
    expect(asked(p)).toBe("nothing");
    expect([holders(p, AUGUSTUS), holders(p, CAESAR)]).toEqual([["helvius_pertinax", "fabius_cilo"], ["laetus"]]);
    expect(
      candidates({ rome: { roma: ["helvius_pertinax*", "laetus+", "fabius_cilo+", "marius_maximus"] } })[1],
    ).toEqual([]);
  });

  test("IMP-R39 a Caesar who is raised is Caesar no more", () => {
    const p = nominating({ rome: { roma: ["helvius_pertinax*", "laetus+"] } });
    play(p, "augustus laetus");
    expect([holders(p, AUGUSTUS), holders(p, CAESAR)]).toEqual([["helvius_pertinax", "laetus"], []]);
  });
});

describe("the guard", () => {
  test("IMP-3.6.o IMP-3.6.p it is out when its bearer dies, and given again in F", () => {
    const p = lay({
      guard: "marcus_aurelius",
      rome: { roma: ["marcus_aurelius*", "lucius_verus*"], dacia: ["commodus+"] },
    });
    die(p, "marcus_aurelius", "natural");
    expect(holders(p, GUARD)).toEqual([]);
    steps(p, [{ step: "custody" }]);
    expect(legal(p, "guard").sort()).toEqual(["guard commodus", "guard lucius_verus"]);
    play(p, "guard commodus");
    expect(holders(p, GUARD)).toEqual(["commodus"]);
  });

  test("IMP-3.6.p it may go to another, wherever he is, in F only", () => {
    const p = lay({
      guard: "marcus_aurelius",
      rome: { roma: ["marcus_aurelius*"], dacia: ["commodus+", "martius_verus"] },
    });
    steps(p, [{ step: "custody" }]);
    expect(why(p, "guard martius_verus")).not.toBe("legal");
    play(p, "guard commodus");
    expect(holders(p, GUARD)).toEqual(["commodus"]);
  });
});

describe("successions", () => {
  test("IMP-3.6.j the other Augustus reigns alone, Caesares stay Caesares", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*", "lucius_verus*", "commodus+"] } });
    die(p, "marcus_aurelius", "natural");
    expect([holders(p, AUGUSTUS), holders(p, CAESAR), asked(p)]).toEqual([["lucius_verus"], ["commodus"], "nothing"]);
  });

  test("IMP-3.6.k one Caesar becomes Augustus", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*"], dacia: ["commodus+"] } });
    die(p, "marcus_aurelius", "natural");
    expect([holders(p, AUGUSTUS), holders(p, CAESAR)]).toEqual([["commodus"], []]);
  });

  test("IMP-3.6.l two Caesares become Augusti", () => {
    const p = lay({ rome: { roma: ["septimius_severus*"], dacia: ["caracalla+"], africa: ["geta+"] } });
    die(p, "septimius_severus", "plague");
    expect(holders(p, AUGUSTUS).sort()).toEqual(["caracalla", "geta"]);
  });

  const EMPTY_THRONE: Layout = {
    war: ["quades"],
    rome: {
      roma: ["marcus_aurelius*", "lucius_verus"],
      quades: ["macrinus_vindex"],
      dacia: ["martius_verus", "xiii_gemina"],
      syria_coele: ["avidius_cassius", "iv_scythica"],
      lugiorum_silva: ["basseus_rufus"],
    },
    enemy: { marcomanni: [] },
  };

  test("IMP-3.6.m IMP-4.5V.a IMP-4.5V.b Rome chooses anywhere, then the Enemy in a Front, without a die", () => {
    const p = lay(EMPTY_THRONE);
    die(p, "marcus_aurelius", "natural");
    expect(name(p, "succeed").sort()).toEqual([
      "avidius_cassius",
      "basseus_rufus",
      "lucius_verus",
      "macrinus_vindex",
      "martius_verus",
    ]);
    play(p, "succeed macrinus_vindex");
    expect(asked(p)).toBe("rival");
    expect(name(p, "proclaim").sort()).toEqual(["avidius_cassius", "martius_verus"]);
    play(p, "proclaim avidius_cassius");
    expect(holders(p, USURPER)).toEqual(["avidius_cassius"]);
    expect([side(p, "avidius_cassius"), side(p, "iv_scythica")]).toEqual(["enemy", "enemy"]);
  });

  test("IMP-R40 the usurper may rise in the Front of the new Augustus", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*"], dacia: ["martius_verus"], noricum: ["lucius_verus", "ii_italica"] },
    });
    die(p, "marcus_aurelius", "natural");
    play(p, "succeed lucius_verus");
    expect(asked(p) === "rival" ? name(p, "proclaim") : holders(p, USURPER)).toEqual(["martius_verus"]);
  });

  test("IMP-R40 nobody else in a Front: no usurpation", () => {
    const p = lay({ rome: { roma: ["marcus_aurelius*", "lucius_verus"], dacia: ["martius_verus"] } });
    die(p, "marcus_aurelius", "natural");
    play(p, "succeed martius_verus");
    expect([holders(p, USURPER), asked(p)]).toEqual([[], "nothing"]);
  });

  test("IMP-R40 nobody at all: the throne waits for the next Roman who enters", () => {
    const p = lay({ year: 168, rome: { roma: ["marcus_aurelius*", "praetoria_1"] } });
    die(p, "marcus_aurelius", "natural");
    expect([holders(p, AUGUSTUS), asked(p)]).toEqual([[], "nothing"]);
  });

  test("IMP-3.6.n IMP-4.5S.b an Augustus killed by barbarians is succeeded, in a civil war too", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*"], dacia: ["commodus+"] },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"] },
    });
    die(p, "marcus_aurelius", "battle");
    expect([holders(p, AUGUSTUS), holders(p, USURPER)]).toEqual([["commodus"], ["avidius_cassius"]]);
  });

  test("IMP-3.6.m IMP-4.5D.b in a civil war the second usurper rises in another Front than the first was proclaimed in", () => {
    const p = lay({
      rome: {
        roma: ["marcus_aurelius*", "lucius_verus"],
        cappadocia: ["martius_verus"],
        dacia: ["macrinus_vindex", "xiii_gemina"],
      },
      enemy: { syria_coele: ["avidius_cassius!", "iv_scythica"] },
      claims: { avidius_cassius: { front: "oriental" } },
    });
    die(p, "marcus_aurelius", "natural");
    play(p, "succeed lucius_verus");
    expect(
      asked(p) === "rival" ? name(p, "proclaim") : holders(p, USURPER).filter((each) => each !== "avidius_cassius"),
    ).toEqual(["macrinus_vindex"]);
  });
});

describe("deaths of the year", () => {
  const test1 = (year: number, leader: string, face: number | null): string => {
    const p = lay({ year, rome: { roma: ["septimius_severus*"], dacia: [leader], africa: ["opellius_macrinus"] } });
    steps(p, [{ step: "deaths", begun: false, left: [] }], face === null ? [] : d10(face));
    return at(p, leader);
  };
  test("IMP-TL.b IMP-TL.d strictly below the number: a 6 spares Lucius Verus in 171's column 7 only before it", () => {
    expect([test1(170, "lucius_verus", 6), test1(171, "lucius_verus", 6)]).toEqual(["dacia", "gone"]);
    expect(test1(165, "lucius_verus", 0)).toBe("gone");
    expect(test1(165, "lucius_verus", 1)).toBe("dacia");
    expect(test1(164, "lucius_verus", null)).toBe("dacia");
  });
  test("IMP-TL.c IMP-R19 in the tenth year, and after it, without a die", () => {
    expect([test1(174, "lucius_verus", null), test1(180, "lucius_verus", null)]).toEqual(["gone", "gone"]);
  });
  test("IMP-TL.j IMP-TL.l rows that end in 217 kill nobody for certain", () => {
    const p = lay({ year: 217, rome: { roma: ["opellius_macrinus*"], dacia: ["laetus", "flavius_maternianus"] } });
    steps(p, [{ step: "deaths", begun: false, left: [] }], d10(8));
    expect(at(p, "laetus")).toBe("dacia");
    const q = lay({ year: 217, rome: { roma: ["opellius_macrinus*"], dacia: ["laetus"] } });
    steps(q, [{ step: "deaths", begun: false, left: [] }], d10(7));
    expect(at(q, "laetus")).toBe("gone");
  });
});
