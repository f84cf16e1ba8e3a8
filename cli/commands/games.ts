import type { Game, Language } from "@rubicon/engine";
import type { Command } from "commander";
import { type Desk, say, sayJson } from "../desk.ts";
import { languageNamed } from "../named.ts";

export function addGames(rubicon: Command, desk: Desk): void {
  rubicon
    .command("games")
    .description("list the games, their scenarios and options")
    .option("--lang <language>", "en, fr or it", languageNamed, "en")
    .option("--json", "write JSON")
    .action(({ lang, json }: { lang: Language; json?: boolean }) => {
      if (json) sayJson(desk, desk.games.map(inShort));
      else for (const game of desk.games) say(desk, inWords(game, lang));
    });
}

function inShort(game: Game) {
  const words = game.words("en");
  return {
    id: game.id,
    scenarios: game.scenarios.map(({ id }) => ({ id, title: words.scenario(id) })),
    seats: game.seats,
  };
}

function inWords(game: Game, language: Language): string {
  const words = game.words(language);
  const lines = [`${game.title} (${game.id})`];
  lines.push(`  ${game.seats.map((seat) => `${words.seat(seat)} (${seat})`).join(", ")}`);
  for (const scenario of game.scenarios) {
    lines.push(`  ${scenario.id}: ${words.scenario(scenario.id)}`);
    for (const option of scenario.options)
      for (const value of option.values) {
        const mark = value === option.byDefault ? " *" : "";
        lines.push(`    --option ${option.id}=${value}: ${words.option(option.id, value)}${mark}`);
      }
  }
  return `${lines.join("\n")}\n`;
}
