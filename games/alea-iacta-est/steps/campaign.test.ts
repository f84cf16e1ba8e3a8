/** The campaign (2.E): whose sequence it is, what belongs to one, how it ends (E.1.9, E.3). */
import { describe, expect, test } from "vitest";
import type { Event } from "../events/index.ts";
import {
  CROSSED,
  cameFrom,
  FIRST_SEQUENCE_OVER,
  isFlagged,
  isMarked,
  LEADERLESS,
  MOVED,
  own,
  type Position,
} from "../position.ts";
import { type SideName, sideNamed } from "../sides.ts";
import {
  asked,
  at,
  box,
  goTo,
  inZone,
  type Layout,
  lay,
  piece,
  play,
  run,
  told,
  toMove,
  zone,
} from "../testing/table.ts";

/** Both leaders stand where nobody fights. */
const QUIET: Layout = { caesarians: { "gallia-9": ["caesar*"] }, republicans: { "graecia-1": ["pompeius*"] } };

function campaign(sequences: readonly [number, number], initiative: SideName, extra: SideName | null = null): Position {
  const p = lay({ ...QUIET, initiative });
  own.sequences(p)[sideNamed("caesarians")] = sequences[0];
  own.sequences(p)[sideNamed("republicans")] = sequences[1];
  if (extra) p.extra = sideNamed(extra);
  return goTo(p, { step: "campaign" });
}

/** Ends every sequence as soon as it begins; says whose they were. */
function order(p: Position): string {
  const events: Event[] = run(p);
  while (asked(p) === "movement") events.push(...play(p, "end-moves"));
  return told(events, "sequence")
    .map(({ side }) => (side === "caesarians" ? "C" : "R"))
    .join("");
}

describe("sequences", () => {
  test("AIE-2.E.a AIE-C003 the side with the initiative begins, then they alternate", () => {
    expect(order(campaign([6, 5], "caesarians"))).toBe("CRCRCRCRCRC");
    expect(order(campaign([5, 6], "republicans"))).toBe("RCRCRCRCRCR");
    expect(order(campaign([2, 2], "republicans"))).toBe("RCRC");
    expect(order(campaign([0, 0], "caesarians"))).toBe("");
  });

  test("AIE-EV10.a AIE-C014 the extra sequence comes after all others, outside the count", () => {
    const p = campaign([5, 5], "republicans", "republicans");
    expect(order(p)).toBe("RCRCRCRCRCR");
    expect(p.extra).toBe(-1);
    expect([...p.sequences]).toEqual([0, 0]);
    expect(order(campaign([0, 0], "caesarians", "republicans"))).toBe("R");
  });

  test("AIE-EV10.b AIE-C015 without one there are no more than those", () => {
    expect(order(campaign([5, 5], "republicans"))).toBe("RCRCRCRCRC");
  });

  test("AIE-2.E.d AIE-2.E.e AIE-C238 who moves nothing has spent his sequence", () => {
    const p = campaign([3, 2], "caesarians");
    run(p);
    expect(toMove(p)).toBe("palatine");
    play(p, "end-moves");
    expect([...p.sequences]).toEqual([2, 2]);
    expect(toMove(p)).toBe("quirinal");
    while (asked(p) === "movement") play(p, "end-moves");
    expect([...p.sequences]).toEqual([0, 0]);
  });

  test("AIE-2.E.b AIE-2.E.c movement, then combats, then the count: nothing is remembered afterwards", () => {
    const p = campaign([2, 2], "caesarians");
    run(p);
    play(p, ["take caesar", "step gallia-8", "halt"]);
    expect(isMarked(p, piece("caesar"), MOVED)).toBe(true);
    expect(box.zoneIds[cameFrom(p, piece("caesar"))]).toBe("gallia-9");
    expect(p.stack.map(({ step }) => step)).toEqual([
      "turns",
      "movesAndCombats",
      "endOfCombats",
      "combats",
      "endOfMovement",
      "movement",
    ]);
    play(p, "end-moves");
    expect([...p.marks].every((marks) => marks === 0)).toBe(true);
  });

  test("AIE-S1.g the first sequence of the Republicans is over when it has been played", () => {
    const p = campaign([1, 1], "republicans");
    run(p);
    expect(isFlagged(p, FIRST_SEQUENCE_OVER)).toBe(false);
    play(p, "end-moves");
    expect(isFlagged(p, FIRST_SEQUENCE_OVER)).toBe(true);
  });

  test("AIE-CT.f AIE-R189 it is remembered where everybody came from and what was crossed last", () => {
    const p = lay({
      caesarians: { "gallia-2": ["caesar", "legio-V"], "italia-5": ["legio-VI"] },
      control: { republicans: ["gallia", "italia"] },
      war: { germani: "republicans" },
    });
    goTo(p, { step: "movement", side: sideNamed("caesarians") });
    run(p);
    play(p, ["take caesar", "all", "step gallia-1", "step gallia-2", "halt"]);
    expect(isMarked(p, piece("legio-V"), CROSSED)).toBe(false);
    expect(box.zoneIds[cameFrom(p, piece("legio-V"))]).toBe("gallia-1");
    play(p, ["take legio-VI", "step sicilia-1"]);
    expect(isMarked(p, piece("legio-VI"), CROSSED)).toBe(true);
    expect(cameFrom(p, piece("legio-VI"))).toBe(zone("italia-5"));
  });
});

