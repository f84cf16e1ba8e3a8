/** A referee's expectations: vexillations made, dissolved and kept. */
import { nth } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Front } from "../board.ts";
import type { Position } from "../position.ts";
import { ROME } from "../sides.ts";
import { asked, goTo, type Layout, lay, legal, play, run, side, why } from "../testing/table.ts";
import { lost } from "../testing/winter.ts";
import { steps, where } from "./flow.ts";

const detaching = (layout: Layout): Position => {
  const p = lay(layout);
  goTo(p, { step: "vexillations" });
  run(p);
  return p;
};

/** Why not; the question is not even put where nothing can be made or dissolved. */
const ruled = (p: Position, text: string): string => (p.stack.length === 0 ? "unasked" : why(p, text));

/** Something else to do, so that the question is put. */
const RHINE = { germania_inferior: ["i_minervia", "xxx_ulpia", "viii_augusta"] };

const DANUBE = ["x_gemina", "xiv_gemina", "i_adiutrix"];

describe("made", () => {
  test("IMP-3.4.c IMP-3.4.a three normal legions of a Front, in any zones of it; it stands with one of them", () => {
    const p = detaching({
      rome: {
        pannonia_superior: ["x_gemina"],
        dacia: ["xiii_gemina"],
        moesia_superior: ["iv_flavia"],
        noricum: ["i_adiutrix"],
      },
    });
    play(p, ["detach danube", "weaken x_gemina", "weaken xiii_gemina", "weaken iv_flavia"]);
    const places = legal(p, "station");
    expect(places.sort()).toEqual(["station dacia", "station moesia_superior", "station pannonia_superior"]);
    play(p, "station dacia");
    expect(where(p, "x_gemina", "xiii_gemina", "iv_flavia", "vexillatio_danube_1")).toEqual([
      "pannonia_superior-",
      "dacia-",
      "moesia_superior-",
      "dacia",
    ]);
  });

  test("IMP-3.4.c IMP-3.4.g IMP-R28 reduced, absent, rebel and mutinous legions give no men, nor does the garrison", () => {
    const third = (layout: Layout): string =>
      ruled(detaching({ ...layout, rome: { ...layout.rome, ...RHINE } }), "detach danube");
    expect(third({ rome: { pannonia_superior: DANUBE } })).toBe("legal");
    expect(third({ rome: { pannonia_superior: ["x_gemina", "xiv_gemina", "i_adiutrix-"] } })).toBe("IMP-3.4.c");
    expect(third({ rome: { pannonia_superior: ["x_gemina", "xiv_gemina"], venetia: ["i_adiutrix"] } })).toBe(
      "IMP-3.4.c",
    );
    expect(
      third({
        rome: { roma: ["marcus_aurelius*"], pannonia_superior: ["x_gemina", "xiv_gemina"] },
        enemy: { noricum: ["i_adiutrix", "avidius_cassius!"] },
      }),
    ).toBe("IMP-3.4.c");
    expect(
      third({ rome: { pannonia_superior: ["x_gemina", "xiv_gemina"] }, mutiny: { noricum: ["i_adiutrix"] } }),
    ).toBe("IMP-3.4.c");
    expect(
      third({
        rome: {
          pannonia_superior: ["x_gemina", "xiv_gemina", "equites_singulares", "vexillatio_danube_2", "iii_gallica"],
        },
      }),
    ).toBe("IMP-3.4.c");
  });

  test("IMP-3.4.b at most six on the map, but in a civil war as many as there are", () => {
    const six: Layout = {
      rome: {
        roma: ["marcus_aurelius*"],
        pannonia_superior: DANUBE,
        dalmatia: [
          "vexillatio_danube_1",
          "vexillatio_danube_2",
          "vexillatio_oriental_1",
          "vexillatio_oriental_2",
          "vexillatio_sud_1",
          "vexillatio_rhin_1",
        ],
      },
    };
    expect(ruled(detaching(six), "detach danube")).toBe("unasked");
    const civil = detaching({ ...six, enemy: { roma: [], syria_coele: ["avidius_cassius!"] } });
    expect(why(civil, "detach danube")).toBe("legal");
  });

  test("IMP-3.4.b IMP-R27 rebel vexillations count among the six when the civil war is over, and none is taken away", () => {
    const seven = ["danube_1", "danube_2", "danube_3", "oriental_1", "oriental_2", "sud_1", "rhin_1"];
    const p = detaching({
      rome: {
        roma: ["marcus_aurelius*"],
        britannia_deva: ["ii_augusta", "vi_victrix", "xx_valeria_victrix"],
        dalmatia: seven.map((name) => `vexillatio_${name}`),
      },
    });
    expect(ruled(p, "detach bretagne")).toBe("unasked");
  });

  test("IMP-3.4.b IMP-9.1.d no more of a Front than it has counters: four of the Danube from 170, three of the East from 197", () => {
    const danube = (year: number): string =>
      ruled(
        detaching({
          year,
          rome: {
            ...RHINE,
            pannonia_superior: [...DANUBE, "vexillatio_danube_1", "vexillatio_danube_2", "vexillatio_danube_3"],
          },
        }),
        "detach danube",
      );
    expect([danube(169), danube(170)]).toEqual(["IMP-3.4.b", "legal"]);
    const east = (year: number): string =>
      ruled(
        detaching({
          year,
          rome: {
            ...RHINE,
            syria_coele: ["iv_scythica", "xvi_flavia", "iii_gallica", "vexillatio_oriental_1", "vexillatio_oriental_2"],
          },
        }),
        "detach oriental",
      );
    expect([east(196), east(197)]).toEqual(["IMP-3.4.b", "legal"]);
  });
});

