/**
 * Holds the view of a map and sets it on the sheet: at once under a hand, in a short flight for keys and buttons.
 *
 * The drawings on the sheet are as large as they are looked at, and the sheet itself is only moved: that costs nothing,
 * since the browser keeps their pictures. While one zooms the pictures are stretched with the sheet; when the hand rests
 * they are drawn anew in their new size, sharp.
 */
import { movesFreely } from "../app/settings.ts";
import type { Level, Point } from "../games/face.ts";
import type { Pulled } from "./pulling.ts";
import {
  type Bordered,
  between,
  CLOSEST,
  centredOn,
  fitted,
  type Inset,
  kept,
  middleOf,
  moved,
  NO_INSET,
  opening,
  SCALE_OF,
  type Size,
  type View,
  zoomedAt,
} from "./view.ts";

const FLIGHT = 260;
/** How far inside the edge a thing has to lie that somebody has reached with the keyboard. */
const IN_SIGHT = 24;

export class Camera implements Pulled {
  private readonly map: Bordered;
  private room: HTMLElement | null = null;
  private sheet: HTMLElement | null = null;
  private drawings: readonly SVGElement[] = [];
  /** The scale in which the drawings are drawn. */
  private drawn = 1;
  private settled: (scale: number) => void = () => {};
  private size: Size = { width: 1, height: 1 };
  private inset: Inset = NO_INSET;
  private view: View = { x: 0, y: 0, scale: 1 };
  /** Nobody has moved the map yet: it is opened anew when the room changes. */
  private untouched = true;
  private frame = 0;

  constructor(map: Bordered) {
    this.map = map;
  }

  /** Begins to show the map in that room. Returns how to stop. */
  film(
    room: HTMLElement,
    sheet: HTMLElement,
    drawings: readonly SVGElement[],
    settled: (scale: number) => void,
  ): () => void {
    this.room = room;
    this.sheet = sheet;
    this.drawings = drawings;
    this.settled = settled;
    this.measure();
    const watch = new ResizeObserver(() => this.measure());
    watch.observe(room);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(this.frame);
      this.room = null;
      this.sheet = null;
      this.drawings = [];
    };
  }

  cover(inset: Inset): void {
    const middle = middleOf(this.view, this.size, this.inset);
    this.inset = inset;
    this.rearrange(middle);
  }

  show(point: Point, level?: Level): void {
    const scale = level === undefined ? this.view.scale : SCALE_OF[level];
    this.flyTo(centredOn(point, scale, this.size, this.inset));
  }

  fit(): void {
    this.flyTo(fitted(this.map, this.size, this.inset));
  }

  zoomBy(factor: number, at?: Point): void {
    const { width, height } = this.size;
    const middle = { x: (width - this.inset.right) / 2, y: (height - this.inset.bottom) / 2 };
    this.flyTo(zoomedAt(this.view, at ?? middle, factor, this.limits()));
  }

  panBy(dx: number, dy: number): void {
    this.flyTo(moved(this.view, dx, dy));
  }

  inRoom(clientX: number, clientY: number): Point {
    const box = this.room?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }

  /** Moves the map as little as needed for something on it to be seen. */
  reveal(thing: DOMRect): void {
    const from = this.inRoom(thing.left, thing.top);
    const to = this.inRoom(thing.right, thing.bottom);
    const dx = intoSight(from.x, to.x, this.size.width - this.inset.right);
    const dy = intoSight(from.y, to.y, this.size.height - this.inset.bottom);
    if (dx !== 0 || dy !== 0) this.flyTo(moved(this.view, dx, dy));
  }

  begin(): void {
    cancelAnimationFrame(this.frame);
  }

  move(dx: number, dy: number, factor: number, at: Point): void {
    this.untouched = false;
    this.put(zoomedAt(moved(this.view, dx, dy), at, factor, this.limits()));
  }

  rest(): void {
    this.draw();
    this.settled(this.view.scale);
  }

  private limits(): { least: number; most: number } {
    const least = fitted(this.map, this.size, this.inset).scale;
    return { least, most: Math.max(CLOSEST, least) };
  }

  private measure(): void {
    if (this.room === null) return;
    const middle = middleOf(this.view, this.size, this.inset);
    this.size = { width: this.room.clientWidth, height: this.room.clientHeight };
    this.rearrange(middle);
  }

  /** The room is another than before: what was in its middle stays there. */
  private rearrange(middle: Point): void {
    if (this.room === null) return;
    cancelAnimationFrame(this.frame);
    this.put(
      this.untouched
        ? opening(this.map, this.size, this.inset)
        : centredOn(middle, this.view.scale, this.size, this.inset),
    );
    this.rest();
  }

  private flyTo(wished: View): void {
    const goal = kept(wished, this.map, this.size, this.inset);
    const from = this.view;
    this.untouched = false;
    cancelAnimationFrame(this.frame);
    if (!movesFreely()) {
      this.put(goal);
      return this.rest();
    }
    this.begin();
    const begun = performance.now();
    const step = (now: number): void => {
      const t = Math.max(0, now - begun) / FLIGHT;
      this.put(between(from, goal, Math.min(t, 1)));
      if (t < 1) this.frame = requestAnimationFrame(step);
      else this.rest();
    };
    this.frame = requestAnimationFrame(step);
  }

  private put(view: View): void {
    this.view = kept(view, this.map, this.size, this.inset);
    this.place();
  }

  private place(): void {
    if (this.sheet === null) return;
    const { x, y, scale } = this.view;
    // Between two pixels a sheet would have to be drawn anew for every frame, so that its letters stay sharp.
    this.sheet.style.transform = `translate3d(${onPixel(x)}px, ${onPixel(y)}px, 0) scale(${scale / this.drawn})`;
  }

  /** Draws anew in the size that is looked at. */
  private draw(): void {
    const { scale } = this.view;
    for (const drawing of this.drawings) drawing.style.transform = `scale(${scale})`;
    this.drawn = scale;
    this.place();
  }
}

const onPixel = (at: number): number => Math.round(at * devicePixelRatio) / devicePixelRatio;

function intoSight(from: number, to: number, room: number): number {
  if (from < IN_SIGHT) return IN_SIGHT - from;
  return to > room - IN_SIGHT ? room - IN_SIGHT - to : 0;
}
