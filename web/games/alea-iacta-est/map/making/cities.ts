/** Where cities lie, and ports that are no city, by the zone they belong to. */
import type { LonLat } from "../../../../drawing/plane.ts";

export const CITIES: Readonly<Record<string, LonLat>> = {
  "italia-1": [12.48, 41.9],
  "italia-3": [9.19, 45.46],
  "italia-4": [12.2, 44.4],
  "italia-5": [17.94, 40.64],
  "italia-6": [12.39, 43.11],
  "italia-7": [14.25, 40.85],
  "sicilia-1": [15.29, 37.06],
  "sicilia-2": [9.11, 39.22],
  "hispania-1": [1.25, 41.12],
  "hispania-2": [-4.78, 37.88],
  "hispania-3": [-0.98, 37.6],
  "gallia-1": [4.03, 49.25],
  "gallia-5": [4.03, 46.92],
  "gallia-8": [5.37, 43.3],
  "gallia-9": [3, 43.18],
  "graecia-1": [19.45, 41.32],
  "graecia-2": [22.94, 40.64],
  "graecia-4": [23.73, 37.98],
  "asia-1": [27.34, 37.94],
  "asia-2": [29.92, 40.77],
  "asia-3": [34.9, 36.92],
  "asia-5": [36.16, 36.2],
  "africa-1": [10.06, 37.05],
  "africa-2": [10.64, 35.83],
  "africa-3": [21.86, 32.82],
  aegyptii: [29.9, 31.2],
};

/** Cities whose true place leaves no room beside them: by how many units they are moved. */
export const NUDGES: Readonly<Record<string, readonly [number, number]>> = {};