describe("dissolved", () => {
  test("IMP-3.4.e IMP-3.4.d three recover, the one beside it among them", () => {
    const p = detaching({
      rome: {
        pannonia_superior: ["vexillatio_danube_1", "x_gemina-", "xiv_gemina"],
        dacia: ["xiii_gemina-"],
        moesia_superior: ["iv_flavia-", "vii_claudia-"],
      },
    });
    play(p, ["dissolve vexillatio_danube_1", "restore xiii_gemina", "restore iv_flavia"]);
    // Two are chosen: the third has to be the one that stands where the vexillation was.
    if (asked(p) === "dissolving") {
      expect(why(p, "restore vii_claudia")).not.toBe("legal");
      play(p, "restore x_gemina");
    }
    expect(where(p, "vexillatio_danube_1", "x_gemina", "xiii_gemina", "iv_flavia", "vii_claudia")).toEqual([
      "box",
      "pannonia_superior",
      "dacia",
      "moesia_superior",
      "moesia_superior-",
    ]);
  });

  test("IMP-3.4.f a reduced one gives back two", () => {
    const p = detaching({
      rome: {
        pannonia_superior: ["vexillatio_danube_1-", "x_gemina-"],
        dacia: ["xiii_gemina-"],
        moesia_superior: ["iv_flavia-"],
      },
    });
    play(p, ["dissolve vexillatio_danube_1", "restore iv_flavia"]);
    if (asked(p) === "dissolving") play(p, "restore x_gemina");
    expect(where(p, "x_gemina", "xiii_gemina", "iv_flavia")).toEqual([
      "pannonia_superior",
      "dacia-",
      "moesia_superior",
    ]);
  });

  test("IMP-R29 where fewer are there, fewer recover", () => {
    const p = detaching({ rome: { pannonia_superior: ["vexillatio_danube_1", "x_gemina-", "xiv_gemina-"] } });
    play(p, "dissolve vexillatio_danube_1");
    while (asked(p) === "dissolving") play(p, legal(p, "restore")[0]);
    expect(where(p, "x_gemina", "xiv_gemina", "vexillatio_danube_1")).toEqual([
      "pannonia_superior",
      "pannonia_superior",
      "box",
    ]);
  });

  test("IMP-3.4.d not beside a normal legion, one of another Front, or abroad", () => {
    const dissolve = (layout: Layout): string =>
      ruled(detaching({ ...layout, rome: { ...layout.rome, ...RHINE } }), "dissolve vexillatio_danube_1");
    expect(dissolve({ rome: { pannonia_superior: ["vexillatio_danube_1", "x_gemina"] } })).toBe("IMP-3.4.d");
    expect(dissolve({ rome: { pannonia_superior: ["vexillatio_danube_1", "xxii_primigenia-"] } })).toBe("IMP-3.4.d");
    expect(dissolve({ rome: { venetia: ["vexillatio_danube_1", "x_gemina-"] } })).toBe("IMP-3.4.g");
    expect(dissolve({ rome: { pannonia_superior: ["vexillatio_danube_1"], noricum: ["x_gemina-"] } })).toBe(
      "IMP-3.4.d",
    );
  });

  test("IMP-3.4.g a reduced legion that is abroad is not restored", () => {
    const p = detaching({
      rome: {
        pannonia_superior: ["vexillatio_danube_1", "x_gemina-"],
        venetia: ["xiv_gemina-"],
        dacia: ["xiii_gemina-"],
      },
    });
    play(p, "dissolve vexillatio_danube_1");
    if (asked(p) === "dissolving") expect(why(p, "restore xiv_gemina")).not.toBe("legal");
    while (asked(p) === "dissolving") play(p, legal(p, "restore")[0]);
    expect(where(p, "x_gemina", "xiii_gemina", "xiv_gemina")).toEqual(["pannonia_superior", "dacia", "venetia-"]);
  });
});

