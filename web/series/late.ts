/** What nobody needs in the first moments of a table comes when the board stands. */
import {
  type ComponentProps,
  type ComponentType,
  createElement,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
} from "react";
import type { TableProps } from "../games/face.ts";

/** Milliseconds after which nobody waits for the board any more. */
const BOARD_STANDS = 1500;

/** Fetches the rest soon: the battle, and the other languages. */
export function useSoon(fetchRest: () => readonly Promise<unknown>[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever it is.
  useEffect(() => {
    const timer = setTimeout(() => {
      // Whatever cannot be fetched now is asked for again by whoever needs it.
      Promise.allSettled(fetchRest());
    }, BOARD_STANDS);
    return () => clearTimeout(timer);
  }, []);
}

/** The panel of a battle, shown as soon as it is there. */
export function lateBattle(
  fetchPanel: () => Promise<{ readonly Battle: ComponentType<TableProps> }>,
): ComponentType<TableProps> {
  const WhenHere = lazy(async () => ({ default: (await fetchPanel()).Battle }));
  return (props) => createElement(Suspense, null, createElement(WhenHere, props));
}

/** Most tables are played with the usual components, whose ways are those of the map. */
const OtherWays = lazy(() => import("./map/OtherWays.tsx"));

/** The ground of a pack that has other ways than the map. */
export const withWays = (ground: ReactNode, ways: ComponentProps<typeof OtherWays>): ReactNode =>
  createElement(Fragment, null, ground, createElement(Suspense, null, createElement(OtherWays, ways)));
