/** Where one looks at a map from: which part of it the room shows, and how large. Pure arithmetic in pixels of the page. */
import type { Level, Point } from "../games/face.ts";

/** A point p of the map lies at x + p.x * scale, y + p.y * scale of the room. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A map may have a border that need not be seen, and be so large that it cannot be read as small as others. */
export interface Bordered extends Size {
  readonly border?: number;
  /** Pixels for a unit of the map below which nothing can be read. */
  readonly least?: number;
}

/** Parts of the room that something else lies over. */
export interface Inset {
  readonly right: number;
  readonly bottom: number;
}

export const NO_INSET: Inset = { right: 0, bottom: 0 };

/** Pixels for a unit of the map beyond which nothing more is to be seen. */
export const CLOSEST = 3.4;

const MIDDLE_FROM = 0.6;
const NEAR_FROM = 1.3;

/** What a level is looked at with when somebody asks for it. */
export const SCALE_OF: Readonly<Record<Level, number>> = { far: 0.5, middle: 0.95, near: 1.7 };

export function levelOf(scale: number): Level {
  if (scale < MIDDLE_FROM) return "far";
  return scale < NEAR_FROM ? "middle" : "near";
}

const open = (room: Size, inset: Inset): Size => ({
  width: Math.max(room.width - inset.right, 1),
  height: Math.max(room.height - inset.bottom, 1),
});

/** The whole map, as large as it goes. */
export function fitted(map: Size, room: Size, inset: Inset): View {
  const { width, height } = open(room, inset);
  const scale = Math.min(width / map.width, height / map.height);
  return { scale, x: (width - map.width * scale) / 2, y: (height - map.height * scale) / 2 };
}

/** Smaller than this nothing can be read, where a map does not say so: a small room opens on its middle, and is filled by it. */
const LEAST_OPENING = 0.4;
const MOST_FILLED = 0.6;

/**
 * What is shown before anybody has moved the map: all that lies within its border, as large as the room lets it. What
 * comes to lie over the room moves it, but makes it no smaller.
 */
export function opening(map: Bordered, room: Size, inset: Inset): View {
  const { width, height, border = 0, least = LEAST_OPENING } = map;
  const inner = { width: width - 2 * border, height: height - 2 * border };
  const { scale } = fitted(inner, room, NO_INSET);
  const filled = Math.min(Math.max(least, room.height / inner.height), MOST_FILLED);
  const middle = { x: width / 2, y: height / 2 };
  return kept(centredOn(middle, scale < least ? filled : scale, room, inset), map, room, inset);
}

/** Nearest allowed view: never smaller than the whole, and no edge of the map further in than the edge of the room. */
export function kept(view: View, map: Size, room: Size, inset: Inset): View {
  const least = fitted(map, room, inset).scale;
  const scale = Math.min(Math.max(view.scale, least), Math.max(CLOSEST, least));
  const { width, height } = open(room, inset);
  return {
    scale,
    x: keptAlong(view.x, map.width * scale, width),
    y: keptAlong(view.y, map.height * scale, height),
  };
}

function keptAlong(at: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(0, Math.max(room - length, at));
}

/** What lies under the point of the room stays there. */
export function zoomedAt(view: View, at: Point, factor: number, limits: { least: number; most: number }): View {
  const scale = Math.min(Math.max(view.scale * factor, limits.least), limits.most);
  const by = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}

export const moved = (view: View, dx: number, dy: number): View => ({ ...view, x: view.x + dx, y: view.y + dy });

/** The point of the map in the middle of what is open of the room. */
export function centredOn(point: Point, scale: number, room: Size, inset: Inset): View {
  const { width, height } = open(room, inset);
  return { scale, x: width / 2 - point.x * scale, y: height / 2 - point.y * scale };
}

export function middleOf(view: View, room: Size, inset: Inset): Point {
  const { width, height } = open(room, inset);
  return { x: (width / 2 - view.x) / view.scale, y: (height / 2 - view.y) / view.scale };
}

/** On the way from one view to another; `t` runs from 0 to 1. Scales grow by the same factor in the same time. */
export function between(a: View, b: View, t: number): View {
  if (t >= 1) return b;
  const eased = t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
  const scale = a.scale * (b.scale / a.scale) ** eased;
  // Along a straight line over the map, so that a zoom does not swerve.
  const part = Math.abs(b.scale - a.scale) < 1e-9 ? eased : (scale - a.scale) / (b.scale - a.scale);
  return { scale, x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}
