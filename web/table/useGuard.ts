/**
 * Nobody presses what he has not seen. A button that comes to lie under a pointer that rests takes no click for a
 * moment: whoever clicked twice, or just then, meant what was there before. Neither does a key that is held down.
 */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from "react";

/** Milliseconds. */
export const UNSEEN_FOR = 400;
/** Pixels: whoever moves further than this has aimed. */
const SLACK = 8;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const away = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where the pointer was last, wherever on the page. */
let pointer: Spot = { x: -1, y: -1 };
const follow = ({ clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">): void => {
  pointer = { x: clientX, y: clientY };
};

/** When what lies there now came to lie there. */
const since = new WeakMap<Element, number>();

/** Whether a button has been there long enough to be pressed by a key from anywhere. */
export const isSeen = (button: Element): boolean => performance.now() - (since.get(button) ?? 0) >= UNSEEN_FOR;

const buttonIn = (part: Element | null): Element | null => part?.closest(".prompt-buttons button") ?? null;

export function useGuard(buttons: string) {
  const box = useRef<HTMLFieldSetElement>(null);
  const over = useRef<Element | null>(null);
  const sprung = useRef<{ readonly button: Element; readonly at: number; readonly pointer: Spot } | null>(null);

  useEffect(() => {
    addEventListener("pointermove", follow, { capture: true, passive: true });
    addEventListener("pointerdown", follow, { capture: true, passive: true });
    return () => {
      removeEventListener("pointermove", follow, { capture: true });
      removeEventListener("pointerdown", follow, { capture: true });
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other buttons lie there now.
  useLayoutEffect(() => {
    const at = performance.now();
    for (const button of box.current?.querySelectorAll("button") ?? []) if (!since.has(button)) since.set(button, at);
    const under = buttonIn(document.elementFromPoint(pointer.x, pointer.y));
    if (under !== null && under !== over.current) sprung.current = { button: under, at, pointer };
    over.current = under;
  }, [buttons]);

  return {
    ref: box,
    onPointerOver(event: PointerEvent) {
      over.current = event.target instanceof Element ? buttonIn(event.target) : null;
    },
    onPointerLeave() {
      over.current = null;
    },
    onClickCapture(event: MouseEvent) {
      const { current } = sprung;
      // A key clicks at no place.
      if (event.detail === 0 || current === null || buttonIn(event.target as Element) !== current.button) return;
      if (performance.now() - current.at >= UNSEEN_FOR) return;
      if (away({ x: event.clientX, y: event.clientY }, current.pointer) > SLACK) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDownCapture(event: KeyboardEvent) {
      if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
    },
  };
}
