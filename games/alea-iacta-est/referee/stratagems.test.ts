/** A referee's expectations of stratagems: dice that are turned, battles before their die, and what they do to each other. */
import { describe, expect, test } from "vitest";
import { CHIEF_FOUGHT, CHIEF_SLAIN, ILL, isFlagged, own, type Position, PRETENDER } from "../position.ts";
import { CAES, REP } from "../sides.ts";
import { CUP, handOf, ON_MAP, type Pile, PLAYED, SPENT } from "../stratagems.ts";
import {
  asked,
  at,
  box,
  goTo,
  inZone,
  isReduced,
  type Layout,
  lay,
  legal,
  people,
  piece,
  play,
  question,
  run,
  side,
  told,
  toMove,
  why,
} from "../testing/table.ts";
import { d10, holding, joined, pass, passTo, sequence, sequenceOf, steps } from "./flow.ts";

const GODS = "stratagem-13-b";

const counterOf = (number: string) => {
  const counter = box.counterNumbers.get(`stratagem-${number}`);
  if (counter === undefined) throw new Error("no such counter");
  return counter;
};
const pileOf = (p: Position, number: string): Pile => p.counter[counterOf(number)];

const FIVE = ["legio-I", "legio-II", "legio-III", "legio-IV", "legio-V"];

/** Caesar's five legions have come to Cato's two in Gallia 5, a city. */
const SIEGE: Layout = {
  control: holding(["gallia"]),
  caesarians: { "gallia-5": ["caesar*", ...FIVE] },
  republicans: { "gallia-5": ["cato", "legio-XV", "legio-XVI"], "africa-1": ["scipio*"] },
};

