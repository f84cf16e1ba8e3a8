/** Peoples at war and at peace, and how they take their places (4.1, 4.4, 6.1, 9.2.4, R48, R73, R85, R86). */

import { describe, expect, test } from "vitest";
import { ABSENT } from "./board.ts";
import type { Event } from "./events/index.ts";
import { broken } from "./faults.ts";
import { PEACE, WAR } from "./peoples.ts";
import { own, type Position } from "./position.ts";
import { ENEMY, ROME } from "./sides.ts";
import { slain } from "./slain.ts";
import { canRise, put } from "./table.ts";
import {
  asked,
  at,
  box,
  byDefault,
  isReduced,
  lay,
  legal,
  people,
  piece,
  play,
  question,
  reason,
  run,
  side,
  told,
  toMove,
  zone,
} from "./testing/table.ts";
import { goToWar, hasRoom, isExtinct, pacify, turnArmenia } from "./war-and-peace.ts";

const events: Event[] = [];
const tell = (event: Event): void => {
  events.push(event);
};

const rise = (p: Position, name: string): Event[] => {
  events.length = 0;
  goToWar(p, people(name), "IMP-4.4.b", tell);
  return [...events, ...run(p)];
};

const calm = (p: Position, name: string, how: "arms" | "stratagem" = "stratagem"): Event[] => {
  events.length = 0;
  pacify(p, people(name), how, "IMP-6.1.d", tell);
  return [...events, ...run(p)];
};

describe("going to war (4.4)", () => {
  test("IMP-4.4.b IMP-4.1.c IMP-C152 a minor People is deployed at once at home, at full strength", () => {
    const p = lay({});
    expect(at(p, "chatti_1")).toBe("box");
    expect(rise(p, "chatti")).toMatchObject([
      { e: "war", people: "chatti" },
      { e: "mustered", rule: "IMP-4.4.b", side: "enemy", pieces: ["chatti_1", "chatti_2", "chatti_3"], zone: "chatti" },
    ]);
    expect([p.status[people("chatti")], side(p, "chatti_3"), isReduced(p, "chatti_3")]).toEqual([WAR, "enemy", false]);
  });

  test("IMP-4.4.a IMP-4.1.d a major People is there already: its pieces turn where they stand", () => {
    const p = lay({ peoples: { parthes_media: ["parthes_1-", "vologeses_iii"] } });
    expect(rise(p, "parthes")).toMatchObject([{ e: "war", people: "parthes" }]);
    expect([at(p, "parthes_1"), side(p, "parthes_1"), side(p, "vologeses_iii"), isReduced(p, "parthes_1")]).toEqual([
      ...["parthes_media", "enemy", "enemy", true],
    ]);
    expect(at(p, "parthes_2")).toBe("box");
  });

  test("IMP-4.2.k it has no place to rise where those stand with whom it is never found", () => {
    const p = lay({ war: ["cantabri"], enemy: { gaetuli: ["cantabri_1"] } });
    expect([hasRoom(p, people("gaetuli")), hasRoom(p, people("garamantes"))]).toEqual([false, true]);
  });

  test("IMP-4.4.c only who is at peace, without five years of it, and never Armenia", () => {
    const p = lay({ war: ["quades"], ban: { roxolani: 180 }, year: 179, armenia: "rome" });
    expect(["quades", "roxolani", "armenia", "chatti"].map((name) => canRise(p, people(name)))).toEqual([
      ...[false, false, false, true],
    ]);
    expect(canRise(lay({ ban: { roxolani: 180 }, year: 180 }), people("roxolani"))).toBe(true);
  });
});

