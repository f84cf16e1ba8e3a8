/** What is written into a zone, and how much room it needs: its name, what stands below it, a number on a disc. */
import { CAPITAL, nameBox, widthOf } from "../../drawing/lettering.ts";
import type { Rect } from "../../drawing/plane.ts";
import type { LabelSpot } from "../../drawing/point.ts";
import { DISC, type Distance, type Drawn, LINE } from "./measures.ts";

export interface Titled {
  /** Its name as it stands on the map, line by line. */
  readonly title: readonly string[];
  /** In small letters below it. */
  readonly small: string | null;
  /** What tells it from far off. */
  readonly disc: string | null;
}

type Sizes = Readonly<Record<Distance, Drawn>>;

/** Around the spot of a zone's name, which is the middle of its first base line, or of its disc. */
export function titleReach(zone: Titled, distance: Distance, drawn: Sizes): Rect {
  const { zone: size, land: small } = drawn[distance];
  if (distance === "far" && zone.disc !== null) return { left: -DISC, top: -DISC, right: DISC, bottom: DISC };
  const below = small === 0 ? null : zone.small;
  const wide = zone.title.reduce((most, line) => Math.max(most, widthOf(line, size)), 0);
  const half = Math.max(wide, below === null ? 0 : widthOf(below, small, 0, "lands")) / 2;
  const last = (zone.title.length - 1) * size * LINE;
  return { left: -half, top: -size * CAPITAL, right: half, bottom: last + (below === null ? 0 : small * 1.18) };
}

export const cityBox = (name: string, spot: LabelSpot, distance: Distance, drawn: Sizes): Rect => {
  const size = drawn[distance].city;
  const box = nameBox(name, spot, size, "cities");
  return { ...box, bottom: box.bottom + size * 0.16 };
};
