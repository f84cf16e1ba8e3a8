/**
 * Hands on the map: dragging, pinching, the wheel. A press that stays where it is remains a click; one that travels
 * moves the map, and the click that the browser makes of it in the end is swallowed.
 */
import type { Point } from "../games/face.ts";

export interface Hands {
  /** The map follows the fingers: moved by so much, and grown by a factor around a point of the room. */
  move(dx: number, dy: number, factor: number, at: Point): void;
  /** A gesture begins or has come to rest. */
  begin(): void;
  rest(): void;
}

/** Something that is dragged by itself, or a control that lies on the map: the map keeps still under it. */
const KEEPS_STILL = "[data-grab], [data-controls]";

const SLACK: Readonly<Record<string, number>> = { mouse: 4, pen: 6, touch: 9 };
const WHEEL_RESTS_AFTER = 260;

export function takeHands(room: HTMLElement, hands: Hands): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let dragging = false;
  let wheel: ReturnType<typeof setTimeout> | null = null;

  const inRoom = (event: PointerEvent | WheelEvent): Point => {
    const box = room.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const drag = (event: PointerEvent): void => {
    if (dragging) return;
    dragging = true;
    // Only now: a captured pointer would take the clicks away from the pieces.
    for (const finger of fingers.keys()) if (finger === event.pointerId) room.setPointerCapture(finger);
    hands.begin();
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest(KEEPS_STILL))) return;
    const at = inRoom(event);
    if (fingers.size === 0) dragging = false;
    fingers.set(event.pointerId, at);
    start = at;
    if (fingers.size === 2) drag(event);
  };

  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined || start === null) return;
    const at = inRoom(event);
    if (!dragging) {
      if (Math.hypot(at.x - start.x, at.y - start.y) < (SLACK[event.pointerType] ?? 6)) return;
      drag(event);
    }
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.set(event.pointerId, at);
    if (others.length === 0) return hands.move(at.x - before.x, at.y - before.y, 1, at);
    const [other] = others;
    const [was, is] = [distance(before, other), distance(at, other)];
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    hands.move((at.x - before.x) / 2, (at.y - before.y) / 2, was > 0 ? is / was : 1, middle);
  };

  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    start = null;
    if (!dragging) return;
    hands.rest();
    // The click comes right after, or never.
    setTimeout(() => {
      dragging = false;
    }, 50);
  };

  const click = (event: MouseEvent): void => {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const turn = (event: WheelEvent): void => {
    if (event.target instanceof Element && event.target.closest("[data-controls]")) return;
    event.preventDefault();
    if (wheel === null) hands.begin();
    else clearTimeout(wheel);
    wheel = setTimeout(() => {
      wheel = null;
      hands.rest();
    }, WHEEL_RESTS_AFTER);
    // Lines and pages come from wheels with notches; a pinch on a touchpad comes as a wheel with Control.
    const by = event.deltaY * (event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? 16 : 400);
    hands.move(0, 0, Math.exp(-by * (event.ctrlKey ? 0.01 : 0.0016)), inRoom(event));
  };

  room.addEventListener("pointerdown", down);
  room.addEventListener("pointermove", move);
  room.addEventListener("pointerup", up);
  room.addEventListener("pointercancel", up);
  room.addEventListener("click", click, { capture: true });
  room.addEventListener("wheel", turn, { passive: false });
  return () => {
    if (wheel !== null) clearTimeout(wheel);
    room.removeEventListener("pointerdown", down);
    room.removeEventListener("pointermove", move);
    room.removeEventListener("pointerup", up);
    room.removeEventListener("pointercancel", up);
    room.removeEventListener("click", click, { capture: true });
    room.removeEventListener("wheel", turn);
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
