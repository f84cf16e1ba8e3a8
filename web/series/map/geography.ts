/**
 * The ground of the board: where every zone lies on the sheet, its borders, and where counters and names go.
 *
 * All of it is computed once, by make.ts, from the coastline and the game's map, and shipped as geography.json. What the
 * file writes short is spelt out here. Where things lie is the same for every pack; what is printed there (names, cities,
 * ports, regions) is the pack's.
 */
import { closed, curveThrough, inPieces, lineOf, ringed, ringOf, straight } from "../../drawing/lines.ts";
import { area, type Rect, simplified } from "../../drawing/plane.ts";
import type { LabelSpot, Point } from "../../drawing/point.ts";
import type { Hill } from "../../drawing/relief.ts";
import type { Distance, Mark } from "./measures.ts";
import type { Titled } from "./titles.ts";

/** What the counters of a zone may cover. */
export interface Plot extends Rect {
  /** The middle of its pile. */
  readonly stack: Point;
}

export type Plots = Readonly<Record<Distance, Plot>>;
export type Spots = Readonly<Record<Distance, LabelSpot>>;

/** A city, a camp or a port that a pack prints in a zone. */
export interface PrintedMark {
  /** Which of its zone's it is: the sheet keeps a spot for it. */
  readonly id: string;
  readonly name: string;
  readonly kind: Mark["kind"];
  readonly great: boolean;
  readonly port: boolean;
  /** The year in which it is built; null for what has always been there. */
  readonly from: number | null;
}

/** What a pack says of a zone. */
export interface Printed extends Titled {
  readonly name: string;
  /** What it belongs to within the empire or republic; null outside. */
  readonly region: string | null;
  readonly people: string | null;
  readonly mountain: boolean;
  readonly open: boolean;
  readonly marks: readonly PrintedMark[];
}

export interface MarkGround extends Mark, Pick<PrintedMark, "id" | "name" | "from"> {
  readonly at: Point;
  readonly label: Spots;
}

export interface ZoneGround {
  readonly id: string;
  readonly sea: boolean;
  readonly printed: Printed;
  /** All of it. */
  readonly path: string;
  /** Its middle, for arrows. */
  readonly heart: Point;
  readonly plots: Plots;
  /** Where the line begins that ties it to its counters, where they lie outside. */
  readonly tie: Readonly<Record<Distance, Point | null>>;
  /** Around its larger parts: islets too small to be outlined are left out. */
  readonly outline: string;
  readonly label: Spots;
  /** Its cities, camps and ports: where their markers stand, and the names beside them. */
  readonly marks: readonly MarkGround[];
}

export interface CurvedName {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly spacing: number;
}

/** What a border parts: two zones of a region, two regions or Peoples, the empire and its neighbours, the end of the world. */
export type BorderKind = "zone" | "region" | "people" | "frontier" | "end" | "sea";

export interface BorderGround {
  readonly between: readonly [string | null, string | null];
  readonly kind: BorderKind;
  readonly path: string;
  /** It runs in a great river. */
  readonly river: boolean;
}

export interface StraitGround {
  readonly between: readonly [string, string];
  readonly ends: readonly [Point, Point];
}

export interface RegionGround {
  readonly id: string;
  readonly name: CurvedName;
  readonly tablet: Point;
}

export interface Geography {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  /** Its shores in short pieces: whoever draws a part of the map leaves out those that lie elsewhere. */
  readonly coast: readonly string[];
  /** The same in rough strokes, for the broad bands of shallow water. */
  readonly shelf: readonly string[];
  readonly zones: readonly ZoneGround[];
  readonly borders: readonly BorderGround[];
  readonly rivers: readonly { readonly path: string; readonly name: CurvedName }[];
  readonly streams: readonly string[];
  readonly straits: readonly StraitGround[];
  readonly hills: readonly Hill[];
  readonly seaNames: readonly CurvedName[];
  readonly regions: readonly RegionGround[];
  /** Boxes for one counter: where their middles are, by the zone they belong to. */
  readonly boxes: ReadonlyMap<string, Point>;
}

