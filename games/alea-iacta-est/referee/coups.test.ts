/** A referee's expectations of coups d'état (3.6), Triumvirs and neutral regions (3.6.5), and of the exchange of factions (5.1.2). */
import { describe, expect, test } from "vitest";
import { GONE, waitingIn } from "../board.ts";
import { neutralise } from "../neutrality.ts";
import {
  CHIEF_SLAIN,
  FACTION_LEADER,
  FOLLOWER,
  factionLeaders,
  flag,
  hasTitle,
  own,
  type Position,
  PRETENDER,
  REPUBLICANS_OVERTHROWN,
  takeOff,
} from "../position.ts";
import { CAES, NOBODY, REP, type Side, seatOf } from "../sides.ts";
import { troublesOf } from "../steps/republic.ts";
import { ON_MAP } from "../stratagems.ts";
import { levelled, plotting, proclaim, settleTriumvir } from "../testing/coups.ts";
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
  zone,
} from "../testing/table.ts";
import { d10, joined, LEVY, pass, sequence, steps, WINTER } from "./flow.ts";

const chiefs = (p: Position, of: Side): string[] => factionLeaders(p, of).map((leader) => box.pieceIds[leader]);
const REPUBLICAN = ["hispania", "graecia", "asia", "africa", "sicilia"];
const SHARED: NonNullable<Layout["control"]> = { caesarians: ["italia", "gallia"], republicans: REPUBLICAN };

/** Scipio (PC 4, as a Caesarian 3) in Hispania 1, with Petreius (1) beside him; others in the region; Pompeius far away. */
const HISPANIA: Layout = {
  scenario: "rise-of-caesar",
  flags: 0,
  control: SHARED,
  caesarians: { "italia-1": ["caesar*"] },
  republicans: {
    "graecia-1": ["pompeius*"],
    "hispania-1": ["scipio", "petreius", "legio-XV"],
    "hispania-2": ["bibulus", "legio-XVI"],
    "hispania-3": ["g-pompeius", "legio-XVII"],
    "hispania-4": ["legio-XVIII"],
  },
};

