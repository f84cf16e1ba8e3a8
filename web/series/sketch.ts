/** A map of zones in a light drawing: coasts, borders, great rivers and cities. */
import { type Sketch, sketchOf } from "../games/about.ts";
import type { Sheet } from "./map/geography.ts";

export function zonesSketched(sheet: Sheet): Sketch {
  const towns = sheet.zones.flatMap(({ marks }) => marks.filter(({ id }) => id === "city"));
  return sketchOf(
    sheet,
    { borders: sheet.borders.map(({ line }) => line), rivers: sheet.rivers.map(({ line }) => line) },
    towns.map(({ at: [x, y] }) => [x, y]),
  );
}