/** The file as it is written: lines as in drawing/lines.ts. */
export interface Sheet {
  width: number;
  height: number;
  shores: string[];
  borders: { between: (string | null)[]; line: string; river: number }[];
  zones: WrittenZone[];
  rivers: { id: string; line: string; name: WrittenName }[];
  streams: string[];
  straits: { between: string[]; ends: number[] }[];
  /** Three numbers for each: x, y, size. */
  hills: number[];
  seaNames: (WrittenName & { id: string })[];
  regions: (WrittenName & { id: string; tablet: number[] })[];
  boxes?: { id: string; at: number[] }[];
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

export interface WrittenZone {
  id: string;
  rings: number[][][];
  heart: number[];
  /** From nearby and from far off: the middle of its pile, then left, top, right and bottom as seen from there. */
  plots: number[][];
  /** Where its counters lie outside: where the tie to them begins. */
  ties: number[][];
  label: WrittenSpot[];
  marks: { id: string; at: number[]; side: string; label: WrittenSpot[] }[];
}

const pointOf = ([x, y]: readonly number[]): Point => ({ x, y });

const plotOf = ([x, y, left, top, right, bottom]: readonly number[]): Plot => ({
  stack: { x, y },
  left: x + left,
  top: y + top,
  right: x + right,
  bottom: y + bottom,
});

const tieOf = (point: readonly number[]): Point | null => (point.length === 0 ? null : pointOf(point));

/** A ring around less than this is not worth a line of its own. */
const ISLET = 700;

const ANCHORS = ["start", "middle", "end"] as const;

function spotOf({ at, anchor }: WrittenSpot): LabelSpot {
  const known = ANCHORS.find((one) => one === anchor);
  if (known === undefined) throw new Error(`geography.json has a name that stands at its "${anchor}".`);
  return { ...pointOf(at), anchor: known };
}

const spotsOf = ([close, far]: readonly WrittenSpot[]): Spots => ({ close: spotOf(close), far: spotOf(far) });

const nameOf = (id: string, name: string, { line, size, spacing }: WrittenName): CurvedName => ({
  ...{ id, name, size, spacing },
  path: curveThrough(lineOf(line)),
});

/** How far the shelf may stray from the coast. */
const SHELF = 2;

/** The names of rivers do not come with a pack. */
const RIVER_NAMES: Readonly<Record<string, string>> = {
  rhenus: "Rhenus",
  danuvius: "Danuvius",
  euphrates: "Euphrates",
  tigris: "Tigris",
};

export interface PrintedMap {
  zone(id: string): Printed;
  /** The name of a region. */
  region(id: string): string;
}

export function geographyOf(written: Sheet, printed: PrintedMap): Geography {
  const shores = written.shores.map(lineOf);
  const lines = [...shores, ...written.borders.map(({ line }) => lineOf(line))];
  const { width, height, hills } = written;
  return {
    width,
    height,
    land: shores.map(closed).join(""),
    coast: shores.flatMap((ring) => inPieces(ringed(ring)).map(straight)),
    shelf: shores.flatMap((ring) => inPieces(simplified(ringed(ring), SHELF)).map(straight)),
    zones: written.zones.map((zone) => zoneOf(zone, printed.zone(zone.id), lines, written)),
    borders: written.borders.map(({ between: [a, b], line, river }) => ({
      between: [a, b],
      kind: kindOf(a, b, printed, written),
      path: curveThrough(lineOf(line)),
      river: river === 1,
    })),
    rivers: written.rivers.map(({ id, line, name }) => ({
      path: curveThrough(lineOf(line)),
      name: nameOf(id, RIVER_NAMES[id] ?? id, name),
    })),
    streams: written.streams.map((line) => curveThrough(lineOf(line))),
    straits: written.straits.map(({ between: [a, b], ends }) => ({
      between: [a, b],
      ends: [pointOf(ends), pointOf(ends.slice(2))],
    })),
    hills: Array.from({ length: hills.length / 3 }, (_, i) => {
      const [x, y, size] = hills.slice(3 * i, 3 * i + 3);
      return { x, y, size };
    }),
    seaNames: written.seaNames.map((sea) => nameOf(sea.id, printed.zone(sea.id).name, sea)),
    regions: written.regions.map((region) => ({
      id: region.id,
      name: nameOf(region.id, printed.region(region.id), region),
      tablet: pointOf(region.tablet),
    })),
    boxes: new Map((written.boxes ?? []).map(({ id, at }) => [id, pointOf(at)])),
  };
}

const isSea = (id: string, { seaNames }: Sheet): boolean => seaNames.some((sea) => sea.id === id);

function zoneOf(zone: WrittenZone, printed: Printed, lines: readonly Point[][], sheet: Sheet): ZoneGround {
  const { id, rings, heart, plots, ties, label } = zone;
  const areas = rings.map((pieces) => ringOf(pieces, lines));
  const large = areas.filter((ring) => Math.abs(area(ring)) > ISLET);
  return {
    id,
    sea: isSea(id, sheet),
    printed,
    path: areas.map(closed).join(""),
    outline: (large.length > 0 ? large : areas).map(closed).join(""),
    heart: pointOf(heart),
    plots: { close: plotOf(plots[0]), far: plotOf(plots[1]) },
    tie: { close: tieOf(ties[0]), far: tieOf(ties[1]) },
    label: spotsOf(label),
    marks: printed.marks.map((mark) => markOf(mark, zone)),
  };
}

/** A pack may print what the sheet knows no spot for: it stands in the middle of its zone. */
function markOf({ id, name, kind, great, port, from }: PrintedMark, { marks, heart, label }: WrittenZone): MarkGround {
  const written = marks.find((each) => each.id === id);
  return {
    ...{ id, name, kind, great, port, from },
    at: pointOf(written?.at ?? heart),
    side: written?.side === "left" ? "left" : "right",
    label: spotsOf(written?.label ?? label),
  };
}

function kindOf(a: string | null, b: string | null, printed: PrintedMap, sheet: Sheet): BorderKind {
  if (a === null || b === null) return "end";
  if (isSea(a, sheet)) return "sea";
  const [one, other] = [printed.zone(a), printed.zone(b)];
  if (one.region === other.region) return one.region !== null || one.people === other.people ? "zone" : "people";
  return one.region === null || other.region === null ? "frontier" : "region";
}
