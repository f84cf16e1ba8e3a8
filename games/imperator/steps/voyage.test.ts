/** The two fleets (3.5.i to 3.5.s, TE.9). */
import { describe, expect, test } from "vitest";
import { NOWHERE, TO_COME } from "../board.ts";
import type { Position } from "../position.ts";
import { ROME } from "../sides.ts";
import { cameFrom, forgetMarks, takeOff } from "../table.ts";
import { march, moving, whySteps } from "../testing/moving.ts";
import {
  asked,
  at,
  byDefault,
  foreseen,
  goTo,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  told,
  why,
} from "../testing/table.ts";

const RAVENNAS = "classis_ravennas";
const MISENENSIS = "classis_misenensis";
const WEST = "mare_internum_occidentalis";
const CENTRE = "mare_internum_centralis";
const ABOARD = "aboard-classis_misenensis";

/** The next sequence of Rome begins. */
function again(p: Position): void {
  forgetMarks(p);
  goTo(p, { step: "movement", side: ROME });
}

test("IMP-3.5.i IMP-C141 two fleets, in their ports at the start", () => {
  const p = lay({ asSetUp: true });
  expect([at(p, RAVENNAS), at(p, MISENENSIS)]).toEqual(["ravenna", "campania"]);
});

test("IMP-3.5.n IMP-3.5.o IMP-3.5.p IMP-3.5.q IMP-3.5.m IMP-C046 the voyage of the year 200", () => {
  const p = moving("rome", { year: 200, rome: { roma: ["septimius_severus*", "ii_parthica"] } });
  march(p, ["septimius_severus", "ii_parthica"], "umbria", "ravenna");
  play(p, ["halt", `take ${RAVENNAS}`]);
  // They have come there in this very sequence.
  expect(reason(p, "add ii_parthica")).toBe("IMP-3.5.c hasMoved");
  play(p, "halt");
  again(p);
  play(p, [`take ${RAVENNAS}`, "add septimius_severus", "add ii_parthica"]);
  expect(told(play(p, `step ${CENTRE}`), "sailed")).toMatchObject([
    { fleet: RAVENNAS, pieces: ["ii_parthica", "septimius_severus"], from: "ravenna", to: CENTRE, rule: "IMP-3.5.o" },
  ]);
  expect(at(p, "ii_parthica")).toBe("aboard-classis_ravennas");
  expect(reason(p, `step ${WEST}`)).toBe("IMP-3.5.o oneStepAtSea");
  expect(told(play(p, ["all", "land cyrenaica"]), "landed")).toMatchObject([{ to: "cyrenaica", rule: "IMP-3.5.p" }]);
  // The voyage is over, and nobody of it moves again before the next sequence.
  expect(asked(p)).toBe("movement");
  expect([at(p, "septimius_severus"), at(p, "ii_parthica")]).toEqual(["cyrenaica", "cyrenaica"]);
  for (const name of ["septimius_severus", "ii_parthica", RAVENNAS])
    expect(reason(p, `take ${name}`)).toBe("IMP-3.5.c hasMoved");
  again(p);
  march(p, ["septimius_severus", "ii_parthica"], "tripolitania");
  expect(at(p, "ii_parthica")).toBe("tripolitania");
  play(p, ["halt", `take ${RAVENNAS}`, "step ravenna"]);
  expect(at(p, RAVENNAS)).toBe("ravenna");
  expect(asked(p)).toBe("movement");
});

