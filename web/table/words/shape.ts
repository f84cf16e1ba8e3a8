/** Which texts the shell of a table has. Each language writes all of them. */
import type { Result } from "@rubicon/engine";

export interface TableWords {
  readonly loading: string;
  readonly map: string;
  readonly status: string;
  /** The game is nearly as long as one can be. */
  nearlyFull(left: number): string;

  readonly prompt: {
    readonly label: string;
    /** `player` is null where nobody else is known to sit there. */
    waiting(seat: string, player: string | null): string;
    /** A bot is asked. */
    thinking(seat: string, bot: string): string;
    /** The past is shown; this is what is asked in the present. */
    meanwhile(question: string): string;
    /** Who decided at the moment shown. */
    thenToMove(seat: string): string;
    readonly notBegun: string;
    readonly nobodyAsked: string;
    readonly over: string;
    /** Things are picked, something more is to be clicked. */
    picked(names: string): string;
    /** Things are picked and the act is to be chosen from the buttons. */
    whichOne(names: string): string;
    /** Pieces are taken up, and can be brought to what is lit; or to nothing. */
    held(what: string): string;
    heldNowhere(what: string): string;
    /** "5 blocks in Roma". */
    piecesIn(pieces: string, place: string): string;
    /** Several ways lead there. */
    whichWay(what: string, place: string): string;
    byWay(places: string): string;
    readonly straight: string;
    /** Not all of them get there: "3 of 5". */
    someOf(count: number, all: number): string;
    brings(what: string, place: string): string;
    clickTakes(what: string): string;
    /** What was meant as a whole is done step by step, whenever its turn comes. */
    goesOn(what: string): string;
    readonly stop: string;
    /** A gesture was broken off. */
    readonly halted: string;
    /** What a click on the thing pointed at does. */
    clickDoes(act: string): string;
    clickPicks(name: string): string;
    clickLetsGo(name: string): string;
    readonly choices: string;
    readonly letGo: string;
    readonly undo: string;
    readonly askUndo: string;
    readonly undoAsked: string;
    readonly sending: string;
    readonly kept: string;
    readonly offline: string;
    readonly stale: string;
    refused(reason: string): string;
    /** This seat is not asked yet, but may choose already. */
    choosingToo(seat: string): string;
    /** It has chosen, and the other seat has not answered yet. */
    chosenAhead(act: string, seat: string): string;
    readonly withdraw: string;
    /** Asks a bot what it would do. */
    readonly counsel: string;
  };

  readonly reel: {
    readonly past: string;
    readonly replaying: string;
    entry(n: number, last: number): string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly forward: string;
    readonly present: string;
    readonly end: string;
    readonly skip: string;
    readonly bar: string;
  };

  readonly since: {
    readonly title: string;
    readonly showMe: string;
    readonly skip: string;
    more(count: number): string;
  };

  readonly panels: {
    readonly label: string;
    readonly acts: string;
    readonly log: string;
    readonly beside: string;
    readonly text: string;
    readonly orders: string;
    readonly extras: string;
    readonly hand: string;
    readonly battle: string;
    readonly help: string;
    readonly close: string;
    readonly hideBattle: string;
    /** Something lit lies in this panel. */
    readonly wanted: string;
  };

  readonly acts: {
    readonly filter: string;
    count(count: number): string;
    readonly none: string;
    readonly notNow: string;
    readonly decisions: string;
    readonly nothingFits: string;
    readonly closed: string;
    whyNot(name: string): string;
  };

  readonly log: {
    /** Whose acts they were. */
    silent(names: readonly string[]): string;
    /** What somebody did, where no event tells of it: a few deeds in a line. */
    done(deeds: readonly string[], name: string): string;
    readonly empty: string;
    readonly takenBack: string;
    wentBack(seat: string): string;
    readonly byOrders: string;
    readonly byTime: string;
    show(n: number): string;
    readonly toEnd: string;
    /** Two ways to read it: every entry, or year by year. */
    readonly views: string;
    readonly everything: string;
    readonly byYear: string;
    readonly soFar: string;
  };

  /** What is said over the map until it is put away. */
  readonly tidings: {
    readonly enough: string;
    readonly close: string;
    readonly chronicle: string;
  };

  readonly rule: {
    about(id: string): string;
    label(id: string): string;
    readonly inTheBook: string;
  };

  readonly card: {
    readonly closed: string;
    readonly asking: string;
    askedNow(question: string): string;
    readonly notYourMove: string;
    readonly pastShown: string;
    /** What is held cannot be brought to the thing. */
    readonly outOfReach: string;
    /** What the key does that pins a card. */
    readonly keep: string;
    readonly unknown: string;
    readonly close: string;
  };

  readonly outcome: {
    readonly title: string;
    readonly score: string;
    /** How it ended for a seat. */
    readonly result: Readonly<Record<Result, string>>;
    readonly close: string;
  };

  /** Endings that no rule of the game makes. */
  readonly endings: {
    resigned(winner: string): string;
    agreed(): string;
    time(winner: string): string;
  };
}
