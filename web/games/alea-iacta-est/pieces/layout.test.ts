import { type Seen, seenFrom } from "@rubicon/alea-iacta-est/components";
import { describe, expect, test } from "vitest";
import { overlap, type Rect } from "../../../drawing/plane.ts";
import type { Level } from "../../face.ts";
import { MEASURES } from "../map/measures.ts";
import { KIT } from "../testing.ts";
import { playThrough } from "../testing-games.ts";
import { byZone } from "./camps.ts";
import { layOut, type Stack } from "./layout.ts";

const LEVELS: readonly Level[] = ["far", "middle", "near"];
const NOTHING = { fans: new Set<string>(), clicked: [] };
const laidOut = (seen: Seen, level: Level, fans: ReadonlySet<string> = NOTHING.fans) =>
  layOut(KIT, byZone(KIT, seen.pieces), level, { ...NOTHING, fans });

/** Positions of games played by chance, one in so many. */
function positions(scenario: string, games: number, every: number): readonly Seen[] {
  const found: Seen[] = [];
  for (let game = 0; game < games; game++)
    playThrough(scenario, `layout ${game}`, 900, ({ n, sight }) => {
      if (n % every === 0) found.push(seenFrom(sight("watcher")));
    });
  return found;
}

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));

const inSheet = ({ left, top, right, bottom }: Rect): boolean =>
  left >= 0 && top >= 0 && right <= MEASURES.width && bottom <= MEASURES.height;
const isAlone = ({ camps }: Stack): boolean => camps.length === 1;

describe.each(["rise-of-caesar", "pharsalus", "thapsus-and-munda"])("in %s", (scenario) => {
  const seen = positions(scenario, 6, 30);

  test.each(LEVELS)("every piece on the map lies somewhere, once, from %s", (level) => {
    for (const at of seen) {
      const { stacks } = laidOut(at, level);
      const keys = stacks.flatMap(({ camps }) => camps.flatMap(({ laid }) => laid.map(({ key }) => key)));
      const there = at.pieces.filter(({ at: zone }) => KIT.places.groundOf(zone) !== undefined);
      expect(keys.toSorted()).toEqual(there.map(({ piece }) => piece).toSorted());
    }
  });

  test.each(LEVELS)("stacks of one side lie clear of each other from %s", (level) => {
    for (const at of seen) {
      const alone = laidOut(at, level).stacks.filter(isAlone);
      const met = pairs(alone).filter(([a, b]) => overlap(a.box, b.box) > 0);
      expect(met.map(([a, b]) => `${a.place} and ${b.place}`)).toEqual([]);
      for (const { box, place } of alone) expect(inSheet(box), place).toBe(true);
    }
  });

  test("a fan shows every counter of its zone, on the sheet", () => {
    for (const at of seen.filter((_, i) => i % 4 === 0)) {
      const zones = byZone(KIT, at.pieces);
      for (const [zone, pieces] of zones) {
        const { fans, stacks } = laidOut(at, "far", new Set([zone]));
        const shown = fans[0] ?? stacks.find(({ place }) => place === zone);
        expect(shown?.camps.flatMap(({ laid }) => laid)).toHaveLength(pieces.length);
        if (fans[0]) expect(inSheet(fans[0].box), zone).toBe(true);
      }
    }
  });
});

test("AIE-8.3.a a pile is as strong as its units are now, and leaders come first", () => {
  const [first] = positions("rise-of-caesar", 1, 1000);
  for (const { camps } of laidOut(first, "far").stacks)
    for (const { gathered } of camps) {
      const sum = gathered.units.reduce((all, { piece, reduced }) => {
        const unit = KIT.facts.pieces.get(piece)?.unit;
        return all + (unit ? (reduced ? unit.reduced.sp : unit.full.sp) : 0);
      }, 0);
      expect(gathered.strength).toBe(sum);
      for (const { piece } of gathered.leaders) expect(KIT.facts.pieces.get(piece)?.unit).toBeNull();
    }
});
