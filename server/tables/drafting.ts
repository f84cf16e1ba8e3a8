/** What each deed would make of a table, by engine/course.ts. Nothing is changed here, and nothing is written. */
import {
  type ActShape,
  acting,
  answering,
  type BadInput,
  type Course,
  committedDice,
  type Dice,
  following,
  type Json,
  LONGEST_GAME,
  NO_ORDERS,
  type OrdersBySeat,
  opening,
  ordering,
  ordersAt,
  readOrders,
  refusalOf,
  returning,
  type Seat,
} from "@rubicon/engine";
import type { Answer } from "../services.ts";
import { isAnswered, wound } from "./clocks.ts";
import type { Draft, TableAdvance } from "./entering.ts";
import { gatheredNow, withOwn } from "./gathering.ts";
import type { Return } from "./going-back.ts";
import { headerOf } from "./journal-rows.ts";
import { type ChoicesBySeat, isSlow, type Known } from "./known-table.ts";
import { gameGone, notAsked, Refused } from "./refusing.ts";

/** A table whose game is on, by rules and with components that are here. */
export type Playing = Known & { readonly course: Course<object>; readonly position: object };

/** Throws what to say when nothing can be done at a table. */
export function mustBePlayed(known: Known): Playing {
  const { course, position, row } = known;
  if (row.status !== "running") throw new Refused("not-played");
  if (course === null || position === null) throw notHere(known);
  return { ...known, course, position };
}

const notHere = ({ row, packName, game }: Known): BadInput =>
  gameGone({ rules: row.rules, pack: { id: row.pack, name: packName } }, game);

const diceOf = ({ seed, id }: Known["row"], from: number): Dice => committedDice({ seed, table: id, from });

/** The game begins. */
export function opened(known: Known): Draft {
  const { game, row, orders, choices } = known;
  if (!known.here) throw notHere(known);
  const dice = diceOf(row, 0);
  const first = opening(game, headerOf(row), dice);
  return { advances: withFollowing(known, [first], orders, choices, dice), clocks: wound(row.clock, game.seats) };
}

/** An act of a seat; or the refusal, where the rules forbid it. Without an entry it is one that nobody else may notice yet. */
export function acted(known: Playing, seat: Seat, written: Json, actId: string): Draft | Answer {
  const { game, course, position, row, orders, choices, gathered } = known;
  if (row.to_move !== seat) throw notAsked(row.to_move, seat);
  const own = gathered[seat] ?? [];
  if (own.some(({ id }) => id === actId)) return { is: "kept" };
  const act = game.acts.read(written);
  const refusal = refusalOf(game, { position }, seat, act);
  if (refusal !== null) return { is: "refused", refusal };
  const secret = gatheredNow(known, seat, { act, id: actId });
  if (secret !== null) return secret;
  mustHaveRoom(course);
  const dice = diceOf(row, course.dice);
  const first = acting(game, course, seat, act, dice, { gathered: own.map((each) => each.act) });
  return {
    advances: withFollowing(known, [first], orders, choices, dice),
    gathered: withOwn(gathered, seat, []),
    actId,
  };
}

/** Nobody plays for so long. A game that is as long as that can still be ended, and what time has run out for goes on. */
function mustHaveRoom({ length }: Course<object>): void {
  if (length >= LONGEST_GAME.entries) throw new Refused("journal-full");
}

/** A seat's standing orders from now on, and what they let pass. */
export function ordered(known: Playing, seat: Seat, written: Json): Draft {
  const { game, course, row, choices } = known;
  const before = known.orders[seat] ?? NO_ORDERS;
  const after = ordersAt(game, readOrders(game, written), isSlow(row));
  const orders = { ...known.orders, [seat]: after };
  const dice = diceOf(row, course.dice);
  const passed = ordering(game, course, seat, { before, after }, () => dice);
  return { advances: passed === null ? [] : withFollowing(known, [passed], orders, choices, dice), orders };
}

/** A seat's choice before it is asked, or none. */
export function chosen(
  known: Playing,
  seat: Seat,
  choice: { readonly act: Json; readonly id: string } | null,
): Draft | Answer {
  const { game, course, choices } = known;
  const turned = game.ahead(course.position, seat);
  if (turned === null) throw new Refused("not-your-turn", "You have to wait until you are asked.");
  if (choice === null) return { advances: [], choices: { ...choices, [seat]: undefined } };
  const act = game.acts.read(choice.act);
  const refusal = game.refuse(turned, act);
  if (refusal !== null) return { is: "refused", refusal };
  return { advances: [], choices: { ...choices, [seat]: { act, id: choice.id } } };
}

/**
 * Back to the position after an earlier entry. What others chose ahead was for a question that is no longer there;
 * what somebody had gathered for the one that is asked again lies there as before.
 */
export function returned(known: Playing, seat: Seat, back: number, { position, gathered }: Return): Draft {
  const { game, course, row, orders } = known;
  mustHaveRoom(course);
  const first = returning(game, course, seat, back, position);
  const restored = gathered === null ? known.gathered : withOwn(known.gathered, gathered.seat, gathered.acts);
  return {
    advances: withFollowing(known, [first], orders, {}, diceOf(row, course.dice)),
    choices: {},
    gathered: restored,
  };
}

/** More than any game needs until the move passes on; the rest is left for the next time. */
const AT_ONCE = 200;

/** The default answers for a seat whose time has run out, until somebody else is asked; null where it has not. */
export function answeredForTime(known: Playing, now: Date): Draft | null {
  const { game, row, clocks, orders, choices, gathered } = known;
  const { deadline, inWindow } = clocks;
  if (deadline === null || deadline > now || !isAnswered(row.clock, clocks)) return null;
  const dice = diceOf(row, known.course.dice);
  const isLate = ({ position }: Course<object>): boolean =>
    game.toMove(position) === row.to_move && (!inWindow || game.question(position).window !== undefined);
  const late = row.to_move ?? "";
  let own = gathered[late]?.map(({ act }) => act) ?? [];
  let advances: readonly TableAdvance[] = [];
  for (
    let { course } = known;
    isLate(course) && advances.length < AT_ONCE;
    course = advances[advances.length - 1].course
  ) {
    const answer = answering(game, course, dice, "time", own);
    own = [];
    advances = withFollowing(known, [...advances, answer], orders, unused(choices, advances), dice);
  }
  return { advances, gathered: withOwn(gathered, late, []) };
}

/** A choice is for one question: who has acted since has none left. */
function unused(choices: ChoicesBySeat, advances: readonly TableAdvance[]): ChoicesBySeat {
  const acted = new Set(advances.map(({ entry }) => ("seat" in entry ? entry.seat : null)));
  return Object.fromEntries(Object.entries(choices).filter(([seat]) => !acted.has(seat)));
}

/** These, and what goes on by itself after them: windows that were waived, and choices made ahead. */
function withFollowing(
  { game, course }: Known,
  advances: readonly TableAdvance[],
  orders: OrdersBySeat,
  choices: ChoicesBySeat,
  dice: Dice,
): readonly TableAdvance[] {
  const from = advances.at(-1)?.course ?? course;
  if (from === null) return advances;
  const ahead: [Seat, ActShape | undefined][] = Object.entries(choices).map(([seat, choice]) => [seat, choice?.act]);
  return [...advances, ...following(game, from, orders, Object.fromEntries(ahead), () => dice)];
}
