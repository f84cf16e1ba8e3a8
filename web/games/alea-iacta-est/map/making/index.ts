/** What the sheet is made from: the game's map, and where all of it lies on the earth. */
import { readFileSync } from "node:fs";
import type { Printed } from "../../../../series/map/geography.ts";
import type { Plan } from "../../../../series/map/making/plan.ts";
import { STREAMS } from "../../../../series/map/making/rivers.ts";
import { MEASURES } from "../measures.ts";
import { printedAs } from "../titles.ts";
import { CITIES } from "./cities.ts";
import { EARTH } from "./projection.ts";
import { REGIONS } from "./regions.ts";
import { GREAT_RIVERS } from "./rivers.ts";
import { LAND_SEEDS, SEA_SEEDS, VOID_LAND, VOID_WATER } from "./seeds.ts";
import { CROSSINGS, STRAITS } from "./straits.ts";
import { WATERS } from "./waters.ts";

/** The game's map, as far as the sheet needs it. */
interface GameMap {
  readonly zones: readonly {
    readonly id: string;
    readonly name: string;
    readonly land: string;
    readonly region: string | null;
    readonly people: string | null;
    readonly city: string | null;
    readonly port: string | null;
    readonly mountain: boolean;
  }[];
  readonly seas: readonly { readonly id: string; readonly name: string; readonly open: boolean }[];
  readonly roma: { readonly zone: string };
}

/** What is printed on the standard map. */
function printedOn(map: GameMap, id: string): Printed {
  const zone = map.zones.find((one) => one.id === id);
  if (zone) return printedAs({ ...zone, roma: id === map.roma.zone, open: false });
  const sea = map.seas.find((one) => one.id === id);
  if (!sea) throw new Error(`The game's map has no ${id}.`);
  const { name, open } = sea;
  const none = { region: null, people: null, city: null, port: null, mountain: false, roma: false };
  return printedAs({ ...none, name, open, land: name });
}

export function planOfMap(): Plan {
  const map: GameMap = JSON.parse(readFileSync("games/alea-iacta-est/data/map.json", "utf8"));
  return {
    measures: MEASURES,
    earth: { project: EARTH.project, projected: EARTH.projected },
    sowing: { land: LAND_SEEDS, sea: SEA_SEEDS, voidLand: VOID_LAND, voidWater: VOID_WATER },
    rivers: GREAT_RIVERS,
    streams: STREAMS,
    narrows: STRAITS,
    crossings: CROSSINGS,
    waters: WATERS,
    regions: REGIONS,
    marks: Object.fromEntries(Object.entries(CITIES).map(([zone, place]) => [zone, { city: { place } }])),
    printed: (id) => printedOn(map, id),
  };
}
