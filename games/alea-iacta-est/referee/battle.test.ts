/** A referee's expectations of evasion, battle and retreat. */
import { describe, expect, test } from "vitest";
import { FACTION_LEADER, ILL, own, type Position } from "../position.ts";
import { asked, at, isReduced, type Layout, legal, piece, play, side, told, toMove, why } from "../testing/table.ts";
import { d10, holding, sequence } from "./flow.ts";

const ALL = ["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"];
const caes = (layout: Layout, before?: (p: Position) => void): Position =>
  sequence("caesarians", { control: holding(ALL.filter((name) => name !== "graecia")), ...layout }, before);

/** Caesar marches from Graecia 1 to Graecia 2, where these are. */
const attack = (own: readonly string[], enemies: readonly string[], more: Layout = {}): Position => {
  const p = caes({
    ...more,
    control: holding([]),
    caesarians: { "graecia-1": own, ...more.caesarians },
    republicans: { "graecia-2": enemies, ...more.republicans },
  });
  const [leader, ...rest] = own;
  const name = (written: string): string => written.replace(/[-*]$/, "");
  play(p, [`take ${name(leader)}`, ...rest.map((each) => `add ${name(each)}`), "step graecia-2"]);
  return p;
};

describe("evasion", () => {
  test("AIE-8.2.b d10 and the best TB of the attackers must be lower than the best SR: 5 for Pompeius, 3 for Caesar", () => {
    for (const [face, away] of [
      [0, true],
      [1, true],
      [2, false],
      [9, false],
    ] as const) {
      const p = attack(["caesar*", "legio-V"], ["pompeius*", "legio-I"]);
      play(p, "end-moves");
      expect([asked(p), toMove(p)]).toEqual(["evasions", "quirinal"]);
      const events = play(p, "evade pompeius", d10(face));
      expect(told(events, "evasion")).toMatchObject([{ die: face, bonus: 3, sr: 5, success: away }]);
      expect(asked(p)).toBe(away ? "evasion" : "battles");
    }
  });

  test("AIE-8.2.b AIE-R134 it is the leader with the best SR who tries", () => {
    const p = attack(["caesar*", "legio-V"], ["pompeius*", "cato", "legio-I"]);
    play(p, "end-moves");
    expect(why(p, "evade cato")).toBe("AIE-8.2.b");
    expect(why(p, "evade pompeius")).toBe("legal");
  });

  test("AIE-8.2.c without an attacking leader nothing is added", () => {
    const p = caes({
      control: holding(["graecia"]),
      caesarians: { "graecia-1": ["legio-V"] },
      republicans: { "graecia-2": ["cato", "legio-I"] },
    });
    play(p, ["take legio-V", "step graecia-2"]);
    play(p, "end-moves");
    expect(told(play(p, "evade cato", d10(1)), "evasion")).toMatchObject([{ bonus: 0, sr: 2, success: true }]);
  });

  test("AIE-8.2.g AIE-8.2.h he takes his CC and any number of leaders; then the next one may try with who is left", () => {
    // Labienus SR 4, CC 6; Spinther SR 2, CC 4.
    const units = [
      "legio-I",
      "legio-III",
      "legio-XXI",
      "legio-XXII",
      "legio-XXV",
      "legio-XXVI",
      "auxilia-1",
      "equites2-1",
    ];
    const p = attack(["sulla", "legio-V"], ["labienus", "spinther", "cato", ...units]);
    play(p, "end-moves");
    play(p, "evade labienus", d10(0));
    for (const unit of units.slice(0, 6)) play(p, `bring ${unit}`);
    expect(why(p, "bring auxilia-1")).toBe("AIE-8.2.g");
    play(p, ["bring cato", "slip graecia-3"]);
    expect(at(p, "cato")).toBe("graecia-3");
    expect(why(p, "evade spinther")).toBe("legal");
    // SR 2 against 1 and Sulla's TB 1: no.
    play(p, "evade spinther", d10(1));
    expect(asked(p)).toBe("battles");
  });

  test("AIE-8.2.i AIE-R134 after a failure nobody tries again", () => {
    const p = attack(["sulla", "legio-V"], ["labienus", "spinther", "legio-I"]);
    play(p, "end-moves");
    play(p, "evade labienus", d10(9));
    expect(asked(p)).toBe("battles");
  });

  test("AIE-8.2.e AIE-8.2.f AIE-8.2.k AIE-8.2.m the ways: not whence the attackers came, not to enemies, not out of the Republic", () => {
    const p = attack(["sulla", "legio-V"], ["labienus", "legio-I"], { war: { thracii: "caesarians" } });
    play(p, "end-moves");
    play(p, "evade labienus", d10(0));
    expect(why(p, "slip graecia-1")).toBe("AIE-8.2.m");
    expect(why(p, "slip thracii-1")).toBe("AIE-8.2.k");
    expect(why(p, "slip graecia-4")).toBe("AIE-8.2.e");
    expect(legal(p, "slip")).toEqual(["slip graecia-3"]);
  });

  test("AIE-8.2.n where there is no way nobody evades", () => {
    const p = attack(["sulla", "legio-V"], ["labienus", "legio-I"], { caesarians: { "graecia-3": ["legio-X"] } });
    play(p, "end-moves");
    expect(asked(p)).toBe("battles");
  });

  test("AIE-8.2.a units without a leader do not evade", () => {
    const p = attack(["sulla", "legio-V"], ["legio-I"]);
    play(p, "end-moves");
    expect(asked(p)).toBe("battles");
  });

  test("AIE-8.2.s a leader who stays behind when his units evade is hunted", () => {
    const p = attack(["sulla", "legio-V"], ["labienus", "cato", "legio-I"]);
    play(p, "end-moves");
    play(p, "evade labienus", d10(0));
    play(p, "bring legio-I");
    play(p, "slip graecia-3", d10(8));
    expect(at(p, "cato")).toBe("gone");
    expect(p.score).toBe(1);
  });

  test("AIE-8.1.a AIE-8.2.j all evasions come first: a zone that a battle will empty is not yet free", () => {
    const p = caes({
      control: holding([]),
      caesarians: { "graecia-1": ["caesar*", "legio-V", "legio-VI"], "thracii-1": ["sulla", "legio-X"] },
      republicans: { "graecia-2": ["labienus", "legio-I"], "graecia-3": ["cato", "legio-III"] },
      war: { thracii: "republicans" },
    });
    play(p, ["take caesar", "add legio-V", "add legio-VI", "step graecia-3"]);
    play(p, ["take sulla", "add legio-X", "step graecia-2"]);
    play(p, "end-moves");
    // Labienus: thracii-1 is whence Sulla came, thracii-2 is outside, graecia-1 is free, graecia-3 is not.
    play(p, "evade labienus", d10(0));
    expect(legal(p, "slip")).toEqual(["slip graecia-1"]);
  });
});

