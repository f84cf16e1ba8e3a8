/** What a game can say of a part of the table, to the seat that looks at it. */
import type { ActShape, Closer, ForecastShape, Game, Json, Language, Seat, Viewer } from "@rubicon/engine";
import type { Remarks } from "./menu.ts";

/** A table at which somebody sits and sees. */
interface Watched {
  readonly game: Game;
  readonly language: Language;
  /** Null before there is anything to see. */
  sight(viewer: Viewer): Json;
}

/** The game's words on what the seat sees now; null where the game or the table has none. */
export function closely(table: Watched, seat: Seat): { words: Closer<ActShape>; sight: Json } | null {
  const words = table.game.words(table.language).closer;
  const sight = table.sight(seat);
  return words !== undefined && sight !== null ? { words, sight } : null;
}

/** What a seat is called at the moment, as the viewer sees it: it may lead another side than it began with. */
export function nameOf(table: Watched, seat: Seat, viewer: Viewer = seat): string {
  return table.game.words(table.language).seat(seat, table.sight(viewer) ?? undefined);
}

/** What a list adds to acts: what their player sees of them, and what they will cost and bring. */
export function remarksFor(
  table: Watched & { forecast(act: ActShape): readonly ForecastShape[] },
  seat: Seat,
): (act: ActShape) => Remarks {
  const words = table.game.words(table.language);
  const close = closely(table, seat);
  return (act) => ({
    note: close === null ? "" : close.words.note(act, close.sight),
    alike: close?.words.alike?.(act, close.sight) ?? "",
    forecasts: table.forecast(act).map((forecast) => ({ kind: forecast.f, text: words.forecast(forecast) })),
  });
}
