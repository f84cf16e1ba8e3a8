/** What a map of zones is made from: all of it the game's own, none of it a matter of how maps are drawn. */
import type { Projected } from "../../../drawing/coast.ts";
import type { LonLat } from "../../../drawing/plane.ts";
import type { Point } from "../../../drawing/point.ts";
import type { Printed } from "../geography.ts";
import type { Measures } from "../measures.ts";

/**
 * How the earth comes to lie on the sheet. Where distances are measured on the sheet itself, `measured` is not needed.
 */
export interface Earth {
  readonly projected: Projected;
  project(place: LonLat): Point;
  /** The space in which the nearest seed is looked for: from a point of the sheet. */
  measured?(p: Point): Measured;
}

/** A point of the space in which distances between seeds are measured. */
export type Measured = readonly [x: number, y: number, z: number];

type Seeds = readonly LonLat[];

/**
 * Where every zone lies. A zone is all that lies nearer to its own seeds than to any other; what belongs to nobody has
 * seeds too, so that the world of the game ends somewhere.
 */
export interface Sowing {
  readonly land: Readonly<Record<string, Seeds>>;
  readonly sea: Readonly<Record<string, Seeds>>;
  readonly voidLand: Seeds;
  readonly voidWater: Seeds;
}

/** A great river, along which borders run. */
export interface River {
  readonly id: string;
  readonly name: string;
  readonly course: readonly LonLat[];
  /** The stretches that part zones; all of it, where none are named. */
  readonly walls?: readonly (readonly LonLat[])[];
  /** The stretch along which its name is written. */
  readonly named: readonly LonLat[];
}

/** A narrow water: its middle line, and by how many units each shore is pushed back so that it can be seen. */
export interface Narrows {
  readonly course: readonly LonLat[];
  readonly by: number;
}

/** A strait that can be crossed: from shore to shore. */
export interface Crossing {
  readonly between: readonly [string, string];
  readonly ends: readonly [LonLat, LonLat];
}

/** Where fleets lie on a sea, and the curve its name is written along. */
export interface Water {
  readonly fleet: LonLat;
  readonly name: readonly LonLat[];
  readonly size: number;
  readonly spacing: number;
}

/** A region: where its name is written large across it, and where its tablet is wished. */
export interface RegionWish {
  readonly name: string;
  readonly from: LonLat;
  readonly to: LonLat;
  readonly size: number;
  /** The middle of its tablet, in open water or in land of nobody near by. */
  readonly tablet: LonLat;
}

/** Where a city, a camp or a port lies; those whose true place leaves no room are moved by so many units. */
export interface MarkWish {
  readonly place: LonLat;
  readonly nudge?: readonly [number, number];
}

export interface Plan {
  readonly measures: Measures;
  readonly earth: Earth;
  readonly sowing: Sowing;
  readonly rivers: readonly River[];
  /** Streams that part nothing. */
  readonly streams: readonly (readonly LonLat[])[];
  readonly narrows: readonly Narrows[];
  readonly crossings: readonly Crossing[];
  readonly waters: Readonly<Record<string, Water>>;
  readonly regions: Readonly<Record<string, RegionWish>>;
  /** Boxes that are printed beside the zones they belong to: for one counter each. */
  readonly boxes?: Readonly<Record<string, LonLat>>;
  /** How much it matters that no name stands on somebody else's land; more where zones are small. */
  readonly care?: number;
  /** How far apart the spots are that are tried, where that is not as usual. */
  readonly stride?: number;
  /** From which seeds places are searched for, where the usual ones do not find room for everything. */
  readonly searches?: readonly number[];
  /** By zone, then by the mark that is printed there. */
  readonly marks: Readonly<Record<string, Readonly<Record<string, MarkWish>>>>;
  /** What is printed on the standard map. */
  printed(zone: string): Printed;
}

export const landZones = ({ sowing }: Plan): readonly string[] => Object.keys(sowing.land);
/** Land first, then seas, in the order of their seeds: a zone is known by its number among them. */
export const zonesOf = (plan: Plan): readonly string[] => [...landZones(plan), ...Object.keys(plan.sowing.sea)];

/** Stretches of rivers that part zones. */
export const wallsOf = ({ rivers }: Plan): readonly (readonly LonLat[])[] =>
  rivers.flatMap(({ course, walls = [course] }) => walls);
