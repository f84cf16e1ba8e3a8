/** What is foretold: battles that an act or a march would lead to, and what a way costs. */
import type { Json } from "@rubicon/engine";
import { nameOf, type TableHands, type TableReach, type Thing, thing } from "../games/face.ts";
import type { ShownModifier, ShownOdds } from "./panels/battle/shape.ts";

/** The battle that an act leads to, as the table wants it. */
export interface ForeseenBattle extends ShownOdds {
  readonly zone: string;
  /** Of ships. */
  readonly naval?: boolean;
  readonly attacker: string;
  /** Strength points of both. */
  readonly attack: number;
  readonly defence: number;
  readonly modifiers: readonly ShownModifier[];
  readonly modifier: number;
  /** Of six faces, with how many the attacker wins. */
  readonly wins: number;
}

/** Forecasts come from the game that is being shown; looked at in outline, as they may come over a wire. */
function isBattle(forecast: unknown): forecast is ForeseenBattle {
  return (
    typeof forecast === "object" &&
    forecast !== null &&
    "f" in forecast &&
    forecast.f === "battle" &&
    "zone" in forecast &&
    "column" in forecast
  );
}

export function battlesIn(forecasts: readonly Json[]): readonly ForeseenBattle[] {
  const whole: readonly unknown[] = forecasts;
  return whole.filter(isBattle);
}

/** Of six faces, with how few and with how many whoever comes there wins: it may matter by which way. */
export interface Prospect {
  readonly zone: string;
  readonly naval: boolean;
  readonly least: number;
  readonly most: number;
}

/** What is held goes before what single acts would lead to. */
export function prospects(hands: TableHands, forecasts: readonly Json[]): readonly Prospect[] {
  const ahead = hands.reach.length === 0 ? forecasts : hands.reach.flatMap((goal) => goal.forecasts);
  const found = new Map<string, Prospect>();
  for (const { zone, naval = false, wins } of battlesIn(ahead)) {
    const key = `${zone} ${naval}`;
    const { least = wins, most = wins } = found.get(key) ?? {};
    found.set(key, { zone, naval, least: Math.min(least, wins), most: Math.max(most, wins) });
  }
  return [...found.values()];
}

/** The battles at the end of the way that is pointed at; of several ways, the first is the shortest. */
export function battlesOnTheWay({ ways, reach }: TableHands): readonly ForeseenBattle[] {
  const path = ways[0]?.join();
  return battlesIn(reach.find(({ way }) => way.join() === path)?.forecasts ?? []);
}

/** Movement points from a zone to the next; null where no way leads there. */
export type StepCost = (from: string, to: string) => number | null;

/** Movement points of a whole way; null where it is none. */
export function wayCost(stepCost: StepCost, { way }: Pick<TableReach, "way">): number | null {
  let sum = 0;
  for (const [i, to] of way.slice(1).entries()) {
    const cost = stepCost(nameOf(way[i]), nameOf(to));
    if (cost === null) return null;
    sum += cost;
  }
  return sum;
}

/** What each goal costs by its cheapest way, where what is held is led: whoever is not goes one zone at any cost. */
export function goalCosts(
  hands: Pick<TableHands, "held" | "reach">,
  isLeader: (piece: string) => boolean,
  stepCost: StepCost,
): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  if (!hands.held.some((piece) => isLeader(nameOf(piece)))) return costs;
  for (const goal of hands.reach) {
    const cost = wayCost(stepCost, goal);
    const zone = nameOf(goal.to);
    if (cost !== null) costs.set(zone, Math.min(cost, costs.get(zone) ?? cost));
  }
  return costs;
}

/** What a group that is not held pays for its next step. */
export const nextSteps = (
  ways: readonly { readonly to: string; readonly cost: number }[],
  lit: ReadonlySet<Thing>,
): ReadonlyMap<string, number> =>
  new Map(ways.filter(({ to }) => lit.has(thing("zone", to))).map(({ to, cost }) => [to, cost]));
