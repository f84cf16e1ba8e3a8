import type { Wording } from "../wording.ts";
import { acts } from "./acts.ts";
import { board } from "./board.ts";
import { closer } from "./closer.ts";
import { events } from "./events.ts";
import { names } from "./names.ts";
import { outcomes } from "./outcomes.ts";
import { questions } from "./questions.ts";
import { refusals } from "./refusals.ts";

export const en: Wording = {
  names,
  scenarios: {
    historical: "Historical set-up",
    free: "Free set-up: both sides first rearrange their blocks in secret",
  },
  options: {
    apolloOrder: {
      "copied-card": "Apollo: the copied card decides who goes first",
      "always-first": "Apollo: its player always goes first",
    },
    vulcanCleopatra: {
      "at-once": "Vulcan: Cleopatra, changing sides, fights at once",
      "battle-phase": "Vulcan: Cleopatra, changing sides, fights in the Battle Phase",
    },
    winterOrder: {
      "supply-first": "Winter: navis and supply, then the check for victory",
      "victory-first": "Winter: the check for victory, then navis and supply",
    },
  },
  events,
  questions,
  acts,
  refusals,
  outcomes,
  board,
  closer,
  typeset: (text) => text,
};
