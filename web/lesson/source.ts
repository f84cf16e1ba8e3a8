/**
 * A lesson as a table: the fourth place that a table may come from. It shows what the rules allow as far as the step
 * wants it, so that nothing else is lit; whatever else is tried is answered with what is wanted instead.
 */
import { BadInput, closedTo, type EventShape, handsOf, type Json, plain, type Refusal, reachOf } from "@rubicon/engine";
import { settings } from "../app/settings.ts";
import { type Readable, Store } from "../app/store.ts";
import { seatAsked, Telling } from "../local/telling.ts";
import { writtenAct } from "../table/reading.ts";
import type {
  ActResult,
  Moment,
  TableSource,
  TableState,
  WrittenAct,
  WrittenHands,
  WrittenReach,
} from "../table/source.ts";
import { isAtTable, type Step } from "./form.ts";
import type { Deed, LessonPlay } from "./playing.ts";

/** How far the lesson has come. */
export interface Stand {
  /** Number of the step; as many as there are steps when all are done. */
  readonly at: number;
  /** Null when all are done. */
  readonly step: Step | null;
  /** Grows with everything that is tried and not wanted: then it is said again what is. */
  readonly mistakes: number;
  /** Why the rules forbid what was to be tried; null until it has been. */
  readonly tried: Refusal | null;
}

export interface LessonSource extends TableSource {
  readonly kind: "local";
  readonly stand: Readable<Stand>;
  /** A text has been read. */
  read(): void;
  /** What is forbidden has been tried. */
  tryOut(): void;
  /** Does for the learner what comes next in this step. False when there is nothing left to show. */
  showMe(): boolean;
  /** Something was clicked that is not wanted now. */
  miss(): void;
}

/** Says why an act that the rules would allow is not wanted: the lesson's own reason. */
export const NOT_NOW = "lesson";

/** What is asked of whoever is to read. */
export const READING = "lesson";

interface Wishes {
  /** What is told to whoever does something else, in the language of the page. */
  otherwise(step: Step): string;
  /** Called after every deed, to keep what has been done. */
  keep(deeds: readonly Deed[]): void;
}

export function lessonSource(play: LessonPlay, wishes: Wishes): LessonSource {
  const { game, lesson } = play;
  const { seat } = lesson;
  const at = new Date().toISOString();
  const telling = new Telling(game, []);
  const state = new Store<TableState | null>(null);
  const stand = new Store<Stand>({ at: play.at, step: play.step, mistakes: 0, tried: null });
  let told = 0;

  const tell = (): void => {
    const fresh = play.entries.slice(told);
    told = play.entries.length;
    telling.add(
      fresh.map(({ entry, events }): { entry: typeof entry; events: readonly EventShape[]; at: string } => ({
        ...{ entry, events, at },
      })),
    );
  };

  const show = (): void => {
    tell();
    state.set(stateOf(play, telling));
    const { now } = stand;
    stand.set({ ...now, at: play.at, step: play.step, tried: now.at === play.at ? now.tried : null });
  };

  const goOn = (deed: () => void): void => {
    deed();
    wishes.keep(play.deeds);
    show();
  };

  const tryOut = (): void => {
    const { tried } = play;
    if (tried !== null) stand.set({ ...stand.now, tried });
  };

  const miss = (): void => stand.set({ ...stand.now, mistakes: stand.now.mistakes + 1 });

  const act = async (chosen: WrittenAct): Promise<ActResult> => {
    if (!play.isAsked) return { is: "stale" };
    const judged = play.judge(chosen);
    if (judged.is === "wanted") {
      goOn(() => play.act(chosen));
      return { is: "done" };
    }
    miss();
    if (judged.is === "illegal") return { is: "refused", refusal: judged.refusal };
    return play.step === null ? { is: "stale" } : { is: "error", message: wishes.otherwise(play.step) };
  };

  const past = (from: number, to: number): readonly Moment[] =>
    play.entries
      .filter(({ entry: { n } }) => n >= from && n <= to)
      .map(({ entry: { n }, course: { position } }) => ({
        ...{ n, viewer: seat, toMove: seatAsked(game, position) },
        sight: game.sight(position, seat),
      }));

  show();
  // Seats are called as the language calls them.
  const stop = settings.subscribe(show);

  return {
    kind: "local",
    key: `lesson:${game.id}:${lesson.id}`,
    state,
    error: new Store<string | null>(null),
    online: new Store(true),
    stand,
    act,
    answerAhead: () => Promise.resolve<ActResult>({ is: "stale" }),
    order: () => Promise.reject(new BadInput("A lesson takes no orders.")),
    why: async (acts) => reasonsAgainst(play, acts),
    reach: async (pieces) => reachIn(play, pieces),
    whyNot: async (pieces, to) => (play.isAsked ? closedTo(game, play.position, pieces, to) : null),
    takeBack: async (to) => {
      goOn(() => play.takeBack(to));
      return "done";
    },
    past: async (from, to) => past(from, to),
    close: stop,
    read: () => goOn(() => play.read()),
    tryOut,
    showMe: () => {
      const { shown } = play;
      if (shown !== null) goOn(() => play.act(shown));
      else if (play.isOpen && stand.now.tried === null) tryOut();
      else return false;
      return true;
    },
    miss,
  };
}

