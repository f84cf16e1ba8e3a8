/**
 * The suite every game must pass: random games, and at each decision what the contract promises.
 *
 * RUBICON_GAMES=1000 plays so many games in each test instead of a few; RUBICON_SEED=anything plays others.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { seededDice } from "../dice.ts";
import { BadInput, type Game, type Json, type Options, type Scenario } from "../game.ts";
import { committedOrigin } from "../origin.ts";
import { checkCopy, checkDamaged, checkWriting, NO_POSITIONS } from "./copying.ts";
import { checkGestures, intentsIn } from "./gesturing.ts";
import { checkAlterations, checkJournal } from "./journalling.ts";
import { checkLegality } from "./legality.ts";
import { must } from "./must.ts";
import { LONGEST } from "./random.ts";
import { checkAhead, checkHearing, checkSight, guesses } from "./seeing.ts";
import { Speech } from "./speaking.ts";
import { type Taste, type Visitor, type Walk, walk } from "./walk.ts";

export interface SuiteOptions {
  /** Ids of scenarios to play; all, if not given. */
  readonly scenarios?: readonly string[];
  /** Games a scenario in each test. */
  readonly games?: number;
  /** Acts after which a game is taken to be without end. */
  readonly longest?: number;
  /** For every second game: acts that lead to where the rules are rarely tried. */
  readonly taste?: Taste;
  /** Whether anything is hidden from anybody. */
  readonly hidden?: boolean;
}

export function commonSuite(game: Game, options: SuiteOptions = {}): void {
  const { longest = LONGEST, taste, hidden = true } = options;
  const games = Number(process.env.RUBICON_GAMES ?? options.games ?? 8);
  if (!Number.isSafeInteger(games) || games < 1)
    throw new Error("RUBICON_GAMES must be a number of games, such as 1000");
  const named = process.env.RUBICON_SEED ?? "common";
  const scenarios = game.scenarios.filter(({ id }) => options.scenarios?.includes(id) ?? true);
  const timeout = 300_000 + games * 10_000;

  describe(`${game.title} keeps the contract`, () => {
    test("its door is shut to strange things", () => doorIsShut(game));
    test("it names everything in every language", async () => new Speech(game, await game.rulebook("en")).names());

    describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))("%s", (_, scenario) => {
      const all = (key: string, what: string, play: (plan: Walk, number: number) => void) =>
        test(
          what,
          () => {
            for (let i = 0; i < games; i++) {
              const bold = i % 2 === 1 ? taste : undefined;
              play({ ...plan(scenario, i), seed: `${named} ${key} ${i}`, longest, taste: bold }, i);
            }
          },
          timeout,
        );
      const watching = (key: string, what: string, visitor: Visitor) =>
        all(key, what, (plan) => void walk(game, plan, visitor));

      watching("ends", "games end, and every invariant holds on the way", {
        after(p) {
          const broken = game.broken(p);
          must(broken === null, () => `an invariant does not hold: ${broken}`);
          for (const seat of game.seats) {
            const value = game.value(p, seat);
            must(value >= -1 && value <= 1, () => `the position is worth ${value} to ${seat}`);
          }
        },
      });

      let speech: Speech;
      beforeAll(async () => {
        speech = new Speech(game, await game.rulebook("en"));
      });
      watching("legal", "what is listed is legal, what is not is refused", {
        before: (p, _act, random) => checkLegality(game, p, random, (refusal) => speech.refusal(refusal)),
      });

      watching("words", "questions, acts and events have words in every language", {
        before(p, act) {
          speech.question(game.question(p));
          speech.act(act);
          for (const forecast of game.forecast(p, act)) speech.forecast(forecast);
          for (const intent of intentsIn(game, p)) speech.intent(intent);
        },
        after(p, events) {
          for (const event of events) speech.event(event);
          speech.position(p);
        },
      });

      watching("copies", "copies go their own way", { before: (p, _act, random) => checkCopy(game, p, random) });

      watching("written", "positions can be written down and read", {
        before(p, act, random) {
          checkWriting(game, p, act, random);
          checkDamaged(game, p, random);
        },
      });

      watching("sight", "what a seat sees does not depend on what it may not know", {
        before: (p, _act, random) => checkSight(game, p, random),
      });

      watching("hearing", "what a seat hears does not depend on what it may not know", {
        before: (p, act, random) => checkHearing(game, p, act, random),
      });

      watching("ahead", "a choice made ahead is the one that is made when asked", {
        before: (p, act, random) => checkAhead(game, p, act, random),
      });

      watching("gestures", "whole gestures are chains of legal acts, come to what they promise, and tell nothing", {
        before: (p, _act, random) => checkGestures(game, p, random),
      });

      all("defaults", "who never answers is answered for, and the game ends", ({ options, seed }) =>
        playDefaults(game, scenario.id, options ?? {}, seed, longest),
      );

      all("journals", "journals lead to the same end, and alterations are found", (plan, i) => {
        const secret = committedOrigin(`table ${i}`, `secret ${plan.seed}`);
        const table = walk(game, i % 2 === 0 ? plan : { ...plan, dice: secret });
        const journal = checkJournal(table);
        const random = seededDice(`alterations ${plan.seed}`);
        for (let n = 0; n < 4; n++) checkAlterations(game, journal, random);
      });

      if (hidden)
        test("guesses differ", () => {
          let most = 0;
          const before: Visitor["before"] = (p, _act, random) => {
            if (most < 2) most = Math.max(most, guesses(game, p, random));
          };
          walk(game, { ...plan(scenario, 0), seed: `${named} guesses`, longest }, { before });
          expect(most).toBeGreaterThanOrEqual(2);
        });
    });
  });
}

