/** Where the tag of a road may go: on the road or beside it, better near its middle. */

import { at, boxAround, grown, overlap, paced, scaled } from "../../../../drawing/plane.ts";
import type { Point } from "../../../../drawing/point.ts";
import { CLASH } from "../../../../drawing/search.ts";
import { DRAWN, TAG } from "../measures.ts";
import { type Choice, FIELD, isOutside, marksAround, type Surroundings } from "./choices.ts";

/** How far a tag may be pushed aside from its road, in its own heights. */
const ASIDE = [0, -0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2, -2.5, 2.5, -3, 3];
const STEP = 6;
const CHOICES = 48;

export function tagChoices(points: readonly Point[], around: Surroundings): Choice[] {
  const reach = scaled(TAG, DRAWN[around.distance].sign);
  const high = reach.bottom - reach.top;
  const marks = marksAround(around);
  const line = paced(points, STEP);
  const choices = line.flatMap((p, i): Choice[] => {
    const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const fromMiddle = Math.abs(i / (line.length - 1) - 0.5);
    return ASIDE.map((aside) => {
      const [dx, dy] = [-((b.y - a.y) / long) * aside * high, ((b.x - a.x) / long) * aside * high];
      const spot = at(Math.round(p.x + dx), Math.round(p.y + dy));
      const box = grown(boxAround(spot, reach), 1);
      const covered = marks.reduce((sum, mark) => sum + overlap(box, mark), 0);
      const bad = isOutside(box, FIELD) || covered > 0 ? CLASH + covered : 0;
      return { spot: { ...spot, anchor: "middle" }, box, cost: 30 * fromMiddle ** 2 + 5 * aside ** 2 + bad };
    });
  });
  return choices.sort((a, b) => a.cost - b.cost).slice(0, CHOICES);
}
