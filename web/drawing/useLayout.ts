/** The layout of the pieces from one drawing to the next: what is open or carried stays under the pointer. */
import { useEffect, useMemo, useRef } from "react";
import type { Level } from "../games/face.ts";
import type { Rect } from "./plane.ts";
import type { Point } from "./point.ts";

/** A layout in which stacks may be fanned out. */
interface Fanned {
  readonly fans: readonly { readonly place: string; readonly box: Rect }[];
}

/** As laid out, unless it has to lie still; fans that are open stay where they are. */
export function useLayout<L extends Fanned>(
  make: (spots: ReadonlyMap<string, Point>) => L,
  by: readonly unknown[],
  still: boolean,
  level: Level,
): L {
  const last = useRef<{ readonly layout: L; readonly level: Level } | null>(null);
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