describe("the favour of the gods on anybody's die", () => {
  test("AIE-6.3.2.a AIE-8.2.s the hunter turns the die of the hunted to 9: he is dead, for a point", () => {
    const p = sequenceOf("caesarians", {
      caesarians: { "gallia-6": ["caesar*", "legio-I"] },
      republicans: { "gallia-6": ["labienus"], "africa-1": ["scipio*"] },
      hands: { caesarians: ["13"] },
    });
    p.stack.push({ step: "endOfMovement", side: CAES });
    run(p, d10(3));
    expect([toMove(p), question(p)]).toMatchObject(["palatine", { moment: "die", die: 3, piece: "labienus" }]);
    play(p, `set-die ${GODS} 9`);
    expect([at(p, "labienus"), p.score]).toEqual(["gone", 1]);
  });

  const evading = (hands: NonNullable<Layout["hands"]>): Position => {
    const republicans = { "gallia-5": ["labienus", "legio-XV"], "africa-1": ["scipio*"] };
    const p = sequenceOf("caesarians", { ...SIEGE, republicans, hands });
    p.stack.push({ step: "combats", announced: false, side: CAES });
    run(p);
    while (asked(p) === "window") play(p, "pass");
    return p;
  };

  test("AIE-6.3.2.a AIE-6.3.2.b whoever evades turns his die, and the TB of the attacker is still added", () => {
    const p = evading({ republicans: ["13"] });
    play(p, "evade labienus", d10(1));
    expect(question(p)).toMatchObject({ moment: "die", die: 1, trial: "evasion", piece: "labienus" });
    const [tried] = told(play(p, `set-die ${GODS} 0`), "evasion");
    expect(tried).toMatchObject({ die: 0, bonus: 3, sr: 4, success: true });
  });

  test("AIE-6.3.2.a AIE-8.2.h the attacker turns an evasion that has succeeded, and there is no second try", () => {
    const p = evading({ caesarians: ["13"] });
    play(p, "evade labienus", d10(0));
    expect(told(play(p, `set-die ${GODS} 9`), "evasion")).toMatchObject([{ success: false }]);
    expect([asked(p), legal(p)]).toEqual(["battles", ["fight gallia-5"]]);
  });

  test("AIE-6.3.2.a AIE-6.3.4.f AIE-5.1.1.l the plague takes a Faction Leader because the gods will it: no point, no trouble", () => {
    const p = sequence("caesarians", {
      caesarians: { "gallia-6": ["caesar*", "legio-I"] },
      republicans: { "africa-1": ["scipio*", "cato"], "asia-1": ["labienus"] },
      hands: { caesarians: ["13", "16"] },
    });
    play(p, "infect stratagem-16-b africa-1", d10(3));
    expect(question(p)).toMatchObject({ moment: "die", trial: "plague", piece: "cato" });
    pass(p, d10(2), { window: "pass" });
    expect([at(p, "cato"), at(p, "scipio"), p.score, isFlagged(p, CHIEF_SLAIN)]).toEqual([
      "africa-1",
      "africa-1",
      0,
      false,
    ]);
    const q = sequence("caesarians", {
      caesarians: { "gallia-6": ["caesar*", "legio-I"] },
      republicans: { "africa-1": ["scipio*"], "asia-1": ["bibulus"], "asia-2": ["cato"] },
      hands: { caesarians: ["13", "16"] },
    });
    play(q, "infect stratagem-16-b africa-1", d10(3));
    play(q, `set-die ${GODS} 9`);
    expect([at(q, "scipio"), q.score, isFlagged(q, CHIEF_SLAIN)]).toEqual(["gone", 0, false]);
    // AIE-3.5.2.c: at once, in the middle of the other's movement.
    expect([asked(q), toMove(q), legal(q)]).toEqual(["succession", "quirinal", ["succeed cato", "succeed bibulus"]]);
  });

  test("AIE-6.3.2.a AIE-6.3.3.b the victim's friends stay the daggers; both counters are gone", () => {
    const p = sequence("caesarians", {
      ...SIEGE,
      hands: { caesarians: ["01"], republicans: ["13"] },
      republicans: { "africa-1": ["scipio*"], "asia-1": ["cato"] },
    });
    play(p, "murder stratagem-01-b cato", d10(9));
    expect(toMove(p)).toBe("quirinal");
    const events = play(p, `set-die ${GODS} 7`);
    expect(told(events, "murder")).toMatchObject([{ die: 7, killed: false }]);
    expect([at(p, "cato"), pileOf(p, "01"), pileOf(p, "13")]).toEqual(["asia-1", PLAYED, PLAYED]);
  });

  test("AIE-6.3.3.c AIE-6.3.2.a an 8 does not kill M. Antonius, the 9 of the gods does, and he is murdered: a point", () => {
    const p = sequence("republicans", {
      caesarians: { "gallia-6": ["caesar*", "legio-I"], "asia-1": ["m-antonius"] },
      republicans: { "africa-1": ["scipio*"] },
      hands: { republicans: ["12", "13"] },
    });
    play(p, "murder stratagem-12-b m-antonius", d10(8));
    play(p, `set-die ${GODS} 9`);
    expect([at(p, "m-antonius"), p.score]).toEqual(["gone", -1]);
  });

  test("AIE-6.3.7.a AIE-R66 where nobody throws a die the gods have nothing to turn", () => {
    const p = joined("caesarians", "gallia-6", {
      caesarians: { "gallia-6": ["caesar*", ...FIVE] },
      republicans: { "gallia-6": ["germani-u1", "germani-u2"], "africa-1": ["scipio*"] },
      war: { germani: "republicans" },
      hands: { caesarians: ["17", "13"] },
    });
    const events = play(p, ["play stratagem-17-b", "pass"]);
    expect([told(events, "die"), told(events, "battle-decided")[0].row]).toEqual([[], 9]);
  });
});

