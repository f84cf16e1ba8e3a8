/** When Caesar has been avenged (3.5.3.o to 3.5.3.y): points, M. Antonius at Alexandria, halved years. */
import { describe, expect, test } from "vitest";
import { ABSENT, GONE, OFF, TO_COME } from "../board.ts";
import { slay } from "../deaths.ts";
import type { Event } from "../events/index.ts";
import { neutralise } from "../neutrality.ts";
import { ALLEGIANCE, PEACE, WAR } from "../peoples.ts";
import { NO_PIECE } from "../pieces.ts";
import {
  CAESAR_MURDERED,
  FACTION_LEADER,
  factionLeaders,
  hasTitle,
  own,
  type Position,
  PRETENDER,
  setStatus,
  takeOff,
} from "../position.ts";
import { LEVY, WINTER } from "../referee/flow.ts";
import { CAES, NOBODY, REP, type Side } from "../sides.ts";
import { attacking, toTheEnd } from "../testing/field.ts";
import {
  asked,
  at,
  box,
  byDefault,
  check,
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
  reason,
  region,
  run,
  side,
  told,
  toMove,
} from "../testing/table.ts";

const FOUR = ["m-brutus", "cassius", "trebonius", "d-brutus"];
const LEGIONS = box.romanUnits.filter((unit) => box.isLegio[unit]).map((unit) => box.pieceIds[unit]);
const ALL = ["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"];
const chiefs = (p: Position, whose: Side) => factionLeaders(p, whose).map((leader) => box.pieceIds[leader]);

/** Caesar was murdered years ago, and so have his murderers been, but for those who are laid out. */
function later(layout: Layout = {}): Position {
  const p = lay({
    scenario: "from-caesar-to-augustus",
    year: -42,
    flags: CAESAR_MURDERED,
    control: { caesarians: ALL },
    caesarians: {
      "italia-1": ["octavianus*", ...LEGIONS.slice(0, 7)],
      "asia-1": ["m-antonius*", ...LEGIONS.slice(7, 13)],
    },
    republicans: { "sicilia-1": ["s-pompeius*"] },
    ...layout,
  });
  takeOff(p, box.caesar, GONE);
  for (const name of FOUR) if (p.at[piece(name)] === TO_COME) takeOff(p, piece(name), GONE);
  return p;
}

/** F.3 of that year, up to the first question. */
function avenged(layout: Layout = {}, before: (p: Position) => void = () => {}): { p: Position; events: Event[] } {
  const p = later(layout);
  before(p);
  const events = run(goTo(p, { step: "ides" }));
  check(p);
  return { p, events };
}

