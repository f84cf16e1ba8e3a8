/** What is heard of a game, in sentences. */
import type { EventShape, Eyes, Game, Json, Language } from "@rubicon/engine";

/** Null when whoever listens may know nothing of it. */
export function heard(game: Game, event: EventShape, eyes: Eyes, language: Language): string | null {
  const known = game.hear(event, eyes);
  return isEvent(known) ? game.words(language).event(known) : null;
}

/** What a game lets hear of an event is an event again, with less in it. */
export function isEvent(known: EventShape | Json): known is EventShape {
  return typeof known === "object" && known !== null && "e" in known && "rule" in known;
}
