/** The layout of the pieces from one drawing to the next: what is open or carried stays under the pointer. */
import { useEffect, useMemo, useRef } from "react";
import type { Rect } from "../../../drawing/plane.ts";
import type { Level, Point } from "../../face.ts";
import type { Layout } from "./layout.ts";

/** The part of the map that lies in its room. */
export function partSeen(scene: SVGGElement | null): Rect | null {
  const matrix = scene?.ownerSVGElement?.getScreenCTM()?.inverse();
  const room = scene?.closest(".viewport")?.getBoundingClientRect();
  if (!matrix || room === undefined) return null;
  const from = new DOMPoint(room.left, room.top).matrixTransform(matrix);
  const to = new DOMPoint(room.right, room.bottom).matrixTransform(matrix);
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

/** As laid out, unless it has to lie still; fans that are open stay where they are. */
export function useLayout(
  make: (spots: ReadonlyMap<string, Point>) => Layout,
  by: readonly unknown[],
  still: boolean,
  level: Level,
): Layout {
  const last = useRef<{ readonly layout: Layout; readonly level: Level } | null>(null);
  const before = last.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that it is made of is named by whoever makes it.
  const layout = useMemo(() => {
    if (still && before !== null && before.level === level) return before.layout;
    const open = before === null || before.level !== level ? [] : before.layout.fans;
    return make(new Map(open.map(({ place, box }) => [place, { x: box.left, y: box.top }])));
  }, [...by, still]);
  useEffect(() => {
    last.current = { layout, level };
  });
  return layout;
}
