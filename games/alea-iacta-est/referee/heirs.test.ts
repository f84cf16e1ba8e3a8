/** A referee's expectations of those who lead: second leaders, heirs of Caesar and of Pompeius, factions without anybody. */
import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { ABSENT, GONE } from "../board.ts";
import { CHIEF_SLAIN, FACTION_LEADER, isFlagged, own, type Position, takeOff } from "../position.ts";
import { CAES, NOBODY, REP } from "../sides.ts";
import {
  asked,
  at,
  byDefault,
  goTo,
  lay,
  legal,
  people,
  piece,
  play,
  run,
  side,
  told,
  toMove,
} from "../testing/table.ts";
import { d10, holding, sequence } from "./flow.ts";

const leads = (p: Position, name: string): boolean => (p.title[piece(name)] & FACTION_LEADER) !== 0;

/** -46: Pompeius is gone, Scipio leads. Caesar attacks him with one legion against four, and falls. */
function fallOfCaesar(
  seconds: readonly string[],
  without: readonly string[],
): { p: Position; events: ReturnType<typeof play> } {
  const p = sequence(
    "caesarians",
    {
      scenario: "rise-of-caesar",
      asSetUp: true,
      year: -46,
      control: holding(["gallia"]),
      caesarians: { "graecia-1": ["caesar*", "legio-V"] },
      republicans: { "graecia-2": ["scipio*", "legio-I", "legio-II", "legio-III", "legio-IV"] },
    },
    (table) => {
      takeOff(table, piece("pompeius"), GONE);
      own.title(table)[piece("pompeius")] = 0;
      for (const name of without) takeOff(table, piece(name), GONE);
      for (const name of seconds) own.title(table)[piece(name)] |= FACTION_LEADER;
    },
  );
  play(p, ["take caesar", "add legio-V", "step graecia-2"]);
  play(p, "end-moves");
  if (asked(p) === "evasions") play(p, "stand");
  const events = play(p, "fight graecia-2", [1]);
  expect(at(p, "caesar")).toBe("gone");
  return { p, events };
}

/** Phase C of the next year, everybody placed by default. */
function nextPhaseC(p: Position): void {
  p.year++;
  p.initiative = CAES;
  goTo(p, { step: "geostrategy" });
  run(p, seededDice("heirs"));
  while (asked(p) === "arrivals") play(p, byDefault(p), seededDice("heirs"));
}

describe("Caesar falls", () => {
  test("AIE-3.5.2.f AIE-3.5.2.h AIE-R42 M. Antonius leads at once, and a second leader loses his marker", () => {
    const { p, events } = fallOfCaesar(["lepidus"], []);
    expect(told(events, "unnamed")).toMatchObject([{ leader: "lepidus", rule: "AIE-3.5.2.h" }]);
    expect([leads(p, "m-antonius"), leads(p, "lepidus")]).toEqual([true, false]);
  });

  test("AIE-3.5.2.h M. Antonius who was second himself is left alone, and named no second time", () => {
    const { p, events } = fallOfCaesar(["m-antonius"], []);
    expect([told(events, "named"), leads(p, "m-antonius")]).toEqual([[], true]);
  });

  test("AIE-3.5.2.l AIE-3.5.2.b AIE-R98 without M. Antonius the second leader leads alone, and Octavianus joins him on entry", () => {
    const { p, events } = fallOfCaesar(["lepidus"], ["m-antonius"]);
    expect([told(events, "named"), told(events, "unnamed"), leads(p, "lepidus")]).toEqual([[], [], true]);
    nextPhaseC(p);
    expect([leads(p, "lepidus"), leads(p, "octavianus")]).toEqual([true, true]);
  });

  test("AIE-3.5.2.l AIE-3.5.2.d AIE-R98 without either the Caesarians choose by PC: the best or one less", () => {
    const { p } = fallOfCaesar([], ["m-antonius"]);
    expect([asked(p), toMove(p)]).toEqual(["succession", "palatine"]);
    // Lepidus has 4, Curio and D. Brutus 3, Hirtius and Trebonius 2.
    expect(legal(p).sort()).toEqual(["succeed curio", "succeed d-brutus", "succeed lepidus"]);
    play(p, "succeed curio");
    while (asked(p) !== "nothing") play(p, byDefault(p));
    nextPhaseC(p);
    expect([leads(p, "curio"), leads(p, "octavianus")]).toEqual([true, true]);
  });
});