describe("the last Assassin", () => {
  const dies = (p: Position, name: string, how: "combat" | "plague" | "natural" | "other"): Event[] => {
    const events: Event[] = [];
    goTo(p);
    slay(p, piece(name), how, (event) => events.push(event));
    return events;
  };

  test("AIE-3.5.3.x AIE-10.1.f AIE-10.1.b AIE-C057 five points to the Caesarians, beside those for battle and leader", () => {
    const force = ["legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX", "legio-X"];
    const battle = (others: boolean) => {
      const p = attacking("caesarians", {
        scenario: "from-caesar-to-augustus",
        flags: CAESAR_MURDERED,
        caesarians: { "graecia-2": ["octavianus*", ...force] },
        republicans: { "graecia-2": ["cassius", "legio-I", "legio-II", "legio-III"], "asia-1": ["s-pompeius*"] },
      });
      if (!others) for (const name of ["m-brutus", "trebonius", "d-brutus"]) takeOff(p, piece(name), GONE);
      const points = told(toTheEnd(p, [6]), "points").map((e) => [e.rule, e.side, e.points]);
      expect(at(p, "cassius")).toBe("gone");
      return [p.score, points.sort()];
    };
    const others = [
      ["AIE-10.1.a", "caesarians", 1],
      ["AIE-10.1.b", "caesarians", 1],
    ];
    expect(battle(false)).toEqual([7, [...others, ["AIE-10.1.f", "caesarians", 5]]]);
    expect(battle(true)).toEqual([2, others]);
  });

  test("AIE-3.5.3.x AIE-10.1.f however he died, at that moment, and not before the last", () => {
    for (const how of ["combat", "plague", "natural", "other"] as const) {
      const p = later({ republicans: { "graecia-2": ["m-brutus", "cassius", "s-pompeius*"] } });
      dies(p, "cassius", how);
      const before = p.score;
      const events = dies(p, "m-brutus", how);
      const own = how === "combat" ? 1 : 0;
      expect([how, before, p.score - before]).toEqual([how, own, own + 5]);
      expect(told(events, "points").at(-1)).toMatchObject({ rule: "AIE-10.1.f", side: "caesarians", points: 5 });
    }
  });

  test("AIE-3.5.3.x one who is absent, or has yet to enter, is not gone", () => {
    for (const spot of [ABSENT, TO_COME]) {
      const p = later({ republicans: { "graecia-2": ["m-brutus", "cassius", "s-pompeius*"] } });
      takeOff(p, piece("cassius"), spot);
      dies(p, "m-brutus", "plague");
      expect(p.score).toBe(0);
      expect(told(run(goTo(p, { step: "ides" })), "avenged")).toEqual([]);
    }
  });

  test("AIE-R94 while Caesar lives, or if he died otherwise, nobody is an Assassin and nobody pays for one", () => {
    const p = later({ flags: 0, republicans: { "graecia-2": ["m-brutus", "s-pompeius*"] } });
    dies(p, "m-brutus", "combat");
    expect(p.score).toBe(1);
  });

  test("AIE-S5.k AIE-R94 at Philippi the four are Assassins from the start, and the last of them pays too", () => {
    const p = lay({ scenario: "philippi", asSetUp: true });
    for (const name of FOUR) dies(p, name, "plague");
    expect([p.score, run(goTo(p, { step: "ides" }))]).toEqual([5, []]);
  });

  test("AIE-S1.n the five points may end the game", () => {
    const p = later({ score: 70, republicans: { "graecia-2": ["m-brutus", "s-pompeius*"] } });
    dies(p, "m-brutus", "combat");
    expect([p.score, p.outcome?.level]).toEqual([76, "definitive"]);
  });

  test("AIE-3.5.3.o AIE-R94 the consequences fall in F.3, and not while one of them lives", () => {
    const { events } = avenged({ republicans: { "graecia-2": ["m-brutus", "s-pompeius*"] } });
    expect(events).toEqual([]);
  });
});

