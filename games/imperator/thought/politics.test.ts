/** Decisions of state: what races is legal, few, and has the plain player's answer in it. */
import { pick, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { imperator as game } from "../index.ts";
import { topOf } from "./moments.ts";
import { politics } from "./politics.ts";
import { plainly } from "./script.ts";
import { weed } from "./weeds.ts";

test("IMP-3.2.b, IMP-4.5K.f a few answers race, the plain player's among them", () => {
  const several = new Map<string, number>();
  for (const seed of ["a", "b", "c"]) {
    const dice = seededDice(`politics/${seed}`);
    const p = game.begin("s4_five_emperors", {});
    game.open(p, dice);
    for (let n = 0; n < 2_500 && game.toMove(p) !== "over"; n++) {
      const acts = [...game.legal(p)];
      const kept = [...acts];
      weed(p, kept);
      if (politics(p, acts) !== null) {
        const { step } = topOf(p);
        expect(kept.length).toBeLessThanOrEqual(4);
        expect(kept[0]).toBe(plainly(p));
        for (const act of kept) expect(acts).toContain(act);
        if (kept.length > 1) several.set(step, (several.get(step) ?? 0) + 1);
      }
      game.play(p, pick(acts, dice), dice);
    }
  }
  expect(several.get("reserves")).toBeGreaterThan(0);
  expect(several.get("extension")).toBeGreaterThan(0);
});

test("IMP-3.4.c men are detached only where a plain player would, and may be left where they are", () => {
  const p = game.begin("s4_five_emperors", {});
  const dice = seededDice("vexillations");
  game.open(p, dice);
  for (let n = 0; n < 2_500 && game.toMove(p) !== "over"; n++) {
    const acts = game.legal(p);
    if (topOf(p).step === "vexillations") {
      const plain = plainly(p);
      expect(politics(p, acts)).toEqual(plain.do === "detach" ? [plain, p.box.acts.done()] : [plain]);
    }
    game.play(p, pick(acts, dice), dice);
  }
});
