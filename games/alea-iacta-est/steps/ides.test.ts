/** F.3: the attempt on Caesar, and what his death brings at once (3.5.3, 6.4.1). */
import { describe, expect, test } from "vitest";
import { ABSENT, GONE } from "../board.ts";
import { neutralise } from "../neutrality.ts";
import {
  CAESAR_DIED,
  CAESAR_MURDERED,
  CHIEF_SLAIN,
  factionLeaders,
  hasTitle,
  isFlagged,
  own,
  type Position,
  PRETENDER,
  takeOff,
} from "../position.ts";
import { CAES, REP, type Side } from "../sides.ts";
import { handOf } from "../stratagems.ts";
import {
  asked,
  at,
  box,
  check,
  goTo,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  region,
  run,
  side,
  told,
  toMove,
  why,
} from "../testing/table.ts";

const REGIONS = ["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"];

/** So many regions are Caesarian; the others Republican. */
const held = (count: number): NonNullable<Layout["control"]> => ({
  caesarians: REGIONS.slice(0, count),
  republicans: REGIONS.slice(count),
});

/** The grand campaign in -44, about to come to F.3. Nobody stands with Caesar but who is named. */
function eve(layout: Layout = {}): Position {
  const p = lay({
    scenario: "from-caesar-to-augustus",
    year: -44,
    flags: 0,
    control: held(7),
    caesarians: { "gallia-1": ["caesar*"], "asia-1": ["m-antonius"] },
    republicans: { "hispania-1": ["pompeius*"], "hispania-2": ["m-brutus", "cassius", "trebonius", "d-brutus"] },
    ...layout,
  });
  return goTo(p, { step: "triumvirs" }, { step: "ides" });
}

const IDUS = "stratagem-13-a";
const give = (p: Position, whose: Side, counter: string): void => {
  const number = box.counterNumbers.get(counter);
  if (number === undefined) throw new Error(`no ${counter}`);
  own.counter(p)[number] = handOf(p.leads[whose]);
};

const dead = (p: Position, name: string): void => takeOff(p, piece(name), GONE);
const chiefs = (p: Position, whose: Side) => factionLeaders(p, whose).map((leader) => box.pieceIds[leader]);

describe("the attempt", () => {
  test("AIE-3.5.3.b AIE-R01 AIE-2.F.e AIE-C051 a die strictly lower than the number of Caesarian regions", () => {
    const tries = [0, 1, 2, 3, 4, 5, 6, 7].map((count) =>
      [1, 2, 3, 4, 5, 6].filter((die) => {
        // A success roll of 1 kills nobody.
        const dice = die < count ? [die, 1] : [die];
        const [{ attempt, regions }] = told(run(eve({ control: held(count) }), dice), "conspiracy");
        expect(regions).toBe(count);
        return attempt;
      }),
    );
    expect(tries).toEqual([[], [], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]]);
  });

  test("AIE-3.5.3.b legions do not count, whatever the English text says", () => {
    const legions = ["legio-I", "legio-II", "legio-III", "legio-IV", "legio-V", "legio-VI", "legio-VII"];
    const p = eve({ control: held(1), caesarians: { "gallia-1": ["caesar*", ...legions], "asia-1": ["m-antonius"] } });
    expect(told(run(p, [1]), "conspiracy")).toMatchObject([{ die: 1, regions: 1, attempt: false }]);
  });

  test("AIE-3.5.3.d AIE-3.5.3.e AIE-6.4.1.a AIE-C052 six or more kills; Roma, Pompeius' end and the Ides help", () => {
    const kills = (inRoma: boolean, pompeiusDead: boolean, idus: boolean): number[] =>
      [1, 2, 3, 4, 5, 6].filter((die) => {
        const caesarians = { [inRoma ? "italia-1" : "gallia-1"]: ["caesar*"], "asia-1": ["m-antonius"] };
        const p = eve({ caesarians });
        if (pompeiusDead) dead(p, "pompeius");
        if (idus) give(p, REP, "stratagem-13");
        const dice = idus ? [die] : [1, die];
        const events = run(p, idus ? [] : dice);
        if (idus) events.push(...play(p, `play ${IDUS}`, dice));
        const [{ killed, rule }] = told(events, "daggers");
        expect([killed, rule]).toEqual([at(p, "caesar") === "gone", killed ? "AIE-3.5.3.d" : "AIE-3.5.3.e"]);
        return killed;
      });
    expect([
      kills(false, false, false),
      kills(false, false, true),
      kills(false, true, false),
      kills(false, true, true),
      kills(true, false, false),
      kills(true, false, true),
      kills(true, true, false),
      kills(true, true, true),
    ]).toEqual([[6], [4, 5, 6], [5, 6], [3, 4, 5, 6], [5, 6], [3, 4, 5, 6], [4, 5, 6], [2, 3, 4, 5, 6]]);
  });

  test("AIE-3.5.3.a AIE-3.5.3.e who has escaped is tried again next year", () => {
    const p = eve();
    run(p, [1, 5]);
    expect([at(p, "caesar"), p.score, p.spqr, p.halvings]).toEqual(["gallia-1", 0, 0, 0]);
    const events = run(goTo(p, { step: "ides" }), [1, 6]);
    expect([told(events, "daggers")[0].killed, at(p, "caesar")]).toEqual([true, "gone"]);
  });

  test("AIE-3.5.3.a AIE-R169 Caesar wintering abroad is in play", () => {
    const p = eve();
    takeOff(p, piece("caesar"), ABSENT);
    expect(told(run(p, [6, 6]), "daggers")).toMatchObject([{ inRoma: false, sum: 6, killed: true }]);
    expect(at(p, "caesar")).toBe("gone");
  });

  test("AIE-2.F.d AIE-3.5.3.a AIE-S1.o AIE-S5.k AIE-C287 in no other scenario is there an F.3", () => {
    for (const scenario of ["rise-of-caesar", "pharsalus", "thapsus-and-munda", "philippi", "actium"] as const) {
      const p = goTo(lay({ scenario, caesarians: { "italia-1": ["caesar*", "m-antonius"] } }), { step: "ides" });
      give(p, REP, "stratagem-13");
      expect([scenario, run(p), p.stack]).toEqual([scenario, [], []]);
    }
  });

  test("AIE-2.F.d AIE-3.5.2.i when Caesar has died otherwise nothing happens any more", () => {
    const p = eve({ flags: CAESAR_DIED });
    for (const name of ["caesar", "m-brutus", "cassius", "trebonius", "d-brutus"]) dead(p, name);
    give(p, REP, "stratagem-13");
    expect(run(goTo(p, { step: "ides" }))).toEqual([]);
    expect([p.halvings, side(p, "m-antonius")]).toEqual([0, "caesarians"]);
  });

  test("AIE-2.F.d after the murder nobody conspires while Assassins live", () => {
    const p = eve({ flags: CAESAR_MURDERED });
    dead(p, "caesar");
    give(p, REP, "stratagem-13");
    expect(run(goTo(p, { step: "ides" }))).toEqual([]);
  });
});

