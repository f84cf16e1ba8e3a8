/** The Fronts: where their names are written large across them, and where the tablet of each is wished. */
import type { RegionWish } from "../../../../series/map/making/plan.ts";
import { FRONT_TITLES } from "../fronts.ts";

export const FRONTS: Readonly<Record<string, RegionWish>> = {
  bretagne: { name: FRONT_TITLES.bretagne, from: [-3.6, 52.3], to: [0.6, 52], size: 26, tablet: [-8.5, 51] },
  rhin: { name: FRONT_TITLES.rhin, from: [6, 51.2], to: [8.6, 48.2], size: 26, tablet: [3.2, 53.6] },
  danube: { name: FRONT_TITLES.danube, from: [13, 47.6], to: [19, 46], size: 34, tablet: [24, 52.5] },
  oriental: { name: FRONT_TITLES.oriental, from: [36.6, 39], to: [37, 33.4], size: 34, tablet: [40, 44.5] },
  sud: { name: FRONT_TITLES.sud, from: [-7.6, 40.2], to: [0.6, 40.5], size: 40, tablet: [5, 26] },
};
