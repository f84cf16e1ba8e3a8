/** A referee's expectations of ships: where they go, whom they carry, and how they fight. */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { asked, at, type Layout, legal, play, told, toMove, why } from "../testing/table.ts";
import { d10, holding, sequence } from "./flow.ts";

const caes = (layout: Layout, before?: (p: Position) => void): Position =>
  sequence("caesarians", { control: holding([]), ...layout }, before);

const WEST = "mare-internum-occidentalis";
const MIDDLE = "mare-internum-centralis";
const EAST = "mare-internum-orientalis";
const SIX = "naves-6sp-t0-1";
const FOUR = "naves-4sp-t0-1";

describe("voyages", () => {
  test("AIE-3.4.2.e AIE-3.4.2.f AIE-3.4.2.g the example of the rules: Massalia to the middle of the sea, then to Africa 3, then ashore", () => {
    const army = ["legio-V", "legio-VI", "equites2-1"];
    const p = caes({ caesarians: { "gallia-8": ["trebonius", "dolabella", SIX, ...army] } });
    play(p, ["take trebonius", "add dolabella", `add ${SIX}`, ...army.map((each) => `add ${each}`)]);
    play(p, [`step ${WEST}`, `step ${MIDDLE}`]);
    if (asked(p) === "group") {
      expect(why(p, `step ${EAST}`)).not.toBe("legal");
      // No port in Africa 3: one point more than there is. Brundisium has one.
      expect(why(p, "step africa-3")).toBe("AIE-3.4.2.g");
      expect(why(p, "step africa-2")).toBe("legal");
      play(p, "halt");
    }
    expect(at(p, "legio-V")).toBe(MIDDLE);
    play(p, "end-moves");

    const next = caes({ caesarians: { [MIDDLE]: ["trebonius", "dolabella", SIX, ...army] } });
    play(next, ["take trebonius", "all", "step africa-3"]);
    expect(asked(next)).toBe("movement");
    for (const name of ["trebonius", "dolabella", SIX, ...army]) expect(at(next, name)).toBe("africa-3");
    // AIE-3.4.2.q: they go no farther in this sequence.
    for (const name of ["trebonius", "legio-V"]) expect(why(next, `take ${name}`)).toBe("AIE-3.4.1.h");
  });

  test("AIE-R29 from port to port over two seas costs one; from a coast without a port it costs one to put to sea", () => {
    const p = caes({ caesarians: { "gallia-8": ["sulla", SIX], "italia-6": ["curio", FOUR] } });
    play(p, ["take sulla", `add ${SIX}`, `step ${WEST}`, `step ${MIDDLE}`, "step italia-5"]);
    expect(at(p, SIX)).toBe("italia-5");
    play(p, ["take curio", `add ${FOUR}`, `step ${WEST}`]);
    expect(asked(p) === "group" ? why(p, `step ${MIDDLE}`) : "ended").not.toBe("legal");
    // Into a port costs nothing.
    expect(asked(p) === "group" ? why(p, "step sicilia-2") : "ended").toBe("legal");
  });

  test("AIE-3.4.2.c the Ocean is closed", () => {
    const p = caes({ caesarians: { [WEST]: ["sulla", SIX] } });
    play(p, ["take sulla", `add ${SIX}`]);
    expect(why(p, "step oceanus-atlanticus")).toBe("AIE-3.4.2.c");
  });

  test("AIE-3.4.2.b ships do not move without a leader", () => {
    const p = caes({ caesarians: { "gallia-8": [SIX] } });
    expect(why(p, `take ${SIX}`)).toBe("AIE-3.4.2.b");
  });

  test("AIE-3.4.2.k AIE-3.4.2.m three to a ship, of them two legions on one of 4 SP; places are shared", () => {
    const p = caes({
      caesarians: { "gallia-8": ["caesar*", FOUR, "legio-V", "legio-VI", "legio-VII", "equites2-1", "auxilia-1"] },
    });
    play(p, ["take caesar", `add ${FOUR}`, "add legio-V", "add legio-VI"]);
    expect(why(p, "add legio-VII")).toBe("AIE-3.4.2.k");
    play(p, "add equites2-1");
    expect(why(p, "add auxilia-1")).toBe("AIE-3.4.2.k");
    const two = caes({
      caesarians: {
        "gallia-8": ["caesar*", FOUR, SIX, "legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX", "legio-X"],
      },
    });
    play(two, ["take caesar", `add ${FOUR}`, `add ${SIX}`]);
    for (const legion of ["V", "VI", "VII", "VIII", "IX"]) play(two, `add legio-${legion}`);
    expect(why(two, "add legio-X")).toBe("AIE-3.4.2.k");
  });

  test("AIE-3.4.2.l AIE-R129 a reduced ship of 6 SP still carries three legions", () => {
    const p = caes({ caesarians: { "gallia-8": ["caesar*", `${SIX}-`, "legio-V", "legio-VI", "legio-VII"] } });
    play(p, ["take caesar", `add ${SIX}`, "add legio-V", "add legio-VI", "add legio-VII", `step ${WEST}`, "halt"]);
    expect(at(p, "legio-VII")).toBe(WEST);
  });

  test("AIE-3.4.2.o not more passengers than the leaders aboard command", () => {
    const p = caes({
      caesarians: {
        "gallia-8": ["sulla", SIX, "naves-6sp-t0-2", "legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX"],
      },
    });
    play(p, ["take sulla", `add ${SIX}`, "add naves-6sp-t0-2"]);
    for (const legion of ["V", "VI", "VII", "VIII"]) play(p, `add legio-${legion}`);
    expect(why(p, "add legio-IX")).toBe("AIE-3.4.2.o");
  });

  test("AIE-3.4.2.p who has marched to the port in this sequence does not go aboard in it", () => {
    const p = caes({ caesarians: { "gallia-8": ["sulla", SIX], "gallia-9": ["curio", "legio-V"] } });
    play(p, ["take curio", "add legio-V", "step gallia-8", "halt", "take sulla", `add ${SIX}`]);
    expect(why(p, "add legio-V")).not.toBe("legal");
    expect(why(p, "add curio")).not.toBe("legal");
  });

  test("AIE-7.1.b ships pass enemy ships at sea, and may stop among them to fight", () => {
    const p = caes({ caesarians: { "gallia-8": ["sulla", SIX] }, republicans: { [WEST]: ["cato", "naves-6sp-t1-1"] } });
    play(p, ["take sulla", `add ${SIX}`, `step ${WEST}`]);
    expect(asked(p)).toBe("group");
    play(p, [`step ${MIDDLE}`]);
    if (asked(p) === "group") play(p, "halt");
    expect(told(play(p, "end-moves"), "battle")).toEqual([]);
  });

  test("AIE-EV9.a AIE-EV9.b in the year of Neptune nobody sails, but ships still evade", () => {
    const p = caes({ event: 9, caesarians: { "gallia-8": ["sulla", SIX] } });
    play(p, "take sulla");
    expect(why(p, `add ${SIX}`)).toBe("AIE-EV9.a");
  });

  test("AIE-EV2.c in bad weather ships leave and enter ports for nothing, and that is all", () => {
    const p = caes({ event: 2, caesarians: { "gallia-8": ["sulla", SIX] } });
    play(p, ["take sulla", `add ${SIX}`, `step ${WEST}`]);
    expect(why(p, `step ${MIDDLE}`)).not.toBe("legal");
    expect(why(p, "step italia-1")).not.toBe("legal");
    expect(why(p, "step italia-7")).toBe("legal");
  });

  test("AIE-3.4.2.w a fleet without troops does not enter a port that enemy troops hold", () => {
    const p = caes({ caesarians: { [WEST]: ["sulla", SIX] }, republicans: { "italia-7": ["legio-I"] } });
    play(p, ["take sulla", `add ${SIX}`]);
    expect(why(p, "step italia-7")).toBe("AIE-3.4.2.w");
    const landing = caes({
      caesarians: { [WEST]: ["sulla", SIX, "legio-V"] },
      republicans: { "italia-7": ["legio-I"] },
    });
    play(landing, ["take sulla", "all", "step italia-7"]);
    play(landing, "end-moves");
    expect(legal(landing)).toEqual(["fight italia-7"]);
  });

  test("AIE-3.4.1.t no leader and no unit goes into the sea without ships, nor leaves a fleet at sea", () => {
    const p = caes({ caesarians: { "italia-7": ["sulla", "legio-V"], [WEST]: ["curio", "hirtius", SIX] } });
    play(p, "take sulla");
    expect(why(p, `step ${WEST}`)).toBe("AIE-3.4.1.t");
    play(p, ["halt", "take curio"]);
    expect(legal(p, "step")).toEqual([]);
    expect(why(p, "step italia-1")).not.toBe("legal");
  });

  test("AIE-3.1.1.c ships take no legion away that its region needs", () => {
    const p = sequence("caesarians", {
      control: holding(["gallia"]),
      caesarians: { "gallia-8": ["sulla", SIX, "legio-V", "legio-VI", "legio-VII"] },
    });
    play(p, ["take sulla", `add ${SIX}`, "add legio-V"]);
    // He could sail round and land in Gallia 9 again, but there it costs a point and so does no sea.
    play(p, `step ${WEST}`);
    expect(why(p, "halt")).toBe("AIE-3.1.1.c");
  });
});

