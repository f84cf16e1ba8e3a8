/** What of the map is in view: a fan opens there. */
import type { Rect } from "./plane.ts";

/** The part of the map that lies in its room. */
export function partSeen(scene: SVGGElement | null): Rect | null {
  const matrix = scene?.ownerSVGElement?.getScreenCTM()?.inverse();
  const room = scene?.closest(".viewport")?.getBoundingClientRect();
  if (!matrix || room === undefined) return null;
  const from = new DOMPoint(room.left, room.top).matrixTransform(matrix);
  const to = new DOMPoint(room.right, room.bottom).matrixTransform(matrix);
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}