describe("kept", () => {
  const upkeep = (layout: Layout): Position => {
    const p = lay(layout);
    steps(p, [{ step: "upkeep", front: nth<Front>(0) }]);
    return p;
  };

  test("IMP-9.2.3.a the example: two of the Danube, one of them reduced, four legions reduced: two more; three of the Rhine", () => {
    const p = upkeep({
      rome: {
        pannonia_superior: ["vexillatio_danube_1", "vexillatio_danube_2-", "x_gemina-", "xiv_gemina-", "i_adiutrix-"],
        venetia: ["ii_adiutrix-", "i_italica"],
        moesia_superior: ["iv_flavia", "vii_claudia"],
        germania_inferior: ["vexillatio_rhin_1", "i_minervia", "xxx_ulpia"],
        argentorate: ["viii_augusta"],
        germania_superior: ["xxii_primigenia"],
      },
    });
    const answers: string[] = [];
    while (p.stack.length > 0) {
      answers.push(legal(p, "reduce")[0]);
      play(p, legal(p, "reduce")[0]);
    }
    expect(answers.length).toBe(5);
    const reduced = (names: readonly string[]): number =>
      where(p, ...names).filter((text) => text.endsWith("-")).length;
    expect(
      reduced(["x_gemina", "xiv_gemina", "i_adiutrix", "ii_adiutrix", "i_italica", "iv_flavia", "vii_claudia"]),
    ).toBe(6);
    expect(reduced(["i_minervia", "xxx_ulpia", "viii_augusta", "xxii_primigenia"])).toBe(3);
  });

  test("IMP-9.2.3.b where legions do not suffice vexillations go", () => {
    const p = upkeep({
      rome: {
        dalmatia: ["vexillatio_bretagne_1", "vexillatio_danube_1", "vexillatio_danube_2"],
        britannia_deva: ["ii_augusta", "vi_victrix"],
        pannonia_superior: [...DANUBE, "ii_adiutrix"],
      },
    });
    while (p.stack.length > 0) play(p, legal(p)[0]);
    expect(where(p, "vexillatio_bretagne_1", "ii_augusta", "vi_victrix")).toEqual([
      "box",
      "britannia_deva",
      "britannia_deva",
    ]);
    const danubians = where(p, "vexillatio_danube_1", "vexillatio_danube_2");
    expect(danubians.filter((place) => place === "box").length).toBe(1);
    expect(where(p, ...DANUBE, "ii_adiutrix").filter((text) => text.endsWith("-")).length).toBe(3);
  });

  test("IMP-R30 rebel legions keep no vexillation of Rome, and rebel vexillations need nobody", () => {
    const p = upkeep({
      rome: { roma: ["marcus_aurelius*"], dalmatia: ["vexillatio_danube_1"], pannonia_superior: DANUBE.slice(0, 2) },
      enemy: { noricum: ["avidius_cassius!", "vexillatio_danube_2", "i_adiutrix-", "ii_adiutrix-", "xiii_gemina-"] },
    });
    while (p.stack.length > 0) play(p, legal(p)[0]);
    expect(where(p, "vexillatio_danube_1", "vexillatio_danube_2", "x_gemina")).toEqual([
      "box",
      "noricum",
      "pannonia_superior",
    ]);
    expect(side(p, "vexillatio_danube_2")).toBe("enemy");
  });

  test("IMP-9.2.3.a too many reduced legions stay as they are, and without vexillations nobody pays", () => {
    const p = lay({
      rome: {
        pannonia_superior: ["x_gemina-", "xiv_gemina-", "i_adiutrix-", "ii_adiutrix-", "vexillatio_danube_1"],
        britannia_deva: ["ii_augusta"],
      },
    });
    lost(p, ROME, "xiii_gemina");
    steps(p, [{ step: "upkeep", front: nth<Front>(0) }]);
    expect(asked(p)).toBe("nothing");
    expect(where(p, "ii_adiutrix", "ii_augusta")).toEqual(["pannonia_superior-", "britannia_deva"]);
  });
});