describe("proclaiming a Pretender", () => {
  test.each([
    ["04", 0, 4],
    ["05", -1, 5],
    ["06", -2, 6],
  ])(
    "AIE-3.6.2.a AIE-6.2.1.a with counter %s (%d) Scipio is proclaimed by a die of %d and less",
    (number, modifier, most) => {
      for (let die = 1; die <= 6; die++) {
        const p = plotting("caesarians", HISPANIA);
        const texts = [`pretend stratagem-${number}-a scipio`];
        // Where he is, no Faction Leader is: the Republicans are asked for a Triumvir before anything else.
        const [coup] = told(play(p, texts, [die]), "coup");
        expect([coup.modifier, coup.validated]).toEqual([modifier, die <= most]);
        expect(asked(p)).toBe(die <= most ? "triumvirate" : "embassy");
      }
    },
  );

  test("AIE-3.6.3.a AIE-3.6.3.b AIE-3.6.3.c AIE-3.6.3.g the modifier that helped him hinders those who would follow", () => {
    const p = plotting("caesarians", HISPANIA);
    play(p, "pretend stratagem-06-a scipio", [6]);
    // Bibulus, PC 3: 5 - 2 is not above it. G. Pompeius, PC 3, is asked, and never comes: 6 - 2 is in vain.
    const events = play(p, "decline", [5, 6]);
    expect(told(events, "fidelity").map(({ zone: where, faithful }) => [where, faithful])).toEqual([
      ["hispania-2", true],
      ["hispania-3", false],
    ]);
    expect([side(p, "scipio"), side(p, "petreius"), side(p, "legio-XV")]).toEqual([
      "caesarians",
      "caesarians",
      "caesarians",
    ]);
    expect([side(p, "bibulus"), side(p, "legio-XVI"), side(p, "g-pompeius"), side(p, "legio-XVII")]).toEqual([
      "republicans",
      "republicans",
      "republicans",
      "republicans",
    ]);
    // Nobody leads it, and the region is Republican.
    expect(side(p, "legio-XVIII")).toBe("republicans");
  });

  test("AIE-3.6.3.c with 0 Bibulus comes on a 4, and his legion with him", () => {
    const p = plotting("caesarians", HISPANIA);
    play(p, "pretend stratagem-04-a scipio", [4]);
    play(p, "decline", [4, 1]);
    expect([side(p, "bibulus"), side(p, "legio-XVI")]).toEqual(["caesarians", "caesarians"]);
  });

  test("AIE-3.6.5.c AIE-R83 proclaimed by the 4 of his old face, a Triumvir only below the 3 of his new one", () => {
    for (const [die, named] of [
      [2, true],
      [3, false],
    ] as const) {
      const p = plotting("caesarians", HISPANIA);
      play(p, "pretend stratagem-04-a scipio", [4]);
      expect(question(p)).toMatchObject({ ask: "triumvirate", side: "republicans", pc: 3 });
      const [event] = told(play(p, "appoint scipio", named ? [die] : [die, 1, 1]), "triumvir");
      expect(event.named).toBe(named);
      expect(p.control[region("hispania")]).toBe(named ? NOBODY : REP);
    }
  });

  test("AIE-3.6.5.b a Faction Leader of the side that plots bars it as well", () => {
    const p = plotting("caesarians", {
      ...HISPANIA,
      caesarians: { "hispania-5": ["caesar*", "legio-X"] },
    });
    play(p, "pretend stratagem-04-a scipio", [1, 1, 1]);
    expect(asked(p)).toBe("embassy");
    expect(hasTitle(p, piece("scipio"), PRETENDER)).toBe(true);
  });

  test("AIE-3.6.1.b beside the other faction's leader he may be chosen, beside his own he may not", () => {
    const p = plotting("caesarians", {
      ...HISPANIA,
      republicans: { "graecia-1": ["pompeius*", "labienus"], "africa-1": ["cato"] },
    });
    expect(legal(p, "pretend stratagem-04-a").map((text) => text.split(" ")[2])).toEqual(["cato"]);
    expect(why(p, "pretend stratagem-04-a labienus")).toBe("AIE-3.6.1.b");
  });

  test("AIE-S1.j in -49 the Caesarians may, the Republicans may not; in -48 they may", () => {
    const layout: Layout = { ...HISPANIA, asSetUp: true, caesarians: {}, republicans: {} };
    expect(legal(plotting("caesarians", { ...layout, flags: 512 }), "pretend").length).toBeGreaterThan(0);
    expect(legal(plotting("republicans", { ...layout, flags: 512 }), "pretend")).toEqual([]);
    expect(legal(plotting("republicans", { ...layout, year: -48, flags: 0 }), "pretend").length).toBeGreaterThan(0);
  });

  test("AIE-3.6.1.e AIE-3.6.4.j next year his faction cannot be plotted against again, but it may plot itself", () => {
    const layout: Layout = {
      ...HISPANIA,
      caesarians: { "italia-1": ["caesar*"], "hispania-1": ["scipio"], "gallia-1": ["lepidus"] },
      republicans: { "graecia-1": ["pompeius*"], "africa-1": ["cato"] },
    };
    const again = plotting("caesarians", layout);
    proclaim(again, "scipio");
    expect(why(again, "pretend stratagem-04-a cato")).toBe("AIE-3.6.1.e");
    const back = plotting("republicans", layout);
    proclaim(back, "scipio");
    expect(why(back, "pretend stratagem-04-a lepidus")).toBe("legal");
    expect(why(back, "pretend stratagem-04-a scipio")).not.toBe("legal");
  });

  test("AIE-3.5.1.e the threatened faction names no second leader, the other one may", () => {
    const p = proclaim(
      lay({
        ...HISPANIA,
        scenario: "philippi",
        caesarians: { "italia-1": ["octavianus*"], "hispania-1": ["menas", "agrippa"] },
        republicans: { "graecia-1": ["cassius*", "m-brutus"] },
      }),
      "menas",
    );
    steps(p, [
      { step: "secondLeader", side: CAES },
      { step: "secondLeader", side: REP },
    ]);
    expect([asked(p), toMove(p), legal(p, "second")]).toEqual(["secondLeader", "palatine", ["second agrippa"]]);
    play(p, "decline");
    expect(asked(p)).toBe("nothing");
  });
});

