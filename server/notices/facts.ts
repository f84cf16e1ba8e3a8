/** What there is to tell about a decision, to the one who has to make it. */
import { LANGUAGES, type Language } from "@rubicon/engine";
import { sightOf } from "../live/outlook.ts";
import type { Standing } from "../services.ts";
import type { Facts, Kind } from "./words.ts";

/** Who reads it: the player alone, or whoever else reads the channel it is posted to. */
export type Readers = "player" | "many";

export const languageFor = (name: string): Language => LANGUAGES.find((each) => each === name) ?? "en";

export function factsOf(standing: Standing, kind: Kind, language: Language, readers: Readers, origin: string): Facts {
  const { info, game } = standing;
  const words = game.words(language);
  const seat = info.toMove ?? "";
  // Which side a seat leads may change in the middle of a game.
  const sight = sightOf(standing, readers === "player" ? seat : "watcher");
  const deadline = info.clock.deadline === null ? null : new Date(info.clock.deadline);
  return {
    kind,
    game: game.title,
    scenario: words.scenario(info.scenario),
    side: sight === null ? words.seat(seat) : words.seat(seat, sight),
    question: questionOf(standing, language, readers),
    deadline,
    link: `${origin}/table/${info.id}`,
  };
}

/** A channel that others read too, perhaps the opponent, is told no question that names what only the seat knows. */
function questionOf({ game, position }: Standing, language: Language, readers: Readers): string | null {
  if (position === null) return null;
  const question = game.question(position);
  return readers === "many" && question.secret ? null : game.words(language).question(question);
}
