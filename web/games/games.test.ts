import { LANGUAGES } from "@rubicon/engine";
import { expect, test } from "vitest";
import { aboutGame, GAMES, isPlayable, PLAYABLE, standardGame } from "./index.ts";

test("what the list says of a game is what the game says of itself", async () => {
  expect(PLAYABLE.length).toBeGreaterThan(0);
  for (const { id, title, seats, scenarios } of PLAYABLE) {
    const game = await standardGame(id);
    if (game === null) throw new Error(`${id} cannot be loaded`);
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

test("whoever opens a table is told what every scenario and ruling is about, in his language", async () => {
  for (const { id } of PLAYABLE) {
    const [game, about] = [await standardGame(id), await aboutGame(id)];
    if (game === null || about === null) throw new Error(`${id} says nothing of itself`);
    expect(Object.keys(about.scenarios)).toEqual(game.scenarios.map((scenario) => scenario.id));
    const options = new Set(game.scenarios.flatMap((scenario) => scenario.options.map((option) => option.id)));
    expect(Object.keys(about.options).sort()).toEqual([...options].sort());
    const texts = [
      ...Object.values(about.scenarios).map((said) => LANGUAGES.map((language) => said[language].story)),
      ...Object.values(about.options).map((said) => LANGUAGES.map((language) => said[language])),
    ];
    for (const said of texts) expect(new Set(said).size).toBe(LANGUAGES.length);
    for (const text of texts.flat()) expect(text).toMatch(/[.?]$/);
  }
});

test("a game that cannot be played yet has no rules to load", async () => {
  for (const { id, parts } of GAMES) {
    expect(isPlayable(id)).toBe(parts !== null);
    if (parts === null) expect(await standardGame(id)).toBeNull();
  }
  expect(await standardGame("senet")).toBeNull();
});

test("every game hangs out a poster in every language", async () => {
  for (const { poster } of GAMES) {
    const { about } = await poster();
    expect(new Set(LANGUAGES.map((language) => about[language])).size).toBe(LANGUAGES.length);
  }
});