describe("a neutral region", () => {
  /** Hispania is Scipio's: a Triumvir among troops of both sides. */
  const neutral = (layout: Layout = {}): Position =>
    settleTriumvir(
      lay({
        ...HISPANIA,
        caesarians: {
          "italia-1": ["caesar*", "legio-X"],
          "hispania-1": ["scipio"],
          "gallia-9": ["lepidus", "legio-VII"],
        },
        republicans: {
          "graecia-1": ["pompeius*"],
          "hispania-1": ["petreius", "legio-XV", "legio-XVI"],
          "hispania-2": ["s-pompeius", "legio-XVII"],
        },
        ...layout,
      }),
      "scipio",
      "hispania",
    );

  const moves = (of: Side, p: Position): Position => {
    own.sequences(p)[of] = 1;
    goTo(p, { step: "movesAndCombats", side: of, extra: false, begun: false });
    run(p);
    return p;
  };

  test("AIE-3.6.5.d AIE-3.6.5.f nobody of either side moves in it, and nobody comes in, not even a leader alone", () => {
    const caes = moves(CAES, neutral());
    expect(why(caes, "take scipio")).toBe("AIE-3.6.5.d");
    play(caes, ["take lepidus", "add legio-VII"]);
    expect(why(caes, "step hispania-1")).toBe("AIE-3.6.5.f");
    play(caes, ["step gallia-7", "halt"]);
    const alone = moves(CAES, neutral());
    play(alone, "take lepidus");
    expect(why(alone, "step hispania-1")).toBe("AIE-3.6.5.f");
    const rep = moves(REP, neutral());
    for (const name of ["petreius", "legio-XV", "s-pompeius"]) expect(why(rep, `take ${name}`)).toBe("AIE-3.6.5.d");
  });

  test("AIE-3.6.5.f AIE-R85 nor do allied Peoples; Peoples at war do", () => {
    const layout = { "gallia-7": ["celtiberes-u1"] };
    const war = moves(REP, neutral({ republicans: layout, war: { celtiberes: "republicans" } }));
    play(war, "take celtiberes-u1");
    expect(why(war, "step hispania-1")).toBe("legal");
    const allied = moves(
      REP,
      neutral({
        republicans: { "africa-1": ["pompeius*"], "mauri-1": ["labienus", "numidae-u1"] },
        allegiance: { numidae: "republicans" },
        war: { mauri: "caesarians" },
      }),
    );
    play(allied, ["take labienus", "add numidae-u1"]);
    expect(why(allied, "step hispania-2")).toBe("AIE-3.6.5.f");
  });

  test("AIE-3.6.5.i AIE-R10 AIE-R180 invaders of the Republicans: at the end of E.1 all of it is Caesarian, and fights them at once", () => {
    const p = moves(
      REP,
      neutral({
        republicans: {
          "graecia-1": ["pompeius*"],
          "hispania-1": ["petreius", "legio-XV", "legio-XVI"],
          "hispania-2": ["s-pompeius", "legio-XVII"],
          celtiberes: ["celtiberes-u1", "celtiberes-u2"],
        },
        war: { celtiberes: "republicans" },
      }),
    );
    play(p, ["take celtiberes-u1", "step hispania-1"]);
    // Still neutral while the movement lasts.
    expect([side(p, "legio-XV"), p.triumvir[region("hispania")] >= 0]).toEqual(["republicans", true]);
    const events = play(p, "end-moves");
    expect(told(events, "neutrality-over")).toMatchObject([
      { side: "caesarians", region: "hispania", leader: "scipio" },
    ]);
    expect([side(p, "legio-XV"), side(p, "petreius"), side(p, "legio-XVII")]).toEqual([
      "caesarians",
      "caesarians",
      "caesarians",
    ]);
    // AIE-3.6.5.j: Sextus is never a Caesarian, and nobody scores for him.
    expect([at(p, "s-pompeius"), p.score, p.control[region("hispania")]]).toEqual(["gone", 0, CAES]);
    pass(p);
    expect(legal(p)).toEqual(["fight hispania-1"]);
  });

  test("AIE-3.6.5.l AIE-5.1.1.c AIE-5.1.1.e its legions count on the map and for its garrison", () => {
    const p = neutral({
      republicans: { "graecia-1": ["pompeius*"], "hispania-1": ["petreius", "legio-XV"] },
    });
    const garrisons = (q: Position): string[] =>
      troublesOf(q).flatMap(({ why: reason, region: where }) => (reason === "garrison" && where ? [where] : []));
    expect(garrisons(p)).toContain("hispania");
    const q = neutral({
      republicans: {
        "graecia-1": ["pompeius*"],
        "hispania-1": ["petreius", "legio-XV", "legio-XVI", "legio-XVIII", "legio-XIX", "legio-XX"],
        "hispania-2": ["s-pompeius", "legio-XVII"],
      },
    });
    expect(garrisons(q)).not.toContain("hispania");
  });

  test("AIE-3.6.5.e AIE-3.7.3.l AIE-10.2.b nobody controls it in F.4, nor Roma if Italia is neutral, and nobody has its points", () => {
    const p = lay({
      ...HISPANIA,
      caesarians: { "italia-1": ["lepidus", "legio-X"], "gallia-1": ["caesar*"] },
      republicans: { "graecia-1": ["pompeius*"], "italia-4": ["cato"] },
      roma: "caesarians",
    });
    settleTriumvir(p, "cato", "italia");
    steps(p, [{ step: "control" }, { step: "points" }]);
    expect([p.control[region("italia")], p.roma]).toEqual([NOBODY, NOBODY]);
    // Five regions with 11 points of control for the Republicans are none.
    expect(p.score).toBe(0);
  });

  test("AIE-R85 in the winter its troops recover and stay, and the region sends, gets and recruits nothing", () => {
    const p = neutral({
      republicans: {
        "graecia-1": ["pompeius*", "legio-XXX"],
        "hispania-1": ["petreius", "legio-XV-", "legio-XVI"],
        "hispania-2": ["s-pompeius", "legio-XVII-"],
      },
    });
    steps(p, WINTER);
    while (asked(p) === "quarters") play(p, legal(p)[0]);
    expect([at(p, "scipio"), at(p, "legio-XV"), at(p, "legio-XVII"), at(p, "s-pompeius")]).toEqual([
      "hispania-1",
      "hispania-1",
      "hispania-2",
      "hispania-2",
    ]);
    expect(box.units.filter((unit) => p.face[unit] === 1 && p.at[unit] === zone("hispania-1"))).toEqual([]);
    steps(p, LEVY);
    while (p.stack.length > 0) {
      const asking = question(p);
      if (asking.ask === "recruitment" || asking.ask === "garrisons") expect(asking.region).not.toBe("hispania");
      for (const text of legal(p, "send"))
        expect(["send legio-XV", "send legio-XVI", "send legio-XVII"]).not.toContain(text);
      play(p, legal(p).includes("done") ? "done" : legal(p)[0]);
    }
  });

  test("AIE-3.6.5.m AIE-R27 AIE-R80 AIE-R196 its leaders are nobody's aim, nobody's Pretender and nobody's choice", () => {
    const p = moves(REP, neutral({ hands: { republicans: ["01", "02"] } }));
    expect(why(p, "murder stratagem-01-b scipio")).toBe("AIE-3.6.5.m");
    expect(why(p, "murder stratagem-01-b lepidus")).toBe("legal");
    expect(legal(p, "lure").map((text) => text.split(" ")[2])).not.toContain("hispania-1");
    const q = plotting("caesarians", {
      ...HISPANIA,
      republicans: { "graecia-1": ["pompeius*"], "hispania-1": ["petreius"] },
    });
    settleTriumvir(q, "petreius", "hispania");
    expect(why(q, "pretend stratagem-04-a petreius")).not.toBe("legal");
  });

  test("AIE-3.6.5.m AIE-LT.i old age does not spare a Triumvir; with him his power ends, and the last master has the region", () => {
    const p = lay({
      ...HISPANIA,
      year: -40,
      caesarians: { "italia-1": ["lepidus*"], "hispania-1": ["labienus"] },
      republicans: { "graecia-1": ["scipio*"], "hispania-1": ["petreius", "legio-XV"] },
    });
    settleTriumvir(p, "labienus", "hispania");
    goTo(p, { step: "deaths" });
    const events = run(p, d10(0));
    expect(told(events, "life-tested").map(({ leader }) => leader)).toEqual(["labienus"]);
    expect([at(p, "labienus"), p.score, p.control[region("hispania")]]).toEqual(["gone", 0, REP]);
    expect(side(p, "legio-XV")).toBe("republicans");
  });

  test("AIE-6.4.3.a AIE-6.4.3.b AIE-S3.e a Triumvir rallied in the last F.4 may decide Pharsalus", () => {
    const p = lay({
      scenario: "pharsalus",
      year: -47,
      flags: 0,
      control: { caesarians: ["gallia", "italia", "asia", "graecia"], republicans: ["africa", "sicilia"] },
      caesarians: { "italia-1": ["caesar*"] },
      republicans: { "africa-1": ["scipio*"], "hispania-1": ["petreius", "legio-XV"] },
      hands: { caesarians: ["15"] },
    });
    settleTriumvir(p, "petreius", "hispania");
    own.lastControl(p)[region("hispania")] = REP;
    steps(p, [{ step: "triumvirs" }, { step: "triumph" }]);
    play(p, "rally stratagem-15-a hispania");
    pass(p);
    expect(p.outcome?.results).toEqual({ palatine: "won", quirinal: "lost" });
  });

  test("AIE-S3.g AIE-3.6.5.e unrallied it is nobody's, and Pharsalus is drawn", () => {
    const p = lay({
      scenario: "pharsalus",
      year: -47,
      flags: 0,
      control: { caesarians: ["gallia", "italia", "asia", "graecia"], republicans: ["africa", "sicilia"] },
      caesarians: { "italia-1": ["caesar*"] },
      republicans: { "africa-1": ["scipio*"], "hispania-1": ["petreius", "legio-XV"] },
    });
    settleTriumvir(p, "petreius", "hispania");
    steps(p, [{ step: "triumvirs" }, { step: "triumph" }]);
    expect(p.outcome?.how).toBe("draw");
  });

  test("AIE-R100 AIE-3.3.2.a a leader who enters does not join a friend in a neutral region", () => {
    const p = lay({
      scenario: "rise-of-caesar",
      year: -48,
      flags: 0,
      control: { caesarians: [], republicans: ["italia", "asia", "gallia", "africa", "graecia", "sicilia"] },
      caesarians: { "hispania-1": ["lepidus"], "gallia-9": ["caesar*", "legio-X"] },
      republicans: { "graecia-1": ["pompeius*"], "hispania-2": ["cato"] },
    });
    settleTriumvir(p, "cato", "hispania");
    own.due(p)[piece("pollio")] = -48;
    own.side(p)[piece("pollio")] = CAES;
    goTo(p, { step: "arrivals", side: CAES });
    run(p);
    while (asked(p) === "arrivals") {
      expect(legal(p, "station")).toEqual(["station gallia-9"]);
      play(p, legal(p)[0]);
    }
    expect(at(p, "pollio")).toBe("gallia-9");
  });

  test("AIE-3.6.5.e AIE-R152 recruits of last year wait while their region is neutral", () => {
    const p = neutral();
    own.side(p)[piece("legio-XX")] = REP;
    own.at(p)[piece("legio-XX")] = waitingIn(region("hispania"));
    steps(p, [{ step: "placing", side: REP }]);
    expect([asked(p), at(p, "legio-XX")]).toEqual(["nothing", "waiting-hispania"]);
  });

  test("AIE-3.6.5.i AIE-R180 warriors who retreat into it rouse it when the combats are over", () => {
    const p = joined("caesarians", "gallia-7", {
      ...HISPANIA,
      control: { caesarians: ["italia", "gallia"], republicans: ["graecia", "asia", "africa", "sicilia"] },
      caesarians: { "gallia-7": ["caesar*", "legio-VII", "legio-VIII", "legio-IX"] },
      republicans: {
        "graecia-1": ["pompeius*"],
        "hispania-1": ["afranius", "legio-XV"],
        "gallia-7": ["celtiberes-u1", "celtiberes-u2"],
      },
      war: { celtiberes: "republicans" },
      hands: { caesarians: ["01"] },
    });
    settleTriumvir(p, "afranius", "hispania");
    own.lastControl(p)[region("hispania")] = REP;
    pass(p, [1], { losses: "rest" });
    expect([asked(p), toMove(p)]).toEqual(["retreat", "quirinal"]);
    expect(legal(p, "retreat")).toContain("retreat hispania-1");
    play(p, "retreat hispania-1");
    expect(p.triumvir[region("hispania")] >= 0).toBe(true);
    p.stack.splice(1, 0, { step: "endOfCombats", side: CAES });
    const events = pass(p);
    expect(told(events, "neutrality-over")).toMatchObject([{ side: "caesarians", region: "hispania" }]);
    expect([side(p, "afranius"), side(p, "legio-XV")]).toEqual(["caesarians", "caesarians"]);
  });

  test("AIE-R186 two regions may be neutral at once, and each stays closed", () => {
    const p = neutral({ caesarians: { "italia-1": ["caesar*"], "hispania-1": ["scipio"], "africa-1": ["cato"] } });
    neutralise(p, region("africa"), piece("cato"));
    const q = moves(REP, p);
    expect(legal(q, "take")).toEqual(["take pompeius"]);
  });
});

