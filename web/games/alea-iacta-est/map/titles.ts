/** What is written into a zone: its name, in short what its land is called, its number; and how much room it needs. */
import { CAPITAL, nameBox, widthOf } from "../../../drawing/lettering.ts";
import type { Rect } from "../../../drawing/plane.ts";
import type { LabelSpot } from "../../../drawing/point.ts";
import type { Printed } from "./geography.ts";
import { DISC, type Distance, DRAWN } from "./measures.ts";

type Titled = Pick<Printed, "name" | "land" | "region">;

/** The first word of a land's name, unless the zone says it already: "Transpadana" for Italia 3, nothing for Sicilia 1. */
export function shortLand({ name, land }: Titled): string | null {
  const [first] = land.split(/[ ,]/);
  return first === "" || name.startsWith(first) ? null : first;
}

/** The number of a zone of a region: "4" of Italia 4. */
export function discOf({ name, region }: Titled): string | null {
  return region === null ? null : (/ (\d+)$/.exec(name)?.[1] ?? null);
}

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
