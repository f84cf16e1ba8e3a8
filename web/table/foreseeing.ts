/** Looking ahead: what the acts that can be chosen will cost and bring, as the game foretells it. */
import { type ForecastShape, type Game, isObject, type Json, type Language } from "@rubicon/engine";
import type { Thing } from "../games/face.ts";
import { type Rules, reachable } from "./choosing.ts";
import type { TableState, WrittenAct } from "./source.ts";

export interface Foreseen {
  readonly act: WrittenAct;
  readonly forecasts: readonly Json[];
}

type Choices = Pick<TableState, "legal" | "forecasts">;

/** What is foretold of the acts that a click on a thing may lead to. */
export function foresee(rules: Rules, { legal, forecasts }: Choices, picked: readonly Thing[], it: Thing): Foreseen[] {
  if (forecasts.length === 0) return [];
  return reachable(rules, legal, picked, it).map((act) => ({ act, forecasts: forecasts[legal.indexOf(act)] ?? [] }));
}

/** All that is foretold now, nothing of it twice. */
export function allForeseen({ forecasts }: Pick<Choices, "forecasts">): readonly Json[] {
  const found = new Map(forecasts.flat().map((forecast) => [JSON.stringify(forecast), forecast]));
  return [...found.values()];
}

const isForecast = (json: Json): json is Json & ForecastShape =>
  isObject(json) && typeof json.f === "string" && typeof json.rule === "string";

/** Sentences about what is foretold. */
export function sayForecasts(game: Game, language: Language, forecasts: readonly Json[]): readonly string[] {
  const words = game.words(language);
  return [...new Set(forecasts.flatMap((forecast) => (isForecast(forecast) ? words.forecast(forecast) : [])))].filter(
    (sentence) => sentence !== "",
  );
}

/** What an act throws away, for its button: "2 moves unused". */
export const wastedBy = (game: Game, language: Language, forecasts: readonly Json[]): string =>
  sayForecasts(
    game,
    language,
    forecasts.filter((forecast) => isForecast(forecast) && forecast.wasted === true),
  ).join(", ");

/** The battle that is foretold, if one is. */
export function battleIn(forecasts: readonly Json[]): Json {
  for (const forecast of forecasts) if (isForecast(forecast) && forecast.battle !== undefined) return forecast.battle;
  return null;
}

/** More acts than these make a list, not a look ahead. */
const MOST_TOLD_APART = 4;

/** What is said of several acts at once: what holds for all of them, and for few what holds for each. */
export interface Outlook {
  readonly common: readonly string[];
  readonly apart: readonly { readonly act: WrittenAct; readonly sentences: readonly string[] }[];
}

export function outlookOf(game: Game, language: Language, foreseen: readonly Foreseen[]): Outlook {
  const told = foreseen.map(({ act, forecasts }) => ({ act, sentences: sayForecasts(game, language, forecasts) }));
  const common = (told[0]?.sentences ?? []).filter((each) => told.every(({ sentences }) => sentences.includes(each)));
  const rest = told.map(({ act, sentences }) => ({
    act,
    sentences: sentences.filter((each) => !common.includes(each)),
  }));
  const apart = told.length > MOST_TOLD_APART ? [] : rest.filter(({ sentences }) => sentences.length > 0);
  return { common, apart };
}
