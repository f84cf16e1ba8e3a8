/**
 * The card beside whatever is pointed at: what it is, what a click would do, or why it is closed. Opened by hovering,
 * by focus, by a long press, or by a click on something closed. One that is not pinned takes no clicks, and none is
 * opened by hovering while something is picked: whoever is about to click sees what he clicks.
 */
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { type Point, type Thing, thing } from "../games/face.ts";
import { useLatest } from "./useLatest.ts";

export interface CardOf {
  readonly thing: Thing;
  /** Corner of the window that is kept free: where the pointer, or the thing itself, is. */
  readonly beside: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** Stays until it is sent away. */
  readonly pinned: boolean;
  /** Opened by a pointer that hovers: a key can pin it. */
  readonly byMouse: boolean;
}

/** What can be clicked is known well enough for a while: its card would cover what is to be clicked next. */
const DELAY = { hover: 350, lit: 900, press: 500, leave: 140 } as const;

export interface Cards {
  readonly card: CardOf | null;
  /** The thing under the pointer or the focus, at once. */
  readonly pointed: Thing | null;
  point(it: Thing | null, where?: Point): void;
  /** Opens the card of a thing that was clicked and is closed. */
  explain(it: Thing): void;
  /** True when there was one. */
  dismiss(): boolean;
  /** Whether the last thing done was done with the keyboard. */
  byKeys(): boolean;
  /** Whether what has the focus came to it otherwise than by a press on it. */
  focusByKeys(): boolean;
  /** For the root of the table: how and where the pointer is. */
  readonly listeners: {
    onPointerOverCapture(event: PointerEvent): void;
    onPointerDownCapture(event: PointerEvent): void;
    onPointerMoveCapture(event: PointerEvent): void;
    onPointerUpCapture(): void;
    onPointerCancelCapture(): void;
    onKeyDownCapture(): void;
    onFocusCapture(): void;
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }): void;
  };
}

type Means = "mouse" | "touch" | "keys";

/** `busy`: something is picked or taken up. */
export function useCard(isLit: (it: Thing) => boolean, busy: boolean): Cards {
  const [opened, setCard] = useState<CardOf | null>(null);
  const card = busy && !opened?.pinned ? null : opened;
  const [pointed, setPointed] = useState<Thing | null>(null);
  const means = useRef<Means>("mouse");
  const reachedBy = useRef<Means>("mouse");
  /** Where the pointer was pressed last: whoever has clicked and rests there does not ask what comes to lie under it. */
  const clickedAt = useRef({ x: -99, y: -99 });
  const pointer = useRef({ x: 0, y: 0, down: false });
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A long press has opened a card: the click that ends it means nothing more. */
  const pressed = useRef(false);

  useEffect(
    () => () => {
      clearTimeout(opening.current);
      clearTimeout(closing.current);
    },
    [],
  );

  const open = (thing: Thing, pinned: boolean): void => {
    clearTimeout(closing.current);
    const byMouse = means.current === "mouse";
    setCard({ thing, pinned, byMouse, beside: besideWhat(means.current, pointer.current) });
  };

  const close = useLatest((): void => {
    clearTimeout(opening.current);
    clearTimeout(closing.current);
    setCard(null);
  });

  const openUnlessBusy = useLatest((it: Thing): void => {
    if (!busy) open(it, false);
  });

  const point = useLatest((it: Thing | null): void => {
    // What a finger is pointed at while it rests must not end the long press that has begun with it.
    if (means.current !== "touch") clearTimeout(opening.current);
    if (it === null) {
      setPointed(null);
      // A finger that is lifted leaves everything at once: what it has opened stays until the next tap.
      if (!card?.pinned && means.current !== "touch") closing.current = setTimeout(close, DELAY.leave);
      return;
    }
    setPointed(it);
    if (card?.pinned && card.thing === it) return;
    // A finger opens cards by a long press, wherever it lies.
    if (means.current === "touch") return;
    if (means.current === "mouse" && away(pointer.current, clickedAt.current) < SLACK) return;
    opening.current = setTimeout(() => openUnlessBusy(it), isLit(it) ? DELAY.lit : DELAY.hover);
  });

  const press = (it: Thing): void => {
    clearTimeout(opening.current);
    opening.current = setTimeout(() => {
      pressed.current = true;
      open(it, true);
    }, DELAY.press);
  };

  const release = useLatest(() => {
    pointer.current.down = false;
    if (means.current === "touch") clearTimeout(opening.current);
  });

  return {
    card,
    pointed,
    point,
    explain: useLatest((it: Thing) => {
      clearTimeout(opening.current);
      open(it, true);
    }),
    dismiss: useLatest(() => {
      const was = card !== null;
      close();
      return was;
    }),
    byKeys: useLatest(() => means.current === "keys"),
    focusByKeys: useLatest(() => reachedBy.current === "keys"),
    listeners: {
      onPointerOverCapture: useLatest((event: PointerEvent) => {
        means.current = meansOf(event);
        // The table may come to lie under a pointer that rests.
        const { down } = pointer.current;
        if (!down) pointer.current = { x: event.clientX, y: event.clientY, down };
      }),
      onPointerDownCapture: useLatest((event: PointerEvent) => {
        means.current = meansOf(event);
        clickedAt.current = { x: event.clientX, y: event.clientY };
        pointer.current = { x: event.clientX, y: event.clientY, down: true };
        pressed.current = false;
        const onCard = event.target instanceof Element && event.target.closest("[data-card]") !== null;
        if (!onCard) close();
        const it = thingUnder(event.target);
        if (it !== null && means.current === "touch") press(it);
      }),
      onPointerMoveCapture: useLatest((event: PointerEvent) => {
        const { down } = pointer.current;
        const moved = away({ x: event.clientX, y: event.clientY }, pointer.current);
        // A finger that travels pulls the map.
        if (means.current === "touch" && down) {
          if (moved > 12) clearTimeout(opening.current);
          return;
        }
        means.current = meansOf(event);
        pointer.current = { x: event.clientX, y: event.clientY, down };
      }),
      onPointerUpCapture: release,
      onPointerCancelCapture: release,
      onKeyDownCapture: useLatest(() => {
        means.current = "keys";
      }),
      onFocusCapture: useLatest(() => {
        reachedBy.current = pointer.current.down ? means.current : "keys";
      }),
      onClickCapture: useLatest((event: { preventDefault(): void; stopPropagation(): void }) => {
        if (!pressed.current) return;
        pressed.current = false;
        event.preventDefault();
        event.stopPropagation();
      }),
    },
  };
}

/** Pixels. */
const SLACK = 6;

const away = (a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

const meansOf = ({ pointerType }: PointerEvent): Means => (pointerType === "touch" ? "touch" : "mouse");

/** Whatever can be clicked says in the document which thing it is. */
function thingUnder(target: EventTarget): Thing | null {
  const name = target instanceof Element ? target.closest("[data-thing]")?.getAttribute("data-thing") : null;
  const colon = name?.indexOf(":") ?? -1;
  return name && colon > 0 ? thing(name.slice(0, colon), name.slice(colon + 1)) : null;
}

/** With keys the card stands beside what has the focus, otherwise beside the pointer. */
function besideWhat(means: Means, { x, y }: { readonly x: number; readonly y: number }): CardOf["beside"] {
  const focused = means === "keys" ? document.activeElement?.getBoundingClientRect() : undefined;
  if (focused && focused.width > 0) {
    const { left, right, top, bottom } = focused;
    return { left, right, top, bottom };
  }
  const room = means === "touch" ? 22 : 10;
  return { left: x - room, right: x + room, top: y - room, bottom: y + room };
}
