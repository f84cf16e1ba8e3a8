import { describe, expect, test } from "vitest";
import { PEACE, REMOVED, WAR } from "../peoples.ts";
import { own, type Position } from "../position.ts";
import { PLAYED, SPENT } from "../stratagems.ts";
import { setStatus } from "../table.ts";
import { titlesIn } from "../testing/playing.ts";
import {
  asked,
  at,
  box,
  goTo,
  inZone,
  type Layout,
  lay,
  legal,
  people,
  play,
  question,
  reason,
  run,
  side,
  told,
  toMove,
} from "../testing/table.ts";

/** C.X3: the Enemy is asked. */
function rising(layout: Layout): Position {
  const p = goTo(lay(layout), { step: "uprisings" });
  run(p);
  return p;
}

const atWar = (p: Position): string[] =>
  box.peoples.filter((each) => p.status[each] === WAR).map((each) => box.peopleIds[each]);

const ALL_MAJORS = { quades: ["quades_1", "quades_chief_1"], parthes_media: ["parthes_1", "chosroes"] };

describe("Uprisings of minor Peoples (6.2)", () => {
  test("IMP-6.2.e one of them is at war at once", () => {
    const p = rising({ hands: { enemy: ["soulevement_mineur_1"] } });
    const events = play(p, "raise soulevement_mineur_1 chatti");
    expect(told(events, "war")).toMatchObject([{ people: "chatti", rule: "IMP-6.2.e" }]);
    expect([atWar(p), inZone(p, "chatti"), side(p, "chatti_1")]).toEqual([
      ["chatti"],
      ["chatti_1", "chatti_2", "chatti_3"],
      "enemy",
    ]);
    expect([asked(p), titlesIn(p, PLAYED)]).toEqual(["nothing", ["soulevement_mineur_1"]]);
  });

  test("IMP-6.2.f IMP-6.2.j IMP-4.1.c IMP-4.4.b IMP-4.4.c IMP-C152 up to two, deployed at home and normal", () => {
    const p = rising({ hands: { enemy: ["soulevement_mineur_2"] } });
    play(p, "raise soulevement_mineur_2 roxolani");
    expect(question(p)).toMatchObject({ ask: "uprising", left: 1, major: false });
    const events = play(p, "raise-too chatti");
    expect(told(events, "war")).toMatchObject([{ people: "chatti", rule: "IMP-6.2.f" }]);
    expect(atWar(p)).toEqual(["chatti", "roxolani"]);
    expect([inZone(p, "roxolani").length, inZone(p, "chatti").length, asked(p)]).toEqual([3, 3, "nothing"]);
    expect(p.face[box.unitsOf[people("chatti")][0]]).toBe(0);
  });

  test("IMP-6.2.g IMP-6.2.j up to three, or fewer", () => {
    const p = rising({ hands: { enemy: ["soulevement_mineur_3"] } });
    play(p, ["raise soulevement_mineur_3 roxolani", "raise-too chatti"]);
    expect(question(p)).toMatchObject({ ask: "uprising", left: 1 });
    expect(reason(p, "raise-too chatti")).toBe("IMP-6.2.e riseAtWar");
    play(p, "raise-too daci");
    expect([atWar(p), asked(p)]).toEqual([["chatti", "roxolani", "daci"].sort(byBox), "nothing"]);
    const fewer = rising({ hands: { enemy: ["soulevement_mineur_3"] } });
    play(fewer, ["raise soulevement_mineur_3 roxolani", "done"]);
    expect([atWar(fewer), asked(fewer), toMove(fewer)]).toEqual([["roxolani"], "nothing", "over"]);
  });

  test("IMP-R48 IMP-4.4.b where a People has several homes the Enemy says which", () => {
    const p = rising({ hands: { enemy: ["soulevement_mineur_1"] } });
    play(p, "raise soulevement_mineur_1 adiabene");
    expect(inZone(p, "adiabene")).toEqual(["adiabene_1", "adiabene_2"]);
  });
});

const byBox = (a: string, b: string): number => people(a) - people(b);

