/** C.R1, C.X1: leaders who enter and who come back (2.C.b, 2.C.e, TL.a, TL.m, 4.1.g, R105, S.c, S.h). */
import { describe, expect, test } from "vitest";
import { ABSENT } from "../board.ts";
import { own, type Position } from "../position.ts";
import { ENEMY, ROME, type Side } from "../sides.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  run,
  side,
  told,
  toMove,
  why,
} from "../testing/table.ts";
import { augusti } from "../titles.ts";

const arrive = (p: Position, whose: Side) => run(goTo(p, { step: "arrivals", side: whose }));

/** Leaders who are due, as the scenario would have booked them. */
const due = (p: Position, year: number, ...names: string[]): Position => {
  for (const name of names) own.due(p)[piece(name)] = year;
  return p;
};

const OF_185 = ["pescennius_niger", "clodius_albinus", "septimius_severus"];

describe("Roman leaders (2.C.b)", () => {
  const offered = {
    year: 185,
    rome: {
      roma: ["marcus_aurelius*", "praetoria_1"],
      dacia: ["xiii_gemina-"],
      raetia: ["vexillatio_danube_1"],
      belgica: ["martius_verus"],
    },
    enemy: { arabia: ["avidius_cassius!", "iii_cyrenaica"] },
    mutiny: { numidia: ["iii_augusta"] },
  } as const;

  test("IMP-2.C.b IMP-TL.a IMP-TL.i IMP-C124 in the order of the table, each on any loyal unit: legion, vexillation or garrison", () => {
    const p = due(lay(offered), 185, ...OF_185);
    arrive(p, ROME);
    expect([asked(p), toMove(p)]).toEqual(["arrivals", "capitoline"]);
    expect(question(p)).toMatchObject({ rule: "IMP-2.C.b", leader: "pescennius_niger", left: 3 });
    expect(legal(p)).toEqual(["station dacia", "station roma", "station raetia", "rest"]);
    expect(play(p, "station raetia")).toEqual([
      {
        e: "arrived",
        rule: "IMP-TL.a",
        side: "rome",
        leader: "pescennius_niger",
        zone: "raetia",
        returns: false,
      },
    ]);
    expect([at(p, "pescennius_niger"), side(p, "pescennius_niger")]).toEqual(["raetia", "rome"]);
    play(p, ["station roma", "station dacia"]);
    expect(OF_185.map((name) => at(p, name))).toEqual(["raetia", "roma", "dacia"]);
    expect([p.stack.length, p.due[piece("pescennius_niger")]]).toEqual([0, 0]);
  });

  test("IMP-C124 IMP-R105 not on rebels, on mutineers, where no unit is, or at sea", () => {
    const p = due(lay(offered), 185, ...OF_185);
    arrive(p, ROME);
    for (const zone of ["arabia", "numidia", "belgica", "mare_internum_centralis"])
      expect(reason(p, `station ${zone}`)).toBe("IMP-TL.a entryLoyal");
  });

  test("IMP-TL.a nobody before his year; who had no place then comes later", () => {
    const p = due(lay({ year: 184, rome: { roma: ["praetoria_1"] } }), 185, ...OF_185);
    expect(arrive(p, ROME)).toEqual([]);
    const late = due(lay({ year: 185 }), 185, ...OF_185);
    expect(arrive(late, ROME)).toEqual([]);
    expect([at(late, "septimius_severus"), late.due[piece("septimius_severus")]]).toEqual(["to-come", 185]);
    const later = due(lay({ year: 187, rome: { roma: ["praetoria_1"] } }), 185, ...OF_185);
    expect(told(arrive(later, ROME), "arrived").map(({ zone }) => zone)).toEqual(["roma", "roma", "roma"]);
  });

  test("IMP-2.C.b by default on the first loyal unit, all of them", () => {
    const p = due(lay(offered), 185, ...OF_185);
    arrive(p, ROME);
    expect(byDefault(p)).toBe("rest");
    play(p, "rest");
    expect(OF_185.map((name) => at(p, name))).toEqual(["dacia", "dacia", "dacia"]);
  });

  test("IMP-R105 a legion aboard a fleet is no place to enter", () => {
    const p = lay({ year: 185, rome: { "aboard-classis_ravennas": ["iv_flavia"], dacia: ["xiii_gemina"] } });
    arrive(due(p, 185, "septimius_severus"), ROME);
    expect(at(p, "septimius_severus")).toBe("dacia");
  });

  test("IMP-R40 IMP-3.6.m where nobody could be Augustus the first who enters is, and only he", () => {
    const p = due(lay({ year: 185, rome: { roma: ["praetoria_1"] } }), 185, ...OF_185);
    const events = arrive(p, ROME);
    expect(told(events, "emperor")).toMatchObject([{ leader: "pescennius_niger", by: "vacancy" }]);
    expect(augusti(p)).toEqual([piece("pescennius_niger")]);
  });

  test("IMP-TL.a IMP-S.c IMP-S.h the scenario books who enters, and nobody where leaders do not enter", () => {
    const whole = lay({ scenario: "s5_grand_campaign", asSetUp: true });
    expect(OF_185.map((name) => whole.due[piece(name)])).toEqual([185, 185, 185]);
    const first = lay({ scenario: "s1_avidius_cassius", asSetUp: true, year: 190 });
    expect(arrive(first, ROME)).toEqual([]);
    expect(at(first, "lucius_verus")).toBe("gone");
  });
});

