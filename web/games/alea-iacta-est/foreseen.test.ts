/** What the map foretells is what the game says: costs of ways, and battles at their ends. */
import { aleaIactaEst as game } from "@rubicon/alea-iacta-est";
import { handsOf, isObject, plain, reachOf } from "@rubicon/engine";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { battlesIn, battlesOnTheWay, prospects } from "../../series/foreseen.ts";
import { BattleAhead } from "../../series/pieces/BattleAhead.tsx";
import { type MapProps, NO_HANDS, type TableHands, thing } from "../face.ts";
import { goalCosts } from "./foreseen.ts";
import { withKit } from "./kit.ts";
import { usePlate } from "./pieces/Pieces.tsx";
import { KIT } from "./testing.ts";
import { playThrough } from "./testing-games.ts";

type Position = ReturnType<typeof game.begin>;

/** The hands of whoever holds these pieces, and looks along a way. */
function holding(p: Position, pieces: readonly string[], along?: TableHands["ways"][number]): TableHands {
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
function* led(scenario: string, seed: string): Generator<{ p: Position; pieces: readonly string[] }> {
  const found: { p: Position; pieces: readonly string[] }[] = [];
  let movements = 0;
  playThrough(scenario, seed, 1000, ({ position: p }) => {
    if (game.question(p).ask !== "movement" || movements++ % 20 !== 0) return;
    for (const pieces of handsOf(game, p)?.groups ?? [])
      if (pieces.some((piece) => KIT.facts.pieces.get(piece)?.unit === null)) found.push({ p: game.copy(p), pieces });
  });
  yield* found;
}

test("AIE-3.4.1.c what a way is said to cost is what it takes from the movement points", () => {
  let tried = 0;
  for (const { p, pieces } of led("rise-of-caesar", "costs")) {
    const ashore = pieces.filter((piece) => KIT.facts.pieces.get(piece)?.type !== "naves");
    const hands = holding(p, ashore);
    const costs = goalCosts(KIT, hands);
    const allowances = hands.reach.flatMap(({ to, forecasts }) => {
      const left = forecasts.find((each) => isObject(each) && each.f === "points-left");
      if (!isObject(left) || hands.reach.filter((other) => other.to === to).length > 1) return [];
      tried++;
      return [Number(left.points) + (costs.get(to.slice("zone:".length)) ?? Number.NaN)];
    });
    // As many as they had when they set out.
    expect(new Set(allowances).size).toBeLessThanOrEqual(1);
    for (const allowance of allowances) expect([2, 3, 4]).toContain(allowance);
  }
  expect(tried).toBeGreaterThan(50);
});

test("AIE-3.4.1.i a unit without a leader goes one zone at any cost: none is shown", () => {
  for (const { p, pieces } of led("pharsalus", "lone")) {
    const units = pieces.filter((piece) => KIT.facts.pieces.get(piece)?.unit !== null).slice(0, 1);
    if (units.length > 0) expect(goalCosts(KIT, holding(p, units)).size).toBe(0);
  }
});

test("AIE-CT.m a battle at the end of a way is told with its column, every die and every modifier", () => {
  const Plate = withKit<MapProps & { fans: readonly [] }>(KIT, (props) =>
    createElement(BattleAhead, { ...props, plate: usePlate(props.language) }),
  );
  let shown = 0;
  for (const { p, pieces } of ["battles", "more battles", "war"].flatMap((seed) => [...led("rise-of-caesar", seed)])) {
    const fights = holding(p, pieces).reach.filter(({ forecasts }) => battlesIn(forecasts).length > 0);
    for (const { way } of fights.slice(0, 1)) {
      const hands = holding(p, pieces, way);
      const [battle] = battlesOnTheWay(hands);
      const props: MapProps & { fans: readonly [] } = {
        sight: game.sight(p, "watcher"),
        viewer: "watcher",
        language: "en",
        level: "far",
        lit: new Set(),
        picked: [],
        glanced: new Set(),
        over: false,
        events: [],
        forecasts: [],
        hands,
        fans: [],
        pick: () => {},
        point: () => {},
      };
      const drawn = renderToStaticMarkup(createElement(Plate, props));
      expect(drawn).toContain(`>${battle.attack} : ${battle.defence}<`);
      expect(drawn.match(/class="face /g)).toHaveLength(6 * battlesOnTheWay(hands).length);
      expect(drawn.match(/class="modifier"/g) ?? []).toHaveLength(
        battlesOnTheWay(hands).reduce((sum, { modifiers }) => sum + modifiers.length, 0),
      );
      const { least, most } = prospects(hands, []).find(({ zone }) => zone === battle.zone) ?? { least: 9, most: -1 };
      expect(battle.wins).toBeGreaterThanOrEqual(least);
      expect(battle.wins).toBeLessThanOrEqual(most);
      shown++;
    }
  }
  expect(shown).toBeGreaterThan(3);
});
