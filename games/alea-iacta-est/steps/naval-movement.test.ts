/** Movement by sea: fleets and whom they carry (3.4.2). */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { forgetTheSequence } from "../position.ts";
import { sideNamed } from "../sides.ts";
import { moving } from "../testing/moving.ts";
import { asked, at, foreseen, goTo, inZone, legal, play, question, reason, run, told, why } from "../testing/table.ts";

const OCC = "mare-internum-occidentalis";
const CEN = "mare-internum-centralis";
const ORI = "mare-internum-orientalis";

/** The next sequence of the same side. */
function again(p: Position): void {
  forgetTheSequence(p);
  goTo(p, { step: "movement", side: sideNamed("caesarians") });
  run(p);
}

describe("fleets", () => {
  test("AIE-3.4.2.a AIE-C242 a leader moves with any number of naves; they do not count against his CC", () => {
    const fleet = ["naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2", "naves-6sp-t0-1", "naves-6sp-t0-2", "naves-4sp-t0-1"];
    const p = moving("caesarians", {
      caesarians: { "gallia-8": ["curio", ...fleet, "legio-V", "legio-VI", "legio-VII", "legio-VIII"] },
    });
    play(p, ["take curio", ...fleet.map((ship) => `add ${ship}`), "all", `step ${OCC}`, "halt"]);
    expect(inZone(p, OCC)).toHaveLength(10);
  });

  test("AIE-3.4.2.b AIE-C242 naves without a leader stay", () => {
    const p = moving("caesarians", { caesarians: { "gallia-8": ["naves-6sp-t0-1"], "gallia-9": ["caesar"] } });
    expect(reason(p, "take naves-6sp-t0-1")).toBe("AIE-3.4.2.b shipsNeedLeader");
  });

  test("AIE-3.4.2.c AIE-C242 the three outer seas are closed", () => {
    const p = moving("caesarians", { caesarians: { [OCC]: ["caesar", "naves-6sp-t0-1"] } });
    play(p, ["take caesar", "all"]);
    expect(reason(p, "step oceanus-atlanticus")).toBe("AIE-3.4.2.c closedSea");
    expect(reason(p, "step mare-germanicum")).toBe("AIE-3.4.2.c closedSea");
    expect(legal(p)).not.toContain("step oceanus-atlanticus");
  });

  test("AIE-3.4.2.d they go to seas and coasts only", () => {
    const p = moving("caesarians", { caesarians: { [OCC]: ["caesar", "naves-6sp-t0-1"] } });
    play(p, ["take caesar", "all"]);
    expect(reason(p, "step gallia-5")).toBe("AIE-3.4.2.d notByLand");
    // Gallia 7 lies at the Atlantic: that is no coast for naves.
    expect(reason(p, "step gallia-7")).toBe("AIE-3.4.2.d notByLand");
    expect(reason(p, "step africa-3")).toBe("AIE-7.2.a notAdjacent");
  });

  test("AIE-3.4.2.e AIE-3.4.2.f AIE-3.4.2.g AIE-1.3.2.b AIE-C114 what one sequence reaches", () => {
    const fleet = ["caesar", "naves-6sp-t0-1"];
    const reach = (start: string, path: readonly string[]): string => {
      const p = moving("caesarians", { caesarians: { [start]: fleet } });
      play(p, ["take caesar", "add naves-6sp-t0-1"]);
      for (const to of path) {
        if (asked(p) !== "group") return "stopped";
        const refusal = reason(p, `step ${to}`);
        if (refusal !== "legal") return refusal;
        play(p, `step ${to}`);
      }
      return "legal";
    };
    expect(reach("gallia-8", [OCC])).toBe("legal");
    expect(reach("gallia-8", [OCC, CEN])).toBe("legal");
    expect(reach("gallia-8", [OCC, CEN, "italia-5"])).toBe("legal");
    expect(reach("gallia-8", [OCC, "sicilia-2"])).toBe("legal");
    expect(reach(OCC, [CEN, ORI])).toBe("AIE-3.4.2.g fleetTired");
    expect(reach("gallia-9", [OCC, CEN])).toBe("AIE-3.4.2.g fleetTired");
    expect(reach(CEN, ["africa-3"])).toBe("legal");
    expect(reach(OCC, [CEN, "africa-3"])).toBe("AIE-3.4.2.g fleetTired");
    // AIE-3.4.2.h
    expect(reach("gallia-8", [OCC, "sicilia-2", OCC])).toBe("stopped");
  });

  test("AIE-3.4.2.h AIE-R29 a fleet that enters a coast ends its move there", () => {
    const p = moving("caesarians", { caesarians: { "gallia-8": ["caesar", "naves-6sp-t0-1"] } });
    play(p, ["take caesar", "add naves-6sp-t0-1", `step ${OCC}`, "step sicilia-2"]);
    expect(asked(p)).toBe("movement");
  });

  test("AIE-3.4.2.e what is left is told in advance", () => {
    const p = moving("caesarians", { caesarians: { "gallia-8": ["caesar", "naves-6sp-t0-1"] } });
    play(p, ["take caesar", "add naves-6sp-t0-1"]);
    expect(question(p)).toMatchObject({ ask: "group", sea: true, points: 1 });
    expect(foreseen(p, `step ${OCC}`)).toMatchObject([{ f: "points-left", rule: "AIE-3.4.2.g", points: 1 }]);
    expect(why(p, "step gallia-9")).not.toBe("legal");
  });

  test("AIE-7.1.b AIE-C108 naves pass through a sea with enemy naves", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-8": ["caesar", "naves-6sp-t0-1"] },
      republicans: { [OCC]: ["cato", "naves-6sp-t1-1"] },
    });
    play(p, ["take caesar", "add naves-6sp-t0-1", `step ${OCC}`]);
    expect(asked(p)).toBe("group");
    play(p, [`step ${CEN}`, "halt"]);
    expect(at(p, "caesar")).toBe(CEN);
  });

  test("AIE-7.1.b AIE-8.1.b the battle is foretold before they come to them, and before they stay with them", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-8": ["caesar", "naves-6sp-t0-1", "legio-V"] },
      republicans: { [OCC]: ["cato", "naves-6sp-t1-1"] },
    });
    play(p, ["take caesar", "add naves-6sp-t0-1", "add legio-V"]);
    expect(foreseen(p, "halt")).toEqual([]);
    const coming = foreseen(p, `step ${OCC}`).filter(({ f }) => f === "battle");
    expect(coming).toMatchObject([{ zone: OCC, naval: true, attack: 6, defence: 6 }]);
    play(p, `step ${OCC}`);
    expect(foreseen(p, "halt")).toEqual(coming);
  });
});

