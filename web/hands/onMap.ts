/**
 * Pointers and keys on the pieces of a map: pointing, clicking, holding a finger down, and dragging pieces to a place.
 *
 * One set of listeners serves the whole board. Whatever can be clicked says in the document which thing it is
 * (`data-thing`) and in which place it lies (`data-place`); what can be dragged, by whom (`data-grab`: "any" pointer,
 * or the "mouse" alone) and which pieces come with it (`data-drags`); a piece, which one it is (`data-piece`).
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
import { kindOf, type Point, type TableProps, type Thing, thing } from "../games/face.ts";
import { useTimer } from "./timer.ts";

const HOLD = 500;
const SLACK = 6;
/** Those that are carried together lie a little apart, in units of the map. */
const APART = { x: 9, y: -6 } as const;

export interface MapHands {
  /** The place under the pointer or under the pieces that are dragged. */
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

export interface MapWishes {
  /** What the game's acts call a place. */
  readonly places: string;
  /** A piece was let go over another place; the spot is where its corner was. */
  dropped(piece: Thing, at: Point): void;
  /** The pointer rests on a place, or on none. */
  over(place: string | null): void;
  clicked(place: string | null, it: Thing): void;
}

const partOf = (event: SyntheticEvent): Element | null => (event.target instanceof Element ? event.target : null);

/** Attributes are written by the board alone; still, only what looks like a thing is taken for one. */
function thingIn(text: string | null | undefined): Thing | null {
  const [kind, ...name] = text?.split(":") ?? [];
  return kind === undefined || name.length === 0 ? null : thing(kind, name.join(":"));
}

const thingAt = (part: Element | null): Thing | null =>
  thingIn(part?.closest("[data-thing]")?.getAttribute("data-thing"));

const placeAt = (part: Element | null): string | null =>
  part?.closest("[data-place]")?.getAttribute("data-place") ?? null;

const pressOf = (event: MouseEvent | KeyboardEvent) =>
  event.shiftKey || event.ctrlKey || event.metaKey ? "adding" : "plain";

/** Where on the map a point of the page is. */
function onMap(element: SVGElement, { x, y }: Point): Point {
  const matrix = element.ownerSVGElement?.getScreenCTM()?.inverse();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: 0, y: 0 };
}

interface Shift extends Point {
  readonly scale: string;
}

/** Where a piece lies, and how large it is, as its style says. */
function shiftIn(transform: string): Shift {
  const [, x, y, scale = "1"] = /translate\((\S+?)px, (\S+?)px\) scale\((\S+?)\)/.exec(transform) ?? [];
  return { x: Number(x ?? 0), y: Number(y ?? 0), scale };
}

/** A piece that is carried, and where it lay. */
interface Carried {
  readonly piece: Thing;
  readonly element: SVGElement;
  readonly home: string;
  at: Point;
}

interface Drag {
  readonly element: SVGElement;
  readonly pieces: readonly Thing[];
  readonly from: string;
  readonly start: Point;
  carried: readonly Carried[];
  moving: boolean;
}

