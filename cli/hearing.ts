/** What a viewer hears of a game, in sentences. */
import type { EventShape, Game, Json, Language, Viewer } from "@rubicon/engine";

/** "all" hears everything as it happened. */
export type Listener = Viewer | "all";

/** Null when the listener may know nothing of it. */
export function heard(game: Game, event: EventShape, listener: Listener, language: Language): string | null {
  const known = listener === "all" ? event : game.hear(event, listener);
  return isEvent(known) ? game.words(language).event(known) : null;
}

/** What a game lets hear of an event is an event again, with less in it. */
export function isEvent(known: EventShape | Json): known is EventShape {
  return typeof known === "object" && known !== null && "e" in known && "rule" in known;
}
