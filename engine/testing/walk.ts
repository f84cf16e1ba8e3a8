/** Random games at a table, looked at before every act. What goes wrong leaves a journal that leads there again. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ActShape } from "../acts.ts";
import { type Dice, pick, seededDice } from "../dice.ts";
import type { EventShape, Game, Json } from "../game.ts";
import { type Journal, writeJournal } from "../journal.ts";
import type { Origin } from "../origin.ts";
import { Breakdown, openTable, type Table } from "../table.ts";
import { must } from "./must.ts";
import { LONGEST, type RandomGame } from "./random.ts";

/** What a bold player would rather do. Acts drawn without any taste seldom meet the rarer rules. */
export interface Taste {
  likes(position: object, act: ActShape): boolean;
}

export interface Walk extends RandomGame {
  readonly dice?: Origin;
  readonly taste?: Taste | undefined;
  /** Where the journal of a game that goes wrong is kept. */
  readonly folder?: string;
}

export interface Visitor {
  /** Before each act. Must leave the position as it is. */
  before?(position: object, chosen: ActShape, random: Dice): void;
  /** After the opening and after each act. */
  after?(position: object, events: readonly EventShape[]): void;
}

/** One decision in so many comes after somebody gave new standing orders, or took an act back. */
const ORDERS_EVERY = 40;
const RETURN_EVERY = 60;
/** One decision in so many is made against one's taste. */
const AGAINST_TASTE = 6;

/** Plays a random game to its end, with a visitor looking on. */
export function walk<P extends object>(game: Game<P>, plan: Walk, visitor: Visitor = {}): Table<P> {
  const { scenario, options = {}, seed, longest = LONGEST, folder = BROKEN } = plan;
  const random = seededDice(`acts of ${seed}`);
  const dice = plan.dice ?? { kind: "seed", seed: String(seed) };
  let table: Table<P> | undefined;
  try {
    table = openTable(game, { scenario, options, dice });
    visitor.after?.(table.position, table.opening);
    for (let acts = 0; table.toMove !== "over"; acts++) {
      must(acts < longest, `the game is not over after ${longest} acts`);
      stroll(table, plan, visitor, random);
    }
    return table;
  } catch (error) {
    const journal = error instanceof Breakdown ? error.journal : table?.journal;
    const file = journal === undefined ? null : keepBroken(journal, String(seed), folder);
    const where = file === null ? "" : ` (${file} leads there again)`;
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${game.id}, ${scenario}, seed ${seed}: ${message}${where}`, { cause: error });
  }
}

function stroll(table: Table<object>, { taste }: Walk, visitor: Visitor, random: Dice): void {
  const { game } = table;
  if (random.roll(ORDERS_EVERY) === 1) {
    const waived = table.order(pick(game.seats, random), drawOrders(game, random));
    visitor.after?.(
      table.position,
      waived.flatMap(({ events }) => events),
    );
  }
  if (random.roll(RETURN_EVERY) === 1) goBack(table, random);
  const seat = table.toMove;
  if (seat === "over") return;
  chooseAhead(table, random);
  const { position } = table;
  const legal = game.legal(position);
  must(legal.length > 0, () => `${seat} is asked but has no legal act`);
  const act = choose(legal, position, random, taste);
  visitor.before?.(position, act, random);
  const answer = table.act(seat, act);
  must(answer.ok, () => `the listed act ${JSON.stringify(game.acts.write(act))} was refused`);
  visitor.after?.(
    table.position,
    answer.recorded.flatMap(({ events }) => events),
  );
}

/** Any orders that the game knows. */
export function drawOrders({ orders }: Pick<Game, "orders">, random: Dice): Json {
  const windows = orders.map(({ id }) => [id, random.roll(2) === 1 ? "ask" : "pass"]);
  return { windows: Object.fromEntries(windows), next: random.roll(6) === 1 };
}

/** Some seat takes some of its last acts back. */
function goBack(table: Table<object>, random: Dice): void {
  const seat = pick(table.game.seats, random);
  const returns = table.freeReturns((other) => other === seat);
  if (returns.length > 0) table.backTo(seat, pick(returns, random));
}

/** Whoever may choose before he is asked does so, as often as not. */
function chooseAhead(table: Table<object>, random: Dice): void {
  const { game, position } = table;
  for (const seat of game.seats) {
    const turned = game.ahead(position, seat);
    if (turned === null || random.roll(2) === 1) continue;
    must(table.answerAhead(seat, pick(game.legal(turned), random)) === null, `${seat} may not choose ahead after all`);
  }
}

function choose(legal: readonly ActShape[], position: object, random: Dice, taste: Taste | undefined): ActShape {
  const liked = taste === undefined ? [] : legal.filter((act) => taste.likes(position, act));
  return liked.length > 0 && random.roll(AGAINST_TASTE) > 1 ? pick(liked, random) : pick(legal, random);
}

const BROKEN = "broken";

/** Writes a journal down and returns where it lies. */
export function keepBroken(journal: Journal, name: string, folder = BROKEN): string {
  const { game, scenario } = journal.header;
  const file = join(folder, `${[game, scenario, name].join("-").replaceAll(/[^\w-]+/g, "_")}.jsonl`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, writeJournal(journal));
  return file;
}
