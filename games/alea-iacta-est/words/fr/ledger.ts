/** What decides a game, in French. */
import type { LedgerTerms } from "../ledger.ts";

export const ledger: LedgerTerms = {
  sources: {
    battles: "Grandes batailles",
    leaders: "Chefs ennemis tués",
    disbanded: "Légions licenciées",
    pacified: "Peuples pacifiés",
    assassins: "Le dernier Assassin",
    allies: "Peuples alliés",
    regions: "Contrôle des régions",
    roma: "Rome",
    intrigue: "Intrigues au Sénat",
    triumph: "Triomphes",
    start: "Au départ",
  },
  endings: {
    victory: "victoire",
    simple: "victoire simple",
    decisive: "victoire décisive",
    total: "victoire totale",
    definitive: "victoire définitive",
    draw: "partie nulle",
    "republic-dead": "la République est morte",
  },
};