describe("the battle", () => {
  const decided = (p: Position, die: number, where = "graecia-2") => {
    if (asked(p) === "evasions") play(p, "stand");
    return told(play(p, `fight ${where}`, [die]), "battle-decided")[0];
  };

  test("AIE-8.3.c AIE-CT.a AIE-CT.h the odds, the shift for quality and the bonus of Caesar", () => {
    // 10 SP against 5: 2/1; quality 4 against 3: one to the right, 3/1; TB 3 against 0.
    const p = attack(["caesar*", "legio-X", "legio-XI"], ["legio-I"]);
    play(p, "end-moves");
    const battle = decided(p, 1);
    expect(battle).toMatchObject({
      baseColumn: "2/1",
      column: "3/1",
      row: 4,
      attacker: "1/4",
      defender: "A",
      winner: "caesarians",
    });
    expect(isReduced(p, "legio-I")).toBe(true);
    // A quarter of one unit is none.
    expect(isReduced(p, "legio-X") || isReduced(p, "legio-XI")).toBe(false);
  });

  test("AIE-8.6.2.a AIE-8.6.2.b AIE-8.6.2.c the best leader's TB; without one the average of the units, rounded down", () => {
    const p = attack(["lepidus", "legio-X"], ["legio-VII", "legio-XII", "legio-I"]);
    play(p, "end-moves");
    // Lepidus has TB 0 though his legion has 1; the others have (1 + 1 + 0) / 3, which is 0.
    expect(decided(p, 3).row).toBe(3);
    const other = attack(["lepidus", "legio-X"], ["legio-VII", "legio-XII"]);
    play(other, "end-moves");
    expect(decided(other, 3).row).toBe(2);
  });

  test("AIE-CT.d AIE-CT.e AIE-8.6.3.a the PC counts between two Faction Leaders and only then", () => {
    const p = attack(["caesar*", "legio-V"], ["pompeius*", "legio-I"]);
    play(p, "end-moves");
    // TB 3 each; PC 6 against 5.
    expect(decided(p, 3).row).toBe(4);
    const other = attack(["caesar*", "legio-V"], ["scipio", "legio-I"]);
    play(other, "end-moves");
    expect(decided(other, 3).row).toBe(6);
  });

  test("AIE-CT.f AIE-R34 one less across a strait, Faction Leaders or not", () => {
    const p = caes({
      control: holding([]),
      caesarians: { "italia-5": ["sulla", "legio-V"] },
      republicans: { "graecia-1": ["legio-I"] },
    });
    play(p, ["take sulla", "add legio-V", "step graecia-1"]);
    play(p, "end-moves");
    expect(decided(p, 3, "graecia-1").row).toBe(3);
  });

  test("AIE-CT.b Romans who attack warriors in their own land have one less; not inside the Republic", () => {
    const outside = caes({
      control: holding([]),
      caesarians: { "graecia-2": ["sulla", "legio-V"] },
      war: { thracii: "republicans" },
      republicans: { "thracii-1": ["thracii-u1"] },
    });
    play(outside, ["take sulla", "add legio-V", "step thracii-1"]);
    play(outside, "end-moves");
    expect(decided(outside, 3, "thracii-1").row).toBe(3);
    const inside = caes({
      control: holding([]),
      caesarians: { "graecia-1": ["sulla", "legio-V"] },
      war: { thracii: "republicans" },
      republicans: { "graecia-2": ["thracii-u1"] },
    });
    play(inside, ["take sulla", "add legio-V", "step graecia-2"]);
    play(inside, "end-moves");
    expect(decided(inside, 3).row).toBe(4);
  });

  test("AIE-CT.c warriors who attack outside the Republic have one more", () => {
    const p = sequence("republicans", {
      control: holding(["graecia"]),
      caesarians: { "thracii-1": ["sulla", "legio-V"], "graecia-2": ["legio-I-R", "legio-II-R", "legio-III-R"] },
      war: { thracii: "republicans" },
      republicans: { "thracii-2": ["thracii-u1"] },
    });
    play(p, ["take thracii-u1", "step thracii-1"]);
    play(p, "end-moves");
    if (asked(p) === "evasions") play(p, "stand");
    // TB of the Thracian foot 0, Sulla's 1; one more outside.
    expect(told(play(p, "fight thracii-1", [3]), "battle-decided")[0].row).toBe(3);
  });

  test("AIE-EV3.a AIE-EV0.b AIE-EV5.a AIE-EV12.a AIE-EV15.b the events of the year, for and against", () => {
    // Sulla's TB 1 against none; the Alpes are Celts; modifier b for their own land: a 3 is a 3.
    const rows = [0, 3, 5, 12, 15].map((event) => {
      const p = caes({
        event,
        control: holding([]),
        caesarians: { "italia-3": ["sulla", "legio-V"] },
        war: { alpes: "republicans" },
        republicans: { "alpes-1": ["alpes-u1"] },
      });
      play(p, ["take sulla", "add legio-V", "step alpes-1"]);
      play(p, "end-moves");
      return decided(p, 3, "alpes-1").row;
    });
    expect(rows).toEqual([3, 2, 1, 4, 4]);
  });

  test("AIE-8.4.2.c AIE-8.4.2.d AIE-8.4.2.e the victor loses by the number of the vanquished, rounded down, by his choice", () => {
    // 30 SP against 36: 4/5; equal quality. Caesar's 3: row 7 with a 4: 1/2 / A.
    const own = ["caesar*", "legio-V", "legio-VI", "legio-XIV", "legio-XV", "legio-XVI", "legio-XVII"];
    const enemies = [
      "legio-I",
      "legio-II",
      "legio-III",
      "legio-IV",
      "legio-XVIII",
      "legio-XIX",
      "legio-XX",
      "legio-XXI-",
    ];
    const p = attack(own, enemies);
    play(p, "end-moves");
    const battle = decided(p, 4);
    expect(battle).toMatchObject({ attacker: "1/2", defender: "A", winner: "caesarians" });
    expect(at(p, "legio-XXI")).toBe("reserve");
    // Half of eight.
    expect(asked(p)).toBe("losses");
    for (const unit of ["legio-V", "legio-VI", "legio-XIV"]) play(p, `lose ${unit}`);
    expect(why(p, "lose legio-V")).toBe("AIE-8.4.2.d");
    play(p, "lose legio-XV");
    expect(asked(p)).not.toBe("losses");
    expect(["legio-V", "legio-VI", "legio-XIV", "legio-XV"].every((unit) => isReduced(p, unit))).toBe(true);
    expect(isReduced(p, "legio-XVI")).toBe(false);
    expect(p.score).toBe(1);
  });

  test("AIE-8.4.2.d the two of the French note: three due, two reduced, once each", () => {
    const p = attack(["caesar*", "legio-V", "legio-VI"], ["legio-I-", "legio-II-", "legio-III-", "legio-IV-"]);
    play(p, "end-moves");
    // 10 against 12 is 4/5; quality 3 against 2: one column to the right; a 2 and Caesar's 3 make 5: 3/4 / A.
    const battle = decided(p, 2);
    expect(battle).toMatchObject({ baseColumn: "4/5", column: "1/1", attacker: "3/4", defender: "A" });
    expect(isReduced(p, "legio-V") && isReduced(p, "legio-VI")).toBe(true);
    expect(at(p, "legio-I")).toBe("reserve");
  });

  test("AIE-CT.n AIE-R40 R / R at 1/1: the defender stays with a 3, the attacker with a 4", () => {
    for (const [die, winner] of [
      [3, "republicans"],
      [4, "caesarians"],
    ] as const) {
      const p = attack(["lepidus", "legio-V"], ["scipio", "legio-I"]);
      play(p, "end-moves");
      expect(decided(p, die)).toMatchObject({ attacker: "R", defender: "R", winner });
    }
  });

  test("AIE-8.4.2.a AIE-8.5.1.a E kills all units and all leaders of the Force, a point for each leader", () => {
    const p = attack(["caesar*", "legio-X", "legio-XI", "legio-XII", "legio-XIII"], ["scipio", "cato", "legio-I"]);
    play(p, "end-moves");
    expect(decided(p, 6)).toMatchObject({ defender: "E" });
    expect([at(p, "scipio"), at(p, "cato"), at(p, "legio-I")]).toEqual(["gone", "gone", "reserve"]);
    expect(p.score).toBe(2);
  });

  test("AIE-10.1.a 35 SP of both together make a battle of one point, 34 do not", () => {
    const seven = ["legio-I", "legio-II", "legio-III"];
    const p = attack(["caesar*", "legio-V", "legio-VI", "legio-XIV", "legio-XV"], seven);
    play(p, "end-moves");
    decided(p, 6);
    while (asked(p) === "losses") play(p, legal(p)[0]);
    expect(p.score).toBe(1);
    const less = attack(["caesar*", "legio-V", "legio-VI", "legio-XIV", "legio-I-R"], seven);
    play(less, "end-moves");
    decided(less, 6);
    while (asked(less) === "losses") play(less, legal(less)[0]);
    expect(less.score).toBe(0);
  });

  test("AIE-8.5.2.a AIE-R14 a Faction Leader beaten by a Faction Leader dies, even of an R; his legate does not", () => {
    const p = attack(["caesar*", "hirtius", "legio-V"], ["pompeius*", "labienus", "legio-I"]);
    play(p, "end-moves");
    // Row 4 of 1/1, Caesar's PC: R / R, and the attacker has won.
    decided(p, 3);
    expect(at(p, "pompeius")).toBe("gone");
    expect(at(p, "labienus")).not.toBe("gone");
    expect(p.score).toBe(1);
  });

  test("AIE-8.5.2.b a Faction Leader beaten by a legate retreats", () => {
    const p = attack(["caesar*", "legio-V"], ["labienus", "legio-I", "legio-II", "legio-III", "legio-IV"]);
    play(p, "end-moves");
    // 5 against 20 is 1/3; TB 3 against 2: row 2: A / R.
    decided(p, 1);
    expect(asked(p)).toBe("retreat");
    expect(at(p, "caesar")).toBe("graecia-2");
  });
});

