/** Scenarios and rulings in Italian. */
import type { LaterWords } from "../wording.ts";

export const scenarios: LaterWords["scenarios"] = {
  historical: "Schieramento storico",
  free: "Schieramento libero: ogni parte ridispone prima i suoi blocchi in segreto",
};

export const options: LaterWords["options"] = {
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
  retreatLimits: {
    "by-round": "Ritirate: i limiti delle vie valgono per l’intero round",
    "by-turn": "Ritirate: i limiti delle vie valgono di nuovo a ogni turno di una lettera",
  },
  portRetreat: {
    "by-lists": "Le navis lasciano una battaglia in porto come una battaglia navale, ma solo verso il mare",
    "open-seas": "Le navis lasciano una battaglia in porto verso qualsiasi mare adiacente senza nemici",
  },
  lateDefenders: {
    "lose-a-step": "Riserve giunte troppo tardi: anche quelle del difensore perdono uno step",
    unharmed: "Riserve giunte troppo tardi: quelle del difensore non perdono step",
  },
};
