/** `rubicon games`: what can be played here. */
import type { Game, Language, PackLabel, Shelf } from "@rubicon/engine";
import type { Command } from "commander";
import { type Desk, say, sayJson } from "../desk.ts";
import { languageNamed } from "../named.ts";

export function addGames(rubicon: Command, desk: Desk): void {
  rubicon
    .command("games")
    .description("list the games, their packs, scenarios and options")
    .option("--lang <language>", "en, fr or it", languageNamed, "en")
    .option("--json", "write JSON")
    .action(({ lang, json }: { lang: Language; json?: boolean }) => {
      const { shelf } = desk;
      if (json) sayJson(desk, shelf.standards.map(inShort(shelf)));
      else for (const game of shelf.standards) say(desk, inWords(game, shelf.packs(game.id), lang));
    });
}

const inShort = (shelf: Shelf) => (game: Game) => {
  const words = game.words("en");
  return {
    id: game.id,
    packs: shelf.packs(game.id),
    scenarios: game.scenarios.map(({ id }) => ({ id, title: words.scenario(id) })),
    seats: game.seats,
  };
};

function inWords(game: Game, packs: readonly PackLabel[], language: Language): string {
  const words = game.words(language);
  const lines = [`${game.title} (${game.id})`];
  lines.push(`  ${game.seats.map((seat) => `${words.seat(seat)} (${seat})`).join(", ")}`);
  for (const { id, name } of packs) lines.push(`  pack ${id}: ${name}`);
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
