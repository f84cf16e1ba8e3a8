/** Where fleets lie on each sea, and the curve its name is written along. In longitude and latitude. */
import { along } from "../../../../drawing/plane.ts";
import type { Water } from "../../../../series/map/making/plan.ts";

export const WATERS: Readonly<Record<string, Water>> = {
  "mare-internum-occidentalis": {
    fleet: [5.3, 40.9],
    name: along("0.7 37.75, 4 38, 7 38.8"),
    size: 21,
    spacing: 1.4,
  },
  "mare-internum-centralis": {
    fleet: [17.6, 36.4],
    name: along("13.6 34.7, 17.2 34.1, 20.9 34.9"),
    size: 26,
    spacing: 3.4,
  },
  "mare-internum-orientalis": {
    fleet: [28.6, 34.2],
    name: along("23.9 33.25, 28 32.75, 32.3 33.2"),
    size: 25,
    spacing: 3.2,
  },
  "pontus-euxinus": { fleet: [31.4, 43.9], name: along("29.6 42.7, 33.6 42.9, 37.8 42.4"), size: 28, spacing: 6 },
  "oceanus-atlanticus": { fleet: [-6.6, 46.4], name: along("-10 44.9, -6.6 45.15, -3 44.75"), size: 21, spacing: 2.4 },
  "fretum-gallicum": { fleet: [-3.4, 49.6], name: along("-2.8 50.05, -0.9 50.2, 1 50.55"), size: 14, spacing: 1 },
  "mare-germanicum": { fleet: [3.3, 52.2], name: along("2.2 51.8, 3.1 52.1, 3.9 52.55"), size: 11, spacing: 0.2 },
};
