/** How to find what a user names: scenarios, options, seats, languages. */
import {
  BadInput,
  EVERYTHING,
  type Eyes,
  type Game,
  LANGUAGES,
  type Language,
  type Options,
  type Scenario,
} from "@rubicon/engine";

/** The scenario of that name, or the first one. */
export function scenarioNamed(game: Game, id: string | undefined): Scenario {
  if (id === undefined) return game.scenarios[0];
  const scenario = game.scenarios.find((s) => s.id === id);
  if (scenario) return scenario;
  throw new BadInput(`${game.title} has no scenario "${id}"; it has ${listed(game.scenarios.map((s) => s.id))}.`);
}

/** From `id=value` pairs, as typed, to the options of a scenario. */
export function optionsOf(scenario: Scenario, pairs: readonly string[]): Options {
  const chosen: Record<string, string> = {};
  for (const pair of pairs) {
    const [id, value] = splitPair(pair);
    const option = scenario.options.find((o) => o.id === id);
    if (!option) throw new BadInput(`The scenario ${scenario.id} has no option "${id}"; ${optionsInWords(scenario)}.`);
    if (!option.values.includes(value))
      throw new BadInput(`The option ${id} cannot be "${value}"; it can be ${listed(option.values)}.`);
    chosen[id] = value;
  }
  return chosen;
}

function splitPair(pair: string): [id: string, value: string] {
  const at = pair.indexOf("=");
  if (at < 1) throw new BadInput(`An option is written id=value, not "${pair}".`);
  return [pair.slice(0, at), pair.slice(at + 1)];
}

function optionsInWords(scenario: Scenario): string {
  if (scenario.options.length === 0) return "it has none";
  return `it has ${listed(scenario.options.map((o) => o.id))}`;
}

export function languageNamed(name: string): Language {
  const language = LANGUAGES.find((l) => l === name);
  if (!language) throw new BadInput(`There is no language "${name}"; the languages are ${listed(LANGUAGES)}.`);
  return language;
}

/** Somebody who looks on a replayed game; "all" sees the whole table. */
export function eyesNamed(game: Game, name: string): Eyes {
  if (name === "all") return EVERYTHING;
  if (name === "watcher" || game.seats.includes(name)) return name;
  throw new BadInput(`Nobody called "${name}" looks on; it can be ${listed([...game.seats, "watcher", "all"])}.`);
}

export function listed(names: readonly string[]): string {
  return names.join(", ");
}
