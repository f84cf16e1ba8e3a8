import { type Seen, seenFrom } from "@rubicon/alea-iacta-est/components";
import { describe, expect, test } from "vitest";
import { layOut } from "../../../series/pieces/layout.ts";
import { layoutSuite } from "../../../series/pieces/testing.ts";
import { KIT } from "../testing.ts";
import { playThrough } from "../testing-games.ts";
import { byZone } from "./camps.ts";
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

describe.each(["rise-of-caesar", "pharsalus", "thapsus-and-munda"])("in %s", (scenario) => {
  layoutSuite(
    GROUND,
    positions(scenario, 6, 30).map(({ pieces }) => byZone(KIT, pieces)),
  );
});

test("AIE-8.3.a a pile is as strong as its units are now, and leaders come first", () => {
  const [first] = positions("rise-of-caesar", 1, 1000);
  const { stacks } = layOut(GROUND, byZone(KIT, first.pieces), "far", { fans: new Set(), clicked: [] });
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
