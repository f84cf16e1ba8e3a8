/** Fronts and what binds legions to them (3.1, 3.3). */
import { describe, expect, test } from "vitest";
import { DEAD } from "../board.ts";
import type { Position } from "../position.ts";
import { isInEmpire, isInterior, partOf, takeOff } from "../table.ts";
import { march, moving, whySteps } from "../testing/moving.ts";
import { at, box, front, type Layout, lay, piece, play, reason, why, zone } from "../testing/table.ts";

/** The Front of a zone by name, "interior", or null. */
const frontOf = (p: Position, name: string): string | null => {
  const part = partOf(p, zone(name));
  return isInterior(p, zone(name)) ? "interior" : isInEmpire(p, zone(name)) ? box.frontIds[part] : null;
};

describe("IMP-3.1.a IMP-3.1.b IMP-C132 five Fronts, and the Interior Provinces for the rest of the empire", () => {
  test.each([
    ["roma", "interior"],
    ["lugdunensis", "interior"],
    ["dacia", "danube"],
    ["gallaecia", "sud"],
    ["aegyptus", "sud"],
    ["belgica", "interior"],
    ["thracia", "interior"],
    ["quades", null],
  ])("%s is in %s", (name, part) => {
    expect(frontOf(lay({ year: 161 }), name)).toBe(part);
  });

  test("IMP-3.3.a IMP-C132 at the start each legion stands in the zone of its camp", () => {
    const p = lay({ asSetUp: true });
    expect([at(p, "xiii_gemina"), at(p, "vii_gemina"), at(p, "ii_traiana")]).toEqual([
      "dacia",
      "gallaecia",
      "aegyptus",
    ]);
    for (const legion of box.legions) if (p.at[legion] >= 0) expect(partOf(p, p.at[legion])).toBe(box.band[legion]);
  });
});

/** The Danube as it stands in 161: ten legions in it. */
const danube = (layout: Layout = {}) => moving("rome", { ...layout, asSetUp: true });

describe("a legion and the border of its Front", () => {
  test("IMP-3.3.b IMP-3.3.c IMP-C033 it moves freely inside, and leaves it only from a reserve Front", () => {
    const p = danube({ reserve: [], war: ["roxolani"] });
    play(p, "take xiii_gemina");
    expect(whySteps(p, ["moesia_inferior", "moesia_superior"])).toEqual(["legal", "legal"]);
    expect(reason(p, "step roxolani")).toBe("IMP-3.3.c frontNotInReserve");
    expect(reason(p, "step carpates")).toBe("IMP-3.3.c frontNotInReserve");
    const reserve = danube({ reserve: ["danube"], war: ["roxolani"] });
    play(reserve, "take xiii_gemina");
    expect(whySteps(reserve, ["roxolani", "carpates"])).toEqual(["legal", "legal"]);
    // Another Front in reserve is no help.
    const other = danube({ reserve: ["rhin"] });
    play(other, "take xiii_gemina");
    expect(why(other, "step carpates")).toBe("IMP-3.3.c");
  });

  test("IMP-3.3.c IMP-3.5.e nor is it led out", () => {
    const p = danube({ reserve: [], rome: { pannonia_superior: ["helvius_pertinax"] } });
    play(p, ["take helvius_pertinax", "add x_gemina"]);
    expect(whySteps(p, ["noricum", "dalmatia", "venetia"])).toEqual(["legal", "IMP-3.3.c", "IMP-3.3.c"]);
  });

  test("IMP-3.3.d IMP-3.3.e IMP-3.3.i IMP-C133 who ignores the Fronts", () => {
    const p = moving("rome", {
      reserve: [],
      rome: {
        venetia: ["vexillatio_danube_1"],
        roma: ["marcus_aurelius*", "praetoria_1"],
        belgica: ["i_minervia"],
        germania_superior: ["xxii_primigenia", "viii_augusta"],
        pannonia_superior: ["vexillatio_danube_2"],
      },
    });
    march(p, ["vexillatio_danube_2"], "dalmatia");
    expect(at(p, "vexillatio_danube_2")).toBe("dalmatia");
    march(p, ["marcus_aurelius", "praetoria_1"], "umbria", "transpadana", "raetia");
    expect(at(p, "praetoria_1")).toBe("raetia");
    march(p, ["i_minervia"], "lugdunensis");
    expect(at(p, "i_minervia")).toBe("lugdunensis");
    play(p, "take xxii_primigenia");
    expect(reason(p, "step belgica")).toBe("IMP-3.3.c frontNotInReserve");
  });

  test("IMP-3.3.i whoever is outside need not come back, and may", () => {
    const p = moving("rome", { reserve: [], rome: { belgica: ["i_minervia"] } });
    play(p, "take i_minervia");
    expect(whySteps(p, ["germania_inferior", "lugdunensis"])).toEqual(["legal", "legal"]);
  });
});

