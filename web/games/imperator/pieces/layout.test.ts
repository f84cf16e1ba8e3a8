import { type Seen, seenFrom } from "@rubicon/imperator/components";
import { describe, expect, test } from "vitest";
import { layOut } from "../../../series/pieces/layout.ts";
import { layoutSuite } from "../../../series/pieces/testing.ts";
import { KIT } from "../testing.ts";
import { playThrough } from "../testing-games.ts";
import { byPlaces, campsIn } from "./camps.ts";
import { groundFor } from "./layout.ts";

const GROUND = groundFor(KIT);

/** Positions of games played by chance, one in so many. */
function positions(scenario: string, games: number, every: number): readonly Seen[] {
  const found: Seen[] = [];
  for (let game = 0; game < games; game++)
    playThrough(scenario, `layout ${game}`, 900, ({ n, sight }) => {
      if (n % every === 0) found.push(seenFrom(sight("watcher")));
    });
  return found;
}

const SCENARIOS = ["s2_parthian_war", "s4_five_emperors", "s5_grand_campaign"];

describe.each(SCENARIOS)("in %s", (scenario) => {
  layoutSuite(
    GROUND,
    positions(scenario, 4, 30).map(({ pieces }) => byPlaces(KIT, pieces)),
  );
});

test("IMP-8.2.a a pile is as strong as its units are now, and leaders come first", () => {
  const [first] = positions("s5_grand_campaign", 1, 1000);
  const { stacks } = layOut(GROUND, byPlaces(KIT, first.pieces), "far", { fans: new Set(), clicked: [] });
  for (const { camps } of stacks)
    for (const { gathered } of camps) {
      const sum = gathered.units.reduce((all, { piece, reduced }) => {
        const unit = KIT.facts.pieces.get(piece)?.unit;
        return all + (unit ? (reduced ? unit.reduced.sp : unit.full.sp) : 0);
      }, 0);
      expect(gathered.strength).toBe(sum);
      for (const { piece } of gathered.leaders) expect(KIT.facts.pieces.get(piece)?.unit).toBeNull();
    }
});

test("IMP-3.5.m a fleet in port lies in its box, a fleet at sea on its sea with all it carries", () => {
  const [{ pieces }] = positions("s5_grand_campaign", 1, 1000);
  expect([...byPlaces(KIT, pieces)].find(([, all]) => all.some(({ piece }) => piece === "classis_ravennas"))?.[0]).toBe(
    "port-ravenna",
  );
  const sailing = pieces.map((each) =>
    each.piece === "classis_ravennas"
      ? { ...each, at: "mare_internum_centralis" }
      : each.piece === "praetoria_1"
        ? { ...each, at: "aboard-classis_ravennas" }
        : each,
  );
  const aboard = byPlaces(KIT, sailing).get("mare_internum_centralis") ?? [];
  expect(aboard.map(({ piece }) => piece).sort()).toEqual(["classis_ravennas", "praetoria_1"]);
  const [camp] = campsIn(KIT, aboard);
  expect(camp.leaders[0].piece).toBe("classis_ravennas");
  expect(camp.units).toHaveLength(1);
});

test("IMP-1.1.b IMP-6.3.j IMP-1.1.c loyal, rebel, mutinous and peaceful pieces of a zone are camps of their own", () => {
  const stand = (piece: string, more: object) => ({ piece, at: "dacia", side: null, ...more });
  const camps = campsIn(KIT, [
    stand("xiii_gemina", { side: "rome" }),
    stand("v_macedonica", { side: "enemy" }),
    stand("daci_1", { side: "enemy" }),
    stand("i_italica", { mutinous: true }),
    stand("jazyges_1", {}),
  ]);
  expect(camps.map(({ of }) => of)).toEqual(["rome", "rebel", "peoples", "mutiny", "peace"]);
  expect(camps.map(({ neutral }) => neutral)).toEqual([false, false, false, false, true]);
});
