/** The sizes everything on the sheet is drawn in and kept clear by, in map units: shared by the drawing and its making. */
import { widthOf } from "../../../drawing/lettering.ts";
import { boxAround, type Rect } from "../../../drawing/plane.ts";
import type { Level } from "../../face.ts";

export const WIDTH = 2000;
export const HEIGHT = 1200;
/** The border lies inside the sheet, this broad on every side. */
export const FRAME = 30;
/** Land and seas end where the frame begins. */
export const FIELD: Rect = { left: FRAME, top: FRAME, right: WIDTH - FRAME, bottom: HEIGHT - FRAME };

/** From how far one looks: nearby, or at the whole map. Everything has its place for both. */
export type Distance = "close" | "far";
export const DISTANCES: readonly Distance[] = ["close", "far"];

export const distanceOf = (level: Level): Distance => (level === "far" ? "far" : "close");

interface Drawn {
  /** Markers of cities, signs, and counters, as a part of their natural size. */
  readonly mark: number;
  readonly sign: number;
  readonly counter: number;
  /** Sizes of letters: of zones, of lands (none: they are not named), of cities. */
  readonly zone: number;
  readonly land: number;
  readonly city: number;
  /** A pile of counters with its badge, seen from its middle. */
  readonly pile: Rect;
}

/** How large things are drawn; far off they grow, so that they stay readable. */
export const DRAWN: Readonly<Record<Distance, Drawn>> = {
  close: {
    ...{ mark: 1, sign: 1.16, counter: 1.1, zone: 17.5, land: 11.5, city: 16.5 },
    pile: { left: -41, top: -34, right: 41, bottom: 35 },
  },
  far: {
    ...{ mark: 1.25, sign: 1.4, counter: 1.22, zone: 22, land: 0, city: 21.5 },
    pile: { left: -42, top: -38, right: 42, bottom: 39 },
  },
};

/** A numbered zone of a region is told by its number on a disc when one looks from far off: its radius. */
export const DISC = 16.5;
/** Between the name of a zone and that of its land. */
export const LEADING = 1.02;

/** A city's marker, around its place, and how far the anchor of a port stands out beyond it. */
const WALLS: Rect = { left: -10, top: -12, right: 10, bottom: 8 };
const ROMA: Rect = { left: -17, top: -19, right: 17, bottom: 12 };
const ANCHOR = 13;

export interface Mark {
  readonly great: boolean;
  readonly city: boolean;
  readonly port: boolean;
  /** Where its anchor hangs, if it is a port. */
  readonly side: "left" | "right";
}

export function markReach({ great, city, port, side }: Mark, scale: number): Rect {
  const walls = great ? ROMA : WALLS;
  // A port without a city is an anchor and nothing else.
  if (!city) return { left: -9 * scale, top: -9 * scale, right: 9 * scale, bottom: 9 * scale };
  return {
    left: (walls.left - (port && side === "left" ? ANCHOR : 0)) * scale,
    top: walls.top * scale,
    right: (walls.right + (port && side === "right" ? ANCHOR : 0)) * scale,
    bottom: walls.bottom * scale,
  };
}

/** The middle of the title, over the lands nobody fights for, and what it covers. */
export const TITLE = { x: 1490, y: 104 } as const;
export const TITLE_BOX: Rect = boxAround(TITLE, { left: -232, top: -46, right: 232, bottom: 46 });
/** The key to the signs lies in the desert. */
export const LEGEND: Rect = { left: 52, top: 938, right: 560, bottom: 1148 };
export const COMPASS = { x: 1850, y: 1050 } as const;
export const COMPASS_BOX: Rect = boxAround(COMPASS, { left: -84, top: -84, right: 84, bottom: 84 });
/** The tablet of a region: letters as large as this, and no wider; its standard, its points and its handles beside them. */
export const TABLET = { size: 19, most: 106, high: 23, handle: 8, standard: 34, medal: 32 } as const;

/** How wide the name of a region stands on its tablet. */
export const tabletName = (name: string): number => Math.min(widthOf(name.toUpperCase(), TABLET.size), TABLET.most);

/** A tablet around its middle. */
export function tabletReach(name: string): Rect {
  const half = (tabletName(name) + TABLET.standard + TABLET.medal) / 2 + TABLET.handle;
  return { left: -half, top: -TABLET.high, right: half, bottom: TABLET.high };
}
