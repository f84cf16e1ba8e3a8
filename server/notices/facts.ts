/** What there is to tell about a decision, to the one who has to make it. */
import { randomBytes } from "node:crypto";
import { type Game, LANGUAGES, type Language, seededDice } from "@rubicon/engine";
import type { Standing } from "../services.ts";
import type { Facts, Kind } from "./words.ts";

/** Who reads it: the player alone, or whoever else reads the channel it is posted to. */
export type Readers = "player" | "many";

export const languageFor = (name: string): Language => LANGUAGES.find((each) => each === name) ?? "en";

export function factsOf(standing: Standing, kind: Kind, language: Language, readers: Readers, origin: string): Facts {
  const { info, game, position } = standing;
  const words = game.words(language);
  const side = info.toMove ?? "";
  const deadline = info.clock.deadline === null ? null : new Date(info.clock.deadline);
  return {
    kind,
    game: game.title,
    scenario: words.scenario(info.scenario),
    side: words.seat(side),
    question: position && questionOf(game, position, language, readers),
    deadline,
    link: `${origin}/table/${info.id}`,
  };
}

/** How many positions are tried that look the same to somebody else. */
const TRIED = 12;

/**
 * A question may name what only the seat that is asked knows: its own block, its own card. A channel that others
 * read too, perhaps the opponent, is told the question only if it would be the same in every position that they
 * could take for the real one.
 */
function questionOf(game: Game, position: object, language: Language, readers: Readers): string | null {
  const words = game.words(language);
  const asked = words.question(game.question(position));
  if (readers === "player") return asked;
  const random = seededDice(randomBytes(16).toString("hex"));
  const others = game.seats.filter((seat) => seat !== game.toMove(position));
  for (const other of others)
    for (let i = 0; i < TRIED; i++) {
      const guessed = game.guess(position, other, random);
      if (game.toMove(guessed) === "over" || words.question(game.question(guessed)) !== asked) return null;
    }
  return asked;
}
