/**
 * Blocks on their way. After every drawing each block that now lies elsewhere is made to travel there from where it
 * lay, along the road if it has changed places. It is told by its key, not by its element: what React does with the
 * elements is of no matter.
 */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { movesFreely, useSettings } from "../../../app/settings.ts";
import type { Level, Point } from "../../face.ts";
import { useKit } from "../kit.ts";
import { type Places, wayThrough } from "../places.ts";
import type { Laid } from "./layout.ts";
import { BLOCK_SIZE } from "./measures.ts";
import { turnOf } from "./parts.tsx";

/** How long a block travels from place to place, in milliseconds. */
export const JOURNEY = { slow: 1200, normal: 650, fast: 300 } as const;
const SHIFT = 180;

interface LaidBefore {
  laid: ReadonlyMap<string, Laid>;
  level: Level;
}

/** Where blocks were let go that a hand has carried: they travel on from there. */
export type Carried = Map<string, Point>;

/** The places through which blocks have come, by their keys. */
export type Routes = ReadonlyMap<string, readonly string[]>;

export function useMotion(
  scene: RefObject<SVGGElement | null>,
  laid: readonly Laid[],
  level: Level,
  carried: RefObject<Carried>,
  routes: Routes,
): void {
  const earlier = useRef<LaidBefore | null>(null);
  const { pace } = useSettings();
  const { places } = useKit();

  useLayoutEffect(() => {
    const before = earlier.current;
    const now = new Map(laid.map((each) => [each.block.key, each]));
    earlier.current = { laid: now, level };
    const spots = new Map(carried.current);
    carried.current.clear();
    // Another distance lays everything out anew: nothing has moved on the table.
    if (before === null || before.level !== level || scene.current === null || !movesFreely()) return;
    for (const element of scene.current.querySelectorAll<SVGGElement>("[data-key]")) {
      const to = now.get(element.dataset.key ?? "");
      if (to === undefined) continue;
      const from = begun(before.laid.get(to.block.key), spots);
      if (from === undefined) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: JOURNEY[pace] / 2 });
      else if (from.x !== to.x || from.y !== to.y || from.scale !== to.scale)
        element.animate(frames(places, from, to, routes.get(to.block.key)), {
          duration: from.place === to.place ? SHIFT : JOURNEY[pace],
          easing: "ease-in-out",
        });
    }
  }, [scene, laid, level, pace, places, carried, routes]);
}

/** No place of the map: from a hand a block flies straight. */
const CARRIED = "";

function begun(was: Laid | undefined, carried: Carried): Laid | undefined {
  const at = was && carried.get(was.block.key);
  return was === undefined || at === undefined ? was : { ...was, x: at.x, y: at.y, place: CARRIED };
}

function frames(places: Places, from: Laid, to: Laid, route: readonly string[] | undefined): Keyframe[] {
  const half = (BLOCK_SIZE * to.scale) / 2;
  const through = route?.[0] === from.place && route.at(-1) === to.place ? route : [from.place, to.place];
  const way = from.place === to.place ? [] : wayThrough(places, through);
  const passed = way.slice(1, -1).map(({ x, y }) => ({ ...to, x: x - half, y: y - half }));
  return [from, ...passed, to].map((spot) => ({ transform: turnOf(spot) }));
}