describe("who is aboard", () => {
  test("AIE-3.4.2.e AIE-3.4.2.i AIE-3.4.2.p AIE-3.4.2.q AIE-C109 Trebonius sails to Africa", () => {
    const cargo = ["legio-V", "legio-VI", "equites2-1"];
    const p = moving("caesarians", {
      caesarians: { "gallia-9": ["trebonius", ...cargo], "gallia-8": ["dolabella", "naves-6sp-t0-1"] },
    });
    play(p, ["take trebonius", "all", "step gallia-8", "halt", "take dolabella", "add naves-6sp-t0-1"]);
    // AIE-C243: they have come by land in this very sequence.
    expect(reason(p, "add legio-V")).toBe("AIE-3.4.2.p notAtTheQuay");
    expect(reason(p, "add trebonius")).toBe("AIE-3.4.2.p notAtTheQuay");
    play(p, ["halt"]);
    again(p);
    const second = play(p, [
      "take trebonius",
      "add dolabella",
      "add naves-6sp-t0-1",
      "all",
      `step ${OCC}`,
      `step ${CEN}`,
      "halt",
    ]);
    expect(told(second, "sailed").map(({ cost }) => cost)).toEqual([0, 1]);
    expect(inZone(p, CEN)).toHaveLength(6);
    again(p);
    const third = play(p, ["take trebonius", "all", "step africa-3"]);
    expect(told(third, "sailed")).toMatchObject([{ cost: 1, to: "africa-3", rule: "AIE-3.4.2.g" }]);
    // Ashore, and no farther in this sequence.
    expect(asked(p)).toBe("movement");
    again(p);
    play(p, ["take trebonius", "all", "step africa-2", "halt", "take dolabella", "add naves-6sp-t0-1", `step ${CEN}`]);
    expect(at(p, "legio-V")).toBe("africa-2");
    expect(at(p, "dolabella")).toBe(CEN);
  });

  test("AIE-3.4.2.k AIE-3.4.2.l AIE-3.4.2.m AIE-C110 places on ships", () => {
    const load = (ships: readonly string[], units: readonly string[]): boolean => {
      const p = moving("caesarians", { caesarians: { "gallia-8": ["caesar", ...ships, ...units] } });
      const named = (texts: readonly string[]) => texts.map((text) => `add ${text.replace(/-$/, "")}`);
      play(p, ["take caesar", ...named(ships)]);
      for (const text of named(units)) {
        if (reason(p, text) === "AIE-3.4.2.k noPlaces") return false;
        play(p, text);
      }
      return why(p, `step ${OCC}`) === "legal";
    };
    const legions = (count: number) =>
      ["legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX", "legio-X"].slice(0, count);
    expect(load(["naves-4sp-t0-1"], [...legions(2), "equites2-1"])).toBe(true);
    expect(load(["naves-4sp-t0-1"], legions(3))).toBe(false);
    expect(load(["naves-4sp-t0-1"], [...legions(1), "auxilia-1", "auxilia-2"])).toBe(true);
    expect(load(["naves-6sp-t0-1"], legions(3))).toBe(true);
    expect(load(["naves-8sp-q2-t1-1"], ["equites2-1", "equites2-2", "equites2-3", "equites2-4"])).toBe(false);
    expect(load(["naves-4sp-t0-1", "naves-6sp-t0-1"], [...legions(5), "auxilia-1"])).toBe(true);
    expect(load(["naves-4sp-t0-1", "naves-6sp-t0-1"], legions(6))).toBe(false);
    expect(load(["naves-8sp-q2-t1-1-"], legions(3))).toBe(true);
  });

  test("AIE-3.4.2.k the third Legio is turned away from a small ship, an Auxilia is not", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-8": ["caesar", "naves-4sp-t0-1", "legio-V", "legio-VI", "legio-VII", "auxilia-1"] },
    });
    play(p, ["take caesar", "add naves-4sp-t0-1", "add legio-V", "add legio-VI"]);
    expect(reason(p, "add legio-VII")).toBe("AIE-3.4.2.k noPlaces");
    expect(legal(p, "add")).toEqual(["add auxilia-1"]);
  });

  test("AIE-3.4.2.k an army that boards ship by ship sails when all have places", () => {
    const p = moving("caesarians", {
      caesarians: {
        "gallia-8": ["caesar", "naves-6sp-t0-1", "naves-6sp-t0-2", "legio-V", "legio-VI", "legio-VII", "legio-VIII"],
      },
    });
    play(p, ["take caesar", "all", "add naves-6sp-t0-1"]);
    expect(reason(p, `step ${OCC}`)).toBe("AIE-3.4.2.k noPlaces");
    play(p, ["add naves-6sp-t0-2", `step ${OCC}`]);
    expect(at(p, "legio-VIII")).toBe(OCC);
  });

  test("AIE-3.4.2.n any number of leaders", () => {
    const leaders = ["caesar", "curio", "hirtius", "trebonius", "lepidus", "m-antonius"];
    const p = moving("caesarians", { caesarians: { "gallia-8": ["naves-4sp-t0-1", ...leaders] } });
    play(p, [
      "take caesar",
      "add naves-4sp-t0-1",
      ...leaders.slice(1).map((leader) => `add ${leader}`),
      `step ${OCC}`,
      "halt",
    ]);
    expect(inZone(p, OCC)).toHaveLength(7);
  });

  test("AIE-3.4.2.o AIE-C111 transported units stay within the leaders' CC", () => {
    const units = ["legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX", "legio-X"];
    const ships = ["naves-6sp-t0-1", "naves-6sp-t0-2", "naves-8sp-q2-t1-1"];
    const p = moving("caesarians", { caesarians: { "gallia-8": ["curio", ...ships, ...units] } });
    play(p, ["take curio", ...ships.map((ship) => `add ${ship}`), ...units.slice(0, 4).map((unit) => `add ${unit}`)]);
    expect(reason(p, "add legio-IX")).toBe("AIE-3.4.2.o overCommandAtSea");
  });

  test("AIE-3.4.2.p AIE-C243 only who is in the port with the ships goes aboard", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-8": ["caesar", "naves-6sp-t0-1", "legio-V"], "gallia-9": ["legio-VI"] },
    });
    play(p, ["take caesar", "add naves-6sp-t0-1"]);
    expect(reason(p, "add legio-VI")).toBe("AIE-3.4.1.d notPickedUp");
    play(p, ["add legio-V", `step ${OCC}`]);
    expect(reason(p, "step gallia-9")).toBe("legal");
    expect(reason(p, "add legio-VI")).toBe("AIE-3.4.1.d notPickedUp");
  });

  test("AIE-3.4.2.r AIE-C243 passengers stay aboard from one sequence to the next", () => {
    const p = moving("caesarians", {
      caesarians: { [OCC]: ["caesar", "naves-6sp-t0-1", "legio-V"], "gallia-8": ["curio"] },
    });
    play(p, ["take caesar", "all", `step ${CEN}`, "halt", "end-moves"]);
    again(p);
    play(p, ["take curio", "halt", "end-moves"]);
    again(p);
    play(p, ["take caesar", "all", `step ${ORI}`, "halt"]);
    expect(at(p, "legio-V")).toBe(ORI);
  });

  test("AIE-3.4.2.s AIE-C243 they may land among enemies", () => {
    const p = moving("caesarians", {
      caesarians: { [CEN]: ["caesar", "naves-6sp-t0-1", "legio-V"] },
      republicans: { "africa-3": ["legio-I"] },
    });
    play(p, ["take caesar", "all", "step africa-3"]);
    expect(inZone(p, "africa-3")).toEqual(["legio-I", "legio-V", "naves-6sp-t0-1", "caesar"]);
  });

  test("AIE-3.4.1.t nobody goes by sea without a ship", () => {
    const p = moving("caesarians", { caesarians: { [OCC]: ["caesar", "curio", "naves-6sp-t0-1", "legio-V"] } });
    play(p, ["take caesar"]);
    expect(reason(p, `step ${CEN}`)).toBe("AIE-3.4.1.t aboard");
    expect(reason(p, "add legio-V")).toBe("AIE-3.4.1.t aboard");
    expect(legal(p, "step")).toEqual([]);
    expect(question(p)).toMatchObject({ points: 1 });
  });

  test("AIE-3.4.1.t a leader whose ships have all moved stays at sea", () => {
    const p = moving("caesarians", { caesarians: { [OCC]: ["curio", "caesar", "naves-6sp-t0-1"] } });
    play(p, ["take caesar", "add naves-6sp-t0-1", "halt"]);
    expect(reason(p, "take curio")).toBe("AIE-3.4.1.t aboard");
  });

  test("AIE-3.4.2.q nobody leaves a fleet on the way", () => {
    const p = moving("caesarians", { caesarians: { "gallia-8": ["caesar", "naves-6sp-t0-1", "legio-V"] } });
    play(p, ["take caesar", "add naves-6sp-t0-1", "add legio-V", `step ${OCC}`]);
    expect(reason(p, "drop legio-V")).toBe("AIE-3.4.2.q notDroppedAtSea");
    expect(legal(p, "drop")).toEqual([]);
  });

  test("AIE-3.4.2.t AIE-3.4.2.v nobody sails away from passengers who have no other ship", () => {
    const p = moving("caesarians", {
      caesarians: {
        [OCC]: [
          "caesar",
          "curio",
          "naves-6sp-t0-1",
          "naves-6sp-t0-2",
          "legio-V",
          "legio-VI",
          "legio-VII",
          "legio-VIII",
        ],
      },
    });
    play(p, ["take caesar", "add naves-6sp-t0-1"]);
    expect(reason(p, `step ${CEN}`)).toBe("AIE-3.4.2.t wouldDrown");
    play(p, "add naves-6sp-t0-2");
    expect(reason(p, `step ${CEN}`)).toBe("AIE-3.4.2.v wouldBeStranded");
    play(p, ["all", `step ${CEN}`, "halt"]);
    expect(inZone(p, OCC)).toEqual([]);
  });

  test("AIE-3.4.2.m part of a fleet sails if who stays still has places", () => {
    const p = moving("caesarians", {
      caesarians: {
        [OCC]: [
          "caesar",
          "curio",
          "naves-6sp-t0-1",
          "naves-6sp-t0-2",
          "legio-V",
          "legio-VI",
          "legio-VII",
          "legio-VIII",
        ],
      },
    });
    play(p, ["take caesar", "add naves-6sp-t0-1", "add legio-V", `step ${CEN}`, "halt"]);
    expect(inZone(p, OCC)).toEqual(["legio-VI", "legio-VII", "legio-VIII", "naves-6sp-t0-2", "curio"]);
  });

  test("AIE-3.4.2.u AIE-C113 whom nobody can lead any more stays where he is", () => {
    const layout = { [OCC]: ["naves-6sp-t0-1", "naves-6sp-t0-2", "legio-V", "legio-VI", "legio-VII", "legio-VIII"] };
    const p = moving("caesarians", { caesarians: { ...layout, "gallia-8": ["caesar"] } });
    for (const name of layout[OCC]) expect(why(p, `take ${name}`)).not.toBe("legal");
    // With a leader of CC 4 for five units: the fleet of six places stays, too.
    const q = moving("caesarians", { caesarians: { [OCC]: ["curio", ...layout[OCC], "legio-IX"] } });
    play(q, ["take curio", "all"]);
    expect(reason(q, `step ${CEN}`)).toBe("AIE-3.4.2.v wouldBeStranded");
    expect(legal(q)).toEqual(["halt"]);
  });

  test("AIE-3.4.2.w AIE-C244 ships alone come to a coast held by land units only to fight ships", () => {
    const p = moving("caesarians", {
      caesarians: { [CEN]: ["caesar", "naves-6sp-t0-1", "legio-V"] },
      republicans: { "africa-2": ["legio-I", "legio-II"], "italia-5": ["legio-III", "naves-6sp-t1-1"] },
    });
    const q = moving("caesarians", {
      caesarians: { [CEN]: ["caesar", "naves-6sp-t0-1"] },
      republicans: { "africa-2": ["legio-I", "legio-II"], "italia-5": ["legio-III", "naves-6sp-t1-1"] },
    });
    play(p, ["take caesar", "all"]);
    expect(why(p, "step africa-2")).toBe("legal");
    play(q, ["take caesar", "all"]);
    expect(reason(q, "step africa-2")).toBe("AIE-3.4.2.w heldCoast");
    expect(why(q, "step italia-5")).toBe("legal");
  });

  test("AIE-3.4.1.p a coast at peace is closed to fleets", () => {
    const p = moving("caesarians", { caesarians: { [ORI]: ["caesar", "naves-6sp-t0-1"] } });
    play(p, ["take caesar", "all"]);
    expect(reason(p, "step aegyptii")).toBe("AIE-3.4.1.p onlyInTransit");
  });

  test("AIE-3.4.1.m a fleet does not leave legions behind outside without a leader", () => {
    const layout = { aegyptii: ["caesar", "naves-6sp-t0-1", "legio-V"] };
    const p = moving("caesarians", { caesarians: layout, war: { aegyptii: "republicans" } });
    play(p, ["take caesar", "add naves-6sp-t0-1"]);
    expect(reason(p, `step ${ORI}`)).toBe("AIE-3.4.1.m leftOutside");
    play(p, ["add legio-V", `step ${ORI}`, "halt"]);
    expect(at(p, "legio-V")).toBe(ORI);
  });
});

