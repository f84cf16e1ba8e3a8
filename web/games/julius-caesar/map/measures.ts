/** The sizes everything on the sheet is drawn in and kept clear by, in map units: shared by the drawing and its making. */
import type { Level } from "../../face.ts";
import type { CityGround } from "./geography.ts";

export const WIDTH = 2000;
export const HEIGHT = 1200;
/** The border with its meander lies inside the sheet, this broad on every side. */
export const FRAME = 30;

interface Reach {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** From how far one looks: nearby, or at the whole map. Everything has its place for both. */
export type Distance = "close" | "far";

interface Drawn {
  /** Markers, signs and blocks, as a part of their natural size. */
  readonly mark: number;
  readonly sign: number;
  readonly block: number;
  /** The size of the letters of a city's name. */
  readonly letters: number;
  /** A pile of blocks with its badge, seen from the spot that is the middle of its lowest block. */
  readonly pile: Reach;
}

/** How large things are drawn; far off they grow, so that they stay readable. */
export const DRAWN: Readonly<Record<Distance, Drawn>> = {
  close: { mark: 1, sign: 1.1, block: 1, letters: 18, pile: { left: -40, top: -37, right: 40, bottom: 26 } },
  far: { mark: 1.2, sign: 1.5, block: 1.25, letters: 23, pile: { left: -30, top: -40, right: 32, bottom: 32 } },
};

export const distanceOf = (level: Level): Distance => (level === "far" ? "far" : "close");

/** Ships at sea lie two and two. */
export const FLEET: Reach = { left: -52, top: -60, right: 52, bottom: 36 };
/** A standard, seen from the top of the walls it stands on. */
export const FLAG: Reach = { left: -1, top: -14, right: 18, bottom: 1 };
/** The tag of a road that has been used. */
export const TAG: Reach = { left: -12.5, top: -8, right: 12.5, bottom: 8 };
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