describe("going aboard", () => {
  const quay = (layout: Layout = {}) =>
    moving("rome", {
      reserve: [],
      rome: {
        campania: [
          "iv_flavia",
          "i_minervia",
          "x_gemina",
          "clodius_albinus",
          "laetus",
          "perennis",
          "geta",
          "praetoria_1",
        ],
        roma: ["iii_gallica"],
      },
      ...layout,
    });

  test("IMP-3.5.j IMP-C047 two units, and as many leaders as like", () => {
    const p = quay();
    play(p, [`take ${MISENENSIS}`, "add iv_flavia", "add i_minervia"]);
    expect(reason(p, "add x_gemina")).toBe("IMP-3.5.j noPlaces");
    play(p, ["add clodius_albinus", "add laetus", "add perennis", "add geta", `step ${WEST}`]);
    expect(question(p)).toMatchObject({ ask: "voyage", sailed: true });
    for (const name of ["iv_flavia", "i_minervia", "clodius_albinus", "laetus", "perennis", "geta"])
      expect(at(p, name)).toBe(ABOARD);
  });

  test("IMP-3.5.s IMP-3.5.f IMP-C143 legions sail without a leader, the garrison with an Augustus or a Caesar", () => {
    const p = quay();
    play(p, [`take ${MISENENSIS}`, "add iv_flavia"]);
    expect(why(p, `step ${WEST}`)).toBe("legal");
    play(p, "add praetoria_1");
    expect(reason(p, `step ${WEST}`)).toBe("IMP-3.5.s garrisonAboard");
    expect(legal(p, "step")).toEqual([]);
    const caesar = moving("rome", { rome: { campania: ["caracalla+", "praetoria_1"] } });
    play(caesar, [`take ${MISENENSIS}`, "add praetoria_1", "add caracalla", `step ${WEST}`]);
    expect(at(caesar, "praetoria_1")).toBe(ABOARD);
  });

  test("IMP-3.5.s IMP-C143 the places of a fleet are all there is, whatever a leader could command", () => {
    const p = quay();
    play(p, [`take ${MISENENSIS}`, "add clodius_albinus", "add iv_flavia", "add i_minervia"]);
    expect(reason(p, "add x_gemina")).toBe("IMP-3.5.j noPlaces");
  });

  test("IMP-3.5.r IMP-3.5.j IMP-C143 fleets serve Rome alone, even where rebels stand at the quay", () => {
    const rebels: Layout = { enemy: { campania: ["avidius_cassius!", "iv_scythica"] } };
    const p = moving("rome", rebels);
    play(p, `take ${MISENENSIS}`);
    expect(reason(p, "add iv_scythica")).toBe("IMP-3.5.j onlyRomansAboard");
    expect(reason(p, "add avidius_cassius")).toBe("IMP-3.5.j onlyRomansAboard");
    expect(reason(moving("enemy", rebels), `take ${MISENENSIS}`)).toBe("IMP-3.5.r fleetsAreRomes");
  });

  test("IMP-3.5.n IMP-3.5.m IMP-C141 only in its own port, only those who stand around it", () => {
    const p = moving("rome", { rome: { ravenna: ["iv_flavia"], campania: ["i_minervia"], roma: ["iii_gallica"] } });
    play(p, `take ${RAVENNAS}`);
    expect(why(p, "add iv_flavia")).toBe("legal");
    expect(reason(p, "add i_minervia")).toBe("IMP-3.5.n notAtTheQuay");
    expect(reason(p, `add ${MISENENSIS}`)).toBe("IMP-3.5.n notAtTheQuay");
  });

  test("IMP-TE.4.a an Augustus who is ill does not go aboard", () => {
    const p = moving("rome", { ill: "marcus_aurelius", rome: { campania: ["marcus_aurelius*"] } });
    play(p, `take ${MISENENSIS}`);
    expect(reason(p, "add marcus_aurelius")).toBe("IMP-TE.4.a isIll");
  });
});