describe("Uprisings of major Peoples (6.2)", () => {
  test("IMP-6.2.h one of them: its leaders turn, where they are", () => {
    const p = rising({ peoples: ALL_MAJORS, hands: { enemy: ["soulevement_majeur_1"] } });
    expect(side(p, "chosroes")).toBe(null);
    play(p, "raise soulevement_majeur_1 parthes");
    expect([side(p, "chosroes"), side(p, "parthes_1"), at(p, "parthes_1")]).toEqual([
      "enemy",
      "enemy",
      "parthes_media",
    ]);
    expect([atWar(p), asked(p)]).toEqual([["parthes"], "nothing"]);
  });

  test("IMP-6.2.i IMP-6.2.j IMP-C097 up to three, two if only two are at peace, and the counter is out of the game", () => {
    const p = rising({
      peoples: ALL_MAJORS,
      war: ["maetae", "marcomanni", "jazyges"],
      hands: { enemy: ["soulevement_majeur_3"] },
    });
    play(p, ["raise soulevement_majeur_3 quades", "raise-too parthes"]);
    expect(asked(p)).toBe("nothing");
    expect(atWar(p).filter((name) => name === "quades" || name === "parthes")).toEqual(["parthes", "quades"]);
    expect(titlesIn(p, SPENT)).toEqual(["soulevement_majeur_3"]);
  });

  test("IMP-6.2.i three of them", () => {
    const p = rising({ peoples: ALL_MAJORS, hands: { enemy: ["soulevement_majeur_3"] } });
    play(p, ["raise soulevement_majeur_3 quades", "raise-too parthes", "raise-too maetae"]);
    expect([atWar(p).sort(byBox), asked(p)]).toEqual([["parthes", "maetae", "quades"].sort(byBox), "nothing"]);
  });
});

describe("who can rise", () => {
  const layout: Layout = {
    peoples: ALL_MAJORS,
    war: ["quades", "maetae", "marcomanni"],
    ban: { parthes: 171, roxolani: 171 },
    year: 170,
    armenia: "rome",
    hands: { enemy: ["soulevement_majeur_1", "soulevement_mineur_3"] },
  };

  test("IMP-6.2.k IMP-6.2.e IMP-6.2.g IMP-6.2.h IMP-C184 whoever is at peace and bound by no peace of five years", () => {
    const p = rising({ ...layout, peoples: { parthes_media: ["parthes_1"] } });
    expect(legal(p, "raise soulevement_majeur_1")).toEqual(["raise soulevement_majeur_1 jazyges"]);
    const minors = legal(p, "raise soulevement_mineur_3");
    expect(minors).toContain("raise soulevement_mineur_3 chatti");
    expect(reason(p, "raise soulevement_mineur_3 roxolani")).toBe("IMP-6.2.k riseBanned");
    expect(reason(p, "raise soulevement_majeur_1 parthes")).toBe("IMP-6.2.k riseBanned");
    expect(reason(p, "raise soulevement_majeur_1 quades")).toBe("IMP-6.2.e riseAtWar");
    expect(reason(p, "raise soulevement_mineur_3 armenia")).toBe("IMP-4.2.e riseArmenia");
    expect(reason(p, "raise soulevement_mineur_3 jazyges")).toBe("IMP-6.2.e riseMajor");
    expect(reason(p, "raise soulevement_majeur_1 chatti")).toBe("IMP-6.2.h riseMinor");
    // The first year after it.
    p.year = 171;
    expect(reason(p, "raise soulevement_mineur_3 roxolani")).toBe("legal");
  });

  test("IMP-6.2.j IMP-4.2.c who has left the game does not rise, and a second one obeys the same rules", () => {
    const p = rising({ ...layout, peoples: {} });
    setStatus(p, people("osrhoene"), REMOVED);
    expect(reason(p, "raise soulevement_mineur_3 osrhoene")).toBe("IMP-4.2.c riseRemoved");
    play(p, "raise soulevement_mineur_3 chatti");
    expect(reason(p, "raise-too osrhoene")).toBe("IMP-4.2.c riseRemoved");
    expect(reason(p, "raise-too jazyges")).toBe("IMP-6.2.e riseMajor");
  });

  test("IMP-6.2.j nobody is asked for another where there is none", () => {
    const p = rising({ hands: { enemy: ["soulevement_mineur_2"] } });
    for (const each of box.minors) if (each !== people("chatti")) own.ban(p)[each] = 999;
    play(p, "raise soulevement_mineur_2 chatti");
    expect(asked(p)).toBe("nothing");
    expect(p.status[people("daci")]).toBe(PEACE);
  });

  test("IMP-4.2.k not where others hold its only home with whom it is never found", () => {
    const p = rising({
      enemy: { daci: ["scenarchia_1"] },
      war: ["scenarchia"],
      hands: { enemy: ["soulevement_mineur_1"] },
    });
    expect(reason(p, "raise soulevement_mineur_1 daci")).toBe("IMP-4.2.k riseNoRoom");
  });
});
