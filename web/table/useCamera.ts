/** Brings what happens into sight: where a thing lies outside of what one sees of the map, the map is moved there. */
import type { Json } from "@rubicon/engine";
import { type RefObject, useEffect } from "react";
import type { ViewportHandle } from "../board/Viewport.tsx";
import type { GameFace, Point, Thing } from "../games/face.ts";
import type { Winding } from "./useReel.ts";
import type { Size } from "./useSize.ts";

/** What lies over the map along its right and lower edge. */
export interface Covered {
  readonly right: number;
  readonly bottom: number;
}

/** A point this near to an edge is as good as outside: what lies there needs room. Where a battle is fought it is laid out. */
const EDGE = 40;
const EDGE_IN_BATTLE = 170;

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
    const edge = face.inBattle(shown.sight) ? EDGE_IN_BATTLE : EDGE;
    if (spot && !isInSight(room.current, spot, { right, bottom }, edge)) viewport.current?.show(spot);
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
  if (spot && !isInSight(room, spot, covered, EDGE)) viewport?.show(spot);
}

function isInSight(room: HTMLElement | null, { x, y }: Point, { right, bottom }: Covered, edge: number): boolean {
  const matrix = room?.querySelector<SVGSVGElement>(".viewport-pieces")?.getScreenCTM();
  if (!room || !matrix) return true;
  const at = new DOMPoint(x, y).matrixTransform(matrix);
  const walls = room.getBoundingClientRect();
  const size: Size = { width: walls.width - right, height: walls.height - bottom };
  const inRoom = { x: at.x - walls.left, y: at.y - walls.top };
  // In a small room nothing could be further inside than its middle.
  const [dx, dy] = [Math.min(edge, size.width / 3), Math.min(edge, size.height / 3)];
  return inRoom.x > dx && inRoom.y > dy && inRoom.x < size.width - dx && inRoom.y < size.height - dy;
}
