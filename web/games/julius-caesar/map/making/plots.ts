/**
 * The plot that each place has for its blocks. Every place begins with what is kept clear for a pile; then all grow in
 * turn, a little at a time, into what no city, name, tag or other pile needs. So no two stacks can ever meet.
 */

import { overlap, type Rect } from "../../../../drawing/plane.ts";
import { FRAME, HEIGHT, WIDTH } from "../measures.ts";
import { isOutside } from "./choices.ts";

const STEP = 6;
const MOST = { wide: 200, high: 150 } as const;
const SHEET: Rect = { left: FRAME + 4, top: FRAME + 4, right: WIDTH - FRAME - 4, bottom: HEIGHT - FRAME - 4 };

/** Sideways before upward: rows read better than columns. */
const WAYS: readonly ((plot: Rect) => Rect)[] = [
  (plot) => ({ ...plot, right: plot.right + STEP }),
  (plot) => ({ ...plot, left: plot.left - STEP }),
  (plot) => ({ ...plot, right: plot.right + STEP }),
  (plot) => ({ ...plot, left: plot.left - STEP }),
  (plot) => ({ ...plot, top: plot.top - STEP }),
  (plot) => ({ ...plot, bottom: plot.bottom + STEP }),
];

export function growPlots(piles: readonly Rect[], taken: readonly Rect[]): readonly Rect[] {
  const plots = [...piles];
  const fits = (i: number, larger: Rect): boolean => {
    if (larger.right - larger.left > MOST.wide || larger.bottom - larger.top > MOST.high) return false;
    if (isOutside(larger, SHEET)) return false;
    // What a pile touched from the beginning cannot be helped; nothing more may be added.
    const others = plots.filter((_, other) => other !== i);
    return [...taken, ...others].every((each) => overlap(each, larger) <= overlap(each, plots[i]));
  };
  for (let grown = true; grown; ) {
    grown = false;
    for (const way of WAYS)
      plots.forEach((plot, i) => {
        const larger = way(plot);
        if (!fits(i, larger)) return;
        plots[i] = larger;
        grown = true;
      });
  }
  return plots;
}