describe("half of a Front", () => {
  const britain = (layout: Layout) => moving("rome", { reserve: ["bretagne"], ...layout });
  const three = { britannia_londinium: ["ii_augusta", "vi_victrix"], britannia_deva: ["xx_valeria_victrix"] };

  test("IMP-3.3.f IMP-C032 two of three legions stay in Britain", () => {
    const p = britain({ rome: three });
    march(p, ["ii_augusta"], "belgica");
    expect(at(p, "ii_augusta")).toBe("belgica");
    play(p, "take vi_victrix");
    expect(reason(p, "step belgica")).toBe("IMP-3.3.f halfMustStay");
    expect(why(p, "step britannia_isca")).toBe("legal");
  });

  test("IMP-3.3.f a leader cannot take two at once", () => {
    const p = britain({ rome: { ...three, britannia_londinium: ["perennis", "ii_augusta", "vi_victrix"] } });
    play(p, ["take perennis", "all"]);
    expect(reason(p, "step belgica")).toBe("IMP-3.3.f halfMustStay");
    const one = britain({ rome: { ...three, britannia_londinium: ["perennis", "ii_augusta", "vi_victrix"] } });
    march(one, ["perennis", "ii_augusta"], "belgica");
    expect(at(one, "ii_augusta")).toBe("belgica");
  });

  test("IMP-3.3.f losses are not punished, but nobody else leaves", () => {
    const p = moving("rome", { reserve: ["bretagne"], rome: { britannia_londinium: ["ii_augusta", "vi_victrix"] } });
    // Both that are left are half of two: whoever has not arrived does not count, whoever is dead does.
    play(p, "take vi_victrix");
    expect(why(p, "step belgica")).toBe("legal");
    const dead = danube({ reserve: ["bretagne"], rome: { britannia_londinium: ["ii_augusta", "vi_victrix"] } });
    takeOff(dead, piece("xx_valeria_victrix"), DEAD);
    play(dead, "take vi_victrix");
    expect(why(dead, "step belgica")).toBe("IMP-3.3.f");
  });

  test("IMP-3.3.f IMP-C036 six of the twelve on the Danube after 169", () => {
    const twelve = [...box.legionsOf[front("danube")]].map((legion) => box.pieceIds[legion]);
    expect(twelve).toHaveLength(12);
    const stays = (count: number) =>
      moving("rome", {
        year: 170,
        reserve: ["danube"],
        rome: { pannonia_superior: twelve.slice(0, count), thracia: twelve.slice(count) },
      });
    const seven = stays(7);
    play(seven, `take ${twelve[0]}`);
    expect(why(seven, "step dalmatia")).toBe("legal");
    const six = stays(6);
    play(six, `take ${twelve[0]}`);
    expect(why(six, "step dalmatia")).toBe("IMP-3.3.f");
  });

  test("IMP-6.3.n IMP-3.3.f IMP-C189 mutineers count neither as of the Front nor as in it", () => {
    const p = moving("rome", {
      reserve: ["bretagne"],
      rome: { britannia_londinium: ["ii_augusta", "vi_victrix"] },
      mutiny: { britannia_deva: ["xx_valeria_victrix"] },
    });
    march(p, ["ii_augusta"], "belgica");
    expect(at(p, "ii_augusta")).toBe("belgica");
    play(p, "take vi_victrix");
    expect(why(p, "step belgica")).toBe("IMP-3.3.f");
  });
});

test("IMP-3.3.h IMP-3.3.f IMP-3.3.c IMP-C134 a Front of which a legion has joined a usurpation is bound no more; others are", () => {
  const p = moving("rome", {
    reserve: [],
    freed: ["oriental"],
    rome: { syria_coele: ["xvi_flavia"], pannonia_superior: ["x_gemina", "xiv_gemina", "i_adiutrix"] },
    enemy: { syria_phoenice: ["avidius_cassius!", "iv_scythica"] },
  });
  march(p, ["xvi_flavia"], "cilicia");
  expect(at(p, "xvi_flavia")).toBe("cilicia");
  play(p, "take x_gemina");
  expect(why(p, "step dalmatia")).toBe("IMP-3.3.c");
});
