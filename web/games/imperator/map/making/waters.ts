/** Where fleets lie on each sea, and the curve its name is written along. In longitude and latitude. */
import { along } from "../../../../drawing/plane.ts";
import type { Water } from "../../../../series/map/making/plan.ts";

export const WATERS: Readonly<Record<string, Water>> = {
  mare_internum_occidentalis: { fleet: [5.3, 40.9], name: along("0.7 37.75, 4 38, 7 38.8"), size: 20, spacing: 1.2 },
  mare_internum_centralis: {
    fleet: [17.6, 36.4],
    name: along("13.6 34.7, 17.2 34.1, 20.9 34.9"),
    size: 24,
    spacing: 3,
  },
  mare_internum_orientalis: {
    fleet: [28.6, 34.2],
    name: along("23.9 33.25, 28 32.75, 32.3 33.2"),
    size: 23,
    spacing: 2.8,
  },
  pontus_euxinus: { fleet: [31.4, 43.9], name: along("29.6 42.7, 33.6 42.9, 37.8 42.4"), size: 26, spacing: 5 },
  oceanus_atlanticus: { fleet: [-6.6, 46.4], name: along("-10 44.9, -6.6 45.3, -3 45.2"), size: 22, spacing: 2.4 },
  fretum_gallicum: { fleet: [-3.4, 49.6], name: along("-3.6 49.75, -1.6 50.1, 0.6 50.4"), size: 13, spacing: 0.6 },
  mare_germanicum: { fleet: [3.3, 54.2], name: along("-0.5 55.6, 2.6 56.1, 6.6 55.8"), size: 20, spacing: 2 },
};
