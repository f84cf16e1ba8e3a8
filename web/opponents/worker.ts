/**
 * Bots that think beside the page, where they keep nothing waiting. A game that brings thoughts brings a worker of its
 * own, in one line: it knows the rules of that game and what it says about thinking, and is told the pack.
 */
import {
  type Advice,
  type Bot,
  botNamed,
  Sitting,
  type Standing,
  type TurningPoint,
  turningPoints,
  winLine,
} from "@rubicon/bots";
import type { Game, Journal, Json, Pack, Ruleset, Seat, Thought } from "@rubicon/engine";
import type { Level } from "./levels.ts";

/** A seat that is thought about. */
export interface AtSeat {
  /** The table's name: bots with another one have other luck. */
  readonly table: string;
  readonly journal: Journal;
  readonly seat: Seat;
  readonly level: Level;
}

/** How a game stood all along, and where it turned. */
export interface Course {
  /** The seat whose chances are told. */
  readonly seat: Seat;
  readonly line: readonly Standing[];
  readonly turns: readonly TurningPoint[];
}

/** What the page asks for: an act, advice for somebody who plays himself, or how a game went. */
export type Wish =
  | ({ readonly wants: "act" } & AtSeat)
  | ({ readonly wants: "advice" } & AtSeat)
  | { readonly wants: "course"; readonly journal: Journal };

export type BotsAsked = { readonly id: number; readonly pack: Pack } & Wish;

/** What each of them is answered with; null where there is nothing to say. */
export interface Answers {
  readonly act: Json;
  readonly advice: Advice | null;
  readonly course: Course;
}

export type BotsAnswer =
  | { readonly id: number; readonly answer: Answers[keyof Answers] }
  | { readonly id: number; readonly trouble: string };

/** The little that is needed of a worker's world. The page's own types know windows, not workers. */
export interface BotsScope {
  onmessage: ((event: { readonly data: BotsAsked }) => void) | null;
  postMessage(answer: BotsAnswer): void;
}

export function serveBots(rules: Ruleset, thought: Thought, scope: BotsScope): void {
  const mind = new Minds(rules, thought);
  scope.onmessage = ({ data: { id, pack, ...wish } }) => {
    try {
      scope.postMessage({ id, answer: mind.answer(pack, wish) });
    } catch (error) {
      scope.postMessage({ id, trouble: error instanceof Error ? error.message : String(error) });
    }
  };
}

class Minds {
  private readonly rules: Ruleset;
  private readonly thought: Thought;
  private made: { readonly pack: string; readonly game: Game } | null = null;
  /** Who has followed a journal so far need only hear how it goes on. */
  private readonly sittings = new Map<string, { readonly sitting: Sitting; head: string }>();

  constructor(rules: Ruleset, thought: Thought) {
    this.rules = rules;
    this.thought = thought;
  }

  answer(pack: Pack, wish: Wish): Answers[keyof Answers] {
    const game = this.gameOf(pack);
    if (wish.wants === "course") {
      const line = winLine(game, this.thought, wish.journal);
      return { seat: game.seats[0], line, turns: turningPoints(line) };
    }
    const sitting = this.sittingAt(game, wish);
    if (wish.wants === "advice") return sitting.advise();
    const act = sitting.act();
    return act && game.acts.write(act);
  }

  private gameOf(pack: Pack): Game {
    const name = JSON.stringify(pack.components);
    if (this.made?.pack !== name) {
      this.made = { pack: name, game: this.rules.make(pack) };
      this.sittings.clear();
    }
    return this.made.game;
  }

  private sittingAt(game: Game, { table, journal, seat, level, wants }: Wish & AtSeat): Sitting {
    const { header, entries } = journal;
    // Whoever advises thinks for himself: he is not to know which plan the bot follows.
    const key = [wants, table, seat, level].join(" ");
    const known = this.sittings.get(key);
    // Another tab may have put back what this one had been told of.
    const follows = known !== undefined && entries[known.sitting.known - 1]?.check === known.head;
    const sat = follows ? known : { sitting: this.sitDown(game, header, seat, level, table), head: "" };
    sat.sitting.follow(entries);
    sat.head = entries[entries.length - 1]?.check ?? "";
    this.sittings.set(key, sat);
    return sat.sitting;
  }

  private sitDown(game: Game, header: Journal["header"], seat: Seat, level: Level, luck: string): Sitting {
    const bot: Bot = botNamed(level);
    return new Sitting(game, header, seat, bot, { thought: this.thought, luck });
  }
}