describe("the retreat", () => {
  const beaten = (enemies: readonly string[], more: Layout = {}): Position => {
    const p = attack(["caesar*", "legio-X", "legio-XI"], enemies, more);
    play(p, "end-moves");
    if (asked(p) === "evasions") play(p, "stand");
    play(p, "fight graecia-2", [1]);
    while (asked(p) === "losses") play(p, legal(p)[0]);
    return p;
  };

  test("AIE-8.4.1.c AIE-8.4.1.f a legion in Graecia 2 does not retreat to Thracia, nor whence the attackers came", () => {
    const p = beaten(["legio-I"]);
    // There is but one way.
    expect(at(p, "legio-I")).toBe("graecia-3");
  });

  test("AIE-8.4.1.f AIE-8.5.1.b where no way is left units and leaders are lost, a point for the leader", () => {
    const p = beaten(["cato", "legio-I"], { caesarians: { "graecia-3": ["legio-XII"] } });
    expect([at(p, "legio-I"), at(p, "cato")]).toEqual(["reserve", "gone"]);
    expect(p.score).toBe(1);
  });

  test("AIE-8.4.1.d AIE-8.4.1.e a beaten Force goes as one block, more than a leader's CC", () => {
    const many = ["spinther", "legio-I", "legio-II", "legio-III", "legio-IV", "auxilia-1", "auxilia-2"];
    const p = attack(["caesar*", "legio-X", "legio-XI", "legio-XII", "legio-XIII", "legio-IX", "legio-VIII"], many);
    play(p, "end-moves");
    play(p, "stand");
    play(p, "fight graecia-2", [2]);
    while (asked(p) === "losses") play(p, legal(p)[0]);
    for (const name of many) expect(at(p, name)).toBe("graecia-3");
  });

  test("AIE-8.4.1.j AIE-R46 the beaten attacker may go back where he came from", () => {
    const p = attack(["lepidus", "legio-V"], ["labienus", "legio-I", "legio-II", "legio-III"]);
    play(p, "end-moves");
    if (asked(p) === "evasions") play(p, "stand");
    play(p, "fight graecia-2", [6]);
    while (asked(p) === "losses") play(p, legal(p)[0]);
    expect(toMove(p)).toBe("palatine");
    expect(legal(p)).toEqual(["retreat graecia-1", "retreat graecia-3"]);
  });

  test("AIE-8.4.1.g leaders whose units are all gone, but not by E, retreat without a die", () => {
    const p = beaten(["cato", "legio-I-"]);
    expect([at(p, "legio-I"), at(p, "cato")]).toEqual(["reserve", "graecia-3"]);
  });

  test("AIE-4.3.m AIE-R06 warriors who would have to retreat farther than they may go from home are lost", () => {
    // The Celtiberes are two zones from home in Gallia 8; all that is left to them is farther away.
    const p = caes({
      control: holding([]),
      war: { celtiberes: "republicans" },
      caesarians: {
        "gallia-5": ["caesar*", "legio-X", "legio-XI"],
        "gallia-9": ["legio-XII"],
        "gallia-6": ["legio-XIII"],
      },
      republicans: { "gallia-8": ["celtiberes-u1"] },
    });
    play(p, ["take caesar", "add legio-X", "add legio-XI", "step gallia-8"]);
    play(p, "end-moves");
    play(p, "fight gallia-8", [1]);
    expect(at(p, "celtiberes-u1")).toBe("box");
  });
});

