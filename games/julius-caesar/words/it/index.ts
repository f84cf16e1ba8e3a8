import type { Wording } from "../wording.ts";
import { acts } from "./acts.ts";
import { board } from "./board.ts";
import { closer } from "./closer.ts";
import { events } from "./events.ts";
import { names } from "./names.ts";
import { outcomes } from "./outcomes.ts";
import { questions } from "./questions.ts";
import { refusals } from "./refusals.ts";

export const it: Wording = {
  names,
  scenarios: {
    historical: "Schieramento storico",
    free: "Schieramento libero: ogni parte ridispone prima i suoi blocchi in segreto",
  },
  options: {
    apolloOrder: {
      "copied-card": "Apollo: la carta copiata decide chi gioca per primo",
      "always-first": "Apollo: chi lo gioca è sempre primo",
    },
    vulcanCleopatra: {
      "at-once": "Vulcano: Cleopatra, cambiando parte, combatte subito",
      "battle-phase": "Vulcano: Cleopatra, cambiando parte, combatte nella fase di battaglia",
    },
    winterOrder: {
      "supply-first": "Inverno: navis e rifornimenti, poi la verifica della vittoria",
      "victory-first": "Inverno: la verifica della vittoria, poi navis e rifornimenti",
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
