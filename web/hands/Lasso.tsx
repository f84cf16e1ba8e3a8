/** A frame drawn over the map with Shift takes up what lies in it, as far as it can go together. */
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { type Thing, thing } from "../games/face.ts";
import { useLatest } from "../table/useLatest.ts";

interface Props {
  readonly room: RefObject<HTMLElement | null>;
  take(pieces: readonly Thing[]): void;
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Less is a click that was not held still. */
const SLACK = 6;

export function Lasso({ room, take }: Props): ReactNode {
  const [frame, setFrame] = useState<Frame | null>(null);
  const taken = useLatest(take);

  useEffect(() => {
    const { current: here } = room;
    if (here === null) return;
    let start: { readonly x: number; readonly y: number } | null = null;
    let drawn = false;

    const frameTo = (
      { clientX, clientY }: PointerEvent,
      { x, y }: { readonly x: number; readonly y: number },
    ): Frame => ({
      left: Math.min(x, clientX),
      top: Math.min(y, clientY),
      width: Math.abs(clientX - x),
      height: Math.abs(clientY - y),
    });
    const down = (event: PointerEvent): void => {
      const onMap = event.target instanceof Element && event.target.closest(".viewport-sheet") !== null;
      drawn = false;
      if (event.shiftKey && event.button === 0 && event.pointerType === "mouse" && onMap)
        start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (start === null) return;
      const next = frameTo(event, start);
      if (!drawn && next.width + next.height < SLACK) return;
      drawn = true;
      setFrame(next);
    };
    const up = (event: PointerEvent): void => {
      if (start === null) return;
      const last = frameTo(event, start);
      start = null;
      setFrame(null);
      if (drawn && event.type === "pointerup") taken(piecesIn(here, last));
    };
    // The press ends in a click on whatever lies there, which means nothing.
    const click = (event: MouseEvent): void => {
      if (!drawn) return;
      drawn = false;
      event.preventDefault();
      event.stopPropagation();
    };
    here.addEventListener("pointerdown", down, { capture: true });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    here.addEventListener("click", click, { capture: true });
    return () => {
      here.removeEventListener("pointerdown", down, { capture: true });
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      here.removeEventListener("click", click, { capture: true });
    };
  }, [room, taken]);

  return frame === null ? null : <div className="lasso" style={frame} />;
}

/** Pieces whose middle lies in the frame. */
function piecesIn(room: HTMLElement, { left, top, width, height }: Frame): readonly Thing[] {
  return [...room.querySelectorAll("[data-piece]")].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isIn = x >= left && x <= left + width && y >= top && y <= top + height;
    const [kind, ...name] = part.getAttribute("data-piece")?.split(":") ?? [];
    return isIn && kind !== undefined ? [thing(kind, name.join(":"))] : [];
  });
}