describe("Idus Martias", () => {
  test("AIE-3.5.3.c AIE-6.4.1.a AIE-R79 AIE-C053 the attempt is certain, and two is added", () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const p = eve({ control: held(1) });
      give(p, REP, "stratagem-13");
      run(p);
      expect([asked(p), toMove(p)]).toEqual(["window", "quirinal"]);
      expect(question(p)).toMatchObject({ moment: "ides", window: "ides", side: "republicans" });
      expect(legal(p)).toEqual(["pass", `play ${IDUS}`]);
      const events = play(p, `play ${IDUS}`, [die]);
      expect(told(events, "played")).toMatchObject([{ rule: "AIE-6.4.1.a", title: "idus-martias" }]);
      expect(told(events, "conspiracy")).toMatchObject([{ rule: "AIE-3.5.3.c", die: null, attempt: true }]);
      expect(told(events, "daggers")).toMatchObject([{ idus: true, sum: die + 2, killed: die >= 4 }]);
    }
  });

  test("AIE-3.5.3.b AIE-R79 who passes rolls", () => {
    const p = eve();
    give(p, REP, "stratagem-13");
    run(p);
    const events = play(p, "pass", [2, 3]);
    expect(told(events, "conspiracy")).toMatchObject([{ rule: "AIE-3.5.3.b", die: 2, regions: 7, attempt: true }]);
    expect(told(events, "daggers")).toMatchObject([{ idus: false, sum: 3, killed: false }]);
  });

  test("AIE-6.4.1.a AIE-R79 the Caesarians are not asked, even with the counter in their hand", () => {
    const p = eve({ control: held(1) });
    give(p, CAES, "stratagem-13");
    expect(told(run(p, [1]), "conspiracy")).toHaveLength(1);
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-6.4.1.a AIE-R79 whoever leads the Republicans after F.2 is asked, and throws the die", () => {
    const p = eve();
    [own.leads(p)[CAES], own.leads(p)[REP]] = [p.leads[REP], p.leads[CAES]];
    give(p, REP, "stratagem-13");
    run(p);
    expect([asked(p), toMove(p)]).toEqual(["window", "palatine"]);
    expect(told(play(p, `play ${IDUS}`, [1]), "conspiracy")).toMatchObject([{ side: "republicans" }]);
  });

  test("AIE-6.4.1.a the Republicans are asked whatever they hold, and not if they hold nothing", () => {
    const p = eve();
    give(p, REP, "stratagem-03");
    run(p);
    expect([asked(p), legal(p)]).toEqual(["window", ["pass"]]);
    expect(why(p, `play ${IDUS}`)).toBe("AIE-2.A.b");
    const empty = eve({ control: held(1) });
    run(empty, [1]);
    expect(asked(empty)).toBe("nothing");
  });

  test("AIE-6.4.1.a AIE-6.0.f at no other moment", () => {
    const p = eve();
    give(p, REP, "stratagem-13");
    run(goTo(p, { step: "triumph" }));
    expect([asked(p), why(p, `play ${IDUS}`)]).toEqual(["window", "AIE-6.0.f"]);
  });
});

