/** Ways to say no, each in one sentence. */
import { BadInput, type Seat } from "@rubicon/engine";
import type { Answer } from "../services.ts";

/** What does not exist, or not for whoever asks: nobody can tell the one from the other. */
export class NotHere extends BadInput {
  readonly statusCode = 404;

  constructor(what: "table" | "player" = "table") {
    super(`There is no such ${what}.`);
  }
}

/** Something that only a player can ask for, asked by a stranger. */
export class WhoAreYou extends BadInput {
  readonly statusCode = 401;

  constructor() {
    super("Sign in or play as a guest first.");
  }
}

export const NOT_SEATED = "You do not sit at this table.";
export const NOT_PLAYED = "This game is not being played.";
export const rulesGone = (rules: number): string =>
  `This table runs on version ${rules} of the rules, which this server no longer has.`;
export const notAsked = (toMove: Seat | null, seat: Seat): string => `It is for ${toMove} to act, not for ${seat}.`;

export const movedOn = (): BadInput => new BadInput("The table has moved on meanwhile: look again.");

export function mustBeDone(answer: Answer): void {
  if (answer.is === "done") return;
  throw answer.is === "error" ? new BadInput(answer.message) : movedOn();
}