describe("sailing", () => {
  test("IMP-3.5.k IMP-C048 not into the ocean, nor to where no way leads", () => {
    const p = moving("rome", { fleets: { [RAVENNAS]: WEST } });
    play(p, `take ${RAVENNAS}`);
    expect(reason(p, "step oceanus_atlanticus")).toBe("IMP-3.5.k closedSea");
    expect(whySteps(p, ["fretum_gallicum", "mare_germanicum"])).toEqual(["IMP-3.5.k", "IMP-3.5.k"]);
    expect(reason(p, "step mare_internum_orientalis")).toBe("IMP-3.5.o noSeaway");
    expect(why(p, `step ${CENTRE}`)).toBe("legal");
  });

  test("IMP-3.5.l IMP-C141 into no port but its own, and nowhere else ashore", () => {
    const p = moving("rome", { fleets: { [RAVENNAS]: CENTRE } });
    play(p, `take ${RAVENNAS}`);
    expect(reason(p, "step campania")).toBe("IMP-3.5.l onlyOwnPort");
    expect(reason(p, "step roma")).toBe("IMP-3.5.l onlyOwnPort");
    expect(why(p, "step ravenna")).toBe("legal");
    const far = moving("rome", { fleets: { [RAVENNAS]: WEST } });
    play(far, `take ${RAVENNAS}`);
    expect(why(far, "step ravenna")).toBe("IMP-3.5.o");
    // Campania lies on two seas; the box of Misenum opens on the western one alone.
    const out = moving("rome", {});
    play(out, `take ${MISENENSIS}`);
    expect(whySteps(out, [WEST, CENTRE])).toEqual(["legal", "IMP-3.5.o"]);
    const back = moving("rome", { fleets: { [MISENENSIS]: CENTRE } });
    play(back, `take ${MISENENSIS}`);
    expect(whySteps(back, ["campania", WEST])).toEqual(["IMP-3.5.o", "legal"]);
  });

  test("IMP-3.5.o one step in a sequence", () => {
    const p = moving("rome", {});
    play(p, [`take ${MISENENSIS}`, `step ${WEST}`]);
    expect(asked(p)).toBe("movement");
    expect(reason(p, `take ${MISENENSIS}`)).toBe("IMP-3.5.c hasMoved");
    expect(at(p, MISENENSIS)).toBe(WEST);
  });

  test("IMP-TE.9.a IMP-C207 not at all in the year of Neptune's wrath", () => {
    const p = moving("rome", { event: 9, rome: { campania: ["iv_flavia"] } });
    expect(reason(p, `take ${MISENENSIS}`)).toBe("IMP-TE.9.a neptune");
    expect(legal(p)).not.toContain(`take ${RAVENNAS}`);
  });

  test("IMP-0.2.a a fleet that was lost is not there", () => {
    const p = moving("rome", {});
    takeOff(p, piece(RAVENNAS), TO_COME);
    expect(why(p, `take ${RAVENNAS}`)).toBe("IMP-0.2.a");
  });
});