describe("battles at sea", () => {
  test("AIE-8.1.d AIE-3.4.2.t AIE-8.3.b passengers do not fight; they drown for want of places", () => {
    const p = caes({
      caesarians: { "italia-7": ["caesar*", SIX, "naves-6sp-t0-2"] },
      republicans: { [WEST]: ["cato", "naves-4sp-t1-1-", "legio-I", "legio-II"] },
    });
    play(p, ["take caesar", `add ${SIX}`, "add naves-6sp-t0-2", `step ${WEST}`, "halt"]);
    play(p, "end-moves");
    if (asked(p) === "fleetEvasions" || asked(p) === "evasions") play(p, "stand");
    const events = play(p, `fight ${WEST}`, [3]);
    const [battle] = told(events, "battle");
    expect([battle.attacker.sp, battle.defender.sp]).toEqual([12, 2]);
    // 4/1, row 6: R / A; the ship was reduced and is lost, and all aboard with it.
    expect(at(p, "naves-4sp-t1-1")).toBe("reserve");
    expect([at(p, "legio-I"), at(p, "legio-II"), at(p, "cato")]).toEqual(["reserve", "reserve", "gone"]);
    expect(p.score).toBe(1);
  });

  test("AIE-3.4.2.t AIE-R130 of two ships one is lost: the owner says who of the passengers drowns", () => {
    const p = caes({
      caesarians: { "italia-7": ["caesar*", SIX, "naves-6sp-t0-2"] },
      republicans: {
        [WEST]: ["cato", "naves-4sp-t1-1-", "naves-4sp-t1-2", "legio-I", "legio-II", "legio-III", "auxilia-1"],
      },
    });
    play(p, ["take caesar", `add ${SIX}`, "add naves-6sp-t0-2", `step ${WEST}`, "halt"]);
    play(p, "end-moves");
    while (asked(p) === "fleetEvasions" || asked(p) === "evasions") play(p, "stand");
    play(p, `fight ${WEST}`, [3]);
    while (asked(p) === "losses" || asked(p) === "retreat") play(p, legal(p)[0]);
    expect([asked(p), toMove(p)]).toEqual(["drowning", "quirinal"]);
    // Two legions and one more have places; one legion at least must go.
    expect(legal(p, "drown").sort()).toEqual(["drown legio-I", "drown legio-II", "drown legio-III"]);
    play(p, "drown legio-II");
    expect(at(p, "legio-II")).toBe("reserve");
    expect([at(p, "legio-I"), at(p, "auxilia-1")]).not.toContain("reserve");
  });

  test("AIE-8.2.o ships alone evade without a die, one step, to where no enemy ship is", () => {
    const p = caes({
      caesarians: { "italia-7": ["caesar*", SIX] },
      republicans: { [WEST]: ["cato", "naves-4sp-t1-1"] },
    });
    play(p, ["take caesar", `add ${SIX}`, `step ${WEST}`, "halt"]);
    play(p, "end-moves");
    expect([asked(p), toMove(p)]).toEqual(["fleetEvasions", "quirinal"]);
    play(p, ["afloat cato", "bring naves-4sp-t1-1"]);
    expect(why(p, `slip ${MIDDLE}`)).toBe("legal");
    expect(why(p, "slip oceanus-atlanticus")).not.toBe("legal");
    play(p, `slip ${MIDDLE}`);
    expect(at(p, "naves-4sp-t1-1")).toBe(MIDDLE);
  });

  test("AIE-8.2.q AIE-8.2.r ships alone in a port that an army enters must leave; without a leader they are taken", () => {
    const table = (leader: readonly string[]): Position => {
      const p = caes({
        caesarians: { "italia-1": ["sulla", "legio-V"] },
        republicans: { "italia-7": [...leader, "naves-4sp-t1-1"] },
      });
      play(p, ["take sulla", "add legio-V", "step italia-7"]);
      return p;
    };
    const p = table(["cato"]);
    play(p, "end-moves");
    while (asked(p) !== "nothing") play(p, legal(p)[0]);
    expect([at(p, "naves-4sp-t1-1"), at(p, "cato")]).toEqual([WEST, WEST]);
    const alone = table([]);
    expect(told(play(alone, "end-moves"), "fleet-taken")).toMatchObject([{ units: ["naves-4sp-t1-1"], why: "unled" }]);
    expect(at(alone, "naves-4sp-t1-1")).toBe("reserve");
  });

  test("AIE-8.1.e AIE-8.1.f AIE-8.1.g ships fight before armies, and a leader serves in one of them only", () => {
    const p = caes({
      caesarians: { [WEST]: ["caesar*", "sulla", SIX, "legio-V", "legio-X"] },
      republicans: { "italia-7": ["scipio", "cato", "naves-4sp-t1-1", "legio-I"] },
    });
    play(p, ["take caesar", "all", "step italia-7"]);
    play(p, "end-moves");
    expect([asked(p), toMove(p)]).toEqual(["assigning", "palatine"]);
    play(p, ["afloat sulla", "done"]);
    expect([asked(p), toMove(p)]).toEqual(["assigning", "quirinal"]);
    play(p, ["afloat cato", "done"]);
    while (asked(p) === "evasions" || asked(p) === "fleetEvasions") play(p, "stand");
    const events = play(p, "fight italia-7", [6, 6]);
    const battles = told(events, "battle");
    expect(battles.map(({ naval }) => naval)).toEqual([true, false]);
    expect(battles.map(({ attacker }) => attacker.leaders)).toEqual([["sulla"], ["caesar"]]);
    expect(battles.map(({ defender }) => defender.leaders)).toEqual([["cato"], ["scipio"]]);
  });

  test("AIE-8.1.g a leader whose fleet slips away takes no part in the land battle", () => {
    const p = caes({
      caesarians: { [WEST]: ["caesar*", SIX, "legio-V"] },
      republicans: { "italia-7": ["scipio", "cato", "naves-4sp-t1-1", "legio-I"] },
    });
    play(p, ["take caesar", "all", "step italia-7"]);
    play(p, "end-moves");
    play(p, ["afloat caesar", "afloat cato", "done"]);
    while (asked(p) === "evasions") play(p, "stand");
    play(p, ["afloat cato", "bring naves-4sp-t1-1"]);
    while (asked(p) === "evasions" || asked(p) === "fleetEvasions") play(p, "stand");
    const [battle] = told(play(p, "fight italia-7", [3]), "battle");
    expect([battle.naval, battle.attacker.leaders, battle.attacker.tb]).toEqual([false, [], 0]);
  });

  test("AIE-8.4.1.h AIE-8.4.1.i the loser on land takes his victorious ships away", () => {
    const p = caes({
      caesarians: { [WEST]: ["caesar*", SIX, "legio-X", "legio-XI", "legio-XII"] },
      republicans: { "italia-7": ["cato", "naves-8sp-q2-t1-1", "legio-I"] },
    });
    play(p, ["take caesar", "all", "step italia-7"]);
    play(p, "end-moves");
    while (asked(p) === "assigning") play(p, "done");
    while (asked(p) === "evasions" || asked(p) === "fleetEvasions") play(p, "stand");
    // 6 against 8, quality 1 against 2: 2/3 and two to the left; no leaders afloat: TB 0 against 1; a 1: lost.
    const events = play(p, "fight italia-7", [1, 2]);
    const battles = told(events, "battle-decided");
    expect(battles.map(({ winner }) => winner)).toEqual(["republicans", "caesarians"]);
    while (asked(p) !== "nothing") play(p, legal(p)[0]);
    expect(at(p, "naves-8sp-q2-t1-1")).not.toBe("italia-7");
    expect(at(p, "legio-I")).not.toBe("italia-7");
    expect(at(p, "legio-X")).toBe("italia-7");
  });

  test("AIE-8.2.p AIE-8.2.y land units evade aboard ships with a die; who has failed on land does not try at sea", () => {
    const p = caes({
      caesarians: { "italia-1": ["sulla", "legio-V"] },
      republicans: { "italia-7": ["labienus", "naves-6sp-t1-1", "legio-I"] },
    });
    play(p, ["take sulla", "add legio-V", "step italia-7"]);
    play(p, "end-moves");
    if (asked(p) === "evasions") play(p, "stand");
    expect(asked(p)).toBe("fleetEvasions");
    // SR 4 against 1 for Sulla: a 2 will do.
    play(p, "evade labienus", d10(2));
    play(p, ["bring naves-6sp-t1-1", "bring legio-I"]);
    if (asked(p) === "evasion") play(p, legal(p)[0]);
    expect([at(p, "legio-I"), at(p, "labienus")]).toEqual([WEST, WEST]);
    const fails = caes({
      caesarians: { "italia-1": ["sulla", "legio-V"] },
      republicans: { "italia-7": ["labienus", "naves-6sp-t1-1", "legio-I"] },
    });
    play(fails, ["take sulla", "add legio-V", "step italia-7"]);
    play(fails, "end-moves");
    play(fails, "evade labienus", d10(3));
    expect(asked(fails)).toBe("battles");
  });
});