describe("Pretender against Faction Leader", () => {
  const FOUR = ["legio-I", "legio-II", "legio-III", "legio-IV"];
  const FIVE = ["legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX"];
  const field = (layout: Layout = {}): Position =>
    proclaim(
      levelled(
        joined("caesarians", "gallia-6", {
          scenario: "rise-of-caesar",
          control: SHARED,
          score: 4,
          caesarians: { "gallia-6": ["scipio", ...FIVE], "italia-1": ["caesar*"] },
          republicans: { "gallia-6": ["pompeius*", "labienus", ...FOUR], "africa-1": ["cato", "legio-XXV"] },
          hands: { caesarians: ["15"], republicans: ["04"] },
          ...layout,
        }),
      ),
      "scipio",
    );

  test("AIE-3.6.4.a AIE-3.6.4.g AIE-5.1.1.b AIE-5.1.2.a AIE-5.1.2.c from the battle to the exchange: who led by six leads by six", () => {
    const p = field();
    pass(p, [5], { losses: "rest" });
    // One for Pompeius, one for a battle of 45 SP.
    expect([at(p, "pompeius"), p.score, side(p, "labienus"), chiefs(p, REP)]).toEqual(["gone", 6, "caesarians", []]);
    expect((p.flags & CHIEF_SLAIN) !== 0).toBe(true);
    const hands = [p.leads[CAES], p.leads[REP]];
    expect(troublesOf(p).map(({ why: reason }) => reason)).toContain("chief-slain");
    goTo(p, { step: "exchange" });
    const events = run(p);
    expect(told(events, "exchange")).toMatchObject([{ caesarians: "quirinal", republicans: "palatine", score: -6 }]);
    expect([p.score, chiefs(p, REP), side(p, "scipio"), side(p, "labienus")]).toEqual([
      -6,
      ["scipio"],
      "republicans",
      "republicans",
    ]);
    expect([p.leads[REP], p.leads[CAES]]).toEqual(hands);
    // What he won on the field is his, and Caesar belongs to the other player.
    expect([side(p, "legio-I"), side(p, "legio-V"), seatOf(p, CAES)]).toEqual([
      "republicans",
      "republicans",
      "quirinal",
    ]);
  });

  test("AIE-3.6.4.d AIE-10.1.b he loses: he and his friends are dead, each a point, and his legions serve Pompeius", () => {
    const p = field({
      caesarians: { "gallia-6": ["scipio", "afranius", ...FOUR.slice(0, 2)], "italia-1": ["caesar*"] },
      republicans: { "gallia-6": ["pompeius*", ...FIVE], "africa-1": ["cato"] },
    });
    pass(p, [1], { losses: "rest" });
    expect([at(p, "scipio"), at(p, "afranius"), p.score]).toEqual(["gone", "gone", 4 - 2 - 1]);
    for (const name of FOUR.slice(0, 2)) expect([at(p, name), side(p, name)]).not.toContain("caesarians");
  });

  test("AIE-3.6.4.b AIE-3.5.2.b of two leaders one falls: no exchange in that year's F.2", () => {
    const p = field({
      republicans: { "gallia-6": ["pompeius*", "labienus", ...FOUR], "africa-1": ["cato*", "legio-XXV"] },
    });
    pass(p, [5], { losses: "rest" });
    expect(chiefs(p, REP)).toEqual(["cato"]);
    goTo(p, { step: "exchange" });
    expect(told(run(p), "exchange")).toEqual([]);
  });

  test("AIE-3.6.4.a AIE-6.3.6.a a turncoat legion helps the Pretender like any other", () => {
    const p = field();
    play(p, "play stratagem-15-b");
    play(p, "suborn legio-I");
    pass(p, [5], { losses: "rest" });
    expect(side(p, "legio-I")).toBe("caesarians");
    expect(p.flags & REPUBLICANS_OVERTHROWN).not.toBe(0);
  });
});

