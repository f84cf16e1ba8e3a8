/** What few tables need on a map of zones comes when it is wanted. */
import { type ComponentProps, createElement, Fragment, lazy, type ReactNode, Suspense } from "react";

/** Most tables are played with the usual components, whose ways are those of the map. */
const OtherWays = lazy(() => import("./map/OtherWays.tsx"));

/** The ground of a pack that has other ways than the map. */
export const withWays = (ground: ReactNode, ways: ComponentProps<typeof OtherWays>): ReactNode =>
  createElement(Fragment, null, ground, createElement(Suspense, null, createElement(OtherWays, ways)));
