/** A few questions before a game, for somebody at a terminal. Enter takes what is proposed. */
import { BOTS } from "@rubicon/bots";
import type { Game, Language } from "@rubicon/engine";
import type { Keyboard } from "./keyboard.ts";
import { PHRASES } from "./phrases.ts";
import { HUMAN } from "./sitting.ts";

export interface Wishes {
  readonly game: Game;
  readonly scenario: string;
  /** As typed after --seats. */
  readonly seats: string;
}

/** A person on the first seat, bots on the others. */
export function seatsProposed(game: Game): string {
  return game.seats.map((_, i) => (i === 0 ? HUMAN : "greedy")).join(",");
}

/** Null when the person goes away. */
export async function askWishes(
  games: readonly Game[],
  keyboard: Keyboard,
  language: Language,
): Promise<Wishes | null> {
  const phrases = PHRASES[language];
  const game = await pickOne(keyboard, phrases.whichGame, games, ({ title }) => title);
  if (game === null) return null;
  const words = game.words(language);
  const scenario = await pickOne(keyboard, phrases.whichScenario, game.scenarios, ({ id }) => words.scenario(id));
  if (scenario === null) return null;
  const kinds = [HUMAN, ...BOTS.map((bot) => bot.name)];
  const seats: string[] = [];
  for (const [i, proposed] of seatsProposed(game).split(",").entries()) {
    const question = phrases.whoPlays(words.seat(game.seats[i]), kinds.join(", "));
    const name = await askName(keyboard, question, kinds, proposed);
    if (name === null) return null;
    seats.push(name);
  }
  return { game, scenario: scenario.id, seats: seats.join(",") };
}

/** A lone choice is not asked for. */
async function pickOne<T>(
  keyboard: Keyboard,
  question: string,
  choices: readonly T[],
  titleOf: (choice: T) => string,
): Promise<T | null> {
  if (choices.length === 1) return choices[0];
  const list = choices.map((choice, i) => `  ${i + 1}. ${titleOf(choice)}\n`).join("");
  const numbers = choices.map((_, i) => String(i + 1));
  const number = await askName(keyboard, `${list}${question}`, numbers, "1");
  return number === null ? null : choices[Number(number) - 1];
}

async function askName(
  keyboard: Keyboard,
  question: string,
  names: readonly string[],
  proposed: string,
): Promise<string | null> {
  for (;;) {
    const line = await keyboard.ask(`${question} [${proposed}]: `);
    if (line === null) return null;
    const name = line.trim() || proposed;
    if (names.includes(name)) return name;
  }
}
