/** Ways to say no, each in one sentence. Those that players meet most have a name as well, under which a page knows them. */
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
  "nothing-asked": "Nobody asks for this here.",
  "partner-gone": "Somebody who played this game is no longer here.",
  "only-players-speak": "Only those who sit at this table can speak here.",
  "too-often": "Too many requests: wait a minute.",
  fault: "Something went wrong inside the server.",
};

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
export const gameGone = ({ rules, pack }: Pick<TableInfo, "rules" | "pack">, game: Game): BadInput =>
  new BadInput(
    rules === game.rules
      ? `This table is played with the components "${pack.name}", which this server does not have.`
      : `This table runs on version ${rules} of the rules, which this server no longer has.`,
  );

export const notAsked = (toMove: Seat | null, seat: Seat): Refused =>
  new Refused("not-your-turn", `It is for ${toMove} to act, not for ${seat}.`);

export const movedOn = (): Refused => new Refused("moved-on");

/** The name of a refusal, as it travels: left out where there is none. */
export const codeOf = (problem: BadInput): { readonly code?: RefusalCode } =>
  problem instanceof Refused ? { code: problem.code } : {};

/** A refusal as the answer to a deed. */
export const answerOf = (problem: BadInput): Answer => ({
  is: "error",
  message: problem.message,
  ...codeOf(problem),
});

export function mustBeDone(answer: Answer): void {
  if (answer.is === "done" || answer.is === "kept") return;
  if (answer.is !== "error") throw movedOn();
  throw answer.code === undefined ? new BadInput(answer.message) : new Refused(answer.code, answer.message);
}
