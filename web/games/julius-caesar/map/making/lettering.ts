/** How wide words are on this sheet: all of them are set in Cinzel SemiBold. */
import * as lettering from "../../../../drawing/lettering.ts";
import type { Rect } from "../../../../drawing/plane.ts";
import type { LabelSpot } from "../../../../drawing/point.ts";

export const widthOf = (text: string, size: number, spacing = 0): number =>
  lettering.widthOf(text, size, spacing, "light");

/** The letters of a name where it stands. */
export const nameBox = (name: string, spot: LabelSpot, size: number): Rect =>
  lettering.nameBox(name, spot, size, "light");