/**
 * What the rules forbid says so. Where they would allow any of what may be meant, it is only not wanted now: then that
 * is the reason, and not whatever else is forbidden.
 */
function reasonsAgainst(play: LessonPlay, acts: readonly WrittenAct[]): readonly (Refusal | null)[] {
  const judged = acts.map((act) => play.judge(act));
  const notNow = play.step && { rule: play.step.rules[0], why: NOT_NOW };
  const allowed = judged.some(({ is }) => is === "unwanted");
  return judged.map((each) => {
    if (each.is === "wanted") return null;
    return each.is === "illegal" && !allowed ? each.refusal : notNow;
  });
}

/** Where pieces can be brought by a chain of acts that is wanted as a whole; anywhere where the table is open. */
function reachIn(play: LessonPlay, pieces: readonly string[]): readonly WrittenReach[] {
  const { game, position } = play;
  if (!play.isAsked) return [];
  return reachOf(game, position, pieces)
    .map(({ forecasts, ...reach }) => ({
      ...reach,
      acts: reach.acts.map((act) => writtenAct(game.acts.write(act))),
      forecasts: forecasts?.map(plain),
    }))
    .filter(({ acts }) => play.isOpen || play.wantsAll(acts));
}

function handsIn(play: LessonPlay): WrittenHands | null {
  const { game, position } = play;
  const hands = play.isAsked ? handsOf(game, position) : null;
  if (hands === null) return null;
  const canGo = (piece: string): boolean => reachIn(play, [piece]).length > 0;
  const groups = hands.groups.map((group) => group.filter(canGo)).filter(({ length }) => length > 0);
  const inHand = hands.inHand.filter(canGo);
  const offers = hands.offers
    .map(({ intent, acts }) => ({ intent, acts: acts.map((act) => writtenAct(game.acts.write(act))) }))
    .filter(({ acts }) => play.isOpen || play.wantsAll(acts));
  return groups.length + inHand.length + offers.length === 0 ? null : { groups, inHand, offers };
}

/** While one reads, nothing else is asked. */
function questionNow({ game, position, step, isAsked, lesson }: LessonPlay): Json {
  if (step !== null && isAtTable(step)) return isAsked ? plain(game.question(position)) : null;
  return { ask: READING, rule: (step ?? lesson.steps[lesson.steps.length - 1]).rules[0] };
}

function stateOf(play: LessonPlay, telling: Telling): TableState {
  const { game, position, lesson, lit, header } = play;
  const { seat } = lesson;
  const asked = seatAsked(game, position);
  const sight = game.sight(position, seat);
  const words = game.words(settings.now.language);
  return {
    game: game.id,
    pack: game.pack,
    scenario: header.scenario,
    options: header.options,
    status: asked === null ? "over" : "running",
    seats: game.seats.map((each) => ({ seat: each, name: words.seat(each, sight) })),
    you: seat,
    toMove: asked,
    sight,
    question: questionNow(play),
    legal: lit,
    forecasts: lit.map((act) => game.forecast(position, game.acts.read(act)).map(plain)),
    hands: handsIn(play),
    ahead: null,
    orders: null,
    returns: play.returns,
    entries: telling.heardBy(seat),
    outcome: null,
  };
}
