/**
 * How much room the blocks of each place have. Every place begins with what the map keeps clear for a pile; then all
 * grow in turn, a little at a time, into what no city, name or other pile needs. So no two stacks can ever meet.
 */
import { geography, type Point } from "../map/geography.ts";
import { FRAME, LETTERS, markReach, PILE } from "../map/measures.ts";
import { allGrounds } from "../places.ts";

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The part of two rectangles that both cover. */
export const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

export const around = (at: Point, reach: Rect): Rect => ({
  left: at.x + reach.left,
  top: at.y + reach.top,
  right: at.x + reach.right,
  bottom: at.y + reach.bottom,
});

const STEP = 6;
const MOST = { wide: 200, high: 150 } as const;
/** A letter of a name is about so broad, as a part of its size. */
const LETTER_BREADTH = 0.7;

/** Cities' markers and names at the middle distance, which blocks must not cover. */
const fixed: readonly Rect[] = geography.cities.flatMap((city) => {
  const long = city.name.length * LETTERS.middle * LETTER_BREADTH;
  const { x, y, anchor } = city.label;
  const left = anchor === "start" ? x : anchor === "end" ? x - long : x - long / 2;
  return [
    around(city, markReach(city, 1)),
    { left, right: left + long, top: y - LETTERS.middle, bottom: y + LETTERS.middle * 0.3 },
  ];
});

const sheet: Rect = {
  left: FRAME + 4,
  top: FRAME + 4,
  right: geography.width - FRAME - 4,
  bottom: geography.height - FRAME - 4,
};

/** Sideways before upward: rows read better than columns. */
const WAYS: readonly ((room: Rect) => Rect)[] = [
  (room) => ({ ...room, right: room.right + STEP }),
  (room) => ({ ...room, left: room.left - STEP }),
  (room) => ({ ...room, right: room.right + STEP }),
  (room) => ({ ...room, left: room.left - STEP }),
  (room) => ({ ...room, top: room.top - STEP }),
  (room) => ({ ...room, bottom: room.bottom + STEP }),
];

function grownRooms(): ReadonlyMap<string, Rect> {
  const rooms = new Map(allGrounds.map(({ id, stack }) => [id, around(stack, PILE)]));
  const fits = (id: string, was: Rect, room: Rect): boolean => {
    if (room.right - room.left > MOST.wide || room.bottom - room.top > MOST.high) return false;
    if (room.left < sheet.left || room.top < sheet.top || room.right > sheet.right || room.bottom > sheet.bottom)
      return false;
    // What a pile touched from the beginning cannot be helped; nothing more may be added.
    if (fixed.some((each) => shared(each, room) > shared(each, was))) return false;
    for (const [other, theirs] of rooms) if (other !== id && shared(theirs, room) > shared(theirs, was)) return false;
    return true;
  };
  for (let grown = true; grown; ) {
    grown = false;
    for (const way of WAYS)
      for (const [id, room] of rooms) {
        const larger = way(room);
        if (!fits(id, room, larger)) continue;
        rooms.set(id, larger);
        grown = true;
      }
  }
  return rooms;
}

const rooms = grownRooms();

export const roomOf = (place: string): Rect | undefined => rooms.get(place);
