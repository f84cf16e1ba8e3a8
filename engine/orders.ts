/**
 * Standing orders: what a seat has decided in advance about being asked in windows.
 *
 * They belong to the table and not to the position: a window that a seat has waived is answered for it by the game's
 * default, at once, as an entry like any other. So a journal needs no orders to be played again, orders have no number
 * and end nothing that can be taken back, and nobody but their owner ever sees them.
 */
import { BadInput, type Game, type Json, type OrderShape, type Seat } from "./game.ts";
import { isObject, quote } from "./json.ts";

export interface Orders {
  /** By kind of window; what is not named stands at its default. */
  readonly windows: Readonly<Record<string, "ask" | "pass">>;
  /** To be asked at the very next window, whatever else was ordered; once. */
  readonly next: boolean;
}

export const NO_ORDERS: Orders = { windows: {}, next: false };

export type OrdersBySeat = Readonly<Record<Seat, Orders | undefined>>;

/** Throws BadInput, in one sentence, when the game knows no such orders. */
export function readOrders({ orders, title }: Pick<Game, "orders" | "title">, json: Json): Orders {
  if (!isObject(json)) throw new BadInput('Standing orders are an object such as {"windows":{},"next":false}.');
  const { windows = {}, next = false, ...rest } = json;
  const stranger = Object.keys(rest)[0];
  if (stranger !== undefined) throw new BadInput(`Standing orders have no field ${quote(stranger)}.`);
  if (typeof next !== "boolean" || !isObject(windows))
    throw new BadInput('In standing orders "windows" is an object, and "next" true or false.');
  const chosen = Object.entries(windows).map(([id, value]): [string, "ask" | "pass"] => {
    if (!orders.some((order) => order.id === id))
      throw new BadInput(`${title} knows no standing order ${quote(id)}; ${known(orders)}.`);
    if (value !== "ask" && value !== "pass") throw new BadInput(`The order ${quote(id)} is "ask" or "pass".`);
    return [id, value];
  });
  return { windows: Object.fromEntries(chosen), next };
}

const known = (orders: readonly OrderShape[]): string =>
  orders.length === 0 ? "it knows none" : `it knows ${orders.map(({ id }) => id).join(", ")}`;

/**
 * Orders as they hold at a table. Where a move may take days every question costs a day: what a seat has not named stands
 * there at what the game thinks best for such a table.
 */
export function ordersAt({ orders }: Pick<Game, "orders">, given: Orders, slow: boolean): Orders {
  const usual = orders.flatMap(({ id, whenSlow }) => (whenSlow === undefined ? [] : [[id, whenSlow] as const]));
  return slow && usual.length > 0 ? { ...given, windows: { ...Object.fromEntries(usual), ...given.windows } } : given;
}

/** What the orders say of a kind of window. */
export function orderFor({ orders }: Pick<Game, "orders">, { windows }: Orders, window: string): "ask" | "pass" {
  return windows[window] ?? orders.find(({ id }) => id === window)?.byDefault ?? "ask";
}

/** The kinds of windows that they let pass. */
export const waivedBy = (game: Pick<Game, "orders">, given: Orders): readonly string[] =>
  game.orders.map(({ id }) => id).filter((id) => orderFor(game, given, id) === "pass");

/** Whether the seat to move is asked in a window that its orders let pass. */
export function isWaived<P extends object>(game: Game<P>, p: P, orders: OrdersBySeat): boolean {
  const seat = game.toMove(p);
  if (seat === "over") return false;
  const { window } = game.question(p);
  if (window === undefined) return false;
  const own = orders[seat] ?? NO_ORDERS;
  return !own.next && orderFor(game, own, window) === "pass";
}

/** The orders once the seat to move is asked in a window: who wanted to be asked at the next one has been. */
export function afterAsking<P extends object>(game: Game<P>, p: P, orders: OrdersBySeat): OrdersBySeat {
  const seat = game.toMove(p);
  const own = orders[seat];
  if (seat === "over" || !own?.next || game.question(p).window === undefined) return orders;
  return { ...orders, [seat]: { ...own, next: false } };
}