describe("before the die of a battle", () => {
  test("AIE-6.0.c AIE-6.3.1.d AIE-5.1.1.g walls, and then flight after all: the walls are spent, and no battle was fought", () => {
    const p = joined("caesarians", "gallia-5", { ...SIEGE, hands: { republicans: ["04", "03"] } });
    play(p, ["play stratagem-04-b", "flee stratagem-03-b gallia-6"]);
    pass(p, [], { flight: "done" });
    expect([at(p, "cato"), at(p, "legio-XV"), at(p, "legio-XVI")]).toEqual(["gallia-6", "gallia-6", "gallia-6"]);
    expect([p.score, isFlagged(p, CHIEF_FOUGHT), pileOf(p, "04")]).toEqual([0, false, PLAYED]);
  });

  test("AIE-6.3.9.b both walls of one defender", () => {
    const p = joined("caesarians", "gallia-5", { ...SIEGE, hands: { republicans: ["04", "19"] } });
    const events = [...play(p, "play stratagem-04-b"), ...play(p, "play stratagem-19-b", [6])];
    const [{ modifiers, row }] = told(events, "battle-decided");
    // Caesar's TB 3 and their 0, no PC against Cato, who leads nobody.
    expect([modifiers.find(({ key }) => key === "walls")?.value, row]).toEqual([-3, 6 + 3 - 3]);
  });

  test("AIE-6.0.b AIE-6.0.c a counter with works for both is back in the cup once it has served one", () => {
    const p = joined("caesarians", "gallia-5", { ...SIEGE, hands: { caesarians: ["19", "01"], republicans: ["02"] } });
    play(p, "play stratagem-19-a");
    expect([pileOf(p, "19"), toMove(p)]).toEqual([PLAYED, "quirinal"]);
    expect(why(p, "play stratagem-19-b")).toBe("AIE-2.A.b");
  });

  const FLEETS: Layout = {
    control: holding(["gallia"]),
    caesarians: { "gallia-8": ["caesar*", "naves-6sp-t0-1", "naves-6sp-t0-2"] },
    republicans: { "gallia-8": ["cato", "naves-6sp-t1-1"], "africa-1": ["scipio*"] },
  };

  test("AIE-6.3.9.a AIE-R70 a harbour has walls against fleets too; the open sea has none", () => {
    const p = joined("caesarians", "gallia-8", { ...FLEETS, hands: { republicans: ["04"], caesarians: ["05"] } });
    expect([toMove(p), why(p, "play stratagem-05-b")]).toEqual(["palatine", "legal"]);
    play(p, "pass");
    expect(why(p, "play stratagem-04-b")).toBe("legal");
    const sea = "mare-internum-occidentalis";
    const q = joined("caesarians", sea, {
      caesarians: { [sea]: ["caesar*", "naves-6sp-t0-1", "naves-6sp-t0-2"] },
      republicans: { [sea]: ["cato", "naves-6sp-t1-1"], "africa-1": ["scipio*"] },
      hands: { republicans: ["04"], caesarians: ["05"] },
    });
    expect(why(q, "play stratagem-05-b")).toBe("AIE-6.3.8.a");
    play(q, "pass");
    expect(why(q, "play stratagem-04-b")).toBe("AIE-6.3.9.a");
  });

  const NUMIDIANS = ["numidae-u1", "numidae-u2", "numidae-u3"];

  test("AIE-6.3.7.a AIE-R28 he has come and seen: against allies of the enemy alone, but not beside a single legion of his", () => {
    const layout = (others: readonly string[]): Layout => ({
      caesarians: { "africa-2": ["caesar*", ...FIVE] },
      republicans: { "africa-2": [...others, ...NUMIDIANS], "asia-1": ["scipio*"] },
      allegiance: { numidae: "republicans" },
      hands: { caesarians: ["17"] },
    });
    expect(why(joined("caesarians", "africa-2", layout([])), "play stratagem-17-b")).toBe("legal");
    expect(why(joined("caesarians", "africa-2", layout(["cato"])), "play stratagem-17-b")).toBe("legal");
    expect(why(joined("caesarians", "africa-2", layout(["legio-XV"])), "play stratagem-17-b")).toBe("AIE-6.3.7.a");
  });

  test("AIE-6.3.7.b AIE-R69 AIE-10.1.a nothing the defender builds helps him, and it is a great battle like others", () => {
    const p = joined("caesarians", "africa-2", {
      caesarians: { "africa-2": ["caesar*", ...FIVE] },
      republicans: { "africa-2": NUMIDIANS, "asia-1": ["scipio*"] },
      war: { numidae: "republicans" },
      hands: { caesarians: ["17"], republicans: ["04"] },
    });
    play(p, "play stratagem-17-b");
    const events = play(p, "play stratagem-04-b");
    expect(told(events, "battle-decided")).toMatchObject([{ row: 9, die: null, winner: "caesarians" }]);
    pass(p, [], { losses: "rest" });
    // 25 and 14 SP.
    expect(p.score).toBe(1);
  });

  test("AIE-6.3.7.a AIE-EV4.b a Faction Leader who is ill has come all the same; a Pretender leads no faction", () => {
    const layout: Layout = {
      caesarians: { "gallia-6": ["scipio*", ...FIVE], "italia-1": ["caesar*"] },
      republicans: { "gallia-6": ["germani-u1"], "africa-1": ["cato*"] },
      war: { germani: "republicans" },
      hands: { caesarians: ["17"] },
    };
    const ill = joined("caesarians", "gallia-6", layout);
    own.title(ill)[piece("scipio")] |= ILL;
    expect(why(ill, "play stratagem-17-b")).toBe("legal");
    const claimed = joined("caesarians", "gallia-6", layout);
    own.title(claimed)[piece("scipio")] = PRETENDER;
    expect(why(claimed, "play stratagem-17-b")).toBe("AIE-6.3.7.a");
  });

  test("AIE-6.3.7.b the user who defends: everybody who attacked him is lost or reduced", () => {
    const p = joined("republicans", "gallia-6", {
      caesarians: { "gallia-6": ["caesar*", "legio-I"] },
      republicans: { "gallia-6": ["germani-u1", "germani-u2", "germani-u3"], "africa-1": ["scipio*"] },
      war: { germani: "republicans" },
      hands: { caesarians: ["17"] },
    });
    const [decided] = told(play(p, "play stratagem-17-b"), "battle-decided");
    // 21 against 5, and the quality of the legion: even so the lowest row.
    expect([decided.row, decided.winner]).toEqual([-2, "caesarians"]);
  });

  test("AIE-6.3.6.d AIE-6.3.5.a AIE-R52 a turncoat, then deserters, in one window: the odds are what is left", () => {
    const p = joined("caesarians", "gallia-5", { ...SIEGE, hands: { caesarians: ["15", "02"] } });
    play(p, ["play stratagem-15-b", "suborn legio-XV"]);
    expect(side(p, "legio-XV")).toBe("caesarians");
    const events = play(p, "lure stratagem-02-b gallia-5", [1]);
    expect(isReduced(p, "legio-XVI") || at(p, "legio-XVI") === "reserve").toBe(true);
    // 30 against 3.
    expect(told(events, "battle-decided")).toMatchObject([{ baseColumn: "4/1+" }]);
  });

  test("AIE-6.3.5.a AIE-8.2.s the last soldier deserts: no battle, and their leader is hunted", () => {
    const p = joined("caesarians", "gallia-5", {
      ...SIEGE,
      republicans: { "gallia-5": ["cato", "legio-XV-"], "africa-1": ["scipio*"] },
      hands: { caesarians: ["02"] },
    });
    const events = play(p, "lure stratagem-02-b gallia-5", d10(9));
    expect(told(events, "hunted")).toMatchObject([{ leader: "cato", escapes: false }]);
    expect([told(events, "battle-decided"), at(p, "cato"), p.score]).toEqual([[], "gone", 1]);
  });

  test("AIE-6.3.6.c a turncoat stays with his new master when the battle is over", () => {
    const p = joined("caesarians", "gallia-5", { ...SIEGE, hands: { caesarians: ["15"] } });
    play(p, ["play stratagem-15-b"]);
    play(p, "suborn legio-XVI", [1]);
    pass(p, [], { losses: "rest", retreat: "retreat gallia-6" });
    expect([side(p, "legio-XVI"), side(p, "legio-XV")]).toEqual(["caesarians", "republicans"]);
  });

  test("AIE-6.3.4.b AIE-10.1.a AIE-R145 the plague comes before the die: both armies are weaker, but the battle is as great as it began", () => {
    const p = joined("caesarians", "gallia-8", {
      ...SIEGE,
      caesarians: { "gallia-8": ["caesar*", ...FIVE] },
      republicans: { "gallia-8": ["cato", "legio-XV", "legio-XVI"], "africa-1": ["scipio*"] },
      hands: { republicans: ["16"] },
    });
    // Caesar and Cato are tested, then the battle goes on: 15 against 6.
    const events = play(p, "infect stratagem-16-b gallia-8", [...d10(0), ...d10(0), 1]);
    expect(told(events, "battle-decided")).toMatchObject([{ baseColumn: "2/1", winner: "caesarians" }]);
    pass(p, [], { losses: "rest", retreat: "retreat gallia-6" });
    expect(p.score).toBe(1);
  });

  test("AIE-6.3.3.d AIE-8.6.3.a Pompeius is murdered on the field: his successor is named, and nobody compares PC any more", () => {
    const p = joined("caesarians", "gallia-6", {
      caesarians: { "gallia-6": ["caesar*", ...FIVE] },
      republicans: {
        "gallia-6": ["pompeius*", "labienus", "legio-XV", "legio-XVI"],
        "africa-1": ["scipio"],
        "africa-2": ["cato"],
      },
      hands: { caesarians: ["01"] },
    });
    play(p, "murder stratagem-01-b pompeius", d10(8));
    expect([asked(p), toMove(p)]).toEqual(["succession", "quirinal"]);
    const [{ modifiers }] = told(play(p, "succeed scipio", [3]), "battle-decided");
    expect(modifiers.map(({ key, value }) => [key, value])).toEqual([["tactical", 1]]);
    expect([p.score, isFlagged(p, CHIEF_SLAIN)]).toEqual([1, true]);
  });
});