export function useMapHands(table: TableProps, wishes: MapWishes): MapHands {
  const [aim, setAim] = useState<string | null>(null);
  const [dragging, setDragging] = useState(false);
  const drag = useRef<Drag | null>(null);
  /** What was let go and is on its way: it stays where it was dropped until it is known where it goes. */
  const underway = useRef<readonly Carried[]>([]);
  const hold = useTimer();
  const settling = useTimer();
  const pressed = useRef<Point>({ x: 0, y: 0 });
  const pointed = useRef<Thing | null>(null);
  /** A finger was held down or a piece dragged: the click that follows means nothing. */
  const spent = useRef(false);
  const latest = useRef({ table, wishes });
  useEffect(() => {
    latest.current = { table, wishes };
  });

  const settle = (): void => {
    for (const { element, home, at } of underway.current) {
      element.removeAttribute("data-carried");
      // What has been brought somewhere was moved by whoever drew it there.
      if (isAt(element, at)) element.style.transform = home;
    }
    underway.current = [];
  };
  const { busy } = table.hands;
  const wasBusy = useRef(busy);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was let go has arrived when nothing is on its way.
  useEffect(() => {
    if (wasBusy.current && !busy) settle();
    wasBusy.current = busy;
  }, [busy]);

  const point = (it: Thing | null, where?: Point): void => {
    if (it === pointed.current) return;
    pointed.current = it;
    table.point(it, where);
  };

  /** From now on the pieces follow the pointer. */
  const takeAlong = (held: Drag): void => {
    held.moving = true;
    hold.stop();
    settle();
    const { hands } = table;
    const canTake = hands.groups.some((group) => held.pieces.every((piece) => group.includes(piece)));
    const isHeld = held.pieces.some((piece) => hands.held.includes(piece));
    const pieces = isHeld ? hands.held : held.pieces;
    const scene = held.element.ownerSVGElement;
    held.carried = pieces.flatMap((piece) => {
      const element = scene?.querySelector<SVGElement>(`[data-piece="${piece}"]`);
      return element ? [{ piece, element, home: element.style.transform, at: shiftIn(element.style.transform) }] : [];
    });
    // An attribute that React knows nothing of, so that drawing again does not take it away.
    for (const { element } of held.carried) element.setAttribute("data-carried", "");
    flushSync(() => {
      setDragging(true);
      if (canTake && !isHeld) table.hands.take(pieces);
      // Picked, so that what it could be brought to is lit; but nothing is done yet.
      else if (!isHeld && !table.picked.includes(pieces[0])) table.pick(pieces[0], "choosing");
    });
  };

  const move = (held: Drag, event: PointerEvent): void => {
    const client = { x: event.clientX, y: event.clientY };
    if (!held.moving) {
      if (Math.hypot(client.x - held.start.x, client.y - held.start.y) < SLACK) return;
      takeAlong(held);
    }
    const now = onMap(held.element, client);
    const start = onMap(held.element, held.start);
    // The piece under the pointer stays under it, and the others come to it.
    const lead = held.carried.find(({ element }) => element === held.element) ?? held.carried[0];
    if (lead !== undefined) {
      const home = shiftIn(lead.home);
      const isUnder = lead.element === held.element;
      const at = isUnder ? { x: home.x + now.x - start.x, y: home.y + now.y - start.y } : now;
      const rest = held.carried.filter((each) => each !== lead);
      for (const [i, each] of [lead, ...rest].entries()) {
        each.at = { x: at.x + i * APART.x, y: at.y + i * APART.y };
        each.element.style.transform = `translate(${each.at.x}px, ${each.at.y}px) scale(${shiftIn(each.home).scale})`;
      }
    }
    const place = placeAt(document.elementFromPoint(client.x, client.y));
    setAim(place);
    point(place === null ? null : thing(wishes.places, place), client);
  };

  const letGo = (held: Drag, event: PointerEvent): void => {
    drag.current = null;
    if (!held.moving) return;
    const to = placeAt(document.elementFromPoint(event.clientX, event.clientY));
    spent.current = true;
    underway.current = held.carried;
    setDragging(false);
    setAim(null);
    point(null);
    const { table: now, wishes: then } = latest.current;
    if (event.type === "pointercancel" || to === null || to === held.from) return settle();
    const goal = thing(then.places, to);
    const isHeld = held.carried.some(({ piece }) => now.hands.held.includes(piece));
    const dropped = isHeld ? now.hands.drop(goal) : "stays";
    if (dropped === "goes") {
      for (const { piece, at } of held.carried) then.dropped(piece, at);
      return settling.after(SETTLED, settle);
    }
    settle();
    // Where it cannot go the place says why.
    if (dropped === "stays") now.pick(goal);
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
        // With Shift a frame is drawn, or a click adds something.
        if (event.button !== 0 || event.shiftKey) return;
        const part = partOf(event);
        const it = thingAt(part);
        const start = { x: event.clientX, y: event.clientY };
        const isTouch = event.pointerType === "touch";
        hold.stop();
        pressed.current = start;
        if (isTouch) {
          point(null);
          if (it !== null)
            hold.after(HOLD, () => {
              spent.current = true;
              point(it, start);
            });
        }
        const element = part?.closest(isTouch ? "[data-grab='any']" : "[data-grab]");
        if (!(element instanceof SVGElement)) return;
        const pieces = (element.dataset.drags ?? "").split(" ").flatMap((each) => thingIn(each) ?? []);
        if (pieces.length === 0) return;
        element.setPointerCapture(event.pointerId);
        drag.current = { element, pieces, from: element.dataset.place ?? "", start, carried: [], moving: false };
      },
      onPointerMove(event) {
        if (drag.current !== null) return move(drag.current, event);
        const { x, y } = pressed.current;
        if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK) hold.stop();
      },
      onPointerUp(event) {
        hold.stop();
        if (drag.current !== null) letGo(drag.current, event);
      },
      onPointerCancel(event) {
        hold.stop();
        if (drag.current !== null) letGo(drag.current, event);
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
        table.pick(it, pressOf(event));
      },
      onKeyDown(event) {
        if (event.key !== "Enter" && event.key !== " ") return;
        const it = thingAt(partOf(event));
        if (it === null) return;
        event.preventDefault();
        event.stopPropagation();
        // Whoever holds the key down means it once.
        if (!event.repeat) table.pick(it, pressOf(event));
      },
      onFocus(event) {
        const it = thingAt(event.target);
        if (it === null || !event.target.matches(":focus-visible")) return;
        const { left, top, width, height } = event.target.getBoundingClientRect();
        point(it, { x: left + width / 2, y: top + height / 2 });
        const place = placeAt(event.target);
        setAim(place);
        if (kindOf(it) === wishes.places) wishes.over(place);
      },
      onBlur() {
        point(null);
      },
    },
  };
}

/** Milliseconds after which what was dropped goes home, whatever has become of it. */
const SETTLED = 4_000;

const isAt = (element: SVGElement, { x, y }: Point): boolean => {
  const now = shiftIn(element.style.transform);
  return Math.abs(now.x - x) < 0.5 && Math.abs(now.y - y) < 0.5;
};
