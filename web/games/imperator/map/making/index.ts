/** What the sheet is made from: the game's map, and where all of it lies on the earth. */
import { readFileSync } from "node:fs";
import type { Printed } from "../../../../series/map/geography.ts";
import type { Measured, Plan } from "../../../../series/map/making/plan.ts";
import { MEASURES } from "../measures.ts";
import { printedAs, type ZonePrint } from "../titles.ts";
import { FRONTS } from "./fronts.ts";
import { MARKS, PORTS } from "./marks.ts";
import { EARTH } from "./projection.ts";
import { GREAT_RIVERS, STREAMS } from "./rivers.ts";
import { SOWING } from "./seeds.ts";
import { CROSSINGS, STRAITS } from "./straits.ts";
import { WATERS } from "./waters.ts";

/** The game's map, as far as the sheet needs it. */
interface GameMap {
  readonly zones: readonly (Pick<ZonePrint, "name" | "people" | "city" | "port"> & {
    readonly id: string;
    readonly front: string | null;
    readonly camps: readonly { readonly name: string; readonly from: number | null }[];
  })[];
  readonly seas: readonly { readonly id: string; readonly name: string; readonly open: boolean }[];
  readonly roma: string;
}

/** What is printed on the standard map. */
function printedOn(map: GameMap, id: string): Printed {
  const zone = map.zones.find((one) => one.id === id);
  if (zone) {
    const camps = zone.camps.map(({ name, from }) => ({ name, from: from ?? 0 }));
    return printedAs({ ...zone, camps, part: zone.front, roma: id === map.roma, open: false });
  }
  const sea = map.seas.find((one) => one.id === id);
  if (!sea) throw new Error(`The game's map has no ${id}.`);
  const { name, open } = sea;
  return printedAs({ name, open, part: null, people: null, city: null, camps: [], port: null, roma: false });
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Whose a spot is follows from distances over the earth, not over the sheet, which draws some parts out. */
function onEarth([lon, lat]: readonly [number, number]): Measured {
  const [l, b] = [radians(lon), radians(lat)];
  return [Math.cos(b) * Math.cos(l), Math.cos(b) * Math.sin(l), Math.sin(b)];
}

export function planOfMap(): Plan {
  const map: GameMap = JSON.parse(readFileSync("games/imperator/data/map.json", "utf8"));
  return {
    measures: MEASURES,
    earth: {
      project: EARTH.project,
      projected: EARTH.projected,
      measured: (p) => onEarth(EARTH.placeOf(p)),
    },
    sowing: SOWING,
    rivers: GREAT_RIVERS,
    streams: STREAMS,
    narrows: STRAITS,
    crossings: CROSSINGS,
    waters: WATERS,
    regions: FRONTS,
    marks: MARKS,
    boxes: PORTS,
    care: 300,
    stride: 1.5,
    searches: [101],
    printed: (id) => printedOn(map, id),
  };
}
