/** The six set-ups, and that games begin and end. */
import { EVERYTHING, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { broken } from "./faults.ts";
import { imperator } from "./index.ts";
import { SCENARIO_IDS } from "./scenarios.ts";

test.each(SCENARIO_IDS)("%s begins, goes on and ends", (id) => {
  const p = imperator.begin(id);
  expect(broken(p)).toBeNull();
  const dice = seededDice(id);
  imperator.open(p, dice, () => {});
  for (let i = 0; imperator.outcome(p) === null; i++) {
    expect(broken(p)).toBeNull();
    expect(imperator.hash(imperator.read(imperator.write(p)))).toBe(imperator.hash(p));
    expect(imperator.sight(p, EVERYTHING)).toMatchObject({ scenario: id });
    const legal = imperator.legal(p);
    imperator.play(p, legal[i % legal.length], dice, () => {});
    if (i > 100_000) throw new Error("it does not end");
  }
  expect(broken(p)).toBeNull();
});
