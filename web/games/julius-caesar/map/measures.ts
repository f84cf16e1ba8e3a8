/** The sizes everything on the sheet is drawn in and kept clear by, in map units: shared by the drawing and its making. */
import type { CityGround } from "./geography.ts";

export const WIDTH = 2000;
export const HEIGHT = 1200;
/** The border with its meander lies inside the sheet, this broad on every side. */
export const FRAME = 30;

/** The name of a city, by how closely one looks; far off, letters grow so that they stay readable. */
export const LETTERS = { near: 16, middle: 18, far: 24 } as const;
/** Markers grow with the letters when one looks from far off. */
export const FAR_MARK = 1.3;

interface Reach {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A pile of blocks, seen from the spot that is the middle of its lowest block. */
export const PILE: Reach = { left: -30, top: -37, right: 30, bottom: 23 };
/** Ships at sea lie two and two. */
export const FLEET: Reach = { left: -52, top: -60, right: 52, bottom: 36 };
/** Further off than this a stack is tied to its city with a line. */
export const LEADER_FROM = 56;

/** How large a town is drawn: a hamlet, a town that counts, a great city. */
export type TownSize = 0 | 1 | 2;

export const townSize = (value: number): TownSize => (value <= 0 ? 0 : value === 1 ? 1 : 2);

const WALLS: Readonly<Record<TownSize, Reach>> = {
  0: { left: -12, top: -13, right: 12, bottom: 10 },
  1: { left: -18, top: -19, right: 18, bottom: 15 },
  2: { left: -23, top: -26, right: 23, bottom: 18 },
};

/** How far the anchor of a port stands out beyond the walls, to the right. */
export const ANCHORS = { minor: 8, major: 15 } as const;

/** The walls alone, around a city's place. */
export const wallReach = (value: number): Reach => WALLS[townSize(value)];

/** All of a city's marker, walls and anchor, around its place. */
export function markReach(city: Pick<CityGround, "value" | "port" | "side">, scale: number): Reach {
  const walls = wallReach(city.value);
  const anchor = city.port === null ? 0 : ANCHORS[city.port];
  return {
    left: (walls.left - (city.side === "left" ? anchor : 0)) * scale,
    top: walls.top * scale,
    right: (walls.right + (city.side === "right" ? anchor : 0)) * scale,
    bottom: walls.bottom * scale,
  };
}

/** The middle of the title, over the lands nobody fights for. */
export const TITLE = { x: 1290, y: 92 } as const;
/** The key to the signs lies in the desert. */
export const LEGEND: Reach = { left: 56, top: 988, right: 564, bottom: 1146 };