describe("allies at sea", () => {
  test("AIE-3.4.2.j AIE-R13 Roman naves carry allies, each in a place of its own", () => {
    const p = moving("republicans", {
      republicans: {
        "africa-1": ["scipio", "naves-4sp-t0-1", "juba-i", "numidae-u1", "numidae-u2", "numidae-u3", "numidae-u4"],
      },
      allegiance: { numidae: "republicans" },
    });
    play(p, ["take scipio", "add naves-4sp-t0-1", "add juba-i", "add numidae-u1", "add numidae-u2", "add numidae-u3"]);
    expect(reason(p, "add numidae-u4")).toBe("AIE-3.4.2.k noPlaces");
    play(p, [`step ${OCC}`, "halt"]);
    expect(at(p, "juba-i")).toBe(OCC);
  });

  test("AIE-3.4.2.j AIE-R13 but no People at war", () => {
    const p = moving("republicans", {
      republicans: { "africa-1": ["scipio", "naves-4sp-t0-1"], numidae: ["numidae-u1"] },
      war: { numidae: "republicans" },
    });
    play(p, ["take scipio", "add naves-4sp-t0-1"]);
    expect(why(p, "add numidae-u1")).toBe("AIE-3.4.1.d");
  });

  test("AIE-4.3.b AIE-4.3.c AIE-R12 ships of the Aegyptii carry three units of any type and any number of leaders", () => {
    const p = moving("republicans", {
      republicans: {
        aegyptii: ["m-antonius", "cleopatra-vii", "aegyptii-u5", "legio-I", "legio-II", "legio-III", "legio-IV"],
      },
      allegiance: { aegyptii: "republicans" },
    });
    play(p, [
      "take m-antonius",
      "add cleopatra-vii",
      "add aegyptii-u5",
      "add legio-I",
      "add legio-II",
      "add legio-III",
    ]);
    expect(reason(p, "add legio-IV")).toBe("AIE-3.4.2.k noPlaces");
  });

  test("AIE-4.3.d AIE-4.2.4.c at war they carry Aegyptii only", () => {
    const p = moving("republicans", {
      republicans: { aegyptii: ["cleopatra-vii", "aegyptii-u5", "aegyptii-u1"], "asia-5": ["cato", "legio-I"] },
      war: { aegyptii: "republicans" },
    });
    play(p, ["take cleopatra-vii", "add aegyptii-u5", "add aegyptii-u1", `step ${ORI}`]);
    // AIE-4.3.l: a Major People goes three steps from home; Asia 5 is two.
    expect(why(p, "step graecia-4")).toBe("AIE-4.3.l");
    expect(why(p, "step judaei")).toBe("AIE-4.3.j");
    // Romans of the same side stand there.
    expect(reason(p, "step asia-5")).toBe("AIE-4.2.4.c noRomansWithWarriors");
    play(p, ["halt", "take cato"]);
    expect(why(p, "add aegyptii-u1")).toBe("AIE-3.4.1.d");
  });

  test("AIE-4.3.p a king of allies does not lead Roman ships", () => {
    const p = moving("republicans", {
      republicans: { aegyptii: ["cleopatra-vii", "naves-6sp-t1-1", "aegyptii-u5", "legio-I"], "asia-5": ["cato"] },
      allegiance: { aegyptii: "republicans" },
    });
    play(p, "take cleopatra-vii");
    expect(reason(p, "add naves-6sp-t1-1")).toBe("AIE-4.3.p alliedLeadersLeadTheirOwn");
    expect(reason(p, "add legio-I")).toBe("AIE-4.3.p alliedLeadersLeadTheirOwn");
    expect(why(p, "add aegyptii-u5")).toBe("legal");
  });
});
