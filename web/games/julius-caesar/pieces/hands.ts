/**
 * Pointers and keys on the pieces: pointing, clicking, holding a finger down, and dragging a block to a place. One set
 * of listeners serves the whole board; whatever can be clicked says in the document which thing it is.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { kindOf, type Point, type TableProps, type Thing, thing } from "../../face.ts";
import { WIDTH } from "../map/measures.ts";
import { useTimer } from "./timer.ts";

const HOLD = 500;
const SLACK = 6;

interface Drag {
  readonly element: SVGElement;
  readonly key: string;
  readonly from: string;
  readonly start: Point;
  readonly at: string;
  /** Whether the block was picked when it was taken up. */
  readonly picked: boolean;
  moving: boolean;
  last: Point;
}

export interface PieceHands {
  /** The place under the pointer or under the block that is dragged. */
  readonly aim: string | null;
  readonly dragging: boolean;
  readonly on: {
    onPointerOver(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onClick(event: MouseEvent): void;
    onKeyDown(event: KeyboardEvent): void;
    onFocus(event: FocusEvent): void;
    onBlur(): void;
  };
}

export interface PieceWishes {
  /** A block was let go over another place; the spot is where its corner was. */
  dropped(key: string, at: Point): void;
  /** The pointer rests on a place, or on none. */
  over(place: string | null): void;
  clicked(place: string | null, it: Thing): void;
  /** Whether a block may be picked as soon as it is taken up, because picking it does nothing yet. */
  readonly early: boolean;
}

const partOf = (event: SyntheticEvent): Element | null => (event.target instanceof Element ? event.target : null);

/** Attributes are written by this board alone; still, only what looks like a thing is taken for one. */
function thingAt(part: Element | null): Thing | null {
  const [kind, ...name] = part?.closest("[data-thing]")?.getAttribute("data-thing")?.split(":") ?? [];
  return kind === undefined || name.length === 0 ? null : thing(kind, name.join(":"));
}

const placeAt = (part: Element | null): string | null =>
  part?.closest("[data-place]")?.getAttribute("data-place") ?? null;

/** Units of the map for a pixel of the page, and where on the map a point of the page is. */
function onMap(element: SVGElement, client: Point): Point & { readonly unit: number } {
  const box = element.ownerSVGElement?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return { x: 0, y: 0, unit: 1 };
  const unit = WIDTH / box.width;
  return { x: (client.x - box.left) * unit, y: (client.y - box.top) * unit, unit };
}

export function usePieceHands(table: TableProps, wishes: PieceWishes): PieceHands {
  const [aim, setAim] = useState<string | null>(null);
  const [dragging, setDragging] = useState(false);
  const drag = useRef<Drag | null>(null);
  const hold = useTimer();
  const pressed = useRef<Point>({ x: 0, y: 0 });
  const pointed = useRef<Thing | null>(null);
  /** A finger was held down or a block dragged: the click that follows means nothing. */
  const spent = useRef(false);
  const latest = useRef({ table, wishes });
  useEffect(() => {
    latest.current = { table, wishes };
  });

  const point = (it: Thing | null, where?: Point): void => {
    if (it === pointed.current) return;
    pointed.current = it;
    table.point(it, where);
  };

  const moveBlock = (held: Drag, event: PointerEvent): void => {
    if (!held.moving) {
      if (Math.hypot(event.clientX - held.start.x, event.clientY - held.start.y) < SLACK) return;
      held.moving = true;
      hold.stop();
      point(null);
      setDragging(true);
      // An attribute that React knows nothing of, so that drawing again does not take it away.
      held.element.setAttribute("data-carried", "");
      if (wishes.early && !held.picked) flushSync(() => table.pick(thing("block", held.key)));
    }
    const now = onMap(held.element, { x: event.clientX, y: event.clientY });
    const start = onMap(held.element, held.start);
    const [, x, y, scale] = /translate\((\S+)px, (\S+)px\) scale\((\S+)\)/.exec(held.at) ?? [];
    held.last = { x: Number(x) + now.x - start.x, y: Number(y) + now.y - start.y };
    held.element.style.transform = `translate(${held.last.x}px, ${held.last.y}px) scale(${scale})`;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    setAim(placeAt(under));
  };

  const letBlockGo = (held: Drag, event: PointerEvent): void => {
    drag.current = null;
    if (!held.moving) return;
    const to = placeAt(document.elementFromPoint(event.clientX, event.clientY));
    held.element.removeAttribute("data-carried");
    held.element.style.transform = held.at;
    spent.current = true;
    setDragging(false);
    setAim(null);
    if (event.type === "pointercancel" || to === null || to === held.from) return;
    const block = thing("block", held.key);
    wishes.dropped(held.key, held.last);
    // The place is lit only after the block has been picked, so the page has to draw in between.
    if (!latest.current.table.picked.includes(block)) flushSync(() => latest.current.table.pick(block));
    latest.current.table.pick(thing("place", to));
  };

  return {
    aim,
    dragging,
    on: {
      onPointerOver(event) {
        if (event.pointerType === "touch" || drag.current?.moving) return;
        const part = partOf(event);
        point(thingAt(part), { x: event.clientX, y: event.clientY });
        const place = placeAt(part);
        setAim(place);
        wishes.over(place);
      },
      onPointerLeave(event) {
        if (drag.current?.moving) return;
        hold.stop();
        // A lifted finger leaves too: what it has called up stays until the next touch.
        if (event.pointerType === "touch") return;
        point(null);
        setAim(null);
        wishes.over(null);
      },
      onPointerDown(event) {
        spent.current = false;
        if (event.button !== 0) return;
        const part = partOf(event);
        const it = thingAt(part);
        const where = { x: event.clientX, y: event.clientY };
        hold.stop();
        pressed.current = where;
        if (event.pointerType === "touch") {
          point(null);
          if (it !== null)
            hold.after(HOLD, () => {
              spent.current = true;
              point(it, where);
            });
        }
        const element = part?.closest("[data-grab]");
        if (!(element instanceof SVGElement)) return;
        element.setPointerCapture(event.pointerId);
        const key = element.dataset.grab ?? "";
        drag.current = {
          element,
          key,
          from: element.dataset.place ?? "",
          start: where,
          at: element.style.transform,
          picked: table.picked.includes(thing("block", key)),
          moving: false,
          last: where,
        };
      },
      onPointerMove(event) {
        if (drag.current !== null) return moveBlock(drag.current, event);
        const { x, y } = pressed.current;
        if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK) hold.stop();
      },
      onPointerUp(event) {
        hold.stop();
        if (drag.current !== null) letBlockGo(drag.current, event);
      },
      onPointerCancel(event) {
        hold.stop();
        if (drag.current !== null) letBlockGo(drag.current, event);
      },
      onClick(event) {
        const part = partOf(event);
        const it = thingAt(part);
        if (spent.current) {
          spent.current = false;
          return;
        }
        if (it === null) return;
        wishes.clicked(placeAt(part), it);
        table.pick(it);
      },
      onKeyDown(event) {
        if (event.key !== "Enter" && event.key !== " ") return;
        const it = thingAt(partOf(event));
        if (it === null) return;
        event.preventDefault();
        event.stopPropagation();
        table.pick(it);
      },
      onFocus(event) {
        const it = thingAt(event.target);
        if (it === null || !event.target.matches(":focus-visible")) return;
        const { left, top, width, height } = event.target.getBoundingClientRect();
        point(it, { x: left + width / 2, y: top + height / 2 });
        const place = placeAt(event.target);
        setAim(place);
        if (kindOf(it) === "place") wishes.over(place);
      },
      onBlur() {
        point(null);
      },
    },
  };
}
