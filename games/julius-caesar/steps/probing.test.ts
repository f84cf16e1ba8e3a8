/** Nobody looks at what is hidden and takes it back: what tells something is final, whatever it tells (H). */
import { openTable } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Event } from "../events.ts";
import { juliusCaesar } from "../index.ts";
import { lay, play, push, run, told, turnWith } from "../testing/table.ts";

const reveals = (events: readonly Event[]): boolean => events.some((event) => event.reveals);

describe("an eruption", () => {
  const erupting = (legion: string): readonly Event[] =>
    play(
      turnWith({
        map: { genua: ["legio-8"], roma: [legion, "legio-3"] },
        cards: { caesar: "vulcan", pompeius: "2/2" },
      }),
      "erupt roma",
    );

  test("JC-E7.a, JC-H.b is final when somebody falls, and when nobody does", () => {
    expect(reveals(erupting("legio-1 1"))).toBe(true);
    const harmless = erupting("legio-1 4");
    expect(told(harmless, "eliminated")).toEqual([]);
    expect(reveals(harmless)).toBe(true);
  });

  test("JC-E7.a declined it tells nothing, and may be thought over", () => {
    const p = turnWith({
      map: { genua: ["legio-8"], roma: ["legio-1"] },
      cards: { caesar: "vulcan", pompeius: "2/2" },
    });
    expect(reveals(play(p, "decline"))).toBe(false);
  });
});

test("JC-E2.b Jupiter's stroke is final though there is but one block to strike", () => {
  const p = turnWith({
    map: { ravenna: ["legio-13"], roma: ["legio-1"] },
    cards: { caesar: "jupiter", pompeius: "2/2" },
  });
  expect(reveals(play(p, "strike roma green"))).toBe(true);
});

describe("winter", () => {
  test("JC-8.1.b, JC-H.g those whom Cleopatra joins learn her strength: the act before is final", () => {
    const joined = run(
      push(lay({ map: { antiochia: ["cleopatra 2"], alexandria: ["legio-17"] } }), { step: "winter" }),
    );
    expect(told(joined, "cleopatra")).toMatchObject([{ cause: "winter", reveals: true }]);
    const stayed = run(push(lay({ map: { antiochia: ["cleopatra 2"] } }), { step: "winter" }));
    expect(reveals(stayed)).toBe(false);
  });

  test("JC-H.b a defector sent home is seen by the side whose pool it joins", () => {
    const p = push(lay({ map: { roma: ["legio-17", "legio-5 1 caesar"] } }), { step: "winter" });
    run(p);
    expect(reveals(play(p, "disband legio-17"))).toBe(false);
    expect(reveals(play(p, "disband legio-5"))).toBe(true);
  });
});

test("JC-H.b at a table an eruption cannot be taken back, a move before it could", () => {
  const { table, seat } = eruption();
  expect(table.freeReturns((each) => each === seat)).toEqual([]);
});

/** A table where somebody has just erupted, found among games in which everybody does what comes first. */
function eruption() {
  for (let seed = 0; seed < 400; seed++) {
    const table = openTable(juliusCaesar, { scenario: "historical", dice: { kind: "seed", seed: `probe ${seed}` } });
    for (let n = 0; n < 60 && table.toMove !== "over"; n++) {
      const seat = table.toMove;
      const acts = juliusCaesar.legal(table.position);
      const erupt = acts.find((act) => act.do === "erupt");
      table.act(seat, erupt ?? acts[0]);
      if (erupt !== undefined) return { table, seat };
    }
  }
  throw new Error("nobody has erupted");
}