describe("pacified (6.1, 9.2.4)", () => {
  const roxolani = {
    year: 202,
    war: ["roxolani"],
    enemy: { roxolani: ["roxolani_1"], moesia_inferior: ["roxolani_2-"] },
  } as const;

  test("IMP-9.2.4.j IMP-C102 a minor People by stratagem: off the map, and it may rise the next year", () => {
    const p = lay(roxolani);
    expect(calm(p, "roxolani")).toMatchObject([{ e: "pacified", people: "roxolani", how: "stratagem" }]);
    expect([at(p, "roxolani_1"), at(p, "roxolani_2"), side(p, "roxolani_2")]).toEqual(["box", "box", null]);
    expect([p.status[people("roxolani")], p.ban[people("roxolani")]]).toEqual([PEACE, 0]);
    expect(p.appeased).toBe(1 << people("roxolani"));
    p.year = 203;
    expect(canRise(p, people("roxolani"))).toBe(true);
  });

  test("IMP-9.2.4.b IMP-R86 by arms: in the sixth year after it", () => {
    const p = lay({ year: 202, war: ["roxolani"] });
    calm(p, "roxolani", "arms");
    expect([p.ban[people("roxolani")], p.appeased]).toEqual([208, 0]);
    p.year = 207;
    expect(canRise(p, people("roxolani"))).toBe(false);
    p.year = 208;
    expect(canRise(p, people("roxolani"))).toBe(true);
  });

  const parthes = {
    year: 163,
    war: ["parthes"],
    enemy: {
      parthes_media: ["parthes_1", "parthes_2", "parthes_3-", "vologeses_iii"],
      syria_coele: ["parthes_4", "parthes_5-", "parthes_6", "chosroes"],
    },
  } as const;

  test("IMP-6.1.g IMP-9.2.4.j IMP-10.h IMP-C179 a major People by stratagem: all units, lost ones too, and its leaders are put at home by the Enemy", () => {
    const p = lay(parthes);
    calm(p, "parthes");
    expect([asked(p), toMove(p)]).toEqual(["muster", "aventine"]);
    expect(question(p)).toMatchObject({ people: "parthes", piece: "parthes_1", left: 10, rule: "IMP-6.1.g" });
    expect(legal(p)).toEqual([
      ...["station parthes_mesopotamia", "station parthes_babylonia", "station parthes_media"],
      ...["station parthes_atropatene", "station parthes_susiana", "rest"],
    ]);
    expect(reason(p, "station syria_coele")).toBe("IMP-4.4.b musterHome");
    play(p, "station parthes_atropatene");
    expect([at(p, "parthes_1"), side(p, "parthes_1"), at(p, "parthes_2")]).toEqual(["parthes_atropatene", null, "box"]);
    expect(byDefault(p)).toBe("rest");
    const settled = told(play(p, "rest"), "mustered");
    expect(settled.flatMap(({ pieces }) => pieces).length).toBe(9);
    expect(settled.every(({ pieces }) => pieces.length > 0)).toBe(true);
    const units = box.unitsOf[people("parthes")];
    expect(units.map((unit) => box.homeOf[p.at[unit]])).toEqual(units.map(() => people("parthes")));
    expect(units.some((unit) => isReduced(p, box.pieceIds[unit]))).toBe(false);
    // By default each goes where its counter says.
    expect([at(p, "parthes_8"), at(p, "chosroes")]).toEqual([
      "parthes_media",
      box.zoneIds[box.station[piece("chosroes")]],
    ]);
    expect([side(p, "vologeses_iii"), p.status[people("parthes")], p.ban[people("parthes")]]).toEqual([null, PEACE, 0]);
    expect([p.vp[ROME], p.vp[ENEMY], p.stack.length]).toEqual([0, 0, 0]);
  });

  test("IMP-R48 a leader is placed after the units, where the Enemy likes", () => {
    const p = lay({ war: ["parthes"], enemy: { syria_coele: ["chosroes"] } });
    calm(p, "parthes");
    for (let i = 0; i < 8; i++) play(p, "station parthes_media");
    expect(question(p)).toMatchObject({ piece: "chosroes", left: 1 });
    play(p, "station parthes_susiana");
    expect([at(p, "chosroes"), p.stack.length]).toEqual(["parthes_susiana", 0]);
  });

  test("IMP-6.1.g IMP-4.1.g by a stratagem generic leaders who died are not put back: they wait for Phase C", () => {
    const p = lay({ war: ["quades"], enemy: { noricum: ["quades_1"] } });
    own.at(p)[piece("quades_chief_1")] = ABSENT;
    calm(p, "quades");
    expect([at(p, "quades_1"), at(p, "quades_chief_1")]).toEqual(["quades", "absent"]);
  });

  test("IMP-R73 IMP-6.3.n units in mutiny stay where they are", () => {
    const p = lay({ ...parthes, mutiny: { parthes_susiana: ["parthes_7-"] } });
    calm(p, "parthes");
    play(p, "rest");
    expect([at(p, "parthes_7"), side(p, "parthes_7"), isReduced(p, "parthes_7")]).toEqual([
      ...["parthes_susiana", "mutiny", true],
    ]);
  });

  test("IMP-4.2.k whoever finds no place at home waits in the box", () => {
    const p = lay({ war: ["cantabri", "gaetuli"], enemy: { gaetuli: ["cantabri_1"], numidia: ["gaetuli_1"] } });
    p.stack.push({ step: "muster", people: people("gaetuli") });
    expect(run(p)).toEqual([]);
    expect([at(p, "gaetuli_2"), p.stack.length]).toEqual(["box", 0]);
  });
});