describe("Veni, Vidi, Vici by the numbers", () => {
  const LEGIONS = ["legio-I", "legio-II", "legio-III", "legio-IV", "legio-V", "legio-VI", "legio-XIV", "legio-XV"];
  const GERMANS = ["germani-u1", "germani-u2", "germani-u3"];

  /** Caesar with so many legions (SP 5, QU 3) and so many Germans (SP 7), as strong in quality as each other. */
  const meeting = (attacker: "caesarians" | "republicans", legions: number, germans: number): Position => {
    const p = joined(attacker, "gallia-6", {
      control: holding(["gallia"]),
      caesarians: { "gallia-6": ["caesar*", ...LEGIONS.slice(0, legions)] },
      republicans: { "gallia-6": GERMANS.slice(0, germans), "africa-1": ["scipio*"] },
      war: { germani: "republicans" },
      hands: { caesarians: ["17"] },
    });
    return { ...p, box: { ...p.box, qu: p.box.qu.map(() => 3) } };
  };
  const cell = (p: Position): readonly unknown[] => {
    const [{ column, row, attacker, defender, winner }] = told(play(p, "play stratagem-17-b"), "battle-decided");
    return [column, row, attacker, defender, winner];
  };

  test("AIE-6.3.7.b AIE-C167 AIE-C168 AIE-C169 the cells of the table", () => {
    // 15 against 14; 21 against 10; 21 against 5.
    expect(cell(meeting("caesarians", 3, 2))).toEqual(["1/1", 9, "R", "A", "caesarians"]);
    expect(cell(meeting("republicans", 2, 2))).toEqual(["5/4", -2, "A", "R", "caesarians"]);
    expect(cell(meeting("republicans", 2, 3))).toEqual(["2/1", -2, "A", "1/4", "caesarians"]);
    const lost = meeting("republicans", 1, 3);
    expect(cell(lost)).toEqual(["4/1+", -2, "R", "R", "caesarians"]);
    // Nobody is hurt, and the attackers retreat.
    pass(lost, [], { retreat: legal(lost, "retreat")[0] ?? "pass" });
    expect(inZone(lost, "gallia-6").filter((name) => name.startsWith("germani"))).toEqual([]);
  });
});

