/** The limit of two points outside the empire (7.2). */
import { describe, expect, test } from "vitest";
import { march, moving } from "../testing/moving.ts";
import { asked, at, byDefault, legal, play, question, reason, why } from "../testing/table.ts";

const WEST = ["quades", "marcomanni", "cotini", "roxolani", "bastarni", "daci", "jazyges", "maetae"];

describe("two points in the wild", () => {
  test("IMP-7.2.a IMP-7.1.b IMP-C044 beyond the wall of Britannia a group stops after two zones", () => {
    const p = moving("rome", {
      war: WEST,
      reserve: ["bretagne"],
      rome: {
        britannia_deva: ["septimius_severus", "ii_augusta", "vexillatio_bretagne_1", "vexillatio_danube_1"],
        britannia_isca: ["vi_victrix", "xx_valeria_victrix"],
      },
    });
    march(
      p,
      ["septimius_severus", "ii_augusta", "vexillatio_bretagne_1", "vexillatio_danube_1"],
      "maetae",
      "caledonia",
    );
    // One point is left to them, and no zone in which it could be spent.
    expect(asked(p)).toBe("movement");
    expect(at(p, "septimius_severus")).toBe("caledonia");
  });

  test("IMP-7.2.c IMP-C045 Dacia on the way lifts it", () => {
    const three = ["vexillatio_danube_1", "vexillatio_danube_2", "vexillatio_danube_3"];
    const p = moving("rome", { war: WEST, rome: { jazyges: ["helvius_pertinax", ...three] } });
    march(p, ["helvius_pertinax", ...three], "daci", "dacia", "roxolani");
    expect(at(p, "helvius_pertinax")).toBe("roxolani");
    expect(asked(p)).toBe("movement");
  });

  const stack = () =>
    moving("rome", {
      war: WEST,
      rome: {
        pannonia_superior: ["helvius_pertinax", "vexillatio_danube_1"],
        dacia: ["maximianus", "vexillatio_danube_2"],
      },
    });

  test("IMP-7.2.a IMP-7.2.c IMP-C193 judged on the whole move: a stack", () => {
    const wild = stack();
    march(wild, ["helvius_pertinax", "vexillatio_danube_1"], "quades");
    // Two points across the Danuvius: the third cannot be spent on the Cotini.
    expect(asked(wild)).toBe("movement");
    const third = stack();
    march(third, ["maximianus", "vexillatio_danube_2"], "roxolani", "bastarni");
    expect(question(third)).toMatchObject({ points: 1 });
    expect(reason(third, "step carpates")).toBe("IMP-7.2.a tooFarOutside");
    expect(why(third, "step dacia")).toBe("legal");
    const along = stack();
    march(along, ["helvius_pertinax", "vexillatio_danube_1"], "noricum", "marcomanni");
    expect(at(along, "vexillatio_danube_1")).toBe("marcomanni");
  });

  test("IMP-7.2.a IMP-7.2.c IMP-C193 a leader alone may go on beyond two points only where he can still come out, and does", () => {
    const p = stack();
    march(p, ["maximianus"], "roxolani", "bastarni");
    // Three points spent outside; from there Dacia can be reached with the fourth.
    play(p, "step carpates");
    expect(reason(p, "halt")).toBe("IMP-7.2.a tooFarOutside");
    expect(legal(p)).toEqual(["step dacia"]);
    expect(reason(p, "step lugiorum_silva")).toBe("IMP-7.2.a tooFarOutside");
    expect(byDefault(p)).toBe("step dacia");
    const round = stack();
    march(round, ["maximianus"], "roxolani", "bastarni", "dacia", "daci");
    expect(at(round, "maximianus")).toBe("daci");
    const shut = moving("rome", { war: WEST, rome: { britannia_deva: ["maximianus"] } });
    march(shut, ["maximianus"], "maetae", "caledonia");
    expect(reason(shut, "step caledonia_ultima")).toBe("IMP-7.2.a tooFarOutside");
    expect(why(shut, "step maetae")).toBe("legal");
  });

  test("IMP-7.2.b IMP-7.1.c IMP-C194 in the East there is no such limit", () => {
    const p = moving("rome", {
      war: ["parthes"],
      rome: { syria_coele: ["martius_verus", "vexillatio_oriental_1"] },
    });
    march(p, ["martius_verus", "vexillatio_oriental_1"], "parthes_mesopotamia", "parthes_babylonia");
    expect(at(p, "vexillatio_oriental_1")).toBe("parthes_babylonia");
    const far = moving("enemy", { war: ["parthes"], enemy: { parthes_susiana: ["vologeses_iii"] } });
    march(
      far,
      ["vologeses_iii"],
      "parthes_media",
      "parthes_atropatene",
      "adiabene".replace("adiabene", "parthes_media"),
    );
    expect(why(far, "halt")).toBe("legal");
  });

  test("IMP-7.2.a it binds Peoples at home as well", () => {
    const p = moving("enemy", { war: ["quades", "cotini"], enemy: { quades: ["quades_chief_1", "quades_1"] } });
    march(p, ["quades_chief_1", "quades_1"], "lugiorum_silva", "carpates");
    expect(reason(p, "step cotini")).toBe("IMP-7.2.a tooFarOutside");
    expect(why(p, "step dacia")).toBe("legal");
  });
});
