/**
 * Pieces on their way. After every drawing each piece that now lies elsewhere is made to travel there from where it lay,
 * along its way if it has changed places. It is told by its key, not by its element: what React does with the elements is
 * of no matter.
 */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { movesFreely, useSettings } from "../app/settings.ts";
import type { Level } from "../games/face.ts";
import type { Point } from "./point.ts";

/** How long a piece travels from place to place, in milliseconds. */
export const JOURNEY = { slow: 1200, normal: 650, fast: 300 } as const;
const SHIFT = 180;

/** A piece where it lies: its corner, how large it is drawn, and in which place. */
export interface Lying extends Point {
  readonly key: string;
  readonly place: string;
  readonly scale: number;
}

/** Where pieces were let go that a hand has carried: they travel on from there. */
export type Carried = Map<string, Point>;

export interface Journeys {
  /** A piece at its natural size. */
  readonly size: number;
  /** The points a piece passes from one place to another. */
  way(key: string, from: string, to: string): readonly Point[];
}

interface LaidBefore {
  laid: ReadonlyMap<string, Lying>;
  level: Level;
}

export const turnOf = ({ x, y, scale }: Pick<Lying, "x" | "y" | "scale">): string =>
  `translate(${x}px, ${y}px) scale(${scale})`;

export function useMotion(
  scene: RefObject<SVGGElement | null>,
  laid: readonly Lying[],
  level: Level,
  carried: RefObject<Carried>,
  journeys: Journeys,
): void {
  const earlier = useRef<LaidBefore | null>(null);
  const { pace } = useSettings();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what lies elsewhere sets anything in motion.
  useLayoutEffect(() => {
    const before = earlier.current;
    const now = new Map(laid.map((each) => [each.key, each]));
    earlier.current = { laid: now, level };
    const spots = new Map(carried.current);
    carried.current.clear();
    // Another distance lays everything out anew: nothing has moved on the table.
    if (before === null || before.level !== level || scene.current === null || !movesFreely()) return;
    for (const element of scene.current.querySelectorAll<SVGGElement>("[data-key]")) {
      const to = now.get(element.dataset.key ?? "");
      if (to === undefined) continue;
      const from = begun(before.laid.get(to.key), spots);
      if (from === undefined) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: JOURNEY[pace] / 2 });
      else if (from.x !== to.x || from.y !== to.y || from.scale !== to.scale)
        element.animate(frames(journeys, from, to), {
          duration: from.place === to.place ? SHIFT : JOURNEY[pace],
          easing: "ease-in-out",
        });
    }
  }, [laid, level, pace]);
}

/** No place of the map: from a hand a piece flies straight. */
const CARRIED = "";

function begun(was: Lying | undefined, carried: Carried): Lying | undefined {
  const at = was && carried.get(was.key);
  return was === undefined || at === undefined ? was : { ...was, x: at.x, y: at.y, place: CARRIED };
}

function frames({ size, way }: Journeys, from: Lying, to: Lying): Keyframe[] {
  const half = (size * to.scale) / 2;
  const points = from.place === to.place || from.place === CARRIED ? [] : way(to.key, from.place, to.place);
  const passed = points.slice(1, -1).map(({ x, y }) => ({ ...to, x: x - half, y: y - half }));
  return [from, ...passed, to].map((spot) => ({ transform: turnOf(spot) }));
}
