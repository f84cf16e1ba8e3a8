/** The map of Julius Caesar in a light drawing: coasts, roads, rivers and cities. */
import { type Sketch, sketchOf } from "../../about.ts";
import { fetchSheet } from "../map/sheet.ts";

export async function sketch(): Promise<Sketch> {
  const sheet = await fetchSheet();
  const roads = sheet.roads.map(({ points }) => points);
  return sketchOf(
    sheet,
    { borders: roads, rivers: sheet.rivers },
    sheet.cities.map(({ at: [x, y] }) => [x, y]),
  );
}