describe("leaders of Peoples (2.C.e, 4.1.g)", () => {
  const parthia = {
    year: 179,
    peoples: { parthes_media: ["parthes_1"], parthes_susiana: ["parthes_2"], quades: ["quades_1"] },
  } as const;

  test("IMP-2.C.e IMP-TL.m IMP-C031 Vologeses IV enters in the year after the death of Vologeses III, on a unit of his People", () => {
    const p = due(lay(parthia), 179, "vologeses_iv");
    arrive(p, ENEMY);
    expect([asked(p), toMove(p)]).toEqual(["arrivals", "aventine"]);
    expect(question(p)).toMatchObject({ rule: "IMP-2.C.e", leader: "vologeses_iv", left: 1 });
    expect(legal(p)).toEqual(["station parthes_media", "station parthes_susiana", "rest"]);
    expect(reason(p, "station quades")).toBe("IMP-2.C.e entryOwnPeople");
    expect(why(p, "station parthes_babylonia")).toBe("IMP-2.C.e");
    play(p, "station parthes_susiana");
    expect([at(p, "vologeses_iv"), side(p, "vologeses_iv")]).toEqual(["parthes_susiana", null]);
  });

  test("IMP-1.1.c IMP-R105 on the face that fits the state of his People", () => {
    const p = due(lay({ year: 179, war: ["parthes"], enemy: { syria_coele: ["parthes_1"] } }), 179, "vologeses_iv");
    expect(arrive(p, ENEMY)).toMatchObject([{ e: "arrived", side: "enemy", zone: "syria_coele", returns: false }]);
    expect(side(p, "vologeses_iv")).toBe("enemy");
  });

  test("IMP-4.1.g IMP-2.C.e a generic leader who was lost is back, on any unit of his People; without one he waits", () => {
    const p = lay({ war: ["quades"], enemy: { quades: ["quades_1"], noricum: ["quades_2"] } });
    own.at(p)[piece("quades_chief_1")] = ABSENT;
    own.at(p)[piece("maetae_chief")] = ABSENT;
    arrive(p, ENEMY);
    expect(legal(p)).toEqual(["station quades", "station noricum", "rest"]);
    expect(question(p)).toMatchObject({ leader: "quades_chief_1", left: 1 });
    expect(play(p, "station noricum")).toMatchObject([{ rule: "IMP-4.1.g", leader: "quades_chief_1", returns: true }]);
    expect([at(p, "maetae_chief"), p.stack.length]).toEqual(["absent", 0]);
  });

  test("IMP-R105 not on mutineers", () => {
    const p = lay({
      year: 179,
      war: ["parthes"],
      enemy: { parthes_media: ["parthes_1"] },
      mutiny: { parthes_susiana: ["parthes_2"] },
    });
    arrive(due(p, 179, "vologeses_iv"), ENEMY);
    expect(at(p, "vologeses_iv")).toBe("parthes_media");
    const alone = due(
      lay({ year: 179, war: ["parthes"], mutiny: { parthes_susiana: ["parthes_2"] } }),
      179,
      "vologeses_iv",
    );
    arrive(alone, ENEMY);
    expect(at(alone, "vologeses_iv")).toBe("to-come");
  });

  test("IMP-TL.m IMP-4.1.f nobody who follows another is booked while that one lives; generic leaders not placed come at once", () => {
    const p = lay({ scenario: "s5_grand_campaign", asSetUp: true });
    expect(["vologeses_iv", "vologeses_v", "artabanus_v"].map((name) => p.due[piece(name)])).toEqual([0, 0, 0]);
    expect(arrive(p, ENEMY)).toEqual([]);
    expect(box.foreignLeaders.filter((leader) => box.isGeneric[leader] && p.at[leader] === ABSENT)).toEqual([]);
  });
});