describe("Pompeius dies in his bed", () => {
  const deathbed = (caesar: readonly string[]): { p: Position; events: ReturnType<typeof run> } => {
    const p = lay({
      scenario: "rise-of-caesar",
      year: -43,
      initiative: "caesarians",
      caesarians: { "gallia-9": [...caesar, "m-antonius*"] },
      republicans: { "asia-1": ["pompeius*", "m-brutus", "cassius"], "asia-5": ["scipio"] },
    });
    goTo(p, { step: "deaths" });
    // In the order of the table Caesar, if he lives, is tested before him: below 2, and below 3.
    return { p, events: run(p, [...caesar.flatMap(() => d10(2)), ...d10(2)]) };
  };

  test("AIE-LT.f AIE-LT.j AIE-R93 a 2 kills Pompeius and not Caesar; nobody scores, the Republic is not shaken, M. Brutus and Cassius go over", () => {
    const { p } = deathbed(["caesar*"]);
    expect([at(p, "pompeius"), at(p, "caesar")]).toEqual(["gone", "gallia-9"]);
    expect([at(p, "m-brutus"), side(p, "cassius")]).toEqual(["gallia-9", "caesarians"]);
    expect([p.score, isFlagged(p, CHIEF_SLAIN)]).toEqual([0, false]);
    // AIE-3.5.2.j: they are no candidates, though their PC was 5 and 4.
    expect(leads(p, "scipio")).toBe(true);
  });

  test("AIE-3.5.2.k when Caesar is no more they stay where they are, and may succeed", () => {
    const { p } = deathbed([]);
    expect([at(p, "m-brutus"), side(p, "m-brutus")]).toEqual(["asia-1", "republicans"]);
    expect([asked(p), legal(p).sort()]).toEqual([
      "succession",
      ["succeed cassius", "succeed m-brutus", "succeed scipio"],
    ]);
  });
});

