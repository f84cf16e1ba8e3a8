import { LANGUAGES } from "@rubicon/engine";
import { expect, test } from "vitest";
import { GAMES, PLAYABLE, rules } from "./index.ts";

test("what lists say of a game is what the game says of itself", async () => {
  expect(PLAYABLE.length).toBeGreaterThan(0);
  for (const { id, title, seats, scenarios } of PLAYABLE) {
    const game = await rules[id]();
    expect([game.id, game.title]).toEqual([id, title]);
    expect(Object.keys(seats)).toEqual(game.seats);
    expect(Object.keys(scenarios)).toEqual(game.scenarios.map((scenario) => scenario.id));
    for (const language of LANGUAGES) {
      const words = game.words(language);
      for (const [seat, name] of Object.entries(seats)) expect(name[language]).toBe(words.seat(seat));
      for (const [scenario, name] of Object.entries(scenarios))
        expect(words.scenario(scenario).startsWith(name[language])).toBe(true);
    }
  }
});

test("a game that cannot be played yet has no rules to load", () => {
  for (const { id, playable } of GAMES) expect(Object.hasOwn(rules, id)).toBe(playable);
});