/** Nobody at the table ever answers. */
function playDefaults(game: Game, scenario: string, options: Options, seed: string | number, longest: number): void {
  const dice = seededDice(seed);
  const p = game.begin(scenario, options);
  game.open(p, dice);
  for (let acts = 0; game.toMove(p) !== "over"; acts++) {
    must(acts < longest, `played by defaults the game is not over after ${longest} acts`);
    const act = game.byDefault(p);
    const refusal = game.refuse(p, act);
    must(refusal === null, () => `the default of ${game.question(p).ask} is refused by ${refusal?.rule}`);
    game.play(p, act, dice);
  }
}

/** The first game of a scenario is played with its default options, the others with every value in turn. */
function plan({ id, options }: Scenario, number: number): { scenario: string; options: Options } {
  const chosen = options.map(({ id, values, byDefault }, i) => {
    const at = (values.indexOf(byDefault) + Math.floor(number / 2 ** i)) % values.length;
    return [id, values[at]];
  });
  return { scenario: id, options: Object.fromEntries(chosen) };
}

const NO_ACTS: readonly Json[] = [null, true, 7, "move", [], {}, { do: 3 }, { do: "constructor" }, { do: "__proto__" }];

function doorIsShut(game: Game): void {
  for (const written of NO_ACTS) expect(() => game.acts.read(written), JSON.stringify(written)).toThrow(BadInput);
  for (const { kind, fields } of game.acts.makers) {
    const named = Object.fromEntries(fields.map(([field, domain]) => [field, domain.names[0]]));
    expect(() => game.acts.read({ do: kind, ...named, extra: 1 }), `${kind} with a field too many`).toThrow(BadInput);
    for (const [field] of fields) {
      const { [field]: _left, ...rest } = named;
      expect(() => game.acts.read({ do: kind, ...rest }), `${kind} without ${field}`).toThrow(BadInput);
      expect(() => game.acts.read({ do: kind, ...named, [field]: "?" }), `${kind} of a strange ${field}`).toThrow(
        BadInput,
      );
    }
  }
  for (const written of NO_POSITIONS) expect(() => game.read(written), JSON.stringify(written)).toThrow(BadInput);
  expect(() => game.begin("no such scenario")).toThrow(BadInput);
  for (const { id, options } of game.scenarios) {
    expect(() => game.begin(id, { "no such option": "yes" })).toThrow(BadInput);
    for (const option of options) expect(() => game.begin(id, { [option.id]: "no such value" })).toThrow(BadInput);
    expect(game.hash(game.begin(id))).toBe(game.hash(game.begin(id, {})));
  }
}
