/** Standing orders at the prompt: in which windows, while others act, a seat wants to be asked. */
import { type Game, type Orders, orderFor, type Seat } from "@rubicon/engine";
import { wrapped } from "./columns.ts";
import type { Seated } from "./seated.ts";

/** Answers "orders", "orders die pass", "orders all pass" and "orders next"; true when that has changed the table. */
export async function talkOfOrders(seated: Seated, seat: Seat, typed: readonly string[]): Promise<boolean> {
  const { game, phrases } = seated;
  if (game.orders.length === 0) {
    seated.say(phrases.noOrders);
    return false;
  }
  const wish = typed.length === 0 ? null : ordersTyped(game, seated.orders(seat), typed);
  const asked = wish === null ? null : openWindow(seated);
  const changed = wish !== null && (await seated.order(seat, wish));
  show(seated, seat);
  // Whoever gives orders thinks of what is to come: that he has answered what he is asked just now must not escape him.
  if (changed && asked !== null) seated.say(phrases.letPass(asked));
  if (wish === null) seated.say(wrapped(phrases.ordersHow(game.orders[0].id), seated.width).join("\n"));
  return changed;
}

/** What the seat is asked, in words, if it is something that orders could let pass. */
function openWindow(seated: Seated): string | null {
  if (seated.legal().length === 0) return null;
  const question = seated.question();
  return question.window === undefined ? null : seated.game.words(seated.language).question(question);
}

/** Null when what was typed is no order of this game. */
function ordersTyped(game: Game, before: Orders, [id, wish, ...rest]: readonly string[]): Orders | null {
  if (rest.length > 0) return null;
  if (id === "next" && wish === undefined) return { ...before, next: true };
  if (wish !== "ask" && wish !== "pass") return null;
  const meant = game.orders.filter((order) => id === "all" || id === order.id);
  if (meant.length === 0) return null;
  return { ...before, windows: { ...before.windows, ...Object.fromEntries(meant.map((order) => [order.id, wish])) } };
}

function show(seated: Seated, seat: Seat): void {
  const { game, phrases, language } = seated;
  const words = game.words(language);
  const orders = seated.orders(seat);
  const widest = Math.max(...game.orders.map(({ id }) => id.length));
  seated.say(phrases.ordersHead);
  for (const { id } of game.orders)
    seated.say(`  ${id.padEnd(widest)}  ${words.order(id)}: ${phrases.orderIs[orderFor(game, orders, id)]}`);
  if (orders.next) seated.say(`  ${phrases.askedNext}`);
}
