/** The seas as areas: the meshes of water that shores and borders between seas make on the sheet. */
import { onLand } from "../../../../drawing/coast.ts";
import { cutByShores, facesOf } from "../../../../drawing/net.ts";
import { area, inside, lengthOf } from "../../../../drawing/plane.ts";
import type { Point } from "../../../../drawing/point.ts";
import { PROJECTED } from "./projection.ts";

/** The parts of a border that lie in water; where one makes a landfall, the shore gets a point. */
export function inWater(border: readonly Point[], rings: readonly Point[][]): Point[][] {
  const parts = cutByShores(border, rings, (p) => !onLand(p, rings));
  // A border that grazes a cape leaves crumbs of water behind, too small to part anything.
  return parts.filter((one) => lengthOf(one) > 1);
}

/** The water around each given point, as rings: first its outline, then the islands in it. */
export function seaAreas(
  rings: readonly Point[][],
  borders: readonly Point[][],
  spots: readonly Point[],
): (readonly Point[])[][] {
  const faces = facesOf(rings, borders, PROJECTED.field);
  return spots.map((spot) => {
    const [sea] = faces
      .filter(({ outline }) => inside(spot, outline))
      .sort((a, b) => Math.abs(area(a.outline)) - Math.abs(area(b.outline)));
    if (!sea) throw new Error(`No water was found around ${spot.x} ${spot.y}.`);
    return [sea.outline, ...sea.holes];
  });
}
