/**
 * The ground of the board: where every city, sea and road lies on the sheet, and where blocks and names go.
 *
 * All of it is computed once, by make.ts, from the coastline and the game's map, and shipped as geography.json. What the
 * file writes short (roads as bare numbers) is spelt out here. Where things lie is the same for every pack; what is
 * printed there (names, values, ports, kinds of roads) is the pack's.
 */

import { closed, curveThrough, inPieces, lineOf, ringed, ringOf, straight } from "../../../drawing/lines.ts";
import { type Rect, simplified } from "../../../drawing/plane.ts";
import type { LabelSpot, Point } from "../../../drawing/point.ts";
import type { Hill } from "../../../drawing/relief.ts";
import type { Distance } from "./measures.ts";

/** What the blocks of a place may cover. */
export interface Plot extends Rect {
  /** Where they lie: the middle of the lowest block of a pile. */
  readonly stack: Point;
}

export type Plots = Readonly<Record<Distance, Plot>>;

export interface CityGround extends Point {
  readonly id: string;
  readonly name: string;
  /** Victory points. */
  readonly value: number;
  readonly port: "minor" | "major" | null;
  /** Where its anchor hangs, if it is a port. */
  readonly side: "left" | "right";
  readonly plots: Plots;
  /** Where its name starts, ends or has its middle, on the base line. */
  readonly label: LabelSpot;
  /** The same seen from far off, where letters are larger. */
  readonly far: LabelSpot;
}

export interface SeaGround {
  readonly id: string;
  readonly name: string;
  /** All its water. */
  readonly path: string;
  /** Where its blocks lie. */
  readonly anchor: Point;
  readonly plots: Plots;
  /** Its name runs along a curve. */
  readonly label: { readonly path: string; readonly size: number; readonly spacing: number };
}

export interface RoadGround {
  readonly between: readonly [string, string];
  readonly kind: "major" | "minor" | "strait";
  readonly path: string;
  /** The way from the first city to the second, for the arrows of moves along it. */
  readonly points: readonly Point[];
  /** Where is told how many have used it. */
  readonly tags: Readonly<Record<Distance, Point>>;
}

export interface RegionGround {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly spacing: number;
}

export interface Geography {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  /** Its shores in short pieces: whoever draws a part of the map leaves out those that lie elsewhere. */
  readonly coast: readonly string[];
  /** The same in rough strokes, for the broad bands of shallow water: drawn fine they would be slow and look no better. */
  readonly shelf: readonly string[];
  readonly seas: readonly SeaGround[];
  readonly seaBorders: readonly string[];
  readonly cities: readonly CityGround[];
  readonly roads: readonly RoadGround[];
  readonly rivers: readonly string[];
  readonly lakes: readonly string[];
  readonly hills: readonly Hill[];
  readonly regions: readonly RegionGround[];
}

/** What a pack prints on the map. */
export interface Printed {
  city(id: string): Pick<CityGround, "name" | "value" | "port">;
  sea(id: string): string;
  road(between: RoadGround["between"]): RoadGround["kind"];
}

/** The file as it is written: lines as in drawing/lines.ts. */
export interface Sheet {
  width: number;
  height: number;
  /** Closed lines; what lies inside an odd number of them is land. */
  shores: string[];
  /** Between seas, from shore to shore. */
  borders: string[];
  seas: { id: string; name: string; rings: number[][][]; anchor: number[]; plots: number[][]; label: WrittenName }[];
  cities: WrittenCity[];
  roads: { between: string[]; kind: string; points: string; tags: number[] }[];
  rivers: string[];
  lakes: string[];
  /** Three numbers for each: x, y, size. */
  hills: number[];
  regions: (WrittenName & { name: string })[];
}

export interface WrittenName {
  line: string;
  size: number;
  spacing: number;
}

export interface WrittenSpot {
  at: number[];
  anchor: string;
}

export interface WrittenCity {
  id: string;
  name: string;
  value: number;
  port: string | null;
  side: string;
  at: number[];
  /** From nearby and from far off: where its pile lies, then left, top, right and bottom as seen from there. */
  plots: number[][];
  label: WrittenSpot;
  far: WrittenSpot;
}

/** One of a few words, or a sentence about the file that has another. */
function oneOf<const T extends string | number | null>(known: readonly T[], found: string | number | null): T {
  const word = known.find((one) => one === found);
  if (word === undefined) throw new Error(`geography.json says ${found} where only ${known.join(", ")} are known.`);
  return word;
}

const pointOf = ([x, y]: readonly number[]): Point => ({ x, y });

const plotOf = ([x, y, left, top, right, bottom]: readonly number[]): Plot => ({
  stack: { x, y },
  left: x + left,
  top: y + top,
  right: x + right,
  bottom: y + bottom,
});

const plotsOf = ([close, far]: readonly number[][]): Plots => ({ close: plotOf(close), far: plotOf(far) });

const spotOf = ({ at, anchor }: WrittenSpot): LabelSpot => ({
  ...pointOf(at),
  anchor: oneOf(["start", "middle", "end"], anchor),
});

const nameOf = ({ line, size, spacing }: WrittenName): SeaGround["label"] => ({
  path: curveThrough(lineOf(line)),
  size,
  spacing,
});

/** How far the shelf may stray from the coast. */
const SHELF = 2;

export function geographyOf(written: Sheet, printed: Printed): Geography {
  const shores = written.shores.map(lineOf);
  const lines = [...shores, ...written.borders.map(lineOf)];
  const { width, height, hills } = written;
  return {
    width,
    height,
    land: shores.map(closed).join(""),
    coast: shores.flatMap((ring) => inPieces(ringed(ring)).map(straight)),
    shelf: shores.flatMap((ring) => inPieces(simplified(ringed(ring), SHELF)).map(straight)),
    seaBorders: written.borders.map((line) => curveThrough(lineOf(line))),
    rivers: written.rivers.map((line) => curveThrough(lineOf(line))),
    lakes: written.lakes.map((line) => straight(lineOf(line))),
    seas: written.seas.map(({ id, rings, anchor, plots, label }) => ({
      id,
      name: printed.sea(id),
      path: rings.map((pieces) => closed(ringOf(pieces, lines))).join(""),
      anchor: pointOf(anchor),
      plots: plotsOf(plots),
      label: nameOf(label),
    })),
    cities: written.cities.map((city) => ({
      ...pointOf(city.at),
      id: city.id,
      ...printed.city(city.id),
      side: oneOf(["left", "right"], city.side),
      plots: plotsOf(city.plots),
      label: spotOf(city.label),
      far: spotOf(city.far),
    })),
    roads: written.roads.map(({ between: [from, to], points, tags }) => ({
      between: [from, to],
      kind: printed.road([from, to]),
      path: curveThrough(lineOf(points)),
      points: lineOf(points),
      tags: { close: pointOf(tags), far: pointOf(tags.slice(2)) },
    })),
    hills: Array.from({ length: hills.length / 3 }, (_, i) => {
      const [x, y, size] = hills.slice(3 * i, 3 * i + 3);
      return { x, y, size };
    }),
    regions: written.regions.map((region) => ({ name: region.name, ...nameOf(region) })),
  };
}
