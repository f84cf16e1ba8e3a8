/**
 * Arrows at what can be clicked now, wherever it lies: on the map, in the hand, in a panel, among the buttons of the
 * prompt. They only look at the document: what is lit says so there, in every game.
 */
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import type { Thing } from "../games/face.ts";

interface Props {
  /** Where the table lies. */
  readonly room: RefObject<HTMLElement | null>;
  /** Things that are pointed at where nothing is to be clicked. */
  readonly points: readonly Thing[];
  /** Whether something is to be done, and so only what is lit is pointed at. */
  readonly doing: boolean;
}

interface Arrow {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** Degrees: 0 points down, from above. */
  readonly turn: number;
}

/** Milliseconds between two looks: often enough to follow a map that is pulled. */
const LOOK = 100;
/** More arrows than this would point at everything. */
const MOST = 5;
/** How far from the edge of the map an arrow stands that points outside. */
const EDGE = 26;
/** Pixels from which on a thing is large. */
const LARGE = 60;

export function Pointers({ room, points, doing }: Props): ReactNode {
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  useEffect(() => {
    const look = (): void => {
      const found = room.current === null ? [] : arrowsAt(room.current, points, doing);
      setArrows((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [room, points, doing]);
  return (
    <div className="lesson-arrows">
      {arrows.map(({ key, x, y, turn }) => (
        <svg
          key={key}
          className="lesson-arrow"
          aria-hidden="true"
          data-points-at={key}
          viewBox="-16 -42 32 44"
          style={{ left: x, top: y, rotate: `${turn}deg` }}
        >
          <path d="M0,0L-13,-17H-5V-39H5V-17H13Z" />
        </svg>
      ))}
    </div>
  );
}

const LIT = '[data-thing][tabindex="0"]:not([aria-pressed="true"])';
const HELD = '[data-thing][aria-pressed="true"]';
const BUTTONS = ".prompt-buttons button[data-choice]:not(:disabled)";
/** Panels that are shut while something lit lies in them. */
const WANTED = ".rail button[data-wanted]";
const SHEETS = ".table-panel, .table-hand, .table-battle";

const nameOf = (part: Element): string => part.getAttribute("data-thing") ?? "";
const kindOf = (part: Element): string => nameOf(part).split(":")[0];

function arrowsAt(room: HTMLElement, points: readonly Thing[], doing: boolean): readonly Arrow[] {
  if (!doing) return points.flatMap((it) => arrowAt(it, partsOf(room, `[data-thing="${it}"]`)));
  const held = new Set(partsOf(room, HELD).map(kindOf));
  const lit = partsOf(room, LIT);
  // With something in the hand one looks for where to put it.
  const next = lit.filter((part) => !held.has(kindOf(part)));
  const things = new Map<string, Element[]>();
  for (const part of next.length > 0 ? next : lit)
    things.set(nameOf(part), [...(things.get(nameOf(part)) ?? []), part]);
  if (things.size > MOST) return [];
  if (things.size > 0) return [...things].flatMap(([it, parts]) => arrowAt(it, parts));
  return [BUTTONS, WANTED]
    .map((selector) => partsOf(room, selector).map((part) => atTop(`button:${part.textContent}`, part)))
    .reduce((first, second) => (first.length > 0 ? first : second));
}

const partsOf = (room: HTMLElement, selector: string): readonly Element[] =>
  [...room.querySelectorAll(selector)].filter(
    (part) => part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length > 0,
  );

/** At the part of the thing that lies open; at the edge of the map, if it lies outside of what one sees. */
function arrowAt(key: string, parts: readonly Element[]): readonly Arrow[] {
  // A battle that is laid out beside the map says more than its place.
  const open = parts.find((part) => !isOnMap(part) && isOpen(part)) ?? parts.find(isOpen);
  if (open !== undefined) return [atTop(key, open)];
  const [part] = parts;
  const map = part?.closest(".viewport")?.getBoundingClientRect();
  if (part === undefined || map === undefined) return [];
  const seen = inSight(part);
  if (seen !== null) return [{ key, ...rounded(seen), turn: 0 }];
  const { x, y } = middleOf(part);
  const at = { x: within(x, map.left + EDGE, map.right - EDGE), y: within(y, map.top + EDGE, map.bottom - EDGE) };
  if (at.x !== x || at.y !== y) {
    const turn = Math.round((Math.atan2(y - at.y, x - at.x) * 180) / Math.PI - 90);
    return [{ key, x: Math.round(at.x), y: Math.round(at.y), turn }];
  }
  // A sheet lies over it, as on a phone: that goes first.
  const shut = document.elementFromPoint(x, y)?.closest(SHEETS)?.querySelector(".sheet-close");
  return [shut ? atTop("button:close", shut) : atTop(key, part)];
}

/** Small things are met in their middle, where they can be clicked; of large ones nothing is covered but the edge. */
function atTop(key: string, part: Element): Arrow {
  const { left, width, top, height } = part.getBoundingClientRect();
  const at = { x: left + width / 2, y: height > LARGE ? top + 6 : top + height / 2 - 8 };
  const met = height <= LARGE || !isOnMap(part) || meets(part, at) ? at : (inSight(part) ?? at);
  return { key, ...rounded(met), turn: 0 };
}

const rounded = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) });

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Whoever clicks a little below the point of an arrow there hits it. */
const meets = (part: Element, { x, y }: Spot): boolean =>
  document.elementFromPoint(x, y + 9)?.closest("[data-thing], button") === part;

/** Where to look for an odd shape: so far to the right, and in so many steps downwards. */
const COLUMNS = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92] as const;
const STEPS = 14;

/** A land has coasts and fills no box, and may lie half outside: the uppermost spot at which it is seen and met. */
function inSight(part: Element): Spot | null {
  const map = part.closest(".viewport")?.getBoundingClientRect();
  if (map === undefined) return null;
  const box = part.getBoundingClientRect();
  const [left, right] = [Math.max(box.left, map.left + EDGE), Math.min(box.right, map.right - EDGE)];
  const [top, bottom] = [Math.max(box.top, map.top + EDGE), Math.min(box.bottom, map.bottom - EDGE)];
  if (left >= right || top >= bottom) return null;
  for (const column of COLUMNS)
    for (let step = 0; step < STEPS; step++) {
      const at = { x: left + (right - left) * column, y: top + ((bottom - top) * step) / STEPS };
      if (meets(part, at)) return at;
    }
  return null;
}

function middleOf(part: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const within = (at: number, least: number, most: number): number => Math.min(most, Math.max(least, at));
const isOnMap = (part: Element): boolean => part.closest(".viewport") !== null;

function isOpen(part: Element): boolean {
  const { x, y } = middleOf(part);
  const top = document.elementFromPoint(x, y);
  return top !== null && top.closest("[data-thing], button") === part;
}
