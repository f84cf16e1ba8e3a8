/**
 * The plot that each place has for its blocks. Every place begins with what the map keeps clear for a pile; then all
 * grow in turn, a little at a time, into what no city, name or other pile needs. So no two stacks can ever meet.
 */
import type { CityGround, Geography, Point } from "../map/geography.ts";
import { FRAME, HEIGHT, LETTERS, markReach, PILE, WIDTH } from "../map/measures.ts";
import type { Ground } from "../places.ts";

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The part of two rectangles that both cover. */
export const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

export const around = (at: Point, reach: Rect): Rect => ({
  left: at.x + reach.left,
  top: at.y + reach.top,
  right: at.x + reach.right,
  bottom: at.y + reach.bottom,
});

const STEP = 6;
const MOST = { wide: 200, high: 150 } as const;
/** A letter of a name is about so broad, as a part of its size. */
const LETTER_BREADTH = 0.7;

/** Sideways before upward: rows read better than columns. */
const WAYS: readonly ((plot: Rect) => Rect)[] = [
  (plot) => ({ ...plot, right: plot.right + STEP }),
  (plot) => ({ ...plot, left: plot.left - STEP }),
  (plot) => ({ ...plot, right: plot.right + STEP }),
  (plot) => ({ ...plot, left: plot.left - STEP }),
  (plot) => ({ ...plot, top: plot.top - STEP }),
  (plot) => ({ ...plot, bottom: plot.bottom + STEP }),
];

/** Which plot a place has. */
export type Plots = ReadonlyMap<string, Rect>;

export function plotsOn(geography: Geography, grounds: readonly Ground[]): Plots {
  const fixed = geography.cities.flatMap(covers);
  const plots = new Map(grounds.map(({ id, stack }) => [id, around(stack, PILE)]));
  const fits = (id: string, was: Rect, plot: Rect): boolean => {
    if (plot.right - plot.left > MOST.wide || plot.bottom - plot.top > MOST.high) return false;
    if (plot.left < SHEET.left || plot.top < SHEET.top || plot.right > SHEET.right || plot.bottom > SHEET.bottom)
      return false;
    // What a pile touched from the beginning cannot be helped; nothing more may be added.
    if (fixed.some((each) => shared(each, plot) > shared(each, was))) return false;
    for (const [other, theirs] of plots) if (other !== id && shared(theirs, plot) > shared(theirs, was)) return false;
    return true;
  };
  for (let grown = true; grown; ) {
    grown = false;
    for (const way of WAYS)
      for (const [id, plot] of plots) {
        const larger = way(plot);
        if (!fits(id, plot, larger)) continue;
        plots.set(id, larger);
        grown = true;
      }
  }
  return plots;
}

/** A city's marker and its name at the middle distance, which blocks must not cover. */
function covers(city: CityGround): readonly Rect[] {
  const long = city.name.length * LETTERS.middle * LETTER_BREADTH;
  const { x, y, anchor } = city.label;
  const left = anchor === "start" ? x : anchor === "end" ? x - long : x - long / 2;
  return [
    around(city, markReach(city, 1)),
    { left, right: left + long, top: y - LETTERS.middle, bottom: y + LETTERS.middle * 0.3 },
  ];
}

const SHEET: Rect = { left: FRAME + 4, top: FRAME + 4, right: WIDTH - FRAME - 4, bottom: HEIGHT - FRAME - 4 };
