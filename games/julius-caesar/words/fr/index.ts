import type { Wording } from "../wording.ts";
import { acts } from "./acts.ts";
import { board } from "./board.ts";
import { closer } from "./closer.ts";
import { events } from "./events.ts";
import { names } from "./names.ts";
import { outcomes } from "./outcomes.ts";
import { questions } from "./questions.ts";
import { refusals } from "./refusals.ts";

export const fr: Wording = {
  names,
  scenarios: {
    historical: "Déploiement historique",
    free: "Déploiement libre : chaque camp réarrange d'abord ses blocs en secret",
  },
  options: {
    apolloOrder: {
      "copied-card": "Apollon : la carte copiée décide qui joue en premier",
      "always-first": "Apollon : celui qui le joue passe toujours en premier",
    },
    vulcanCleopatra: {
      "at-once": "Vulcain : Cléopâtre, changeant de camp, combat aussitôt",
      "battle-phase": "Vulcain : Cléopâtre, changeant de camp, combat à la phase de bataille",
    },
    winterOrder: {
      "supply-first": "Hiver : navis et ravitaillement, puis vérification de la victoire",
      "victory-first": "Hiver : vérification de la victoire, puis navis et ravitaillement",
    },
  },
  events,
  questions,
  acts,
  refusals,
  outcomes,
  board,
  closer,
  // French sets a space that does not break before these marks.
  typeset: (text) => text.replace(/\s?([:;?!])(?=\s|$)/g, "\u00a0$1"),
};
