/** The sizes of the sheet, and how large things are drawn on it. */
import { fieldOf, type Measures } from "../../../series/map/measures.ts";

const [WIDTH, HEIGHT, FRAME] = [2400, 1440, 30];
export const FIELD = fieldOf(WIDTH, HEIGHT, FRAME);

/** Smaller than this its names cannot be read. */
export const LEAST = 0.5;

export const MEASURES: Measures = {
  width: WIDTH,
  height: HEIGHT,
  frame: FRAME,
  field: FIELD,
  drawn: {
    close: {
      ...{ mark: 0.9, sign: 1.1, counter: 1, zone: 15, land: 12, city: 14 },
      pile: { left: -38, top: -31, right: 38, bottom: 32 },
    },
    far: {
      ...{ mark: 1.1, sign: 1.35, counter: 1.16, zone: 19.5, land: 16, city: 0 },
      pile: { left: -40, top: -35, right: 40, bottom: 36 },
    },
  },
  reading: 1.2,
  // Over Sarmatia, which nobody fights for.
  title: { x: 2074, y: 104 },
  compass: { x: 2230, y: 1290 },
  legend: { left: 1820, top: 182, right: 2328, bottom: 396 },
};