describe("M. Antonius goes to Alexandria", () => {
  test("AIE-3.5.3.o AIE-3.5.3.p AIE-3.5.3.q AIE-3.5.3.r AIE-3.5.3.s AIE-3.5.3.t AIE-3.5.3.v AIE-C055 the whole of it", () => {
    const { p, events } = avenged(
      {
        caesarians: {
          "italia-1": ["octavianus*", ...LEGIONS.slice(0, 7)],
          "asia-1": ["m-antonius*", "pollio", ...LEGIONS.slice(7, 13)],
          "gallia-1": ["bassus"],
        },
        republicans: { "sicilia-1": ["s-pompeius*", "plancus"] },
        peoples: { aegyptii: ["aegyptii-u1", "cleopatra-vii"] },
      },
      (before) => takeOff(before, piece("salvidienus"), GONE),
    );
    expect(told(events, "avenged")).toMatchObject([{ rule: "AIE-3.5.3.o", antonius: true }]);
    expect([chiefs(p, CAES), chiefs(p, REP)]).toEqual([["octavianus"], ["m-antonius"]]);
    expect(told(events, "to-alexandria")).toMatchObject([
      { side: "republicans", zone: "aegyptii", leaders: ["m-antonius", "pollio", "bassus", "plancus"] },
    ]);
    for (const name of ["m-antonius", "pollio", "bassus", "plancus"])
      expect([name, side(p, name), at(p, name)]).toEqual([name, "republicans", "aegyptii"]);
    expect([p.status[people("aegyptii")], p.holder[people("aegyptii")]]).toEqual([ALLEGIANCE, REP]);
    expect(told(events, "allegiance")).toMatchObject([{ rule: "AIE-3.5.3.r", people: "aegyptii" }]);
    expect([at(p, "salvidienus"), at(p, "s-pompeius")]).toEqual(["gone", "sicilia-1"]);

    // Six of thirteen, which the Caesarians choose.
    expect([asked(p), toMove(p), question(p)]).toMatchObject(["surrender", "palatine", { left: 6 }]);
    play(
      p,
      LEGIONS.slice(4, 10).map((name) => `send ${name}`),
    );
    expect(LEGIONS.slice(4, 10).map((name) => [side(p, name), at(p, name)])).toEqual(
      Array(6).fill(["republicans", "aegyptii"]),
    );
    const left = LEGIONS.filter((name) => side(p, name) === "caesarians");
    expect([left.length, p.stack]).toEqual([7, []]);

    // The winter touches none of it.
    const before = inZone(p, "aegyptii");
    goTo(p, ...LEVY.toReversed(), ...WINTER.toReversed());
    run(p);
    while (p.stack.length > 0) play(p, byDefault(p));
    expect(before.filter((name) => at(p, name) !== "aegyptii")).toEqual([]);
    expect(told(events, "winter-lost")).toEqual([]);
  });

  test("AIE-3.5.3.v AIE-R35 only what was moved there is spared, and only this once", () => {
    const { p } = avenged({
      caesarians: { "italia-1": ["octavianus*", "legio-I", "legio-II"], "asia-1": ["m-antonius*"] },
      republicans: { aegyptii: ["s-pompeius*", "legio-III"] },
    });
    play(p, "send legio-II");
    expect([at(p, "legio-II"), at(p, "legio-III")]).toEqual(["aegyptii", "aegyptii"]);
    const winter = () => {
      goTo(p, ...WINTER.toReversed());
      run(p);
      while (p.stack.length > 0) play(p, byDefault(p));
    };
    winter();
    expect([at(p, "legio-II"), at(p, "m-antonius"), at(p, "legio-III"), at(p, "s-pompeius")]).toEqual([
      ...["aegyptii", "aegyptii", "reserve", "absent"],
    ]);
    for (const each of box.pieces) own.marks(p)[each] = 0; // as at new year
    winter();
    expect([at(p, "legio-II"), at(p, "m-antonius")]).toEqual(["reserve", "absent"]);
  });

  test("AIE-3.5.3.o it happens once", () => {
    const { p } = avenged();
    play(p, "rest");
    p.halvings = 0;
    expect(run(goTo(p, { step: "ides" }))).toEqual([]);
    expect(p.halvings).toBe(0);
  });

  test("AIE-3.5.3.o AIE-R94 all four were dead already when Caesar was murdered: in the F.3 after that", () => {
    const p = later({ flags: 0, caesarians: { "italia-1": ["caesar*"], "asia-1": ["m-antonius"] } });
    own.side(p)[box.caesar] = CAES;
    own.title(p)[box.caesar] = FACTION_LEADER;
    own.at(p)[box.caesar] = ABSENT;
    const events = run(goTo(p, { step: "ides" }), [1, 6]);
    expect([told(events, "daggers")[0].killed, told(events, "avenged")]).toEqual([true, []]);
    expect([side(p, "m-antonius"), p.halvings]).toEqual(["caesarians", 1]);
    const next = run(goTo(p, { step: "ides" }));
    expect([told(next, "avenged").length, told(next, "points")]).toEqual([1, []]);
  });

  test("AIE-3.5.3.w AIE-R97 if he is dead nothing happens, now or later", () => {
    const { p, events } = avenged({}, (before) => takeOff(before, piece("m-antonius"), GONE));
    expect(events).toMatchObject([{ e: "avenged", rule: "AIE-3.5.3.w", antonius: false }]);
    expect([p.halvings, p.status[people("aegyptii")], chiefs(p, REP)]).toEqual([0, PEACE, ["s-pompeius"]]);
    expect(run(goTo(p, { step: "ides" }))).toEqual([]);
  });

  test("AIE-3.5.3.w AIE-R97 if he is a Republican already everything applies", () => {
    const { p } = avenged({
      caesarians: { "italia-1": ["octavianus*", "legio-I", "legio-II", "pollio"] },
      republicans: { "sicilia-1": ["m-antonius*", "legio-III"], "sicilia-2": ["s-pompeius*"] },
    });
    expect([chiefs(p, REP), at(p, "m-antonius"), at(p, "pollio"), at(p, "legio-III")]).toEqual([
      ...[["m-antonius"], "aegyptii", "aegyptii", "sicilia-1"],
    ]);
    expect(question(p)).toMatchObject({ ask: "surrender", left: 1 });
  });

  test("AIE-3.5.3.p AIE-3.5.2.c Caesarians left without leader choose one at once, among those who stay", () => {
    const { p } = avenged({
      caesarians: { "italia-1": ["agrippa", "lepidus"], "asia-1": ["m-antonius*", "pollio"], "gallia-1": ["saxa"] },
    });
    expect([asked(p), toMove(p), legal(p)]).toEqual([
      ...["succession", "palatine", ["succeed lepidus", "succeed agrippa"]],
    ]);
  });

  test("AIE-3.5.3.p a Caesarian second leader who joins him loses his marker", () => {
    const { p } = avenged({ caesarians: { "italia-1": ["m-antonius", "octavianus*", "plancus*"] } });
    expect([chiefs(p, CAES), chiefs(p, REP)]).toEqual([["octavianus"], ["m-antonius"]]);
  });

  test("AIE-3.5.3.p AIE-R196 a Pretender who becomes Faction Leader claims nothing any more", () => {
    const { p } = avenged(
      { caesarians: { "italia-1": ["octavianus*"] }, republicans: { "sicilia-1": ["m-antonius", "s-pompeius*"] } },
      (before) => {
        own.title(before)[piece("m-antonius")] = PRETENDER;
      },
    );
    expect([hasTitle(p, piece("m-antonius"), PRETENDER), chiefs(p, REP)]).toEqual([false, ["m-antonius"]]);
  });

  test("AIE-3.5.3.q AIE-R169 he comes from wherever he winters", () => {
    const { p } = avenged({}, (before) => takeOff(before, piece("m-antonius"), ABSENT));
    expect([at(p, "m-antonius"), p.due[piece("m-antonius")]]).toEqual(["aegyptii", 0]);
  });

  test("AIE-R197 AIE-3.5.3.q out of a neutral region, which is nobody's land no more if he was its Triumvir", () => {
    for (const [triumvir, left] of [
      ["m-antonius", "free"],
      ["lepidus", "neutral"],
    ] as const) {
      const { p } = avenged(
        {
          caesarians: {
            "italia-1": ["octavianus*", "legio-I"],
            "asia-1": ["m-antonius", "pollio", "lepidus", "legio-II"],
          },
        },
        (before) => {
          neutralise(before, region("asia"), piece(triumvir));
        },
      );
      expect([at(p, "m-antonius"), at(p, "pollio"), at(p, "lepidus")]).toEqual(["aegyptii", "aegyptii", "asia-1"]);
      const asia = [p.triumvir[region("asia")], p.control[region("asia")]];
      expect(asia).toEqual(left === "free" ? [NO_PIECE, CAES] : [piece("lepidus"), NOBODY]);
      // AIE-R96: neutral legions are not counted.
      expect(p.stack.at(-1)).toEqual(left === "free" ? { step: "surrender", left: 1 } : undefined);
    }
  });
});

