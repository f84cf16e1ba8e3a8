/** Panels of a game that nobody needs in the first moments of a table: they come when the board stands. */
import { type ComponentType, createElement, lazy, Suspense } from "react";
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
