/** Ways to say no, each in one sentence and with a name under which a page knows it. */
import { BadInput, type Game, type Seat } from "@rubicon/engine";
import type { RefusalCode, TableInfo } from "../protocol.ts";
import type { Answer } from "../services.ts";

const SENTENCES: Readonly<Record<RefusalCode, string>> = {
  "no-table": "There is no such table.",
  "no-player": "There is no such player.",
  "no-pack": "There is no such pack.",
  "who-are-you": "Sign in or play as a guest first.",
  "not-seated": "You do not sit at this table.",
  "not-played": "This game is not being played.",
  "not-your-turn": "It is not your turn.",
  "moved-on": "The table has moved on meanwhile: look again.",
  "table-full": "Every seat at this table is taken.",
  "seat-taken": "That seat is taken.",
  "sits-already": "You sit at this table already.",
  "begun-without-you": "This game has begun without you.",
  begun: "The game has begun: you can resign it, but not leave.",
  "not-begun": "The game has not begun.",
  "not-over": "The game is not over.",
  over: "The game is over.",
  "own-clock": "It is your own clock that runs.",
  "time-left": "Your opponent still has time.",
  "nothing-to-take-back": "There is nothing after that to take back.",
  "enough-gathered": "You have rearranged enough: take some of it back, or finish.",
  "journal-full": "This game has become too long to go on: it can be resigned, or ended by agreement.",
  "nothing-asked": "Nobody asks for this here.",
  "partner-gone": "Somebody who played this game is no longer here.",
  "only-players-speak": "Only those who sit at this table can speak here.",
  "only-watchers-speak": "This is said among those who watch: players hear it when the game is over.",
  "accounts-only": "For this both need an account: guests are invited by a link.",
  "no-challenges": "This player takes no challenges.",
  "no-bot": "This server has no such bot.",
  "bots-unwelcome": "This table is for people: whoever opened it has not asked bots to it.",
  "enough-bots": "You have enough games with bots under way: finish some of them first.",
  "enough-bot-accounts": "You have enough bots of your own: remove one first.",
  "bot-plays-on": "Bots agree to no draw: play on, or resign.",
  "not-for-bots": "This is for people, not for bots.",
  "no-hints": "Hints are given in games that are not rated.",
  "no-advice": "No advice came in time: ask again.",
  "enough-challenges": "You have challenged enough people: wait until some have answered.",
  "wrong-password": "That is not the password of this account.",
  "bad-name": "A name has 2 to 40 letters, digits, spaces and . ' _ -, all of them visible, and no word mixes scripts.",
  "bad-address": "This address cannot be reached from the server: give a public one that begins with https.",
  "bad-text": "This text holds a character that cannot be kept.",
  "bad-link": "This link has been used already, or it is too old.",
  "sign-in-again": "For this you have to sign in again first.",
  "last-passkey": "This is the last passkey of an account without an address: without it nobody could get in.",
  "no-game": "This server does not have that game.",
  "no-seat": "There is no such seat at this table.",
  "old-rules": "This table runs on rules that this server no longer has.",
  "pack-gone": "This table is played with components that this server does not have.",
  "bad-pack": "These components do not fit the rules.",
  "other-game": "These are components of another game.",
  "enough-packs": "You have brought enough packs of your own for a day: play with one of those.",
  "no-clock": "There is no clock at this table.",
  "no-claim": "Nobody loses by the clock here: the server answers for whoever has run out of time.",
  "away-already": "You are away already: come back first.",
  "not-away": "You are not away.",
  "no-vacation": "You have not so many days of vacation left this year.",
  "other-site": "This comes from a page of another site.",
  "nothing-here": "There is nothing here.",
  "too-long": "What was sent is too long.",
  "too-many-tables": "One connection can look at so many tables and no more.",
  "too-many-lines": "Too many connections are open.",
  unusable: "What was sent cannot be used.",
  "too-often": "Too many requests: wait a minute.",
  stopping: "The server is being stopped or restarted: try again in a moment.",
  fault: "Something went wrong inside the server.",
};

/** For checks at the door whose failure has a name: the sentence stands alone, without the place where it was. */
export const refusedAs = (code: RefusalCode, sentence: string = SENTENCES[code]) => ({
  error: sentence,
  params: { refusal: code },
});

export const sentenceFor = (code: RefusalCode): string => SENTENCES[code];

export class Refused extends BadInput {
  readonly code: RefusalCode;

  /** The sentence may say more than the name does. */
  constructor(code: RefusalCode, sentence: string = SENTENCES[code]) {
    super(sentence);
    this.code = code;
  }
}

/** What does not exist, or not for whoever asks: nobody can tell the one from the other. */
export class NotHere extends Refused {
  readonly statusCode = 404;

  constructor(what: "table" | "player" | "pack" = "table") {
    super(`no-${what}`);
  }
}

/** Something that only a player can ask for, asked by a stranger. */
export class WhoAreYou extends Refused {
  readonly statusCode = 401;

  constructor() {
    super("who-are-you");
  }
}

/** Of a table that cannot be played here; `game` is the present one of that name. */
export const gameGone = ({ rules, pack }: Pick<TableInfo, "rules" | "pack">, game: Game): Refused =>
  rules === game.rules
    ? new Refused(
        "pack-gone",
        `This table is played with the components "${pack.name}", which this server does not have.`,
      )
    : new Refused("old-rules", `This table runs on version ${rules} of the rules, which this server no longer has.`);

export const noSeat = (asked: Seat, seats: readonly Seat[]): Refused =>
  new Refused("no-seat", `There is no seat ${asked}; there are ${seats.join(", ")}.`);

export const notAsked = (toMove: Seat | null, seat: Seat): Refused =>
  new Refused("not-your-turn", `It is for ${toMove} to act, not for ${seat}.`);

export const movedOn = (): Refused => new Refused("moved-on");

/** The name of a refusal, as it travels. What the engine or a game cannot read was not written by a page. */
export const codeOf = (problem: BadInput): { readonly code: RefusalCode } => ({
  code: problem instanceof Refused ? problem.code : "unusable",
});

/** A refusal as the answer to a deed. */
export const answerOf = (problem: BadInput): Answer => ({
  is: "error",
  message: problem.message,
  ...codeOf(problem),
});

export function mustBeDone(answer: Answer): void {
  if (answer.is === "done" || answer.is === "kept") return;
  if (answer.is !== "error") throw movedOn();
  throw new Refused(answer.code, answer.message);
}
