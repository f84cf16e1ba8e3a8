/** The sizes of the sheet, and how large things are drawn on it. */
import { fieldOf, type Measures } from "../../../series/map/measures.ts";

const [WIDTH, HEIGHT, FRAME] = [2000, 1200, 30];
export const FIELD = fieldOf(WIDTH, HEIGHT, FRAME);

export const MEASURES: Measures = {
  width: WIDTH,
  height: HEIGHT,
  frame: FRAME,
  field: FIELD,
  drawn: {
    close: {
      ...{ mark: 1, sign: 1.16, counter: 1.1, zone: 17.5, land: 11.5, city: 16.5 },
      pile: { left: -41, top: -34, right: 41, bottom: 35 },
    },
    far: {
      ...{ mark: 1.25, sign: 1.4, counter: 1.22, zone: 22, land: 0, city: 21.5 },
      pile: { left: -42, top: -38, right: 42, bottom: 39 },
    },
  },
  reading: 1,
  // Over the lands nobody fights for.
  title: { x: 1490, y: 104 },
  compass: { x: 1850, y: 1050 },
  // The key to the signs lies in the desert.
  legend: { left: 52, top: 938, right: 560, bottom: 1148 },
};
