import { describe, expect, test } from "vitest";
import {
  between,
  CLOSEST,
  centredOn,
  fitted,
  kept,
  levelOf,
  middleOf,
  moved,
  NO_INSET,
  opening,
  zoomedAt,
} from "./view.ts";

const map = { width: 2000, height: 1180 };
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

describe("the whole map", () => {
  test("is as large as the room allows and stands in its middle", () => {
    expect(fitted(map, desk, NO_INSET)).toEqual({ scale: 0.72, x: 0, y: (900 - 1180 * 0.72) / 2 });
    expect(fitted(map, phone, NO_INSET).scale).toBeCloseTo(0.195);
  });

  test("stays clear of what lies over the room", () => {
    const view = fitted(map, desk, { right: 340, bottom: 0 });
    expect(view.x + map.width * view.scale).toBeCloseTo(1100);
  });
});

test("a small room opens on the middle of the map, where names can be read", () => {
  expect(opening(map, desk, NO_INSET)).toEqual(fitted(map, desk, NO_INSET));
  const view = opening(map, phone, NO_INSET);
  expect(view.scale).toBe(0.6);
  expect(middleOf(view, phone, NO_INSET).x).toBeCloseTo(1000);
  expect(opening(map, { width: 390, height: 546 }, NO_INSET).scale).toBeCloseTo(546 / 1180);
  expect(opening(map, { width: 500, height: 300 }, NO_INSET).scale).toBe(0.4);
});

test("a map with small letters opens larger in a room where others are seen as a whole", () => {
  const room = { width: 1024, height: 560 };
  expect(opening(map, room, NO_INSET).scale).toBeCloseTo(560 / 1180);
  expect(opening({ ...map, least: 0.5 }, room, NO_INSET).scale).toBe(0.5);
  expect(opening({ ...map, least: 0.5 }, desk, NO_INSET)).toEqual(opening(map, desk, NO_INSET));
});

test("a border is left outside where that lets one see more", () => {
  const bordered = { ...map, border: 30 };
  const view = opening(bordered, desk, NO_INSET);
  expect(view.scale).toBeCloseTo(1440 / 1940);
  expect(view.x).toBeCloseTo(-30 * view.scale);
  // Beside and below a map that is smaller than the room there is nothing to be gained.
  expect(view.y).toBeCloseTo((900 - 1180 * view.scale) / 2);
});

describe("limits", () => {
  test("a map larger than the room covers all of it, wherever it was pushed", () => {
    for (const [x, y] of [
      [9999, 9999],
      [-9999, -9999],
      [9999, -9999],
    ]) {
      const view = kept({ scale: 1.5, x, y }, map, desk, NO_INSET);
      expect(view.x).toBeLessThanOrEqual(0);
      expect(view.y).toBeLessThanOrEqual(0);
      expect(view.x + map.width * view.scale).toBeGreaterThanOrEqual(desk.width);
      expect(view.y + map.height * view.scale).toBeGreaterThanOrEqual(desk.height);
    }
  });

  test("nobody zooms out beyond the whole map nor in beyond the closest look", () => {
    expect(kept({ scale: 0.01, x: 0, y: 0 }, map, desk, NO_INSET)).toEqual(fitted(map, desk, NO_INSET));
    expect(kept({ scale: 99, x: 0, y: 0 }, map, desk, NO_INSET).scale).toBe(CLOSEST);
  });
});

test("zooming keeps what is under the pointer where it is", () => {
  const view = { scale: 0.8, x: -120, y: -60 };
  const at = { x: 500, y: 300 };
  const closer = zoomedAt(view, at, 1.5, { least: 0.1, most: 4 });
  expect(closer.scale).toBeCloseTo(1.2);
  expect((at.x - closer.x) / closer.scale).toBeCloseTo((at.x - view.x) / view.scale);
  expect((at.y - closer.y) / closer.scale).toBeCloseTo((at.y - view.y) / view.scale);
});

test("a point that is centred is the middle", () => {
  const inset = { right: 300, bottom: 40 };
  const view = centredOn({ x: 900, y: 500 }, 1.7, desk, inset);
  const { x, y } = middleOf(view, desk, inset);
  expect([x, y]).toEqual([expect.closeTo(900), expect.closeTo(500)]);
  expect(middleOf(moved(view, 17, 0), desk, inset).x).toBeCloseTo(890);
});

test("a flight begins and ends where it should and keeps its fixed point", () => {
  const a = { scale: 0.5, x: 0, y: 0 };
  const b = zoomedAt(a, { x: 400, y: 200 }, 3, { least: 0.1, most: 4 });
  expect(between(a, b, 0)).toEqual(a);
  expect(between(a, b, 1)).toEqual(b);
  const half = between(a, b, 0.5);
  expect((400 - half.x) / half.scale).toBeCloseTo(800);
});

test("levels begin where blocks can be read", () => {
  expect([0.2, 0.59, 0.6, 1.29, 1.3, 3].map(levelOf)).toEqual(["far", "far", "middle", "middle", "near", "near"]);
});
