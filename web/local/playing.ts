/** A game of this browser being played: the engine's table, what the chest keeps of it, and what was told. */
import { nameInJournal } from "@rubicon/client/names";
import {
  Counted,
  type Entry,
  type Eyes,
  type Game,
  handsOf,
  type Journal,
  type Offer,
  plain,
  reachOf,
  resumeTable,
  type Seat,
  type Table,
  type Viewer,
} from "@rubicon/engine";
import { settings } from "../app/settings.ts";
import { NO_BOTS, titleOfLevel } from "../opponents/levels.ts";
import { writtenAct } from "../table/reading.ts";
import type { SeatHolder, TableState, WrittenAct, WrittenHands, WrittenReach } from "../table/source.ts";
import { type KeptGame, originOf, type WholeGame } from "./kept.ts";
import { type Listener, seatAsked, type Telling, tellingOf } from "./telling.ts";

export interface Playing {
  readonly game: Game;
  readonly table: Table<object>;
  kept: KeptGame;
  readonly telling: Telling;
}

/** Throws BadInput, in one sentence, when the game does not lead where its journal says. */
export function takenUp(game: Game, whole: WholeGame): Playing {
  const { entries, ...kept } = whole;
  const journal = { header: kept.header, entries: entries.map(({ entry }) => entry) };
  const table = resumeTable(game, journal, originOf(kept), kept.orders);
  const times = entries.map(({ at }) => at);
  return { game, table, kept, telling: tellingOf(game, table.journal, times) };
}

/** The game as the chest is to keep it now. */
export function keptNow({ table, kept, game }: Playing): KeptGame {
  const { entries } = table.journal;
  const { toMove } = table;
  const ordered = game.orders.length === 0 ? [] : game.seats.map((seat) => [seat, table.ordersOf(seat)] as const);
  return {
    ...kept,
    ...(ordered.length === 0 ? {} : { orders: Object.fromEntries(ordered) }),
    changedAt: new Date().toISOString(),
    length: entries.length,
    head: entries[entries.length - 1].check,
    toMove: toMove === "over" ? null : toMove,
    outcome: game.outcome(table.position),
  };
}

/** How it looks to whoever sits at the screen: `eyes`, where he sees more or less than his seat does. */
export function stateOf(
  { game, table, kept, telling }: Playing,
  you: Viewer,
  ear: Listener,
  eyes: Eyes = you,
): TableState {
  const { header, bots = NO_BOTS } = kept;
  const { position } = table;
  const asked = seatAsked(game, position);
  const sight = game.sight(position, eyes);
  const { language } = settings.now;
  const holder = (seat: Seat): SeatHolder => {
    const bot = bots[seat];
    if (bot !== undefined) return { seat, name: titleOfLevel(bot), bot: true };
    return { seat, name: nameInJournal(header.players?.[seat], language) ?? game.words(language).seat(seat, sight) };
  };
  const legal = asked === you ? game.legal(position) : [];
  const forecasts = legal.map((act) => game.forecast(position, act).map(plain));
  return {
    game: header.game,
    pack: game.pack,
    scenario: header.scenario,
    options: header.options,
    status: asked === null ? "over" : "running",
    seats: game.seats.map(holder),
    you,
    toMove: asked,
    sight,
    question: asked === you ? plain(game.question(position)) : null,
    legal: legal.map((act) => writtenAct(game.acts.write(act))),
    forecasts: forecasts.some((each) => each.length > 0) ? forecasts : [],
    hands: asked === you ? handsAt(game, position) : null,
    // Whoever is not asked does not sit at the screen.
    ahead: null,
    orders: game.orders.length > 0 && asked !== null && game.seats.includes(you) ? table.ordersOf(you) : null,
    returns: returnsOf(table, (seat) => bots[seat] === undefined),
    entries: telling.heardBy(ear),
    outcome: game.outcome(position),
  };
}

const actsOf = (game: Game, { acts }: Offer): readonly WrittenAct[] =>
  acts.map((act) => writtenAct(game.acts.write(act)));

function handsAt(game: Game, position: object): WrittenHands | null {
  const hands = handsOf(game, position);
  return hands && { ...hands, offers: hands.offers.map((offer) => ({ ...offer, acts: actsOf(game, offer) })) };
}

/** Where these pieces can be brought by whoever is asked. */
export function reachAt({ game, table }: Playing, pieces: readonly string[]): readonly WrittenReach[] {
  return reachOf(game, table.position, pieces).map(({ forecasts, ...goal }) => ({
    ...goal,
    acts: actsOf(game, goal),
    forecasts: forecasts?.map(plain),
  }));
}

/**
 * All people are at this screen, and whoever goes back has asked the others: so the last act always goes back. What bots
 * have done since goes with it.
 */
function returnsOf(table: Table<object>, isPerson: (seat: Seat) => boolean): readonly number[] {
  if (table.toMove === "over") return [];
  const free = table.freeReturns(isPerson);
  return free.length > 0 ? free : beforeLastAct(table.journal, isPerson);
}

function beforeLastAct({ entries }: Journal, isPerson: (seat: Seat) => boolean): readonly number[] {
  const counted = new Counted(entries).last(entries.length);
  const last = counted.findLastIndex((n) => isByHand(entries[n], isPerson));
  return last < 1 ? [] : [counted[last - 1]];
}

const isByHand = (entry: Entry, isPerson: (seat: Seat) => boolean): boolean =>
  "act" in entry && entry.by !== "orders" && isPerson(entry.seat);