describe("the exchange", () => {
  const won = (layout: Layout = {}): Position => {
    const p = proclaim(
      lay({
        scenario: "rise-of-caesar",
        flags: 0,
        control: SHARED,
        caesarians: { "italia-1": ["caesar*", "legio-X"], "graecia-1": ["scipio", "labienus", "legio-I"] },
        republicans: { "africa-1": ["cato", "legio-XXV"] },
        ...layout,
      }),
      "scipio",
    );
    own.title(p)[piece("labienus")] |= FOLLOWER;
    flag(p, REPUBLICANS_OVERTHROWN);
    return p;
  };

  test("AIE-5.1.2.c AIE-S2.b fourteen points for Caesar are a draw for the one, and a defeat for who takes them over", () => {
    const p = won({ score: 14, year: -44 });
    goTo(p, { step: "ending" }, { step: "exchange" });
    run(p);
    expect(p.score).toBe(-14);
    // The Republicans win with a negative score: palatine leads them now.
    expect(p.outcome?.results).toEqual({ palatine: "won", quirinal: "lost" });
  });

  test("AIE-5.1.2.d AIE-R90 the counters of a person go with him, and serve his new side", () => {
    const p = won({ hands: { caesarians: ["17"], republicans: ["18"] }, initiative: "caesarians" });
    goTo(p, { step: "triumph" }, { step: "exchange" });
    run(p);
    // AIE-R184: the initiative is the faction's; so quirinal, who leads the Caesarians now, is asked first.
    expect([toMove(p), question(p)]).toMatchObject(["quirinal", { side: "caesarians" }]);
    const before = p.score;
    play(p, "play stratagem-18-a");
    expect(p.score).toBe(before + 2);
    expect([toMove(p), legal(p, "play")]).toEqual(["palatine", ["play stratagem-17-a"]]);
  });

  test("AIE-5.1.2.b AIE-R87 he has died since: the new player of the Republicans names a leader, followers included", () => {
    const p = won();
    own.title(p)[piece("scipio")] &= ~PRETENDER;
    takeOff(p, piece("scipio"), GONE);
    goTo(p, { step: "exchange" });
    const events = run(p);
    expect(told(events, "exchange").length).toBe(1);
    check(p);
    // Cato, PC 4; Labienus has 2: nobody to choose from.
    expect([chiefs(p, REP), side(p, "labienus")]).toEqual([["cato"], "republicans"]);
  });

  test("AIE-5.1.2.a AIE-2.F.c next year's F.2 changes nothing more", () => {
    const p = won();
    goTo(p, { step: "exchange" }, { step: "exchange" });
    expect(told(run(p), "exchange").length).toBe(1);
  });

  test("AIE-5.1.2.d AIE-6.3.11.c a plot in Roma pays the faction, so the other person now", () => {
    const p = won({ score: 0 });
    const counter = box.counterNumbers.get("stratagem-14");
    if (counter === undefined) throw new Error("no counter");
    own.counter(p)[counter] = ON_MAP;
    goTo(p, { step: "points" }, { step: "exchange" });
    const events = run(p);
    // Italia is Caesarian: the Republicans score, led by palatine.
    expect(told(events, "points").find(({ rule }) => rule === "AIE-6.3.11.c")).toMatchObject({
      side: "republicans",
      points: 3,
    });
    expect(seatOf(p, REP)).toBe("palatine");
  });

  test("AIE-3.7.1.a AIE-3.5.1.b there is one Faction Leader each afterwards, and no marker of the coup is left", () => {
    const p = won();
    goTo(p, { step: "exchange" });
    run(p);
    expect([chiefs(p, CAES), chiefs(p, REP)]).toEqual([["caesar"], ["scipio"]]);
    for (const leader of box.romanLeaders) expect(hasTitle(p, leader, PRETENDER | FOLLOWER)).toBe(false);
    expect(hasTitle(p, piece("scipio"), FACTION_LEADER)).toBe(true);
  });
});

