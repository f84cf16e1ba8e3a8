/** Ways of thinking that meet each other: bots by name, or settings of a level with the shipped weights or others. */
import { type Bot, botNamed, type Level, levelOf } from "@rubicon/bots";
import { type Foresight, type Thought, winnerOf } from "@rubicon/engine";
import { fight } from "../../cli/arena/duel.ts";
import { subjectNamed } from "./subject.ts";

export interface Way extends Omit<Level, "name"> {
  /** One of the bots that have no levels; nothing else is asked then. */
  readonly bot?: string;
  /** By the names of features; the shipped ones where none are given. */
  readonly weights?: Readonly<Record<string, number>>;
  /** What is otherwise about its foresight. */
  readonly foresight?: Partial<Foresight>;
  /** What a step of a plan has to be worth. */
  readonly least?: number;
}

/** What is not said. */
export const USUAL: Way = { evaluations: 200, worlds: 16, remembers: false, tree: false, foresees: false };

export interface Meeting {
  readonly game: string;
  readonly ways: readonly Way[];
  readonly scenario: string;
  readonly seed: string;
  readonly sense?: boolean;
}

export const botOf = (way: Way, i: number): Bot =>
  way.bot === undefined ? levelOf({ name: `way ${i}`, ...way }) : botNamed(way.bot);

export function thoughtOf(shipped: Thought, { weights, foresight, least = shipped.least ?? 0 }: Way): Thought {
  const judging =
    weights === undefined ? shipped : shipped.weighing(shipped.features.map((name) => weights[name] ?? 0));
  const weighed = { ...judging, least };
  if (foresight === undefined) return weighed;
  if (shipped.foresight === undefined) throw new Error(`${shipped.game} has no foresight that could be changed`);
  return { ...weighed, foresight: { ...shipped.foresight, ...foresight } };
}

/** What a pair of games with the same dice and the seats changed came to. */
export interface Met {
  /** The first one's score, from 0 to 2. */
  readonly score: number;
  /** How often the first seat of the game won. */
  readonly firstSeat: number;
  /** Points that the first one had more, in both games together. */
  readonly margin: number;
  /** What each of the two did that nobody should do, in both games together. */
  readonly blunders: readonly [Record<string, number>, Record<string, number>];
}

export function meet({ game: id, ways, scenario, seed, sense = false }: Meeting, piece: number): Met {
  const { game, thought } = subjectNamed(id);
  const bots = ways.map(botOf);
  const thoughts = ways.map((way) => thoughtOf(thought, way));
  let score = 0;
  let firstSeat = 0;
  let margin = 0;
  const blunders: [Record<string, number>, Record<string, number>] = [{}, {}];
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { outcome, blunders: found } = fight({
      game,
      thoughts: order.map((i) => thoughts[i]),
      scenario,
      options: {},
      bots: order.map((i) => bots[i]),
      budget: null,
      seed: `${seed}/${piece}`,
      luck: order.map((i) => `${seed}/${piece}/${order.join("")}/${i}`),
      sense,
    });
    const winner = winnerOf(outcome);
    score += winner === null ? 0.5 : winner === game.seats[order.indexOf(0)] ? 1 : 0;
    firstSeat += winner === null ? 0.5 : winner === game.seats[0] ? 1 : 0;
    const [own, theirs] = [0, 1].map((i) => outcome.score[game.seats[order.indexOf(i)]] ?? 0);
    margin += own - theirs;
    for (const [i, counts] of found.entries())
      for (const [name, count] of counts) blunders[order[i]][name] = (blunders[order[i]][name] ?? 0) + count;
  }
  return { score, firstSeat, margin, blunders };
}
