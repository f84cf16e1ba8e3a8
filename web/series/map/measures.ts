/** The sizes everything on a map of zones is drawn in and kept clear by, in map units: shared by the drawing and its making. */
import { widthOf } from "../../drawing/lettering.ts";
import { boxAround, type Rect } from "../../drawing/plane.ts";
import type { Point } from "../../drawing/point.ts";
import type { Level } from "../../games/face.ts";

/** From how far one looks: nearby, or at the whole map. Everything has its place for both. */
export type Distance = "close" | "far";
export const DISTANCES: readonly Distance[] = ["close", "far"];

export const distanceOf = (level: Level): Distance => (level === "far" ? "far" : "close");

export interface Drawn {
  /** Markers of cities, signs, and counters, as a part of their natural size. */
  readonly mark: number;
  readonly sign: number;
  readonly counter: number;
  /** Sizes of letters: of zones, of what stands below their names, of cities; 0 where they are not named. */
  readonly zone: number;
  readonly land: number;
  readonly city: number;
  /** A pile of counters with its badge, seen from its middle. */
  readonly pile: Rect;
}

/** How large a sheet is, and what lies where on it. */
export interface Measures {
  readonly width: number;
  readonly height: number;
  /** The border lies inside the sheet, this broad on every side. */
  readonly frame: number;
  /** Land and seas end where the frame begins. */
  readonly field: Rect;
  /** How large things are drawn; far off they grow, so that they stay readable. */
  readonly drawn: Readonly<Record<Distance, Drawn>>;
  /** How much larger than usual things are laid out that are to be read: more, where the sheet is larger. */
  readonly reading: number;
  /** The middle of the title and of the rose of the winds, and the key to the signs. */
  readonly title: Point;
  readonly compass: Point;
  readonly legend: Rect;
}

export const fieldOf = (width: number, height: number, frame: number): Rect => ({
  left: frame,
  top: frame,
  right: width - frame,
  bottom: height - frame,
});

/** What the ornaments of a sheet cover. */
export const titleBox = ({ title }: Measures): Rect =>
  boxAround(title, { left: -232, top: -46, right: 232, bottom: 46 });
export const compassBox = ({ compass }: Measures): Rect =>
  boxAround(compass, { left: -84, top: -84, right: 84, bottom: 84 });
export const ornamentsOf = (measures: Measures): readonly Rect[] => [
  titleBox(measures),
  measures.legend,
  compassBox(measures),
];

/** A zone may be told by a number on a disc when one looks from far off: its radius. */
export const DISC = 16.5;
/** From line to line of a zone's name, and from the last to what stands below it. */
export const LINE = 0.98;
export const LEADING = 1.02;

/** A city's marker, around its place, a camp's, and how far the anchor of a port stands out beyond it. */
const WALLS: Rect = { left: -10, top: -12, right: 10, bottom: 8 };
const ROMA: Rect = { left: -17, top: -19, right: 17, bottom: 12 };
const CAMP: Rect = { left: -9.5, top: -8.5, right: 9.5, bottom: 8.5 };
const ANCHOR = 13;

/** What is marked in a zone: a walled city, a camp of legions, or a port that is nothing else. */
export interface Mark {
  readonly kind: "city" | "camp" | "port";
  readonly great: boolean;
  /** A city may be a port too. */
  readonly port: boolean;
  /** Where its anchor hangs, if it is a port. */
  readonly side: "left" | "right";
}

export function markReach({ kind, great, port, side }: Mark, scale: number): Rect {
  // A port without a city is an anchor and nothing else.
  if (kind === "port") return { left: -9 * scale, top: -9 * scale, right: 9 * scale, bottom: 9 * scale };
  const walls = kind === "camp" ? CAMP : great ? ROMA : WALLS;
  return {
    left: (walls.left - (port && side === "left" ? ANCHOR : 0)) * scale,
    top: walls.top * scale,
    right: (walls.right + (port && side === "right" ? ANCHOR : 0)) * scale,
    bottom: walls.bottom * scale,
  };
}

/** A box for one counter, around its middle. */
export const BOX: Rect = { left: -31, top: -31, right: 31, bottom: 31 };

/** The tablet of a region: letters as large as this, and no wider; its standard, its points and its handles beside them. */
export const TABLET = { size: 19, most: 106, high: 23, handle: 8, standard: 34, medal: 32 } as const;

/** How wide the name of a region stands on its tablet. */
export const tabletName = (name: string): number => Math.min(widthOf(name.toUpperCase(), TABLET.size), TABLET.most);

/** A tablet around its middle. */
export function tabletReach(name: string): Rect {
  const half = (tabletName(name) + TABLET.standard + TABLET.medal) / 2 + TABLET.handle;
  return { left: -half, top: -TABLET.high, right: half, bottom: TABLET.high };
}
