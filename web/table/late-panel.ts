/** What nobody needs in the first moments of a table comes when the board stands: panels of a game, and further words. */
import { type ComponentType, createElement, lazy, Suspense, useEffect } from "react";
import type { TableProps } from "../games/face.ts";
import { drawn } from "./drawn.ts";

export type FetchPanel = () => Promise<ComponentType<TableProps>>;

/** A panel that is shown as soon as it is there, and fetched when it is wanted. */
export function latePanel(fetchPanel: FetchPanel): ComponentType<TableProps> {
  const WhenHere = lazy(async () => ({ default: await fetchPanel() }));
  return (props) => createElement(Suspense, null, createElement(WhenHere, props));
}

/** The same for one that every table has from the beginning: it waits until the board is drawn. */
export const afterBoard = (fetchPanel: FetchPanel): ComponentType<TableProps> =>
  latePanel(async () => {
    await drawn();
    return fetchPanel();
  });

/** Milliseconds after which nobody waits for the board any more. */
const BOARD_STANDS = 1500;

/** Fetches the rest soon: the battle, and further words. */
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