describe("aboard and ashore", () => {
  const atSea = (layout: Layout = {}) =>
    moving("rome", {
      fleets: { [MISENENSIS]: WEST },
      reserve: ["danube"],
      rome: { [ABOARD]: ["iv_flavia", "laetus"], africa: ["iii_augusta"] },
      ...layout,
    });

  test("IMP-3.5.p IMP-3.5.n IMP-3.5.q IMP-C142 they stay aboard over sequences; nobody is taken up from a coast", () => {
    const p = atSea();
    expect(reason(p, "take laetus")).toBe("IMP-3.5.p aboard");
    expect(reason(p, "take iv_flavia")).toBe("IMP-3.5.p aboard");
    play(p, `take ${MISENENSIS}`);
    expect(reason(p, "add iii_augusta")).toBe("IMP-3.5.p notAboard");
    play(p, [`step ${CENTRE}`, "all", "land cyrenaica"]);
    expect([at(p, "iv_flavia"), at(p, "laetus")]).toEqual(["cyrenaica", "cyrenaica"]);
    expect(reason(p, "take laetus")).toBe("IMP-3.5.c hasMoved");
    expect(reason(p, "take iv_flavia")).toBe("IMP-3.5.c hasMoved");
  });

  test("IMP-3.5.p from where the fleet lies, each where he likes, or not at all", () => {
    const p = atSea();
    play(p, `take ${MISENENSIS}`);
    expect(reason(p, "land africa")).toBe("IMP-3.5.p pickFirst");
    play(p, "add iv_flavia");
    expect(reason(p, "land cyrenaica")).toBe("IMP-3.5.p notOnThatCoast");
    play(p, "land numidia");
    expect(at(p, "iv_flavia")).toBe("numidia");
    // Who has landed somebody sails no farther in this sequence.
    expect(reason(p, `step ${CENTRE}`)).toBe("IMP-3.5.o oneStepAtSea");
    expect(byDefault(p)).toBe("halt");
    play(p, ["add laetus", "land sardinia"]);
    expect(at(p, "laetus")).toBe("sardinia");
    expect(asked(p)).toBe("movement");
    const staying = atSea();
    play(staying, [`take ${MISENENSIS}`, "halt"]);
    expect(at(staying, "laetus")).toBe(ABOARD);
    expect(reason(staying, "take laetus")).toBe("IMP-3.5.p aboard");
  });

  test("IMP-3.5.p in its port all are ashore again", () => {
    const p = atSea();
    play(p, [`take ${MISENENSIS}`, "step campania"]);
    expect([at(p, "iv_flavia"), at(p, "laetus")]).toEqual(["campania", "campania"]);
    expect(asked(p)).toBe("movement");
    expect(why(p, "take laetus")).toBe("IMP-3.5.c");
  });

  test("IMP-3.5.p in port nobody lands: he is there", () => {
    const p = moving("rome", { rome: { campania: ["laetus"] } });
    play(p, [`take ${MISENENSIS}`, "add laetus"]);
    expect(reason(p, "land roma")).toBe("IMP-3.5.p stillInPort");
    expect(reason(p, "all")).toBe("IMP-3.5.j noPlaces");
  });

  test("IMP-3.5.h IMP-3.5.s nor do units land among a People at peace", () => {
    const black: Layout = {
      fleets: { [MISENENSIS]: "pontus_euxinus" },
      rome: { [ABOARD]: ["iv_flavia", "laetus"] },
    };
    const p = moving("rome", black);
    play(p, [`take ${MISENENSIS}`, "all"]);
    expect(reason(p, "land roxolani")).toBe("IMP-3.5.h landAtPeace");
    expect(why(p, "land sarmatia")).toBe("legal");
    const alone = moving("rome", black);
    play(alone, [`take ${MISENENSIS}`, "add laetus"]);
    expect(why(alone, "land roxolani")).toBe("legal");
  });

  test("IMP-3.5.s IMP-3.5.f the garrison lands with its Augustus or Caesar, and does not sail without him", () => {
    const p = atSea({ rome: { [ABOARD]: ["praetoria_1", "caracalla+"] } });
    play(p, [`take ${MISENENSIS}`, "add praetoria_1"]);
    expect(reason(p, "land africa")).toBe("IMP-3.5.s garrisonAboard");
    play(p, ["add caracalla", "land africa"]);
    expect(at(p, "praetoria_1")).toBe("africa");
    const left = atSea({ rome: { [ABOARD]: ["praetoria_1"] } });
    play(left, `take ${MISENENSIS}`);
    expect(reason(left, "step campania")).toBe("IMP-3.5.s garrisonAboard");
  });

  test("IMP-3.5.p on enemies too: there will be a battle, and no way back (IMP-R84)", () => {
    const p = atSea({ war: ["gaetuli"], enemy: { numidia: ["gaetuli_1"] } });
    play(p, [`take ${MISENENSIS}`, "all"]);
    expect(foreseen(p, "land numidia")).toMatchObject([{ f: "battle", zone: "numidia" }]);
    play(p, "land numidia");
    expect(at(p, "iv_flavia")).toBe("numidia");
    expect(cameFrom(p, piece("iv_flavia"))).toBe(NOWHERE);
  });
});