/** Caesar is dead: with these Caesarians and Republicans on the map. */
function murdered(layout: Layout = {}, before: (p: Position) => void = () => {}) {
  const p = eve(layout);
  before(p);
  const events = run(p, [1, 6]);
  check(p);
  return { p, events };
}

describe("the deed", () => {
  test("AIE-3.5.3.f AIE-3.5.3.n AIE-10.1.b AIE-5.1.1.b AIE-R43 AIE-C056 one point, and the Republic is shaken at once", () => {
    const { p, events } = murdered({ score: 4, spqr: 2 });
    expect([p.score, p.spqr, at(p, "caesar")]).toEqual([3, 3, "gone"]);
    expect(told(events, "died")).toMatchObject([{ rule: "AIE-3.5.3.f", leader: "caesar", how: "assassinated" }]);
    expect(told(events, "republic")).toMatchObject([{ rule: "AIE-3.5.3.n", change: 1, spqr: 3 }]);
    expect(isFlagged(p, CAESAR_MURDERED)).toBe(true);
    expect(isFlagged(p, CAESAR_DIED)).toBe(false);
  });

  test("AIE-3.5.3.n AIE-R43 not twice: a Faction Leader's death was counted in F.1", () => {
    expect(murdered({ spqr: 2, flags: CHIEF_SLAIN }).p.spqr).toBe(2);
  });

  test("AIE-3.5.3.n not if Caesar was no Faction Leader", () => {
    const { p, events } = murdered({ spqr: 2, caesarians: { "gallia-1": ["caesar"], "asia-1": ["m-antonius*"] } });
    expect([p.spqr, told(events, "republic")]).toEqual([2, []]);
  });

  test("AIE-6.4.2.b AIE-3.5.3.n AIE-5.1.1.j AIE-R77 AIE-C296 on four it is the end, unless Imperium answers", () => {
    const { p, events } = murdered({ spqr: 4 });
    expect([p.spqr, p.outcome?.how, p.stack]).toEqual([5, "republic-dead", []]);
    expect(told(events, "over")).toHaveLength(1);

    for (const whose of [CAES, REP]) {
      const saved = eve({ spqr: 4, initiative: "caesarians" });
      give(saved, whose, "stratagem-14");
      run(saved, whose === CAES ? [1, 6] : []);
      if (whose === REP) play(saved, "pass", [1, 6]);
      expect([asked(saved), saved.spqr, toMove(saved)]).toEqual([
        "window",
        5,
        whose === CAES ? "palatine" : "quirinal",
      ]);
      expect(question(saved)).toMatchObject({ moment: "republic" });
      play(saved, "play stratagem-14-a");
      expect([saved.spqr, saved.outcome]).toEqual([4, null]);
    }
  });

  test("AIE-3.5.3.n AIE-R77 who passes has let the Republic die", () => {
    const p = eve({ spqr: 4 });
    give(p, CAES, "stratagem-14");
    run(p, [1, 6]);
    play(p, "pass");
    expect(p.outcome?.how).toBe("republic-dead");
  });

  test("AIE-S1.n AIE-3.5.3.f a lead of 76 ends the game with Caesar's life", () => {
    const { p, events } = murdered({ score: -75 });
    expect([p.score, p.outcome?.level, p.stack]).toEqual([-76, "definitive", []]);
    expect(told(events, "unmasked")).toEqual([]);
  });

  test("AIE-3.5.3.k AIE-3.5.2.f AIE-3.5.2.h AIE-R42 M. Antonius leads, and nobody else", () => {
    const { p } = murdered({
      caesarians: { "gallia-1": ["caesar*"], "asia-1": ["m-antonius"], "asia-2": ["lepidus*"] },
    });
    expect(chiefs(p, CAES)).toEqual(["m-antonius"]);
  });

  test("AIE-3.5.3.k AIE-R42 AIE-R196 as a Pretender to the other faction he gives up his claim for it", () => {
    const { p } = murdered({}, (before) => {
      own.title(before)[piece("m-antonius")] = PRETENDER;
    });
    expect([chiefs(p, CAES), hasTitle(p, piece("m-antonius"), PRETENDER)]).toEqual([["m-antonius"], false]);
  });

  test("AIE-3.5.3.k AIE-R98 if he is neutral or a Republican he does not inherit", () => {
    const republican = murdered({
      caesarians: { "gallia-1": ["caesar*"], "asia-1": ["lepidus"] },
      republicans: { "hispania-1": ["pompeius*", "m-antonius"] },
    });
    expect(chiefs(republican.p, CAES)).toEqual(["lepidus"]);
    const neutral = murdered(
      { caesarians: { "gallia-1": ["caesar*"], "asia-1": ["m-antonius"], "africa-1": ["lepidus"] } },
      (before) => neutralise(before, region("asia"), piece("m-antonius")),
    );
    expect(chiefs(neutral.p, CAES)).toEqual(["lepidus"]);
  });

  test("AIE-3.5.3.k AIE-3.5.3.m AIE-3.5.2.g the leaders marked A are due next year, and Octavianus leads when he comes", () => {
    const { p } = murdered();
    expect([p.due[piece("octavianus")], p.due[piece("menas")]]).toEqual([-43, -43]);
    p.year = -43;
    own.side(p)[piece("octavianus")] = CAES;
    for (const name of ["agrippa", "flaccus", "lurius", "saxa", "pansa", "salvidienus"]) own.due(p)[piece(name)] = 0;
    for (const name of ["menas", "corvinus", "l-antonius"]) own.due(p)[piece(name)] = 0;
    run(goTo(p, { step: "arrivals", side: CAES }));
    expect([at(p, "octavianus"), chiefs(p, CAES)]).toEqual(["asia-1", ["m-antonius", "octavianus"]]);
  });

  test("AIE-3.5.2.l AIE-R98 without M. Antonius a successor is chosen among those who are still Caesarians", () => {
    const { p } = murdered({
      caesarians: {
        "gallia-1": ["caesar*"],
        "gallia-2": ["hirtius", "d-brutus", "trebonius"],
        "gallia-3": ["lepidus"],
      },
      republicans: { "hispania-1": ["pompeius*"] },
    });
    // Lepidus has 4, D. Brutus has 3 and is a Republican by now. Hirtius has 2. So nobody needs to be asked.
    play(p, ["station hispania-1"]);
    expect([chiefs(p, CAES), p.spqr]).toEqual([["lepidus"], 1]);
  });

  test("AIE-3.5.2.l a second Faction Leader who is an Assassin loses his marker, and a successor is chosen", () => {
    const { p, events } = murdered({
      caesarians: { "gallia-1": ["caesar*"], "gallia-2": ["trebonius*"], "gallia-3": ["lepidus"] },
      republicans: { "hispania-1": ["pompeius*"] },
    });
    expect(told(events, "unnamed")).toMatchObject([{ rule: "AIE-3.5.3.g", leader: "trebonius", side: "caesarians" }]);
    expect([chiefs(p, CAES), chiefs(p, REP)]).toEqual([["lepidus"], ["pompeius"]]);
  });

  test("AIE-3.5.2.m AIE-R92 Republicans without a leader choose one of the Assassins", () => {
    const { p } = murdered({
      caesarians: {
        "gallia-1": ["caesar*"],
        "gallia-2": ["cassius"],
        "gallia-3": ["trebonius"],
        "asia-1": ["m-antonius"],
      },
      republicans: {},
    });
    expect([chiefs(p, REP), chiefs(p, CAES)]).toEqual([["cassius"], ["m-antonius"]]);
  });

  test("AIE-3.5.3.l AIE-2.D.d AIE-C010 next year's sequences are halved, and those of the year after are not", () => {
    const { p, events } = murdered();
    expect([p.halvings, told(events, "halving")]).toMatchObject([1, [{ rule: "AIE-3.5.3.l", years: 1 }]]);
    const totals = [1, 2].map(() => told(run(goTo(p, { step: "sequences" })), "sequences")[0].total);
    // M. Antonius 5 and Pompeius 5.
    expect(totals).toEqual([5, 10]);
  });

  test("AIE-2.F.a AIE-2.F.e F.3 comes after the Republic and before control and points", () => {
    const p = goTo(lay({ scenario: "from-caesar-to-augustus", asSetUp: true }), { step: "results" });
    const order = run(p, [1]).map(({ e }) => e);
    const places = (["republic", "conspiracy", "control-points"] as const).map((e) => order.indexOf(e));
    expect(places[0]).toBe(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