describe("the Parthian shot", () => {
  const PARTHIANS = ["parthi-u1"];
  const field = (hands: NonNullable<Layout["hands"]>): Position =>
    joined("caesarians", "asia-5", {
      caesarians: { "asia-5": ["caesar*", ...FIVE] },
      republicans: { "asia-5": PARTHIANS, "africa-1": ["scipio*"] },
      war: { parthi: "republicans" },
      control: holding([]),
      hands,
    });

  test("AIE-6.3.10.a AIE-R71 from men who are all dead", () => {
    const p = field({ republicans: ["09"] });
    const events = passTo(p, "aftermath", "quirinal", [6]);
    expect(told(events, "losses")).toMatchObject([{ side: "republicans", lost: PARTHIANS }]);
    play(p, "shoot stratagem-09-b legio-III");
    expect(at(p, "legio-III")).toBe("reserve");
  });

  test("AIE-6.3.10.a AIE-6.3.1.d not when they have fled before it came to blows", () => {
    const p = field({ republicans: ["09", "03"] });
    play(p, "flee stratagem-03-b nabatenei".replace("nabatenei", legal(p, "flee")[0].split(" ")[2]));
    expect(legal(p, "shoot")).toEqual([]);
    const events = pass(p, [], { flight: "done" });
    expect([told(events, "battle-decided"), pileOf(p, "09")]).toEqual([[], handOf(p.leads[REP])]);
  });
});

