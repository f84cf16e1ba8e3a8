/** Regions: where their names are written large across them, and where the tablet of each is wished. */
import type { RegionWish } from "../../../../series/map/making/plan.ts";

export const REGIONS: Readonly<Record<string, RegionWish>> = {
  italia: { name: "Italia", from: [10.6, 43.9], to: [16.4, 40.4], size: 36, tablet: [18.1, 39.1] },
  asia: { name: "Asia", from: [27.6, 39.3], to: [31, 37.6], size: 40, tablet: [34.6, 44.2] },
  gallia: { name: "Gallia", from: [-0.4, 47.4], to: [5.6, 47.2], size: 54, tablet: [-5.2, 47.1] },
  graecia: { name: "Graecia", from: [20.4, 41.1], to: [23.2, 38.4], size: 28, tablet: [19.6, 36.6] },
  hispania: { name: "Hispania", from: [-7.6, 40.2], to: [0.6, 40.5], size: 46, tablet: [-9.6, 42.5] },
  africa: { name: "Africa", from: [10, 34.4], to: [15.6, 31.6], size: 36, tablet: [9, 31.6] },
  sicilia: { name: "Sicilia", from: [12.7, 37.55], to: [15.2, 37.4], size: 16, tablet: [14.4, 35.9] },
};