describe("Egypt", () => {
  const EGYPT = { "asia-1": ["m-antonius*"], "italia-1": ["octavianus*"] };

  test("AIE-3.5.3.r AIE-NT.a whatever their status; a king may fall with the first allegiance", () => {
    for (const layout of [
      { peoples: { aegyptii: ["aegyptii-u1", "achillas"] } },
      { war: { aegyptii: "caesarians" }, caesarians: { ...EGYPT, aegyptii: ["aegyptii-u1", "achillas"] } },
      {
        war: { aegyptii: "republicans" },
        republicans: { "sicilia-1": ["s-pompeius*"], aegyptii: ["aegyptii-u1", "achillas"] },
      },
      { allegiance: { aegyptii: "caesarians" }, caesarians: { ...EGYPT, aegyptii: ["aegyptii-u1", "achillas"] } },
    ] as const satisfies Layout[]) {
      const { p } = avenged(layout);
      expect([p.status[people("aegyptii")], side(p, "aegyptii-u1"), at(p, "achillas")]).toEqual([
        ...[ALLEGIANCE, "republicans", "gone"],
      ]);
    }
  });

  test("AIE-3.5.3.r a ban is forgotten", () => {
    const { p } = avenged({ peoples: { aegyptii: ["aegyptii-u1"] } }, (before) => {
      own.ban(before)[people("aegyptii")] = -39;
    });
    expect(p.ban[people("aegyptii")]).toBe(0);
  });

  test("AIE-3.5.3.r pacified this very year, they come home as allies in the adjustments", () => {
    const { p } = avenged({ caesarians: EGYPT }, (before) => {
      setStatus(before, people("aegyptii"), PEACE, REP);
      for (const unit of box.unitsOf[people("aegyptii")]) own.at(before)[unit] = OFF;
    });
    run(goTo(p, ...WINTER.toReversed()));
    while (p.stack.length > 0) play(p, byDefault(p));
    expect([at(p, "aegyptii-u1"), side(p, "aegyptii-u1"), p.status[people("aegyptii")]]).toEqual([
      ...["aegyptii", "republicans", ALLEGIANCE],
    ]);
  });

  test("AIE-3.5.3.r AIE-3.4.2.v Caesarians aboard Egyptian ships have lost them", () => {
    const ship = box.unitsOf[people("aegyptii")].find((unit) => box.isNaves[unit]) ?? NO_PIECE;
    const { p, events } = avenged({
      allegiance: { aegyptii: "caesarians" },
      caesarians: { ...EGYPT, "mare-internum-orientalis": [box.pieceIds[ship], "auxilia-1"] },
    });
    expect([side(p, box.pieceIds[ship]), at(p, "auxilia-1")]).toEqual(["republicans", "reserve"]);
    expect(told(events, "drowned")).toMatchObject([{ units: ["auxilia-1"] }]);
  });

  test("AIE-3.5.3.r AIE-8.2.s a Caesarian leader alone in Alexandria is tested when the legions are there", () => {
    const p = later({
      caesarians: {
        "italia-1": ["octavianus*", "legio-I", "legio-II"],
        "asia-1": ["m-antonius"],
        aegyptii: ["lepidus"],
      },
    });
    run(goTo(p, { step: "ides" }));
    expect([asked(p), at(p, "lepidus")]).toEqual(["surrender", "aegyptii"]);
    const events = play(p, "send legio-I", [10]);
    expect(told(events, "hunted")).toMatchObject([{ leader: "lepidus", die: 9, escapes: false }]);
  });

  test("AIE-3.5.3.r at war with nobody any more", () => {
    const { p } = avenged({ war: { aegyptii: "caesarians" }, caesarians: { ...EGYPT, aegyptii: ["aegyptii-u1"] } });
    expect(p.status[people("aegyptii")]).not.toBe(WAR);
  });
});

