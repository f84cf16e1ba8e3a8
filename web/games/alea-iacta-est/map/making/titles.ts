/** What is written into a zone, and how much room it needs. */
import { CAPITAL, widthOf } from "../../../../drawing/lettering.ts";
import { nameBox } from "../../../../drawing/lettering.ts";
import type { Rect } from "../../../../drawing/plane.ts";
import type { LabelSpot } from "../../../../drawing/point.ts";
import type { Printed } from "../geography.ts";
import { DISC, type Distance, DRAWN } from "../measures.ts";
import { discOf, shortLand } from "../titles.ts";

type Titled = Pick<Printed, "name" | "land" | "region">;

/** Around the spot of a zone's name, which is the middle of its base line, or of its disc. */
export function titleReach(zone: Titled, distance: Distance): Rect {
  const { zone: size, land: small } = DRAWN[distance];
  if (distance === "far" && discOf(zone) !== null) return { left: -DISC, top: -DISC, right: DISC, bottom: DISC };
  const land = small === 0 ? null : shortLand(zone);
  const half = Math.max(widthOf(zone.name, size), land === null ? 0 : widthOf(land, small, 0, "lands")) / 2;
  return { left: -half, top: -size * CAPITAL, right: half, bottom: land === null ? 0 : small * 1.18 };
}

export const cityBox = (name: string, spot: LabelSpot, distance: Distance): Rect => {
  const box = nameBox(name, spot, DRAWN[distance].city, "cities");
  return { ...box, bottom: box.bottom + DRAWN[distance].city * 0.16 };
};
