/** Hills all over the zones that are mountains, from the back to the front; none under what is written. */
import { at, grown, overlap, type Rect } from "../../../drawing/plane.ts";
import { fromSeed } from "../../../drawing/search.ts";
import type { Owners } from "./owners.ts";

const ROW = 11;
const APART = 17;
const SIZE = 15;

export function hillsIn(zones: readonly number[], written: readonly Rect[], { reachOf, ownerAt }: Owners): number[] {
  const chance = fromSeed(218);
  const found: number[][] = [];
  for (const zone of zones) {
    const { left, top, right, bottom } = reachOf(zone);
    for (let y = top, row = 0; y <= bottom; y += ROW, row++)
      for (let x = left + (row % 2) * (APART / 2); x <= right; x += APART) {
        const foot = at(x + (chance() - 0.5) * 7, y + (chance() - 0.5) * 5);
        const size = SIZE * (0.72 + 0.5 * chance());
        const body = {
          left: foot.x - size * 0.75,
          right: foot.x + size * 0.75,
          top: foot.y - size * 0.8,
          bottom: foot.y,
        };
        const corners = [at(body.left, body.bottom), at(body.right, body.bottom), at(foot.x, body.top)];
        if (!corners.every((p) => ownerAt(p) === zone)) continue;
        if (written.some((box) => overlap(body, grown(box, 1)) > 0)) continue;
        found.push([foot.x, foot.y, size].map((n) => Math.round(n * 10) / 10));
      }
  }
  return found.toSorted((a, b) => a[1] - b[1]).flat();
}
