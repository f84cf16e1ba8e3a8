/**
 * Hands on the map: dragging, pinching, the wheel. A press that stays where it is remains a click; one that travels
 * moves the map, and the click that the browser makes of it in the end is swallowed.
 */
import type { Point } from "../games/face.ts";

export interface Pulled {
  /** It follows the fingers: moved by so much, and grown by a factor around a point of the room. */
  move(dx: number, dy: number, factor: number, at: Point): void;
  /** A gesture begins or has come to rest. */
  begin(): void;
  rest(): void;
}

/** Something that is dragged by itself, or a control that lies on the map: the map keeps still under it. */
const KEEPS_STILL: Readonly<Record<string, string>> = {
  mouse: "[data-grab], [data-controls]",
  // Fingers begin anywhere when they pull a map: a stack goes with them only once it has been taken up.
  touch: "[data-grab='any'], [data-controls]",
};

/** Whether the press belongs to somebody else: to a thing that is dragged, or to a lasso that is drawn with Shift. */
const isTaken = ({ button, shiftKey, pointerType, target }: PointerEvent): boolean =>
  button !== 0 ||
  (shiftKey && pointerType === "mouse") ||
  (target instanceof Element && target.closest(KEEPS_STILL[pointerType] ?? KEEPS_STILL.mouse) !== null);

const SLACK: Readonly<Record<string, number>> = { mouse: 4, pen: 6, touch: 9 };
const WHEEL_RESTS_AFTER = 260;

export function pullByHand(room: HTMLElement, pulled: Pulled): () => void {
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
    pulled.begin();
  };

  const down = (event: PointerEvent): void => {
    if (isTaken(event)) return;
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
    if (others.length === 0) return pulled.move(at.x - before.x, at.y - before.y, 1, at);
    const [other] = others;
    const [was, is] = [distance(before, other), distance(at, other)];
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    pulled.move((at.x - before.x) / 2, (at.y - before.y) / 2, was > 0 ? is / was : 1, middle);
  };

  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    start = null;
    if (!dragging) return;
    pulled.rest();
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
    if (wheel === null) pulled.begin();
    else clearTimeout(wheel);
    wheel = setTimeout(() => {
      wheel = null;
      pulled.rest();
    }, WHEEL_RESTS_AFTER);
    // Lines and pages come from wheels with notches; a pinch on a touchpad comes as a wheel with Control.
    const by = event.deltaY * (event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? 16 : 400);
    pulled.move(0, 0, Math.exp(-by * (event.ctrlKey ? 0.01 : 0.0016)), inRoom(event));
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
