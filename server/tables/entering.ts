/** What entries, and what seats say in advance, make of a table. Nothing is written here. */
import {
  type Advance,
  afterAsking,
  type EventShape,
  type Game,
  type OrdersBySeat,
  plain,
  type Seat,
} from "@rubicon/engine";
import { type Asked, type Clocks, passed } from "./clocks.ts";
import { arranged } from "./gathering.ts";
import { inOrder, type RecordedEntry } from "./journal-rows.ts";
import type { ChoicesBySeat, GatheredBySeat, Known } from "./known-table.ts";

export type TableAdvance = Advance<object, EventShape>;

/** What is to become of a table. What is not named stays as it is. */
export interface Draft {
  /** New entries, in order: an act, and what follows from it by itself. */
  readonly advances: readonly TableAdvance[];
  /** Id of the act that is the first of them. */
  readonly actId?: string;
  readonly orders?: OrdersBySeat;
  readonly choices?: ChoicesBySeat;
  readonly gathered?: GatheredBySeat;
  readonly clocks?: Clocks;
}

/** Of so many entries it is remembered what was told. */
const RECENT = 24;

/** The table after it. */
export function movedOn(known: Known, draft: Draft, now: Date): Known {
  const { row, game } = known;
  const { advances } = draft;
  const course = advances.at(-1)?.course ?? known.course;
  if (course === null) throw new Error("a table that has not begun cannot move on");
  const orders = afterAsking(game, course.position, draft.orders ?? known.orders);
  const choices = stillFitting(game, course.position, draft.choices ?? known.choices);
  const { gathered, position } = arranged(game, course, draft.gathered ?? known.gathered);
  const silent =
    orders === known.orders &&
    game.seats.every((seat) => choices[seat] === known.choices[seat] && gathered[seat] === known.gathered[seat]);
  const said = silent ? row.said : row.said + 1;
  if (advances.length === 0) return { ...known, orders, choices, gathered, position, row: { ...row, said } };

  const clocks = clocksAfter(known, draft.clocks ?? known.clocks, advances, now);
  const toMove = askedIn(game, course.position)?.seat ?? null;
  return {
    ...known,
    orders,
    choices,
    gathered,
    position,
    clocks,
    course,
    requests: known.requests.filter(({ kind }) => kind !== "take-back"),
    recent: [...known.recent, ...advances.map((advance) => recordedIn(advance, now))].slice(-RECENT),
    row: {
      ...row,
      said,
      entries: course.length,
      dice: course.dice,
      status: toMove === null ? "over" : "running",
      to_move: toMove,
      asked_at: clocks.askedAt,
      deadline: clocks.deadline,
      in_window: clocks.inWindow,
      interrupted: clocks.interrupted,
      outcome: game.outcome(course.position),
      started_at: row.started_at ?? now,
      ended_at: toMove === null ? now : null,
    },
  };
}

function askedIn(game: Game, position: object): Asked | null {
  const seat = game.toMove(position);
  return seat === "over" ? null : { seat, window: game.question(position).window !== undefined };
}

/** Each in turn is asked, but for those who have waived the window: what passes at once touches no clock. */
function clocksAfter(
  { row, game, sitters }: Known,
  before: Clocks,
  advances: readonly TableAdvance[],
  now: Date,
): Clocks {
  const away = (seat: Seat): Date | null => sitters.find((sitter) => sitter.seat === seat)?.awayUntil ?? null;
  let clocks = before;
  let from = row.to_move;
  for (const [i, { course }] of advances.entries()) {
    if (advances[i + 1] !== undefined && isWaived(advances[i + 1])) continue;
    const to = askedIn(game, course.position);
    clocks = passed(row.clock, clocks, from, to, now, away);
    from = to?.seat ?? null;
  }
  return clocks;
}

const isWaived = ({ entry }: TableAdvance): boolean => "by" in entry && entry.by === "orders";

/** Choices made ahead that are still to be asked for, and legal. */
function stillFitting(game: Game, position: object, choices: ChoicesBySeat): ChoicesBySeat {
  const fitting = Object.entries(choices).filter(([seat, choice]) => {
    if (choice === undefined) return false;
    const turned = game.ahead(position, seat);
    return turned !== null && game.refuse(turned, choice.act) === null;
  });
  return Object.fromEntries(fitting);
}

function recordedIn({ entry, events }: TableAdvance, at: Date): RecordedEntry {
  return {
    n: entry.n,
    seat: "seat" in entry ? entry.seat : null,
    back: "back" in entry ? entry.back : null,
    by: ("by" in entry && entry.by) || null,
    act: "act" in entry ? inOrder(entry.act) : null,
    events: events.map((event) => inOrder(plain(event))),
    at,
  };
}
