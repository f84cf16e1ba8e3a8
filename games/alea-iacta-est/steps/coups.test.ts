import { type Dice, listDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { FOLLOWER, hasTitle, own, type Position, PRETENDER, pcOf, TURNED } from "../position.ts";
import { CAES, NOBODY, REP } from "../sides.ts";
import { plotting, proclaim, rated } from "../testing/coups.ts";
import {
  asked,
  at,
  box,
  byDefault,
  check,
  foreseen,
  goTo,
  type Layout,
  lay,
  legal,
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

const COUP = "pretend stratagem-04-a";
const followers = (p: Position): string[] =>
  box.romanLeaders.filter((leader) => hasTitle(p, leader, FOLLOWER)).map((leader) => box.pieceIds[leader]);
const isPretender = (p: Position, name: string): boolean => hasTitle(p, piece(name), PRETENDER);

/** Hispania under Republicans; their leader is in Graecia, and the Caesarians plot. */
const HISPANIA: Layout = {
  caesarians: { "gallia-1": ["caesar*", "legio-V"] },
  republicans: {
    "graecia-1": ["pompeius*", "legio-I"],
    "hispania-1": ["afranius", "legio-II", "legio-III", "legio-IV"],
    "hispania-2": ["scipio", "cato", "legio-XV", "legio-XVI", "legio-XVII"],
    "hispania-3": ["legio-XVIII"],
    "hispania-4": ["petreius", "legio-XIX", "legio-XX"],
  },
  control: { caesarians: ["gallia", "italia"], republicans: ["hispania", "graecia", "asia", "africa", "sicilia"] },
};
const PCS = { afranius: 2, scipio: 4, cato: 1, petreius: 3 };

test("AIE-3.6.1.a AIE-3.6.2.a AIE-3.6.5.c AIE-3.6.3.a AIE-3.6.3.b AIE-3.6.3.c AIE-3.6.3.e AIE-3.6.3.g AIE-C294 a coup from K.1 to K.6", () => {
  const p = plotting("caesarians", HISPANIA, PCS);
  const events = play(p, "pretend stratagem-05-a scipio", [5]);
  expect(told(events, "coup")).toMatchObject([{ die: 5, modifier: -1, pc: 4, validated: true }]);
  expect([asked(p), toMove(p)]).toEqual(["triumvirate", "quirinal"]);
  events.push(...play(p, "appoint scipio", [4, 4, 4]));
  expect(told(events, "triumvir")).toMatchObject([{ side: "republicans", die: 4, pc: 4, named: false }]);
  expect(told(events, "fidelity")).toMatchObject([
    { rule: "AIE-3.6.3.c", zone: "hispania-1", die: 4, modifier: -1, pc: 2, faithful: false },
    { zone: "hispania-4", die: 4, modifier: -1, pc: 3, faithful: true },
  ]);
  expect(["scipio", "cato", "afranius", "petreius"].map((name) => side(p, name))).toEqual([
    "caesarians",
    "caesarians",
    "caesarians",
    "republicans",
  ]);
  expect(["legio-II", "legio-XV", "legio-XVIII", "legio-XIX"].map((name) => side(p, name))).toEqual([
    "caesarians",
    "caesarians",
    "republicans",
    "republicans",
  ]);
  expect(isPretender(p, "scipio")).toBe(true);
  expect(followers(p)).toEqual(["afranius", "cato"]);
  expect(p.control[region("hispania")]).toBe(REP);
  expect([asked(p), toMove(p)]).toEqual(["embassy", "palatine"]);
});

/** A coup of Scipio that goes on, with these dice after the first. */
function coupOf(layout: Layout, after: readonly number[] = [], counter = "04") {
  const p = plotting("caesarians", { ...HISPANIA, ...layout }, PCS);
  const list = listDice([1, ...after]);
  const dice: Dice = { roll: (sides) => list.roll(sides) };
  const events = play(p, `pretend stratagem-${counter}-a scipio`, dice);
  if (asked(p) === "triumvirate") events.push(...play(p, "decline", dice));
  expect(list.left).toBe(0);
  return { p, events };
}

describe("Rallying (3.6.3)", () => {
  test.each([
    ["04", [4, 5, 6]],
    ["05", [5, 6]],
    ["06", [6]],
  ])("AIE-3.6.3.b AIE-3.6.3.c AIE-C061 fidelity with the coup of counter %s, best PC 3", (counter, turning) => {
    const layout: Layout = {
      republicans: { "graecia-1": ["pompeius*"], "hispania-2": ["scipio"], "hispania-4": ["petreius", "afranius"] },
    };
    const changed = [1, 2, 3, 4, 5, 6].filter((die) => {
      const { p, events } = coupOf(layout, [die], counter);
      expect(told(events, "fidelity")).toHaveLength(1);
      // All of them or none.
      expect(side(p, "afranius")).toBe(side(p, "petreius"));
      return side(p, "petreius") === "caesarians";
    });
    expect(changed).toEqual(turning);
  });

  test("AIE-3.6.3.a AIE-3.6.3.d AIE-3.6.3.h AIE-C062 who is tested, who is not, who need not be", () => {
    const { p, events } = coupOf(
      {
        republicans: {
          "hispania-1": ["scipio", "cato", "legio-II"],
          "hispania-2": ["afranius", "petreius", "legio-III"],
          "hispania-3": ["pompeius*", "labienus", "legio-IV"],
          "africa-1": ["bibulus", "legio-XXV"],
        },
      },
      [6],
    );
    expect(told(events, "fidelity").map(({ zone }) => zone)).toEqual(["hispania-2"]);
    expect(told(events, "changed-sides").map(({ rule, zone, leaders }) => [rule, zone, leaders])).toEqual([
      ["AIE-3.6.3.a", "hispania-1", ["cato"]],
      ["AIE-3.6.3.c", "hispania-2", ["afranius", "petreius"]],
    ]);
    for (const loyal of ["pompeius", "labienus", "bibulus", "legio-IV", "legio-XXV"])
      expect(side(p, loyal)).toBe("republicans");
    for (const turned of ["cato", "afranius", "petreius", "legio-II", "legio-III"])
      expect(side(p, turned)).toBe("caesarians");
  });

  test("AIE-3.6.3.b AIE-R82 by the number of the zones, and leaders of his new side are not asked", () => {
    const { events } = coupOf(
      {
        caesarians: { "gallia-1": ["caesar*"], "hispania-5": ["lepidus"] },
        republicans: {
          "graecia-1": ["pompeius*"],
          "hispania-3": ["scipio"],
          "hispania-5": ["cato"],
          "hispania-1": ["afranius"],
          "hispania-2": ["petreius"],
        },
      },
      [1, 1, 1],
    );
    expect(told(events, "fidelity").map(({ zone }) => zone)).toEqual(["hispania-1", "hispania-2", "hispania-5"]);
    expect(told(events, "changed-sides")).toEqual([]);
  });

  test("AIE-3.6.3.e units of his zone go with him, ships too, though no other leader is there", () => {
    const { p } = coupOf({
      republicans: { "graecia-1": ["pompeius*"], "africa-1": ["scipio", "legio-II", "naves-6sp-t0-1"] },
    });
    expect([side(p, "legio-II"), side(p, "naves-6sp-t0-1")]).toEqual(["caesarians", "caesarians"]);
  });

  const LOYAL: Layout = {
    republicans: {
      "graecia-1": ["pompeius*", "legio-I"],
      "africa-1": ["scipio", "g-pompeius", "cato", "legio-II", "legio-III", "legio-IV", "legio-XV"],
    },
  };

  test.each([0, 7, 8, 9])(
    "AIE-3.6.3.e AIE-3.6.3.f AIE-C250 a loyal son of Pompeius is hunted by his own legions: %d",
    (face) => {
      const { p, events } = coupOf(LOYAL, [face + 1]);
      expect(["scipio", "cato", "g-pompeius"].map((name) => side(p, name))).toEqual([
        "caesarians",
        "caesarians",
        "republicans",
      ]);
      for (const legion of ["legio-II", "legio-III", "legio-IV", "legio-XV"])
        expect(side(p, legion)).toBe("caesarians");
      expect(told(events, "hunted").length + (asked(p) === "loneLeader" ? 1 : 0)).toBe(1);
      expect(at(p, "g-pompeius") === "gone").toBe(face >= 8);
      if (asked(p) === "loneLeader") play(p, byDefault(p));
      expect(asked(p)).toBe("embassy");
    },
  );

  test("AIE-3.6.3.f where nobody can go over, the units do not either", () => {
    const { p, events } = coupOf(
      {
        republicans: { "graecia-1": ["pompeius*"], "hispania-1": ["scipio"], "hispania-2": ["s-pompeius", "legio-II"] },
      },
      [6],
    );
    expect(told(events, "fidelity")).toMatchObject([{ faithful: false }]);
    expect([side(p, "s-pompeius"), side(p, "legio-II")]).toEqual(["republicans", "republicans"]);
  });

  test("AIE-3.6.3.f AIE-3.6.4.j a Pretender to the other faction keeps to his own coup", () => {
    // Lepidus, once a Caesarian, wants to lead the Caesarians, and stands beside Scipio.
    const p = proclaim(
      plotting("caesarians", {
        ...HISPANIA,
        republicans: { "graecia-1": ["pompeius*"], "hispania-1": ["scipio", "lepidus", "legio-II"] },
      }),
      "lepidus",
    );
    play(p, `${COUP} scipio`, [1]);
    play(p, "decline", [1]);
    expect([side(p, "lepidus"), isPretender(p, "lepidus")]).toEqual(["republicans", true]);
    expect(asked(p)).toBe("loneLeader");
  });

  test("AIE-3.6.3.g AIE-3.7.2.c units without any leader in their zone go to who controls the region", () => {
    const layout: Layout = {
      ...HISPANIA,
      republicans: {
        "graecia-1": ["pompeius*"],
        "hispania-1": ["scipio"],
        "hispania-2": ["legio-II"],
        "hispania-3": ["petreius", "legio-III"],
        "asia-1": ["legio-XXIII"],
      },
      control: { caesarians: ["hispania", "asia"], republicans: ["graecia"] },
    };
    const { p, events } = coupOf(layout, [1]);
    expect(told(events, "passed-over")).toMatchObject([
      { rule: "AIE-3.6.3.g", side: "caesarians", zone: "hispania-2", units: ["legio-II"] },
      // Elsewhere by the general rule: no leader of theirs is in the region.
      { rule: "AIE-3.7.2.b", side: "caesarians", zone: "asia-1", units: ["legio-XXIII"] },
    ]);
    expect(side(p, "legio-III")).toBe("republicans");
  });

  test("AIE-3.6.3.g nobody gets them where nobody controls the region", () => {
    const p = plotting("caesarians", {
      ...HISPANIA,
      republicans: { "graecia-1": ["pompeius*"], "hispania-1": ["scipio"], "hispania-2": ["legio-II"] },
    });
    own.control(p)[region("hispania")] = NOBODY;
    play(p, [`${COUP} scipio`, "decline"], [1]);
    expect(side(p, "legio-II")).toBe("republicans");
  });

  test("AIE-3.6.3.h outside the Republic he tests nobody beyond his zone", () => {
    const { p, events } = coupOf({
      republicans: {
        "graecia-1": ["pompeius*"],
        "thracii-1": ["scipio", "cato", "legio-II"],
        "thracii-2": ["petreius", "legio-III"],
        "graecia-2": ["afranius"],
      },
      war: { thracii: "caesarians" },
    });
    expect(told(events, "fidelity")).toEqual([]);
    expect(["cato", "legio-II", "petreius", "legio-III", "afranius"].map((name) => side(p, name))).toEqual([
      "caesarians",
      "caesarians",
      "republicans",
      "republicans",
      "republicans",
    ]);
  });

  test("AIE-3.6.3.i AIE-R81 allies leave a zone that goes over as after a lost battle, and are lost where they cannot", () => {
    const layout: Layout = {
      allegiance: { numidae: "republicans" },
      republicans: {
        "graecia-1": ["pompeius*"],
        "africa-1": ["scipio", "legio-II", "numidae-u1", "numidae-u2", "juba-i"],
      },
    };
    const { p, events } = coupOf(layout);
    expect([asked(p), toMove(p)]).toEqual(["retreat", "quirinal"]);
    expect(question(p)).toMatchObject({ pieces: ["numidae-u1", "numidae-u2", "juba-i"] });
    events.push(...play(p, "retreat numidae"));
    expect(told(events, "retreated")).toMatchObject([{ from: "africa-1", to: "numidae" }]);
    expect([side(p, "numidae-u1"), at(p, "juba-i"), side(p, "legio-II")]).toEqual([
      "republicans",
      "numidae",
      "caesarians",
    ]);
    expect(asked(p)).toBe("embassy");
  });

  test("AIE-3.6.3.i AIE-3.6.3.f allies go first, so that who stays loyal is alone", () => {
    const { p } = coupOf({
      allegiance: { numidae: "republicans" },
      republicans: {
        "graecia-1": ["pompeius*"],
        "africa-1": ["scipio", "g-pompeius", "legio-II", "numidae-u1"],
      },
    });
    play(p, "retreat numidae", [9]);
    expect(at(p, "g-pompeius")).toBe("gone");
  });

  test("AIE-3.5.2.m a faction without leader finds one among those who come over", () => {
    const { p, events } = coupOf({ caesarians: { "gallia-1": ["legio-V"] } }, [1, 1]);
    expect(told(events, "named")).toMatchObject([{ side: "caesarians", leader: "cato" }]);
    check(p);
  });
});

describe("Triumviri (3.6.5)", () => {
  /** M. Antonius, whose Republican face has 4, is proclaimed in Gallia, far from Caesar. */
  const ANTONIUS: Layout = {
    caesarians: { "italia-1": ["caesar*"], "gallia-1": ["m-antonius", "hirtius", "legio-V"], "gallia-2": ["lepidus"] },
    republicans: { "graecia-1": ["pompeius*"], "gallia-3": ["legio-II"] },
    control: { caesarians: ["gallia"], republicans: ["graecia"] },
  };

  test("AIE-3.6.5.b AIE-3.6.5.c AIE-C064 a throw below his PC", () => {
    const named = [1, 2, 3, 4, 5, 6].filter((die) => {
      const p = plotting("republicans", ANTONIUS);
      play(p, `${COUP} m-antonius`, [1]);
      expect(toMove(p)).toBe("palatine");
      const events = play(p, "appoint m-antonius", die < 4 ? [die] : [die, 1]);
      expect(told(events, "triumvir")).toMatchObject([{ rule: "AIE-3.6.5.c", side: "caesarians", die, pc: 4 }]);
      return p.triumvir[region("gallia")] === piece("m-antonius");
    });
    expect(named).toEqual([1, 2, 3]);
  });

  test("AIE-3.6.5.a the threatened side is asked once, at once, and need not", () => {
    const p = plotting("republicans", ANTONIUS);
    play(p, `${COUP} m-antonius`, [1]);
    expect(question(p)).toEqual({
      ask: "triumvirate",
      rule: "AIE-3.6.5.a",
      side: "caesarians",
      leader: "m-antonius",
      region: "gallia",
      pc: 4,
    });
    // Nobody has joined him yet.
    expect([side(p, "hirtius"), side(p, "legio-V")]).toEqual(["caesarians", "caesarians"]);
    expect(legal(p)).toEqual(["decline", "appoint m-antonius"]);
    expect(byDefault(p)).toBe("decline");
    expect(reason(p, "appoint hirtius")).toBe("AIE-3.6.5.a appointPretender");
    expect(foreseen(p, "appoint m-antonius")).toEqual([{ f: "throw", rule: "AIE-3.6.5.c", sides: 6, below: 4 }]);
    play(p, "decline", [1]);
    expect([side(p, "hirtius"), side(p, "legio-V"), isPretender(p, "m-antonius")]).toEqual([
      "republicans",
      "republicans",
      true,
    ]);
    expect([asked(p), toMove(p)]).toEqual(["embassy", "quirinal"]);
  });

  test.each([
    ["of his own faction", { caesarians: { "gallia-2": ["caesar*"], "gallia-1": ["m-antonius", "legio-V"] } }],
    ["of the other one", { republicans: { "gallia-9": ["pompeius*"] } }],
  ])("AIE-3.6.5.b AIE-C065 not where a Faction Leader is in the region, %s", (_whose, layout: Layout) => {
    const p = plotting(
      "republicans",
      { ...ANTONIUS, caesarians: { "gallia-1": ["m-antonius"] }, ...layout },
      {
        "m-antonius": 6,
      },
    );
    play(p, `${COUP} m-antonius`, [1]);
    expect(asked(p)).toBe("embassy");
    expect(isPretender(p, "m-antonius")).toBe(true);
  });

  test("AIE-3.6.5.b nor outside the regions, nor where no die could be low enough", () => {
    const outside = plotting("republicans", {
      ...ANTONIUS,
      war: { thracii: "republicans" },
      caesarians: { "italia-1": ["caesar*"], "thracii-1": ["m-antonius", "legio-V"] },
    });
    play(outside, `${COUP} m-antonius`, [1]);
    expect(asked(outside)).toBe("embassy");
    const weak = plotting("republicans", ANTONIUS, { "m-antonius": 1 });
    play(weak, `${COUP} m-antonius`, [1, 1]);
    expect(asked(weak)).toBe("embassy");
  });

  test("AIE-3.6.5.a AIE-3.6.5.e AIE-3.6.5.g AIE-C252 a Triumvir stops the rallying, and nobody controls his region", () => {
    const p = plotting("republicans", ANTONIUS);
    const events = play(p, [`${COUP} m-antonius`], [1]);
    events.push(...play(p, "appoint m-antonius", [1]));
    expect(told(events, "triumvir")).toMatchObject([{ region: "gallia", named: true }]);
    expect(told(events, "changed-sides")).toEqual([]);
    expect(told(events, "fidelity")).toEqual([]);
    expect([side(p, "hirtius"), side(p, "lepidus"), side(p, "legio-V")]).toEqual([
      "caesarians",
      "caesarians",
      "caesarians",
    ]);
    expect(p.control[region("gallia")]).toBe(NOBODY);
    expect(p.triumvir[region("gallia")]).toBe(piece("m-antonius"));
    expect(isPretender(p, "m-antonius")).toBe(false);
    expect(told(events, "coup-over")).toEqual([]);
    // The coup is over: another one can be played, and nobody is asked again for this one.
    expect(legal(p, "pretend")).toEqual([]);
    expect(reason(p, "pretend stratagem-05-a hirtius")).toBe("AIE-3.6.5.m pretendNeutral");
    check(p);
  });

  test("AIE-3.6.5.b AIE-R186 one in every region, if it comes to that", () => {
    const p = plotting("republicans", {
      ...ANTONIUS,
      caesarians: { ...ANTONIUS.caesarians, "hispania-1": ["calvinus", "legio-VI"] },
    });
    play(p, [`${COUP} m-antonius`], [1]);
    play(p, "appoint m-antonius", [1]);
    const twice = rated(p, { calvinus: 3 });
    play(twice, "pretend stratagem-05-a calvinus", [1]);
    play(twice, "appoint calvinus", [1]);
    expect(box.regions.filter((each) => twice.triumvir[each] >= 0)).toHaveLength(2);
  });

  test("AIE-3.6.5.c AIE-R83 by the PC of his new face", () => {
    const p = plotting("republicans", ANTONIUS);
    play(p, `${COUP} lepidus`, [4]);
    expect(pcOf(p, piece("lepidus"))).toBe(3);
    play(p, "appoint lepidus", [3, 1]);
    expect(isPretender(p, "lepidus")).toBe(true);
  });
});

describe("Dolabella (R195)", () => {
  const DOLABELLA: Layout = {
    scenario: "philippi",
    caesarians: { "italia-1": ["octavianus*"], "hispania-1": ["dolabella", "calvinus", "legio-V"] },
    republicans: { "graecia-1": ["m-brutus*"] },
  };

  test("AIE-S5.j AIE-R195 a coup counts among his changes of side, and the second one is the end of him", () => {
    const p = plotting("republicans", DOLABELLA);
    play(p, `${COUP} calvinus`, [1]);
    expect([side(p, "dolabella"), at(p, "dolabella")]).toEqual(["republicans", "hispania-1"]);
    goTo(p, { step: "turncoat", turned: false });
    p.flags = 0;
    p.initiative = CAES;
    const events = run(p);
    expect(told(events, "died")).toMatchObject([{ rule: "AIE-S5.j", leader: "dolabella", how: "other" }]);
    expect(told(events, "points")).toEqual([]);
  });

  test("AIE-S5.j AIE-R195 as a Pretender, too: then the coup ends with him", () => {
    const p = plotting("republicans", DOLABELLA);
    own.title(p)[piece("dolabella")] |= TURNED;
    const events = play(p, `${COUP} dolabella`, [1]);
    expect(told(events, "coup")).toMatchObject([{ validated: true }]);
    expect(at(p, "dolabella")).toBe("gone");
    expect([asked(p), side(p, "calvinus")]).toEqual(["embassy", "caesarians"]);
  });

  test("AIE-R195 in other scenarios he is a leader like others", () => {
    const p = lay({ ...DOLABELLA, scenario: "pharsalus", hands: { republicans: ["04"] } });
    own.title(p)[piece("dolabella")] |= TURNED;
    goTo(p, { step: "embassy", side: REP, tried: true });
    run(p);
    play(p, `${COUP} dolabella`, [1]);
    expect(isPretender(p, "dolabella")).toBe(true);
  });
});