describe("who is left behind", () => {
  test("AIE-3.6.3.f AIE-8.2.s AIE-3.6.3.i a loyal son of Pompeius is hunted by his own troops, their allies leave before", () => {
    const p = plotting("caesarians", {
      ...HISPANIA,
      republicans: {
        "graecia-1": ["pompeius*"],
        "hispania-1": ["scipio", "g-pompeius", "legio-XV", "numidae-u1"],
      },
      allegiance: { numidae: "republicans" },
    });
    play(p, "pretend stratagem-04-a scipio", [1]);
    play(p, "decline");
    expect([asked(p), toMove(p)]).toEqual(["retreat", "quirinal"]);
    const [first] = legal(p, "retreat");
    // It is Phase C: no window on the die.
    const events = play(p, first, d10(8));
    expect(told(events, "hunted")).toMatchObject([{ leader: "g-pompeius", escapes: false }]);
    expect([at(p, "g-pompeius"), p.score]).toEqual(["gone", 1]);
  });

  test("AIE-3.6.4.i AIE-R91 AIE-6.3.3.d the Pretender is murdered: those who followed him stay, and a new coup is possible", () => {
    const p = sequence(
      "republicans",
      {
        ...HISPANIA,
        caesarians: { "italia-1": ["caesar*"], "hispania-1": ["scipio", "petreius", "legio-XV"] },
        republicans: { "graecia-1": ["pompeius*"], "africa-1": ["cato"] },
        hands: { republicans: ["01"] },
      },
      (q) => {
        proclaim(q, "scipio");
        own.title(q)[piece("petreius")] |= FOLLOWER;
      },
    );
    const events = play(p, "murder stratagem-01-b scipio", d10(8));
    expect(told(events, "coup-over")).toMatchObject([{ leader: "scipio" }]);
    expect([side(p, "petreius"), side(p, "legio-XV"), p.score]).toEqual(["caesarians", "caesarians", -1]);
    const q = plotting("caesarians", {
      ...HISPANIA,
      republicans: { "graecia-1": ["pompeius*"], "africa-1": ["cato"] },
    });
    expect(why(q, "pretend stratagem-04-a cato")).toBe("legal");
  });
});
