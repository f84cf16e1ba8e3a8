/** Rules that are like others but for something, for tests. */
import type { Game, Ruleset } from "@rubicon/engine";

/** What is to be otherwise: the name, the number of the rules, and whatever of the games that are made by them. */
export interface Changes {
  readonly id?: string;
  readonly rules?: number;
  readonly game?: (game: Game) => Partial<Game>;
}

/** The same rules with something changed in every game that is made by them. */
export function altered(
  ruleset: Ruleset,
  { id = ruleset.id, rules = ruleset.rules, game = () => ({}) }: Changes,
): Ruleset {
  return {
    id,
    title: ruleset.title,
    rules,
    standard: { ...ruleset.standard, game: id },
    make(pack) {
      const made = ruleset.make({ ...pack, game: ruleset.id });
      return { ...made, id, rules, ...game(made) };
    },
  };
}