describe("legions for M. Antonius", () => {
  test("AIE-3.5.3.t AIE-R96 half of them, rounded down, in the state they are in", () => {
    const { p } = avenged({
      caesarians: { "asia-1": ["m-antonius*"], "italia-1": ["octavianus*", "legio-I-", "legio-II", "legio-III"] },
    });
    expect(question(p)).toMatchObject({ left: 1 });
    play(p, "send legio-I");
    expect([at(p, "legio-I"), isReduced(p, "legio-I"), p.stack]).toEqual(["aegyptii", true, []]);
    expect(
      avenged({ caesarians: { "asia-1": ["m-antonius*"], "italia-1": ["octavianus*", "legio-I"] } }).p.stack,
    ).toEqual([]);
  });

  test("AIE-3.5.3.t AIE-R96 Caesarian legions on the map, and nothing else", () => {
    const { p } = avenged({
      caesarians: {
        "asia-1": ["m-antonius*"],
        "italia-1": ["octavianus*", "legio-I", "legio-II", "auxilia-1"],
        "mare-internum-centralis": ["naves-8sp-q2-t1-1", "legio-III"],
        noricum: ["lepidus", "legio-V"],
      },
      republicans: { "sicilia-1": ["s-pompeius*", "legio-IV"] },
    });
    expect(legal(p)).toEqual(["rest", "send legio-V", "send legio-III", "send legio-II", "send legio-I"]);
    expect(reason(p, "send auxilia-1")).toBe("AIE-3.5.3.t cedeLegion");
    expect(reason(p, "send legio-IV")).toBe("AIE-3.5.3.t cedeNotYours");
    expect(reason(p, "send legio-X")).toBe("AIE-3.5.3.t cedeNotYours");
    expect(reason(p, "send octavianus")).toBe("AIE-3.5.3.t cedeLegion");
    play(p, ["send legio-III", "send legio-V"]);
    expect([at(p, "legio-III"), at(p, "legio-V"), p.stack]).toEqual(["aegyptii", "aegyptii", []]);
  });

  test("AIE-3.5.3.t by default the weakest go", () => {
    const { p } = avenged({
      caesarians: {
        "asia-1": ["m-antonius*"],
        "italia-1": ["octavianus*", "legio-X", "legio-XIII-", "legio-I-R", "legio-IX"],
      },
    });
    expect(byDefault(p)).toBe("rest");
    const events = play(p, "rest");
    expect(told(events, "ceded")).toMatchObject([{ side: "caesarians", units: ["legio-XIII", "legio-I-R"] }]);
  });
});

describe("years of exhaustion", () => {
  test("AIE-3.5.3.u AIE-2.D.d AIE-R04 AIE-C013 the five years that follow have half their sequences", () => {
    const { p, events } = avenged();
    play(p, "rest");
    expect(told(events, "halving")).toMatchObject([{ rule: "AIE-3.5.3.u", years: 5 }]);
    const halved = [-41, -40, -39, -38, -37, -36].filter(() => {
      const [{ halved: half, total }] = told(run(goTo(p, { step: "sequences" })), "sequences");
      // Octavianus 4 and M. Antonius 4.
      expect(total).toBe(half ? 4 : 8);
      return half;
    });
    expect(halved).toEqual([-41, -40, -39, -38, -37]);
  });

  test("AIE-3.5.3.y AIE-R04 the halving after the murder and these never fall together", () => {
    const { p } = avenged({}, (before) => {
      before.halvings = 1;
    });
    play(p, "rest");
    expect(p.halvings).toBe(5);
    expect(told(run(goTo(p, { step: "sequences" })), "sequences")[0].total).toBe(4);
  });
});
