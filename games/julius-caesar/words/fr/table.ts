/** Scenarios and rulings in French. */
import type { LaterWords } from "../wording.ts";

export const scenarios: LaterWords["scenarios"] = {
  historical: "Déploiement historique",
  free: "Déploiement libre : chaque camp réarrange d’abord ses blocs en secret",
};

export const options: LaterWords["options"] = {
  apolloOrder: {
    "copied-card": "Apollon : la carte copiée décide qui joue en premier",
    "always-first": "Apollon : celui qui le joue passe toujours en premier",
  },
  vulcanCleopatra: {
    "at-once": "Vulcain : Cléopâtre, changeant de camp, combat aussitôt",
    "battle-phase": "Vulcain : Cléopâtre, changeant de camp, combat à la phase de bataille",
  },
  winterOrder: {
    "supply-first": "Hiver : navis et ravitaillement, puis vérification de la victoire",
    "victory-first": "Hiver : vérification de la victoire, puis navis et ravitaillement",
  },
  retreatLimits: {
    "by-round": "Retraites : les limites des voies comptent pour tout le round",
    "by-turn": "Retraites : les limites des voies comptent à nouveau à chaque tour d’une lettre",
  },
  portRetreat: {
    "by-lists": "Les navis quittent un port en bataille comme une bataille navale, mais vers la mer seulement",
    "open-seas": "Les navis quittent un port en bataille vers toute mer voisine sans ennemi",
  },
  lateDefenders: {
    "lose-a-step": "Réserves arrivées trop tard : celles du défenseur perdent aussi un pas",
    unharmed: "Réserves arrivées trop tard : celles du défenseur ne perdent aucun pas",
  },
};