describe("complete before play goes on", () => {
  test("AIE-2.E.g AIE-6.3.5.a who has played says which five desert before the other side is asked again", () => {
    const p = sequence("republicans", {
      ...SIEGE,
      caesarians: { "gallia-8": ["caesar*", ...FIVE, "legio-VI"] },
      hands: { republicans: ["02"], caesarians: ["01"] },
    });
    play(p, "lure stratagem-02-b gallia-8");
    expect([asked(p), toMove(p)]).toEqual(["luring", "quirinal"]);
    expect([why(p, "end-moves"), why(p, "pass")]).not.toContain("legal");
    play(p, ["lure-unit legio-VI", "rest"]);
    const reduced = [...FIVE, "legio-VI"].filter((name) => isReduced(p, name));
    expect([reduced.length, reduced.includes("legio-VI")]).toEqual([5, true]);
    // Only now may the Caesarians answer.
    expect([asked(p), toMove(p)]).toEqual(["window", "palatine"]);
  });

  test("AIE-2.E.g AIE-6.3.3.d a murdered leader has his successor before anything else happens", () => {
    const p = sequence("caesarians", {
      ...SIEGE,
      hands: { caesarians: ["01", "12"], republicans: ["02"] },
      republicans: { "africa-1": ["scipio*"], "asia-1": ["cato"], "asia-2": ["bibulus"] },
    });
    play(p, "murder stratagem-01-b scipio", d10(9));
    // Both might have the favour of the gods.
    play(p, ["pass", "pass"]);
    expect([asked(p), toMove(p)]).toEqual(["succession", "quirinal"]);
    expect(why(p, "murder stratagem-12-b cato")).not.toBe("legal");
    play(p, "succeed cato");
    expect([asked(p), toMove(p)]).toEqual(["window", "quirinal"]);
    play(p, "pass");
    expect([asked(p), why(p, "murder stratagem-12-b cato")]).toEqual(["movement", "legal"]);
  });

  test("AIE-R52 AIE-6.0.e who had passed is asked again when the other has played", () => {
    const p = joined("caesarians", "gallia-5", { ...SIEGE, hands: { caesarians: ["05", "01"], republicans: ["04"] } });
    expect(toMove(p)).toBe("palatine");
    play(p, "pass");
    play(p, "play stratagem-04-b");
    expect([toMove(p), why(p, "play stratagem-05-b")]).toEqual(["palatine", "legal"]);
    const [{ modifiers }] = told(
      play(p, "play stratagem-05-b", []).concat(pass(p, [4], { losses: "rest" })),
      "battle-decided",
    );
    const works = modifiers.filter(({ key }) => key === "walls" || key === "siegecraft");
    expect(works.reduce((sum, { value }) => sum + value, 0)).toBe(0);
  });
});