describe("who fights whom", () => {
  test("AIE-8.1.c AIE-8.1.h the active player attacks everywhere and chooses the order", () => {
    const p = caes({
      control: holding([]),
      caesarians: { "gallia-1": ["hirtius", "legio-V"], "gallia-8": ["sulla", "legio-VI"] },
      republicans: { "gallia-1": ["legio-I"], "gallia-8": ["legio-II"] },
    });
    play(p, "end-moves");
    expect(legal(p).sort()).toEqual(["fight gallia-1", "fight gallia-8"]);
    expect(toMove(p)).toBe("palatine");
    const events = play(p, "fight gallia-8", [3]);
    expect(told(events, "battle")[0].attacker.side).toBe("caesarians");
  });

  test("AIE-8.3.a all units and all leaders of both sides take part", () => {
    const p = attack(["caesar*", "legio-V"], ["labienus", "cato", "legio-I", "auxilia-1"], {
      caesarians: { "graecia-2": ["sulla", "legio-X"] },
    });
    play(p, "end-moves");
    if (asked(p) === "evasions") play(p, "stand");
    const [battle] = told(play(p, "fight graecia-2", [3]), "battle");
    expect([...battle.attacker.units].sort()).toEqual(["legio-V", "legio-X"]);
    expect([...battle.attacker.leaders].sort()).toEqual(["caesar", "sulla"]);
    expect([...battle.defender.units].sort()).toEqual(["auxilia-1", "legio-I"]);
    expect([...battle.defender.leaders].sort()).toEqual(["cato", "labienus"]);
  });

  test("AIE-4.4.1.h AIE-4.2.4.d warriors of one side do not march among warriors of the other", () => {
    const p = caes({
      control: holding([]),
      war: { germani: "caesarians", alpes: "republicans" },
      caesarians: { "germani-2": ["germani-u1"] },
      republicans: { "alpes-1": ["alpes-u1"] },
    });
    play(p, "take germani-u1");
    expect(why(p, "step alpes-1")).toBe("AIE-4.2.4.d");
  });

  test("AIE-EV4.a AIE-EV4.b AIE-EV4.c the sick leader stays, lends nothing, and dies if he is beaten out", () => {
    const p = sequence(
      "republicans",
      {
        event: 4,
        control: holding(ALL),
        caesarians: { "italia-1": ["caesar*", "legio-V"] },
        republicans: { "italia-7": ["labienus", "legio-I", "legio-II", "legio-III", "legio-IV"] },
      },
      (table) => {
        own.title(table)[piece("caesar")] |= ILL;
      },
    );
    play(p, ["take labienus", "add legio-I", "add legio-II", "add legio-III", "add legio-IV", "step italia-1"]);
    play(p, "end-moves");
    // He neither evades nor lends his SR.
    expect(asked(p)).toBe("battles");
    const [battle] = told(play(p, "fight italia-1", [6]), "battle");
    expect(battle.defender.tb).toBe(0);
    while (asked(p) === "losses" || asked(p) === "retreat") play(p, legal(p)[0]);
    expect(at(p, "caesar")).toBe("gone");
    // AIE-3.5.2.f: nobody of his is there to succeed; a point for the Republicans, and the Republic will know of it.
    expect(p.score).toBe(-1);
  });

  test("AIE-3.5.2.j when Pompeius falls M. Brutus and Cassius go over to where Caesar is, before a successor is named", () => {
    const p = attack(["caesar*", "hirtius", "legio-V"], ["pompeius*", "labienus", "legio-I"], {
      republicans: { "asia-1": ["m-brutus", "cassius", "legio-II"], "asia-5": ["scipio"] },
    });
    play(p, "end-moves");
    play(p, "stand");
    play(p, "fight graecia-2", [3]);
    while (asked(p) === "retreat" || asked(p) === "losses") play(p, legal(p)[0]);
    expect([at(p, "m-brutus"), side(p, "m-brutus"), at(p, "cassius"), side(p, "cassius")]).toEqual([
      "graecia-2",
      "caesarians",
      "graecia-2",
      "caesarians",
    ]);
    // Scipio's PC is 4, that of Labienus 2: there is nothing to choose.
    expect(p.title[piece("scipio")]).toBe(FACTION_LEADER);
  });
});