describe("extinct (9.2.4, R85)", () => {
  test("IMP-9.2.4.a IMP-R85 at war and no unit on the map; one in mutiny is on the map, one withdrawn is not lost", () => {
    expect(isExtinct(lay({ war: ["roxolani"] }), people("roxolani"))).toBe(true);
    expect(isExtinct(lay({}), people("roxolani"))).toBe(false);
    const last = lay({ war: ["roxolani"], enemy: { dacia: ["roxolani_3-"] } });
    expect(isExtinct(last, people("roxolani"))).toBe(false);
    const mutinous = lay({ war: ["parthes"], mutiny: { parthes_media: ["parthes_1"] } });
    expect(isExtinct(mutinous, people("parthes"))).toBe(false);
    const p = lay({ war: ["parthes"], enemy: { parthes_media: ["parthes_1-"] }, event: 0 });
    p.stack.push({ step: "event" });
    run(p, [6, 8]);
    expect([p.event, at(p, "parthes_1"), isExtinct(p, people("parthes"))]).toEqual([13, "withdrawn", false]);
  });
});

describe("Armenia (4.2)", () => {
  test("IMP-4.2.d IMP-4.2.g IMP-C187 it turns with its unit, and back", () => {
    const p = lay({ armenia: "rome", rome: { armenia: ["armenia_1"] } });
    events.length = 0;
    turnArmenia(p, "IMP-TE.14.a", tell);
    expect([side(p, "armenia_1"), events]).toEqual(["enemy", [{ e: "armenia", rule: "IMP-TE.14.a", side: "enemy" }]]);
    turnArmenia(p, "IMP-6.3.i", tell);
    expect(side(p, "armenia_1")).toBe("rome");
  });

  test("IMP-R82 IMP-R104 a leader who is alone with it then must get away", () => {
    const p = lay({ armenia: "enemy", war: ["parthes"], enemy: { armenia: ["armenia_1", "chosroes"] } });
    turnArmenia(p, "IMP-TE.14.a", tell);
    expect(p.stack.at(-1)?.step).toBe("loneLeaders");
  });
});

describe("who comes home (R72, R77)", () => {
  test("IMP-6.1.b IMP-R72 a leader and units placed in Ctesiphon end the coup there, at war only", () => {
    const markers = [["coup_etat_parthe", "parthes_babylonia"]] as const;
    const p = lay({
      markers,
      war: ["parthes"],
      enemy: { parthes_babylonia: ["vologeses_iii"], syria_coele: ["parthes_1"] },
    });
    p.stack.push({ step: "muster", people: people("parthes") });
    run(p);
    play(p, ["station parthes_babylonia", "station parthes_babylonia"]);
    expect(told(play(p, "station parthes_babylonia"), "lifted")).toMatchObject([{ stratagem: "coup_etat_parthe" }]);
    const peaceful = lay({ markers, peoples: { parthes_babylonia: ["vologeses_iii"] } });
    peaceful.stack.push({ step: "muster", people: people("parthes") });
    run(peaceful);
    expect(told(play(peaceful, "rest"), "lifted")).toEqual([]);
  });

  test("IMP-6.3.f IMP-R77 whoever is put where the plague is suffers", () => {
    const p = lay({
      markers: [["foyer_de_peste", "quades"]],
      war: ["quades"],
      enemy: { noricum: ["quades_1", "quades_2-"] },
    });
    calm(p, "quades");
    expect([isReduced(p, "quades_1"), isReduced(p, "quades_2"), at(p, "quades_1")]).toEqual([true, true, "quades"]);
  });
});

test("IMP-1.1.b IMP-1.1.c IMP-C121 faces: of who is loyal, follows a usurper, has come back, is at peace, is at war", () => {
  const p = lay({
    rome: { roma: ["marcus_aurelius*"] },
    enemy: { arabia: ["avidius_cassius!", "martius_verus"] },
    peoples: { quades: ["quades_chief_1"] },
  });
  expect([side(p, "marcus_aurelius"), side(p, "martius_verus"), side(p, "quades_chief_1")]).toEqual([
    "rome",
    "enemy",
    null,
  ]);
  slain(p, piece("avidius_cassius"), "natural", tell);
  goToWar(p, people("quades"), "IMP-4.4.a", tell);
  expect([side(p, "martius_verus"), side(p, "quades_chief_1")]).toEqual(["rome", "enemy"]);
});

test("IMP-4.1.a IMP-4.1.b IMP-4.1.d IMP-4.1.f IMP-C150 five major Peoples and sixteen minor ones; eight generic leaders; Parthes have five homes", () => {
  const { majors, minors, foreignLeaders, isGeneric, homes, parthes } = box;
  const generic = foreignLeaders.filter((leader) => isGeneric[leader]);
  expect([majors.length, minors.length, generic.length, homes[parthes].length]).toEqual([5, 16, 8, 5]);
  // At peace nobody leaves home: a piece elsewhere would be a fault.
  const p = lay({ peoples: { quades: ["quades_1"] } });
  put(p, piece("quades_1"), zone("noricum"));
  expect(broken(p)).toBe("quades_1 is at peace and not at home");
});
