/** Movement at random, on every set-up and in every weather: what is listed is legal, all else is refused, nothing breaks. */
import { seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Act } from "../acts.ts";
import { isSea, onMap } from "../board.ts";
import { broken } from "../faults.ts";
import { GROUP, isMarked, JANUS, own, type Position } from "../position.ts";
import { fits } from "../sailing.ts";
import { SCENARIO_IDS } from "../scenarios.ts";
import { BOTH, type Side } from "../sides.ts";
import { acts, box, goTo, type Layout, lay, run, textOf } from "../testing/table.ts";
import { inSteps } from "./index.ts";

const KINDS = ["take", "all", "add", "step", "drop", "halt", "end-moves"];
const BOOK: readonly Act[] = KINDS.flatMap((kind) => {
  const [from, to] = acts.codesOf(kind);
  return Array.from({ length: to - from }, (_, i) => acts.decode(from + i));
});

/** The first act that is listed and refused, or legal and not listed. */
function wrongAct(p: Position): string | null {
  const listed = new Set(inSteps.legal(p));
  for (const act of BOOK)
    if (listed.has(act) !== (inSteps.refuse(p, act) === null)) return `${textOf(act)} at ${p.stack.at(-1)?.step}`;
  return null;
}

/** AIE-3.4.2.k: between moves everybody at sea has a place. */
function adrift(p: Position, side: Side): boolean {
  return box.seas.some((sea) => {
    const there = box.units.filter((unit) => p.at[unit] === sea && p.side[unit] === side);
    const ships = there.filter((unit) => box.isNaves[unit]);
    return !fits(
      p,
      there.filter((unit) => !box.isNaves[unit]),
      ships,
    );
  });
}

const WARS: readonly Layout[] = [
  {},
  { event: 2 },
  { event: 6 },
  { event: 9 },
  { flags: JANUS },
  { event: 6, war: { germani: "caesarians", thracii: "republicans", armenii: "republicans", mauri: "caesarians" } },
];

/** Peoples that are at war stand at home. */
function raise(p: Position): void {
  for (const people of box.peoples)
    if (p.holder[people] >= 0)
      for (const unit of box.unitsOf[people])
        if (!onMap(p.at[unit])) {
          own.at(p)[unit] = box.homes[people][0];
          (box.isNaves[unit] ? own.ships(p) : own.land(p))[2 * p.at[unit] + p.side[unit]]++;
        }
}

test.each(SCENARIO_IDS)("AIE-2.E.b AIE-3.4.2.k AIE-3.7.1.a movement at random from the set-up of %s", (scenario) => {
  const dice = seededDice(`movement of ${scenario}`);
  let decisions = 0;
  for (const layout of WARS) {
    const p = lay({ ...layout, scenario, asSetUp: true });
    raise(p);
    // AIE-3.7.1.a: no leader changes sides by moving.
    const sides = box.leaders.map((leader) => p.side[leader]);
    for (let sequence = 0; sequence < 4; sequence++)
      for (const side of BOTH) {
        goTo(p, { step: "movement", side });
        run(p);
        while (p.stack.length > 0) {
          if (decisions++ % 29 === 0) expect(wrongAct(p)).toBeNull();
          const list = inSteps.legal(p);
          expect(list.length).toBeGreaterThan(0);
          expect(inSteps.refuse(p, inSteps.byDefault(p))).toBeNull();
          inSteps.play(p, list[dice.roll(list.length) - 1], dice);
          const fault = broken(p);
          if (fault !== "the game stopped") expect(fault).toBeNull();
        }
        expect(adrift(p, side)).toBe(false);
        expect(box.pieces.some((piece) => isMarked(p, piece, GROUP))).toBe(false);
        for (const piece of box.pieces) own.marks(p)[piece] = 0;
      }
    expect(box.leaders.map((leader) => p.side[leader])).toEqual(sides);
    expect(
      box.pieces.every((piece) => !onMap(p.at[piece]) || !isSea(box, p.at[piece]) || box.isOpenSea[p.at[piece]]),
    ).toBe(true);
  }
  expect(decisions).toBeGreaterThan(500);
});
