/** What a player is asked, as data. The names of `ask` are the names of the steps. */
import type { QuestionShape } from "@rubicon/engine";
import type { God } from "./cards.ts";

export type Question =
  | (QuestionShape & { ask: "deploy" })
  | (QuestionShape & { ask: "discard" })
  | (QuestionShape & { ask: "choose"; turn: number })
  /** Activate a location, sail, or end; `god` when an event grants the move. */
  | (QuestionShape & { ask: "movement"; moves: number; god?: God })
  | (QuestionShape & { ask: "group"; place: string; god?: God })
  /** It names a block on its way, which only its side may know. */
  | (QuestionShape & { ask: "march"; block: string; place: string; stepsLeft: number; secret: true })
  | (QuestionShape & { ask: "mainGroup"; place: string })
  | (QuestionShape & { ask: "surprise" })
  /** Whether there is a block to strengthen, and one to bring in: both tell of what only its side knows. */
  | (QuestionShape & { ask: "levy"; levies: number; raises: boolean; enters: boolean; secret: true })
  | (QuestionShape & { ask: "jupiter" })
  | (QuestionShape & { ask: "defector"; block: string })
  | (QuestionShape & { ask: "vulcan" })
  | (QuestionShape & { ask: "pickBattle" })
  /** The turn of blocks of one letter; `must` when they have to retreat. */
  | (QuestionShape & {
      ask: "battleTurn";
      place: string;
      round: number;
      letter: string;
      attacking: boolean;
      must: boolean;
    })
  | (QuestionShape & { ask: "hits"; place: string; hits: number })
  | (QuestionShape & { ask: "regroup"; place: string })
  | (QuestionShape & { ask: "port" })
  | (QuestionShape & { ask: "surplus" })
  | (QuestionShape & { ask: "disband" });
