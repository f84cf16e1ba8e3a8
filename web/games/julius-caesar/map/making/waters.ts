/** Where fleets lie on each sea, and the curve its name is written along. In longitude and latitude. */
import { along, type LonLat } from "../../../../drawing/plane.ts";

export interface Water {
  readonly fleet: LonLat;
  readonly name: readonly LonLat[];
  readonly size: number;
  readonly spacing: number;
  /** Ships lie on each other here: there is no room for more. */
  readonly narrow?: true;
}

export const WATERS: Readonly<Record<string, Water>> = {
  atlanticus: { fleet: [-6.4, 47.2], name: along("-11.6 44.1, -7.3 45.05, -3.2 44.95"), size: 25, spacing: 4 },
  hispanum: { fleet: [5.8, 41.6], name: along("1.7 38, 4.9 38.75, 7.8 40.3"), size: 28, spacing: 6 },
  tyrrhenum: {
    fleet: [11.3, 39.1],
    name: along("10.2 40.75, 12.4 40, 14.7 38.95"),
    size: 20,
    spacing: 3,
    narrow: true,
  },
  internum: { fleet: [19.3, 36.1], name: along("13 34.7, 17.2 33.8, 21.4 34.2"), size: 36, spacing: 14 },
  hadriaticum: {
    fleet: [18.2, 41.85],
    name: along("12.9 44.95, 14.7 43.5, 17.2 42.45"),
    size: 17,
    spacing: 1.6,
    narrow: true,
  },
  aegaeum: {
    fleet: [25.3, 36.15],
    name: along("24.35 39.9, 24.8 38.7, 25.5 37.1"),
    size: 17,
    spacing: 2.5,
    narrow: true,
  },
  aegypticum: { fleet: [29.4, 34.95], name: along("25.9 33.5, 29.4 33.05, 33 33.5"), size: 31, spacing: 9 },
  propontis: {
    fleet: [26.98, 40.44],
    name: along("27.3 40.56, 28.2 40.7, 29 40.68"),
    size: 11,
    spacing: 0.8,
    narrow: true,
  },
  euxinus: { fleet: [31.4, 44.4], name: along("30 43.2, 33.6 43.2, 37.2 42.7"), size: 31, spacing: 9 },
};