describe("the end of movement", () => {
  /** Their leader was lost in the enemy's sequence. */
  const stranded: Layout = {
    caesarians: { "thracii-2": ["legio-V", "legio-VI", "auxilia-1"], "graecia-2": ["caesar"], "gallia-9": ["curio"] },
    republicans: { "italia-5": ["pompeius*"] },
    war: { thracii: "republicans" },
    control: { caesarians: ["graecia", "gallia"] },
    initiative: "caesarians",
  };

  function begin(layout: Layout): Position {
    const p = lay(layout);
    goTo(p, { step: "movesAndCombats", side: sideNamed("caesarians"), extra: false, begun: false });
    own.sequences(p)[sideNamed("caesarians")] = 1;
    run(p);
    return p;
  }

  test("AIE-3.4.1.n AIE-3.4.1.l AIE-C239 AIE-R181 Romans outside who had no leader and have none perish; who came in lives", () => {
    const p = begin(stranded);
    expect(isMarked(p, piece("legio-V"), LEADERLESS)).toBe(true);
    const events = play(p, ["take legio-V", "step graecia-1", "take legio-VI", "step graecia-1", "end-moves"]);
    expect(told(events, "perished")).toMatchObject([{ rule: "AIE-3.4.1.n", zone: "thracii-2", units: ["auxilia-1"] }]);
    expect(at(p, "auxilia-1")).toBe("reserve");
    expect(inZone(p, "graecia-1")).toEqual(["legio-V", "legio-VI"]);
  });

  test("AIE-3.4.1.n AIE-C239 all of them, if nothing is done", () => {
    const p = begin(stranded);
    play(p, "end-moves");
    expect(inZone(p, "thracii-2")).toEqual([]);
  });

  test("AIE-3.4.1.n AIE-C239 or none, if a leader of theirs comes", () => {
    const p = begin(stranded);
    play(p, ["take caesar", "step thracii-2", "halt", "end-moves"]);
    expect(inZone(p, "thracii-2")).toEqual(["legio-V", "legio-VI", "auxilia-1", "caesar"]);
  });

  test("AIE-3.4.1.n AIE-R181 AIE-R192 not who lost his leader in this E.1, nor ships, nor the enemy's", () => {
    const p = lay({
      caesarians: { "thracii-2": ["legio-V"], aegyptii: ["naves-6sp-t0-1"] },
      republicans: { pannonii: ["legio-I"] },
      war: { thracii: "republicans", aegyptii: "republicans", pannonii: "caesarians" },
    });
    goTo(p, { step: "endOfMovement", side: sideNamed("caesarians") });
    run(p);
    expect(at(p, "legio-V")).toBe("thracii-2");
    const q = lay({
      caesarians: { aegyptii: ["naves-6sp-t0-1"], "gallia-9": ["curio"] },
      republicans: { pannonii: ["legio-I"] },
      war: { aegyptii: "republicans", pannonii: "caesarians" },
    });
    goTo(q, { step: "movesAndCombats", side: sideNamed("caesarians"), extra: false, begun: false });
    own.sequences(q)[sideNamed("caesarians")] = 1;
    run(q);
    play(q, "end-moves");
    expect(at(q, "naves-6sp-t0-1")).toBe("aegyptii");
    expect(at(q, "legio-I")).toBe("pannonii");
  });

  test("AIE-8.2.s AIE-R183 AIE-C254 AIE-3.7.2.d a leader who ends his move among leaderless legions does not win them over", () => {
    const p = lay({
      republicans: { "gallia-5": ["cato"] },
      caesarians: { "gallia-5": ["legio-V", "legio-VI", "legio-VII"], "italia-1": ["caesar*"] },
      control: { caesarians: ["gallia"] },
    });
    goTo(p, { step: "endOfMovement", side: sideNamed("republicans") });
    // A nine is deadly.
    const events = run(p, [9 + 1]);
    expect(told(events, "die")).toMatchObject([{ side: "republicans", sides: 10, face: 9 }]);
    expect(p.side[piece("legio-V")]).toBe(sideNamed("caesarians"));
    expect(at(p, "cato")).toBe("gone");
  });
});
