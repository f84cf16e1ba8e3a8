/** Looking ahead, with a game that foretells: what is said where acts are listed, and beside what is pointed at. */
import { type Game, type Json, LANGUAGES, listDice, plain } from "@rubicon/engine";
import { makeSkirmish } from "@rubicon/engine/testing";
import { describe, expect, test } from "vitest";
import { DUEL_PACK } from "../games/testing/duel.ts";
import { type Rules, reachable } from "./choosing.ts";
import { allForeseen, battleIn, foresee, outlookOf, sayForecasts } from "./foreseeing.ts";
import { writtenAct } from "./reading.ts";
import type { WrittenAct } from "./source.ts";

const game: Game = makeSkirmish(DUEL_PACK);
const rules: Rules = { acts: game.acts, touchable: ["piece", "field"] };

/** The first turn: red in the west may strike at the east, or rest. */
function armed(): { legal: readonly WrittenAct[]; forecasts: readonly (readonly Json[])[] } {
  const p = game.begin("drill");
  game.open(p, listDice([]));
  while (game.question(p).ask !== "turn") game.play(p, game.legal(p)[0], listDice([]));
  const acts = game.legal(p);
  return {
    legal: acts.map((act) => writtenAct(game.acts.write(act))),
    forecasts: acts.map((act) => game.forecast(p, act).map(plain)),
  };
}

describe("what acts will cost and bring", () => {
  const state = armed();

  test("is told of those that a click may lead to", () => {
    const [blow] = foresee(rules, state, ["piece:red-1"], "field:east");
    expect(blow.act).toEqual({ do: "strike", piece: "red-1", field: "east" });
    expect(sayForecasts(game, "en", blow.forecasts)).toEqual(["Needs 3 or more: 4 in 6"]);
    // Before anything is picked the piece may still do all it can.
    expect(foresee(rules, state, [], "piece:red-1").map(({ act }) => act)).toEqual(
      state.legal.filter(({ piece }) => piece === "red-1"),
    );
    expect(foresee(rules, state, [], "piece:blue-1")).toEqual([]);
  });

  test("is told of what is picked already, and of what would be picked instead", () => {
    expect(reachable(rules, state.legal, ["piece:red-1"], "piece:red-1")).toEqual(
      reachable(rules, state.legal, [], "piece:red-1"),
    );
    expect(reachable(rules, state.legal, ["piece:red-1"], "piece:red-2").every(({ piece }) => piece === "red-2")).toBe(
      true,
    );
  });

  test("is said once where it holds for all, and apart where there are few", () => {
    const needs = { f: "needs", needs: 4, chances: 3, rule: "SK-3.c" };
    const room = { f: "room", room: 2, rule: "SK-1.c" };
    const [one, two] = [writtenAct({ do: "rest" }), writtenAct({ do: "keep" })];
    const apart = outlookOf(game, "en", [
      { act: one, forecasts: [needs] },
      { act: two, forecasts: [needs, room] },
    ]);
    expect(apart.common).toEqual(["Needs 4 or more: 3 in 6"]);
    expect(apart.apart).toEqual([{ act: two, sentences: ["Room for 2 more"] }]);
    const many = Array.from({ length: 9 }, () => ({ act: one, forecasts: [needs] }));
    expect(outlookOf(game, "en", [...many, { act: two, forecasts: [room] }])).toEqual({ common: [], apart: [] });
    expect(outlookOf(game, "en", [])).toEqual({ common: [], apart: [] });
  });

  test("is said in every language, and what makes no sense is left out", () => {
    const said = LANGUAGES.map((language) => sayForecasts(game, language, allForeseen(state)).join());
    expect(new Set(said).size).toBe(LANGUAGES.length);
    expect(sayForecasts(game, "en", [null, 7, { f: "needs" }])).toEqual([]);
    expect(allForeseen(state).length).toBeLessThan(state.forecasts.flat().length);
  });

  test("names the battle that it leads to, if it does", () => {
    const battle = { place: "roma" };
    expect(
      battleIn([
        { f: "moves", rule: "X" },
        { f: "battle", rule: "X", battle },
      ]),
    ).toEqual(battle);
    expect(battleIn(allForeseen(state))).toBeNull();
  });
});