describe("factions and their leaders", () => {
  test("AIE-2.D.f AIE-2.D.g a second leader is named when the sequences are counted, and changes nothing in them", () => {
    const p = lay({
      scenario: "thapsus-and-munda",
      year: -46,
      initiative: "republicans",
      caesarians: { "italia-1": ["caesar*"] },
      republicans: { "africa-1": ["scipio*", "labienus"] },
      flags: 0,
    });
    goTo(p, { step: "administration" });
    // Caesar's 6 and Scipio's 3: nine, five of them for the initiative. Event 12.
    run(p, [6, ...d10(6)]);
    expect([asked(p), toMove(p)]).toEqual(["secondLeader", "quirinal"]);
    // Labienus would have brought 4.
    play(p, "second labienus");
    expect([p.sequences[CAES], p.sequences[REP]]).toEqual([4, 5]);
  });

  test("AIE-3.5.2.n AIE-R169 Caesar away for the winter still counts in Phase B", () => {
    const p = lay({
      year: -47,
      caesarians: { "italia-1": ["caesar*"] },
      republicans: { "asia-1": ["pompeius*"] },
      flags: 0,
    });
    takeOff(p, piece("caesar"), ABSENT);
    goTo(p, { step: "initiative" });
    expect(told(run(p, [5]), "initiative")).toMatchObject([{ side: "caesarians", pc: 6 }]);
  });

  test("AIE-2.B.a AIE-2.B.c a 6 is not lower than 6; without a Faction Leader no die helps the Caesarians", () => {
    const thrown = (leader: string, die: number): string => {
      const p = lay({ year: -47, caesarians: { "italia-1": [leader] }, flags: 0 });
      goTo(p, { step: "initiative" });
      return told(run(p, [die]), "initiative")[0].side;
    };
    expect([thrown("caesar*", 5), thrown("caesar*", 6), thrown("caesar", 1)]).toEqual([
      "caesarians",
      "republicans",
      "republicans",
    ]);
  });

  test("AIE-2.B.b AIE-2.D.a of two leaders the better PC counts for the initiative, the better SR for the sequences", () => {
    // Octavianus 5 and 4, M. Antonius 4 and 5.
    const p = lay({
      scenario: "philippi",
      year: -42,
      flags: 0,
      initiative: "caesarians",
      caesarians: { "italia-1": ["octavianus*", "m-antonius*"] },
      republicans: { "graecia-2": ["m-brutus*", "cassius*"] },
    });
    goTo(p, { step: "initiative" });
    expect(told(run(p, [4]), "initiative")).toMatchObject([{ side: "caesarians", pc: 5 }]);
    goTo(p, { step: "sequences" });
    // M. Brutus 3, Cassius 4.
    expect(told(run(p), "sequences")).toMatchObject([{ total: 9, caesarians: 5, republicans: 4 }]);
  });

  test("AIE-3.5.2.m AIE-R92 a faction that has nobody left on the map is led by the first who comes", () => {
    const p = lay({
      scenario: "rise-of-caesar",
      asSetUp: true,
      year: -48,
      initiative: "caesarians",
      control: holding(["gallia"]),
    });
    for (const leader of p.box.romanLeaders)
      if (p.side[leader] === CAES && p.at[leader] >= 0) {
        takeOff(p, leader, GONE);
        own.title(p)[leader] = 0;
      }
    goTo(p, { step: "arrivals", side: CAES });
    run(p);
    // Bassus is the first of the list of -48.
    const events = play(p, byDefault(p));
    expect(told(events, "named")).toMatchObject([{ leader: "bassus", rule: "AIE-3.5.2.m" }]);
  });

  test("AIE-EV4.a AIE-R166 of two Faction Leaders of the side that holds Roma the one who is there falls ill, else one it names", () => {
    const ill = (where: string): Position => {
      const p = lay({
        scenario: "philippi",
        initiative: "caesarians",
        roma: "caesarians",
        caesarians: { "italia-1": ["octavianus*"], [where]: ["m-antonius*"], "gallia-9": ["lepidus"] },
      });
      if (where === "italia-1") takeOff(p, piece("octavianus"), GONE);
      goTo(p, { step: "event" });
      run(p, [4, ...d10(0)]);
      return p;
    };
    expect(asked(ill("gallia-1"))).toBe("nothing");
    const p = lay({
      scenario: "philippi",
      initiative: "caesarians",
      roma: "caesarians",
      caesarians: { "italia-2": ["octavianus*"], "gallia-1": ["m-antonius*"] },
    });
    goTo(p, { step: "event" });
    run(p, [4, ...d10(0)]);
    expect([asked(p), legal(p).sort()]).toEqual(["illness", ["ail m-antonius", "ail octavianus"]]);
  });

  test("AIE-EV10.b AIE-EV8.a AIE-EV7.a nobody's Roma brings nobody a sequence; eleven less one, and two in all", () => {
    const after = (d6: number, face: number, sequences: readonly [number, number]): readonly number[] => {
      const p = lay({ initiative: "republicans", roma: null });
      [own.sequences(p)[CAES], own.sequences(p)[REP]] = sequences;
      goTo(p, { step: "event" });
      run(p, [d6, ...d10(face)]);
      expect(p.extra).toBe(NOBODY);
      return [p.sequences[CAES], p.sequences[REP]];
    };
    expect(after(4, 6, [5, 6])).toEqual([5, 6]);
    expect(after(4, 3, [5, 6])).toEqual([5, 5]);
    expect(after(4, 3, [5, 5])).toEqual([4, 5]);
    expect(after(4, 4, [5, 6])).toEqual([1, 1]);
  });

  test("AIE-NT.b AIE-R101 Orodes leaves in -39, whatever the Parthi do; Phraates comes to a home of theirs in -38", () => {
    const p = lay({ scenario: "from-caesar-to-augustus", asSetUp: true, year: -39, initiative: "caesarians" });
    goTo(p, { step: "deaths" });
    run(p, seededDice("beds"));
    expect(at(p, "orodes-ii")).toBe("gone");
    p.year = -38;
    goTo(p, { step: "arrivals", side: CAES });
    run(p);
    while (asked(p) === "arrivals") play(p, legal(p)[0]);
    expect(at(p, "phraates-iv")).toMatch(/^parthi/);
    expect(p.holder[people("parthi")]).toBe(NOBODY);
  });
});
