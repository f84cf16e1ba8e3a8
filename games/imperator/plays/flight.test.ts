import { describe, expect, test } from "vitest";
import { PLAYED } from "../stratagems.ts";
import type { Came } from "../testing/field.ts";
import { beforeBattle, handIn, titlesIn } from "../testing/playing.ts";
import { asked, at, inZone, type Layout, legal, play, question, reason, side, told, toMove } from "../testing/table.ts";

const CAME: Came = { from: "quades", pieces: ["quades_1"] };

/** The Quades, come from home, attack legions of the Danube; others stand in Noricum. */
const DANUBE: Layout = {
  rome: { pannonia_superior: ["xiv_gemina", "x_gemina"] },
  enemy: { pannonia_superior: ["quades_1"], noricum: ["marcomanni_1"] },
  war: ["quades", "marcomanni"],
  hands: { rome: ["fuite_opportune"] },
};

const attacked = (layout: Layout = DANUBE, where = "pannonia_superior") => beforeBattle("enemy", layout, where, CAME).p;

describe("Timely Flight (6.3)", () => {
  test("IMP-6.3.b the whole Force is gone before the battle, and the attacker stays", () => {
    const p = attacked();
    expect(question(p)).toMatchObject({ moment: "evasion", side: "rome", zone: "pannonia_superior" });
    const events = play(p, "flee fuite_opportune pannonia_inferior");
    expect(told(events, "fled")).toMatchObject([
      { pieces: ["x_gemina", "xiv_gemina"], from: "pannonia_superior", to: "pannonia_inferior", side: "rome" },
    ]);
    expect([at(p, "xiv_gemina"), at(p, "x_gemina"), at(p, "quades_1")]).toEqual([
      "pannonia_inferior",
      "pannonia_inferior",
      "pannonia_superior",
    ]);
    expect([told(events, "battle-decided"), asked(p), titlesIn(p, PLAYED)]).toEqual([
      [],
      "nothing",
      ["fuite_opportune"],
    ]);
  });

  test("IMP-6.3.b IMP-8.1.d IMP-C185 free of enemies, within the limits of movement, the attackers' origin too", () => {
    const p = attacked();
    expect(reason(p, "flee fuite_opportune noricum")).toBe("IMP-8.1.b enemyThere");
    // Out of their Front, which is not in reserve.
    expect(reason(p, "flee fuite_opportune venetia")).toBe("IMP-3.3.c frontNotInReserve");
    expect(reason(p, "flee fuite_opportune quades")).toBe("IMP-3.3.c frontNotInReserve");
    expect(reason(p, "flee fuite_opportune moesia_superior")).toBe("IMP-8.1.b notNextToIt");
    const free = attacked({ ...DANUBE, rome: { pannonia_superior: ["vexillatio_danube_1"] } });
    expect(reason(free, "flee fuite_opportune quades")).toBe("legal");
    expect(reason(free, "flee fuite_opportune venetia")).toBe("legal");
  });

  test("IMP-6.3.b IMP-C185 the attacker has no use for it", () => {
    const p = attacked({ ...DANUBE, hands: { enemy: ["fuite_opportune"] } });
    expect(reason(p, "flee fuite_opportune pannonia_inferior")).toBe("IMP-6.3.b fleeAttacker");
  });

  test("IMP-6.3.b IMP-C185 after an evasion that has failed, too", () => {
    const p = attacked({
      ...DANUBE,
      rome: { pannonia_superior: ["maximianus", "xiv_gemina", "x_gemina"] },
      hands: { rome: ["fuite_opportune"], enemy: ["desertion"] },
    });
    while (asked(p) === "window") play(p, "pass");
    expect(asked(p)).toBe("evasions");
    play(p, "evade maximianus", [6]);
    while (question(p).window !== "battle" || toMove(p) !== "capitoline") play(p, "pass");
    play(p, "flee fuite_opportune pannonia_inferior");
    expect(inZone(p, "pannonia_superior")).toEqual(["quades_1"]);
    expect(at(p, "maximianus")).toBe("pannonia_inferior");
  });

  test("IMP-6.3.b no leader and no command is needed, and there is none for the garrison but an Augustus or a Caesar", () => {
    const layout: Layout = {
      rome: { umbria: ["praetoria_1", "perennis"] },
      enemy: { umbria: ["marcomanni_chief_1", "marcomanni_1"] },
      war: ["marcomanni"],
      hands: { rome: ["fuite_opportune"] },
    };
    const left = beforeBattle("enemy", layout, "umbria").p;
    expect(reason(left, "flee fuite_opportune roma")).toBe("IMP-3.5.f garrisonNeedsEmperor");
    const led = beforeBattle("enemy", { ...layout, rome: { umbria: ["praetoria_1", "commodus+"] } }, "umbria").p;
    play(led, "flee fuite_opportune roma");
    expect([at(led, "praetoria_1"), at(led, "commodus")]).toEqual(["roma", "roma"]);
  });

  test("IMP-R76 IMP-R92 a sick Augustus stays and is fought, the rest may go", () => {
    const layout: Layout = {
      ...DANUBE,
      rome: { pannonia_superior: ["marcus_aurelius*", "xiv_gemina", "x_gemina"] },
      ill: "marcus_aurelius",
    };
    const p = attacked(layout);
    const events = play(p, "flee fuite_opportune pannonia_inferior");
    expect(told(events, "fled")[0].pieces).toEqual(["x_gemina", "xiv_gemina"]);
    // Alone among enemies he has nowhere to go (IMP-7.e).
    expect(told(events, "died")).toMatchObject([{ leader: "marcus_aurelius" }]);
  });

  test("IMP-R76 IMP-R108 IMP-4.3.b garrisons of a usurper stay, and are loyal when he is gone", () => {
    const layout: Layout = {
      rome: { umbria: ["xiv_gemina"], ravenna: ["commodus*"] },
      enemy: { umbria: ["septimius_severus!", "praetoria_1", "xiii_gemina"] },
      hands: { enemy: ["fuite_opportune"] },
    };
    const { p } = beforeBattle("rome", layout, "umbria");
    const events = play(p, "flee fuite_opportune transpadana");
    expect(told(events, "fled")[0].pieces).toEqual(["xiii_gemina", "septimius_severus"]);
    expect([side(p, "praetoria_1"), at(p, "praetoria_1"), side(p, "xiii_gemina")]).toEqual(["rome", "umbria", "enemy"]);
    expect(asked(p)).toBe("nothing");
  });

  test("IMP-R76 IMP-4.3.d rebels do not leave the empire", () => {
    const layout: Layout = {
      rome: { pannonia_superior: ["xiv_gemina"], ravenna: ["commodus*"] },
      enemy: { pannonia_superior: ["septimius_severus!", "xiii_gemina"] },
      war: ["quades"],
      hands: { enemy: ["fuite_opportune"] },
    };
    const { p } = beforeBattle("rome", layout, "pannonia_superior");
    expect(reason(p, "flee fuite_opportune quades")).toBe("IMP-4.3.d rebelsStayInEmpire");
    expect(reason(p, "flee fuite_opportune noricum")).toBe("legal");
  });

  test("IMP-R76 IMP-4.2.f Armenians stay, and are fought", () => {
    const layout: Layout = {
      rome: { armenia: ["xii_fulminata"] },
      enemy: { armenia: ["armenia_1", "parthes_1"] },
      war: ["parthes"],
      armenia: "enemy",
      hands: { enemy: ["fuite_opportune"] },
    };
    const { p } = beforeBattle("rome", layout, "armenia");
    const events = play(p, "flee fuite_opportune parthes_atropatene", [6]);
    expect(told(events, "fled")[0].pieces).toEqual(["parthes_1"]);
    expect(told(events, "battle")[0].defender.units).toEqual(["armenia_1"]);
  });

  test("IMP-R104 a leader alone where they come gets away before anything else happens", () => {
    const layout: Layout = {
      rome: { armenia: ["xii_fulminata"], parthes_atropatene: ["avidius_cassius"] },
      enemy: { armenia: ["armenia_1", "parthes_1"] },
      war: ["parthes"],
      armenia: "enemy",
      hands: { enemy: ["fuite_opportune"] },
    };
    const { p } = beforeBattle("rome", layout, "armenia");
    play(p, "flee fuite_opportune parthes_atropatene", [1]);
    expect(question(p)).toMatchObject({ ask: "loneLeader", leader: "avidius_cassius" });
  });

  test("IMP-6.3.k IMP-R76 mutineers do not flee", () => {
    const layout: Layout = {
      enemy: { pannonia_superior: ["quades_1"] },
      mutiny: { pannonia_superior: ["xiv_gemina"] },
      war: ["quades"],
      hands: { rome: ["fuite_opportune"] },
    };
    const { p } = beforeBattle("enemy", layout, "pannonia_superior", CAME);
    expect(reason(p, "flee fuite_opportune pannonia_inferior")).toBe("IMP-6.3.k fleeMutineers");
  });

  test("IMP-R111 IMP-TE.6.a while there is unrest in Rome one Augustus stays there", () => {
    const layout: Layout = {
      rome: { roma: ["marcus_aurelius*", "lucius_verus*", "xiv_gemina"] },
      enemy: { roma: ["marcomanni_chief_1", "marcomanni_1"] },
      war: ["marcomanni"],
      event: 6,
      freed: [],
      hands: { rome: ["fuite_opportune"] },
    };
    const { p } = beforeBattle("enemy", layout, "roma");
    const events = play(p, "flee fuite_opportune campania", [1]);
    expect(told(events, "fled")[0].pieces).toEqual(["xiv_gemina", "lucius_verus"]);
    const calm = beforeBattle("enemy", { ...layout, event: 0 }, "roma").p;
    expect(told(play(calm, "flee fuite_opportune campania"), "fled")[0].pieces).toHaveLength(3);
  });

  test("IMP-R76 nobody is told where there is no zone for all of them: it cannot be played", () => {
    const layout: Layout = {
      ...DANUBE,
      rome: { pannonia_superior: ["xiv_gemina", "praetoria_1"] },
      hands: { rome: ["fuite_opportune", "desertion"] },
    };
    const p = attacked(layout);
    expect(legal(p, "flee")).toEqual([]);
    expect(handIn(p, "rome")).toHaveLength(2);
  });
});