describe("intrigue in the Senate", () => {
  const ITALIA = {
    "italia-1": ["scipio*", "legio-I"],
    "italia-3": ["legio-II"],
    "italia-4": ["legio-III"],
    "italia-6": ["legio-IV"],
  };
  const plotted = (layout: Layout, ...counters: string[]): Position => {
    const p = lay({ flags: 0, spqr: 0, ...layout });
    for (const number of counters) own.counter(p)[counterOf(number)] = ON_MAP;
    return p;
  };

  test("AIE-6.3.11.c AIE-R72 whoever loses Italia in F.4 scores for it in F.5", () => {
    const p = plotted(
      { control: holding(["italia"]), republicans: ITALIA, caesarians: { "gallia-1": ["caesar*"] } },
      "14",
    );
    const events = steps(p, [{ step: "triumvirs" }, { step: "triumph" }]) && told(run(p), "points");
    expect(events).toEqual([]);
    // Italia, Roma and all the rest: 20 points of control are 3, Roma 1; and 3 for the plot.
    expect(p.score).toBe(3 - 3 - 1);
  });

  test("AIE-6.3.11.c AIE-6.3.11.b two plots are six points; three legions of the wrong side put down none", () => {
    const p = plotted(
      { control: holding([]), caesarians: { "italia-1": ["caesar*", "legio-V", "legio-VI", "legio-VII"] } },
      "14",
      "18",
    );
    steps(p, [{ step: "points" }]);
    expect(p.score).toBe(6 - 3 + (p.roma === CAES ? 1 : p.roma === REP ? -1 : 0));
    expect([pileOf(p, "14"), pileOf(p, "18")]).toEqual([ON_MAP, ON_MAP]);
  });

  test("AIE-6.3.11.b legions, reduced ones too, but no auxilia", () => {
    const roma = (units: readonly string[]): Pile => {
      const p = plotted({ control: holding(["italia"]), caesarians: { "italia-1": ["caesar*", ...units] } }, "14");
      steps(p, [{ step: "points" }]);
      return pileOf(p, "14");
    };
    expect(roma(["legio-V", "legio-VI", "auxilia-1"])).toBe(ON_MAP);
    expect(roma(["legio-V", "legio-VI-", "legio-VII-"])).toBe(PLAYED);
  });

  test("AIE-R55 AIE-6.3.11.a while it lies in Roma nobody draws it, in the next year neither; once removed, somebody may", () => {
    const p = plotted({}, "14");
    for (const counter of box.counters) if (counter !== counterOf("14")) own.counter(p)[counter] = SPENT;
    steps(p, [{ step: "stratagems" }]);
    expect(pileOf(p, "14")).toBe(ON_MAP);
    own.counter(p)[counterOf("14")] = PLAYED;
    steps(p, [{ step: "stratagems" }], [1]);
    expect(pileOf(p, "14")).toBe(handOf(p.leads[CAES]));
  });
});

