/** A referee's expectations of the Ides of March, of those who did it, and of Alexandria (3.5.3). */
import { describe, expect, test } from "vitest";
import { GONE } from "../board.ts";
import { ALLEGIANCE } from "../peoples.ts";
import { CAESAR_MURDERED, CAESAR_OUSTED, factionLeaders, flag, type Position, takeOff } from "../position.ts";
import { CAES, REP, type Side } from "../sides.ts";
import {
  asked,
  at,
  box,
  goTo,
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
import { d10, holding, joined, pass, sequenceOf, steps } from "./flow.ts";

const chiefs = (p: Position, of: Side): string[] => factionLeaders(p, of).map((leader) => box.pieceIds[leader]);
const FIVE = ["italia", "gallia", "hispania", "graecia", "asia"];
const IDUS = "play stratagem-13-a";

/** F.3 of -44: Caesar, M. Antonius, M. Brutus and Cassius in Roma with five legions and a troop of horse. */
const ROMA: Layout = {
  scenario: "from-caesar-to-augustus",
  year: -44,
  flags: 0,
  spqr: 1,
  control: holding(FIVE),
  caesarians: {
    "italia-1": [
      "caesar*",
      "m-antonius",
      "m-brutus",
      "cassius",
      "legio-I",
      "legio-II",
      "legio-III",
      "legio-IV",
      "legio-V",
      "equites4-1",
    ],
    "gallia-8": ["d-brutus", "legio-VI"],
    "asia-1": ["trebonius", "lepidus"],
  },
  republicans: { "sicilia-1": ["scipio*", "legio-XV"], "africa-1": ["cato", "legio-XVI"] },
};

const ides = (layout: Layout = {}): Position => goTo(lay({ ...ROMA, ...layout }), { step: "ides" });

describe("the deed", () => {
  test("AIE-6.3.2.c AIE-3.5.3.b the gods do not turn the dice of the Ides, whoever holds them", () => {
    const p = ides({ hands: { caesarians: ["13"] } });
    // Five regions: 4 is lower. Caesar in Roma: 3 + 1 and Pompeius is not dead.
    const events = run(p, [4, 3]);
    expect(told(events, "daggers")).toMatchObject([{ die: 3, inRoma: true, sum: 4, killed: false }]);
    expect(p.stack.length).toBe(0);
  });

  test("AIE-3.5.3.b AIE-R01 regions that nobody or the other controls do not count: five of seven, and a 5 is no attempt", () => {
    const [tried] = told(run(ides(), [5]), "conspiracy");
    expect([tried.regions, tried.attempt]).toEqual([5, false]);
  });

  test("AIE-6.4.1.a AIE-3.5.3.c AIE-3.5.3.d Idus Martias: no die for the attempt, and 3 + 1 + 2 is enough", () => {
    const p = ides({ hands: { republicans: ["13"] } });
    run(p);
    expect([toMove(p), question(p)]).toMatchObject(["quirinal", { moment: "ides" }]);
    const events = play(p, IDUS, [3]);
    expect(told(events, "daggers")).toMatchObject([{ die: 3, idus: true, sum: 6, killed: true }]);
    expect([at(p, "caesar"), p.score]).toEqual(["gone", -1]);
  });

  test("AIE-3.5.3.g AIE-3.5.3.aa AIE-3.5.3.i AIE-3.5.3.j AIE-3.5.3.n what follows, zone by zone", () => {
    const p = ides({ hands: { republicans: ["13"] } });
    run(p);
    play(p, IDUS, [6]);
    for (const name of ["m-brutus", "cassius", "trebonius", "d-brutus"]) expect(side(p, name)).toBe("republicans");
    // D. Brutus stood alone with his legion: it is his.
    expect(side(p, "legio-VI")).toBe("republicans");
    expect(chiefs(p, CAES)).toEqual(["m-antonius"]);
    const zones: string[] = [];
    while (p.stack.length > 0 && (asked(p) === "division" || asked(p) === "exodus")) {
      if (asked(p) === "division") {
        expect(toMove(p)).toBe("palatine");
        play(p, legal(p, "keep").length > 0 ? legal(p, "keep")[0] : legal(p)[0]);
      } else {
        expect(toMove(p)).toBe("quirinal");
        for (const text of legal(p, "evacuate").concat(legal(p, "station"))) {
          const where = text.split(" ")[1];
          zones.push(where);
          expect(["italia-1", "asia-1"]).not.toContain(where);
        }
        play(p, legal(p)[0]);
      }
    }
    expect(zones.length).toBeGreaterThan(0);
    expect(p.spqr).toBe(2);
    const kept = ["legio-I", "legio-II", "legio-III", "legio-IV", "legio-V"].filter(
      (name) => at(p, name) === "italia-1",
    );
    // Two of five legions, none of one troop of horse.
    expect([kept.length, side(p, kept[0]), side(p, "equites4-1")]).toEqual([2, "caesarians", "republicans"]);
    expect([at(p, "m-antonius"), at(p, "m-brutus") === at(p, "cassius")]).toEqual(["italia-1", true]);
  });

  test("AIE-3.5.3.l AIE-R03 AIE-R63 next year's sequences: half of all, then what the event takes", () => {
    const year = (event: readonly number[], halvings: number): number => {
      const p = lay({
        scenario: "from-caesar-to-augustus",
        flags: 0,
        year: -43,
        caesarians: { "italia-1": ["m-antonius*"] },
        republicans: { "asia-1": ["cassius*"] },
        initiative: "caesarians",
      });
      p.halvings = halvings;
      goTo(p, { step: "administration" });
      const events = run(p, { roll: (sides) => (sides === 6 ? event[0] : event[1]) });
      return told(events, "sequences").at(-1)?.total ?? -1;
    };
    // M. Antonius 5 and Cassius 4: nine, half of it four. A quiet event: d6 6 and d10 6.
    expect([year([6, 7], 0), year([6, 7], 1)]).toEqual([9, 4]);
    // Events by their sum: 7 takes one, 8 leaves two.
    expect([year([1, 7], 0), year([1, 7], 1)]).toEqual([8, 3]);
    expect([year([1, 8], 0), year([1, 8], 1)]).toEqual([2, 2]);
  });

  test("AIE-3.5.2.i AIE-R98 AIE-3.5.3.a a Caesar whom a Pretender has ousted is nobody's victim any more", () => {
    const p = ides({ hands: { republicans: ["13"] } });
    takeOff(p, piece("caesar"), GONE);
    flag(p, CAESAR_OUSTED);
    expect(told(run(p), "conspiracy")).toEqual([]);
    expect(p.stack.length).toBe(0);
  });

  test.each(["rise-of-caesar", "pharsalus", "thapsus-and-munda"] as const)(
    "AIE-S1.o AIE-R79 in %s the counter of the Ides is good for the favour of the gods alone",
    (scenario) => {
      const p = goTo(lay({ ...ROMA, scenario, hands: { republicans: ["13"] } }), { step: "ides" });
      run(p);
      expect(p.stack.length).toBe(0);
    },
  );
});

describe("the Assassins", () => {
  const hunted = (flags: number, die: number): string => {
    const p = sequenceOf("caesarians", {
      scenario: "from-caesar-to-augustus",
      flags,
      caesarians: { "gallia-6": ["m-antonius*", "legio-I"] },
      republicans: { "gallia-6": ["cassius"], "asia-1": ["m-brutus*"] },
    });
    p.stack.push({ step: "endOfMovement", side: CAES });
    run(p, d10(die));
    return at(p, "cassius");
  };

  test("AIE-8.2.u AIE-R94 alone among Caesar's men they live by an 8 or a 9 only; before the deed like everybody", () => {
    expect([hunted(CAESAR_MURDERED, 7), hunted(CAESAR_MURDERED, 8)]).toEqual(["gone", "gallia-6"]);
    expect([hunted(0, 7), hunted(0, 8)]).toEqual(["gallia-6", "gone"]);
  });

  test("AIE-8.5.2.a AIE-8.5.2.c M. Antonius beats Cassius, who leads nobody: he dies all the same; beaten by him Antonius gets away", () => {
    const layout = (own: readonly string[], theirs: readonly string[]): Layout => ({
      scenario: "from-caesar-to-augustus",
      flags: CAESAR_MURDERED,
      control: holding(["gallia"]),
      caesarians: { "gallia-6": ["m-antonius*", ...own] },
      republicans: { "gallia-6": ["cassius", ...theirs], "asia-1": ["m-brutus*"] },
      hands: { caesarians: ["04"] },
    });
    const many = ["legio-I", "legio-II", "legio-III", "legio-IV"];
    const won = joined("caesarians", "gallia-6", layout(many, ["legio-XV"]));
    pass(won, [4], { losses: "rest" });
    expect(at(won, "cassius")).toBe("gone");
    const lost = joined("caesarians", "gallia-6", layout(["legio-I"], ["legio-XV", "legio-XVI"]));
    pass(lost, [3], { losses: "rest" });
    expect([asked(lost), at(lost, "m-antonius")]).toEqual(["retreat", "gallia-6"]);
  });

  test("AIE-3.5.3.h AIE-3.6.1.d AIE-6.4.3.b none of them ever serves the Caesarians again", () => {
    const p = goTo(
      lay({
        scenario: "from-caesar-to-augustus",
        flags: CAESAR_MURDERED,
        caesarians: { "italia-1": ["m-antonius*"] },
        republicans: { "asia-1": ["cato*"], "gallia-8": ["d-brutus"] },
        hands: { caesarians: ["04"] },
      }),
      { step: "embassy", side: CAES, tried: true },
    );
    run(p);
    expect(why(p, "pretend stratagem-04-a d-brutus")).not.toBe("legal");
  });

  test("AIE-3.5.3.x AIE-10.1.f AIE-3.5.3.o the last of them is murdered: one point, five more, and Alexandria in the same year's F.3", () => {
    const p = sequenceOf("caesarians", {
      scenario: "from-caesar-to-augustus",
      flags: CAESAR_MURDERED,
      year: -42,
      control: holding(FIVE),
      caesarians: {
        "italia-1": ["octavianus*", "legio-I", "legio-II", "legio-III"],
        "gallia-8": ["m-antonius*", "legio-IV", "legio-V"],
        "graecia-1": ["pollio"],
      },
      republicans: { "asia-1": ["cassius*", "legio-XV"], "sicilia-1": ["s-pompeius", "legio-XVI"] },
      hands: { caesarians: ["01"] },
    });
    for (const name of ["m-brutus", "trebonius", "d-brutus"]) takeOff(p, piece(name), GONE);
    p.stack.push({ step: "movement", side: CAES });
    run(p);
    play(p, "murder stratagem-01-b cassius", d10(9));
    expect(p.score).toBe(6);
    expect(chiefs(p, REP)).toEqual(["s-pompeius"]);
    goTo(p, { step: "ides" });
    run(p);
    while (p.stack.length > 0) play(p, legal(p)[0]);
    // Two of five legions, M. Antonius and Pollio; Sextus leads no more.
    expect([at(p, "m-antonius"), at(p, "pollio"), side(p, "m-antonius"), side(p, "pollio")]).toEqual([
      "aegyptii",
      "aegyptii",
      "republicans",
      "republicans",
    ]);
    const gone = ["legio-I", "legio-II", "legio-III", "legio-IV", "legio-V"].filter(
      (name) => at(p, name) === "aegyptii",
    );
    expect([gone.length, chiefs(p, REP), chiefs(p, CAES)]).toEqual([2, ["m-antonius"], ["octavianus"]]);
    expect([p.status[people("aegyptii")], p.holder[people("aegyptii")], p.halvings]).toEqual([ALLEGIANCE, REP, 5]);
    steps(p, [{ step: "ides" }]);
    expect(p.halvings).toBe(5);
  });
});
