/**
 * A journal being played again: as a seat saw it, as a watcher did, or with nothing hidden. What does not hold to the
 * rules, or to the dice that its seed gives, is found before anything is shown; it is played up to there.
 */
import { nameInJournal } from "@rubicon/client/names";
import {
  BadInput,
  EVERYTHING,
  type Eyes,
  facesOf,
  type Game,
  type Journal,
  type Outcome,
  replay,
  type Seat,
  verify,
} from "@rubicon/engine";
import { settings } from "../app/settings.ts";
import { Store } from "../app/store.ts";
import { seatAsked, type Telling, tellingOf } from "../local/telling.ts";
import type { ActResult, Moment, Remote, TableSource, TableState } from "./source.ts";

/** Whether everything in a journal is as it should be. */
export type Check =
  | {
      readonly is: "sound";
      readonly acts: number;
      readonly dice: number;
      /** What the dice could be held against: nothing while their seed is secret. */
      readonly against: "commitment" | "seed" | "nothing";
    }
  | { readonly is: "faulty"; readonly entry: number; readonly reason: string };

/** A journal that was checked, with all that is needed to show it. */
export interface Recording {
  readonly game: Game;
  /** Up to the first entry that is wrong. */
  readonly journal: Journal;
  readonly check: Check;
  readonly telling: Telling;
  /** How it ended; a game may be resigned in the middle, which the journal does not say. */
  readonly outcome: Outcome | null;
}

export interface RecordingParts {
  readonly game: Game;
  readonly journal: Journal;
  readonly outcome?: Outcome | null;
  /** When each entry was made, where that is known. */
  readonly times?: readonly (string | null)[];
}

/** Throws BadInput, in one sentence, when not even its opening can be shown. */
export function recordingOf({ game, journal, outcome = null, times = [] }: RecordingParts): Recording {
  const check = checkOf(game, journal);
  if (check.is === "faulty" && check.entry === 0) throw new BadInput(check.reason);
  const sound = check.is === "faulty" ? { ...journal, entries: journal.entries.slice(0, check.entry) } : journal;
  const telling = tellingOf(game, sound, times);
  const reached = game.outcome(replay(game, sound).position);
  return { game, journal: sound, check, telling, outcome: reached ?? outcome };
}

function checkOf(game: Game, journal: Journal): Check {
  const verdict = verify(game, journal);
  if (!verdict.ok) return { is: "faulty", entry: verdict.entry, reason: verdict.reason };
  const { dice } = journal.header;
  const shown = dice.kind === "seed" ? "seed" : dice.seed === undefined ? "nothing" : "commitment";
  const fallen = journal.entries.reduce((sum, entry) => sum + facesOf(entry).length, 0);
  return { is: "sound", acts: verdict.acts, dice: fallen, against: shown };
}

/** From whose side it can be looked at. While the seed of the dice is secret the game is on, and all are watchers. */
export function viewersOf({ game, check }: Recording): readonly Eyes[] {
  if (check.is === "sound" && check.against === "nothing") return ["watcher"];
  return [EVERYTHING, ...game.seats, "watcher"];
}

const AS_IT_WAS = "What is played again stands as it was.";

export interface ReplaySource extends TableSource {
  readonly kind: "replay";
}

/** `remote` is the hand of the page on it. */
export function replaySource(recording: Recording, viewer: Eyes, remote?: Remote): ReplaySource {
  const { game, journal } = recording;
  const last = journal.entries[journal.entries.length - 1];
  const past = (from: number, to: number): readonly Moment[] => {
    const moments: Moment[] = [];
    replay(game, journal, {
      upTo: to,
      reach: (position, { n }) => {
        if (n < from) return;
        moments.push({ n, viewer, toMove: seatAsked(game, position), sight: game.sight(position, viewer) });
      },
    });
    return moments;
  };
  const first = Math.min(remote?.from ?? 0, last.n);
  return {
    kind: "replay",
    key: `replay:${last.check}:${viewer}`,
    state: new Store<TableState | null>(stateOf(recording, viewer)),
    error: new Store<string | null>(null),
    online: new Store(true),
    ...(remote === undefined ? {} : { remote }),
    act: () => Promise.resolve<ActResult>({ is: "stale" }),
    answerAhead: () => Promise.resolve<ActResult>({ is: "stale" }),
    order: () => Promise.reject(new BadInput(AS_IT_WAS)),
    why: (acts) => Promise.resolve(acts.map(() => null)),
    reach: () => Promise.resolve([]),
    whyNot: () => Promise.resolve(null),
    takeBack: () => Promise.reject(new BadInput(AS_IT_WAS)),
    past: async (from, to) => past(from, to),
    // Whoever wants to see a game again does not want to see its end first.
    begins: past(first, first)[0],
    close: () => {},
  };
}

/** How it stands at the end. Nobody is asked anything any more. */
function stateOf(recording: Recording, viewer: Eyes): TableState {
  const { game, journal, telling, outcome } = recording;
  const { scenario, options, players } = journal.header;
  const { position } = replay(game, journal);
  const sight = game.sight(position, viewer);
  const { language } = settings.now;
  const name = (seat: Seat): string =>
    nameInJournal(players?.[seat], language) ?? game.words(language).seat(seat, sight);
  return {
    game: game.id,
    pack: game.pack,
    scenario,
    options,
    status: outcome === null ? "running" : "over",
    seats: game.seats.map((seat) => ({ seat, name: name(seat) })),
    you: viewer === EVERYTHING ? "watcher" : viewer,
    toMove: outcome === null ? seatAsked(game, position) : null,
    sight,
    question: null,
    ...{ legal: [], forecasts: [], hands: null, ahead: null, orders: null, returns: [] },
    entries: telling.heardBy(viewer),
    outcome,
  };
}