describe("peace by stratagem", () => {
  test("AIE-4.4.2.h AIE-6.3.13.b AIE-2.E.f allies of the enemy go home from the field, and the battle is fought without them", () => {
    const p = joined("caesarians", "africa-2", {
      scenario: "thapsus-and-munda",
      caesarians: { "africa-2": ["caesar*", ...FIVE] },
      republicans: { "africa-2": ["scipio*", "legio-XV", "numidae-u1", "numidae-u2", "numidae-u3"] },
      allegiance: { numidae: "republicans" },
      hands: { caesarians: ["11"] },
    });
    const events = play(p, "pacify stratagem-11-b numidae", [6]);
    // Half of two points; and the battle was great when it began: 25 and 19 SP.
    expect(told(events, "points")[0]).toMatchObject({ side: "caesarians", points: 1 });
    expect(told(events, "battle-decided")).toMatchObject([{ baseColumn: "4/1+" }]);
    expect([at(p, "numidae-u1"), p.status[people("numidae")]]).toEqual(["numidae", 0]);
  });

  test("AIE-6.3.15.a AIE-5.1.1.f Pax Romana: the Republic breathes again that very year", () => {
    const p = sequence("caesarians", {
      ...SIEGE,
      spqr: 3,
      republicans: { "asia-1": ["scipio*"], "germani-1": ["germani-u1"], numidae: ["numidae-u1"] },
      war: { germani: "republicans", numidae: "republicans" },
      hands: { caesarians: ["08"] },
    });
    play(p, "play stratagem-08-b");
    expect([pileOf(p, "08"), p.score]).toEqual([SPENT, 1]);
    goTo(p, { step: "republic" });
    const [{ troubles }] = told(run(p), "republic");
    expect(troubles.map(({ why: reason }) => reason)).toContain("peace");
  });

  test("AIE-6.3.12.a AIE-R38 AIE-6.2.2.a there is no ban: the same People may be raised again next year", () => {
    const p = sequence("caesarians", {
      ...SIEGE,
      republicans: { "asia-1": ["scipio*"], "germani-1": ["germani-u1"] },
      war: { germani: "republicans" },
      hands: { caesarians: ["07"], republicans: ["09"] },
    });
    play(p, "pacify stratagem-07-b germani");
    goTo(p, { step: "embassy", side: REP, tried: true });
    run(p);
    expect(why(p, "raise stratagem-09-a germani")).toBe("legal");
  });

  test("AIE-S7.g AIE-6.3.14.a AIE-6.3.15.a at Actium no peace of any kind reaches the Aegyptii, their cousins it does", () => {
    const p = sequence("caesarians", {
      scenario: "actium",
      caesarians: { "gallia-1": ["octavianus*"] },
      republicans: { "asia-1": ["m-antonius*"], aegyptii: ["aegyptii-u1"], judaei: ["judaei-u1"] },
      war: { aegyptii: "republicans", judaei: "republicans" },
      hands: { caesarians: ["08", "10", "11"] },
    });
    expect(why(p, "pacify stratagem-11-b aegyptii")).toBe("AIE-S7.g");
    expect(why(p, "pacify stratagem-08-b aegyptii")).toBe("AIE-S7.g");
    play(p, "pacify-nation stratagem-10-b hamites-semites");
    expect([p.status[people("aegyptii")], p.status[people("judaei")], inZone(p, "aegyptii")]).toEqual([
      1,
      0,
      ["aegyptii-u1"],
    ]);
    expect(why(p, "play stratagem-08-b")).not.toBe("legal");
  });
});

describe("counters", () => {
  test("AIE-6.0.c AIE-R55 what has been played cannot come back before the next Phase A, and is in the cup then", () => {
    const p = sequence("caesarians", { ...SIEGE, hands: { caesarians: ["14"] } });
    play(p, "play stratagem-14-b");
    expect(pileOf(p, "14")).toBe(ON_MAP);
    own.counter(p)[counterOf("02")] = PLAYED;
    steps(p, [{ step: "stratagems" }], [1, 1]);
    expect([pileOf(p, "01"), pileOf(p, "02")]).toEqual([handOf(p.leads[CAES]), handOf(p.leads[REP])]);
    expect(pileOf(p, "03")).toBe(CUP);
  });

  test("AIE-6.1.1.c AIE-R48 the first turn: an Initiative turns it at Thapsus, Philippi, Perusia and Actium, and nowhere else", () => {
    const asks = (
      [
        "from-caesar-to-augustus",
        "rise-of-caesar",
        "pharsalus",
        "thapsus-and-munda",
        "philippi",
        "perusia-and-naulochus",
        "actium",
      ] as const
    ).map((scenario) => {
      const p = lay({ scenario, asSetUp: true, hands: { caesarians: ["01"], republicans: ["02"] } });
      goTo(p, { step: "initiative" });
      run(p);
      return (
        p.stack.length > 0 && asked(p) === "window" && legal(p).length > 1 && !legal(p, "play")[0].includes("janus")
      );
    });
    expect(asks).toEqual([false, false, false, true, true, true, true]);
  });
});
