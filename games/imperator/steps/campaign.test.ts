/** The campaign (2.E): whose sequence is next, and what one is made of. */
import { describe, expect, test } from "vitest";
import type { Event } from "../events/index.ts";
import type { Position } from "../position.ts";
import { ENEMY, ROME, type SideName } from "../sides.ts";
import { MOVED, mark } from "../table.ts";
import { asked, goTo, lay, legal, piece, play, run, told } from "../testing/table.ts";

/** A table with a little of both sides, so that each has something it could move. */
function campaigning(rome: number, enemy: number, initiative: SideName): Position {
  const p = lay({
    sequences: { rome, enemy },
    initiative,
    war: ["chatti"],
    rome: { roma: ["marcus_aurelius*"], noricum: ["x_gemina"] },
    enemy: { chatti: ["chatti_1"] },
  });
  return goTo(p, { step: "campaign" });
}

/** Nobody moves; who had a sequence, one after the other. */
function played(p: Position): string[] {
  const events: Event[] = run(p);
  while (p.stack.length > 0) events.push(...play(p, legal(p).includes("end-moves") ? "end-moves" : "done"));
  return told(events, "sequence").map(({ side, left, extra }) => `${side} ${extra ? "extra" : left}`);
}

describe("IMP-2.E.a in turns, the initiative first, until both have used theirs", () => {
  test.each([
    [3, 2, "rome", ["rome 3", "enemy 2", "rome 2", "enemy 1", "rome 1"]],
    [2, 3, "enemy", ["enemy 3", "rome 2", "enemy 2", "rome 1", "enemy 1"]],
    [3, 1, "rome", ["rome 3", "enemy 1", "rome 2", "rome 1"]],
    [0, 2, "rome", ["enemy 2", "enemy 1"]],
    [0, 0, "enemy", []],
  ] as const)("%d of Rome and %d of its enemies, %s first", (rome, enemy, initiative, order) => {
    const p = campaigning(rome, enemy, initiative);
    expect(played(p)).toEqual(order);
    // IMP-2.E.c
    expect([p.sequences[ROME], p.sequences[ENEMY]]).toEqual([0, 0]);
  });
});

test("IMP-TE.10.a the extra sequence comes last, though the Enemy acts twice running", () => {
  const p = campaigning(1, 1, "rome");
  p.extra = ENEMY;
  expect(played(p)).toEqual(["rome 1", "enemy 1", "enemy extra"]);
  expect(p.sequences[ENEMY]).toBe(0);
});

test("IMP-2.E.b IMP-2.E.c movement, then combat; then the count falls and what was marked is forgotten", () => {
  const p = campaigning(2, 0, "rome");
  run(p);
  expect([asked(p), p.sequences[ROME]]).toEqual(["movement", 2]);
  mark(p, piece("x_gemina"), MOVED);
  play(p, "end-moves");
  expect([asked(p), p.sequences[ROME], p.marks[piece("x_gemina")]]).toEqual(["movement", 1, 0]);
});
