/** What the map of every volume foretells must be what the game says: costs of ways, and battles at their ends. */
import {
  type ActShape,
  type EventShape,
  type ForecastShape,
  type Game,
  handsOf,
  isObject,
  plain,
  type QuestionShape,
  reachOf,
} from "@rubicon/engine";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type MapProps, NO_HANDS, nameOf, type TableHands, thing } from "../games/face.ts";
import { battlesIn, battlesOnTheWay, prospects } from "./foreseen.ts";
import type { PlayThrough } from "./playing.ts";

type Plate = MapProps & { readonly fans: readonly [] };

export interface ForeseenSubject<P extends object, A extends ActShape> {
  readonly game: Game<P, A, EventShape, QuestionShape, ForecastShape>;
  readonly play: PlayThrough<P>;
  /** The battle ahead, as the map shows it. */
  readonly Ahead: ComponentType<Plate>;
  isLeader(piece: string): boolean;
  /** Ships, which have ways of their own. */
  isShip(piece: string): boolean;
  goalCosts(hands: TableHands): ReadonlyMap<string, number>;
  /** What pieces that set out may spend. */
  readonly allowances: readonly number[];
  readonly scenario: string;
  readonly seeds: readonly string[];
  /** Ids of the rules that are proved. */
  readonly rules: { readonly costs: string; readonly alone: string; readonly battles: string };
}

export function foreseenSuite<P extends object, A extends ActShape>(subject: ForeseenSubject<P, A>): void {
  const { game, play, isLeader, isShip, goalCosts, scenario, seeds, rules } = subject;

  /** The hands of whoever holds these pieces, and looks along a way. */
  function holding(p: P, pieces: readonly string[], along?: TableHands["ways"][number]): TableHands {
    const from = thing("zone", game.gestures?.at(p, pieces[0]) ?? "");
    const reach = reachOf(game, p, pieces).map(({ to, way, count, forecasts = [] }) => ({
      ...{ to: thing("zone", to), count, forecasts: forecasts.map(plain) },
      way: [from, ...way.map((zone) => thing("zone", zone))],
    }));
    return {
      ...NO_HANDS,
      held: pieces.map((piece) => thing("piece", piece)),
      reach,
      goals: new Map(reach.map(({ to, count }) => [to, count])),
      ways: along === undefined ? [] : [along],
    };
  }

  /** Stacks with a leader, all along a game played by chance. */
  function led(seed: string): readonly { readonly p: P; readonly pieces: readonly string[] }[] {
    const found: { p: P; pieces: readonly string[] }[] = [];
    let movements = 0;
    play(scenario, seed, 1000, ({ position: p }) => {
      if (game.question(p).ask !== "movement" || movements++ % 20 !== 0) return;
      for (const pieces of handsOf(game, p)?.groups ?? [])
        if (pieces.some(isLeader)) found.push({ p: game.copy(p), pieces });
    });
    return found;
  }

  test(`${rules.costs} what a way is said to cost is what it takes from the movement points`, {
    timeout: 30_000,
  }, () => {
    let tried = 0;
    for (const { p, pieces } of seeds.flatMap(led)) {
      const hands = holding(
        p,
        pieces.filter((piece) => !isShip(piece)),
      );
      const costs = goalCosts(hands);
      const allowances = hands.reach.flatMap(({ to, forecasts }) => {
        const left = forecasts.find((each) => isObject(each) && each.f === "points-left");
        if (!isObject(left) || hands.reach.filter((other) => other.to === to).length > 1) return [];
        tried++;
        return [Number(left.points) + (costs.get(nameOf(to)) ?? Number.NaN)];
      });
      // As many as they had when they set out.
      expect(new Set(allowances).size).toBeLessThanOrEqual(1);
      for (const allowance of allowances) expect(subject.allowances).toContain(allowance);
    }
    expect(tried).toBeGreaterThan(50);
  });

  test(`${rules.alone} a unit without a leader goes one zone at any cost: none is shown`, () => {
    let tried = 0;
    for (const { p, pieces } of led(seeds[0])) {
      const units = pieces.filter((piece) => !isLeader(piece) && !isShip(piece)).slice(0, 1);
      if (units.length === 0) continue;
      expect(goalCosts(holding(p, units)).size).toBe(0);
      tried++;
    }
    expect(tried).toBeGreaterThan(0);
  });

  test(`${rules.battles} a battle at the end of a way is told with its column, every die and every modifier`, {
    timeout: 60_000,
  }, () => {
    let shown = 0;
    for (const { p, pieces } of seeds.flatMap(led)) {
      const fights = holding(p, pieces).reach.filter(({ forecasts }) => battlesIn(forecasts).length > 0);
      for (const { way } of fights.slice(0, 1)) {
        const hands = holding(p, pieces, way);
        const battles = battlesOnTheWay(hands);
        const [battle] = battles;
        const props: Plate = {
          ...{ sight: game.sight(p, "watcher"), viewer: "watcher", language: "en", level: "far", over: false },
          ...{ lit: new Set(), picked: [], glanced: new Set(), events: [], forecasts: [], hands, fans: [] },
          ...{ pick: () => {}, point: () => {} },
        };
        const drawn = renderToStaticMarkup(createElement(subject.Ahead, props));
        expect(drawn).toContain(`>${battle.attack} : ${battle.defence}<`);
        expect(drawn.match(/class="face /g)).toHaveLength(6 * battles.length);
        expect(drawn.match(/class="modifier"/g) ?? []).toHaveLength(
          battles.reduce((sum, { modifiers }) => sum + modifiers.length, 0),
        );
        const { least, most } = prospects(hands, []).find(({ zone }) => zone === battle.zone) ?? { least: 9, most: -1 };
        expect(battle.wins).toBeGreaterThanOrEqual(least);
        expect(battle.wins).toBeLessThanOrEqual(most);
        shown++;
      }
    }
    expect(shown).toBeGreaterThan(3);
  });
}
