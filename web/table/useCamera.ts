/** Brings what happens into sight: where a thing lies outside of what one sees of the map, the map is moved there. */
import type { Json } from "@rubicon/engine";
import { type RefObject, useEffect } from "react";
import type { ViewportHandle } from "../board/Viewport.tsx";
import type { GameFace, Point, Thing } from "../games/face.ts";
import type { Box } from "./useBox.ts";
import type { Winding } from "./useReel.ts";

/** What lies over the map along its right and lower edge. */
export interface Covered {
  readonly right: number;
  readonly bottom: number;
}

/** A point this near to an edge is as good as outside. */
const EDGE = 40;

/** The last place that these events speak of. */
function scene(face: GameFace, events: readonly Json[], sight: Json): Point | null {
  for (const event of events.toReversed())
    for (const it of face.touched(event).toReversed()) {
      const spot = face.spot(it, sight);
      if (spot) return spot;
    }
  return null;
}

export function useCamera(
  face: GameFace,
  winding: Winding,
  viewport: RefObject<ViewportHandle | null>,
  room: RefObject<HTMLElement | null>,
  covered: Covered,
): void {
  const { shown, mode } = winding;
  const { right, bottom } = covered;
  useEffect(() => {
    // One's own acts are where one looks already.
    if (mode === "live" && shown.entry?.seat === shown.viewer && !face.inBattle(shown.sight)) return;
    const spot = scene(face, shown.events, shown.sight);
    if (spot && !isInSight(room.current, spot, { right, bottom })) viewport.current?.show(spot);
  }, [face, shown, mode, viewport, room, right, bottom]);
}

/** For things pointed at in a list. */
export function showThing(
  face: GameFace,
  it: Thing,
  sight: Json,
  viewport: ViewportHandle | null,
  room: HTMLElement | null,
  covered: Covered,
): void {
  const spot = face.spot(it, sight);
  if (spot && !isInSight(room, spot, covered)) viewport?.show(spot);
}

function isInSight(room: HTMLElement | null, { x, y }: Point, { right, bottom }: Covered): boolean {
  const matrix = room?.querySelector<SVGSVGElement>(".viewport-pieces")?.getScreenCTM();
  if (!room || !matrix) return true;
  const at = new DOMPoint(x, y).matrixTransform(matrix);
  const edge = room.getBoundingClientRect();
  const size: Box = { width: edge.width - right, height: edge.height - bottom };
  const inRoom = { x: at.x - edge.left, y: at.y - edge.top };
  return inRoom.x > EDGE && inRoom.y > EDGE && inRoom.x < size.width - EDGE && inRoom.y < size.height - EDGE;
}
